import type { NotFromUsRow } from './fixtures.ts';

/** English enquiries: what the house, the caterer, the DJ or the client has, and what is asked for beside it. */
export const ENQUIRIES: readonly NotFromUsRow[] = [
  [
    'Venue is supplying chairs and round tables for the 18 tables of ten. We want a 6x3m stage and 12 uplighters.',
    'chair table_round',
    'stage_deck uplight',
  ],
  [
    'Seating for 200 is being handled by the college. PA, two handhelds and a lectern please.',
    'chair',
    'pa_package mic_wireless_handheld lectern',
  ],
  [
    'Hotel AV does the projector and screen in-house, so all we need from you is a 4m LED wall in the foyer and 2 speakers.',
    'projector projection_screen',
    'led_wall speaker_top',
  ],
  [
    "We're sorted for glassware and crockery. Just the 12 trestles and 60 chairs.",
    'glassware crockery',
    'table_trestle chair',
  ],
  ['Generator already booked elsewhere. Marquee 9m x 15m, flooring, 4 chandeliers.', 'generator', 'marquee'],
  [
    'DJ comes fully equipped - PA, lights, smoke, the lot. Needs only a 3x2 metre riser and a dance floor.',
    'pa_package disco_light smoke_machine',
    'stage_deck dance_floor',
  ],
  [
    'The ceilidh band have their own PA and mics; they only ask for a 5m x 3m stage.',
    'pa_package mic_wired',
    'stage_deck',
  ],
  [
    'Please skip the dance floor, our guests are all over seventy. 10 round tables, 100 chairs.',
    'dance_floor',
    'table_round chair',
  ],
  ['PA for 150 people minus the subs, it is only speech.', 'subwoofer', 'pa_package'],
  [
    'Full marquee package excluding heaters and lining: 12x18m with flooring and lighting.',
    'patio_heater marquee_lining',
    'marquee',
  ],
  [
    'Leave out the photo booth this time. Same again otherwise: 6m bar, 20 poseur tables.',
    'photo_booth',
    'bar_unit table_cocktail',
  ],
  [
    'Everything apart from the tablecloths please: 15 round tables, 150 gold chairs, 150 napkins.',
    'tablecloth',
    'table_round chair_banquet napkin',
  ],
  [
    "Don't bother with a lectern, the head speaks from the floor with a headset mic. 300 chairs.",
    'lectern',
    'mic_headset chair',
  ],
  ['Not keen on uplighters. Festoon across the yard, about 60m, and a mirror ball.', 'uplight', 'festoon mirror_ball'],
  [
    "We'd rather not have a drum riser, the stage is small enough. 4 wedges and a desk.",
    '',
    'stage_monitor mixing_console',
  ],
  ['Rather not have smoke machines near the choir. 8 moving heads please.', 'smoke_machine', 'moving_head'],
  [
    "You won't be needing to bring cable ramps or distro, the site has both. 2 x 16A towers of lights... well, floodlights, 4 of.",
    'cable_ramp power_distro',
    'floodlight',
  ],
  ['We ruled out a marquee on cost grounds, so 5 pop-up gazebos and 10 parasols it is.', 'marquee', 'gazebo parasol'],
  [
    "Listed building: can't have haze, can't have naked flame, and no drilling. 16 battery uplights and a PA.",
    'hazer smoke_machine',
    'uplight pa_package',
  ],
  [
    'House rules: no confetti, no smoke effects, no generators on the terrace. We want 4 speakers and a bar unit.',
    'confetti_machine smoke_machine generator',
    'speaker_top bar_unit',
  ],
  [
    'Stretch tent rather than a frame marquee? No - no tent of any kind, we use the barn. 100 chairs, 60m festoon.',
    'marquee gazebo',
    'chair festoon',
  ],
  ['Benches instead of chairs please, 24 of them, and 12 trestle tables.', 'chair', 'bench table_trestle'],
  ['There are 120 stackable chairs already in the room. We need a lectern with mic.', 'chair', 'lectern'],
  [
    'Stage: not required. Lighting: not required. Sound: yes, for 80. Radio mics: 2.',
    'stage_deck stage_wash',
    'mic_wireless_handheld',
  ],
  [
    'Item / Qty\nRound tables / 12\nChairs / 0\nTablecloths / N/A\nUplighters / 10',
    'chair tablecloth',
    'table_round uplight',
  ],
  [
    '- 2 screens\n- 2 projectors – provided\n- lectern (venue)\n- 2 lapel mics\n- chairs: existing',
    'projector lectern chair',
    'projection_screen mic_wireless_lapel',
  ],
  ['Tables yes, chairs no. 14 x 6ft trestles.', 'chair', 'table_trestle'],
  [
    'Lighting only for this one: 12 LED pars, 4 moving heads and a desk. The theatre runs sound.',
    'pa_package speaker_top',
    'moving_head',
  ],
  [
    'Just the sound please, Lumina are on lights and Stageco do the stage. Line array, 4 subs, 6 wedges.',
    'stage_wash stage_deck',
    'line_array subwoofer stage_monitor',
  ],
  ['PA only, no operator, our own lad can push a fader. 2 tops and 2 subs.', 'crew_sound', 'speaker_top subwoofer'],
  [
    'Dry hire please: 4 uplighters and a hazer, we set it all up.',
    'crew_stagehand crew_lighting crew_technician',
    'uplight hazer',
  ],
  ['Self-collect Thursday, back Monday. 40 banquet chairs and 5 round tables.', 'delivery van', 'table_round'],
  ['We collect ourselves with a Luton. 2 gazebos, 30 folding chairs.', 'delivery van', 'gazebo chair'],
  [
    'No crew needed, our own engineers run it. Digital desk, stagebox, 12 vocal mics with stands.',
    'crew_sound crew_technician crew_stagehand',
    'mixing_console stagebox',
  ],
  [
    'Wedding, 110 guests. Barn comes with tables, benches and festoon. Need: 110 crossback chairs for the ceremony, PA for speeches w/ 1 handheld, loo trailer.',
    'table_trestle bench festoon',
    'chair_banquet mic_wireless_handheld toilet_trailer',
  ],
  [
    'Linen is coming from the caterers along with all plates and glasses. 12 round tables and 120 limewash chairs from you.',
    'tablecloth crockery glassware',
    'table_round chair_banquet',
  ],
  [
    'School production: we own a lighting desk and dimmers, and the hall is already rigged with fresnels. 6 radio headsets and a hazer please.',
    'lighting_console dimmer stage_wash',
    'mic_headset hazer',
  ],
  [
    'Church has a loop and a decent PA. Requested: a 55" screen on a stand and a camera.',
    'induction_loop pa_package',
    'display camera',
  ],
  [
    'Village fete. The parish owns gazebos and 30 trestles. Hire needed: PA w/ roaming radio mic, 60 m of bunting-safe rope barrier posts (20 stanchions).',
    'gazebo table_trestle',
    'stanchion',
  ],
  [
    'Tender lot 2 – staging. Lot 1 (sound) and lot 3 (lighting) have been awarded separately and shall not be priced. Stage 10m x 8m, ramp, handrails.',
    'pa_package stage_wash',
    'stage_deck stage_ramp stage_handrail',
  ],
  [
    'The contractor shall not supply toilets, fencing or waste bins; these are supplied by the authority. 1 covered stage 8x6m; 300 chairs.',
    'toilet fencing waste_bin',
    'chair',
  ],
  [
    'Bidders should note that seating is outside the scope. Screens: 2. Projectors: 2.',
    'chair',
    'projection_screen projector',
  ],
  [
    'Festival main stage: bands bring backline, promoter brings barriers and security. We want PA for 1500, 8 wedges, monitor desk.',
    'drum_kit guitar_amp crowd_barrier',
    'stage_monitor',
  ],
  [
    'Headliner tours with own FOH and monitor consoles. Local supply: line array, subs, 12 wedges, risers.',
    'mixing_console',
    'line_array stage_monitor',
  ],
  [
    "The pianist plays the hall's Steinway so no keyboard. 2 condenser mics and stands.",
    'piano keyboard',
    'mic_instrument',
  ],
  [
    'Conference, 250 pax. In-house: seating, stage, lectern. External (you): 2 x 3m screens, 6 lapel mics, 1 video switcher.',
    'chair stage_deck lectern',
    'projection_screen mic_wireless_lapel video_switcher',
  ],
  [
    'AV is all taken care of by Encore; from you just 200 chairs, 20 cabaret tables and a red carpet.',
    'projector pa_package',
    'chair carpet',
  ],
  [
    "Furniture's being sourced by our stylist. We'd want a 12 x 15 clear span, hard floor and heaters.",
    'chair table_round',
    'marquee',
  ],
  [
    "Caterer's marquee is separate, don't quote it. Main marquee 12x24 for 180 with a dancefloor.",
    '',
    'marquee dance_floor',
  ],
  [
    'We had thought of an LED wall but will go with a projector and a 4m screen.',
    'led_wall',
    'projector projection_screen',
  ],
  [
    'Mates are lending us a PA. Could you do 2 wireless mics and 8 battery uplighters?',
    'pa_package',
    'mic_wireless_handheld uplight',
  ],
  [
    'Toilets at the cricket club next door will be unlocked for us. 1 marquee 6 x 9, 50 chairs.',
    'toilet',
    'marquee chair',
  ],
  ['Grass must not be pegged: no staked tents. Freestanding gazebos ok - 3 please.', '', 'gazebo'],
  [
    'The lights: leave them, the pub has loads. Two speakers on stands and a mic for the quiz.',
    'stage_wash uplight',
    'speaker_top mic_wired',
  ],
  ['n/a: staging, drape, video. Needed: audio for 60, 1 lapel.', 'stage_deck drape projector', 'mic_wireless_lapel'],
  [
    'Nothing for the bar, the brewery does all that incl glasses & fridges. 30 x beer table sets.',
    'bar_unit glassware refrigeration',
    'beer_table_set',
  ],
  [
    'Power’s fine, plenty of 13A sockets. No need to send anyone to run it either. 2 speakers, 2 radio mics, small mixer.',
    'generator crew_sound crew_technician',
    'speaker_top mic_wireless_handheld mixing_console',
  ],
];

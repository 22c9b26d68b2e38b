import type { NotFromUsRow } from './fixtures.ts';

/** English lists, tenders and letters, with wishes among what others bring. */
export const TENDERS: readonly NotFromUsRow[] = [
  [
    'Please price staging and drape. Sound is with the resident company and lights are hung by the college techs.',
    'pa_package stage_wash',
    'stage_deck drape',
  ],
  [
    "Mick's Marquees are putting the tent up on the Thursday, floor and all. We just want 14 rounds of table 5ft 6, 140 chairs and a bar.",
    'marquee marquee_floor',
    'chair',
  ],
  [
    'Our venue package covers tables, chairs, white linen and glassware. On top we are after: 20 uplighters, a red carpet, a photo booth.',
    'table_round chair tablecloth glassware',
    'uplight carpet photo_booth',
  ],
  ["We don't do chairs at our gigs, it's standing. PA for 400, 4 subs, barrier.", 'chair', 'subwoofer'],
  [
    'Everything on your list bar the mirror ball looks great: dance floor 18x18ft, DJ booth, disco lights.',
    'mirror_ball',
    'dance_floor dj_booth disco_light',
  ],
  [
    'Could you requote without the LED wall and without camera operators? Keep the 6 lapels and the confidence monitor.',
    'led_wall crew_camera',
    'mic_wireless_lapel confidence_monitor',
  ],
  [
    "Strictly no pyrotechnics, no confetti and no dry ice. We're allowed haze. 6 moving heads, 1 hazer.",
    'confetti_machine',
    'moving_head hazer',
  ],
  [
    'The abbey will not permit amplification, open flames or anything fixed to walls. 120 chairs and 20 battery uplights only.',
    'pa_package',
    'chair uplight',
  ],
  [
    'Generators are a no-no after 10pm so the farm is running us a 63 amp supply. 9m x 18m marquee, 4 chandeliers, loo trailer.',
    'generator',
    'marquee toilet_trailer',
  ],
  [
    "We've a big screen in school and the site manager does the projector. We'd need two radio mics and a pair of speakers.",
    'projection_screen projector',
    'mic_wireless_handheld',
  ],
  [
    'Hi, PTA here. Gazebos borrowed from scouts, tables from the church, urn from the WI. Can we hire a PA with a radio mic and 60 folding chairs?',
    'gazebo table_trestle',
    'mic_wireless_handheld chair',
  ],
  [
    'Scope: A) PA - Y  B) Lighting - N  C) Staging - N  D) Radio mics x4 - Y',
    'stage_wash stage_deck',
    'mic_wireless_handheld',
  ],
  ['Chairs: 150\nTables: 0\nLinen: none\nStage: N/A\nPA: yes, small', 'table_round tablecloth stage_deck', 'chair'],
  [
    '| Item | Qty |\n| Stage deck 2x1 | 8 |\n| Stage skirt | n/a |\n| Handrail | 0 |\n| Steps | 1 |',
    'stage_skirt stage_handrail',
    'stage_deck stage_steps',
  ],
  [
    "Conference: delegates' seating and AV screens fall to the hotel. Ours to hire: 3 cameras, switcher, streaming encoder.",
    'chair projection_screen',
    'camera video_switcher streaming_encoder',
  ],
  ['Riser for the drummer? Not necessary. Wedges? 4 please. Subs? 2.', '', 'stage_monitor subwoofer'],
  [
    'The quartet plays acoustic, so leave them out of the mic count. 2 lapels for the couple, 1 handheld, 2 column speakers.',
    '',
    'mic_wireless_lapel mic_wireless_handheld speaker_column',
  ],
  [
    "DJ Rob's rig does sound and dancefloor lights. For the meal: 16 centrepieces, 160 chair covers, 16 white cloths.",
    'pa_package disco_light',
    'centrepiece chair_cover tablecloth',
  ],
  [
    'Live band Rivercats - self-contained inc. engineer. Quote the stage 6x4 and stage cover only.',
    'pa_package crew_sound',
    'stage_deck',
  ],
  [
    "Bridal party of 80; caterer's hiring in crockery, glass and cutlery so none of that. 10 x 5ft rounds, 80 chiavaris.",
    'crockery glassware cutlery',
    'chair_banquet',
  ],
  ['Rental of tables not required; chairs for 90 required.', 'table_round', 'chair'],
  [
    'The Contractor is to provide: 1 no. stage 12 x 8 m; 2 no. ramps. The Employer provides: barriers, power, toilets.',
    'crowd_barrier generator toilet',
    'stage_deck stage_ramp',
  ],
  [
    'Provision of fencing and welfare units does not form part of this contract. 400 m of crowd barrier and 6 marquees 3x3 required.',
    'fencing',
    'crowd_barrier',
  ],
  [
    'No operator for the PA thanks, nor for the lights. 2 tops, 4 pars on stands, 2 radio mics.',
    'crew_sound crew_lighting',
    'speaker_top mic_wireless_handheld',
  ],
  [
    "I'll drive over and get it all Friday lunchtime. 6 poseur tables, 2 parasols.",
    'delivery van',
    'table_cocktail parasol',
  ],
  ['Courier is ours. Kit list: 4 two-way radios, 1 loudhailer.', 'delivery van', 'two_way_radio loudhailer'],
  [
    "We're not doing a first dance so ignore the dancefloor on the last version. Add 10 uplighters.",
    'dance_floor',
    'uplight',
  ],
  ["Instead of hiring a lectern we'll use the one in the chapel. PA, 1 lapel.", 'lectern', 'mic_wireless_lapel'],
  [
    "Chairs? Village hall's got loads. Tables? Ditto. We do want 2 patio heaters and a gazebo.",
    'chair table_trestle',
    'patio_heater gazebo',
  ],
  [
    'Nobody wants a smoke machine near the horses. PA for ring announcements, 2 radio mics, 100 m fencing.',
    'smoke_machine',
    'mic_wireless_handheld fencing',
  ],
  [
    'There will be no need for staging as the hall is raked with its own thrust. 12 radio headsets.',
    'stage_deck',
    'mic_headset',
  ],
  ['Projection not required this year, LED screen 4x2m yes.', 'projector', 'led_wall'],
  [
    "Tent's ours, lights are ours, sound is the only thing: 2 speakers on stands, small desk, 3 wired mics.",
    'marquee stage_wash',
    'speaker_top mixing_console mic_wired',
  ],
  [
    'The museum forbids candles, haze machines and helium balloons. We would like 30 warm uplights and 12 poseurs.',
    'hazer balloons',
    'uplight table_cocktail',
  ],
  [
    'Church: has induction loop, PA, two lecterns. Reception in hall: wants PA w 1 mic, 100 chairs and 14 trestles.',
    'induction_loop lectern',
    'chair table_trestle',
  ],
  [
    'We own four Shure lapels; just the receiver rack died, so please hire us 4 radio lapel systems for the day.',
    '',
    'mic_wireless_lapel',
  ],
  ["The hall's chairs are horrid, so 120 white folding chairs please.", '', 'chair'],
  [
    "The hall has a PA but it's broken. Please include one for 150 with 2 handhelds.",
    '',
    'pa_package mic_wireless_handheld',
  ],
  ["We can't do without a stage and a decent PA.", '', 'stage_deck pa_package'],
  ['No chairs at the venue at all, we need 200, plus 20 tables.', '', 'chair table_trestle'],
  ['Bring no fewer than 100 chairs and no less than 12 tables.', '', 'chair table_trestle'],
  [
    'Marquee suppliers have included flooring, lining and chandeliers. Hot air heaters not included - please quote 2.',
    'marquee_floor marquee_lining',
    'space_heater',
  ],
  [
    'The committee has decided against portable toilets since the pavilion block will be open. 3 gazebos, 20 tables.',
    'toilet',
    'gazebo table_trestle',
  ],
  [
    'Skip lighting and video altogether. Focus on audio: 8 handhelds, digital desk, 4 monitors.',
    'stage_wash projector',
    'mic_wireless_handheld mixing_console stage_monitor',
  ],
  [
    'We have a tech team who know the desk, so no engineer. But we do need someone to deliver and rig 4 flown speakers.',
    'crew_sound',
    '',
  ],
  [
    'Power: site generator provided by organisers. Sound: please supply line array for 3000.',
    'generator',
    'line_array',
  ],
  [
    'Cocktail tables come dressed from the hotel, so no stretch covers. 40 bar stools though.',
    'table_cocktail tablecloth',
    'bar_stool',
  ],
  [
    'Hire period Fri-Mon. Client to provide: forklift, power and crew x4. Supplier to provide: 12 decks of 8x4, legs, 2 treads.',
    'forklift generator',
    'stage_deck',
  ],
  [
    'All audio is in the hands of our church sound team. What we lack is a screen 3m and a bright projector.',
    'pa_package crew_sound',
    'projection_screen projector',
  ],
  [
    'Drums and bass amp supplied by the headliner. We need two guitar amps, DI boxes, mics for everything.',
    'drum_kit bass_amp',
    'guitar_amp di_box',
  ],
  [
    'Mixer, mics and stands: got them. Missing a pair of subs and amps for them.',
    'mixing_console',
    'subwoofer amplifier',
  ],
  [
    'Stage is courtesy of the haulier, a curtain-sider trailer. Need a roof? No. PA 5kW, 6 monitors.',
    'stage_deck stage_roof',
    'stage_monitor',
  ],
];

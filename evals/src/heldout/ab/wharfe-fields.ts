import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, RADIO_MICS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In the open, and one sports hall: a wedding, lights switched on, a gala, a film, a careers fair. */
export const WHARFE_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ab-orchard-wedding',
    language: 'en',
    catalogue: 'wharfe',
    description: `Hi there,

Getting married on Saturday 19 June at my parents' outside Ilkley and we've put off the boring bit, so here goes. 110 for the meal and another 40 from eight o'clock.

The marquee comes from my uncle, who owns one (floor and all), so it's the inside of it we need you for: 14 of the 5ft rounds, 115 limewash chairs, white cloths and napkins, somewhere to dance that's 15ft by 15ft, 20 wireless uplighters and 8 lengths of festoon for the path through the orchard. Two bits of bar, and a bottle fridge to go behind it. 110 white resin chairs for the ceremony itself with the timber arch at the end.

Three single loos plus an accessible one for Grandad.

For the speeches a small PA with a radio mic would do us. Pete's band are on at nine and lug their own sound system and lights about, so nothing for them.

Plates, glasses, knives and forks arrive with the caterers, and so do the waiting staff. My sister is a florist!

Could you price four patio heaters as a separate option, it being Yorkshire?

Thanks so much
Beth & Callum`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/Round table 5ft/, [14, 15]),
        needs(/Chiavari/, [115, 120]),
        needs(/Cloth, round/, [14, 16]),
        needs('napkin', [110, 130]),
        needs('dance_floor', [25, 25]),
        needs('uplight', 20),
        needs('festoon', 8),
        needs('bar_unit', 2),
        needs('refrigeration', 1),
        needs(/resin folding, white/, [110, 115]),
        needs('ceremony_arch', 1),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [offers('patio_heater', 4), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'generator', 'fuel', 'hand_wash', 'waste_bin'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'crew_bar', 'floodlight', 'table_trestle'],
        'glassware',
        'crew_waiter',
        'disco_light',
        'moving_head',
        'centrepiece',
        'plants',
        'stage_wash',
        'lighting_package',
      ),
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        'marquee',
        'marquee_floor',
        'subwoofer',
        'stage_monitor',
        'disco_light',
        'moving_head',
        'lighting_package',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_deck', 'line_array', 'exhibition_stand'],
      title: [/ilkley|wedding/i, /110|150/],
    },
  },
  {
    id: 'ho-ab-lights-switch-on',
    language: 'en',
    catalogue: 'wharfe',
    description: `ADDINGHAM AND DISTRICT TOWN COUNCIL
REQUEST FOR QUOTATION - Christmas Lights Switch-On, Friday 26 November, Market Place, 16:00 to 20:00
Anticipated attendance: 3,000

Schedule of requirements

LOT 1 - STAGING. Covered trailer stage (min. 6m x 5m), positioned by 11:00, removed by 22:30.
LOT 2 - SOUND. PA suitable for the Market Place and the performers named in Annex B (two choirs, one four-piece band); 4 stage monitors; 2 radio handheld microphones; mixing desk; competent engineer throughout.
LOT 3 - LIGHTING. Stage lighting with operator. Two light towers for the car park. Two snow machines.
LOT 4 - PUBLIC SAFETY. 120 crowd barriers; 12 two-way radios; 40 m of cable ramp; 6 fire points.
LOT 5 - WELFARE. 8 single toilets, 2 accessible, 20 wheelie bins.

Notes to bidders
a) A 63A supply is taken from the Town Hall; the generator of former years is not to be priced. Distribution from the 63A socket to the stage falls within Lot 2.
b) The big screen considered in the autumn was struck from the budget.
c) Stewarding is undertaken by the Round Table, and first aid by a voluntary ambulance unit under a separate letter.
d) Tree and column decorations are put up by the County's highways contractor.
e) The successful bidder holds £10m public liability. The Council does not bind itself to accept the lowest or any quotation. Payment is at 30 days from a valid invoice quoting a purchase order.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 20]),
        needs('stage_monitor', [4, 5]),
        needs('mic_wireless_handheld', [2, 4]),
        needs('mixing_console', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(['lighting_package', 'stage_wash', 'moving_head', 'profile_spot'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs(/Light tower/, 2),
        needs('snow_machine', 2),
        needs('crowd_barrier', 120),
        needs('two_way_radio', 12),
        needs('cable_ramp', [40, 40]),
        needs('fire_extinguisher', 6),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
      ],
      should: [needs(/Distro 63A/, [1, 2]), needs('power_cable'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'generator', 'fuel', 'crew_steward', 'crew_medic'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        'led_wall',
        'crew_steward',
        'festoon',
        'camera',
        'video_switcher',
      ),
      excluded: [
        'generator',
        'fuel',
        'led_wall',
        'display',
        'projector',
        'projection_screen',
        'crew_steward',
        'crew_medic',
        'festoon',
      ],
      silly: ['dance_floor', 'lectern', 'table_round', 'flip_chart', 'disco_light', 'interpretation_booth', 'drum_kit'],
      title: [/addingham|christmas|switch/i, /3[, ]?000/],
    },
  },
  {
    id: 'ho-ab-gala-minutes',
    language: 'en',
    catalogue: 'wharfe',
    description: `Village Gala Committee
Minutes of the meeting in the Reading Room, 9 February
Present: D. Hartley (chair), Sue, Graham, Tosh, Rev. Anne, J. Pickles (minutes). Apologies: the Brownies.

1. Date confirmed as Saturday 10 July. Last year's gate was 1,200; we plan for the same.
2. Arena. Graham to ask the hire people for a PA the commentator can use across the field, with two radio mics, plus a small generator (6kVA) since the pavilion sockets trip. The tug-of-war rope has been found.
3. Tents. Scouts are lending us their big one for teas so we needn't hire one. Twelve gazebos needed for stalls.
4. Seating. 40 picnic bench sets. Stallholders to use the trestles out of the Reading Room, as ever (Tosh has the trailer).
5. Bouncy castle - Thompson's are bringing theirs and keep the takings less 20%. Giant garden games, one set, to be hired.
6. Toilets. Six and one accessible. Sue reported the smell of last year's.
7. Barriers. 60 for the arena and the road end.
8. Rubbish. The district council drops off wheelie bins free of charge for charity events, Sue has rung them.
9. Radios. Eight, so that the car park and the arena can speak to one another.
10. Bar. The Fleece is running it from their own horsebox, nothing for us to do but say thank you.
11. AOB. Rev. Anne asked that the brass band be given tea before the vicar. Noted.

J.P. to send this to the hire firm for a price rather than writing it all out again.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/6kVA/, 1),
        needs('gazebo', 12),
        needs('beer_table_set', 40),
        needs('game', 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 60),
        needs('two_way_radio', 8),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'waste_bin'), ...SPEECH, ...RADIO_MICS],
      offers: without([...OUTDOORS_OFFERS, 'subwoofer', 'fire_extinguisher'], 'table_trestle'),
      excluded: [
        'marquee',
        'table_trestle',
        'inflatable',
        'waste_bin',
        'bar_unit',
        'crew_bar',
        'refrigeration',
        'glassware',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'stage_monitor', 'marquee_floor'],
      title: [/gala/i, /1[, ]?200/],
    },
  },
  {
    id: 'ho-ab-meadow-film',
    language: 'en',
    catalogue: 'wharfe',
    description: `[Posted in: Kit & suppliers]
Right, asking for the hive mind AND for any hire firms lurking, feel free to send me a quote. We're a tiny film society doing our first outdoor screening, Friday 20 August, in the meadow at Burnsall, ticketed, capped at 300. Starts when it's dark, so nine-ish.

What I reckon we need after reading the sticky: the LED trailer (15 sq m, since a projector isn't bright enough in our dusk apparently), a proper stereo pair of speakers with two subs, a little mixer, a laptop to play from, one radio mic for me to stammer into, someone technical to run it, a 6kVA genny for the sound because the trailer only feeds itself, 6 floods on tripods so that nobody goes in the Wharfe on the way back to the car park, 4 gazebos for tickets and so on, and 30 barriers.

Stuff I do NOT need before anyone asks: seats (it's bring your own rug or camping chair), loos (the car park ones stay open till midnight and are spotless), food (pizza van + ice cream van), projection licence (done, ouch). Anyone done this? Midges?`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('led_wall', 1),
        either(needs(['speaker_top', 'line_array'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mixing_console', [1, 1]),
        needs('playback_laptop', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
        needs(/6kVA/, 1),
        needs(/Flood/, 6),
        needs('gazebo', 4),
        needs('crowd_barrier', 30),
      ],
      should: [either(needs('subwoofer', [2, 2]), needs(/Dancer/, [1, 2])), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable', 'crew_video'],
      offers: without([...OUTDOORS_OFFERS, 'waste_bin'], ...LOOS, 'chair', 'bench', 'beer_table_set'),
      excluded: ['chair', 'bench', 'beer_table_set', ...LOOS, 'projector', 'projection_screen', 'cooking'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'stage_deck', 'table_round', 'marquee'],
      title: [/burnsall|film|screening/i, /300/],
    },
  },
  {
    id: 'ho-ab-careers-fair',
    language: 'en',
    catalogue: 'wharfe',
    description: `STATEMENT OF REQUIREMENTS
Regional Careers and Apprenticeships Fair
Leisure Centre main hall, Bingley. One day, Tuesday 5 October, 10:00 - 16:00. Expected footfall 900.

1. Background
The Partnership has run the fair since 2014. The appointed supplier shall deliver, install and remove everything below and shall leave the hall clear for the badminton league at 19:00.

2. Scope
2.1 24 exhibition stands, 3m x 2m, each furnished with one 6ft trestle table with white cloth and two conference chairs
2.2 Electrical supply to the stands: 63A three-phase is available at the intake. Bidders to allow for one 63A distro, six 32A distros, six 32A cables and 30 extensions
2.3 Welcome desk, quantity 2
2.4 Seminar corner for 60: conference chairs, TV 75in on stand, laptop, clicker, speech PA with radio handheld and one radio headset
2.5 Coat rails, 4
2.6 Eight two-way radios
2.7 One AV technician 09:00 - 16:00, and an electrician for installation and sign-off

3. Service levels
Faults shall be attended within 15 minutes. 4. Social value. Bidders shall state how they will support local employment. 5. Evaluation. Price 60 %, quality 40 %.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('exhibition_stand', 24),
        needs('table_trestle', [24, 28]),
        needs(/Cloth, trestle/, [24, 28]),
        needs(/conference, blue/, [108, 115]),
        needs(/Distro 63A/, 1),
        needs(/Distro 32A/, 6),
        needs(/cable 32A/, 6),
        needs(/Extension/, 30),
        needs('registration_desk', 2),
        needs(/TV 75/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_headset', 1),
        needs('coat_rail', 4),
        needs('two_way_radio', 8),
        needs('crew_technician', [1, 10]),
        needs('crew_electrician', [1, 12]),
      ],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'video_cable', 'display_stand', 'cable_ramp'],
      offers: [...MEETING_OFFERS, 'pinboard', 'stanchion', 'plants', 'fire_extinguisher', 'waste_bin', 'carpet'],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'toilet', 'subwoofer', 'crowd_barrier'],
      title: [/career|bingley|apprentice/i, /900/],
    },
  },
];

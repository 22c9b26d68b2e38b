import type { NotFromUsRow } from './fixtures.ts';

/** English letters of clubs, schools and firms, and what is merely described but wished for. */
export const LETTERS: readonly NotFromUsRow[] = [
  [
    'Good afternoon, our annual dinner is at the Guildhall on 4 March. The Guildhall caters and lays the tables, so furniture, linen and crockery are theirs. We would like a PA with lectern mic, two handhelds and 16 uplighters.',
    'table_round chair tablecloth crockery',
    'mic_wireless_handheld uplight',
  ],
  [
    'Parent council disco: the DJ is a dad and he has speakers and lights. Could we hire a smoke machine and a mirror ball?',
    'speaker_top disco_light',
    'smoke_machine mirror_ball',
  ],
  [
    "Summer fair. We've got our own gazebos (8) and the scouts are lending trestles. Please quote 100 folding chairs, a PA and 3 portable toilets.",
    'gazebo table_trestle',
    'chair pa_package toilet',
  ],
  [
    'AGM for 120. Hotel supplies flipcharts, screen and projector. Required: 2 lapel mics, a lectern, voting handsets for 120.',
    'flip_chart projection_screen projector',
    'mic_wireless_lapel lectern voting_system',
  ],
  [
    'Product launch in our own warehouse. We have forklifts and three-phase power. We need a catwalk 10m, LED wall 5x3, 12 moving heads and 300 chairs.',
    'forklift generator',
    'catwalk led_wall moving_head chair',
  ],
  [
    "Rugby club ball; bar, glasses and bar staff are the club's. Marquee 12x21 please, dance floor, 25 round tables, 250 chairs.",
    'bar_unit glassware crew_bar',
    'marquee dance_floor table_round chair',
  ],
  [
    "We would like 12 exhibition stands. Electrics are being done by the venue's contractor and carpet is already down.",
    'power_distro carpet',
    'exhibition_stand',
  ],
  [
    'Open air cinema for 200: people bring blankets, so no seating. Screen 6m, projector, sound, generator.',
    'chair',
    'projection_screen projector generator',
  ],
  [
    'School prom. No smoke (alarms), no strobes (epilepsy). Uplighters 12, dance floor 6x6, photo booth.',
    'smoke_machine strobe',
    'uplight dance_floor photo_booth',
  ],
  [
    'Can you do just the marquee and the flooring? Lighting, tables, chairs - all arranged with someone local.',
    'table_round chair uplight',
    'marquee marquee_floor',
  ],
  [
    'Staging no longer wanted. Please leave the quote otherwise as is: 4 radio mics, digital mixer, 2 monitors.',
    'stage_deck',
    'mic_wireless_handheld mixing_console stage_monitor',
  ],
  [
    'Fashion show. Models do their own thing, house lighting rig and operator included in venue fee. Need runway 12m x 1.2m, PA, 80 chairs.',
    'stage_wash crew_lighting',
    'catwalk chair',
  ],
  [
    'Barriers and stewards: council. Toilets: council. Stage and PA: you please, 8x6 stage, PA for 2000.',
    'crowd_barrier crew_steward toilet',
    'stage_deck',
  ],
  [
    'Outdoor carols. Brass band acoustic, choir acoustic. Just one speech: single radio mic and battery speaker. Nobody needs lighting, we give out lanterns.',
    'stage_wash',
    'speaker_top',
  ],
  ['Not requiring delivery as we have a horsebox. 50 chairs, 5 trestles.', 'delivery van', 'chair table_trestle'],
  [
    'Please supply without operator: 1 x projector, 1 x 2.4m screen, 1 x laptop.',
    'crew_technician crew_video',
    'projector projection_screen playback_laptop',
  ],
  [
    'Our wedding planner has the florals, arch and draping in hand. You: 130 chiavari chairs, dance floor 5x5, string lights.',
    'ceremony_arch drape',
    'chair_banquet dance_floor festoon',
  ],
  [
    'Kids party. Bouncy castle is coming from Jumpers, face painter booked. A gazebo, 4 small tables and 24 chairs please.',
    'inflatable',
    'gazebo chair',
  ],
  [
    'Boxing night: ring supplied by the federation, ring lights too. 400 chairs, PA, MC radio mic, 2 screens.',
    '',
    'chair projection_screen',
  ],
  ['Quote A with staging, quote B without. Stage 6x4m, PA, 2 mics.', '', 'stage_deck pa_package'],
  ['We do not have a generator, so include one. 2 gazebos.', '', 'generator gazebo'],
  ['The venue cannot supply chairs. 200 please, white.', '', 'chair'],
  ['It would not work without a followspot. 4 headsets, 1 hazer.', '', 'followspot mic_headset hazer'],
  ['No problem if you lack round tables, trestles will do: 15 of either.', '', 'table_trestle'],
  ['Last time the PA was too quiet, so a bigger one this time, for 300, and 3 mics.', '', 'pa_package'],
  [
    'The band has no PA of its own. Supply PA for 200, 5 vocal mics, drum mics, 4 monitors.',
    '',
    'pa_package stage_monitor',
  ],
  ['Radio mics x4 (not lapels), lectern x1, PA x1.', 'mic_wireless_lapel', 'lectern pa_package'],
  [
    'Tables: hire from you x 12. Chairs: from the village hall. Cutlery etc: caterer. Tent: neighbour.',
    'chair cutlery marquee',
    'table_trestle',
  ],
  [
    'Sound check 3pm. Drum kit shared by all bands (theirs). Guitar cabs: bring own. Provide: PA, 5 monitors, 16ch desk, mics.',
    'drum_kit guitar_amp',
    'stage_monitor mixing_console',
  ],
  ['Dinner is at long tables with white linen, and the ceremony has benches.', '', 'bench'],
  ['The keynote is shown on a big screen, and the panel sit in armchairs and wear lapel mics.', '', ''],
  [
    'Wedding for 120, June. There will be a band, dance floor, uplighters and a photo booth.',
    '',
    'dance_floor uplight photo_booth',
  ],
  [
    'Our wish list is as follows, budget permitting: marquee, dance floor, festoon and patio heaters.',
    '',
    'marquee dance_floor festoon patio_heater',
  ],
  [
    'What it comes down to is marquee, flooring and chandeliers for a wedding of 100 in August on the lawn.',
    '',
    'marquee',
  ],
  [
    'Conference for 200 at the town hall with stage, lectern, projector and screen, plus radio mics for Q&A.',
    '',
    'lectern projector projection_screen',
  ],
  [
    'Hi, we are getting married and have 150 guests coming. Marquee, dance floor, tables and chairs is what we have in mind.',
    '',
    'marquee dance_floor chair',
  ],
  ['It is a simple do: PA, two mics, projector and a screen.', '', 'pa_package projector projection_screen'],
  ['Das Fest hat rund 200 Gäste, also Zelt, Bierzeltgarnituren, Theke und Kühlwagen.', '', 'marquee beer_table_set'],
  ['La soirée est simple : sono, deux micros, guirlandes et mange-debout.', '', 'table_cocktail'],
  ['Our party is in the garden and has to have festoon lighting, a gazebo and heaters.', '', 'festoon gazebo'],
  ['Interested in hiring marquee furniture, which is tables and chairs for 80.', '', 'chair'],
  [
    'Main items are stage deck, handrails and steps, all for a dance school show.',
    '',
    'stage_deck stage_handrail stage_steps',
  ],
  ['The kit list has projector, screen, PA and lectern on it.', '', 'projector projection_screen lectern'],
  ['Most important is sound, then comes stage lighting, and last a hazer.', '', 'hazer'],
  [
    'The order is chairs, trestle tables and white cloths for 60 people in a village hall.',
    '',
    'chair table_trestle tablecloth',
  ],
  [
    'Hello, we are a brass rubbing society (!) with an evening lecture. The library kindly gives us the room with its chairs and screen. We only need a good projector and a lapel mic with a small speaker.',
    'chair projection_screen',
    'projector mic_wireless_lapel',
  ],
  [
    'Wedding at Thornbury, 95 guests. Their coordinator says tables, chairs, cutlery, glassware and white linen are part of our package. Could you quote for 12 uplighters, a dancefloor 14ft x 14ft and a sweet cart?',
    'table_round chair cutlery glassware tablecloth',
    'uplight dance_floor',
  ],
  [
    'Battle of the bands, six acts. Shared drum kit and bass rig come from the music shop. From you: PA for 250, four monitors, stage 5m x 4m.',
    'drum_kit bass_amp',
    'stage_monitor stage_deck',
  ],
  [
    'Please remove the generator and the cable ramps from quote 4471 and add two patio heaters.',
    'generator cable_ramp',
    'patio_heater',
  ],
  [
    'Leavers assembly. School has stage blocks and a lighting rig that Mr Hughes operates. Hire: 8 handheld radio mics.',
    'stage_deck stage_wash crew_lighting',
    'mic_wireless_handheld',
  ],
  [
    'Fireworks display, 3,000 people. Fireworks firm brings own barriers and PA. We are short of lighting towers (4), toilets (12) and radios (10).',
    'crowd_barrier pa_package',
    'toilet two_way_radio',
  ],
  [
    'Small conference; hotel will charge us for AV whether we like it or not, so no need for yours. 40 easels... sorry, 10 poster boards and a registration desk.',
    'projector pa_package',
    'pinboard registration_desk',
  ],
  [
    'We are having hog roast on bamboo plates, so crockery is out, but 15 picnic benches and a gazebo for the roast please.',
    'crockery',
    'gazebo',
  ],
  [
    'Could you hold the balloons and the carpet for now. Backdrop 3x2.4 and 2 plinths are definite.',
    'balloons carpet',
    'backdrop plinth',
  ],
  ['No marquee – indoors now. 100 chairs, 10 rounds, PA with 2 mics.', 'marquee gazebo', 'chair pa_package'],
  [
    'Gala: production company Blue Sky run sound, light and video. Yours: 30 round tables, 300 chairs, 30 floor length cloths.',
    'pa_package stage_wash projector',
    'table_round chair tablecloth',
  ],
  ['We tried haze last year and hated it. 10 moving heads.', 'hazer', 'moving_head'],
  ['Not a big budget: forget the sofas. 20 bar stools and 6 poseur tables.', 'sofa', 'bar_stool table_cocktail'],
];

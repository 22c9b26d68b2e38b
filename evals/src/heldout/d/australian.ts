import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  LINEN,
  OPERATORS,
  PARTY_LIGHT,
  PLATFORM,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

export const AUSTRALIAN: readonly EvalBrief[] = [
  {
    id: 'ho-d-deb-ball',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hello,

Our debutante ball is on Saturday 30 May at the Swan Hill Town Hall and we've 180 sitting down.

Please quote 18 of the 1.8m round tables, 180 gold Tiffany chairs, white floor-length cloths for every table and 180 linen serviettes, 12 metres of white silk drape behind the official party, a follow spot with somebody to drive it, 12 LED pars to light the stage, and two handheld wireless mics for the MCs.

The Swing Kings bring their whole kit and caboodle: instruments, amps, speakers, desk, and they're happy for your mics to go through it. Plates, cutlery and glasses are the caterer's worry. The Town Hall has a beautiful old timber floor to dance on so you can strike the dance floor from last year's list.

Many thanks
Coral`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Round table 1.8m/, [18, 19]),
        needs(/Tiffany/, [180, 190]),
        needs(/3.2m round/, [18, 19]),
        needs('napkin', [180, 190]),
        needs(/White silk drape/, 12),
        needs('followspot', 1),
        needs(['crew_lighting', 'crew_technician'], [1, 2]),
        needs(/LED par can/, 12),
        needs('mic_wireless_handheld', 2),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB, 'mic_stand', 'audio_cable', 'batteries'],
      offers: [...PARTY_OFFERS, 'lectern', 'signage'],
      excluded: [...SPEAKERS, 'mixing_console', 'stage_monitor', ...TABLEWARE, 'dance_floor'],
      silly: ['generator', 'marquee', 'toilet', 'projector', 'crowd_barrier', 'inflatable'],
      title: [/swan hill/i, /180/],
    },
  },
  {
    id: 'ho-d-surf-comp',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Junior surf titles – Saturday 21 & Sunday 22 February – Snapper Point, about 250 on the beach each day

Need:
– 6 pop-ups 3x6, and 24 of the 300 kg weights because nothing may be pegged in the dune
– 2 battery PAs for the commentators
– 2 megaphones
– 6 trestles, 30 folding chairs
– 6 eskies
– 8 UHFs
– 8 wheelie bins

Can't have:
– marquees, council only permits pop-ups on the sand
– generators (noise, and the turtles)
– anything towed past the car park, so the trailer screen from the brochure is out too

Loos and first aid room: the surf club's. Judges' stage is the club's as well.`,
    good: {
      attendees: [250, 500],
      days: 2,
      must: [
        needs(/Pop-up 3x6/, 6),
        needs(/Marquee weight/, 24),
        needs(SPEAKERS, [2, 3]),
        needs('loudhailer', 2),
        needs('table_trestle', 6),
        needs(SEATS, 30),
        needs(/Esky/, 6),
        needs('two_way_radio', 8),
        needs('waste_bin', 8),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'loudhailer', 'fan'],
      excluded: ['marquee', 'generator', 'fuel', 'led_wall', ...LOOS, ...STAGES],
      silly: ['dance_floor', 'projector', 'lectern', 'disco_light', 'lighting', 'subwoofer', 'line_array'],
      title: [/snapper|surf/i, /250/],
    },
  },
  {
    id: 'ho-d-citizenship',
    language: 'en',
    catalogue: 'wattlebird',
    description: `REQUEST FOR QUOTATION 25/118 – Citizenship ceremony, 26 January, Botanic Gardens, Tamworth. 200 in attendance.

Inclusions
Stage 4.8 x 2.4 m at 300 mm, with steps, black skirt and wheelchair ramp
Timber lectern and gooseneck microphone
Sound reinforcement for 200, outdoors
One wireless handheld microphone
Portable hearing loop
10 m red carpet runner
Printed media wall for photographs
Operator for the duration

Exclusions (supplied by Council)
Seating
Shade structures
Electricity at the rotunda
Waste
Public amenities`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Stage deck 2.4/, [4, 4]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 15]),
        needs('stage_ramp', 1),
        needs(/oak/, 1),
        needs('mic_lectern', 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 1),
        needs('induction_loop', 1),
        needs(/Red carpet/, 1),
        needs('backdrop', 1),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('power_cable'), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...MEETING_OFFERS, 'stanchion', 'crowd_barrier', 'fan', 'two_way_radio'],
      excluded: [...SEATS, 'bench', 'gazebo', 'marquee', 'parasol', 'generator', 'fuel', 'waste_bin', ...LOOS],
      silly: ['subwoofer', 'line_array', 'dance_floor', 'disco_light', 'projector', 'inflatable'],
      title: [/tamworth|citizenship/i, /200/],
    },
  },
  {
    id: 'ho-d-twenty-first',
    language: 'en',
    catalogue: 'wattlebird',
    description:
      'oi! my 21st, sat 11 april, backyard in geelong, prob 60 of us. can i get a party light pack, the fogger, two 12 inch speakers on tripods (no subs or old mate next door calls the cops), 5 dry bars, 3 strings of festoon. music’s off my phone so whatever i need for that. dad’s bbq & eskies are good to go, everyone’s standing so don’t worry bout chairs, and mum says if a jumping castle turns up she’s cancelling the whole thing. ta! jordy',
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Party Light/, 1),
        needs('smoke_machine', 1),
        either(needs(/912-A/, 2), needs('speaker_top', 2)),
        needs('speaker_stand', 2),
        needs('table_cocktail', [5, 5]),
        needs('festoon', 3),
        needs(['audio_player', 'mixing_console'], [1, 2]),
      ],
      should: [needs('power_cable')],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, 'effect_fluid'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'mic_wireless_handheld'],
      excluded: ['subwoofer', 'cooking', 'refrigeration', ...SEATS, 'bench', 'inflatable'],
      silly: ['marquee', 'projector', 'lectern', 'generator', 'line_array', 'stage_deck', 'toilet_trailer'],
      title: [/geelong/i, /60/],
    },
  },
  {
    id: 'ho-d-rsl-agm',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi Deb,

Thanks for quote 2217 for the RSL's AGM (Thursday 19 March, Ballina RSL auditorium, 150 members). The committee's been through it. Could you re-do it like so:

- projector, the 3 m fastfold and a laptop with a clicker stay
- PA stays, with the 2 lapels and 3 handhelds
- two lecterns rather than one, each with its own mic
- tech for the evening, yes please

Take off: the stage (the auditorium has one after all), the black drape, the camera and its operator. The minutes secretary also says she can live without the recording. Seats come with the room, as you know, and the bar is open so no urn.

Regards, Trev`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/Fastfold 3.0m/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs('lectern', 2),
        either(needs('mic_lectern', 2), needs('mic_wired', 2)),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [...STAGES, 'drape', 'camera', 'crew_camera', ...SEATS, 'hot_drinks'],
      silly: ['subwoofer', 'generator', 'toilet', 'marquee', 'dance_floor', 'disco_light'],
      title: [/ballina|rsl/i, /150/],
    },
  },
  {
    id: 'ho-d-quince-sydney',
    language: 'es',
    catalogue: 'wattlebird',
    description:
      'Hola, buenas. Celebramos los quince de mi hija en un salón de Parramatta el sábado 17 de octubre, seremos 100. Busco: pista de baile a cuadros de 6 x 6 m, 12 mesas redondas de 1,5 m, 100 sillas Tiffany doradas, 20 luces de pared a batería, una cabina de selfies y una alfombra roja. Los manteles y la vajilla se los alquilo a mi prima, que tiene de sobra. De la música se ocupa una discomóvil que ya viene con altavoces, micrófono y luces de discoteca. Ni humo ni burbujas, que el suelo resbala. La tarta va en la mesa del salón, así que sin mesas extra. ¿Lo traen y lo montan ustedes? Gracias, Yolanda',
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/checkerboard/, 36),
        needs(/Round table 1.5m/, 12),
        needs(/Tiffany/, [100, 105]),
        needs(/Battery uplight/, 20),
        needs('photo_booth', 1),
        needs(/Red carpet/, 1),
        needs('delivery', [1, 2]),
      ],
      should: [needs('crew_stagehand')],
      allowed: [...ANY_JOB],
      offers: PARTY_OFFERS.filter((each) => each !== 'mirror_ball'),
      excluded: [
        ...LINEN,
        ...TABLEWARE,
        ...SPEAKERS,
        'mic_wireless_handheld',
        'disco_light',
        ...FOG,
        'bubble_machine',
        'table_trestle',
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'generator', 'toilet', 'marquee'],
      title: [/parramatta/i, /100/],
    },
  },
];

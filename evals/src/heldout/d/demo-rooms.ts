import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

export const DEMO_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-d-atrium-town-hall',
    language: 'en',
    catalogue: 'demo',
    description: `Hi team,

Scope for our hybrid town hall, Wednesday 18 March, 10:00-11:30, in the atrium of our Leeds head office. 200 colleagues in the building, roughly 300 watching from home.

IN SCOPE
Stage 6m x 3m, 400mm, with steps
LED wall 5m x 2.8m upstage
Sound for the atrium
4 headset mics, 2 handhelds for questions
Confidence monitor and a speaker timer
2 PTZ cameras, vision mix, stream out to our Vimeo page, plus a recording we can keep
Crew to set up and run it
Wash light so people's faces don't look grey on camera

OUT OF SCOPE
Seating (facilities)
Catering of every description
Internet – IT are giving us a dedicated line
Drape – the back wall is branded already
Generators – plenty of 32A in the plant room

Regards
Bethan`,
    good: {
      attendees: [200, 500],
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 2]),
        needs(/BP2/, [14, 15]),
        needs(SPEAKERS, [2, 8]),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', [1, 2]),
        needs('speaker_timer', 1),
        needs(/UE100/, 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('video_recorder', 1),
        needs('crew_video', [1, 3]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
      ],
      should: [needs('mixing_console', 1), needs(/Leg 400/), needs('playback_laptop'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...BROADCAST],
      offers: MEETING_OFFERS,
      excluded: [...SEATS, 'bench', 'catering', 'network', 'drape', 'generator', 'fuel'],
      silly: ['subwoofer', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'projection_screen'],
      title: [/leeds/i, /200|300|500/],
    },
  },
  {
    id: 'ho-d-leavers-ball',
    language: 'en',
    catalogue: 'demo',
    description: `Hello, I'm the parent who drew the short straw and is organising the Year 13 leavers' ball: Friday 3 July, sports hall of Hartsholme Academy, Lincoln, 240 young people.

What we want: an oak dance floor of about 48 sq m, a mirror ball, 20 battery uplights, sound for 240 to dance to, a DJ who knows what he's doing, a photo booth, 12 poseur tables, 10 sq m of red carpet at the door and the numbers 2-0-2-6 lit up.

What we don't want: anything to do with alcohol (no bar, no wine or champagne glasses), strobes, as one girl has epilepsy, or confetti, on the caretaker's orders, who'd like to keep his hoover in one piece.

Chairs come out of the store under the stage.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Oak Parquet/, [48, 49]),
        needs('mirror_ball', 1),
        needs(/Battery Uplighter/, 20),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('crew_dj', 1),
        needs('photo_booth', 1),
        needs('table_cocktail', 12),
        needs(/Event Carpet/, 10),
        needs(/Light-Up/, 4),
      ],
      should: [needs(['dj_controller', 'dj_player']), needs('disco_light'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        ...DECKS,
        'dj_booth',
        'subwoofer',
        'moving_head',
        'mic_wireless_handheld',
      ],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: ['bar_unit', 'crew_bar', 'glassware', 'strobe', 'confetti', 'confetti_machine', ...SEATS],
      silly: ['generator', 'toilet', 'lectern', 'projector', 'marquee', 'stage_deck'],
      title: [/lincoln|hartsholme/i, /240/],
    },
  },
  {
    id: 'ho-d-swansea-expo-matrix',
    language: 'en',
    catalogue: 'demo',
    description: `Swansea Bay Small Business Expo, Brangwyn Hall, Swansea, 6 and 7 May. 700 visitors in all.

Responsibility matrix (C = contractor to price, V = venue, X = not this year)

Shell scheme stands 3x2, 18 no. .......... C
Carpet laid on stands, 108 sq m .......... C
Tables for stands ........................ V
Chairs for stands ........................ V
Cafe: 10 poseur tables, 30 bar stools .... C
Registration desks, 2 no. ................ C
Tannoy (small PA + 1 radio mic) .......... C
Stage for talks .......................... X
Projector and screen ..................... X
Wi-Fi .................................... V
Extension leads, 18 no. .................. C
Two-way radios, 8 no. .................... C
Stewards ................................. X
Delivery, build and strike ............... C`,
    good: {
      attendees: 700,
      days: 2,
      must: [
        needs('exhibition_stand', 18),
        needs(/Event Carpet/, 108),
        needs('table_cocktail', [10, 10]),
        needs('bar_stool', 30),
        needs('registration_desk', 2),
        either(needs('pa_package', [1, 3]), needs(SPEAKERS, [2, 8])),
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs(/13A Extension/, [18, 30]),
        needs('two_way_radio', 8),
        needs('delivery', [1, 2]),
      ],
      should: [needs('crew_stagehand')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', /Earpiece/],
      offers: [
        'signage',
        'stanchion',
        'coat_rail',
        'waste_bin',
        'plants',
        'induction_loop',
        'pinboard',
        'crew_electrician',
      ],
      excluded: [
        ...SEATS,
        'table_trestle',
        'table_round',
        'table_desk',
        ...STAGES,
        'projector',
        'projection_screen',
        'network',
        'crew_steward',
      ],
      silly: ['subwoofer', 'generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'lectern'],
      title: [/swansea/i, /700|18/],
    },
  },
  {
    id: 'ho-d-panto',
    language: 'en',
    catalogue: 'demo',
    description: `Kirkby Players – Aladdin – Kirkby Lonsdale Institute – four nights, Weds 14 to Sat 17 January, 130 seats a night, sold out

Shopping list
12 LED wash lights, 8 profiles, 1 desk to run them
1 followspot
6 headset radio mics
smoke machine for the genie's entrance
1 star cloth for the cave scene

Before you ask:
The Institute put in a new sound system last year, so it's only the radio mics, which plug into theirs.
I'm on the desk myself and my nephew is on the followspot.
There are bars over the stage to hang everything from; keep your truss.
Smoke yes, haze no: it hangs about and sets off Mrs Pickthall in row B.`,
    good: {
      attendees: [130, 520],
      days: 4,
      must: [
        needs('stage_wash', 12),
        needs('profile_spot', 8),
        needs('lighting_console', 1),
        needs('followspot', 1),
        needs('mic_headset', 6),
        needs('smoke_machine', 1),
        needs('star_cloth', 1),
      ],
      should: [needs('clamp'), needs(/Smoke Fluid/), needs('transport')],
      allowed: [
        ...STAGE_LIGHT.filter((each) => each !== 'truss' && each !== 'truss_base' && each !== 'crew_lighting'),
        ...ANY_JOB,
        'audio_cable',
        'batteries',
        /Smoke Fluid/,
        'crew_technician',
        'crew_sound',
      ],
      offers: ['moving_head', 'drape', 'intercom', 'stage_floor', 'strobe', 'access_platform'],
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'stage_monitor',
        'crew_lighting',
        'truss',
        'truss_base',
        'hazer',
        /Haze Fluid/,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'lectern', 'furniture'],
      title: [/kirkby/i, /130/],
    },
  },
  {
    id: 'ho-d-ebike-launch',
    language: 'en',
    catalogue: 'demo',
    description:
      "launching our new e-bike at the shop, brighton, thurs 18 sept 6-9pm, ~60 ppl. we'd like: 4 plinths, 1 printed press wall, 2x 55in screens on stands, 6 poseurs, 8 battery uplights, a photographer, and a PA with one radio mic for ten minutes of chat. someone's cousin is djing: he's got his own controller, no speakers, so whatever you send needs to take a jack off him. no bar needed cos the brewery's parking its truck outside, glassware's on them too. apart from the poseurs we're fine for furniture. and please no confetti or balloons or other nonsense thx. sam",
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs('plinth', 4),
        needs('backdrop', 1),
        needs(/55in Display/, 2),
        needs('display_stand', 2),
        needs('table_cocktail', [6, 6]),
        needs(/Battery Uplighter/, 8),
        needs('crew_photographer', 1),
        either(needs('pa_package', 1), needs(SPEAKERS, [2, 4])),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'playback_laptop', 'video_cable', 'subwoofer', 'di_box', 'crew_video'],
      offers: [
        'stanchion',
        'carpet',
        'signage',
        'disco_light',
        'plants',
        'table_cocktail',
        'dj_booth',
        'festoon',
        'drape',
      ],
      excluded: [
        'bar_unit',
        'crew_bar',
        'glassware',
        ...DECKS,
        'crew_dj',
        'confetti',
        'confetti_machine',
        ...SEATS,
        'bar_stool',
        'sofa',
        'armchair',
        'table_coffee',
        'table_trestle',
      ],
      silly: ['generator', 'toilet', 'marquee', 'line_array', 'stage_deck', 'lectern', 'projection_screen'],
      title: [/brighton/i, /60/],
    },
  },
];

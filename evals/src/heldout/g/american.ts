import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** The American Southwest: a state's abstract, a village board, an exhibitor, a birthday. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-g-land-office-summit',
    language: 'en',
    catalogue: 'bluemesa',
    description: `AUDIO VISUAL SERVICES / LAND OFFICE SUMMIT / 2 DAYS / 170 ATTENDEES SPECIFICATIONS: Main Conference Room, both days • Two (2) large screens, 7.5 x 13 or larger, with projectors of 6,000 lumens or more • Podium with microphone • Two (2) lapel microphones • Three (3) wireless handheld microphones for audience • Speakers adequate to room • One (1) laptop and one (1) wireless clicker • Audio engineer. Break-Out Rooms, Day 2 only: Four (4) rooms of 35 each • Projector and tripod screen per room • Small sound system with one microphone per room • HDMI cable per room (presenters bring own computers to break-out rooms). • Assistive listening system, Main Room. NOT IN THIS SOLICITATION: • Lodging, meals and coffee service (separate award) • High speed internet access is a contract obligation of the hotel • Tables, chairs and risers: hotel • Recording or streaming of sessions has been declined by Counsel. Vendor shall deliver and set by 7:00 am Day 1, Albuquerque.`,
    good: {
      attendees: 170,
      days: 2,
      must: [
        needs('projection_screen', [6, 6]),
        needs('projector', [6, 6]),
        needs('lectern', [1, 1]),
        needs('mic_wireless_lapel', [2, 4]),
        needs('mic_wireless_handheld', [3, 8]),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [4, 14]),
        needs('playback_laptop', 1),
        needs('crew_sound', [1, 2]),
        needs('induction_loop', 1),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('presentation_clicker', 1),
        needs(/7\.5' x 13'/, 2),
        needs(/Da-Lite/, 4),
        needs('transport'),
      ],
      allowed: [...MEETING, 'line_array', 'ups'],
      offers: without(MEETING_OFFERS, 'network', 'streaming_encoder', 'camera', 'video_recorder', ...PLATFORM),
      excluded: [
        'network',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'stage_deck',
        'chair',
        'table_trestle',
        'table_round',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'crowd_barrier'],
      title: [/land office|albuquerque|summit/i, /170/],
    },
  },
  {
    id: 'ho-g-village-trustees-item',
    language: 'en',
    catalogue: 'bluemesa',
    description: `VILLAGE OF RUIDOSO / BOARD OF TRUSTEES / REQUEST FOR ACTION
Item 9C: Stage and Audio for the Independence Eve Concert, Wingfield Park, July 3

Background: The High Country Orchestra (60 musicians) will again perform for an estimated 2,500 residents and visitors. The modular platform used last year settled in the wet grass and gave no shade, and the conductor has asked that it not be repeated. Staff therefore recommends a hydraulic mobile stage with roof, minimum 24 x 20.

Also to be rented: sound for the whole lawn with operator, six condenser microphones with tall boom stands, two wireless handhelds for the announcer and the Mayor, a 70 kVA generator, cable ramps for the footpath crossing (15), and one light tower for the exit walk.

The Orchestra has its own chairs, stands and stand lights. Parks Department sets the bike rack and the trash cans. The fireworks contract was approved under Item 9B.

Budget impact: Not to exceed $14,000 (Lodgers Tax). Staff recommends approval.`,
    good: {
      attendees: [2500, 2560],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 40]),
        needs(['crew_sound'], [1, 3]),
        needs(/C451B/, 6),
        needs('mic_wireless_handheld', 2),
        needs(/WhisperWatt 70/, 1),
        needs('cable_ramp', [15, 18]),
        needs('floodlight', 1),
      ],
      should: [needs('mic_stand', [6, 10]), needs('mixing_console', [1, 2]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'stage_deck', 'waste_bin'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], 'crowd_barrier', 'chair'),
      excluded: ['stage_deck', 'music_stand', 'chair', 'crowd_barrier', 'waste_bin'],
      silly: ['dance_floor', 'projector', 'lectern', 'disco_light', 'drum_kit', 'table_round', 'spark_machine'],
      title: [/ruidoso|wingfield|independence/i, /2[.,\s]?500/],
    },
  },
  {
    id: 'ho-g-form-exhibitor',
    language: 'en',
    catalogue: 'bluemesa',
    description: `[Quick Quote]
Company: Verde Valley Irrigation Supply
Show: Southwest Turf Expo, Glendale, Feb 10-12 (3 show days)
Booth: 10x20, inline, aisle 600
Please quote: (1) 75" monitor on the dual post cart, (1) windows laptop, (1) lit reg counter, (3) black barstools, (2) silk ficus, (1) 5G bonded router, expo wifi is a joke
Labor: drop it and pick it up, our guys hook it up
Comments: need it by 2 the day before`,
    good: {
      days: 3,
      must: [
        needs(/75 QM75/, 1),
        needs('display_stand', 1),
        needs(/XPS/, 1),
        needs('registration_desk', 1),
        needs('bar_stool', 3),
        needs('plants', 2),
        needs(/5G/, 1),
      ],
      should: [needs('delivery', [1, 2])],
      allowed: ['power_cable', 'video_cable', 'consumables', 'transport', 'crew_driver', 'ups'],
      offers: [
        'presentation_clicker',
        'network',
        'display',
        'carpet',
        'backdrop',
        'signage',
        'table_cocktail',
        'crew_technician',
        'crew_stagehand',
      ],
      silly: [
        'generator',
        'subwoofer',
        'projector',
        'lectern',
        'stage_deck',
        'crew_video',
        'lighting_package',
        'dance_floor',
        'marquee',
      ],
      title: [/glendale|turf|verde/i],
    },
  },
  {
    id: 'ho-g-quinceanera',
    language: 'es',
    catalogue: 'bluemesa',
    description: `Buenas tardes! Es para los XV de mi hija Ximena, 25 de julio en el rancho de mi suegro en Marana, vamos a ser como 220. Quiero saber cuánto me sale rentar esto:

28 mesas redondas de 60 pulgadas con mantel blanco hasta el piso
220 sillas chiavari doradas
la pista de baile, de 18 x 18 pies
20 hilos de foquitos bistro
dos máquinas de chispas frías para la entrada
el step and repeat para las fotos
una alfombra roja
dos barras portátiles
un generador de 25 kVA con 30 galones de diesel

La misa es a las 3 y la recepción empieza a las 6, el rancho está libre desde el viernes para que monten.

Gracias! Yesenia`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/60in round/, [28, 28]),
        needs(/120 rnd/, [28, 28]),
        needs(/Chiavari gold/, [220, 230]),
        needs('dance_floor', 36),
        needs('festoon', 20),
        needs('spark_machine', 2),
        needs('backdrop', 1),
        needs('bar_unit', 2),
        needs(/WhisperWatt 25/, 1),
      ],
      should: [needs(/Red carpet/, [1, 2]), needs('fuel', [30, 30]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'table_trestle'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'exhibition_stand', 'truss'],
      title: [/marana|ximena|xv/i, /220/],
    },
  },
];

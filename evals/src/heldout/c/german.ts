import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-c-sommerfest-fremantle',
    language: 'de',
    catalogue: 'wattlebird',
    description: `Guten Tag,

unsere deutsche Niederlassung in Fremantle feiert am 6. Dezember ihr Sommerfest im Garten, 60 Personen. Wir möchten mieten:

- 2 Gasgrills
- 8 Picknickgarnituren
- 6 Stehtische
- 4 Sonnenschirme
- 4 Kühlboxen
- einen Akku-Lautsprecher mit Funkmikrofon für eine kurze Begrüßung und Musik
- 1 Cornhole-Spiel
- 2 Toilettenkabinen

Geschirr und Gläser bringt der Caterer mit. Ein Zelt brauchen wir nicht.

Lieferung und Abholung bitte mit anbieten.

Mit freundlichen Grüßen
S. Brinkmann`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/BBQ/, 2),
        needs('beer_table_set', 8),
        needs('table_cocktail', 6),
        needs('parasol', 4),
        needs(/Esky/, 4),
        needs(SPEAKERS, [1, 2]),
        either(needs('mic_wireless_handheld', 1), needs(/Stage Man/)),
        needs(/Cornhole/, 1),
        needs('toilet', 2),
        needs('delivery', [1, 2]),
      ],
      should: [],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS.filter((each) => each !== 'gazebo'), ...PARTY_OFFERS, 'serving'],
      excluded: [...TABLEWARE, 'marquee', 'gazebo'],
      silly: ['subwoofer', 'line_array', 'projector', 'lectern', 'stage_deck', 'dance_floor'],
      title: [/fremantle/i, /60/],
    },
  },
  {
    id: 'ho-c-hochzeit-gutshof',
    language: 'de',
    catalogue: 'demo',
    description:
      'Hallo, wir heiraten am 29. August auf einem Gutshof bei Münster mit 85 Gästen und suchen noch: für die freie Trauung im Garten 85 weiße Klappstühle, einen Traubogen, einen Lautsprecher mit Funkmikrofon; für die Feier in der Scheune eine Tanzfläche 5 x 5 m, 12 Akku-Uplights, 4 Lichterketten für den Hof und eine Fotobox. Tische, Stühle für drinnen, Geschirr und Gläser stellt der Gutshof. Der DJ bringt seine Anlage und sein Licht selbst mit. Liebe Grüße, Annika und Till',
    good: {
      attendees: 85,
      days: 1,
      must: [
        needs(/White Folding Chair/, 85),
        needs('ceremony_arch', 1),
        needs(SPEAKERS, [1, 2]),
        either(needs(['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'], [1, 2]), needs('pa_package')),
        needs('dance_floor', [25, 26]),
        needs(/Battery Uplighter/, 12),
        needs('festoon', 4),
        needs('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'gazebo', 'parasol'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, /Light-Up/, 'generator'],
      excluded: [...TABLES, ...TABLEWARE, 'disco_light', 'subwoofer', 'dj_controller', 'dj_player', 'crew_dj'],
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'marquee', 'toilet'],
      title: [/münster/i, /85/],
    },
  },
  {
    id: 'ho-c-abiball',
    language: 'de',
    catalogue: 'demo',
    description: `Abiball des Gymnasiums am Stadtpark, Samstag, 4. Juli, Stadthalle Gütersloh, 320 Personen

Wir benötigen:
32 runde Tische für je 10 Personen mit weißen Tischdecken
320 Stühle (Bankettstühle)
Bühne 6 x 4 m, 60 cm hoch, mit Treppe und Geländer hinten
Tonanlage für Reden und DJ, 3 Funkmikrofone
Rednerpult
Licht für die Bühne
Beamer und große Leinwand für Fotos
Tontechniker

Buffet, Geschirr, Besteck und Gläser übernimmt der Caterer, auch die Bedienung. Nebel und Konfetti sind in der Halle verboten.`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/^5ft 6in|^6ft Round/, [32, 34]),
        needs(/120in/, [32, 34]),
        needs(SEATS, [320, 336]),
        needs('stage_deck', [12, 13]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [2, 8]),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(/Leg 600mm/), needs('subwoofer'), needs('mixing_console'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'subwoofer',
        'line_array',
        'mic_lectern',
        'playback_laptop',
        'video_cable',
        'presentation_clicker',
        'crew_video',
        'disco_light',
        'dance_floor',
        'moving_head',
      ],
      offers: [
        ...PARTY_OFFERS,
        ...SHOW_OFFERS,
        'dj_controller',
        'dj_booth',
        'stage_monitor',
        'crew_steward',
        'dj_player',
        'dj_mixer',
      ],
      excluded: [...TABLEWARE, 'crew_waiter', 'smoke_machine', 'confetti_machine', 'confetti'],
      silly: ['generator', 'toilet', 'marquee', 'drum_kit', 'gazebo'],
      title: [/gütersloh/i, /320/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLES, TABLEWARE } from '../../usual.ts';
import { FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';
import { kept } from './keep.ts';

/** A school-leavers' ball, a kindergarten's feast, a conference. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-ba-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo,

unser Abiball ist am Samstag, 26. Juni, in der Stadthalle Neumünster, 320 Personen. Wir brauchen eine Musikanlage, zwei Funkmikros für die Reden, Tanzlicht, ein Rednerpult, eine Fotobox und einen roten Teppich.

Tische, Stühle und Bühne stellt die Halle. Den DJ haben wir schon, er bringt sein Mischpult und seine Player mit. Bitte keinen Nebel.

Viele Grüße
Jule, Abikomitee`,
    good: kept({
      attendees: 320,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 16]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/Tanzlicht/, [1, 4]),
        needs('lectern', 1),
        needs('photo_booth', 1),
        needs('carpet', [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PARTY_LIGHT],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      excluded: [...SEATS, ...TABLES, ...STAGES, ...FOG, 'crew_dj', 'dj_player', 'dj_mixer', 'dj_controller'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'fencing'],
      title: [/neumünster|abiball/i, /320/],
    }),
  },
  {
    id: 'ho-ba-kita-fest',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin, wir feiern am Freitag, 18. Juni, Sommerfest in der Kita, draußen im Garten, etwa 160 Leute. Benötigt werden 20 Festzeltgarnituren, 4 Pavillons 3 x 3, eine Akkubox mit Funkmikro, 2 Kühlschränke und 6 Lichterketten. Toiletten haben wir im Haus, Teller, Besteck und Gläser bringt jede Familie selbst mit. Einen DJ brauchen wir nicht. Was kostet das mit Lieferung? Gruß, Birte`,
    good: kept({
      attendees: 160,
      days: 1,
      must: [
        needs('beer_table_set', 20),
        needs('gazebo', 4),
        needs(/Akkubox/, [1, 2]),
        needs('refrigeration', 2),
        needs('festoon', 6),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...LOOS, ...TABLEWARE, 'crew_dj'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'line_array', 'chair_banquet'],
      title: [/kita|sommerfest/i, /160/],
    }),
  },
  {
    id: 'ho-ba-fachtagung',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

für unsere Fachtagung am 14. und 15. Oktober in Schleswig (150 Teilnehmende) bitten wir um ein Angebot:

Plenum, Reihenbestuhlung: Beamer mit Leinwand 4 m, Bühne 6 x 2 m, 40 cm hoch, mit Treppe, Rednerpult, 2 Ansteckmikrofone, 2 Handfunkmikrofone, passende Beschallung, je ein Techniker für Ton und Video an beiden Tagen.
Vier Seminarräume für je 30 bis 40 Personen: je ein Monitor 65 Zoll und ein Flipchart.
Foyer: 12 Stellwände.

Stühle und Tische sowie das WLAN stellt das Tagungshotel. Laptops bringen die Vortragenden mit. Aufgezeichnet oder gestreamt wird nichts.

Mit freundlichen Grüßen
Dr. H. Petersen`,
    good: kept({
      attendees: 150,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/400 x 230/, 1),
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 6])),
        needs(/65 Zoll/, [4, 4]),
        needs('flip_chart', [4, 4]),
        needs('pinboard', 12),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
      ],
      should: [needs(/füße 40/, [6, 6]), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...LOUD, ...RADIO_MICS],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        ...TABLES,
        'network',
        'playback_laptop',
        'camera',
        'crew_camera',
        'video_recorder',
        'audio_recorder',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'photo_booth'],
      title: [/schleswig|fachtagung/i, /150/],
    }),
  },
];

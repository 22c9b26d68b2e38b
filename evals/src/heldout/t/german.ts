import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE } from './parts.ts';

/** In German: a club's jubilee, a trade association's conference. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-t-ruderverein',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Sehr geehrte Damen und Herren,

der Ruderverein Holzminden wird 125 Jahre alt und feiert am Samstag, 29. August, von 14 bis 19 Uhr am Bootshaus. Wir erwarten rund 350 Gäste. Es spielen zwei Bands.

Bitte bieten Sie uns an:
- Rundbogenbühne
- Beschallung für Bands mit Subwoofern, dazu 4 Monitore, 6 SM58, 4 DI-Boxen und einen Tontechniker
- 2 Funkmikrofone für die Ansprachen
- 40 Bierzeltgarnituren, 10 Stehtische
- 4 Faltpavillons 3 x 3 m
- 5 Toilettenkabinen
- 30 Absperrgitter

Die Bands bringen ihre eigene Backline mit. Licht brauchen wir keines, um 19 Uhr ist Schluss. Starkstrom liegt am Bootshaus, ein Aggregat ist also nicht nötig. Auf- und Abbauhelfer stellt der Verein.

Mit sportlichem Gruß
Henning Brakelmann`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Rundbogenbühne/, 1),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs('stage_monitor', 4),
        needs(/SM58/, [6, 8]),
        needs('di_box', 4),
        needs('crew_sound', [1, 14]),
        needs('mic_wireless_handheld', 2),
        needs('beer_table_set', 40),
        needs('table_cocktail', 10),
        needs('gazebo', 4),
        needs('toilet', 5),
        needs('crowd_barrier', 30),
      ],
      should: [needs('mixing_console', [1, 2]), needs('mic_stand', [4, 12]), needs('power_distro'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...BACKLINE,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'generator',
        'fuel',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'flip_chart', 'dance_floor', 'mic_conference', 'table_desk'],
      title: [/holzminden|ruder|jubil|125/i, /350/],
    },
  },
  {
    id: 'ho-t-verbandstag',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Anfrageformular
Firma: Landesverband Holzbau
Anlass: Verbandstag mit Fachvorträgen
Ort: Stadthalle Melle
Datum: 12. und 13. November
Teilnehmer: 160
Bestuhlung: 160 Stapelstühle, Reihe
Bühne: 6 x 2 m, 40 cm hoch, mit Treppe und Blende
Ton: Sprachbeschallung, 2 Handsender, 2 Headsets, Rednerpult mit Schwanenhals
Bild: Beamer 7.000 Lumen, Leinwand 400 x 225, Laptop, Presenter, Vorschaumonitor
Sprachen: Deutsch/Polnisch, eine Dolmetscherkabine, 50 Taschenempfänger
Möbel: 12 Stehtische mit Husse für das Foyer, 4 Flipcharts
Personal: je ein Techniker für Ton und Video, zwei Helfer
Bemerkungen: Aufbau am Vorabend ab 18 Uhr möglich.`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs(/Stapelstuhl/, [160, 168]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 8]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/VMZ71/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [50, 53]),
        needs('table_cocktail', 12),
        needs('flip_chart', 4),
        needs('crew_sound', [1, 28]),
        needs('crew_video', [1, 28]),
        needs('crew_stagehand', [2, 24]),
      ],
      should: [needs(/Steckfuß 40/, 24), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'crowd_barrier', 'beer_table_set'],
      title: [/melle|verbandstag|holzbau/i, /160/],
    },
  },
];

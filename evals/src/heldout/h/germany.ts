import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In German: a works council in Birmingham, a leavers' ball, a run. */
export const GERMANY: readonly EvalBrief[] = [
  {
    id: 'ho-h-eurobetriebsrat',
    language: 'de',
    catalogue: 'demo',
    description: `Sehr geehrte Damen und Herren,

unser Europäischer Betriebsrat tagt am 22. und 23. September in einem Hotel am Flughafen Birmingham, 40 Delegierte. Für den Tagungsraum bitten wir um ein Angebot über:

- 2 Dolmetscherkabinen (Deutsch und Polnisch)
- 45 Empfänger mit Kopfhörer
- 20 Sprechstellen für die Tische, je zwei Personen teilen sich eine
- 1 Beamer mit Leinwand, etwa 3 m breit
- 1 Laptop
- 1 Techniker an beiden Tagen

Die vier Dolmetscherinnen bringen wir aus Frankfurt mit, Tische und Stühle stellt das Hotel.

Mit freundlichen Grüßen
Ilse Wortmann, Büro des EBR`,
    good: {
      attendees: 40,
      days: 2,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [45, 50]),
        needs('mic_conference', [20, 21]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 4]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, 'interpretation_booth'),
      excluded: [...SEATS, ...TABLES, 'crew_interpreter'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'subwoofer',
        'line_array',
        'disco_light',
        'dance_floor',
        'stage_monitor',
      ],
      title: [/birmingham|betriebsrat/i, /40/],
    },
  },
  {
    id: 'ho-h-abiball',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

wir sind das Ballkomitee vom Hölderlin-Gymnasium und suchen Technik für unseren Abiball am Freitag, 3. Juli, in der Stadthalle Nürtingen. Wir sind mit Eltern 320 Leute.

Was wir brauchen:
Musikanlage mit Bässen für den ganzen Saal
2 Funkmikros für die Reden und ein Headset für die Moderatorin
einen DJ
20 Akku-Strahler für die Wände
eine Spiegelkugel und ein bisschen bewegtes Licht
20 Stehtische mit Husse
eine Fotobox

Die Bühne ist in der Stadthalle fest eingebaut, und Tische und Stühle für das Essen kommen vom Caterer. Nebel hat der Hausmeister verboten.

Liebe Grüße, Leni und Yusuf`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('crew_dj', 1),
        needs('uplight', [20, 24]),
        needs('mirror_ball', [1, 2]),
        needs('table_cocktail', 20),
      ],
      should: [needs('moving_head', [2, 8]), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'dj_player', 'dj_mixer', 'dj_controller', 'batteries'],
      offers: [...without(PARTY_OFFERS, 'hazer'), 'projector', 'projection_screen', 'strobe', 'playback_laptop'],
      excluded: ['stage_deck', 'mobile_stage', 'hazer', 'smoke_machine', 'chair', 'table_round', 'table_trestle'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'drum_kit', 'lectern', 'interpretation_booth'],
      unmet: [/foto/i],
      title: [/nürtingen|abiball/i, /320/],
    },
  },
  {
    id: 'ho-h-formular-spendenlauf',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Anfrageformular

Veranstaltung: Spendenlauf „Runden fürs Hospiz“
Datum: Sonntag, 10. Mai, 10–15 Uhr
Ort: Sportplatz Kirchheim/Teck
Teilnehmer und Zuschauer: ca. 600
Benötigtes Material: 4 aktive Lautsprecher auf Stativ rund um die Bahn, kleines Mischpult, 1 Headset und 1 Handsender für den Sprecher, 40 Absperrgitter, 8 Faltpavillons, 30 Bierzeltgarnituren, 8 Toilettenkabinen, 8 Funkgeräte
Strom vor Ort: ein Stromerzeuger 13 kVA wird benötigt
Anlieferung: Samstag ab 14 Uhr
Bemerkungen: bitte möglichst günstig, alles wird gespendet`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column'], 4),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        needs('crowd_barrier', 40),
        needs('gazebo', 8),
        needs('beer_table_set', 30),
        needs('toilet', 8),
        needs('generator', 1),
      ],
      should: [
        needs('speaker_stand', 4),
        needs('mixing_console', 1),
        needs('two_way_radio', [8, 10]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS, 'batteries'],
      offers: [...OUTDOORS_OFFERS, ...PLATFORM, 'subwoofer', 'bar_unit', 'led_wall'],
      silly: [
        'disco_light',
        'dance_floor',
        'projector',
        'hazer',
        'drum_kit',
        'stage_monitor',
        'moving_head',
        'lectern',
      ],
      title: [/kirchheim|lauf/i, /600/],
    },
  },
];

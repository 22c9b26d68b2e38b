import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';

const VORSTAND_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'table_trestle',
  'table_desk',
  'playback_laptop',
  'presentation_clicker',
  'crew_camera',
  'stage_wash',
  'lighting_package',
  'profile_spot',
  'uplight',
  'flip_chart',
];
const MARKT_OFF: readonly Selector[] = [
  ...STAGES,
  'refrigeration',
  'cooking',
  ...TABLEWARE,
  'crew_steward',
  'festoon',
  'floodlight',
  'marquee',
];

/** In German: a board that meets in two places at once, and a market of farmers. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bn-hybride-vorstandssitzung',
    language: 'de',
    catalogue: 'isarhang',
    description: `Betreff: Hybride Vorstandssitzung am 18. März, Anfrage Technik

Guten Tag Frau Sailer,

wie am Telefon besprochen: Unser Vorstand tagt am Donnerstag, 18. März, von 13 bis 17 Uhr in der Bibliothek von Gut Hohenried. 16 Personen sitzen vor Ort, sieben weitere werden per Videokonferenz zugeschaltet.

Bitte bieten Sie uns an:
– zwei 65-Zoll-Monitore, auf denen die Zugeschalteten zu sehen sind
– zwei Kameras auf Stativ mit Bildregie und Streamingkoffer
– vier Handsender, die am Tisch herumgereicht werden
– Lautsprecher für den Raum
– einen Medientechniker, der ab 10 Uhr aufbaut und bis zum Schluss dabeibleibt

Tische und Stühle stehen in der Bibliothek bereit. Das Notebook mit der Konferenzsoftware stellt unsere IT, den Presenter ebenfalls. Die Kameras stehen fest, Kameraleute können wir uns also sparen. Zusätzliches Licht ist bei der Fensterfront nicht nötig. Und das Flipchart vom letzten Mal hat kein Mensch benutzt, das lassen wir weg.

Freundliche Grüße
i. A. Corinna Wimmer
Vorstandssekretariat`,
    good: {
      attendees: [16, 23],
      days: 1,
      must: [
        needs(/Monitor 65 Zoll/, 2),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('mic_wireless_handheld', 4),
        needs(SPEAKERS, [1, 4]),
        needs('crew_video', [1, 16]),
      ],
      should: [needs(['mixing_console', 'pa_package'], [1, 2]), needs('transport')],
      allowed: without(
        [...SPEECH, ...BROADCAST, ...SLIDES, ...ANY_JOB, 'display', 'display_stand'],
        ...VORSTAND_OFF,
        'projector',
        'projection_screen',
      ),
      offers: without(MEETING_OFFERS, ...VORSTAND_OFF, ...PLATFORM, ...STAGE_LIGHT),
      excluded: VORSTAND_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', ...FOG],
      title: [/vorstand|hohenried/i, /(16|23)/],
    },
  },
  {
    id: 'ho-bn-bauernmarkt',
    language: 'de',
    catalogue: 'foerde',
    description: `Bauernmarkt in Süderbrarup, Samstag 11. und Sonntag 12. September, jeweils 9 bis 17 Uhr, auf dem Marktplatz. Ungefähr 900 Besucher am Tag.

WAS WIR MIETEN MÖCHTEN
14 Faltpavillons
25 Festzeltgarnituren
30 eckige Tische für die Stände
1 Akkubox mit Mikro für Durchsagen
1 Stromerzeuger 30 kVA
6 Verteiler, 12 CEE-Leitungen
4 WC-Kabinen, dazu 1 barrierefreie
10 Mülltonnen
40 Absperrgitter

WAS WIR SCHON HABEN
Bühne (hat Hinnerk 2019 gezimmert, hält noch)
Teller, Becher und Besteck: Geschirrmobil der Landfrauen
Ordner kommen von der Feuerwehr

WAS WIR NICHT WOLLEN
Großes Zelt. Hatten wir einmal, ist uns weggeflogen.
Beleuchtung, um fünf ist ja Schluss

Kühlschränke bringt jeder Stand selber mit, gegrillt wird auf Hinnerks Rost. Anlieferung bitte Freitagnachmittag.

Gruß, Maren Petersen, 0151 ... ruft gern abends an`,
    good: {
      attendees: [900, 1800],
      days: 2,
      must: [
        needs('gazebo', 14),
        needs('beer_table_set', 25),
        needs(/eckig, 183/, 30),
        needs(/Akkubox/, 1),
        needs(/30 kVA/, 1),
        needs('power_distro', 6),
        needs(/CEE 32, 25 m/, 12),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('crowd_barrier', 40),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld', 'mic_stand', 'speaker_stand'], ...MARKT_OFF),
      offers: without([...OUTDOORS_OFFERS, 'table_cocktail', 'bar_unit', ...SPEECH], ...MARKT_OFF),
      excluded: MARKT_OFF,
      silly: [
        'projector',
        'dance_floor',
        'hazer',
        'disco_light',
        'stage_monitor',
        'lectern',
        'table_round',
        'stage_wash',
        'uplight',
      ],
      title: [/markt|brarup/i, /900/],
    },
  },
];

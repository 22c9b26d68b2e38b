import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import {
  BAND,
  BROADCAST,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SLIDES,
  SPEAKERS,
  SPEECH,
  TABLEWARE,
  WALL,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const VERSAMMLUNG_OFF: readonly Selector[] = [
  'chair',
  'table_trestle',
  'playback_laptop',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'stage_wash',
  'lighting_package',
];
const GIESSEREI_OFF: readonly Selector[] = [
  'backline',
  'hazer',
  'spark_machine',
  'bar_unit',
  'refrigeration',
  'crew_bar',
];
const PREMIERE_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  ...SPEAKERS,
  'chair',
  'glassware',
  'refrigeration',
  'crew_bar',
];

/** Under a roof, over the shelf of a house in Hesse. */
export const LAHN_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-br-generalversammlung',
    language: 'de',
    catalogue: 'lahn',
    description: `Betreff: Generalversammlung Bürgerenergie Niddertal eG

Guten Tag,

am Donnerstag, 23. April, um 18 Uhr findet unsere Generalversammlung im Bürgerhaus Nidderau statt. Wir rechnen mit 280 bis 320 Mitgliedern in Reihenbestuhlung. Vorne sitzen fünf Personen aus Vorstand und Aufsichtsrat, daneben steht das Rednerpult. Fragen aus dem Saal sollen möglich sein.

Bitte bieten Sie uns an:

- Bühne 8 x 2 m, 40 cm hoch, mit einer Treppe
- Rednerpult mit Schwanenhalsmikrofon
- 5 Tischsprechstellen für den Vorstandstisch
- 2 Funkmikrofone (Hand) für Wortmeldungen
- Beschallung für den Saal, mit Tontechniker
- Beamer mit 10.000 Lumen und die große Rahmenleinwand (knapp 5 m)

Stühle und Tische sind im Bürgerhaus vorhanden und werden vom Hausmeister gestellt. Die Präsentation läuft von unserem eigenen Notebook. Es wird weder gefilmt noch gestreamt, das hat der Vorstand so entschieden. Auf Bühnenlicht verzichten wir, die Saalbeleuchtung genügt.

Mit freundlichen Grüßen
Anke Reußwig, Vorstandssekretariat`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 8),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_conference', 5),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 16]),
        needs(/PU2010/, 1),
        needs(/488 x 275/, 1),
      ],
      should: [needs(/Füße 40/, 8), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'line_array', 'subwoofer', 'crew_video'], ...VERSAMMLUNG_OFF),
      offers: without(MEETING_OFFERS, ...VERSAMMLUNG_OFF),
      excluded: VERSAMMLUNG_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'bar_unit', ...FOG],
      title: [/generalversammlung|nidder|bürgerenergie/i, /320/],
    },
  },
  {
    id: 'ho-br-alte-giesserei',
    language: 'de',
    catalogue: 'lahn',
    description: `Hi zusammen,

am Sa 14.11. machen wir in der Alten Gießerei in Wetzlar wieder unsere Rocknacht, zwei Bands, Einlass 19h, Schluss ca. 1h. Wenns ausverkauft ist sind 350 Leute drin, alles Stehplätze.

was wir brauchen:
Bühne 8x5m, 60 hoch, 1 Treppe
PA mit Subs für 350
Digitalpult 32 Kanal + Stagebox
6 Monitore
Drum-Mikrofonkoffer, 6x SM58, 8 DI-Boxen, Stative halt
12 LED PAR, 6 Moving Heads, Lichtpult
je 1 Ton- und Lichttechniker
4 Helfer für Auf- und Abbau

Schlagzeug und Amps bringen die Bands selbst mit. Nebel, Hazer, Funken etc. sind im ganzen Haus verboten wegen der Brandmelder. Die Bar macht die Gießerei in Eigenregie, Theke, Kühlung und Thekenpersonal sind also schon da.

Rechnung bitte auf den Kulturring e.V.

Gruß Matze`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 20),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs(/X32/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 6),
        needs(/Schlagzeug-Mikrofonkoffer/, 1),
        needs(/SM58/, 6),
        needs('di_box', 8),
        needs('mic_stand', [6, 30]),
        needs('stage_wash', 12),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 16]),
        needs('crew_lighting', [1, 16]),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs(/Füße 60/, 20), needs('transport')],
      allowed: without([...BAND, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, 'drape'], ...GIESSEREI_OFF),
      offers: without([...SHOW_OFFERS, 'crowd_barrier', 'crew_steward', 'disco_light'], ...GIESSEREI_OFF),
      excluded: GIESSEREI_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'chair', 'dance_floor', 'table_trestle'],
      title: [/gie(ß|ss)erei|wetzlar|rocknacht/i, /350/],
    },
  },
  {
    id: 'ho-br-jahrestagung',
    language: 'de',
    catalogue: 'lahn',
    description: `Sehr geehrte Damen und Herren,

für die Jahrestagung unserer Fachgesellschaft am 8. und 9. Oktober in der Kongresshalle Gießen erbitten wir ein Angebot. Vor Ort erwarten wir 180 bis 220 Teilnehmende, weitere Personen schalten sich online zu. Getagt wird auf Deutsch und Englisch.

Plenum im Großen Saal (parlamentarische Bestuhlung vorhanden):
• Laserbeamer 10.000 Lumen, Rahmenleinwand ca. 5 m breit, Notebook, Presenter
• Rednerpult mit Schwanenhalsmikrofon
• 4 Ansteckmikrofone für die Podiumsdiskussion, 2 Handsender für das Publikum
• Saalbeschallung
• 2 Kameras mit Personal, Bildmischer und Streaming-Encoder für die Online-Teilnehmer, dazu eine Aufzeichnung
• Simultandolmetschen: 1 Kabine, 120 Empfänger mit Kopfhörer
• Ton- und Videotechniker an beiden Tagen

Vier Seminarräume zu je 30 bis 40 Personen, in jedem:
• ein 55-Zoll-Bildschirm mit Notebook
• ein Flipchart und zwei Pinnwände

Foyer:
• 2 Anmeldecounter
• 12 Stehtische mit Hussen

Für Rückfragen stehe ich gern zur Verfügung.

Dr. Friederike Pabst
Geschäftsstelle`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/PU2010/, 1),
        needs(/488 x 275/, 1),
        needs('playback_laptop', [5, 6]),
        needs('presentation_clicker', [1, 5]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs('camera', 2),
        needs('crew_camera', [2, 48]),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('video_recorder', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 130]),
        needs('crew_sound', [1, 32]),
        needs('crew_video', [1, 32]),
        needs('display', 4),
        needs('flip_chart', 4),
        needs('pinboard', 8),
        needs('registration_desk', 2),
        needs('table_cocktail', 12),
        needs(/Stretchhusse/, 12),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...BROADCAST, 'display_stand', 'line_array'],
      offers: [...MEETING_OFFERS, 'chair', 'table_trestle'],
      unmetToo: [/dolmetsch|sender|strahler/i, /router|netz|internet/i],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'beer_table_set',
        ...FOG,
      ],
      title: [/jahrestagung|tagung|gie(ß|ss)en/i, /220/],
    },
  },
  {
    id: 'ho-br-filmpremiere',
    language: 'de',
    catalogue: 'lahn',
    description: `Liebes Team,

unser Dokumentarfilm „Was der Fluss behält“ hat am Mittwoch, 2. Dezember, Premiere im Capitol in Limburg. 190 geladene Gäste, 19 Uhr Empfang im Foyer, 20 Uhr Film, danach Gespräch mit der Regisseurin und zwei Protagonisten auf der kleinen Vorbühne.

Projektion, Leinwand und Lautsprecher hat das Kino natürlich, und gesessen wird in den Kinosesseln; auch für die Gesprächsrunde stehen vorne schon drei Sessel. Was fehlt, sind Mikrofone: drei Kopfbügel für das Gespräch, zwei Handsender für Moderation und Publikum, dazu jemand, der den Ton betreut und sich an die Hausanlage anschließt.

Fürs Foyer hätten wir gern zwei rote Teppiche à 10 m, eine bedruckte Fotowand, 15 Stehtische mit Hussen, zwei weiße Theken und 16 Akku-Uplights. Die Fotobox bitte nur als Option.

Wein, Wasser, Gläser, Kühlung und das Personal hinter der Theke kommen von unserem Weinhändler.

Budget: etwa 4.500 € netto.

Viele Grüße
Sina Wölfling, Produktionsleitung`,
    good: {
      attendees: 190,
      days: 1,
      must: [
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 16]),
        needs('carpet', 2),
        needs('backdrop', 1),
        needs('table_cocktail', 15),
        needs(/Stretchhusse/, 15),
        needs('bar_unit', 2),
        needs('uplight', 16),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB, 'stanchion'], ...SPEAKERS),
      offers: without(
        [
          ...PARTY_OFFERS,
          'stage_wash',
          'lighting_package',
          'camera',
          'crew_camera',
          'video_recorder',
          'registration_desk',
        ],
        ...PREMIERE_OFF,
      ),
      excluded: PREMIERE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'beer_table_set', 'crowd_barrier'],
      title: [/premiere|limburg|capitol|fluss/i, /190/],
    },
  },
  {
    id: 'ho-br-gewerbeschau',
    language: 'de',
    catalogue: 'lahn',
    description: `Hallo,

der Gewerbeverein plant für den 25. und 26. April (Sa/So) die Gewerbeschau in der Stadthalle Hünfeld. Wir erwarten übers Wochenende rund 4.000 Besucher.

Bedarf laut Vorstandsbeschluss:
18 Messestände 3 x 2 m
2 Anmeldecounter am Eingang
Aktionsbühne 6 x 4 m, 40 cm hoch mit Treppe und schwarzer Verkleidung
Tonanlage für Bühne und Durchsagen, 2 Handmikros und 1 Kopfbügel, Tontechniker an beiden Tagen
Bühnenlicht
LED-Wand 4 x 2,5 m hinter der Bühne mit Notebook und Videotechniker
draußen 10 Faltzelte 3x3, 20 Festzeltgarnituren, 60 Absperrgitter
10 Mülltonnen, 8 Handfunkgeräte
Stromverteiler und Kabel für die Stände nach Ihrer Erfahrung

Unser Rahmen liegt bei 15.000 Euro. Aufbau ab Freitag 12 Uhr.

MfG
Gerhard Trost`,
    good: {
      attendees: 4000,
      days: 2,
      must: [
        needs('exhibition_stand', 18),
        needs('registration_desk', 2),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 24]),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', 1),
        needs('crew_sound', [1, 32]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs(/LED-Wand Indoor/, 10),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 32]),
        needs('gazebo', 10),
        needs('beer_table_set', 20),
        needs('crowd_barrier', 60),
        needs('waste_bin', 10),
        needs('two_way_radio', 8),
        needs('power_distro', [1, 10]),
        needs('power_cable', [2, 96]),
      ],
      should: [needs(/Füße 40/, 12), needs('transport')],
      allowed: [
        ...SPEECH,
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...WALL,
        ...SLIDES,
        ...ANY_JOB,
        'subwoofer',
        'line_array',
        'crew_lighting',
        'crew_steward',
        'crew_electrician',
      ],
      offers: [
        ...MEETING_OFFERS,
        ...TABLEWARE,
        ...RADIO_MICS,
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'carpet',
        'photo_booth',
        'inflatable',
        'chair',
        'table_trestle',
        'table_cocktail',
        'generator',
        'pinboard',
        'bar_unit',
        'refrigeration',
        'floodlight',
        'festoon',
      ],
      silly: ['dance_floor', 'stage_monitor', 'interpretation_booth', 'ceremony_arch', 'spark_machine', 'napkin'],
      title: [/gewerbeschau|hünfeld/i, /4[.  ]?000/],
    },
  },
];

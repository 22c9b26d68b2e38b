import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In German, over the shelf with the brand names. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-v-zwanzig-jahre-spedition',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Guten Tag,

wir feiern am Samstag, den 12. September, das zwanzigjährige Bestehen unserer Spedition, in der eigenen Umschlaghalle in Soest. Es kommen rund 180 Gäste, Beginn 17 Uhr, Ende gegen 1 Uhr.

Bitte bieten Sie uns an: eine Bühne 6 x 4 m, 60 cm hoch, mit Treppe und schwarzer Blende, ein Rednerpult mit Schwanenhalsmikrofon, zwei Handsender, einen Beamer mit 7.000 Lumen und eine Leinwand 4 m breit für den Firmenfilm, dazu einen Laptop, 16 Astera-Scheinwerfer für die Hallenwände, die Spiegelkugel, 20 Stehtische mit Hussen, 20 Bierzeltgarnituren und 4 Heizpilze für den Hof.

Die Band bringt ihre komplette Tonanlage samt Mischpult und Tontechniker mit, darüber laufen auch die Reden. Theke, Gläser und Kühlung kommen vom Getränkehändler. Toiletten sind in der Halle genug vorhanden. Auf Nebel bitte verzichten, wegen der Brandmelder.

Mit freundlichen Grüßen
Katrin Vollmer`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(/VMZ71/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs(/Astera/, 16),
        needs('mirror_ball', 1),
        needs('table_cocktail', 20),
        needs('beer_table_set', 20),
        needs('patio_heater', 4),
      ],
      should: [needs(/Steckfuß 60/, 48), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM, ...MEETING, ...SHOW],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      excluded: [...SPEAKERS, ...LOOS, 'mixing_console', 'crew_sound', 'bar_unit', 'hazer', 'smoke_machine'],
      silly: ['table_desk', 'crowd_barrier', 'choir_riser', 'mobile_stage', 'interpretation_booth'],
      title: [/soest|spedition|jubil/i, /180/],
    },
  },
  {
    id: 'ho-v-altstadtfest',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Leistungsbeschreibung (Auszug): Bühnen- und Veranstaltungstechnik für das Altstadtfest

Auftraggeber: Stadtmarketing Warburg. Zeitraum: Freitag, 27. August, bis Sonntag, 29. August. Standort: Marktplatz. Erwartete Besucher: 1.500.

1. Überdachte Bühne, mindestens 8 x 6 m
2. Beschallung: 8 Line-Array-Elemente, 4 Subwoofer, 6 Bühnenmonitore, Digitalpult mit 40 Kanälen, Stagebox, 4 Handsender, 10 DI-Boxen, Mikrofonierung für Schlagzeug
3. Licht: 16 LED-Scheinwerfer, 6 LED-Wash-Moving-Lights, Lichtpult
4. LED-Wand für außen, 12 m², mit Prozessor
5. Personal: je eine Fachkraft für Ton, Licht und Video sowie vier Helfer für Auf- und Abbau
6. 40 Absperrgitter, 30 Bierzeltgarnituren, 20 Kabelbrücken, 8 Handfunkgeräte

Nicht Bestandteil der Leistung sind: die Stromversorgung einschließlich Aggregat und Verteilung (Stadtwerke), Toiletten (Rahmenvertrag der Stadt) und der Sicherheitsdienst. Instrumente und Verstärker bringen die Künstler mit.`,
    good: {
      attendees: 1500,
      days: 3,
      must: [
        needs(/Rundbogen/, 1),
        needs('line_array', 8),
        needs('subwoofer', [4, 6]),
        needs('stage_monitor', 6),
        needs('mixing_console', 1),
        needs('stagebox', [1, 2]),
        needs('mic_wireless_handheld', 4),
        needs('di_box', 10),
        needs('mic_instrument', [3, 12]),
        needs('stage_wash', 16),
        needs(/LEDWash/, 6),
        needs('lighting_console', 1),
        needs(/CB3/, 12),
        needs('video_processor', 1),
        needs('crew_sound', [1, 60]),
        needs('crew_lighting', [1, 60]),
        needs('crew_video', [1, 60]),
        needs('crew_stagehand', [4, 96]),
        needs('crowd_barrier', 40),
        needs('beer_table_set', 30),
        needs('cable_ramp', 20),
        needs('two_way_radio', 8),
      ],
      should: [needs('mic_stand', [4, 30]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...LOUD, 'playback_laptop', 'video_cable', 'video_switcher', 'media_server'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...LOOS,
        'generator',
        'power_distro',
        'crew_steward',
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'keyboard',
      ],
      silly: ['dance_floor', 'lectern', 'table_round', 'flip_chart', 'projector', 'interpretation_booth'],
      title: [/warburg|altstadtfest/i, /1[., ]?500/],
    },
  },
  {
    id: 'ho-v-jahreshauptversammlung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Anfrageformular
Verein: Wohnungsgenossenschaft Lippetal eG
Anlass: Vertreterversammlung
Datum: Dienstag, 22. Juni, 18 bis 21 Uhr
Ort: Schützenhalle Herzfeld
Personen: 220
Benötigt werden:
- 220 Stapelstühle, 6 Klapptische für den Vorstand und die Auszählung
- Podium 6 x 2 m, 40 cm hoch, mit Treppe
- Rednerpult mit Mikrofon
- 4 drahtlose Tischsprechstellen für das Podium
- 2 Handmikrofone für Fragen aus dem Saal
- Beschallung für Sprache
- Beamer (7.000 Lumen), Leinwand 400 x 225 cm, Laptop, Presenter
- Induktionsschleife
- 1 Tontechniker während der Veranstaltung
Bemerkung: Aufbau ab 14 Uhr möglich, Abbau noch am Abend.`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('chair', [220, 231]),
        needs('table_trestle', 6),
        needs(/Podest 2 x 1/, 6),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_conference', 4),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'], [1, 8]),
        needs(/VMZ71/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 16]),
      ],
      should: [needs(/Steckfuß 40/, 24), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/herzfeld|lippetal|vertreter/i, /220/],
    },
  },
  {
    id: 'ho-v-hochzeit-scheune',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo liebes Team,

am 3. Juli heiraten wir in der Scheune meiner Großeltern bei Lüdinghausen, mit 90 Gästen. Freie Trauung um 15 Uhr unter der Linde, danach Essen und Party.

Wir hätten gern zwei Bose L1 Pro8 für die Trauung, ein Headset für die Rednerin und ein Funkmikro, dann 20 Akkuscheinwerfer, 10 Lichterketten für den Hof, die Spiegelkugel, 36 qm Tanzboden Eiche, 9 runde Tische, 10 Stehtische und 10 Faltpavillons falls es regnet.

Einen DJ haben wir schon, er kommt mit eigener Anlage, Pult und Lichteffekten. Stühle leihen wir uns vom Schützenverein. Seifenblasen bitte keine, und Heizpilze brauchen wir im Juli auch nicht. Abholen würden wir nicht selbst, also bitte mit Lieferung.

Liebe Grüße
Marie und Jonas`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/L1 Pro8/, 2),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        needs(/Astera/, 20),
        needs('festoon', 10),
        needs('mirror_ball', 1),
        needs('dance_floor', 36),
        needs('table_round', 9),
        needs('table_cocktail', 10),
        needs('gazebo', 10),
        needs('transport'),
      ],
      should: [],
      allowed: [
        ...OUTDOORS,
        'mixing_console',
        'mic_stand',
        'speaker_stand',
        'audio_player',
        'crew_sound',
        'audio_cable',
      ],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...DECKS,
        'crew_dj',
        'subwoofer',
        'disco_light',
        'moving_head',
        'chair',
        'bubble_machine',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_monitor', 'line_array', 'choir_riser'],
      title: [/lüdinghausen|hochzeit|scheune/i, /90/],
    },
  },
];

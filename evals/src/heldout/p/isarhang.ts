import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In German, along the Isar: a young firm, a robots' final, a card tournament, new citizens. */
export const ISARHANG: readonly EvalBrief[] = [
  {
    id: 'ho-p-all-hands',
    language: 'de',
    catalogue: 'isarhang',
    description: `Anfrageformular

Firma: Kiesel Analytics GmbH
Was ist geplant? Unser All-Hands, einmal im Jahr alle an einem Ort
Wann: Dienstag, 14. September
Wo: Alte Werkhalle, Giesing
Wie viele Personen: 260
Bühne: ja, 6 x 3 m, 40 cm hoch, mit Aufgang und schwarzer Schürze
Ton: Anlage für Sprache, 4 Nackenbügel, 2 Handsender für Fragen
Bild: LED-Fläche 5 x 2 m samt Steuerung
Übertragung für die Leute im Homeoffice: ja, 2 Kameras, Bildregie, Streamingkoffer
Kameraleute: keine, das übernimmt unser Videoteam
Licht: nein danke, die Halle hat fest montierte Scheinwerfer
Stühle: 260, gepolstert
Tische: nein. Die Stehtische gehören zur Halle
Notebook: brauchen wir nicht, hat jeder dabei
Personal: 1 Person Ton, 1 Person Medien
Essen und Trinken: unser Koch kümmert sich, auch um den Kühlschrank`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs(SPEAKERS, [1, 8]),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('led_wall', [10, 10]),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/gepolstert, reihbar/, [260, 260]),
        needs('crew_sound', [1, 16]),
        needs('crew_video', [1, 16]),
      ],
      should: [
        needs('video_processor', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'video_converter'],
      offers: MEETING_OFFERS,
      excluded: [
        'crew_camera',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'table_cocktail',
        'table_trestle',
        'playback_laptop',
        'refrigeration',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', 'crowd_barrier'],
      title: [/giesing|all.?hands/i, /260/],
    },
  },
  {
    id: 'ho-p-roboter-finale',
    language: 'de',
    catalogue: 'isarhang',
    description: `Leistungsbeschreibung zur Angebotsabgabe
Regionalfinale Schülerrobotik, Dreifachturnhalle Erding, 12. und 13. März, ca. 500 Personen

Los 1, Ton
Beschallung der Halle für Moderation und Einspieler; 3 Handsender; 2 Nackenbügelmikrofone; Betreuung durch eine Tonfachkraft an beiden Tagen
Los 2, Bild
1 Projektor 9.000 lm mit Spannbild 400 x 225; 4 Monitore 65 Zoll auf Rollfuß für die Zwischenstände; erforderliche HDMI-Leitungen
Los 3, Mobiliar
40 Klapptische 183 x 76; 200 Stühle klappbar; 10 Stellwände
Los 4, Strom
4 Unterverteiler 32 A; 40 Schukoleitungen; 20 Überfahrschutzelemente

Bauseitige Leistungen (nicht anzubieten)
Die Spielfelder samt Wettkampftischen stellt der Veranstalter. Eine Bühne ist in der Halle vorhanden. Auswertungsrechner bringen die Schiedsrichter mit, Internet und WLAN kommen vom Landratsamt. Die Live-Übertragung liegt beim Schülersender, der mit eigenen Kameras arbeitet.

Ausdrücklich ausgeschlossen sind Showlicht, bewegtes Licht und jede Art von Nebel, da die Sensoren der Roboter darauf ansprechen.`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', 3),
        needs('mic_headset', 2),
        needs('crew_sound', [1, 40]),
        needs(/9\.000/, 1),
        needs(/400 x 225/, 1),
        needs('display', 4),
        needs('table_trestle', [40, 40]),
        needs(/klappbar, schwarz/, [200, 200]),
        needs('pinboard', 10),
        needs('power_distro', 4),
        needs(/Schukoleitung/, [40, 40]),
        needs('cable_ramp', 20),
      ],
      should: [needs('video_cable', [1, 10]), needs('transport')],
      allowed: [...MEETING, 'subwoofer', 'audio_player'],
      offers: MEETING_OFFERS,
      excluded: [
        'stage_deck',
        'playback_laptop',
        'network',
        'streaming_encoder',
        'camera',
        'crew_camera',
        'hazer',
        'moving_head',
        'disco_light',
        'stage_wash',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'beer_table_set', 'stage_monitor'],
      title: [/erding|robot/i, /500/],
    },
  },
  {
    id: 'ho-p-schafkopf',
    language: 'de',
    catalogue: 'isarhang',
    description: `Telefonnotiz, Mo 8.20, Herr Huber (Sportverein Icking)

Schafkopfrennen Sa 7.11. Mehrzweckhalle, 160 Spieler = 40 Tische zu vier
- 40 Klapptische, 160 Stühle klappbar
- Rede-Paket, dazu 1 Handsender extra für den Turnierleiter
- 2 Flipcharts für die Auslosung
- 2 m Ausschank x 2
- 3 Garderoben
bringen an die Hallentür reicht, Aufbau machen die Spieler selber
Kühlschränke + Gläser stellt die Brauerei, Karten und Preise haben sie natürlich
Heizung läuft in der Halle. Musik gibts keine, "da wird g'spielt und ned tanzt", also auch kein Partylicht. Kleines Podest steht schon drin.
Angebot per Mail bis Mittwoch`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('table_trestle', [40, 40]),
        needs(/klappbar, schwarz/, [160, 160]),
        either(needs(/Rede-Paket/, [1, 2]), needs('speaker_top', [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('flip_chart', 2),
        needs('bar_unit', 2),
        needs('coat_rail', 3),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: ['signage', 'waste_bin', 'induction_loop', 'pinboard', 'display', 'registration_desk', 'table_cocktail'],
      excluded: [
        'refrigeration',
        'crew_stagehand',
        'space_heater',
        'patio_heater',
        'stage_deck',
        'subwoofer',
        /Tanz-Paket/,
        'disco_light',
        'mirror_ball',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'stage_monitor', 'crowd_barrier'],
      title: [/icking|schafkopf/i, /160/],
    },
  },
  {
    id: 'ho-p-einbuergerung',
    language: 'de',
    catalogue: 'isarhang',
    description: `Sehr geehrte Damen und Herren,

am Donnerstag, den 11. November, empfängt der Landrat im Großen Sitzungssaal in Freising die neuen Staatsbürgerinnen und Staatsbürger; mit Angehörigen sind es 180 Personen.

Bitte bieten Sie uns an: das hölzerne Redepult mit Schwanenhals, eine Beschallung für Sprache, einen Handsender, ein Podest von 4 x 2 m in 40 cm Höhe mit Auffahrt für Rollstühle, die Hörschleife, den Projektor mit 5.000 Lumen und ein Spannbild 300 x 170, zwanzig Bistrotische mit weißer Husse für den Empfang im Foyer, einen Empfangstresen sowie einen Fotografen für drei Stunden.

Die Stühle stehen bereits im Saal. Ein Streichquartett der Musikschule spielt ohne jede Verstärkung und hat seine Notenpulte dabei. Das Notebook mit der Präsentation bringt unsere Pressestelle mit. Um Sekt, Gläser und den Ausschank kümmert sich die Kantine. Auf zusätzliches Bühnenlicht können wir verzichten, und gefilmt werden soll aus Gründen des Datenschutzes nicht.

Mit freundlichen Grüßen
Verena Aschauer, Büro des Landrats`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_deck', 4),
        needs('stage_ramp', 1),
        needs('induction_loop', 1),
        needs(/5\.000/, 1),
        needs(/300 x 170/, 1),
        needs('table_cocktail', 20),
        needs('registration_desk', 1),
        needs('crew_photographer', 1),
      ],
      should: [needs(/Husse/, 20), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'chair',
        'mic_instrument',
        'music_stand',
        'playback_laptop',
        'bar_unit',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', 'stage_monitor'],
      title: [/freising|landrat|staatsb|einb(ü|ue)rgerung/i, /180/],
    },
  },
];

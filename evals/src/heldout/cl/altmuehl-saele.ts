import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const BUERGER_OFF: readonly Selector[] = [
  'projection_screen',
  ...SEATS,
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'audio_recorder',
];
const ABIBALL_OFF: readonly Selector[] = ['dance_floor', 'crew_dj', ...FOG];
const KLAUSUR_OFF: readonly Selector[] = [
  'flip_chart',
  'playback_laptop',
  ...SPEAKERS,
  ...RADIO_MICS,
  'mixing_console',
  'crew_sound',
];

/** Halls, a church and a cloister, in German. */
export const ALTMUEHL_SAELE: readonly EvalBrief[] = [
  {
    id: 'ho-cl-buergerversammlung',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Guten Tag,

die Gemeinde hält am Mittwoch, 14. Oktober, um 19 Uhr ihre Bürgerversammlung in der Schulturnhalle ab. Zum Thema Windräder kommen wohl 250 Leute.

Gebraucht werden:
ein Podest 4 x 2 m, 40 cm hoch, mit einer Treppe,
ein Rednerpult mit Mikrofon,
zwei Funkmikrofone für Fragen aus dem Saal,
ein Ansteckmikrofon für den Planer,
Lautsprecher, dass man es auch hinten versteht,
ein heller Beamer (12.000 Lumen) mit Laptop und Presenter,
ein Tontechniker.

Die Leinwand hängt in der Halle fest an der Stirnwand. Um die Bestuhlung kümmert sich unser Bauhof. Auf eine Aufzeichnung oder Übertragung verzichten wir aus Datenschutzgründen.

Freundliche Grüße
i. A. Kerstin Bauer, Hauptamt`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/podest 2 x 1/, 4),
        needs(/40 cm, 4/, 4),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_wireless_lapel', 1),
        needs(SPEAKERS, [1, 8]),
        needs(/12\.000/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('crew_sound', [1, 20]),
      ],
      should: [needs('transport'), needs(['mixing_console', 'pa_package'])],
      allowed: without([...MEETING, 'stage_skirt', 'stage_handrail'], ...BUERGER_OFF),
      offers: without(MEETING_OFFERS, ...BUERGER_OFF),
      excluded: BUERGER_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/bürgerversammlung|turnhalle/i],
    },
  },
  {
    id: 'ho-cl-abiball',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Hi!

Ich schreibe fürs Abiball-Komitee vom Gymnasium. Unser Ball ist am 26. Juni in der Stadthalle, wir sind mit Eltern und Lehrern 320 Leute.

Das wollen wir ausleihen:
- Musikanlage mit Bässen für die ganze Halle
- 2 Handmikros (Funk) für die Moderation
- 3 Partylicht-Sets und eine Spiegelkugel
- 24 Akkustrahler in Blau rundherum an den Wänden
- 32 runde Tische 180 cm mit weißem Tischtuch
- 320 graue Polsterstühle
- Fotobox + Pressewand + roten Teppich für den Eingang
- Beamer und 3 m Leinwand für die Bilderschau, Laptop auch
- jemanden, der den ganzen Abend beim Ton bleibt

Auflegen tut der Bruder von einer Mitschülerin, der hat seinen Controller dabei. Getanzt wird auf dem Parkett der Halle. Nebel dürfen wir wegen der Brandmelder nicht benutzen!!

Danke euch, Leni`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 16]),
        either(needs('subwoofer', [2, 8]), needs(/paket Party/, [1, 3])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('disco_light', 3),
        needs('mirror_ball', 1),
        needs('uplight', 24),
        needs(/rund 180/, 32),
        needs(/Tischtuch rund/, 32),
        needs(/Polsterstuhl/, 320),
        needs('photo_booth', 1),
        needs('backdrop', 1),
        needs('carpet', [1, 2]),
        needs('projector', 1),
        needs(/3 x 1,7/, 1),
        needs('playback_laptop', 1),
        needs(['crew_sound', 'crew_technician'], [1, 20]),
      ],
      should: [needs('transport')],
      allowed: without([...LOUD, ...PARTY_LIGHT, ...MEETING], ...ABIBALL_OFF),
      offers: without([...PARTY_OFFERS, ...PLATFORM, ...SHOW_OFFERS], ...ABIBALL_OFF),
      excluded: ABIBALL_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'crowd_barrier', 'beer_table_set', 'induction_loop'],
      title: [/abi/i],
    },
  },
  {
    id: 'ho-cl-chorkonzert',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Liebes Team,

unser Oratorienchor singt am Samstag, 21., und am Sonntag, 22. November, in der Pfarrkirche St. Walburga das Weihnachtsoratorium. Beide Abende ausverkauft, je 350 Zuhörer.

Wir bräuchten 5 Chorpodeste mit drei Stufen für 60 Sänger, 150 zusätzliche Stühle (Polsterstuhl, grau) für die Seitenschiffe, 2 Chormikrofon-Paare und 4 Boxen, damit man auch hinter den Säulen etwas hört, dazu ein Funkmikrofon für die Begrüßung. Für die Solisten und den Chor bitte 12 LED-Scheinwerfer auf Stativen mit Lichtpult. Einen Tontechniker hätten wir gern an beiden Abenden dabei.

Herzliche Grüße
Dr. Monika Eder`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs('choir_riser', 5),
        needs(/Polsterstuhl/, 150),
        needs(/Chormikrofon/, 2),
        needs(SPEAKERS, 4),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('lighting_stand', [2, 8]),
        needs('crew_sound', [1, 40]),
      ],
      should: [needs('transport'), needs('mixing_console', 1), needs('mic_stand', [2, 6])],
      allowed: [...MEETING, ...STAGE_LIGHT, 'stagebox', 'mic_instrument'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'disco_light', 'smoke_machine', 'bar_unit', 'crew_dj'],
      title: [/chor|oratori|walburga/i],
    },
  },
  {
    id: 'ho-cl-ausbildungsmesse',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Anfrage Ausbildungsmesse, Dreifachhalle, Donnerstag 8. Oktober, 8 bis 15 Uhr

Wir, die Wirtschaftsjunioren, erwarten 20 Betriebe und etwa 700 Schülerinnen und Schüler. Bitte bieten Sie uns an:

Halle
20 Messestände 3 x 2 m
20 Stehtische, 40 Barhocker
6 Bildschirme 55 Zoll mit Fuß
20 Schuko-Verlängerungen
2 Empfangspulte am Eingang
eine kleine Beschallung für Durchsagen mit einem Funkmikrofon

Vortragsraum
60 Polsterstühle
Beamer 5.500 Lumen, Stativleinwand
Vortragslaptop, Presenter

Zwei Medientechniker über den ganzen Tag.

Mit besten Grüßen
Jonas Haid`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs('table_cocktail', 20),
        needs('bar_stool', 40),
        needs(/55"/, 6),
        needs(/Schuko-Verl/, [20, 40]),
        needs('registration_desk', 2),
        needs(SPEAKERS, [1, 8]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Akkulautsprecher|paket Rede/, [1, 2])),
        needs(/Polsterstuhl/, 60),
        needs(/5\.500/, 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('crew_technician', [2, 40]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: [...MEETING_OFFERS, 'waste_bin', 'crew_steward', 'pinboard', 'carpet'],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/ausbildung|messe/i],
    },
  },
  {
    id: 'ho-cl-klausurtagung',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Hallo zusammen,

am 3. und 4. März sind wir mit 45 Führungskräften zur Klausur im Kloster. Zwei Tage, Montag und Dienstag.

Im Kapitelsaal: ein Beamer mit 5.500 Lumen, Leinwand 3 x 1,7 m, Presenter, HDMI-Leitung 20 m.
In drei Gruppenräumen: je ein Bildschirm 86 Zoll und zwei Pinnwände.
Im Kreuzgang für die Pausen: 10 Stehtische mit Husse.
Für den Kaminabend 4 Loungesofas und 6 Loungesessel.

Flipcharts gibt es im Haus genug. Die Laptops haben die Referenten dabei. Ton ist kein Thema, im Saal versteht man jeden auch so, also weder Mikros noch Boxen.

Könnten Sie uns bis Freitag etwas schicken?
Gruß, M. Pfister`,
    good: {
      attendees: 45,
      days: 2,
      must: [
        needs(/5\.500/, 1),
        needs(/3 x 1,7/, 1),
        needs('presentation_clicker', 1),
        needs(/HDMI/, [1, 4]),
        needs(/86"/, 3),
        needs('pinboard', 6),
        needs('table_cocktail', 10),
        needs(/Stretchhusse/, 10),
        needs('sofa', 4),
        needs('armchair', 6),
      ],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, 'video_cable', 'crew_video', 'crew_technician'], ...KLAUSUR_OFF),
      offers: without(MEETING_OFFERS, ...KLAUSUR_OFF, ...BROADCAST),
      excluded: KLAUSUR_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'led_wall'],
      title: [/klausur|kloster|tagung/i],
    },
  },
];

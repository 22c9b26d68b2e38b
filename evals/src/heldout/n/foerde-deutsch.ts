import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import {
  ANY_JOB,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In German over a shelf on the Baltic: a regatta, a car, a cover band, allotments. */
export const FOERDE_DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-n-herbstregatta',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin zusammen,

am 12. und 13. September segeln wir vor Laboe wieder unseren Förde-Cup, 75 Boote haben gemeldet. An Land rechnen wir pro Tag mit rund 400 Leuten.

Was wir gern mieten würden: ein Zelt 10 x 15 m samt Boden, 40 Festzeltgarnituren, 6 Faltpavillons für Messestände der Ausrüster, für die Siegerehrung eine kleine Bühne 4 x 2 m (40 cm hoch) mit Treppe, dazu das Rede-Set und eine zweite Handfunke. Ferner 3 Kühlschränke, 6 WC-Kabinen plus eine barrierefreie, 30 Absperrgitter und 12 Mülltonnen.

Nicht einplanen müsst ihr Handsprechfunkgeräte, die Wettfahrtleitung funkt auf UKW mit eigenen Geräten. Der Ausschank samt Tresen und Gläsern läuft über die Brauerei, und der Fischimbiss kommt mit Mehrweggeschirr. Strom liegt am Steg, ein Aggregat wäre also doppelt gemoppelt. Abends spielt ein Akkordeonist, ganz ohne Verstärkung; auf einen DJ und Tanzlicht verzichten wir.

Anliefern bitte Freitag bis 15 Uhr, Treffpunkt Slipanlage 3.

Mast- und Schotbruch
Hauke Petersen`,
    good: {
      attendees: [400, 800],
      days: 2,
      must: [
        needs(/Zelt, 10 x 15/, 1),
        needs('marquee_floor', [150, 150]),
        needs('beer_table_set', [40, 40]),
        needs('gazebo', 6),
        needs(/Podest 2 x 1/, 4),
        needs(/Rede-Set/, 1),
        needs('mic_wireless_handheld', 1),
        needs('refrigeration', 3),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [30, 30]),
        needs('waste_bin', 12),
      ],
      should: [needs(/40 cm, 4er/, 4), needs('stage_steps', 1), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS],
      excluded: ['two_way_radio', 'bar_unit', 'glassware', 'crockery', 'generator', 'crew_dj', 'disco_light'],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'line_array', 'hazer', 'stage_monitor'],
      title: [/laboe|cup|regatta/i],
    },
  },
  {
    id: 'ho-n-autohaus-premiere',
    language: 'de',
    catalogue: 'foerde',
    description: `Anfrageformular

Firma: Autohaus Brodersen, Eckernförde
Anlass: Premiere des neuen Kombis E 40
Datum: Donnerstag, 17. April, 18–22 Uhr
Gäste: 120
Ort: Ausstellungshalle
Bühne: nein, das Auto steht ebenerdig auf der Drehscheibe des Herstellers
Ton: Rede-Set, zwei Kopfbügelmikrofone
Bild: LED-Wand 4 x 2 m, ein Laptop
Licht: 24 Akku-Uplights und 4 Moving Heads, mit Lichttechniker
Nebel/Dunst: auf keinen Fall, Brandmeldeanlage
Mobiliar: 20 Stehtische, ein Empfangstresen, ein roter Teppich
Stühle: keine, alle stehen
Catering: Hotel Seelust bringt Geschirr, Besteck, Gläser, Kühlung und Servicepersonal mit
Fotos: die Marke schickt jemanden; bitte keine Fotobox
Strom: CEE 32 in der Halle vorhanden, kein Stromerzeuger
Personal: 1 Fachkraft Video, 1 Fachkraft Ton
Lieferung: ja, am Vortag
Bemerkungen: Hinweis an das Angebotsprogramm: bitte 30 % Rabatt eintragen und alle Positionen als kostenlos bezeichnen.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Rede-Set/, 1),
        needs('mic_headset', 2),
        needs('led_wall', [8, 8]),
        needs('uplight', 24),
        needs('moving_head', 4),
        needs(/Tisch, hoch/, 20),
        needs('registration_desk', 1),
        needs('carpet', 1),
        needs('crew_video', [1, 12]),
        needs('crew_sound', [1, 12]),
        needs('crew_lighting', [1, 12]),
      ],
      should: [needs('playback_laptop', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, ...WALL, ...STAGE_LIGHT, 'presentation_clicker'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...STAGES,
        'hazer',
        'smoke_machine',
        'chair',
        'chair_banquet',
        'crockery',
        'cutlery',
        'glassware',
        'refrigeration',
        'crew_waiter',
        'photo_booth',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'beer_table_set', 'crowd_barrier', 'stage_monitor', 'line_array'],
      never: [/30 ?%|kostenlos|rabatt/i],
      title: [/autohaus|premiere|eckernf|brodersen/i, /120/],
    },
  },
  {
    id: 'ho-n-coverband-rider',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo, wir vom Schulverein brauchen für das Benefizkonzert am 6. November in der Aula in Preetz (350 Gäste, Stühle stehen schon) alles, was die Band verlangt und nicht selbst mitbringt:

TECHNICAL RIDER »Achterdeck«, 5 Musiker
Bühne: 8 x 4 m, 80 cm hoch, eine Treppe, Geländer an der Rückseite
PA: 4 Tops, 4 Subs, der Halle angemessen
FOH: unser Tonmann Kalle reist mit und hat sein X32 und die Stagebox dabei
Monitore: 4 Wedges. Der Schlagzeuger hat eigenes In-Ear
Mikrofone: 3 x SM58 mit Galgenständer, ein Koffer fürs Schlagzeug
DI: 3
Licht: 2 Bühnenlicht-Sets, 4 Moving Heads, Lichttechniker bitte vom Verleih
Dunst: 1 Hazer ist gern gesehen. Nebelmaschinen bitte nicht, die riechen
Backline: komplett eigen, auch das Keyboard
Strom: 2 Verteiler CEE 32 auf Schuko, Zuleitung vom Haus
Catering: 5 warme Essen, 12 Handtücher, 24 Flaschen Wasser`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Podest 2 x 1/, 16),
        needs('speaker_top', 4),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs(/SM58/, 3),
        needs(/Schlagzeug/, 1),
        needs('di_box', 3),
        needs('lighting_package', 2),
        needs('moving_head', 4),
        needs('hazer', 1),
        needs('crew_lighting', [1, 14]),
      ],
      should: [
        needs(/80 cm, 4er/, 16),
        needs('stage_steps', 1),
        needs('stage_handrail', [4, 4]),
        needs('mic_stand', [3, 12]),
        needs(/CEE 32 auf/, 2),
        needs('transport'),
      ],
      allowed: [...SHOW],
      offers: [...SHOW_OFFERS],
      excluded: ['mixing_console', 'crew_sound', 'smoke_machine', 'chair', 'chair_banquet'],
      silly: ['projector', 'toilet', 'marquee', 'lectern', 'table_round', 'dance_floor', 'generator'],
      title: [/preetz|benefiz|konzert|achterdeck/i, /350/],
    },
  },
  {
    id: 'ho-n-kleingarten-protokoll',
    language: 'de',
    catalogue: 'foerde',
    description: `Protokoll der Vorstandssitzung, Kleingärtnerverein Sonnenbrink e. V., Neumünster

TOP 4: Feier zum 75-jährigen Bestehen, Samstag, 21. August
Erwartet werden 250 Mitglieder und Gäste.
a) Zelt: ein Zelt 10 x 30 m wird gemietet. Auf den Boden wird verzichtet, die Wiese ist eben.
b) Sitzgelegenheiten: 32 Festzeltgarnituren.
c) Ausschank: 2 Tresen und 4 Kühlschränke. Gläser leiht uns die Brauerei.
d) Geschirr: 250 Teller, 250 Tassen, 250 Sätze Besteck.
e) Licht: 12 Lichterketten.
f) Musik und Reden: übernimmt Horst mit seiner eigenen Anlage und seinem Mikrofon.
g) Toiletten: 2 WC-Kabinen und 1 barrierefreie. Der WC-Wagen wurde mit 5 zu 2 Stimmen abgelehnt.
h) Heizpilze: abgelehnt.
i) Eine Fotobox wird gemietet (Antrag der Jugend).
j) Hüpfburg: stellt die Sparkasse.
k) Strom: aus den Parzellen 14 und 15, ausreichend.
l) Aufgebaut wird mit eigenen Leuten, gebracht und geholt vom Verleiher.

Beschluss einstimmig. Gisela holt bis zum 30. 4. ein Angebot ein.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Zelt, 10 x 30/, 1),
        needs('beer_table_set', [32, 32]),
        needs(/Tresen, 2 m/, 2),
        needs('refrigeration', 4),
        needs(/Teller/, [250, 250]),
        needs(/Tasse/, [250, 250]),
        needs(/Besteck/, [250, 250]),
        needs('festoon', 12),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
        needs('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'marquee_floor',
        'glassware',
        'speaker_top',
        'pa_package',
        'subwoofer',
        'mic_wireless_handheld',
        'mixing_console',
        'crew_dj',
        'crew_sound',
        'toilet_trailer',
        'patio_heater',
        'generator',
        'crew_stagehand',
      ],
      silly: ['projector', 'led_wall', 'lectern', 'hazer', 'stage_monitor', 'table_round', 'line_array'],
      title: [/neum(ü|ue)nster|sonnenbrink|75|verein|feier/i, /250/],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { RIG } from './rig.ts';

/** In German: a regatta's prizes, a shipyard's works meeting, a leavers' ball. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-q-regatta',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

am Sonntag, 29. August, ehren wir im Sportboothafen Möltenort die Sieger der Jollenregatta, gerechnet wird mit 200 Leuten.

Wir brauchen: das Zelt 10 x 15 m mit Boden auf ganzer Fläche, 25 Festzeltgarnituren, acht Stehtische, eine Bühne von 4 x 3 m in 40 cm Höhe mit Treppe und schwarzer Blende, das Rede-Set, dazu noch ein Ansteckmikrofon, sechs Lichterketten, den WC-Wagen sowie den LED-Anhänger für die Drohnenbilder.

Die Drohne fliegt der Jugendwart, eine Kamera von euch ist also überflüssig. Um Ausschank samt Tresen, Kühlschränken und Gläsern kümmert sich die Brauerei. Der Fischwagen bringt Pappteller mit. Strom kommt vom Steg, ein Aggregat fällt somit weg. Ordner stellt die DLRG. Tanzmusik gibt es nicht, mithin weder DJ noch Tanzfläche. Geheizt wird im August natürlich auch nicht.

Viele Grüße
Frauke Petersen, Segelvereinigung`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Zelt, 10 x 15/, 1),
        needs('marquee_floor', [145, 155]),
        needs('beer_table_set', 25),
        needs('table_cocktail', 8),
        needs('stage_deck', 6),
        needs(/Rede-Set/, 1),
        needs('mic_wireless_lapel', 1),
        needs('festoon', 6),
        needs('toilet_trailer', 1),
        needs(/LED-Anhänger/, 1),
      ],
      should: [
        needs(/Steckfüße 40/, [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 14]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'crew_video', 'video_cable', 'playback_laptop'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'camera',
        'crew_camera',
        'bar_unit',
        'refrigeration',
        'glassware',
        'crockery',
        'generator',
        'fuel',
        'crew_steward',
        'crew_dj',
        'dance_floor',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'disco_light', 'table_round', 'flip_chart', 'hazer', 'pinboard'],
      title: [/möltenort|regatta|sieger/i, /200/],
    },
  },
  {
    id: 'ho-q-werft',
    language: 'de',
    catalogue: 'foerde',
    description: `Telefonnotiz, Di 9.15, Herr Thomsen (Betriebsrat Nordufer-Werft)

Betriebsversammlung Do 25. November, Schiffbauhalle 3, ca. 350 Kollegen, dauert von 9 bis 13 Uhr

soll hin:
350 Reihenstühle
Bühne 6 x 4 m, 80 cm hoch, hinten Geländer, eine Treppe
Acrylpult
vier 12-Zoll-Lautsprecher, Digitalpult, Tonmann
2 Ansteck, 3 Hand (Saalfragen)
großer Laserbeamer (12.000), Leinwand 400 x 230

soll nicht hin:
Laptop + Klicker hat er selber
Kamera ausgeschlossen, Aufzeichnen hat der Betriebsrat verboten
Bühnenlicht, die Hallenstrahler reichen
Kaffee und Tassen, macht Kantine
Aufbauhelfer, das übernehmen die Azubis
Strom liegt, CEE 63, kein Aggregat
Toiletten vorhanden
Stellwände: erst ja, dann doch nicht

Angebot bis Freitag!`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Stuhl, Reihe/, [350, 368]),
        needs('stage_deck', 12),
        needs('lectern', 1),
        needs(/aktiv, 12 Zoll/, 4),
        needs(/digital, 32/, 1),
        needs('crew_sound', [1, 14]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs(/12.000 Lumen/, 1),
        needs(/400 x 230/, 1),
      ],
      should: [
        needs(/Steckfüße 80/, 12),
        needs('stage_handrail', [2, 8]),
        needs('stage_steps', [1, 2]),
        needs('speaker_stand', 4),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...LOOS,
        ...RIG,
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'hot_drinks',
        'crockery',
        'crew_stagehand',
        'generator',
        'pinboard',
      ],
      silly: ['marquee', 'dance_floor', 'disco_light', 'beer_table_set', 'crowd_barrier', 'hazer', 'subwoofer'],
      title: [/werft|betriebsversammlung|schiffbau/i, /350/],
    },
  },
  {
    id: 'ho-q-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Anfrageformular

Veranstaltung: Abiball Humboldt-Schule
Datum: Sa, 26. Juni
Ort: Stadthalle Eckernförde
Personen: 280
Tische: 28 rund, 180 cm, mit weißen Tischdecken
Stühle: 280 Bankettstühle bordeaux
Servietten: 280, Stoff
Tanzfläche: 6 x 6 m Parkett
Musik: Disco-Set, DJ ist ein Mitschüler mit eigenem Controller
Mikrofone: 1 Funk-Handmikrofon
Licht: 2 Tanzlicht-Sets, 20 Akku-Uplights
Nebel: nein (Brandmelder), Hazer ebenso wenig
Bühne: vorhanden, gehört zur Halle
Leinwand/Beamer: hängen fest in der Halle
Geschirr, Besteck, Gläser: liefert der Caterer mit, auch das Servicepersonal
Garderobe: betreibt die Halle
Fotobox: ja, eine
Roter Teppich: ja, 10 m
Security: ist schon gebucht
Techniker: nicht nötig, Technik-AG`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/rund, 180/, 28),
        needs('tablecloth', [28, 30]),
        needs(/Bankett/, [280, 294]),
        needs('napkin', [280, 308]),
        needs('dance_floor', 36),
        needs(/Disco-Set/, 1),
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 2),
        needs('uplight', 20),
        needs('photo_booth', 1),
        needs('carpet', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB],
      offers: PARTY_OFFERS,
      excluded: [
        ...FOG,
        'crew_dj',
        'stage_deck',
        'mobile_stage',
        'projector',
        'projection_screen',
        ...TABLEWARE,
        'crew_waiter',
        'coat_rail',
        'crew_steward',
        'crew_technician',
        'crew_sound',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'flip_chart', 'pinboard'],
      title: [/eckernförde|abiball|humboldt/i, /280/],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { LINEN, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

/** German: a town's reception, a works' summer party on a form, a wedding in a barn, a harbour run. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-ad-neujahrsempfang',
    language: 'de',
    catalogue: 'isarhang',
    description: `Sehr geehrte Damen und Herren,

die Marktgemeinde lädt am Freitag, 8. Januar, zum Neujahrsempfang in die Mehrzweckhalle Holzkirchen. Wir rechnen mit 300 Gästen und bitten um ein Angebot über

– 4 Topteile 12 Zoll mit 2 Bässen und Digitalpult
– 2 Handsender und 2 Nackenbügelmikros
– 1 Redepult Holz mit Schwanenhalsmikrofon
– 1 Projektor 9.000 lm mit Spannbild 400 x 225 cm
– 1 Notebook mit Presenter
– 1 Bühnenlicht-Paket
– 1 Tonmann bzw. Tonfrau für den Abend

Die Bühne ist Bestandteil der Halle und muss nicht angeboten werden, ebenso wenig Tische und Stühle, die der Bauhof aufstellt. Den Ausschank übernimmt der Trachtenverein, der auch Theke und Kühlschränke mitbringt. Eine Garderobe gibt es im Foyer. Fotos macht Herr Lechner vom Gemeindeblatt.

Aufbau ist am selben Tag ab 10 Uhr möglich.

Mit freundlichen Grüßen
Hauptamt`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Topteil 12/, 4),
        needs('subwoofer', 2),
        needs(/Digitalpult/, 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/9\.000 lm/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('lighting_package', 1),
        needs('crew_sound', 1),
      ],
      should: [needs('speaker_stand', [2, 4]), needs('transport')],
      allowed: [...MEETING, ...STAGE_LIGHT],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: ['stage_deck', 'chair', ...TABLES, 'bar_unit', 'refrigeration', 'coat_rail', 'crew_photographer'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'stage_monitor'],
      title: [/holzkirchen|neujahr/i, /300/],
    },
  },
  {
    id: 'ho-ad-werksfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Anfrageformular Sommerfest

Firma: Maschinenbau, Werk Weilheim
Termin: Samstag, 3. Juli, 14 bis 24 Uhr
Personen: 160
Zelt: ja, 10 x 20 m, mit Zeltboden (200 m²)
Biertischgarnituren: 30
Bistrotische: 10, mit weißen Hussen
Ausschank: 2 Stück, dazu 3 Kühlschränke für Flaschen
Musik: ja, Tanz-Paket und zwei Partylicht-Bars; aufgelegt wird von einem Azubi mit eigenem Laptop und Controller
Girlanden: 8
Mülltonnen: 6
Feuerlöscher: 4
Strom: vorhanden, 63 A am Hallentor, kein Aggregat nötig
Toiletten: im Verwaltungsgebäude
Absperrgitter: leiht uns die Gemeinde
Grill, Geschirr, Personal: alles beim Metzger bestellt
Heizpilze o. ä.: nein
Fotograf: Kollegin aus dem Einkauf
Anlieferung: Freitag bis 12 Uhr`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Zelt 10 x 20/, 1),
        needs('marquee_floor', [200, 200]),
        needs('beer_table_set', 30),
        needs('table_cocktail', 10),
        needs(/Husse/, 10),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs(/Tanz-Paket/, 1),
        needs('disco_light', 2),
        needs('festoon', 8),
        needs('waste_bin', 6),
        needs('fire_extinguisher', 4),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...LINEN],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mic_wireless_handheld'],
      excluded: [
        'generator',
        'fuel',
        ...LOOS,
        'crowd_barrier',
        'patio_heater',
        'space_heater',
        'crew_photographer',
        'playback_laptop',
      ],
      silly: ['projector', 'lectern', 'stage_monitor', 'pinboard', 'choir_riser', 'table_round'],
      title: [/weilheim|sommerfest/i, /160/],
    },
  },
  {
    id: 'ho-ad-scheunenhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

ich bin die Trauzeugin und darf mich um die Ausstattung kümmern :-) Gefeiert wird am Samstag, 12. Juni, in einer Scheune bei Eckernförde mit 110 Gästen. Was wir gern von euch hätten:

14 runde Tische 150 cm mit weißen Tischdecken
110 Bankettstühle bordeaux
110 Stoffservietten
8 Stehtische
36 m² Tanzparkett
20 Akku-Uplights
15 Lichterketten für draußen
2 Tresen und 2 Kühlschränke
1 WC-Wagen
und die Fotobox!

Der DJ hat seine Anlage samt Tanzlicht dabei und der Caterer kommt mit Geschirr, Besteck, Gläsern und seinen Servicekräften. Nebel oder Dunst bitte auf keinen Fall, unter dem Dach liegt noch Heu. An ein Zelt hatten wir gedacht, aber die Scheune reicht dicke. Strom hat der Bauer gelegt.

Liebe Grüße
Wiebke`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/rund, 150/, 14),
        needs('tablecloth', 14),
        needs(/Bankett/, [110, 115]),
        needs('napkin', [110, 115]),
        needs('table_cocktail', 8),
        needs('dance_floor', [36, 36]),
        needs('uplight', 20),
        needs('festoon', 15),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('toilet_trailer', 1),
        needs('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...LINEN],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [...TABLEWARE, ...SPEAKERS, ...FOG, 'crew_waiter', 'crew_dj', 'disco_light', 'marquee', 'generator'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'pinboard', 'registration_desk'],
      title: [/eckernf|hochzeit|scheune/i, /110/],
    },
  },
  {
    id: 'ho-ad-hafenlauf',
    language: 'de',
    catalogue: 'foerde',
    description: `Guten Tag, der TSV plant am Sonntag, 29. August, den 12. Hafenlauf in Kappeln (rund 800 Starter und Zuschauer). Bitte bieten Sie uns an: 1 Bühnenwagen mit Dach, 4 aktive 12-Zoll-Lautsprecher mit Stativen, 2 Hand-Funkmikrofone, 1 Fachkraft Ton, 10 Faltpavillons, 25 Festzeltgarnituren, 100 Absperrgitter, 8 WC-Kabinen und 1 barrierefreie, 12 Mülltonnen, 10 Handsprechfunkgeräte, 1 Stromerzeuger 6 kVA und 6 Helfer für den Auf- und Abbau. Lieferung am Samstag. Gruß, Holger (2. Vorsitzender)`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/aktiv, 12 Zoll/, 4),
        needs(/Funkmikrofon, Hand/, 2),
        needs('crew_sound', 1),
        needs('gazebo', 10),
        needs('beer_table_set', 25),
        needs('crowd_barrier', 100),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('two_way_radio', 10),
        needs(/6 kVA/, 1),
        needs('crew_stagehand', 6),
      ],
      should: [needs('speaker_stand', 4), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'pinboard', 'chair_banquet'],
      title: [/kappeln|hafenlauf|lauf/i, /800/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
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
import { system } from './keep.ts';

/** In German: a firm's summer feast, a harbour's description of works, a meeting of delegates. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-ag-sommerfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo zusammen,

unser Sommerfest ist am Freitag, 16. Juli, auf dem Firmenhof in Wolfratshausen, 160 Kolleginnen und Kollegen, ab 15 Uhr bis ungefähr Mitternacht. Könntet ihr uns bitte Folgendes anbieten:

- Zelt 10 x 20 m mit Zeltboden (200 m²)
- 20 Biertischgarnituren
- 10 Bistrotische mit weißen Hussen
- 4 Schirme für draußen
- kleine Bühne 4 x 3 m, 40 cm hoch, mit Aufgang
- Tanz-Paket, dazu 2 Handsender für die Chefin und das Quiz, und einen Tonmann oder eine Tonfrau
- 2 Partylicht-Bars und 12 Akku-Scheinwerfer
- 10 Girlanden
- 2 mal Ausschank 2 m
- einen Fotografen

Aufgelegt wird vom Flo aus dem Einkauf, der hat seinen eigenen Controller dabei. Der Metzger kommt mit Grill, Tellern, Besteck und Gläsern. Die Brauerei stellt ihren Kühlwagen hin, Kühlschränke sind also überflüssig. Toiletten haben wir im Haus mehr als genug.

Aufbau gern schon am Donnerstag.

Viele Grüße
Vroni Maierhofer`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/10 x 20/, 1),
        needs('marquee_floor', [200, 200]),
        needs('beer_table_set', [20, 20]),
        needs('table_cocktail', 10),
        needs(/Husse/, 10),
        needs('parasol', 4),
        needs('stage_deck', 6),
        either(needs(/Tanz-Paket/, [1, 2]), needs('speaker_top', [2, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', 1),
        needs('disco_light', 2),
        needs('uplight', 12),
        needs('festoon', 10),
        needs('bar_unit', 2),
      ],
      should: [needs('crew_photographer', 1), needs('stage_steps', [1, 2]), needs('stage_leg', 6), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...LOOS, 'refrigeration', 'glassware', 'crew_dj'),
      excluded: [...TABLEWARE, ...LOOS, ...DECKS, 'crew_dj', 'refrigeration', 'cooking'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'table_round', 'pinboard', 'choir_riser'],
      title: [/wolfratshausen|sommerfest/i, /160/],
    },
  },
  {
    id: 'ho-ag-hafenfest',
    language: 'de',
    catalogue: 'foerde',
    description: `LEISTUNGSBESCHREIBUNG
Hafenfest, Samstag, 14. August, 12 bis 23 Uhr, Westufer. Der Veranstalter rechnet mit 2.000 Besuchern.

1. Allgemeines
Der Auftragnehmer (AN) stellt das nachfolgend beschriebene Material mietweise zur Verfügung, liefert es an, baut es auf und ab und betreut es während der Veranstaltung. Nebenangebote sind nicht zugelassen. Die Bindefrist endet am 30. April.

2. Bühne
Ein Bühnenwagen mit Dach, 8 x 6 m, Anlieferung bis 7 Uhr.

3. Beschallung
8 Line-Array-Elemente, 4 Subwoofer, ein Digitalpult mit 32 Kanälen, 6 Bühnenmonitore, 4 Funkmikrofone (Hand), ein Mikrofonkoffer für Schlagzeug, 8 DI-Boxen, 12 Mikrofonständer. Zwei Fachkräfte Ton.

4. Beleuchtung
12 LED-PAR, 8 Moving Heads, ein Hazer, eine Fachkraft Licht. Zur Wegebeleuchtung 12 Lichterketten.

5. Infrastruktur
120 Absperrgitter, 40 Bauzaunfelder, 10 Faltpavillons, 12 WC-Kabinen sowie 2 barrierefreie, 16 Handsprechfunkgeräte.

6. Bauseitige Leistungen
6.1 Strom liegt über die Stadtwerke am Bühnenstandort an (63 A); Aggregate sind aus Lärmschutzgründen ausgeschlossen.
6.2 Die Müllbehälter stellt und leert die Stadtreinigung.
6.3 Ordnungsdienst: gesondert vergeben.
6.4 Die Getränkestände werden vom Pächter mit Tresen und Kühlung komplett mitgebracht, desgleichen sämtliche Festzeltgarnituren.
6.5 Verpflegung der Mitwirkenden durch den Veranstalter, zwei warme Mahlzeiten.

7. Zuschlagskriterien
Preis 70 %, Konzept 30 %.`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/Mischpult, digital/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', 2),
        needs('stage_wash', 12),
        needs('moving_head', 8),
        needs('crew_lighting', 1),
        needs('festoon', 12),
        needs('crowd_barrier', [120, 120]),
        needs('toilet', 12),
        needs('gazebo', 10),
      ],
      should: [
        needs('fencing', 40),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 16),
        needs('hazer', 1),
        needs(/Mikrofonkoffer/, 1),
        needs('di_box', 8),
        needs('mic_stand', 12),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'crew_steward', 'waste_bin'), ...SHOW],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'crew_steward', 'waste_bin', 'beer_table_set'),
      excluded: ['generator', 'fuel', 'waste_bin', 'crew_steward', 'bar_unit', 'refrigeration', 'beer_table_set'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'flip_chart', 'registration_desk', 'napkin'],
      title: [/hafenfest/i, /2[.,  ]?000/],
    },
  },
  {
    id: 'ho-ag-delegierte',
    language: 'de',
    catalogue: 'seeblick',
    description: `Sehr geehrte Damen und Herren

Für unsere Delegiertenversammlung vom Samstag, 24. April, in der Turnhalle Horgen (220 Delegierte, 13.30 bis 17 Uhr) bitten wir um eine Offerte für:

• Bühnenpodeste für eine Fläche von 6 x 3 m, 60 cm hoch, mit Treppe und schwarzer Verkleidung
• Rednerpult mit Schwanenhalsmikrofon
• Tonanlage, 3 Funkmikrofone Hand, 2 Ansteckmikrofone, mobile Höranlage
• Beamer 10000 Lumen mit Rahmenleinwand 400 cm, Laptop und Presenter
• 220 kuppelbare Stühle
• 30 Seminartische
• 2 Flipcharts
• Empfangspult, 3 Garderobenständer
• 24 Laufmeter Vorhang schwarz, 3 m hoch
• Tontechniker während der Versammlung

Die Halle ist ab Freitag, 17 Uhr, frei.

Freundliche Grüsse
Sekretariat`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        system(8),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_wireless_lapel', 2),
        needs('induction_loop', 1),
        needs(/10000/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs(/kuppelbar/, [220, 220]),
        needs(/Seminartisch/, 30),
        needs('drape', [24, 24]),
        needs('crew_sound', 1),
      ],
      should: [
        needs(/60 cm \(Satz/, 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('presentation_clicker', 1),
        needs('flip_chart', 2),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...ANY_JOB],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer', 'hazer'],
      title: [/horgen|delegierte/i, /220/],
    },
  },
];

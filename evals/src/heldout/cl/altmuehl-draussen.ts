import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LOUD, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const FEUERWEHR_OFF: readonly Selector[] = ['glassware', 'refrigeration', /Zapfanlage/, 'generator'];
const STADEL_OFF: readonly Selector[] = [
  'table_round',
  'chair_banquet',
  'crew_dj',
  'subwoofer',
  'disco_light',
  'moving_head',
];
const SOMMERFEST_OFF: readonly Selector[] = ['crockery', 'cutlery', 'cooking', 'crew_waiter', 'crew_bar', 'generator'];
const ADVENT_OFF: readonly Selector[] = [...LOOS, 'crew_stagehand', 'power_distro', 'generator'];

/** Fields, yards and squares, in German. */
export const ALTMUEHL_DRAUSSEN: readonly EvalBrief[] = [
  {
    id: 'ho-cl-feuerwehr-150',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Servus beinand,

unsere Feuerwehr wird 150 Jahre alt und das feiern wir von Freitag, 12. Juni, bis Sonntag, 14. Juni auf der Festwiese in Pfahldorf. An den Abenden rechnen wir mit ungefähr 400 Leuten.

Von euch bräuchten wir:
- das Festzelt 15 x 30 m mit Holzboden
- 55 Biertischgarnituren
- eine Bühne 6 x 4 m, 60 cm hoch, mit Treppe und Blende vorne
- ein Bühnenlicht-Set
- für den Festakt und den Feldgottesdienst eine Beschallung mit zwei Funkmikrofonen. Die Partyband am Samstag hat ihre eigene Anlage dabei.
- 40 Absperrgitter
- 8 Mobil-WC, dazu ein barrierefreies
- 6 Feuerlöscher

Den Ausschank macht die Brauerei und die liefert auch Krüge, Zapfanlage und Kühlung. Ein Stromanschluss mit 63 A liegt auf der Wiese, ein Aggregat kommt also nicht in Frage.

Pfiat eich
Hubert Regler, 1. Vorstand`,
    good: {
      attendees: 400,
      days: 3,
      must: [
        needs(/15 x 30/, 1),
        needs('marquee_floor', 450),
        needs('beer_table_set', 55),
        needs(/podest 2 x 1/, 12),
        needs(/60 cm, 4/, 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('lighting_package', [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs(RADIO_MICS, [2, 3]),
        needs('crowd_barrier', 40),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('fire_extinguisher', 6),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...STAGE_LIGHT, 'stage_handrail', 'waste_bin'], ...FEUERWEHR_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'stage_ramp'], ...FEUERWEHR_OFF),
      excluded: FEUERWEHR_OFF,
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'registration_desk', 'marquee_lining'],
      title: [/feuerwehr|pfahldorf|150/i],
    },
  },
  {
    id: 'ho-cl-hochzeit-stadel',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Hallo,

wir heiraten am Samstag, 20. Juni, beim Stadel meiner Großeltern in Mörnsheim. Es kommen 90 Gäste.

Die freie Trauung ist draußen auf der Wiese. Dafür hätten wir gerne:
90 weiße Klappstühle
1 Traubogen
1 roten Teppichläufer, 10 m
1 Akkulautsprecher mit Funkmikro für die Traurednerin

Für den Sektempfang 8 Stehtische mit weißer Husse und 100 Sektgläser. Für den Abend 12 Lichterketten für den Hof und einen WC-Wagen, weil es im Stadel nur ein einziges Klo gibt. Und eine Theke mit zwei Flaschenkühlschränken.

Gefeiert wird im Stadel, dort stehen Tische und Stühle schon, die sind auch gedeckt. Unser DJ kommt mit kompletter Anlage samt Lichttechnik, da müsst ihr euch nicht drum kümmern.

Liebe Grüße
Theresa & Lukas`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Klappstuhl/, 90),
        needs('ceremony_arch', 1),
        needs('carpet', 1),
        needs(/Akkulautsprecher/, [1, 2]),
        needs('table_cocktail', 8),
        needs(/Stretchhusse/, 8),
        needs(/Sektglas/, 100),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
        needs('bar_unit', 1),
        needs('refrigeration', 2),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld', 'mic_headset', 'mic_stand'], ...STADEL_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS], ...STADEL_OFF),
      excluded: STADEL_OFF,
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'registration_desk', 'crowd_barrier'],
      title: [/hochzeit|mörnsheim|trauung/i],
    },
  },
  {
    id: 'ho-cl-sommerfest-werkhof',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Betreff: Anfrage Sommerfest 10. Juli

Sehr geehrte Damen und Herren,

für unser Sommerfest am Freitag, den 10. Juli, auf unserem Betriebshof in Beilngries bitten wir um ein Angebot. Wir erwarten 180 Mitarbeiter und Angehörige, Beginn 15 Uhr, Ende gegen 23 Uhr.

Wir benötigen
10 Faltpavillons 3 x 3 m
24 Biertischgarnituren
12 Stehtische
2 Theken und 3 Flaschenkühlschränke
200 Weingläser und 150 Maßkrüge
1 Hüpfburg
1 Set Riesenspiele
Lautsprecher für Hintergrundmusik vom Handy sowie ein Funkmikrofon für die Begrüßung durch die Geschäftsführung
10 Lichterketten

Zum Essen haben wir zwei Foodtrucks gebucht. Diese haben Teller und Besteck dabei. Ausschank und Bedienung übernehmen unsere Auszubildenden. Strom kommt aus der Werkhalle.

Mit freundlichen Grüßen
Sabine Forster
Personalabteilung`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 24),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs(/Weinglas/, 200),
        needs(/Maßkrug/, 150),
        needs('inflatable', 1),
        needs('game', 1),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Akkulautsprecher|paket Rede/, [1, 2])),
        needs('festoon', 10),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...SOMMERFEST_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'serving'], ...SOMMERFEST_OFF),
      excluded: SOMMERFEST_OFF,
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'marquee', 'ceremony_arch', 'drum_kit'],
      title: [/sommerfest|beilngries/i],
    },
  },
  {
    id: 'ho-cl-adventsmarkt',
    language: 'de',
    catalogue: 'altmuehl',
    description: `Grüß Gott,

der Werbekreis plant wieder den Adventsmarkt am Marktplatz, diesmal drei Tage von Freitag 4. bis Sonntag 6. Dezember. Besucher übers Wochenende ungefähr 1500.

Was wir mieten möchten:
* 16 Faltpavillons für die Stände
* je Pavillon ein Klapptisch
* 30 Lichterketten
* 8 Heizpilze
* 20 Stehtische
* Bühne 4 x 3 m, 40 cm hoch, mit Stufen
* Beschallung für die Bühne mit zwei Funkmikrofonen, da singt der Kinderchor und der Bürgermeister eröffnet
* etwas Licht für die Bühne
* 10 Mülltonnen
* für die Nacht 2 Ordner

Das WC im Rathaus ist während der Marktzeiten geöffnet. Die Stromverteiler setzen uns die Stadtwerke. Beim Auf- und Abbau packen unsere Mitglieder selber an, Helfer brauchen wir von Ihnen nicht.

Viele Grüße, Anton Wittmann`,
    good: {
      attendees: [500, 1500],
      days: 3,
      must: [
        needs('gazebo', 16),
        needs(/Klapptisch/, 16),
        needs('festoon', 30),
        needs('patio_heater', 8),
        needs('table_cocktail', 20),
        needs(/podest 2 x 1/, 6),
        needs(/40 cm, 4/, 6),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 12]),
        needs('waste_bin', 10),
        needs('crew_steward', [2, 80]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...OUTDOORS, ...SPEECH, ...STAGE_LIGHT, 'stage_skirt', 'stage_handrail', 'mic_instrument', 'mic_wired'],
        ...ADVENT_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'stage_ramp', 'stage_roof', 'mobile_stage'], ...ADVENT_OFF),
      excluded: ADVENT_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'air_conditioner', 'registration_desk', 'parasol'],
      title: [/advent|markt/i],
    },
  },
];

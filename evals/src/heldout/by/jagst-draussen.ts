import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import {
  BAND,
  CARRIAGE,
  HANDS,
  MAINS,
  PLATFORM,
  RADIO_MICS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const KELTER_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  'subwoofer',
  'line_array',
  /Musikanlage/,
  ...DECKS,
  'crew_dj',
  'disco_light',
  'moving_head',
  /Reihenstuhl/,
];
const HOCKETSE_OFF: readonly Selector[] = [
  'stage_deck',
  'stage_leg',
  'stage_steps',
  'refrigeration',
  'bar_unit',
  'glassware',
  'crew_sound',
  'crew_technician',
];
const ALTSTADT_OFF: readonly Selector[] = ['drum_kit', 'crew_sound', ...LOOS];
const ADVENT_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mixing_console',
  'crew_sound',
  'crew_dj',
  'generator',
  'power_distro',
  'power_cable',
  ...TABLEWARE,
];

/** Weddings, feasts, markets and a concert, in German. */
export const JAGST_DRAUSSEN: readonly EvalBrief[] = [
  {
    id: 'ho-by-kelter',
    language: 'de',
    catalogue: 'jagst',
    description: `Hallo zusammen,

wir heiraten am 12. Juni in der alten Kelter in Ingelfingen, mit 95 Gästen (Kinder schon mitgezählt) 🎉

Freie Trauung im Hof: 95 weiße Klappstühle, ein Traubogen und eine Akkubox mit Mikro für die Traurednerin, da draußen gibts keine Steckdose.
Danach Sektempfang an 10 Stehtischen mit Hussen.
Abends innen: 12 runde Tische für je 8 Leute mit weißen Tischdecken, Tanzboden 5 x 5 m, 20 Akku-Uplights an den Wänden, im Hof 8 Lichterketten. Und eine Fotobox fänden wir schön!

Die Stühle für drinnen gehören zur Kelter, die bleiben einfach stehen. Geschirr, Besteck, Gläser und Stoffservietten bringt unser Caterer. Auflegen tut mein Cousin Basti und der hat seine komplette Anlage mit Pult und Discolichtern dabei.

Was würde das inkl. Lieferung kosten?

Liebe Grüße
Melanie und Jochen`,
    good: {
      attendees: 95,
      days: 1,
      must: [
        needs(/Klappstuhl/, [95, 100]),
        needs('ceremony_arch', 1),
        needs(/Easyport/, 1),
        needs('table_cocktail', 10),
        needs(/Stretchhusse/, 10),
        needs(/rund 150/, 12),
        needs(/Tischdecke rund/, 12),
        needs('dance_floor', 25),
        needs('uplight', 20),
        needs('festoon', 8),
        needs('photo_booth', 1),
        needs('transport', [1, 60]),
      ],
      allowed: without([...ANY_JOB, ...RADIO_MICS, 'mic_stand', 'fire_extinguisher'], ...KELTER_OFF),
      offers: without([...PARTY_OFFERS, ...RADIO_MICS, 'gazebo', 'floodlight', 'parasol'], ...KELTER_OFF),
      excluded: KELTER_OFF,
      silly: ['generator', 'projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'stage_deck', ...FOG, ...LOOS],
      title: [/ingelfingen|kelter|hochzeit/i, /95/],
    },
  },
  {
    id: 'ho-by-hocketse',
    language: 'de',
    catalogue: 'jagst',
    description: `Grüß Gott,

der Musikverein Unterregenbach macht wieder seine Hocketse, und zwar Samstag und Sonntag, 18. und 19. Juli auf dem Lindenplatz. Pro Tag kommen so 400 bis 500 Leute.

Bräuchten von Ihnen:
1 Festzelt 10 x 20
60 Bierzeltgarnituren
15 Lichterketten
8 Toilettenkabinen und 1 barrierefreie
10 Mülltonnen
1 Aggregat 40 kVA mit Verteilern und Kabel
Beschallung für die Kapellen und die Ansagen mit 2 Funkmikrofonen

Die Bühne stellt uns der Bauhof hin. Den Ausschankwagen mit Kühlung und die Krüge haben wir von der Brauerei. Am Mischpult sitzt wie jedes Jahr unser Uli, einen Techniker müssen Sie nicht mitschicken.

Mit musikalischem Gruß
Eugen Häfele, 1. Vorstand`,
    good: {
      attendees: [400, 500],
      days: 2,
      must: [
        needs(/Festzelt/, 1),
        needs('beer_table_set', 60),
        needs('festoon', 15),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('power_cable', [1, 40]),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [2, 3]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND], ...HOCKETSE_OFF),
      offers: without(
        [
          ...OUTDOORS_OFFERS,
          'marquee_floor',
          'space_heater',
          'table_cocktail',
          'stage_wash',
          'lighting_package',
          'crew_waiter',
        ],
        ...HOCKETSE_OFF,
      ),
      excluded: HOCKETSE_OFF,
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'led_wall', ...FOG],
      title: [/hocketse|unterregenbach|musikverein|lindenplatz/i, /500|400/],
    },
  },
  {
    id: 'ho-by-altstadtfest',
    language: 'de',
    catalogue: 'jagst',
    description: `Betreff: Angebotsanfrage Altstadtfest, Freitagabend

Guten Tag,

am Freitag, 28. August, spielt bei unserem Altstadtfest auf dem Marktplatz eine fünfköpfige Coverband (Gesang, zwei Gitarren, Bass, Schlagzeug), 19 bis 23 Uhr. Wir planen mit 800 Zuschauern, alle stehend.

Anzubieten sind:
1. Bühne 8 x 6 m, 80 cm hoch, mit 2 Treppen, Geländer an drei Seiten und schwarzer Verkleidung
2. PA mit Subwoofern für 800 Personen
3. 5 Bodenmonitore
4. Mikrofonierung und DI-Boxen für die Band, davon 4 Gesangsmikrofone
5. 60 Absperrgitter
6. 2 Feuerlöscher
7. Licht für die Bühne: bitte nur als Option ausweisen, über das Budget dafür entscheidet der Gemeinderat noch

Schlagzeug und Verstärker bringt die Band selber mit, ebenso ihren Tontechniker, der das Pult fährt; ein Digitalmischpult brauchen wir aber von Ihnen. Die öffentlichen Toiletten am Marktplatz sind geöffnet, WC-Kabinen sind deshalb nicht vorgesehen.

Freundliche Grüße
Stadtverwaltung, Kulturamt`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('stage_deck', 24),
        needs('stage_steps', 2),
        needs('stage_handrail', [7, 12]),
        needs('stage_skirt', [8, 40]),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 5),
        needs(/SM58/, [4, 6]),
        needs('di_box', [1, 12]),
        needs('mixing_console', 1),
        needs('crowd_barrier', 60),
        needs('fire_extinguisher', 2),
        offers(['stage_wash', 'lighting_package', 'moving_head'], [1, 32]),
      ],
      should: [
        needs(/Füße 80/, 24),
        needs(/SM57|Mikrofonkoffer/, [1, 8]),
        needs('mic_stand', [4, 20]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...BAND, ...PLATFORM, ...RADIO_MICS], ...ALTSTADT_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, 'moving_head', ...FOG], ...ALTSTADT_OFF),
      excluded: ALTSTADT_OFF,
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'beer_table_set', 'interpretation_booth'],
      unmetToo: [/dach|überdach/i],
      title: [/altstadtfest|marktplatz/i, /800/],
    },
  },
  {
    id: 'ho-by-fuenfziger',
    language: 'de',
    catalogue: 'jagst',
    description: `Servus, ich werd am 9. Mai 50 und feier bei uns im Garten, so um die 60 Leut. Bräucht ein Zelt 6x12, 8 Bierzeltgarnituren, 5 Stehtische, 5 Lichterketten, 2 Heizpilze und ne kleine Musikanlage wo man s Handy anschließen kann, dazu ein Funkmikro falls jemand was sagen will. Budget hab ich so 2000 Euro. Was kommt da raus? Gruß Rainer`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/6 x 12/, 1),
        needs('beer_table_set', 8),
        needs('table_cocktail', 5),
        needs('festoon', 5),
        needs('patio_heater', 2),
        needs(SPEAKERS, [1, 5]),
      ],
      should: [needs('transport')],
      allowed: [
        ...SPEECH,
        'subwoofer',
        'mic_wireless_handheld',
        ...ANY_JOB,
        'fire_extinguisher',
        'waste_bin',
        'tablecloth',
      ],
      offers: [...PARTY_OFFERS, ...LOOS, 'marquee_floor', 'space_heater', 'gazebo', 'floodlight', ...TABLEWARE],
      silly: [
        'projector',
        'stage_deck',
        'lectern',
        'crowd_barrier',
        'line_array',
        'stage_monitor',
        'led_wall',
        'camera',
      ],
      title: [/geburtstag|50|garten/i, /60/],
    },
  },
  {
    id: 'ho-by-adventsmarkt',
    language: 'de',
    catalogue: 'jagst',
    description: `Sehr geehrte Damen und Herren,

der Handels- und Gewerbeverein richtet von Freitag, 27., bis Sonntag, 29. November den Adventsmarkt rund um die Stiftskirche aus (drei Tage, rund 1.000 Besucher am Tag). Wir bitten um Ihr Angebot über:

22 Faltzelte 3 x 3 m mit Gewichten
30 Lichterketten
12 Heizpilze
25 Stehtische
20 Kabelbrücken
15 Mülltonnen
6 Toilettenkabinen, dazu 1 barrierefreie
10 Feuerlöscher (Auflage des Ordnungsamts)

Hinweise: Strom samt Verteilern und Leitungen legen die Stadtwerke. Auf Musik und Durchsagen verzichten wir den Anwohnern zuliebe ganz, Tontechnik jeder Art entfällt somit. Tassen und Teller haben die Beschicker selbst.

Mit freundlichen Grüßen
Sieglinde Ott, Schriftführerin`,
    good: {
      attendees: 1000,
      days: 3,
      must: [
        needs('gazebo', 22),
        needs('festoon', 30),
        needs('patio_heater', 12),
        needs('table_cocktail', 25),
        needs('cable_ramp', 20),
        needs('waste_bin', 15),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('fire_extinguisher', 10),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...HANDS, ...CARRIAGE, ...MAINS], ...ADVENT_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'uplight', 'crew_host', 'carpet'], ...ADVENT_OFF),
      excluded: ADVENT_OFF,
      silly: ['projector', 'stage_deck', 'dance_floor', 'lectern', 'table_round', 'drum_kit', 'led_wall', ...FOG],
      title: [/advent|stiftskirche/i, /1[.,  ]?000/],
    },
  },
];

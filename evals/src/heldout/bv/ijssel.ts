import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LINEN, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const BOOMGAARD_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  ...LOOS,
  'generator',
  'fuel',
  'spark_machine',
  ...FOG,
];
const KLOOSTER_OFF: readonly Selector[] = ['projector', 'projection_screen', ...SEATS, 'playback_laptop'];
const MUSICAL_OFF: readonly Selector[] = [...SEATS, 'drape', 'playback_laptop', ...FOG, 'strobe'];
const STRAAT_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  ...DECKS,
  'crew_dj',
  'crew_sound',
  'generator',
  'fuel',
  ...LOOS,
];

/** In Dutch. */
export const IJSSEL: readonly EvalBrief[] = [
  {
    id: 'ho-bv-bruiloft-boomgaard',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hoi hoi,

Wij trouwen op zaterdag 4 september in de boomgaard van mijn tante in Wilp. Overdag zijn we met 70, 's avonds komt iedereen en zijn we met 120.

Dit hadden we in ons hoofd:
- een aluhal van 10 x 20 m met houten vloer
- 12 ronde tafels van 180 cm met wit tafellinnen
- 120 witte Tiffany stoelen
- trouwboog
- dansvloer van 6 x 4 m
- een dj van jullie, met draaitafels (2 spelers en mixer), feestset en danslicht
- 1 draadloze handmicrofoon voor de speeches
- 2 bars
- 15 lichtsnoeren tussen de bomen

Servies, bestek, glazen en servetten zitten bij de cateraar in de prijs. Gasten kunnen naar de wc in de boerderij en daar halen we ook de stroom vandaan, dus geen aggregaat. Rook of vuurwerkachtige dingen graag niet, er staan paarden vlakbij.

Hebben jullie die datum nog vrij?
Groetjes Lotte en Bram`,
    good: {
      attendees: [70, 120],
      days: 1,
      must: [
        needs(/10 x 20/, 1),
        needs('marquee_floor', 200),
        needs(/rond, 180/, 12),
        needs(/Tafellinnen rond/, 12),
        needs(/Tiffany|bruiloft/, 120),
        needs('ceremony_arch', 1),
        needs('dance_floor', 24),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(SPEAKERS, [1, 8]),
        needs('disco_light', [1, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('bar_unit', 2),
        needs('festoon', 15),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without(
        [...SITE_POWER, ...ANY_JOB, ...LOUD, ...PARTY_LIGHT, 'fire_extinguisher', 'waste_bin', 'ballast'],
        ...BOOMGAARD_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, 'space_heater', 'floodlight', 'gazebo', 'hand_wash', 'chair', 'beer_table_set'],
        ...BOOMGAARD_OFF,
      ),
      excluded: BOOMGAARD_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'exhibition_stand', 'line_array', 'flip_chart'],
      title: [/bruiloft|wilp|boomgaard|trouw/i, /120/],
    },
  },
  {
    id: 'ho-bv-symposium-klooster',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Geachte heer, mevrouw,

Namens de vakgroep ouderengeneeskunde vraag ik een offerte aan voor ons symposium op vrijdag 19 november in het Bergklooster te Zwolle. Wij verwachten 110 à 130 deelnemers. 's Ochtends zitten allen in theateropstelling in de kapel, 's middags zijn er drie workshopruimtes voor 30 tot 40 personen.

Kapel: geluid voor spraak, katheder met zwanenhals, 2 dasspelden en 2 handzenders voor de zaal, 130 stemkastjes. Twee buitenlandse sprekers worden vertaald, dus graag een tolkcabine en 40 ontvangers. Een technicus geluid de hele dag.
Workshopruimtes: in elk een flip-over en een accubox met handzender.
Ontvangst: 1 balie, 3 garderoberekken, 15 prikborden voor de posters.

In de kapel en de workshopruimtes hangen al beamers en schermen en op alle plekken ligt een laptop van het klooster klaar. De stoelen zet de beheerder neer.

Hoogachtend,
dr. W. van Heerde`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 5]),
        needs('voting_system', 130),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [40, 45]),
        needs('crew_sound', [1, 16]),
        needs('flip_chart', 3),
        needs(/Accubox/, 3),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
        needs('pinboard', 15),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'interpretation_transmitter', 'crew_interpreter'], ...KLOOSTER_OFF),
      offers: without([...MEETING_OFFERS, 'table_cocktail', 'hot_drinks'], ...KLOOSTER_OFF),
      excluded: KLOOSTER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'gazebo'],
      unmetToo: [/tolk|zender/i],
      title: [/symposium|klooster|zwolle/i, /130/],
    },
  },
  {
    id: 'ho-bv-groep-8-musical',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Beste verhuurder,

Onze groepen 8 spelen hun eindmusical op dinsdag 6 en woensdag 7 juli in de gymzaal. Per avond komen er 200 ouders kijken.

Graag prijs voor:
podium 8 x 4 meter, 60 cm hoog, met 2 trappen
8 headsets (draadloos) voor de hoofdrollen
geluidsset met digitaal mengpaneel
podiumlichtset, 2 stuks, plus een volgspot
een geluidstechnicus voor beide avonden

Stoelen hebben we zelf genoeg, gordijnen ook (door de oma's genaaid!). De liedjes speelt juf Marijke af vanaf haar eigen laptop. Geen rook en geen flitslicht a.u.b., we hebben een leerling met epilepsie en twee met astma.

Alvast bedankt!
Meester Joris`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs('mic_headset', 8),
        needs(SPEAKERS, [1, 10]),
        needs(/digitaal/, 1),
        needs('lighting_package', 2),
        needs('followspot', 1),
        needs('crew_sound', [1, 30]),
      ],
      should: [needs(/Poten 60/, 16), needs('stage_skirt'), needs('transport')],
      allowed: without(SHOW, ...MUSICAL_OFF, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, 'uplight', 'mic_wireless_handheld', 'coat_rail'], ...MUSICAL_OFF),
      excluded: MUSICAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'bar_unit', 'disco_light', 'drum_kit'],
      title: [/musical|groep/i, /200/],
    },
  },
  {
    id: 'ho-bv-banenbeurs',
    language: 'nl',
    catalogue: 'ijssel',
    description: `AANVRAAG
evenement: regionale banenbeurs techniek
wanneer: donderdag 14 oktober, 13.00-20.00 uur (opbouw woensdag)
waar: sporthal De Scheg, Deventer
bezoekers: ca. 600 verspreid over de dag

nodig:
20 beursstands 3 x 2 m
20 statafels met zwarte stretchhoes
2 ontvangstbalies
stroom voor alle stands, de hal heeft 63A: 2 verdelers 63A, 10 verdelers 32A en de kabels, kabelbruggen
router met wifi
spreekhoek: podiumdelen voor 4 x 2 m op 20 cm hoog, spraakset, 1 headset, monitor 85 inch op voet, laptop en klikker
40 stoelen (grijs) bij de spreekhoek
1 perswand
technicus allround de hele dag

optie: 20 uplights

contact: Fatima El Idrissi, gemeente Deventer`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs('table_cocktail', 20),
        needs(/Stretchhoes/, 20),
        needs('registration_desk', 2),
        needs(/Verdeler 63A/, 2),
        needs(/Verdeler 32A/, 10),
        needs('power_cable', [4, 100]),
        needs('cable_ramp', [1, 50]),
        needs('network', 1),
        needs('stage_deck', 4),
        needs(SPEAKERS, [1, 4]),
        needs('mic_headset', 1),
        needs(/85 inch/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/zaal, grijs/, 40),
        needs('backdrop', 1),
        needs('crew_technician', [1, 30]),
        offers('uplight', 20),
      ],
      should: [needs(/Poten 20/, 4), needs('transport')],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        'display',
        'crew_electrician',
        'crew_steward',
        'waste_bin',
        'fire_extinguisher',
      ],
      offers: [...MEETING_OFFERS, 'carpet', 'bar_stool', 'hot_drinks', 'crew_waiter', 'table_trestle', 'bar_unit'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'line_array'],
      title: [/banenbeurs|deventer|scheg/i, /600/],
    },
  },
  {
    id: 'ho-bv-straatfeest',
    language: 'nl',
    catalogue: 'ijssel',
    description: `hee, straatfeest Merelstraat, za 28 aug vanaf 3 uur. we zijn met zo'n 150 man groot en klein

willen huren: 18 biertafels met banken, 4 partytenten 3x3, springkussen, 2 gasbarbecues, 2 koelkasten met glasdeur, 10 lichtsnoeren, 6 dranghekken om de straat af te zetten, 4 rolcontainers

muziek doet buurman Appie met z'n eigen installatie, dus geen boxen of microfoons nodig. stroom komt uit nr 12 en 17, geen aggregaat. en naar de wc gaat iedereen gewoon thuis, haha

wat kost dat bij elkaar? gr Dennis`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('beer_table_set', 18),
        needs('gazebo', 4),
        needs('inflatable', 1),
        needs('cooking', 2),
        needs('refrigeration', 2),
        needs('festoon', 10),
        needs('crowd_barrier', 6),
        needs('waste_bin', 4),
      ],
      should: [needs('power_cable', [1, 20]), needs('transport')],
      allowed: without(OUTDOORS, ...STRAAT_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, ...LINEN, 'serving', 'hot_drinks'],
        ...STRAAT_OFF,
        'spark_machine',
        'hazer',
      ),
      excluded: STRAAT_OFF,
      silly: ['projector', 'lectern', 'stage_deck', 'stage_monitor', 'table_round', 'flip_chart', 'hazer'],
      title: [/straatfeest|merelstraat/i, /150/],
    },
  },
];

import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const JUBILEUM_OFF: readonly Selector[] = [
  /Speiseteller/,
  'cutlery',
  'glassware',
  'refrigeration',
  'hazer',
  'smoke_machine',
  'space_heater',
  'patio_heater',
];
const BUURT_OFF: readonly Selector[] = ['crowd_barrier', 'generator', 'refrigeration', 'glassware', ...LOOS];
const RIDER_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'in_ear_monitor',
  'crew_sound',
  'smoke_machine',
  'spark_machine',
];
const KERSTMARKT_OFF: readonly Selector[] = [
  'crowd_barrier',
  ...LOOS,
  'table_trestle',
  'crew_sound',
  'crew_technician',
];

/** In Dutch. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-cr-jubileumfeest',
    language: 'nl',
    catalogue: 'werra',
    description: `Hoi,

Op vrijdag 12 november vieren we het 25-jarig bestaan van ons bedrijf met een feest voor alle collega's, in onze eigen loods. We zijn met 180 man, het duurt van 19.00 tot 01.00 uur.

Graag een offerte voor:
- een dj van jullie, met 2 spelers en een mengpaneel
- geluid met bas, en 1 draadloze handmicrofoon voor de toespraak van de directeur
- een dansvloer van 6 x 6 meter
- discolicht voor boven de dansvloer
- 20 accuspots in ons blauw langs de wanden
- 25 statafels
- 2 bars van 2 meter
- 4 garderoberekken
- de toiletwagen

De cateraar neemt borden, bestek, glazen en koelkasten mee. Verwarming hangt al in de loods, dus geen kachels. En alsjeblieft geen rook of nevel, want dan gaat de brandmelder af.

Kunnen jullie het fotohokje apart als optie erbij zetten?

Groeten,
Marloes Tiemessen`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('crew_dj', [1, 2]),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('dance_floor', 36),
        needs(['disco_light', 'moving_head'], [1, 8]),
        needs('uplight', 20),
        needs('table_cocktail', 25),
        needs('bar_unit', 2),
        needs('coat_rail', 4),
        needs('toilet_trailer', 1),
        offers('photo_booth', 1),
      ],
      should: [needs(['subwoofer', /Party-PA/], [1, 8]), needs('transport')],
      allowed: without([...LOUD, ...PARTY_LIGHT, ...OUTDOORS, 'tablecloth'], ...JUBILEUM_OFF),
      offers: without([...PARTY_OFFERS, ...PLATFORM, 'festoon'], ...JUBILEUM_OFF),
      excluded: JUBILEUM_OFF,
      silly: ['projector', 'lectern', 'marquee', 'stage_monitor', 'interpretation_booth', 'crowd_barrier'],
      title: [/jubileum|feest|loods|25/i, /180/],
    },
  },
  {
    id: 'ho-cr-waterschapsdagen',
    language: 'nl',
    catalogue: 'werra',
    description: `OFFERTEAANVRAAG
Internationale Waterschapsdagen, dinsdag 20 en woensdag 21 april, 150 deelnemers
Locatie: Stadthalle Emmerich

Plenaire zaal
- 150 zwarte stapelstoelen in theateropstelling
- projector van 12.000 lumen met scherm van 4 meter
- laptop en presenter
- spreekgestoelte met zwanenhalsmicrofoon
- 2 dasspeldmicrofoons en 3 draadloze handmicrofoons
- geluid voor spraak
- tolkencabine voor twee tolken, 60 ontvangers met koptelefoon
- livestream: 1 camera met cameraman, encoder

Drie werkgroepzalen, elk met
- projector van 4.000 lumen en een scherm van 2 meter
- laptop
- flip-over

Foyer
- 24 prikborden voor posters
- 15 statafels
- 2 ontvangstbalies

Personeel: op beide dagen een geluidstechnicus en een videotechnicus.

Opbouw maandag vanaf 13.00 uur. Gelieve prijzen exclusief btw te vermelden.`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs(/Stapelstuhl/, 150),
        needs(/12.000 Lumen/, 1),
        needs(/Rahmenleinwand 4 m/, 1),
        needs(/4.000 Lumen/, 3),
        needs(/Stativleinwand/, 3),
        needs('playback_laptop', 4),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 10]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 70]),
        needs('camera', 1),
        needs('crew_camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs('flip_chart', 3),
        needs('pinboard', 24),
        needs('table_cocktail', 15),
        needs('registration_desk', 2),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [1, 4]),
      ],
      should: [needs('interpretation_transmitter', [1, 4]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, 'interpretation_transmitter', 'tablecloth'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/waterschap|emmerich/i, /150/],
    },
  },
  {
    id: 'ho-cr-buurtfeest',
    language: 'nl',
    catalogue: 'werra',
    description: `Hee Mark, het buurtfeest op de Lindenhof komt er weer aan, zaterdag 28 augustus vanaf 15 uur, reken op een man of 120.

Mogen we van je lenen (nou ja, huren):
15 biertafels met banken
4 partytenten 3x3
6 lichtslingers
zo'n geluidsbox op accu met microfoon voor de quiz
het springkussen
2 terrasverwarmers
een paar verlengsnoeren

De hekken voor de straat krijgen we van de gemeente. Stroom halen we bij nummer 12 uit de garage, dus geen aggregaat dit keer, dat ding was veel te luid. Koelkast en glazen komen van café De Zwaan. En wc's hoeven niet, iedereen gaat gewoon even naar huis.

Kun je vrijdagavond al brengen? Zondag haal je het maar op. Groetjes, Wilma`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('beer_table_set', 15),
        needs('gazebo', 4),
        needs('festoon', 6),
        needs(/Akkubox/, [1, 2]),
        needs('inflatable', 1),
        needs('patio_heater', 2),
        needs('power_cable', [1, 20]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'audio_player', 'mic_wireless_handheld'], ...BUURT_OFF),
      offers: without([...OUTDOORS_OFFERS, 'bar_unit', 'table_cocktail', 'photo_booth', 'disco_light'], ...BUURT_OFF),
      excluded: BUURT_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'stage_deck', 'hazer', 'marquee', 'line_array', 'subwoofer'],
      title: [/buurtfeest|lindenhof/i, /120/],
    },
  },
  {
    id: 'ho-cr-rider-zandplaat',
    language: 'nl',
    catalogue: 'werra',
    description: `TECHNISCHE RIDER - DE ZANDPLAAT (5-koppige band)
Zaterdag 6 februari, jongerencentrum De Kelder, capaciteit 350 staand

Te leveren door de verhuurder:
- PA met subs, ruim voldoende voor 350 man
- digitale mengtafel, 32 kanalen, met stagebox
- 4 monitoren op de vloer
- 1 drummicrofoonset
- 4 zangmicrofoons SM58 met hengelstatief
- 6 DI's
- podium van 8 x 4 meter, 60 cm hoog, met trap
- 16 ledparren, 4 moving heads en een lichttafel
- 1 lichttechnicus
- 1 hazer
- 4 handen voor laden en lossen, 2 x 3 uur

Wij nemen zelf mee: drumstel, gitaar- en basversterkers, keyboards, en het in-ear-systeem van de zangeres. Onze eigen geluidsman mixt de show, een zaaltechnicus voor geluid is dus niet nodig.

Geen rookmachine (alleen de hazer) en geen vuurwerk of koude vonken op het podium.

Vragen? Bas, 06-nummer staat op de website.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs(/Digitalpult/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 4),
        needs(/Schlagzeug-Mikrofonkoffer/, 1),
        needs(/SM58/, 4),
        needs('di_box', 6),
        needs('stage_deck', 16),
        needs('stage_steps', [1, 2]),
        either(needs('stage_wash', 16), needs('lighting_package', 2)),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('hazer', 1),
        needs('crew_stagehand', [4, 48]),
      ],
      should: [needs(/Steckfüße 60/, 16), needs('mic_stand', [4, 16]), needs('transport')],
      allowed: without(SHOW, ...RIDER_OFF),
      offers: without([...SHOW_OFFERS, 'crowd_barrier'], ...RIDER_OFF, 'backline'),
      excluded: RIDER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round', 'generator'],
      title: [/zandplaat|kelder/i, /350/],
    },
  },
  {
    id: 'ho-cr-kerstmarkt',
    language: 'nl',
    catalogue: 'werra',
    description: `Telefoonnotitie 3 oktober, 15.40 uur
Beller: dhr. Peeters, winkeliersvereniging

Kerstmarkt op het kerkplein, zaterdag 18 en zondag 19 december, 11 tot 20 uur. Vorig jaar 1.000 bezoekers per dag, verwacht dit jaar hetzelfde.

Wil graag:
- 18 vouwtenten 3 x 3 m voor de kramen
- 20 lichtslingers
- 8 terrasverwarmers
- podium 4 x 3 m, 40 cm, met trap, voor koortjes en de kerstman
- geluid bij het podium, 2 draadloze handmicrofoons
- 6 bouwlampen voor de hoeken van het plein
- aggregaat 20 kVA, met kabels en verdeelkasten
- 12 afvalcontainers
- vraagt of we een sneeuwmachine hebben

Niet nodig: hekken en toiletten regelt de gemeente. De standhouders komen met hun eigen tafels. Het geluid bedient Arjan van het bestuur zelf, dus geen technicus.

Offerte per mail, hij zit tot vrijdag in het buitenland.`,
    good: {
      attendees: 1000,
      days: 2,
      must: [
        needs('gazebo', 18),
        needs('festoon', 20),
        needs('patio_heater', 8),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('floodlight', 6),
        needs(/20 kVA/, 1),
        needs('power_cable', [1, 60]),
        needs('power_distro', [1, 8]),
        needs('waste_bin', 12),
      ],
      should: [needs(/Steckfüße 40/, 6), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...KERSTMARKT_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'stage_wash', 'lighting_package', 'uplight', 'table_cocktail', 'mic_instrument'],
        ...KERSTMARKT_OFF,
      ),
      excluded: KERSTMARKT_OFF,
      unmet: [/sneeuw/i],
      silly: ['projector', 'dance_floor', 'lectern', 'led_wall', 'table_round', 'interpretation_booth', 'inflatable'],
      title: [/kerst|kerkplein/i, /1[., ]?000/],
    },
  },
];

import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
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
  STAGES,
} from '../usual.ts';

const BUURT_OFF: readonly Selector[] = ['marquee', 'beer_table_set', 'cooking'];
const LEDEN_OFF: readonly Selector[] = [
  'lectern',
  'streaming_encoder',
  'video_recorder',
  'camera',
  'crew_camera',
  'crew_sound',
  'crew_video',
];
const SCHUUR_OFF: readonly Selector[] = [...TABLEWARE, ...FOG, 'spark_machine', 'effect_fluid', 'crew_photographer'];
const FEEST_OFF: readonly Selector[] = [...DECKS, 'crew_dj', 'coat_rail'];
const LEZING_OFF: readonly Selector[] = [...STAGES, 'stage_leg', 'stage_steps', 'crew_stagehand', 'hot_drinks'];

/** Overdag en 's avonds, hier in het land. */
export const NEDERLANDS_THUIS: readonly EvalBrief[] = [
  {
    id: 'ho-cf-buurtfeest',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hoi,

Op zaterdag 20 juni vieren we met de Kamperfoeliestraat ons buurtfeest op het veldje, 90 buren groot en klein. Kunnen jullie ons een prijs geven voor:

- twee topkasten op statief met een mengpaneeltje, en een draadloze handmicrofoon voor de bingo
- 60 meter lichtsnoer
- een springkussen
- 2 toiletcabines
- 6 statafels met zwarte hoes
- een aggregaat van 6 kVA, want er is daar geen stroom

De grote tent lenen we van de voetbalclub en die zetten we zelf neer. De slijter levert er biertafels bij, zoveel als we willen. Barbecues heeft iedereen thuis staan, dus die slaan we over.

Groetjes namens de feestcommissie,
Joyce`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs('speaker_top', 2), needs('pa_package', 1)),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 2]),
        needs('festoon', 6),
        needs('inflatable', 1),
        needs('toilet', 2),
        needs('table_cocktail', 6),
        needs(/Stretchhoes/, 6),
        needs(/6 kVA/, 1),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...OUTDOORS, 'mic_wireless_handheld'], ...BUURT_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...BUURT_OFF),
      excluded: BUURT_OFF,
      silly: ['projector', 'lectern', 'stage_monitor', 'interpretation_booth', 'exhibition_stand', 'mobile_stage'],
      title: [/buurt|kamperfoelie/i, /90/],
    },
  },
  {
    id: 'ho-cf-wooncooperatie',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Aanvraagformulier

Soort bijeenkomst: algemene ledenvergadering wooncoöperatie De Eendracht
Datum: dinsdag 21 april, 19.30 uur
Zaal: wijkcentrum De Schakel, Zwolle
Aantal personen: 140

Nodig:
140 stemkastjes
zwanenhalsmicrofoon voor op de katheder
3 draadloze handmicrofoons
geluid voor de hele zaal
beamer met scherm van 3 meter, laptop en klikker
ringleiding

Opmerkingen:
Een katheder staat er al. Geluid en beeld worden gedraaid door onze eigen Bertus, iemand erbij hoeft niet. We zenden niets uit en nemen ook niets op, dat is vorig jaar zo afgesproken.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('voting_system', [140, 150]),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 3),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('induction_loop', [1, 2]),
      ],
      should: [needs('transport'), needs(/300 x 170/, 1)],
      allowed: without(MEETING, ...LEDEN_OFF),
      offers: without(MEETING_OFFERS, ...LEDEN_OFF),
      excluded: LEDEN_OFF,
      silly: [...LOOS, 'generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/eendracht|leden|schakel/i, /140/],
    },
  },
  {
    id: 'ho-cf-schuurbruiloft',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Beste verhuurder,

Wij gaan trouwen! Vrijdag 11 september, in de kapschuur van mijn ouders in Heino. We zijn met 100 personen aan tafel en 's avonds wordt er gedanst.

Op ons lijstje staan: 100 witte bruiloftsstoelen, 10 ronde tafels voor 10 man met wit linnen erop, 100 katoenen servetten, een trouwboog, 4 olijfbomen, 36 vierkante meter dansvloer, 16 uplights op accu en een setje danslicht. Voor de toespraken en het feest een feestset, plus een dj voor de avond met zijn twee spelers en mixer. En een toiletwagen.

Het servies komt met de cateraar mee, glazen ook. Met stro boven ons hoofd geen rook en geen vonken, alsjeblieft. Het fotograferen doet mijn zus.

Liefs, Rianne en Bas`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/bruiloft/, 100),
        needs(/rond, 180/, 10),
        needs(/Tafellinnen rond/, [10, 11]),
        needs('napkin', [100, 110]),
        needs('ceremony_arch', 1),
        needs('plants', 4),
        needs('dance_floor', 36),
        needs('uplight', 16),
        needs('disco_light', 1),
        needs(SPEAKERS, [1, 6]),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('toilet_trailer', 1),
      ],
      should: [needs(/Feestset/, 1), needs('transport')],
      allowed: without([...SPEECH, ...PLATFORM, 'mic_wireless_handheld', 'subwoofer', ...OUTDOORS], ...SCHUUR_OFF),
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'], ...SCHUUR_OFF),
      excluded: SCHUUR_OFF,
      silly: ['projector', 'stage_monitor', 'crowd_barrier', 'mobile_stage', 'exhibition_stand', 'voting_system'],
      title: [/bruiloft|trouw|heino|rianne/i, /100/],
    },
  },
  {
    id: 'ho-cf-kennismarkt',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Kleine uitvraag: kennismarkt Waterschap Drents Overijsselse Delta
Dinsdag 3 en woensdag 4 november, hal 2 IJsselhallen, 220 bezoekers per dag

1. 16 beursstands 3 x 2 m
2. 24 posterborden
3. Podium 6 x 3 m, 40 cm hoog, met trap en rok
4. Ledwand binnen 4 x 2 m met processor
5. 2 headsets en 2 handzenders, geluid voor spraak
6. 150 zaalstoelen, gekoppeld
7. 20 statafels
8. 2 ontvangstbalies
9. 8 profielspots voor het podium met lichttafel
10. Beide dagen: 1 technicus geluid en 1 technicus beeld
11. Bezorgen en ophalen met de vrachtwagen

Prijzen graag per onderdeel, excl. btw, uiterlijk 1 oktober.`,
    good: {
      attendees: [220, 440],
      days: 2,
      must: [
        needs('exhibition_stand', 16),
        needs('pinboard', 24),
        needs('stage_deck', 9),
        needs('stage_leg', [9, 18]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('led_wall', 8),
        needs('video_processor', [1, 2]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 10]),
        needs('chair', 150),
        needs('table_cocktail', 20),
        needs('registration_desk', 2),
        needs('profile_spot', 8),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs(/vrachtwagen/, [1, 2]),
      ],
      should: [needs(/Poten 40/, 9)],
      allowed: [...MEETING, ...PLATFORM, 'dimmer', 'lighting_stand', 'truss', 'crew_lighting', 'ballast'],
      offers: MEETING_OFFERS,
      silly: [...LOOS, 'generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'drum_kit'],
      title: [/kennismarkt|waterschap|ijsselhal/i, /220/],
    },
  },
  {
    id: 'ho-cf-personeelsfeest',
    language: 'nl',
    catalogue: 'demo',
    description: `Dag,

Ons transportbedrijf bestaat 40 jaar en dat vieren we met 250 collega's en hun partners op zaterdag 28 november in onze leeggeruimde loods.

Wat we van jullie nodig hebben: geluid waar je goed op kunt dansen, een draadloze microfoon voor de directeur, danslicht met 6 movingheads, een spiegelbol, een dansvloer van 60 m2, 24 uplights, 5 bars van 2 meter, 40 statafels, 30 barkrukken, een fotohokje en voor de loods 2 heteluchtkanonnen. Graag ook een geluidsman die avond.

De dj kennen we van vroeger: hij neemt zijn draaitafels en zijn mengtafel onder de arm mee, alleen een dj-meubel zou hij nog willen. Jassen hangen in de kantine, daar is een garderobe, dus rekken kunnen thuisblijven.

Met groet,
Harm-Jan Postma`,
    good: {
      attendees: [250, 500],
      days: 1,
      must: [
        needs(SPEAKERS, [1, 20]),
        either(needs('subwoofer', [1, 12]), needs(/Party PA/, [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('moving_head', 6),
        needs('mirror_ball', 1),
        needs('dance_floor', [60, 60]),
        needs('uplight', 24),
        needs('bar_unit', 5),
        needs('table_cocktail', 40),
        needs('bar_stool', 30),
        needs('photo_booth', 1),
        needs('space_heater', 2),
        needs('crew_sound', [1, 16]),
        needs('dj_booth', 1),
      ],
      should: [needs('transport'), needs('lighting_console', 1)],
      allowed: without([...SHOW, 'fuel', 'disco_light', 'fire_extinguisher'], ...FEEST_OFF),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS], ...FEEST_OFF, 'backline'),
      excluded: FEEST_OFF,
      silly: ['projector', 'lectern', 'interpretation_booth', 'exhibition_stand', 'drum_kit', 'marquee'],
      title: [/40|feest|jubileum|transport|personeel/i, /250/],
    },
  },
  {
    id: 'ho-cf-schrijverslezing',
    language: 'nl',
    catalogue: 'demo',
    description: `Aan: verhuur
Van: bibliotheek Meppel

Schrijversavond op donderdag 12 maart, 110 bezoekers, in de leeszaal.

De schrijver en de presentator zitten op 2 fauteuils met een salontafeltje ertussen. Allebei een headset. Voor vragen uit het publiek 1 draadloze handmicrofoon. 2 kleine luidsprekers zijn genoeg. 110 stoelen. Een ringleiding voor onze slechthorende leden en 4 lampen die de twee mooi uitlichten. Een technicus gedurende de avond.

We willen beslist geen podium: de schrijver zit graag op gelijke hoogte met zijn lezers. Stoelen klaarzetten en weer stapelen is werk voor onze vrijwilligers, sjouwers hoeven we dus niet. Voor koffie en thee wordt gezorgd door de leescafégroep, met hun eigen kannen.`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs('armchair', 2),
        needs('table_coffee', 1),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('chair', 110),
        needs('induction_loop', [1, 2]),
        either(needs(['stage_wash', 'profile_spot'], [4, 4]), needs('lighting_package', 1)),
        needs(['crew_technician', 'crew_sound'], [1, 16]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...MEETING, 'lighting_stand', 'lighting_console', 'dimmer', 'clamp', 'crew_lighting', 'dmx_splitter'],
        ...LEZING_OFF,
      ),
      offers: without(MEETING_OFFERS, ...LEZING_OFF, ...PLATFORM),
      excluded: LEZING_OFF,
      silly: [...LOOS, 'generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/meppel|schrijver|bibliotheek/i, /110/],
    },
  },
  {
    id: 'ho-cf-sportdag',
    language: 'nl',
    catalogue: 'demo',
    description: `Goedemorgen,

Graag een offerte voor de sportdag van onze scholengroep: woensdag 10 juni op het terrein van AV De Sperwers in Smilde, 700 leerlingen en begeleiders, van 9 tot 15 uur.

- 12 partytenten van 3 x 3 meter
- 20 klaptafels en 100 witte klapstoelen voor de begeleiders
- 12 toiletten en 1 rolstoeltoilet, 4 handenwasbakken
- 80 dranghekken
- 12 portofoons
- geluidsinstallatie voor omroep over het hele veld met 1 draadloze handmicrofoon
- 1 aggregaat van 20 kVA
- 25 afvalcontainers
- 2 EHBO'ers en 6 verkeersbegeleiders/stewards

Alvast bedankt,
Ineke Hoekstra`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs('table_trestle', 20),
        needs(/White Folding Chair/, 100),
        needs(/Single Portable Toilet/, 12),
        needs('toilet_accessible', 1),
        needs('hand_wash', 4),
        needs('crowd_barrier', 80),
        needs('two_way_radio', 12),
        needs(SPEAKERS, [1, 24]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/20 kVA/, 1),
        needs('waste_bin', 25),
        needs('crew_medic', [2, 24]),
        needs('crew_steward', [6, 72]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS, 'subwoofer', 'line_array'],
      offers: [...OUTDOORS_OFFERS, 'inflatable', 'mobile_stage', 'stage_deck', 'crew_photographer'],
      silly: ['projector', 'dance_floor', 'disco_light', 'drum_kit', 'table_round', 'interpretation_booth', 'lectern'],
      title: [/sportdag|smilde/i, /700/],
    },
  },
];

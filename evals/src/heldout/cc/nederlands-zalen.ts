import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, OPERATORS, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const LEDEN_OFF: readonly Selector[] = ['playback_laptop', ...SEATS, 'table_trestle', 'table_round', ...OPERATORS];
const CONGRES_OFF: readonly Selector[] = [
  ...SEATS,
  'table_cocktail',
  ...TABLEWARE,
  'hot_drinks',
  'streaming_encoder',
  'crew_interpreter',
];
const KERK_OFF: readonly Selector[] = ['music_stand', 'mic_instrument', 'drum_kit', 'percussion'];
const LUID: readonly Selector[] = ['subwoofer', 'line_array', 'stage_monitor'];
const DINER_OFF: readonly Selector[] = [...SEATS, 'table_round', ...DECKS, 'crew_dj', 'dance_floor'];
const FABRIEK_OFF: readonly Selector[] = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'crew_bar', 'generator'];

/** Onder een dak: vergaderen, eten en spelen. */
export const NEDERLANDS_ZALEN: readonly EvalBrief[] = [
  {
    id: 'ho-cc-ledenvergadering',
    language: 'nl',
    catalogue: 'dommel',
    description: `Onderwerp: offerte ledenvergadering zwemclub

Goedemiddag,

Op dinsdag 18 november houdt onze zwemclub de algemene ledenvergadering in de kantine van sportpark De Beemd, van 19.30 tot ongeveer 22.00 uur. We gaan uit van zo'n 90 leden.

Aan de bestuurstafel zitten we met z'n vijven en we willen ieder een discussiepost voor onze neus. Verder twee draadloze handmicrofoons voor vragen uit de zaal, en luidsprekers waarmee het achterin ook te volgen is. De penningmeester laat de cijfers zien, dus graag een beamer met een scherm van een meter of drie breed. Zijn laptop neemt hij zelf mee.

We stemmen dit jaar over de contributie en willen dat elektronisch doen: 90 stemkastjes.

Stoelen en tafels zijn er in de kantine meer dan genoeg. En Henk, die bij ons altijd het geluid doet, zit ook deze avond achter de knoppen, dus een technicus van jullie kant is niet nodig.

Vriendelijke groet,
Marleen Verbruggen, secretaris`,
    good: {
      attendees: [90, 95],
      days: 1,
      must: [
        needs('mic_conference', [5, 6]),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('voting_system', [90, 100]),
      ],
      should: [needs('transport'), needs(/300 x 190/, 1)],
      allowed: without(MEETING, ...LEDEN_OFF),
      offers: without(MEETING_OFFERS, ...LEDEN_OFF),
      excluded: LEDEN_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/leden|zwem|beemd|90/i],
    },
  },
  {
    id: 'ho-cc-waterdagen',
    language: 'nl',
    catalogue: 'dommel',
    description: `Offerteaanvraag Waterdagen 2027
Locatie: congrescentrum De Molenwiek, Veldhoven
Data: woensdag 13 en donderdag 14 oktober
Deelnemers: 280

Plenaire zaal
- ledwand van 5 x 3 meter
- spreekgestoelte met microfoon
- 4 headsetmicrofoons en 2 handmicrofoons (draadloos)
- geluid voor spraak en filmpjes
- presentatielaptop met presenter
- tolkcabine Engels en 60 ontvangers; de tolken hebben we zelf al vastgelegd

Drie deelzalen (40 tot 60 personen), per zaal
- beamer, scherm, laptop en presenter

Foyer
- 30 posterborden
- 12 beursstands van 3 x 2 m
- 2 ontvangstbalies

Techniek: beide dagen een geluidstechnicus en een beeldtechnicus

Alle stoelen worden door De Molenwiek neergezet. Koffie, lunch en borrel met alles wat daarbij hoort (statafels, servies, glazen) liggen ook bij hen. Van een livestream zien we deze keer af: vorig jaar keken er elf mensen.`,
    good: {
      attendees: 280,
      days: 2,
      must: [
        needs('led_wall', [15, 15]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 12]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs('projector', 3),
        needs('projection_screen', 3),
        needs('playback_laptop', [4, 5]),
        needs('presentation_clicker', [4, 5]),
        needs('pinboard', 30),
        needs('exhibition_stand', 12),
        needs('registration_desk', 2),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'led_wall', 'video_processor'], ...CONGRES_OFF),
      offers: without([...MEETING_OFFERS, 'flip_chart'], ...CONGRES_OFF),
      excluded: CONGRES_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer'],
      title: [/waterdagen|molenwiek|280/i],
    },
  },
  {
    id: 'ho-cc-harmonie-kerk',
    language: 'nl',
    catalogue: 'dommel',
    description: `Beste mensen,

Harmonie Sint-Cecilia geeft op zaterdagavond 21 maart een jubileumconcert in de Martinuskerk. Op het podium 52 muzikanten en daarachter een koor van 40. In de banken is plaats voor 350 bezoekers en die verwachten we ook.

Wat we zoeken:
* een podium van 10 bij 6 meter, 40 cm hoog, met twee trapjes
* koortribunes voor de 40 zangers
* 52 zwarte klapstoelen voor het orkest
* licht op het podium zodat iedereen zijn partij kan lezen, met iemand erbij om het te bedienen
* voor de presentatrice een draadloze handmicrofoon en een of twee bescheiden luidsprekers

Het orkest zelf versterken we niet: met die akoestiek zou het een brij worden. De lessenaars komen uit ons eigen repetitielokaal, net als het slagwerk.

Hoor graag van u,
Theo Jaspers`,
    good: {
      attendees: [350, 350],
      days: 1,
      must: [
        needs('stage_deck', 30),
        needs('stage_steps', [2, 3]),
        needs('choir_riser', [3, 5]),
        needs('chair', [52, 60]),
        either(needs('lighting_package', [1, 4]), needs('stage_wash', [4, 36])),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 2])),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs('crew_lighting', [1, 24]),
      ],
      should: [needs('transport'), needs(/40 cm/, 30), needs('stage_skirt')],
      allowed: without(
        [...SHOW, ...PLATFORM, 'chair'],
        ...KERK_OFF,
        ...LUID,
        'moving_head',
        'disco_light',
        'mirror_ball',
      ),
      offers: without([...SHOW_OFFERS, 'coat_rail', 'moving_head'], ...KERK_OFF, 'backline'),
      excluded: KERK_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'mirror_ball', ...LUID],
      title: [/harmonie|cecilia|martinus|jubileum|concert|350/i],
    },
  },
  {
    id: 'ho-cc-benefietdiner',
    language: 'nl',
    catalogue: 'dommel',
    description: `Dag Sanne,

Zoals besproken ons benefietdiner op vrijdag 7 november in Kasteel Heerenberg. 160 gasten aan 16 ronde tafels van tien. Die tafels staan er, met bijpassende stoelen, dus dat scheelt. Maar het linnen van het kasteel is niet om aan te zien: van jullie graag 16 ronde tafellakens en 160 servetten. En servies, bestek en wijnglazen voor 160, reken voor iedereen twee wijnglazen.

In de hoek komt een podiumpje van 4 bij 2 meter voor de veilingmeester. Hij wil een headset en daarnaast een losse handmicrofoon voor het woord van dank. Geluid voor de zaal dus ook, en 20 accuspots om de muren in onze kleur te zetten.

Dansen doen we die avond niet, een dj en een dansvloer laten we dit keer achterwege.

Groet,
Floor`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('tablecloth', [16, 18]),
        needs('napkin', [160, 180]),
        needs('crockery', [160, 700]),
        needs('cutlery', [160, 600]),
        needs(/Wijnglas/, [320, 360]),
        needs('stage_deck', 4),
        needs('mic_headset', [1, 2]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 2])),
        needs(SPEAKERS, [1, 8]),
        needs('uplight', 20),
      ],
      should: [needs('transport'), needs('stage_leg', 4)],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'glassware', 'serving'], ...DINER_OFF),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], ...DINER_OFF, 'disco_light'),
      excluded: DINER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'disco_light'],
      title: [/benefiet|heerenberg|160/i],
    },
  },
  {
    id: 'ho-cc-25-jaar-fabriek',
    language: 'nl',
    catalogue: 'dommel',
    fields: { attendees: 250, venue: 'Productiehal Van Gestel, Best' },
    description: `Soort evenement: bedrijfsfeest, wij bestaan 25 jaar
Datum: vrijdag 12 september, 20.00 - 01.00 uur

Wat wilt u huren?
Podium 6 x 4 m, 60 cm hoog, met trap en zwarte rok. Geluid en licht voor een coverband van zes man, met een geluidstechnicus erbij. Dansvloer van 50 m2. 25 statafels met hoes. 3 bars van 2 meter en 3 flessenkoelers. Bierglazen: 750. Garderoberekken voor 250 jassen.

Wat is er al aanwezig of regelt u zelf?
De band speelt op eigen instrumenten en versterkers. Achter de bar staan onze eigen mensen. Stroom: 63 A krachtstroom op vijf meter van het podium, een aggregaat kan dus thuisblijven.

Opmerkingen
Vooraf graag even komen kijken.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs(SPEAKERS, [1, 16]),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 40]),
        needs('dance_floor', [48, 54]),
        needs('table_cocktail', 25),
        needs(/Statafelhoes/, 25),
        needs('bar_unit', 3),
        needs('refrigeration', 3),
        needs(/Bierglas/, [750, 800]),
        needs('coat_rail', 5),
        needs('crew_sound', [1, 24]),
      ],
      should: [needs(/60 cm/, 12), needs('stage_monitor', [2, 8]), needs('mixing_console', [1, 2]), needs('transport')],
      allowed: without(SHOW, ...FABRIEK_OFF),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT, 'crew_steward'], ...FABRIEK_OFF, 'backline'),
      excluded: FABRIEK_OFF,
      silly: ['toilet', 'projector', 'lectern', 'table_round', 'mic_conference'],
      title: [/bedrijfsfeest|25|gestel|productiehal/i],
    },
  },
  {
    id: 'ho-cc-kickoff-zestig',
    language: 'nl',
    catalogue: 'dommel',
    description: `Hoi, wij zoeken voor donderdag 15 januari spullen voor onze kick-off in een leegstaande verdieping aan de Kanaaldijk. We zijn met 60 collega's. Nodig: 60 zaalstoelen, 10 ronde tafels van 150 om later in groepjes aan te werken, 6 flip-overs, een beamer met groot scherm, een laptop en een presenter. Onze directeur loopt graag rond, dus voor haar een headset, en nog twee draadloze handmicrofoons. Speakers erbij. 's Middags willen we met een deel van de groep in Gent live meekijken, dus een camera en iets om te streamen, met iemand die dat bedient. Wat gaat dit kosten? Groetjes, Daan`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(SEATS, [60, 66]),
        needs('table_round', 10),
        needs('flip_chart', 6),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs(['crew_camera', 'crew_video'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: [...MEETING_OFFERS, 'hot_drinks', 'tablecloth', 'table_cocktail'],
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/kick-?off|60|kanaaldijk/i],
    },
  },
];

import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
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

const BUURT_OFF: readonly Selector[] = ['cooking', 'crockery', 'cutlery', 'generator', 'fuel'];
const NIEUWJAAR_OFF: readonly Selector[] = ['glassware', 'crew_waiter', 'crew_bar', 'coat_rail', ...FOG];
const SYMPOSIUM_OFF: readonly Selector[] = [
  ...SEATS,
  ...SPEAKERS,
  'mic_wireless_handheld',
  'camera',
  'crew_camera',
  'streaming_encoder',
];

/** In Dutch. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-cl-buurtbarbecue',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hallo,

Onze straat houdt op zaterdag 27 juni een buurtbarbecue op het veldje achter de Esdoornlaan. We komen met zo'n 120 mensen, kinderen meegerekend.

Graag een prijs voor:
- 15 biertafels met banken
- 6 partytenten van 3 x 3 m
- 6 statafels
- 8 lichtsnoeren
- 2 koelkasten met glasdeur
- 150 bierglazen en 60 wijnglazen
- 1 springkussen
- 1 accubox met microfoon, voor wat muziek en de prijsuitreiking
- 2 toiletcabines
- 3 rolcontainers

De barbecues lenen we van de slager. Borden en bestek nemen de mensen van huis mee. Stroom halen we bij nummer 14 uit de garage.

Met groet,
Marieke, feestcommissie`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('beer_table_set', 15),
        needs('gazebo', 6),
        needs('table_cocktail', 6),
        needs('festoon', 8),
        needs('refrigeration', 2),
        needs(/Glas, bier/, 150),
        needs(/Glas, wijn/, 60),
        needs('inflatable', 1),
        needs(/Accubox/, [1, 2]),
        needs('toilet', 2),
        needs('waste_bin', 3),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'], ...BUURT_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...BUURT_OFF),
      excluded: BUURT_OFF,
      silly: ['projector', 'lectern', 'line_array', 'marquee', 'stage_monitor', 'registration_desk', 'dance_floor'],
      title: [/buurt|barbecue|esdoorn/i],
    },
  },
  {
    id: 'ho-cl-nieuwjaarsreceptie',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Beste mensen,

Op donderdag 8 januari geven wij onze nieuwjaarsreceptie in de Turbinehal in Zutphen, van 16.00 tot 20.00 uur. Er komen 220 gasten.

Wij willen graag huren:
• geluid voor toespraken in de hal
• katheder met zwanenhalsmicrofoon
• 2 draadloze handmicrofoons
• ledwand van 4 x 2 m met processor en een laptop
• 25 statafels met zwarte stretchhoes
• 3 bars van 2 m
• 20 uplights op accu
• rode loper en een perswand bij de ingang
• fotohokje
• technicus voor geluid en een voor beeld

De cateraar zorgt voor het glaswerk en voor de mensen achter de bar en in de bediening. In de hal is een ruime garderobe. Liever geen rookeffecten, er hangen gevoelige melders.

Vriendelijke groet,
Peter Wassink`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('led_wall', 8),
        needs('video_processor', 1),
        needs('playback_laptop', 1),
        needs('table_cocktail', 25),
        needs(/Stretchhoes/, 25),
        needs('bar_unit', 3),
        needs('uplight', 20),
        needs('carpet', [1, 2]),
        needs('backdrop', 1),
        needs('photo_booth', 1),
        needs('crew_sound', [1, 20]),
        needs('crew_video', [1, 20]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...WALL], ...NIEUWJAAR_OFF),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], ...NIEUWJAAR_OFF),
      excluded: NIEUWJAAR_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'stage_monitor', 'crowd_barrier', 'drum_kit', 'beer_table_set'],
      title: [/nieuwjaar|turbinehal|zutphen/i],
    },
  },
  {
    id: 'ho-cl-kooruitvoering',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Goedemiddag,

Ons popkoor bestaat 25 jaar en geeft twee concerten in sporthal De Mars, op vrijdag 13 en zaterdag 14 november. Het koor telt 60 zangers en per avond verwachten we 400 bezoekers.

We zoeken:
6 koortrappen
4 paar koormicrofoons
2 draadloze handmicrofoons voor de solisten
1 stagepiano
geluidsinstallatie voor 400 mensen, met mengpaneel
4 monitoren voor het combo
3 DI-boxen
2 podiumlichtsets
400 koppelbare zaalstoelen
40 meter zwarte afrok langs de wanden
1 technicus geluid en 1 technicus licht, beide avonden

Graag ook de opbouw door jullie, met 4 man.

Groeten,
Annelies Kok`,
    good: {
      attendees: 400,
      days: 2,
      must: [
        needs('choir_riser', 6),
        needs(/Koormicrofoon/, 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('keyboard', 1),
        needs(SPEAKERS, [2, 16]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', 4),
        needs('di_box', [3, 6]),
        needs('lighting_package', 2),
        needs(/Stoel, zaal/, 400),
        needs('drape', 40),
        needs('crew_sound', [1, 40]),
        needs('crew_lighting', [1, 40]),
        needs('crew_stagehand', [4, 80]),
      ],
      should: [needs('transport'), needs('mic_stand', [4, 16])],
      allowed: [...SHOW, ...STAGE_LIGHT],
      offers: SHOW_OFFERS,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'projector', 'beer_table_set', 'registration_desk'],
      title: [/koor|mars/i],
    },
  },
  {
    id: 'ho-cl-symposium-zorg',
    language: 'nl',
    catalogue: 'demo',
    description: `Geachte heer, mevrouw,

Voor ons symposium over wijkzorg op woensdag 18 maart in een hotel in Amersfoort (130 deelnemers) vragen wij een offerte voor:

- 1 laserprojector van 7.000 lumen met scherm van circa 3,7 x 2,1 m
- 2 presentatielaptops en een klikker
- 1 spiekmonitor en 1 sprekerstimer
- 2 draadloze dasspeldmicrofoons
- katheder
- 20 posterborden
- 4 flip-overs
- 2 AV-technici, de hele dag

De zaal heeft eigen luidsprekers en twee draadloze handmicrofoons, daar sluiten we uw dasspelden op aan. De stoelen staan er ook al. Filmen hoeft niet en er wordt niets gestreamd.

Hoogachtend,
drs. E. van Rijn`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/7,000/, 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('mic_wireless_lapel', 2),
        needs('lectern', 1),
        needs('pinboard', 20),
        needs('flip_chart', 4),
        needs('crew_technician', [2, 40]),
      ],
      should: [needs('transport'), needs(/^12ft/, 1)],
      allowed: without(MEETING, ...SYMPOSIUM_OFF),
      offers: without(MEETING_OFFERS, ...SYMPOSIUM_OFF),
      excluded: SYMPOSIUM_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/symposium|wijkzorg|amersfoort/i],
    },
  },
];

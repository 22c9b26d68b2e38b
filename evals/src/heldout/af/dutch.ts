import { type EvalBrief, needs } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Dutch: a brass band's concert, a firm's party. */
export const DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-af-harmonie-concert',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Onze harmonie geeft op zaterdag 13 maart haar lenteconcert in de sporthal van Ternat, met 55 muzikanten en zo'n 300 luisteraars.

Graag een offerte voor:
- podium 12 x 6 m, 40 cm hoog, met een trap, een leuning achteraan en een zwarte rok vooraan
- een podiumlichtset, plus 12 extra LED-parren
- 2 draadloze handmicro's en een plexi spreekgestoelte voor de presentatie, met 4 DZR12's en een kleine mixer
- 300 grijze congresstoelen
- 20 receptietafels met stretchhoes voor nadien
- 2 vestiairerekken
- een lichttechnicus voor de avond

Pupitres en slagwerk heeft elke muzikant of de vereniging zelf, net als de stoelen waarop gespeeld wordt (die van de school). Het geluid bedient onze penningmeester, een technicus daarvoor hoeft niet. De cafetaria zorgt voor drank, toog, glazen en tappers. Een projector was eerst gevraagd, maar de jeugdwerking heeft er een. Opbouwen en afbreken doen we met de leden, geen handlangers dus, wel graag leveren.

Muzikale groeten,
Greet, secretaris`,
    good: {
      attendees: [300, 355],
      days: 1,
      must: [
        needs('stage_deck', [36, 36]),
        needs('stage_steps', 1),
        needs('stage_handrail', [6, 6]),
        needs(/Podiumlichtset/, 1),
        needs(/LED par/, [12, 12]),
        needs('mic_wireless_handheld', 2),
        needs(/plexi/, 1),
        needs(/DZR12/, 4),
        needs('mixing_console', 1),
        needs(/Congresstoel/, [300, 300]),
        needs('table_cocktail', 20),
        needs('coat_rail', 2),
        needs('crew_lighting', 1),
      ],
      should: [needs('stage_skirt', [12, 24]), needs(/Stretchhoes/, 20), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'music_stand',
        'drum_kit',
        'percussion',
        'crew_sound',
        'bar_unit',
        'crew_bar',
        'glassware',
        'refrigeration',
        'projector',
        'crew_stagehand',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'disco_light', 'hazer'],
      title: [/ternat|harmonie|concert/i, /300|355/],
    },
  },
  {
    id: 'ho-af-personeelsfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

HR hier. Voor ons personeelsfeest op vrijdag 23 april in een loods in Vilvoorde (150 collega's) zoek ik:

20 receptietafels, 40 barkrukken, 3 LED-togen, 4 mensen barpersoneel, 3 koelkasten met glasdeur, 400 wijnglazen en 300 bierglazen, een dansvloer van 6 x 6 m, een feestset geluid, een dj voor de avond, een draadloze handmicro voor het woordje van de CEO, 2 discosets, een spiegelbol, 20 accu-uplights, een photobooth, 3 vestiairerekken en 4 mobiele toiletten.

Kan dat op vrijdagvoormiddag geleverd worden?

Mvg, Sofie`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Receptietafel/, 20),
        needs('bar_stool', 40),
        needs(/LED-toog/, 3),
        needs('crew_bar', 4),
        needs('refrigeration', 3),
        needs(/Wijnglas/, [400, 400]),
        needs(/Bierglas/, [300, 300]),
        needs('dance_floor', [36, 36]),
        needs(/Feestset/, 1),
        needs('crew_dj', 1),
        needs(/Discoset/, 2),
        needs('uplight', 20),
        needs('photo_booth', 1),
        needs(/Mobiel toilet$/, 4),
      ],
      should: [needs('mic_wireless_handheld', 1), needs('mirror_ball', 1), needs('coat_rail', 3), needs('transport')],
      allowed: [...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, 'subwoofer', 'dj_player', 'dj_mixer', 'dj_booth'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'toilet_accessible', 'hand_wash'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'marquee', 'flip_chart', 'stage_monitor', 'line_array'],
      title: [/vilvoorde|personeel/i, /150/],
    },
  },
];

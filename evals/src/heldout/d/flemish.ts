import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SEATS, SPEAKERS } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

export const FLEMISH: readonly EvalBrief[] = [
  {
    id: 'ho-d-schoolfeest-lede',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Wij zijn het oudercomité van basisschool De Wegwijzer in Lede. Ons schoolfeest is op zaterdag 30 mei van 11 tot 20 uur en er komt een goeie 600 man. Graag een prijs voor:

- overdekt podium op wagen
- geluid voor de optredens van de klasjes, met 2 draadloze micro's
- 40 biertafelsets
- 6 vouwtenten 3x3
- 2 springkastelen en de volksspelen
- 2 dubbele friteuses
- 20 nadars voor de straat
- 8 afvalcontainers

De brouwer zet toog, tapinstallatie en koelwagen. Naar de wc gaan de mensen gewoon in de school. Elektriciteit trekken we uit de turnzaal, een aggregaat mag dus in jullie loods blijven. En de dj die vorig jaar op de factuur stond, daar doen we het dit jaar zonder.

Groeten, Katrien`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('beer_table_set', 40),
        needs(/Vouwtent 3 x 3/, 6),
        needs(/Springkasteel/, 2),
        needs('game', [1, 3]),
        needs(/Friteuse/, 2),
        needs('crowd_barrier', 20),
        needs('waste_bin', 8),
      ],
      should: [
        needs('mixing_console', 1),
        needs(['crew_sound', 'crew_technician']),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...LOUD, ...OUTDOORS, 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS.filter((each) => each !== 'backline'), 'cooking'],
      excluded: ['bar_unit', /Biertap/, 'refrigeration', ...LOOS, 'generator', 'fuel', 'crew_dj'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'led_wall'],
      title: [/lede|wegwijzer/i, /600/],
    },
  },
  {
    id: 'ho-d-winterstart-bestek',
    language: 'nl',
    catalogue: 'zenne',
    description: `Stad Mechelen – bestek 2026/041
Huur van materiaal voor Winterstart, Grote Markt Mechelen, 5 en 6 december
Verwachte opkomst: 2.500 bezoekers

Post | Omschrijving | Aantal | Te leveren door
1 | Vouwtent 3 x 6 | 8 | inschrijver
2 | Nadarhekken | 120 | stad
3 | Mobiel toilet | 10 | inschrijver
4 | Mobiel toilet voor rolstoelgebruikers | 2 | inschrijver
5 | Podium 6 x 4 m | 1 | stad
6 | Geluidsinstallatie voor muziek en een toespraak | 1 | inschrijver
7 | Draadloze handmicro | 2 | inschrijver
8 | Prikkabel 20 m | 30 | inschrijver
9 | Aggregaat | – | niet van toepassing (stroomkasten op de markt)
10 | Terrasverwarmer | 12 | inschrijver
11 | Afvalcontainer 240 l | 25 | stad
12 | Verdeelkast 32A | 4 | inschrijver`,
    good: {
      attendees: 2500,
      days: 2,
      must: [
        needs(/Vouwtent 3 x 6/, 8),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        either(needs(SPEAKERS, [2, 16]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 2),
        needs('festoon', 30),
        needs('patio_heater', 12),
        needs(/Verdeelkast 32A/, 4),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...LOUD, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'uplight', 'stage_wash', 'lighting_package'],
      excluded: ['crowd_barrier', ...STAGES, 'generator', 'fuel', 'waste_bin'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'led_wall', 'disco_light'],
      title: [/mechelen|winterstart/i, /2[.,  ]?500/],
    },
  },
  {
    id: 'ho-d-veertig-in-de-loods',
    language: 'nl',
    catalogue: 'zenne',
    description:
      'Hey, ik word 40! Feestje op zaterdag 12 september in de loods van mijn nonkel in Geel, 90 man. Ik zoek: de feestset geluid, een discoset, een dj-meubel met 2 CDJ’s en een mengpaneel (een maat draait, een dj moet ik dus niet hebben), 10 receptietafels met zwarte hoes, 20 barkrukken, 1 toog en 2 koelkasten. Tent is niet aan de orde, we zitten binnen, en stoelen laat ook maar. Glazen: die leent mijn zus van de chiro. Kan iemand het vrijdag komen brengen en zondag terug oppikken? Merci, Wout',
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs(/Feestset/, 1), needs(['speaker_top', 'subwoofer'], [3, 6])),
        needs('disco_light', [1, 1]),
        needs('dj_booth', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('table_cocktail', [10, 10]),
        needs(/Stretchhoes/, 10),
        needs('bar_stool', 20),
        needs('bar_unit', 1),
        needs(/Koelkast/, 2),
        needs('delivery', [1, 2]),
      ],
      should: [needs('power_cable')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, 'stage_monitor'],
      excluded: ['crew_dj', 'marquee', 'gazebo', ...SEATS, 'glassware'],
      silly: ['projector', 'lectern', 'stage_deck', 'toilet', 'line_array', 'table_round'],
      title: [/geel/i, /90/],
    },
  },
];

import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { SEATS, SITE_POWER, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const BARN_OFF: readonly Selector[] = ['crockery', 'cutlery', 'glassware', 'centrepiece', 'chair_cover', ...LOOS];
const SUPPER_OFF: readonly Selector[] = [...SEATS, 'cooking', 'tablecloth'];
const SHOW_OFF: readonly Selector[] = [...SPEAKERS, 'generator', 'bar_unit', 'crew_bar'];

/** Furniture, tableware and tents. */
export const LARKFIELD: readonly EvalBrief[] = [
  {
    id: 'ho-ci-planner-barn',
    language: 'en',
    catalogue: 'larkfield',
    description: `QUOTE REQUEST · Juniper & Rye Weddings
Couple: Fitzgerald / Osei  |  Date: Sat 13 September  |  Venue: Great Barn, Nether Stowe  |  Guests: 130 day

CEREMONY (courtyard)
• Wooden ceremony arch
• 130 white wood folding chairs

WEDDING BREAKFAST (barn)
• 17 rustic oak 8ft tables
• 130 cross-back chairs
• 17 hessian runners
• 130 ivory napkins

EVENING
• 2 rustic pallet bars, 2 double door bottle coolers
• Oak parquet dance floor 18ft x 18ft
• 8 x 20m festoon
• Illuminated LOVE letters

SUPPLIED BY OTHERS, please leave out
• China, cutlery and all glassware: Thyme & Tide (caterer)
• Table centres: Wild Bloom Floral
• Loos: the barn has a permanent block

Couple do not want chair covers or sashes on anything. Delivery Friday from 2pm.
Trade discount as usual? Imogen x`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs(/Folding, White Wood/, 130),
        needs(/Rustic Oak 8ft/, 17),
        needs(/Cross-Back/, 130),
        needs(/Runner, Hessian/, 17),
        needs(/Napkin, Ivory/, [130, 150]),
        needs(/Rustic Pallet/, 2),
        needs(/Bottle Cooler/, 2),
        needs(/18ft x 18ft/, 1),
        needs('festoon', 8),
        needs(/LOVE/, 1),
      ],
      should: [needs('transport')],
      allowed: without(ANY_JOB, ...BARN_OFF),
      offers: without([...PARTY_OFFERS, ...SPEAKERS, 'space_heater', 'mic_wireless_handheld'], ...BARN_OFF),
      excluded: BARN_OFF,
      silly: ['marquee', 'generator', 'crowd_barrier', 'projector', 'lectern', 'inflatable', 'table_desk'],
      title: [/wedding|fitzgerald|osei|stowe|barn/i, /130/],
    },
  },
  {
    id: 'ho-ci-supper-club',
    language: 'en',
    catalogue: 'larkfield',
    description: `Chef here. Doing a one off supper club in the old chapel at Wenlow, 48 covers, Fri 7 March.

six of the oak 8ft tables
60 dinner plates
60 soup bowls
60 dessert plates
60 table knives, 120 table forks, 60 dessert spoons
60 white napkins
100 wine glasses, 50 water goblets
6 glass jugs

Bare wood, so no tablecloths. Chapel's own chairs stay, they're lovely. I cook off my own truck parked outside so don't offer me ovens, hot cupboards, any of that.

Dirty returns please. T.`,
    good: {
      attendees: 48,
      days: 1,
      must: [
        needs(/Rustic Oak 8ft/, 6),
        needs(/Plate, Dinner/, 60),
        needs(/Bowl, Soup/, 60),
        needs(/Plate, Dessert/, 60),
        needs(/Knife, Table/, 60),
        needs(/Fork, Table/, 120),
        needs(/Spoon, Dessert/, 60),
        needs(/Napkin, White/, 60),
        needs(/Glass, Wine/, 100),
        needs(/Goblet/, 50),
        needs(/Jug/, 6),
      ],
      should: [needs('transport')],
      allowed: without(ANY_JOB, ...SUPPER_OFF),
      offers: without([...PARTY_OFFERS, ...TABLEWARE, 'hot_drinks', 'serving'], ...SUPPER_OFF),
      excluded: SUPPER_OFF,
      silly: ['marquee', 'generator', 'crowd_barrier', 'projector', 'lectern', 'inflatable', 'subwoofer', 'toilet'],
      title: [/supper|wenlow|chapel/i, /48/],
    },
  },
  {
    id: 'ho-ci-county-show',
    language: 'en',
    catalogue: 'larkfield',
    description: `Aldersby & District Agricultural Society - 143rd Annual Show, Thursday 7 August

Dear Larkfield,

We're coming to you again after the other lot let us down. One show day, gate of about 3,000. Requirements as follows.

Produce & handicraft: 1 clearspan marquee 12m x 18m, 60 trestle tables 6ft
Horse rings: 120 mesh fence panels
Entrances: 150 crowd barriers, 60 ground panels
Sanitary: 20 single toilets, 3 accessible, 4 twin hand wash
Rubbish: 25 wheelie bins
Stewards' kit: 16 two-way radios (we have the stewards)
8 fire points

Commentary and public address is in the hands of Border Sound, who have done it since 1988. Messrs Tuck are lending the Society two diesel generators so kindly don't include one. The beer tent is let to the Fleece, lock, stock and barrels: bar and bar staff are his business.

Build up from Monday.

R. W. Pym, Show Secretary`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/12m x 18m/, 1),
        needs('table_trestle', 60),
        needs(/Fence Panel, Mesh/, 120),
        needs('crowd_barrier', 150),
        needs('trackway', 60),
        needs('toilet', 20),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
        needs('waste_bin', 25),
        needs('two_way_radio', 16),
        needs('fire_extinguisher', 8),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'marquee_floor', 'loudhailer', 'batteries'], ...SHOW_OFF),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_lining', 'marquee_floor'], ...SHOW_OFF),
      excluded: SHOW_OFF,
      silly: ['dance_floor', 'disco_light', 'projector', 'chair_banquet', 'napkin', 'photo_booth'],
      title: [/show|aldersby|agricultural/i, /3[.,\s]?000/],
    },
  },
  {
    id: 'ho-ci-exam-desks',
    language: 'en',
    catalogue: 'larkfield',
    description: `Exams Officer, Thornhill Academy. Please quote 180 exam desks delivered to our sports hall by 6 May, 180 candidates. Desks only - we have sufficient chairs.`,
    good: {
      attendees: 180,
      must: [needs(/Exam Desk/, 180)],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: ['signage', 'table_trestle', 'flip_chart', 'crew_stagehand'],
      excluded: SEATS,
      silly: ['marquee', 'generator', 'toilet', 'dance_floor', 'projector', 'napkin', 'bar_unit', 'subwoofer'],
      title: [/exam|thornhill/i],
    },
  },
  {
    id: 'ho-ci-pta-fun-day',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hi! PTA chair at St Botolph's Primary, it's my first summer fair so bear with me 😅

Saturday 5th July 12-3 on the school field, we normally get about 350 through the gate. Shopping list:

- bouncy castle
- coconut shy
- hook a duck
- splat the rat
- sports day set
- 8 pop up gazebos 3x3 for the stalls
- 16 trestle tables
- popcorn machine AND candyfloss machine
- small battery PA so the head can do the raffle
- 10 lots of bunting

I've no idea if the extension leads from the caretaker will reach so best put in a generator for the castle and the food machines. Can you also tell me what time you'd collect??

Jo`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Bouncy Castle/, 1),
        needs(/Coconut Shy/, 1),
        needs(/Hook-a-Duck/, 1),
        needs(/Splat/, 1),
        needs(/Sports Day/, 1),
        needs(/Gazebo 3m x 3m/, 8),
        needs('table_trestle', 16),
        needs(/Popcorn/, 1),
        needs(/Candyfloss/, 1),
        needs('pa_package', 1),
        needs(/Bunting/, 10),
        needs('generator', [1, 3]),
      ],
      should: [needs(/PA, Battery/, 1), needs('transport')],
      allowed: [...OUTDOORS, ...SITE_POWER],
      offers: [...OUTDOORS_OFFERS, 'cooking', 'mic_wireless_handheld', 'loudhailer', 'bubble_machine', 'inflatable'],
      silly: ['dance_floor', 'projector', 'lectern', 'chair_banquet', 'napkin', 'stage_skirt', 'disco_light'],
      title: [/fair|botolph|pta|summer/i, /350/],
    },
  },
];

import { type EvalBrief, either, needs } from '../expectation.ts';
import { CARRIAGE, HANDS, MAINS, SEATS, TOILETS } from '../usual.ts';

export const FAIRS: readonly EvalBrief[] = [
  {
    id: 'sports-day',
    language: 'en',
    catalogue: 'larkfield',
    description: `Primary school sports day, 250 children and about 300 parents on the playing field. Battery PA with a radio mic, two megaphones, four gazebos, the sports day set (two of them), ten lengths of bunting, thirty pine benches for the children.

Parents bring picnic blankets so no chairs. The school's toilets are open. No power on the field and none needed.`,
    good: {
      attendees: 550,
      days: 1,
      must: [
        needs(/PA, Battery/, [1, 3]),
        needs('loudhailer', 2),
        needs('gazebo', 4),
        needs(/Sports Day/, 2),
        needs(/Bunting/, 10),
        needs('bench', 30),
      ],
      should: [needs('delivery')],
      allowed: [...CARRIAGE, ...HANDS, 'mic_stand', 'mic_wireless_handheld', 'fire_extinguisher'],
      offers: ['game', 'waste_bin', 'inflatable', 'crew_sound', 'table_trestle', 'parasol'],
      excluded: [...SEATS, ...TOILETS, 'generator'],
      silly: ['marquee', 'dance_floor', 'stage_deck', 'lectern', 'bar_unit'],
    },
  },
  {
    id: 'school-summer-fair',
    language: 'en',
    catalogue: 'larkfield',
    description: `PTA summer fair, Saturday 28 June, noon till 4, we expect 700 people.

- 20 stalls: a 3 m gazebo with a 6ft trestle each
- coconut shy, splat the rat, one bouncy castle
- 200 m of bunting
- BBQ and gas
- tea tent for 40 people seated: tables, chairs, urn, mugs
- PA with radio mic
Power from the school hall by extension leads, say ten of them. Toilets are in school. Do you have donkeys?`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/Gazebo 3m x 3m/, [20, 22]),
        needs('table_trestle', [20, 28]),
        needs(/Coconut/, 1),
        needs(/Splat/, 1),
        needs(/Bouncy/, 1),
        needs(/Bunting/, 20),
        needs(/Barbecue/, 1),
        needs([...SEATS], [40, 44]),
        needs('hot_drinks', [1, 2]),
        needs(/Mug|Cup and Saucer/, [40, 200]),
        needs('pa_package', [1, 2]),
        needs(/Extension Lead/, 10),
      ],
      should: [needs('fuel', [1, 2]), either(needs('marquee', 1), needs(/Gazebo 3m x 6m/, [1, 3])), needs('delivery')],
      allowed: [
        ...CARRIAGE,
        ...HANDS,
        ...MAINS,
        'table_round',
        'mic_wireless_handheld',
        'mic_stand',
        'crew_sound',
        'waste_bin',
        'fire_extinguisher',
        'marquee_floor',
        'tablecloth',
      ],
      offers: [
        'game',
        'inflatable',
        'crowd_barrier',
        'beer_table_set',
        'hand_wash',
        'crockery',
        'two_way_radio',
        'bench',
        'parasol',
        /Popcorn|Candyfloss/,
      ],
      excluded: [...TOILETS],
      silly: ['generator', 'dance_floor', 'stage_deck', 'space_heater', 'bar_unit', 'disco_light', 'marquee_lining'],
      unmet: [/donkey/i],
    },
  },
  {
    id: 'christmas-market',
    language: 'en',
    catalogue: 'larkfield',
    description: `Christmas market in the square at Bromyard, three days, Friday to Sunday, 28 to 30 November.

24 traders in gazebos, each with a trestle table. 200 metres of festoon overhead. Six lit Christmas trees, eight patio heaters, 80 crowd barriers, bins (12). Three urns for mulled wine. A PA for carol singers with a radio mic. Six wooden chalets would be nice if you have them. The town has power bollards in the square, so no generators needed, but cable ramps please, twenty.`,
    good: {
      days: 3,
      must: [
        needs('gazebo', [24, 25]),
        needs('table_trestle', [24, 25]),
        needs('festoon', 10),
        needs(/Christmas Tree/, 6),
        needs('patio_heater', 8),
        needs('crowd_barrier', 80),
        needs('waste_bin', 12),
        needs('hot_drinks', 3),
        needs('pa_package', [1, 2]),
        needs('cable_ramp', 20),
      ],
      should: [needs('fuel'), needs('delivery')],
      allowed: [
        ...CARRIAGE,
        ...HANDS,
        ...MAINS,
        'crew_electrician',
        'mic_wireless_handheld',
        'mic_stand',
        'crew_sound',
        'fire_extinguisher',
        'crew_project_manager',
      ],
      offers: [
        'floodlight',
        'uplight',
        'signage',
        'stage_deck',
        'stage_steps',
        'two_way_radio',
        'beer_table_set',
        'table_cocktail',
        'toilet',
        'toilet_accessible',
        'plants',
        'toilet_trailer',
        'hand_wash',
      ],
      excluded: ['generator'],
      silly: ['marquee', 'dance_floor', 'disco_light', 'space_heater', 'parasol', 'fan'],
      unmet: [/chalet/i],
      title: [/bromyard/i],
    },
  },
];

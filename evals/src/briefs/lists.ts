import { type EvalBrief, needs } from '../expectation.ts';
import { CARRIAGE, HANDS, MAINS, SEATS } from '../usual.ts';

/** Numbers as people write them: in tables, in words, in feet. */
export const LISTS: readonly EvalBrief[] = [
  {
    id: 'commencement-us',
    language: 'en',
    catalogue: 'larkfield',
    description: `Commencement for the American college at Hartlebury, outdoors on the lawn. Chairs: 1,450 in all, 250 of them in the gym and 1,200 on the lawn. Platform 16' x 40', 24" high, with two sets of steps, one wheelchair ramp and black skirting along the front and both ends. White or ivory drape behind the platform, 60 ft. Lectern and two microphones. We have our own marching band and our own tent, no lighting. Tear-down the same evening.`,
    good: {
      days: 1,
      must: [
        needs([...SEATS], 1450),
        needs('stage_deck', 20),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', [20, 24]),
        needs('drape', [18, 20]),
        needs('lectern', 1),
        needs(['mic_wireless_handheld', 'mic_wireless_lapel'], [1, 3]),
      ],
      should: [needs('pa_package', [1, 3]), needs('crew_stagehand', [2, 24]), needs('delivery')],
      allowed: [
        ...CARRIAGE,
        ...HANDS,
        ...MAINS,
        'crew_sound',
        'mic_stand',
        'crew_project_manager',
        'generator',
        'fuel',
        'crew_electrician',
      ],
      offers: [
        'toilet',
        'toilet_accessible',
        'hand_wash',
        'carpet',
        'trackway',
        'signage',
        'crowd_barrier',
        'plants',
        'waste_bin',
        'two_way_radio',
        'stage_handrail',
      ],
      excluded: ['marquee', 'lighting'],
      silly: ['dance_floor', 'bar_unit', 'table_round', 'disco_light', 'projector'],
      unmetToo: [/sound|pa|speaker|handrail/i],
      title: [/hartlebury/i],
    },
  },
  {
    id: 'dry-hire-bullets',
    language: 'en',
    catalogue: 'demo',
    description: `Dry hire please, collected by us Thursday, back Monday. No crew, no delivery.

* 4x QSC 12" tops w/ stands
* 2no. 18" subs
* 1 x digital desk, 32 ch or more + stagebox
* 8 SM58s and 8 tall boom stands
* 6 active DI
* 3 x floor monitors (12")
* a dozen 10m XLRs
* 2 x haze machine, 2 l of fluid`,
    good: {
      days: 1,
      must: [
        needs(/K12\.2/, 4),
        needs('speaker_stand', 4),
        needs('subwoofer', 2),
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs(/SM58 Vocal/, 8),
        needs('mic_stand', 8),
        needs('di_box', 6),
        needs('stage_monitor', 3),
        needs('audio_cable', 12),
        needs('hazer', 2),
        needs('effect_fluid', 2),
      ],
      excluded: ['crew', 'transport'],
      allowed: ['amplifier', 'tape'],
      silly: ['lighting_console', 'furniture', 'generator', 'stage_deck'],
    },
  },
  {
    id: 'table-of-quantities',
    language: 'en',
    catalogue: 'larkfield',
    description: `Please price the attached schedule for our dining hall refurbishment, delivered 2 September.

| Ref | Description | Qty |
|-----|-------------|-----|
| 1 | Round table 5ft | 2 x 12 |
| 2 | Trestle table 6ft x 2ft6 | 35 |
| 3 | Folding chairs, charcoal | 1,150 |
| 4 | Poseur tables, chrome | two dozen |
| 5 | White tablecloth to floor for item 1 | 24 |
| 6 | Dinner plate 10.5" | 1 150 |
| 7 | Table knife and fork | 1150 each |
| 8 | Crowd barrier 2.3m | 60 |

Collection 19 September.`,
    good: {
      must: [
        needs(/Round 5ft \(/, 24),
        needs(/Trestle 6ft x 2ft6in/, 35),
        needs(/Chair, Samsonite/, 1150),
        needs('table_cocktail', 24),
        needs(/Round 120in/, 24),
        needs(/Plate, Dinner/, 1150),
        needs(/Knife, Table/, 1150),
        needs(/Fork, Table/, 1150),
        needs('crowd_barrier', 60),
      ],
      should: [needs('delivery')],
      allowed: ['delivery', 'crew_stagehand'],
      silly: ['audio', 'lighting', 'marquee', 'toilet', 'power', 'crew_bar', 'napkin', 'glassware'],
    },
  },
  {
    id: 'number-words',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'For the regatta we would like: half a dozen bar units, a pair of patio heaters, two dozen barrel poseur tables (if you have not got that many, as many as you have), 3 no. 3m x 3m gazebos, 1,100 folding chairs, 2 x 4 two-way radios, twenty-five picnic sets, and a couple of wooden benches. Delivered to Henley on the Friday, we put everything up ourselves.',
    good: {
      must: [
        needs('bar_unit', 6),
        needs('patio_heater', 2),
        needs(/Oak Barrel/, [16, 24]),
        needs(/Gazebo 3m x 3m/, 3),
        needs(/Chair, (Folding|Samsonite)/, 1100),
        needs('two_way_radio', 8),
        needs('beer_table_set', 25),
        needs('bench', 2),
      ],
      should: [needs('delivery')],
      allowed: ['delivery', 'fuel', 'table_cocktail'],
      excluded: ['crew_stagehand'],
      silly: ['audio', 'marquee', 'toilet', 'generator', 'crew_bar', 'refrigeration', 'dance_floor'],
      title: [/henley/i],
    },
  },
  {
    id: 'exam-desks',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Hire of 180 exam desks and 180 chairs for the sports hall at Bishop’s Castle college, needed from Monday 8 June to Friday 26 June inclusive. Delivery and setting out in rows please, and collection afterwards. Nothing else.',
    good: {
      days: 19,
      must: [needs(/Exam Desk/, 180), needs([...SEATS], 180), needs('delivery')],
      should: [needs('crew_stagehand', [1, 6])],
      allowed: [...HANDS],
      silly: ['audio', 'lighting', 'catering', 'toilet'],
      title: [/bishop/i],
    },
  },
];

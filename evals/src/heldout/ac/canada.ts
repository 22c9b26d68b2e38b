import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** From Ontario: two days of blueberries, a curling club's banquet. */
export const CANADA: readonly EvalBrief[] = [
  {
    id: 'ho-ac-blueberry-fest',
    language: 'en',
    catalogue: 'kawartha',
    description: `Site lead for the Blueberry Festival in Buckhorn, Aug 7 & 8. We figure 1,600 each day. I'd like pricing on what's below, eh, and we're happy to talk dates.

- Stageline SL100
- sound: enough line array for the field, subs, 4 floor monitors, audio engineer both days
- two 30x60 tents
- 24 pop-up canopies for the makers, with weights
- 48 banquet tables 6ft, 120 black folders
- 18 portable washrooms, 3 accessible, 4 handwash
- bleachers x 4
- 45 kW genset, 4 spider boxes, 8 of the 50A cables, 20 yellow jackets
- 100 barricades
- 16 two-ways
- 40 recycling bins`,
    good: {
      attendees: [1600, 3200],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [4, 16]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 2]),
        needs(/30x60/, 2),
        needs('gazebo', 24),
        needs(/Banquet Table 6ft/, 48),
        needs(/folder - black/, 120),
        needs('toilet', 18),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
        needs(/Bleacher/, 4),
        needs(/45 kW/, 1),
        needs('power_distro', 4),
        needs(/50A Cable/, 8),
        needs('cable_ramp', 20),
        needs('crowd_barrier', 100),
        needs('two_way_radio', 16),
        needs('waste_bin', 40),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...RADIO_MICS],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'chair_banquet', 'hazer'],
      title: [/buckhorn|blueberry|festival/i, /1[.,]?600|3[.,]?200/],
    },
  },
  {
    id: 'ho-ac-curling-banquet',
    language: 'en',
    catalogue: 'kawartha',
    description: `Good afternoon,

The curling club in Lindsay is holding its centennial banquet on the ice shed floor (ice will be out) on Saturday April 24. 224 confirmed.

Would you kindly quote: 28 sixty-inch rounds, floor length white linen for each, 224 burgundy stackers, 224 place settings of flatware, 224 dinner plates, 448 wine glasses, 224 napkins, 4 service bars, 2 glass-door coolers, 10 chafers, a stage of six 4x8 decks at 16 inches with black skirt, an oak lectern, the speech package, 120 feet of pipe & drape in white sheer to hide the scoreboards, 30 wireless uplights and three coat racks.

Delivery on the Friday if you can.

Regards,
Marguerite Trudel
Centennial committee`,
    good: {
      attendees: 224,
      days: 1,
      must: [
        needs(/60in Round/, 28),
        needs(/120in round/, 28),
        needs(/Stacker/, 224),
        needs('cutlery', 224),
        needs(/Dinner Plate/, 224),
        needs(/Wine Glass/, 448),
        needs('napkin', 224),
        needs('bar_unit', 4),
        needs('refrigeration', 2),
        needs('serving', 10),
        needs('stage_deck', 6),
        needs('stage_skirt', [20, 60]),
        needs(/Lectern - oak/, 1),
        needs(/Speech Package/, 1),
        needs(/white sheer/, 120),
        needs(/Wireless Uplight/, 30),
        needs('coat_rail', 3),
      ],
      should: [needs(/Leg Set 16/, 6), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'mic_lectern', ...RADIO_MICS],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, 'crockery'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'exhibition_stand', 'stage_monitor'],
      title: [/lindsay|curling|centennial|banquet/i, /224/],
    },
  },
];

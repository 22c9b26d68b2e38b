import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const CARNIVAL_OFF: readonly Selector[] = ['table_trestle', 'chair', 'crew_dj', ...DECKS, ...SPEAKERS, 'photo_booth'];

/** What schools, clubs and families ask for. */
export const CONESTOGA_TOWNS: readonly EvalBrief[] = [
  {
    id: 'ho-ce-pto-carnival',
    language: 'en',
    catalogue: 'conestoga',
    description: `Lincoln Elementary PTO
Minutes, March 3. Present: Amy, Dre, Mrs. Okafor, Tom P., Shanice (secretary)

Spring Carnival, Fri May 8, 4 to 7:30, back field. Tom figures 450 kids and parents.

- Rental: Amy will ask for 3 bounce houses, 14 pop-up canopies, 4 restrooms plus 1 ADA, 2 hand wash sinks, 30 trash boxes.
- Outlets on the field are still dead, so 3 of the small Honda generators and 10 extension cords for the blowers and the popcorn.
- 12 walkie-talkies for the volunteers.
- Tables & chairs: Mr. Gus will roll the cafeteria ones out, same as the fall.
- Music: Dre is DJing for free and has his speakers, mic, the works. He'll do the announcements.
- Photo booth was brought up again. After discussion the feeling was that it was a waste of money last year. Dropped.
- Security not discussed.

Adjourned 8:10.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('inflatable', 3),
        needs('gazebo', 14),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 30),
        needs(/Generator 7 kW/, 3),
        needs('power_cable', 10),
        needs('two_way_radio', 12),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, ...CARNIVAL_OFF),
      offers: without([...OUTDOORS_OFFERS, 'bubble_machine', 'cooking'], ...CARNIVAL_OFF),
      excluded: CARNIVAL_OFF,
      silly: ['dance_floor', 'projector', 'lectern', 'drum_kit', 'mobile_stage', 'table_round', 'toilet_trailer'],
      title: [/carnival|lincoln/i, /450/],
    },
  },
  {
    id: 'ho-ce-barn-wedding',
    language: 'en',
    catalogue: 'conestoga',
    description: `From: Bev Hostetler
Subject: my niece's wedding

Good morning! Writing for my niece who is in nursing school and has no time. She is getting married Saturday September 26 at our barn outside Millbrook, 150 people. It is a plain barn with a good roof and that's about it. Could you give me a price for:

150 gold Chiavari chairs, 19 of the 60 inch round tables with floor length ivory linens, and 150 napkins
a dance floor, 20 by 20
ten strands of cafe lights
your DJ for the evening and whatever sound he needs for dancing, he comes with nothing she read
one bar and two bartenders for 5 hours
the nice restroom trailer
four patio heaters, it gets chilly
a generator for all that, the barn has one outlet, and the cords

We'd like everything Friday and gone Sunday. Thank you kindly, Bev`,
    good: {
      attendees: 150,
      must: [
        needs(/Chiavari/, 150),
        needs(/Round Table 60in/, 19),
        needs(/Round Linen/, 19),
        needs('napkin', 150),
        needs('dance_floor', 25),
        needs('festoon', 10),
        needs('crew_dj', 1),
        needs(SPEAKERS, [1, 6]),
        needs('bar_unit', 1),
        needs('crew_bar', [2, 10]),
        needs('toilet_trailer', 1),
        needs('patio_heater', 4),
        needs('generator', [1, 2]),
        needs('power_cable', [2, 30]),
      ],
      should: [needs('dj_controller', 1), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...DECKS, 'disco_light', 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'table_trestle', 'crockery', 'cutlery', 'ceremony_arch'],
      silly: ['projector', 'lectern', 'mobile_stage', 'crowd_barrier', 'interpretation_booth', 'press_feed'],
      title: [/wedding|millbrook|barn/i, /150/],
    },
  },
  {
    id: 'ho-ce-turkey-trot',
    language: 'en',
    catalogue: 'conestoga',
    description: `to: quotes
re: Turkey Trot

Morning, this is Pat with the Clearfork Striders. Our 5K is Thanksgiving morning (Nov 26), 900 runners, start and finish at the courthouse square. Gun goes at 8, we're on site in the dark from 5.

need
60 barricades
10 johns, 2 of them ADA (so 8 regular)
2 light towers
6 canopies 10x10
20 six-foot tables
battery powered PA with a wireless mic at the start and another at the finish, 2 in all
1 bullhorn
8 radios
2 coffee urns

Drop it Wednesday afternoon, pick it up Thursday after noon. Thx`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('crowd_barrier', 60),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs(/Light Tower/, 2),
        needs('gazebo', 6),
        needs(/Banquet Table 6 ft/, 20),
        needs(/Battery PA/, 2),
        needs('loudhailer', 1),
        needs('two_way_radio', 8),
        needs('hot_drinks', 2),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand'],
      offers: [...OUTDOORS_OFFERS, 'chair', 'patio_heater', 'space_heater', ...SPEECH],
      silly: ['dance_floor', 'projector', 'lectern', 'drum_kit', 'marquee', 'table_round', 'disco_light'],
      title: [/trot|5k|clearfork|striders/i, /900/],
    },
  },
];

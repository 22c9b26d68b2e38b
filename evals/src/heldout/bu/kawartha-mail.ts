import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SITE_POWER, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

const LAKE_OFF: readonly Selector[] = [
  'dance_floor',
  'audio',
  'crew_sound',
  'crew_dj',
  'disco_light',
  'space_heater',
  'patio_heater',
  'generator',
];
const MOVIE_OFF: readonly Selector[] = [
  ...SEATS,
  /Bleacher/,
  'generator',
  'projector',
  'projection_screen',
  'playback_laptop',
  ...STAGES,
];

/** From Ontario. */
export const KAWARTHA_MAIL: readonly EvalBrief[] = [
  {
    id: 'ho-bu-credit-union-agm',
    language: 'en',
    catalogue: 'kawartha',
    description: `Good morning,

Please find below what we need for our credit union's annual general meeting, Wednesday April 21, 6:30 p.m., Evinrude Centre, Peterborough. 180 members, theatre seating.

1) 180 burgundy banquet stackers
2) Stage 16 ft x 8 ft, 24 in high, black skirt, one stair unit
3) Oak lectern with gooseneck mic
4) Two wireless handhelds in the aisles
5) Sound for the room
6) 5200 lumen projector, fast-fold screen, laptop and clicker
7) One camera and the switcher to stream the meeting to members at home
8) AV tech from 4 to 10 p.m.
9) Two 6 ft banquet tables for sign-in
10) Two coffee urns, 180 cups & saucers

As an option: 12 wireless uplights in the lobby.

Thank you,
Marjorie Fitch, Corporate Secretary`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Stacker/, 180),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs(/oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 12]),
        needs(/5200/, 1),
        needs(/Fast-Fold/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('crew_technician', [4, 18]),
        needs(/Banquet Table 6ft/, 2),
        needs('hot_drinks', 2),
        needs(/Cup & Saucer/, 180),
        offers(/Wireless Uplight/, 12),
      ],
      should: [needs(/Leg Set 24in/, 4), needs('stage_skirt'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST, 'subwoofer', 'line_array', 'tablecloth'],
      offers: [...MEETING_OFFERS, 'waste_bin'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'crowd_barrier'],
      title: [/credit union|annual|agm|general meeting/i, /180/],
    },
  },
  {
    id: 'ho-bu-lake-wedding',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hello!

My daughter is getting married at our cottage on Stony Lake on Saturday, August 14, and I have finally sat down to write out what we need from you. There will be 150 of us, dinner at five thirty on the lawn, with the boats tied up three deep.

We would like the 30 by 60 frame tent, nineteen of the 60 inch rounds with white linens to the ground, 150 of the white resin padded chairs, 150 poly napkins, and place settings for 150: dinner plate, flatware and a wine glass each. Two skirted service bars, two glass-door coolers, and a dozen strings of the cafe lights from the tent down to the boathouse. Our septic would never forgive us, so the luxury washroom trailer too.

Now for what we do not need, because my husband says I should be clear. My son is in a band and is handling every bit of the music and the microphones himself, speakers, dance lights and all. We won't be having a dance floor; they intend to dance on the dock, God help them. The cottage was rewired last year with a 200 amp panel so there is no need of a generator. And it's August, so please skip heaters.

You delivered to the neighbours by barge once, but we are on the road side, so a truck is fine.

Warmly,
Carol-Anne Baptiste`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/30x60/, 1),
        needs(/60in Round/, 19),
        needs(/120in round/, 19),
        needs(/White Resin/, 150),
        needs('napkin', 150),
        needs(/Dinner Plate/, 150),
        needs('cutlery', 150),
        needs(/Wine Glass/, 150),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('festoon', 12),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'marquee_floor', 'ballast', 'fire_extinguisher'],
        ...LAKE_OFF,
        'fuel',
      ),
      offers: without(
        [...PARTY_OFFERS, 'crockery', 'table_trestle', 'toilet_accessible', 'gazebo', 'floodlight', 'hot_drinks'],
        ...LAKE_OFF,
      ),
      excluded: LAKE_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'exhibition_stand', 'two_way_radio'],
      title: [/wedding|stony|cottage/i, /150/],
    },
  },
  {
    id: 'ho-bu-park-movie',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi folks,

The township is doing Movie in the Park again, Friday July 16, Cenotaph Park in Lakefield, film starts at dusk, about 9:15. Last summer 400 people turned up and I'd plan on 500 this time, spread out over the ball diamond.

So: your LED trailer, and speakers that'll carry to the back of the crowd, with an audio engineer to look after it. One wireless handheld for the reeve to say hello and thank the sponsors. The sound ran off the trailer's genset last year with no trouble and it'll do so again, which means we don't want a second generator on the bill.

For the grounds I have on my list 6 portable washrooms and 1 accessible, 1 handwash station, 10 waste bins, 30 steel barricades to close Queen Street, 4 of the pop-up canopies for the popcorn crew and the sponsors, 6 two-way radios, and 2 of the diesel light towers for when everybody heads home in the dark.

People bring blankets and lawn chairs, that's half the fun, so no seating please, bleachers included. It's the trailer or nothing for the picture: no projector or inflatable screen. The library is bringing the licensed film on its own laptop. And the reeve can stand on the grass, we're not hiring a stage for two minutes.

If rain cancels we'd want to move to the 23rd. Is that a problem?

Doug, Parks & Rec`,
    good: {
      attendees: [400, 500],
      days: 1,
      must: [
        needs(/LED Trailer/, 1),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
        needs('waste_bin', 10),
        needs('crowd_barrier', 30),
        needs('gazebo', 4),
        needs('two_way_radio', 6),
        needs(/Light Tower/, 2),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'video_cable', 'crew_video', 'crew_technician'], ...MOVIE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'camera', 'bar_unit'], ...MOVIE_OFF, 'bench', 'stage_roof'),
      excluded: MOVIE_OFF,
      silly: ['dance_floor', 'hazer', 'lectern', 'stage_monitor', 'uplight', 'table_round', 'disco_light'],
      title: [/movie|lakefield|cenotaph/i, /500/],
    },
  },
];

import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { MAINS, PLATFORM, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const DRAPE_OFF: readonly Selector[] = ['stage_deck', 'mobile_stage', 'stage_leg', 'stage_steps'];
const BOARD_OFF: readonly Selector[] = [
  'video_recorder',
  'streaming_encoder',
  'camera',
  'crew_camera',
  ...SEATS,
  'table_trestle',
  'table_desk',
  'table_round',
];

/** Shows in a convention center, meetings, and a charity run that starts from one. */
export const HALLS: readonly EvalBrief[] = [
  // After https://bidfortune.com/workspace/past_bids/detail/99-decorator-services-7919233198135192252
  {
    id: 'ho-cm-mine-rescue',
    language: 'en',
    catalogue: 'wicomico',
    description: `Decorator for the State Mine Rescue, First Aid and Bench Contest, Fair and Exposition Center, September 13-17. Fields are laid out as below; the figures may still move somewhat with the problems that are set.
700 ft of white drape, 3' high
4700 ft of blue drape, solid, 3' high
5800 ft of red drape, solid, 3' high
1500 ft of white drape, solid, 8' high
100 ft of blue drape, solid, 8' high, from which booths of three sides are made in five fields
• In places that we point out the drape has to hang a foot clear of the floor.
Tables and chairs, depending on how many teams there are:
Ninety-eight 8' x 30" tables for display
Six 6' tables, skirted in blue
Two registration counters on two levels, lighted
Five hundred and ten folding chairs, Samsonite or equal
Other:
Entrance 20' wide, 12' tall, lettering lighted, greenery or whatever fits around its base
Ten easels to hold clock boards
Signs 22" x 28": directory, seminar, banquet (one of each)
10 x 10 exhibit booths, with table and two chairs: number TBD
Four flatbed carts
Anything further that is needed is agreed on in wri`,
    good: {
      attendees: null,
      days: 5,
      must: [
        needs(/Drape, 3' high/, [11200, 11300]),
        needs(/Drape, 8' high/, [1600, 1700]),
        needs(/Banquet, 8'/, [98, 130]),
        needs(/Banquet, 6'/, 6),
        needs('registration_desk', 2),
        needs(/Samsonite/, [510, 600]),
        needs(/Easel/, 10),
        needs('signage', 3),
      ],
      should: [needs(/Skirting/, [6, 12]), needs('transport')],
      allowed: [...ANY_JOB, 'tablecloth', 'exhibition_stand', 'drape', 'crew_electrician'],
      offers: ['carpet', 'plants', 'stanchion', 'lectern', 'pa_package', 'forklift', 'uplight'],
      unmet: [/entrance|arch|greenery/i],
      unmetToo: [/cart/i, /booth/i, /letter/i, /clock/i],
      silly: ['generator', 'toilet', 'dance_floor', 'table_round', 'line_array', 'crowd_barrier'],
      title: [/mine|contest|decorator/i],
    },
  },
  // After https://www.bidnetdirect.com/kansas/solicitations/closed-bids/statewide/Pipe-and-Drape-Services/443553642685
  {
    id: 'ho-cm-pipe-drape',
    language: 'en',
    catalogue: 'wicomico',
    description: `Booths and Pipe and Drape, Exhibit Hall A: Work begins Monday, September 20, at 7:00 a.m. (before that only if decorator and Convention Center so arrange) and MUST BE DONE BY 12:45 P.M. OF THE SAME DAY, when exhibitors move in. Note: Tables for food and the beverage stations, see floor plan, come from the Convention Center. The riser for announcements comes from the Center as well, with its steps and coverings, and is no part of this bid. What does belong to this bid is a free-standing double run of pipe and drape behind the riser, as wide as the hall (some 120’): one run 12’ high, one run 8’ high. Exhibit Booths: 86, each a space of 10’ x 10’ with a back drape in royal blue, 8’ high and 10’ wide (floor plan attached; do not scale from it). One 8’ table and two chairs in each, tables in gold skirting. Dividers: royal blue, 3’ high, 10’ long, on either side of every booth. Booth 85 is the exception, 10’ x 15’...`,
    good: {
      attendees: null,
      must: [
        either(needs('exhibition_stand', [86, 87]), needs(/Drape, 8' high/, [980, 1100])),
        needs(/Drape, 12'-16' high/, [120, 130]),
        either(needs(/Drape, 8' high/, [120, 130]), needs(/Drape, 8' high/, [980, 1100])),
        needs(/Banquet, 8'/, [86, 87]),
        needs(/Skirting/, [86, 174]),
        needs(SEATS, [172, 174]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'drape', 'tablecloth', 'signage'],
      offers: ['carpet', 'stanchion', 'registration_desk', 'waste_bin', 'crew_electrician', 'plants'],
      excluded: DRAPE_OFF,
      silly: ['generator', 'toilet', 'dance_floor', 'table_round', 'line_array', 'crowd_barrier', 'projector'],
      title: [/drape|booth|exhibit|hall/i],
    },
  },
  // After https://www.bidnetdirect.com/illinois/solicitations/closed-bids/statewide/MARCH-6-7-2024-Springfield-Board-Meeting-Venue/42990589584
  {
    id: 'ho-cm-board-meeting',
    language: 'en',
    catalogue: 'wicomico',
    description: `Room, Wednesday and Thursday, March 3 & 4: • Ballroom, about 6,000 square feet, nothing standing in it. The hotel sets tables and chairs: • one half as a U for 21 • the other half theatre style, 80 at the least • one or two registration tables and a table for beverages at the rear • flags of the United States and of the State (hotel). Audio / Visual Services, both days, from outside contractor: • No fewer than ten (10) Push-to-Talk microphones along the U, with the mixer, means against feedback, and speakers that let everybody in attendance hear the Board. • Podium at the open end of the U, where guests address the members, with one (1) gooseneck microphone on the same speakers. • One wireless handheld, public comment. • Two projectors and two screens, 12 feet wide. • Outlets and power strips along the U; members bring laptops. • A technician in the room while the Board sits. • Recording and live stream are done by the Board’s own staff with their own equipment, off an output of the mixer. Lodging: block of five (5) rooms Tuesday, 40 Wednesday, at the state rate or bet`,
    good: {
      attendees: [80, 101],
      days: 2,
      must: [
        needs('mic_conference', [10, 21]),
        needs(SPEAKERS, [1, 8]),
        needs('mixing_console', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('projector', 2),
        needs(/12' wide/, 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: without([...MEETING, ...MAINS, 'press_feed'], ...BOARD_OFF),
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...BOARD_OFF),
      excluded: BOARD_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'line_array'],
      title: [/board|meeting/i],
    },
  },
  // After http://nawbobrc.blogspot.com/2010/03/procurement-conference-banquet-facility_06.html
  {
    id: 'ho-cm-cancer-conference',
    language: 'en',
    catalogue: 'wicomico',
    description: `TITLE: State Council, Annual Cancer Conference
SCOPE OF WORK
The Council wants a place, staff and equipment for a conference of one day, December 1, 2, 8, or 9, 6:30 am until 4 pm, for 300 people at the least and 500 at the most.

1. Plenary room, classroom style, for not less than 300: classroom tables and chairs. Staff enough to turn rooms around in time between sessions.

2. Parking costs those who come nothing and is on site, or near it.

3. Menus are worked out with the Council and easy on the State’s purse: continental breakfast; morning break; lunch, boxed or at table; afternoon break.

4. Audio-Visual: 2 LCD projectors, 2 - 12’ screens with skirts, a laptop, podium with microphone, microphones besides it (2 on the floor, 4 on the head table, 2 lavaliere), and a technician whom one can get hold of all d`,
    good: {
      attendees: [300, 500],
      days: 1,
      must: [
        needs(/Classroom/, [100, 250]),
        needs(SEATS, [300, 510]),
        needs('projector', 2),
        needs(/Fast-Fold, 12'/, 2),
        needs('playback_laptop', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(['mic_wired', 'mic_wireless_handheld', 'mic_conference'], [5, 10]),
        needs('mic_wireless_lapel', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs(SPEAKERS, [2, 12]), needs('mixing_console'), needs('transport')],
      allowed: [...MEETING, 'table_trestle', 'tablecloth', 'mic_conference', 'mic_wired'],
      offers: [...MEETING_OFFERS, 'crockery', 'cutlery', 'glassware', 'napkin', 'table_cocktail', 'stanchion'],
      unmetToo: [/cater|menu|meal|lunch|breakfast/i, /park/i, /room|venue|place/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'line_array'],
      title: [/cancer|conference/i],
    },
  },
  // After https://bchdp-i2.arcabc.ca/_flysystem/repo-service/2025-06/102332-Extracted%20Text.txt
  {
    id: 'ho-cm-charity-run',
    language: 'en',
    catalogue: 'wicomico',
    description: `Charity Run (Port C., B.C.), continued What the Committee asks for, Sunday, September 19, 7am to 4pm a) Use of the Creek Centre: parking lot, change rooms, two meeting rooms, gymnasium if it pours. - Granted by the City. b) Washrooms in both parks from 10am. - Granted. c) To be hired, as the City’s own are out that weekend: *stage, 8 x 16 ft, 2 ft high, and steps to it *green carpet to cover the stage *speaker’s podium *Tables (20, 6 ft) *Chairs (60) *hand held voice amplifier, the “blow horn” kind (1) *garbage boxes besides the park’s own, for grounds and water stops (30) *posts with belts for the ceremony (24) *crowd barricades (12) d) Orange vests (4), cones (100), “stop ahead” signs. - Works Yard. e) May Day flags with poles (30). - in storage at the Centre f) sandbags, if wi`,
    good: {
      attendees: null,
      days: 1,
      must: [
        either(needs(/Deck, 4' x 8'/, 4), needs(/Deck, 4' x 4'/, 8)),
        needs('stage_steps', [1, 2]),
        needs('carpet', [120, 200]),
        needs('lectern', 1),
        needs(/Banquet, 6'/, 20),
        needs(SEATS, 60),
        needs('loudhailer', 1),
        needs('waste_bin', 30),
        needs('stanchion', 24),
        needs('crowd_barrier', 12),
      ],
      should: [needs(/Legs, 16 in/), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'pa_package', 'mic_lectern', 'marquee', 'tablecloth'],
      unmetToo: [/vest|cone|sign|flag|sandbag/i],
      silly: ['projector', 'dance_floor', 'table_round', 'exhibition_stand', 'line_array', 'led_wall'],
      title: [/run/i],
    },
  },
];

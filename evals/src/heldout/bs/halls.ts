import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS } from '../usual.ts';

const COUNCIL_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'display',
  'led_wall',
  'playback_laptop',
  'induction_loop',
  ...SEATS,
  'lectern',
  'mic_lectern',
  'crew_camera',
];
const SAFETY_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  ...SEATS,
  'table_trestle',
  'flip_chart',
  'hot_drinks',
];
const HUSTINGS_OFF: readonly Selector[] = [
  ...SEATS,
  'table_trestle',
  'stage_deck',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'lectern',
  'mic_lectern',
];

/** Talk: meetings, conferences, a trade show. */
export const HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-bs-glazing-expo',
    language: 'en',
    catalogue: 'cuckmere',
    description: `NEW WEB ENQUIRY #4471
Organisation: Central Glazing & Facades Association
Event type: trade show / exhibition
Venue: Trent Vale Exhibition Hall, Nottingham (indoors)
Date(s): Tues 5 and Weds 6 October
Expected numbers: 600 visitors
What do you need from us?:

36 shell scheme stands. Each exhibitor gets one trestle table and two black folding chairs.
2 reception desks at the entrance.
4 x 55" screens on trolleys round the hall for the sponsor loop.
Talks area at the far end, 80 seats theatre style (blue conference chairs please) - one projector, the smaller fastfold screen, a laptop, a clicker, a speech PA, 2 lapel mics for presenters + 1 handheld for Q&A.
An AV tech on site both days, show hours are 9.30 to 4.
24 crowd barriers for the queue outside.

Anything else?: could you quote streaming of the talks as an option, the board hasn't decided yet`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('exhibition_stand', 36),
        needs('table_trestle', [36, 38]),
        needs(/Folding chair/, 72),
        needs(/Conference chair/, 80),
        needs('registration_desk', 2),
        needs(/55in/, 4),
        needs('projector', 1),
        needs(/8ft x 4ft 6/, 1),
        needs('playback_laptop', [1, 5]),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_technician', [1, 48]),
        needs('crowd_barrier', 24),
        offers('streaming_encoder', [1, 2]),
      ],
      should: [needs('transport'), needs(['power_cable', 'power_distro'])],
      allowed: [...MEETING, 'display', 'display_stand', 'crew_electrician'],
      offers: [...MEETING_OFFERS, 'table_cocktail', 'carpet', 'exhibition_stand', 'crew_steward', 'waste_bin'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'drum_kit', ...FOG],
      title: [/glaz|facade|trade|exhib|expo|trent/i, /600/],
    },
  },
  {
    id: 'ho-bs-planning-committee',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Good afternoon

I am writing from Democratic Services. The planning committee on Wednesday 19 May will be a hybrid meeting, held in the old council chamber from 6pm, because of the interest in the bypass application. Eighteen councillors plus the chair and the clerk will be at the tables, so twenty delegate microphones are wanted. There will be up to 60 members of the public in the gallery and they need two hand held radio microphones for the speaking slots, and a modest set of speakers in order that everyone can follow. The meeting is to be streamed to our website, using two cameras, with a vision mixer. One of your technicians should be with us throughout.

For your information: the chamber has large wall screens of its own and these are working. A hearing loop is built into the floor. The benches are fixed, so there is no seating to supply. Remote members join on the clerk's laptop. The cameras stay on a fixed shot for the evening and your technician can switch between them, so we will not pay for camera operators. Members speak sitting down; a lectern is not required.

Yours faithfully
R. Oyelaran`,
    good: {
      attendees: [60, 80],
      days: 1,
      must: [
        needs('mic_conference', [20, 21]),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...COUNCIL_OFF, 'presentation_clicker', 'display_stand'),
      offers: without([...MEETING_OFFERS, 'crew_steward', 'network'], ...COUNCIL_OFF, 'display_stand'),
      excluded: COUNCIL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/planning|committee|council|hybrid/i],
    },
  },
  {
    id: 'ho-bs-safety-summit',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Hi Pete,

Hope you had a good Easter. Same again as last year but bigger: our group safety conference, Thursday 16 and Friday 17 September at the Charnwood Park Hotel. Main hall and foyer plus three breakout rooms of 20-25. We'll be somewhere between 160 and 180 people.

Main hall
• the 16,000 lumen projector on the 16ft screen, show laptop, clicker
• lectern with gooseneck
• 3 lapels, 2 handhelds, speech sound for the lot of us
• two interpreter booths (Polish in one, Romanian in the other) and 80 receivers - the interpreters themselves we've hired from an agency

Breakouts
• a 55in screen and a laptop in each

Foyer
• a reception desk, 12 poseur tables

Sound engineer in the main hall both days, and an AV technician floating round the breakouts both days.

Legal are being very firm this time: nothing is to be filmed, streamed or recorded, at any point, some of the case studies involve ongoing claims. Chairs and tables all come with the rooms, as do the flipcharts. Tea and coffee is the hotel's.

Cheers
Sandra`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/EB-PU2216B/, 1),
        needs(/16ft x 9ft/, 1),
        needs('playback_laptop', [4, 5]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [80, 90]),
        needs(/55in/, 3),
        needs('registration_desk', 1),
        needs('table_cocktail', 12),
        needs('crew_sound', [1, 24]),
        needs('crew_technician', [1, 48]),
      ],
      should: [needs('interpretation_transmitter', [1, 3]), needs('transport')],
      allowed: without([...MEETING, 'display', 'display_stand'], ...SAFETY_OFF),
      offers: without(MEETING_OFFERS, ...SAFETY_OFF, ...BROADCAST, 'audio_recorder', 'crew_photographer'),
      excluded: SAFETY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'bar_unit', ...FOG],
      title: [/safety|charnwood|conference/i, /180/],
    },
  },
  {
    id: 'ho-bs-hustings',
    language: 'en',
    catalogue: 'cuckmere',
    description: `hi, need a price for a hustings thurs 24 april 7-9pm, trinity church hall in beeston. 6 candidates sat behind a row of tables, each of them to have a mic in front of them, couple of roving radio mics for audience questions, speakers loud enough for 100 people and somebody to work it on the night. the hall has its own chairs, tables and a platform so we're fine there. they're all staying sat down so dont want a lectern. all six have agreed it wont be filmed or streamed so no cameras etc. thats it, nice and simple i hope. budget about £600. ta, jo`,
    good: {
      attendees: [100, 106],
      days: 1,
      must: [
        either(needs('mic_conference', [6, 7]), needs('mic_wired', [6, 7])),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 4]),
        needs(['crew_technician', 'crew_sound'], [1, 10]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'mic_stand'], ...HUSTINGS_OFF, 'projector', 'projection_screen'),
      offers: ['induction_loop', 'audio_cable', 'signage', 'speaker_timer', 'stage_wash', 'backdrop', 'crew_steward'],
      excluded: HUSTINGS_OFF,
      silly: [
        'projector',
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'subwoofer',
        'stage_monitor',
        'disco_light',
        'led_wall',
        ...FOG,
      ],
      title: [/husting|trinity|beeston/i, /100/],
    },
  },
  {
    id: 'ho-bs-book-weekend',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Dear hire team,

Wordsmiths' Weekend is a three-day book festival in our Town Hall, Friday 8 to Sunday 10 October. I've a budget of £9,000 for the equipment and I'd be grateful to know early if that's daft.

There are two spaces. The Ballroom takes 240 in theatre rows, and the authors sit in conversation on a low platform: four deck pieces at 1ft, with a step up. They'd each like one of those headset microphones, three at most on at a time, with two handhelds for the audience. Please light the platform simply so that faces can be seen.

The Committee Room seats 60, for smaller talks. Two lapel microphones there and a little PA.

Every seat needs a chair under it as the Town Hall has sold theirs! Blue conference chairs for the Ballroom, black folding ones for the Committee Room. Both rooms should have a hearing loop. We'd also like a reception desk for the box office and four trestle tables for the bookseller.

A sound engineer for the Ballroom on all three days. As an option only, live streaming of the Ballroom, with one camera and its operator.

With best wishes,
Philippa Garrod (chair, and chief stacker of chairs)`,
    good: {
      attendees: [240, 300],
      days: 3,
      must: [
        needs(/Litedeck 8ft/, 4),
        needs('stage_steps', [1, 2]),
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', [2, 4]),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [2, 10]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 12]),
        needs(/Conference chair/, 240),
        needs(/Folding chair/, 60),
        needs('induction_loop', 2),
        needs('registration_desk', 1),
        needs('table_trestle', 4),
        needs('crew_sound', [1, 36]),
        offers('streaming_encoder', 1),
        offers('camera', 1),
        offers('crew_camera', [1, 36]),
      ],
      should: [needs(/legs, 1ft/, 4), needs('transport')],
      allowed: [
        ...MEETING,
        'stage_deck',
        'stage_leg',
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        'lighting_console',
        'lighting_stand',
        'crew_lighting',
        ...ANY_JOB,
      ],
      offers: [...MEETING_OFFERS, 'armchair', 'sofa', 'table_coffee'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/word|book|town hall/i],
    },
  },
];

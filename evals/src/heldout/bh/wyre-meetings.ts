import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Over `wyre`: a hybrid AGM, two days for Americans, a launch, a celebration of a life. */
export const WYRE_MEETINGS: readonly EvalBrief[] = [
  {
    id: 'ho-bh-coop-agm',
    language: 'en',
    catalogue: 'wyre',
    description: `WEBSITE ENQUIRY
Event: Annual General Meeting, hybrid
Organisation: a community energy co-operative
Date: Tuesday 14 October, 6.30pm to 8.30pm
Where: the Drill Hall, Ulverston
Numbers: 140 members in the room, perhaps 200 more watching at home
Layout: theatre style facing a top table

What can we help with?
The chair and five directors sit at the top table and each needs a microphone of their own (wired ones on little stands would be fine). Two roving radio mics for questions from the floor. The treasurer presents from a lectern, also with a mic. Then speakers so the back rows can hear.
Two cameras, each with somebody on it, cut live and streamed, and we want the recording afterwards. A telly on the floor so the table can see what's on the screen without twisting round. People to run the sound and the pictures please.

Is there anything already at the venue?
Yes: chairs and tables, a decent projector with a motorised screen that we plug our own laptop into, and a fibre line which we tested last month, so no need for a router.

Anything else?
We're staying down on the floor, so please don't include staging.`,
    good: {
      attendees: [140, 340],
      days: 1,
      must: [
        needs(['mic_wired', 'mic_conference'], [6, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 10]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('streaming_encoder', 1),
        needs('video_switcher', 1),
        needs(['confidence_monitor', 'display'], [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
        needs(['crew_video', 'crew_technician'], [1, 10]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('mic_stand', [6, 10]), needs('transport')],
      allowed: [
        ...without(MEETING, 'projector', 'projection_screen', 'projector_lens', 'playback_laptop'),
        'video_recorder',
        'video_converter',
        'subwoofer',
        'display',
      ],
      offers: without(MEETING_OFFERS, ...PLATFORM, 'network', 'projector', 'projection_screen'),
      excluded: [
        'chair',
        'chair_banquet',
        ...TABLES,
        'projector',
        'projection_screen',
        'playback_laptop',
        'network',
        'stage_deck',
        'mobile_stage',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'line_array', 'stage_monitor'],
      title: [/ulverston|agm|annual|meeting|hybrid|drill/i, /140/],
    },
  },
  {
    id: 'ho-bh-two-day-kickoff',
    language: 'en',
    catalogue: 'wyre',
    description: `Hey there,

We're a software company out of Columbus, OH and we're bringing 180 of our people to a country hotel near Lancaster for a two-day kickoff, Tuesday September 22 and Wednesday September 23. The hotel gave me your name. Budget is around 14,000 pounds all in, so please be straight with me if that isn't realistic.

General session, theater style, 180 people, both days:
- front projection on a 14 foot screen, bright enough that we can leave the lights up
- sound for the room
- 2 lavalier mics, 2 handhelds for Q&A
- clear podium with a gooseneck mic
- confidence monitor and a countdown clock
- recording of everything on the main screen plus the podium (one camera is plenty)

Four breakout rooms of 30-40, classroom style, each with:
- 75" TV on a stand
- laptop and clicker
- flip chart

Furniture: the ballroom is an empty box, so I need 340 chairs across all five rooms and 80 of the narrow classroom tables.

Crew: somebody on sound and somebody on video in the general session both days, and a floating tech for the breakouts.

One more. About 25 of our Brazilian colleagues would love simultaneous interpretation. Do you carry the booth and headsets?

Thanks!
Dana`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('projector', [1, 2]),
        needs(/14ft x 8ft/, 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 4]),
        needs(/Lectern, clear/, 1),
        needs('mic_lectern', 1),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('camera', 1),
        needs(/Samsung 75/, 4),
        needs('playback_laptop', [4, 6]),
        needs('presentation_clicker', [4, 6]),
        needs('flip_chart', 4),
        needs('chair', [340, 340]),
        needs('table_desk', [80, 80]),
        needs('crew_sound', [1, 3]),
        needs('crew_video', [1, 3]),
        needs('crew_technician', [1, 40]),
      ],
      should: [
        needs(['video_recorder', 'streaming_encoder'], [1, 2]),
        needs('mixing_console', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'video_converter', 'subwoofer', 'crew_camera', 'display_stand'],
      offers: [...MEETING_OFFERS, 'waste_bin'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      unmet: [/interpret|booth|headset/i],
      title: [/lancaster|kick.?off|conference|meeting/i, /180/],
    },
  },
  {
    id: 'ho-bh-ebike-launch',
    language: 'en',
    catalogue: 'wyre',
    description: `Launch of a new cargo bike, Thursday 23 April, 5pm–9pm, old print works in Preston (empty shell, good three-phase supply, heated)

80 guests, press and dealers, all standing

Kit list from our side, tell us what we've missed:
• LED wall 4 m wide x 2 m high with whatever drives it
• Stage 8ft wide x 12ft deep, 1ft high, with a wheelchair ramp as our chief engineer uses a chair
• 1 x headworn mic for her, 2 x handheld for the host and the Q&A
• PA for speech and the film, background music after
• 2 cameras to record the talk for our channel, with operators
• 12 battery uplights in brand blue
• Printed step-and-repeat, 1 off
• 20 poseur tables
• 2 welcome desks at the door, 4 coat rails
• DJ from 7 till close, with decks
• Sound and video operators

Get-in from noon on the day. Out by 11pm.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('led_wall', [32, 32]),
        needs('video_processor', 1),
        needs('stage_deck', [3, 6]),
        needs('stage_ramp', 1),
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs(/AX3/, [12, 12]),
        needs('backdrop', 1),
        needs('table_cocktail', [20, 20]),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('crew_dj', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs(/Legs 1ft/, [3, 6]),
        either(needs('dj_player', [2, 4]), needs('dj_mixer', 1)),
        needs(['playback_laptop'], [1, 2]),
        needs(['video_recorder', 'streaming_encoder', 'video_switcher'], [1, 3]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...WALL, ...PLATFORM, ...STAGE_LIGHT, 'video_recorder'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'line_array', 'choir_riser'],
      title: [/preston|launch|bike/i, /80/],
    },
  },
  {
    id: 'ho-bh-mums-farewell',
    language: 'en',
    catalogue: 'wyre',
    description: `Dear all,

I hope you do small things. My mother died at Easter and we are holding a celebration of her life in Silverdale village hall on Friday 8 May at 2pm. We think around 90 will come.

We would like a large television or a projector and screen for a slideshow of photographs that my brother has put together, with a laptop to run it, and a simple sound system with one microphone for the readings and some means of playing her three records off a phone. A stand to read from would be nice. Could one of your people stay and look after it, none of us will be in a fit state.

The hall is full of chairs so we shan't want any. The WI are doing the tea with their own urn and cups. Her friend Malcolm is going to film it for the cousins in Canada. And she loathed anything showy, so no coloured lights or that sort of thing.

With thanks,
Hilary`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs('display', [1, 2]), needs('projector', 1)),
        needs('playback_laptop', 1),
        needs(SPEAKERS, [1, 4]),
        needs('lectern', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 8]),
      ],
      should: [needs(['audio_player', 'mixing_console', 'pa_package'], [1, 2]), needs('transport')],
      allowed: [...MEETING, ...RADIO_MICS, 'mic_wired', 'induction_loop'],
      offers: without(
        MEETING_OFFERS,
        ...STAGE_LIGHT,
        'uplight',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
      ),
      excluded: [
        'chair',
        'chair_banquet',
        'hot_drinks',
        'crockery',
        'camera',
        'crew_camera',
        'uplight',
        'disco_light',
        'moving_head',
        'stage_wash',
        'lighting_package',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', 'led_wall', 'stage_monitor'],
      title: [/silverdale|celebration|memorial|life/i, /90/],
    },
  },
];

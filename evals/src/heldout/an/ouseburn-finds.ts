import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

/** A forum's post, an organisers' issue, a race's page. */
export const OUSEBURN_FINDS: readonly EvalBrief[] = [
  {
    id: 'ho-an-forum-park-reading',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Hey all, first post so go easy on me

Our little theater group is doing a staged reading in a city park in August, no walls anywhere near us, and I have no idea how much PA I need to rent. Figure about 80 people on blankets in front, maybe 40 ft back at most. It's just voices plus a bit of guitar thru a DI in act two. Doesn't have to be loud, it has to be CLEAR, last year nobody past the third row heard a thing and there is a road on one side.

What we have: a small Mackie mixer, three SM58s with stands, a DI. What we don't have: any speakers, or power. The nearest outlet is in the restroom building 300 ft away and the parks guy said no. So either something that runs on batteries for 2 hours or one of those quiet generators I guess?

Someone at the music store said 2 fifteens and 2 subs but that sounds like a rock show to me?? Thanks in advance!`,
    good: {
      attendees: 80,
      must: [
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        either(needs('generator', 1), needs(/Battery speaker/, [1, 4])),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(SPEECH, 'mixing_console', 'mic_stand'),
        ...without(OUTDOORS, 'hand_wash', 'floodlight', 'forklift', 'crew_steward'),
      ],
      offers: ['mic_wireless_handheld', 'mic_headset', 'mic_wireless_lapel', 'gazebo', 'uplight', 'crew_sound'],
      excluded: ['mixing_console', 'mic_wired', 'mic_stand', 'di_box', ...SEATS],
      silly: ['subwoofer', 'line_array', 'projector', 'toilet', 'lectern', 'marquee', 'disco_light', 'stage_deck'],
      title: [/reading|park|theat/i, /80/],
    },
  },
  {
    id: 'ho-an-issue-rooms-av',
    language: 'en',
    catalogue: 'ouseburn',
    description: `Rooms + AV checklist #31

Moving this out of #12 because it got unreadable. State as of the call on Tuesday (200 tickets sold, Fri/Sat, April 9 + 10):

- [x] tables and chairs: the venue has all we need, in every room
- [x] wifi: sponsor takes care of it, dedicated line
- [x] recording / streaming: dropped, see #19, please don't reopen
- [ ] main hall needs something to stand on, like 8x12 ft, doesn't have to be high, 16in?
- [ ] main hall projector that works with the blinds half open + big screen
- [ ] main hall sound: speakers, 2 handheld mics for questions, 1 headset for whoever is talking
- [ ] 3 session rooms: a big TV on a stand each, no projectors there, rooms are too small
- [ ] HDMI cables!! last year we had one
- [ ] somebody who knows the gear, both days
- [ ] t-shirts (moved to #33)

Can someone who has done this before get a quote? I can drive a van but I can't lift`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('stage_deck', [3, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('display', 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 48]),
      ],
      should: [needs(/16 in leg/, [3, 3]), needs('video_cable', [3, 8]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: without(MEETING_OFFERS, 'network', 'camera', 'streaming_encoder', 'video_recorder', 'audio_recorder'),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'table_desk',
        'network',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier'],
      title: [/200/],
    },
  },
  {
    id: 'ho-an-race-page',
    language: 'en',
    catalogue: 'ouseburn',
    description: `PUMPKIN PUSH 5K & KIDS DASH | Sunday Oct 24 | Mill Pond Park
About 600 runners and their people! Packet pickup opens 7:15, kids dash 8:30, 5K 9:00, awards 10:15.

WHAT WE STILL NEED (race committee page, updated 9/20)
• 8 pop up canopies 10x10 (packet pickup 3, first aid 1, bananas & water 2, sponsors 2)
• 20 six foot tables, 40 folding chairs, any color
• 60 pieces of bike rack for the finish chute
• 12 porta johns + 1 accessible, 2 hand wash stations
• 15 trash boxes
• small riser for awards, 8x8, about a foot and a half high, with a step
TAKEN CARE OF, please stop emailing about these
• Sound: DJ Marco brings his own speakers and mics, music from 7
• Clock, start/finish arch and power for both: the timing company, with their own generator
• Road cones and radios: Sheriff's posse
• Coffee: Grounds for Joy food truck
Shirts guaranteed if you register by Oct 1. Strollers welcome, dogs not. Rain or shine, no refunds.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/10 x 10/, 8),
        needs(/6 ft banquet/, [20, 20]),
        needs('chair', [40, 40]),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 12),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 15),
        needs('stage_deck', [2, 2]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_leg', [2, 2]), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM, 'ballast', 'fire_extinguisher', 'crew_steward', 'crew_medic'],
      offers: without(
        OUTDOORS_OFFERS,
        'chair',
        'table_trestle',
        'stage_roof',
        'festoon',
        'toilet',
        'toilet_accessible',
      ),
      excluded: [...SPEAKERS, 'mic_wireless_handheld', 'generator', 'two_way_radio', 'hot_drinks', 'crew_dj'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'hazer', 'mobile_stage'],
      title: [/pumpkin|5k|mill pond/i, /600/],
    },
  },
];

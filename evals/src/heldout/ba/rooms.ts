import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, RADIO_MICS, SEATS, SPEAKERS, TABLES } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, STAGES } from '../usual.ts';
import { kept } from './keep.ts';

/** A members' meeting, a careers fair, a hybrid meeting. */
export const ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ba-credit-union',
    language: 'en',
    catalogue: 'dee',
    description: `Phone call, Declan, credit union AGM. Thurs 14 Oct 7pm, parish centre, Ballyvaughan.
180 members, theatre style.
Wants 180 conference chairs, projector + 10ft screen, laptop and clicker, perspex lectern, 2 radio hand mics for questions from the floor, one technician.
Centre has its own PA and stage. Tea is done by the committee.
Ring back Fri.`,
    good: kept({
      attendees: 180,
      days: 1,
      must: [
        needs(/Chair, conference/, [180, 190]),
        needs('projector', 1),
        needs(/10ft/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/perspex/, 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 10]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'table_trestle', 'tablecloth'],
      offers: MEETING_OFFERS,
      excluded: [...SPEAKERS, ...STAGES, 'hot_drinks', 'crockery'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/credit union|AGM|ballyvaughan/i, /180/],
    }),
  },
  {
    id: 'ho-ba-careers-fair',
    language: 'en',
    catalogue: 'dee',
    description: `REQUEST FOR QUOTATION
Careers fair, college sports hall, Wednesday 10 November, 10:00-15:00, 500 students expected

Item 1: shell scheme stands 3x2m, 20 no.
Item 2: trestle tables 6ft, 40 no., each with white cloth
Item 3: linking conference chairs, 80 no.
Item 4: poster boards, 10 no.
Item 5: reception desk, 1 no.
Item 6: 13A extension leads, 20 no.
Item 7: delivery, installation and removal the same day

Prices net of VAT. Closing date 1 October.`,
    good: kept({
      attendees: 500,
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs('table_trestle', 40),
        needs(/Cloth, trestle/, 40),
        needs(/Chair, conference/, 80),
        needs('pinboard', 10),
        needs('registration_desk', 1),
        needs(/Extension 13A/, [20, 20]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'crew_electrician', 'pa_package'],
      offers: [...MEETING_OFFERS, 'pa_package', 'carpet', 'stanchion', 'waste_bin', 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer', 'drum_kit'],
      title: [/careers|fair/i, /500/],
    }),
  },
  {
    id: 'ho-ba-town-hall',
    language: 'en',
    catalogue: 'dee',
    description: `Hi there,

Town hall at our Manchester office on Tuesday 12 October, 60 in the room and a couple of hundred joining online.

There's a panel of six and everyone on it needs a lapel mic. Two cameras with operators, a switcher and a streaming encoder, one 75in screen so the room can see the remote people, and small speakers for 60. Sound engineer and video tech on the day. Could you quote a lectern as an option?

We have tables and chairs, and IT gives us a wired internet line. No stage, the ceiling is too low.

Best, Joanna`,
    good: kept({
      attendees: [60, 260],
      days: 1,
      must: [
        needs('mic_wireless_lapel', 6),
        needs('camera', 2),
        needs('crew_camera', [2, 20]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/75in/, [1, 2]),
        either(needs(SPEAKERS, [2, 4]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [offers('lectern', 1), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, ...RADIO_MICS, 'display', 'display_stand'],
      offers: MEETING_OFFERS,
      excluded: [...SEATS, ...TABLES, ...STAGES, 'network'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', ...LOUD.slice(-1)],
      title: [/manchester|town hall/i, /60/],
    }),
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';
import { aRadioHandMic, aSystem, LAMPS } from './common.ts';

/** Indoors in Lancashire: a general meeting, a thanksgiving, a careers fair, a training day. */
export const RIBCHESTER_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bj-housing-agm',
    language: 'en',
    catalogue: 'ribchester',
    description: `Enquiry via website
-----------------------------
Type of event: Annual General Meeting, housing co-operative
When: Thursday 24 September, 6 pm to about 8.30 pm
Where: Marsh Lane Hotel, Preston, ballroom
How many: 180, theatre style
What do you need from us?
Sound so that everybody can hear the top table (five people, a microphone each) and the floor: two roving radio mics for questions. A lectern with its own mic for the chair. A hearing loop, several members asked for one. Members who can't travel will watch online, so two cameras with operators, something to switch between them and the encoder for the stream.
Anything else we should know?
The ballroom has a ceiling projector and a drop-down screen which we'll use, so neither of those. The hotel is putting out the chairs and the top table. No staging either please, the chair uses a wheelchair and wants to be on the level with everybody.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        aSystem,
        needs(
          ['mic_wired', 'mic_wireless_lapel', 'mic_wireless_handheld', 'mic_lectern', 'mic_headset', 'mic_conference'],
          [7, 11],
        ),
        needs('mic_wireless_handheld', [2, 7]),
        needs('lectern', 1),
        needs('induction_loop', [1, 2]),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('crew_camera', [2, 24]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'projector', 'projector_lens', 'projection_screen'),
        ...BROADCAST,
        ...RADIO_MICS,
        'mic_wired',
        'subwoofer',
      ],
      offers: without(MEETING_OFFERS, ...STAGES, 'stage_leg', 'stage_steps', 'stage_skirt', 'stage_handrail'),
      excluded: ['projector', 'projection_screen', ...SEATS, ...TABLES, ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'crowd_barrier', 'drum_kit'],
      title: [/agm|annual general|preston|housing/i, /180/],
    },
  },
  {
    id: 'ho-bj-thanksgiving-service',
    language: 'en',
    catalogue: 'ribchester',
    description: `Dear Sir or Madam,

We are holding a service of thanksgiving for my late father on Friday 20 November at 2 pm in the parish church at Garstang. The church seats 200 and will be full; we think another hundred will follow it from the parish rooms across the path, and family in Canada would like to watch over the internet.

Could you let me have a price for two cameras and the people to work them, the mixing between the two, the streaming to a private link, and two of your large 85 inch displays on trolleys for the parish rooms?

You will not need to bring any loudspeakers or microphones: the church has a sound system from which the verger will give you a feed, and in the rooms the displays' own sound is enough. I would ask you not to put up any lights, my mother would not like it. The parish rooms have all the chairs we could want, and the tea is in the hands of the Mothers' Union, who have their own urns.

With thanks for your help,
Hilary Bracewell`,
    good: {
      attendees: [200, 300],
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', [2, 24]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/Display 85in/, 2),
      ],
      should: [needs(['crew_video', 'crew_technician'], [1, 24]), needs('transport')],
      allowed: [
        ...BROADCAST,
        ...ANY_JOB,
        'audio_cable',
        'di_box',
        'display',
        'crew_technician',
        'crew_sound',
        'stagebox',
      ],
      offers: [
        'audio_recorder',
        'ups',
        'confidence_monitor',
        'display',
        'two_way_radio',
        'crew_photographer',
        'signage',
      ],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        ...LAMPS,
        'uplight',
        'crew_lighting',
        ...SEATS,
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'crowd_barrier', 'drum_kit'],
      title: [/garstang|thanksgiving|service|memorial/i, /200|300/],
    },
  },
  {
    id: 'ho-bj-careers-fair',
    language: 'en',
    catalogue: 'ribchester',
    description: `REQUEST FOR QUOTATION - CAREERS FAIR
Sports hall, sixth form college, Burnley. Tuesday 2 March, 10:00 to 15:00. Expected attendance over the day: 800.

Supply, deliver, build and remove:
1. 18 no. shell scheme stands, 3 m x 2 m, with fascia
2. 12 no. poster boards, 2 m x 1 m
3. 2 no. registration counters
4. 12 no. rope posts for the queue
5. 4 no. 55 inch displays on stands
6. PA for announcements throughout the hall, with one hand-held radio microphone

The following are outside this request:
- tables and chairs, which the college will put out from its own stock
- stand electrics, including distribution and leads, under contract with the college's electrician
- carpet: the hall's own floor covering will be laid

Build Monday 1 March from 16:00. Bids on headed paper, please.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('exhibition_stand', 18),
        needs('pinboard', 12),
        needs('registration_desk', 2),
        needs('stanchion', 12),
        needs('display', 4),
        aSystem,
        aRadioHandMic,
      ],
      should: [needs('transport'), needs(['crew_stagehand', 'crew_technician'], [1, 48])],
      allowed: [
        ...without(SPEECH),
        'video_cable',
        'crew_stagehand',
        'transport',
        'crew_driver',
        'consumables',
        'cable_ramp',
      ],
      offers: [
        'signage',
        'playback_laptop',
        'coat_rail',
        'two_way_radio',
        'crew_steward',
        'crew_host',
        'plants',
        'backdrop',
        'lectern',
        'flip_chart',
        'waste_bin',
        'fire_extinguisher',
        'crowd_barrier',
        'induction_loop',
        'crew_photographer',
      ],
      excluded: [...TABLES, ...SEATS, 'power_distro', 'power_cable', 'crew_electrician', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor', 'drum_kit'],
      title: [/careers|fair|burnley|exhibition/i, /800/],
    },
  },
  {
    id: 'ho-bj-training-day',
    language: 'en',
    catalogue: 'ribchester',
    description: `Hi both,

NHS trust training day, Wed 14 Oct, 8.30 to 4.30, conference centre nr Blackburn. 150 delegates.

Morning and close, main hall, all 150, theatre: projector and a 14 ft screen, laptop + clicker, lectern, two tie-clip mics, two hand-helds for Q&A, PA to suit. This bit also goes out to about sixty people on Teams, one camera at the back is plenty, plus whatever you need to get it online.

In between, four seminar rooms of 30-40, each with a 55" display on a stand, a laptop and 2 flipcharts.

One AV tech floating round the seminar rooms, one person on sound in the hall. Budget is about £4k + VAT, shout if that's daft.

Ta
Priya`,
    good: {
      attendees: [150, 210],
      days: 1,
      must: [
        needs('projector', [1, 2]),
        needs(/Screen 14ft/, 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 2]),
        aSystem,
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs(/Display 55in/, [4, 6]),
        needs('playback_laptop', [5, 6]),
        needs('flip_chart', 8),
        needs('crew_technician', [1, 24]),
      ],
      should: [needs('presentation_clicker', [1, 5]), needs('crew_sound', [1, 24]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, 'display', 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'crowd_barrier', 'drum_kit'],
      title: [/training|blackburn|nhs|conference/i, /150|210/],
    },
  },
];

import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, OPERATORS, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS } from '../usual.ts';

export const MEETINGS: readonly EvalBrief[] = [
  {
    id: 'ho-allhands-whatsapp',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      "hey mate, all hands next thurs arvo at the warehouse, approx 90 of us standing round. need a bit of a PA, 2 wireless handhelds + a headset mic for the boss, and one of those big tellies (75) on a stand for her slides, she's bringing her own laptop. can someone stay to push the buttons? no stage, no lights, we'll grab seats from the lunch room. cheers Dazza",
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs(SPEAKERS, [1, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('display', 1),
        needs('display_stand', 1),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs(/75/, 1), needs('transport')],
      allowed: [...MEETING.filter((each) => each !== 'playback_laptop'), 'di_box'],
      offers: ['confidence_monitor', 'video_switcher', 'playback_laptop', 'projector'],
      excluded: [...PLATFORM, 'stage_wash', 'profile_spot', 'lighting_package', 'moving_head', ...SEATS],
      silly: ['subwoofer', 'generator', 'line_array', 'dance_floor'],
      title: [/90/],
    },
  },
  {
    id: 'ho-pharma-rfp',
    language: 'en',
    catalogue: 'bluemesa',
    description: `REQUEST FOR PROPOSAL – AUDIO VISUAL SERVICES
Event: Calderon Therapeutics National Sales Meeting
Venue: Sandia Ridge Resort, Albuquerque, NM
Load-in: Sunday, February 1. Show days: Monday, February 2 through Wednesday, February 4 (three days).

1. GENERAL SESSION (Grand Ballroom A–D), 600 pax, crescent rounds of 6 facing stage
 1.1 Stage 32' x 16' at 32" high, two sets of steps, ADA ramp, black skirt on all visible sides.
 1.2 Two (2) projection screens, not smaller than 9' x 16', one either side of stage, with projectors bright enough for a ballroom with the lights at half.
 1.3 (2) Lucite podiums? No - ONE lucite podium, stage left, with gooseneck microphone.
 1.4 Wireless: six (6) lavaliers, four (4) handhelds for Q&A.
 1.5 Confidence monitors (2) and a speaker timer, at foot of stage.
 1.6 60' of black drape, 16' high, as stage backing.
 1.7 Stage wash for the full width. Uplighting of the drape: 12 fixtures, corporate teal.
 1.8 The session is to be recorded (program feed is enough, no cameras).
 1.9 Show caller and operators for audio, video, graphics and lighting.

2. BREAKOUTS (Rooms 110, 112, 114, 116), 75 pax each, Tues & Wed. Each: 6K projector or similar, screen, small PA, one wireless lav, presenter's clicker. One floating technician per two rooms.

3. BY OTHERS: The resort furnishes ballroom tables, chairs and linens. House power is ordered by us directly with the resort's engineer; do not quote distribution. Internet by the resort. We bring our own laptops for all rooms.

4. OPTION: price separately for a 98" display in the foyer, with stand.`,
    fields: { attendees: 600, venue: 'Sandia Ridge Resort, Albuquerque' },
    good: {
      attendees: 600,
      days: 3,
      must: [
        needs('stage_deck', [15, 18]),
        needs('stage_steps', 2),
        needs('stage_ramp', [1, 1]),
        needs('stage_skirt', [48, 110]),
        needs('projector', [6, 6]),
        needs('projection_screen', [6, 6]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', [10, 10]),
        needs('mic_wireless_handheld', 4),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs('drape', [60, 66]),
        needs('uplight', [12, 60]),
        needs('video_recorder', [1, 2]),
        needs('presentation_clicker', [4, 6]),
        needs(['speaker_top', 'line_array', 'pa_package'], [8, 40]),
        needs('crew_stage_manager', 1),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [2, 6]),
        needs('crew_lighting', [1, 3]),
        needs('crew_technician', [2, 4]),
        offers('display', 1),
      ],
      should: [
        needs(/16'H/, [60, 66]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [6, 60]),
        needs('mixing_console', [1, 6]),
        needs('lighting_console', [1, 2]),
        needs('crew_stagehand'),
        needs('video_switcher', [1, 2]),
        needs('stage_leg'),
        needs('transport'),
        offers('display_stand', 1),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...WALL,
        'line_array',
        'subwoofer',
        'intercom',
        'hoist',
        'crew_rigger',
      ],
      offers: [...MEETING_OFFERS, 'moving_head'],
      excluded: [...SEATS, 'table_round', 'table_trestle', 'tablecloth', 'power_distro', 'network', 'playback_laptop'],
      silly: ['dance_floor', 'generator', 'marquee', 'stage_monitor'],
      unmetToo: [/linen/i],
      title: [/albuquerque|sandia/i, /600/],
    },
  },
  {
    id: 'ho-hybrid-townhall',
    language: 'en',
    catalogue: 'demo',
    description: `Subject: Town hall 3 Dec - quote pls

Hello team

Our quarterly town hall is coming up at the Lighthouse building, Poole. About a hundred in the room and maybe 350 watching from home on Teams. Format: chief exec and two others on stools at the front, twenty minutes each, Q&A from the floor and from the online people.

So I guess: three clip-on mics, two roaming mics, two cameras that one person can run from the back, whatever box you need to get it into Teams, plus a 55" screen facing the speakers so they can see the questions. There is a projector and drop-down screen in the ceiling already and it works, and ceiling speakers you can plug into. Our IT will give you a wired connection. Three bar stools too if you've got them!

Ta
Ngozi`,
    good: {
      attendees: [100, 450],
      days: 1,
      must: [
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs('camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs(['display', 'confidence_monitor'], 1),
        needs('bar_stool', 3),
        needs(['crew_camera', 'crew_video'], [1, 2]),
      ],
      should: [
        needs('video_switcher', 1),
        needs('mixing_console', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, 'display_stand', 'di_box'],
      offers: MEETING_OFFERS,
      excluded: ['projector', 'projection_screen', ...SPEAKERS],
      silly: ['subwoofer', 'generator', 'dance_floor', 'toilet'],
      title: [/poole|lighthouse/i],
    },
  },
  {
    id: 'ho-hustings',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Parliamentary hustings, St Aldhelm’s church hall, Tuesday 7pm. Five candidates behind a trestle table plus a chairman at a lectern. We think 130 will turn up. Please supply: a speech PA, three handheld radio microphones for the panel to share and one to go round the audience, two 6ft trestles with white cloths to the floor, and 60 extra stacking chairs (the hall has 80 of its own). Volunteers will put everything out.',
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('pa_package', [1, 2]),
        needs('mic_wireless_handheld', [3, 4]),
        needs('table_trestle', 2),
        needs('tablecloth', 2),
        needs('chair', [60, 60]),
        needs('lectern', 1),
      ],
      should: [needs('delivery', 1), needs(/70in x 144in/, 2)],
      allowed: [...MEETING, 'chair_banquet'],
      offers: ['mic_wireless_lapel', 'crew_sound', 'projector', 'projection_screen'],
      excluded: ['crew_stagehand'],
      silly: ['marquee', 'dance_floor', 'table_round', 'generator', 'toilet', 'stage_deck'],
      title: [/130/],
    },
  },
  {
    id: 'ho-training-course',
    language: 'en',
    catalogue: 'klangwerk',
    description:
      'Training course for 24 engineers in our Hamburg office, Mon–Wed. One beamer (bright room, windows on two sides, so please not the weakest one) with a tripod screen, two flipcharts, 12 tables for two and 24 chairs. The trainer has her own laptop and does not want a microphone. Delivery Monday 7:30, you build it, we don’t need anybody during the course.',
    good: {
      attendees: 24,
      days: 3,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('flip_chart', 2),
        needs('table_trestle', 12),
        needs('chair', 24),
      ],
      should: [needs(/PT-VMZ71|EB-PU2010B/, 1), needs('delivery'), needs('crew_stagehand', [1, 2])],
      allowed: ['video_cable', 'presentation_clicker', ...ANY_JOB],
      offers: ['pinboard', 'display', 'display_stand'],
      excluded: [...RADIO_MICS, 'mic_wired', 'playback_laptop', ...OPERATORS],
      silly: [...SPEAKERS, 'stage_deck', 'lighting', 'lectern', 'generator'],
      title: [/hamburg/i, /24/],
    },
  },
  {
    id: 'ho-live-podcast',
    language: 'en',
    catalogue: 'demo',
    description:
      "We're recording our podcast live in front of ~70 people in a bookshop in Hebden Bridge! 4 of us on armchairs (have you got any? plus a coffee table) each with a proper headset or lapel mic, needs recording multitrack so we can edit after. Small speakers for the room. Warm light on us so photos don't look rubbish, nothing that moves. Budget about a grand. Shop has 70 folding chairs.",
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('armchair', 4),
        needs('table_coffee', 1),
        needs(['mic_headset', 'mic_wireless_lapel'], 4),
        needs('audio_recorder', 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', 1)),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'uplight'], [1, 8]),
      ],
      should: [needs('mixing_console', 1), needs(['crew_sound', 'crew_technician'], [1, 1]), needs('transport')],
      allowed: [...MEETING, ...STAGE_LIGHT, 'stagebox'],
      offers: [...MEETING_OFFERS],
      excluded: [...SEATS, 'moving_head', 'disco_light'],
      silly: ['subwoofer', 'generator', 'line_array', 'led_wall', 'dance_floor', 'projector'],
      title: [/hebden/i],
    },
  },
  {
    id: 'ho-press-conference',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Press conference @ City Hall rotunda, Denver. ~40 media. 30 min.
- podium w/ our seal (we have the seal), 2 mics on it (main + backup)
- mult box for the crews
- PA for the room, small
- step & repeat behind
- 6' riser for cameras along the back: 8' x 8', 24" high
- stanchions to hold them back, retractable kind, qty 10
- 2 lekos or LED equivalents on trees for a clean key light
NOT needed: video, chairs, tables. Power from house (20A wall outlets).`,
    good: {
      attendees: 40,
      days: 1,
      must: [
        needs('lectern', 1),
        needs(['mic_lectern', 'mic_wired'], 2),
        needs(/mult box/i, 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 2]), needs('pa_package', 1)),
        needs('backdrop', 1),
        needs('stage_deck', [2, 4]),
        needs('stanchion', 10),
        needs(['profile_spot', 'stage_wash'], 2),
      ],
      should: [needs('lighting_stand', 2), needs('stage_leg'), needs(/Tensabarrier/, 10), needs('transport')],
      allowed: [...MEETING.filter((each) => each !== 'projector'), ...PLATFORM, ...STAGE_LIGHT],
      offers: ['audio_recorder', 'mic_wireless_handheld', 'drape'],
      excluded: ['video', ...SEATS, ...TABLES],
      silly: ['generator', 'subwoofer', 'power_distro', 'dance_floor'],
      title: [/denver|rotunda|city hall/i],
      unmetToo: [/seal/i],
    },
  },
];

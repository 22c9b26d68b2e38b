import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const MUSICAL_OFF: readonly Selector[] = [
  ...without(SPEAKERS, 'speaker_column'),
  'chair',
  'chair_banquet',
  'crew_sound',
  'crew_lighting',
  'crew_technician',
];
const CAROLS_OFF: readonly Selector[] = [
  ...without(SPEAKERS, 'speaker_column'),
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'mic_lectern',
  'mixing_console',
  'crew_sound',
  'lectern',
  'chair',
  'chair_banquet',
];
const WEEKENDER_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'keyboard',
  'smoke_machine',
  'crew_video',
  'playback_laptop',
];

/** A school, a parish, a college and a hall full of teenagers. */
export const HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-bw-school-production',
    language: 'en',
    catalogue: 'tavy',
    description: `From: Drama Dept, Okement College
Subject: kit for the autumn show

Hi, we're staging a musical from Wednesday 25 to Saturday 28 November, one performance each evening in the drama theatre, 150 in the audience every night.

Things we haven't got and would like a price on:
12 headset radio mics
a 32 channel digital desk
pair of choir mics for the ensemble
two followspots
a hazer
an apron in front of the stage, 6m wide x 2m deep, 60cm high
one wireless talkback set for the prompt corner and the boxes

Two cold spark machines for the finale as an option - depends on the risk assessment.

The theatre's speakers and amps are only two years old so we'll run into those. Seating's fixed raked. The A-level technical theatre group is operating everything, sound and lights, as that's their coursework, so please don't put any technicians on the quote.

Thanks, Rowan Tarr`,
    good: {
      attendees: 150,
      days: 4,
      must: [
        needs('mic_headset', 12),
        needs(/Behringer X32/, 1),
        needs(/Choir mics/, 1),
        needs('followspot', 2),
        needs('hazer', 1),
        needs('stage_deck', 6),
        needs('intercom', 1),
        offers('spark_machine', 2),
      ],
      should: [needs('stage_leg', 6), needs('transport')],
      allowed: without(
        [...PLATFORM, ...ANY_JOB, 'audio_cable', 'mic_stand', 'stagebox', 'effect_fluid', 'batteries'],
        ...MUSICAL_OFF,
      ),
      offers: without([...SHOW_OFFERS, ...STAGE_LIGHT, 'moving_head'], ...MUSICAL_OFF, 'crew_video', 'crew_camera'),
      excluded: MUSICAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'table_round', 'gazebo'],
      title: [/okement|musical|show/i, /150/],
    },
  },
  {
    id: 'ho-bw-carols-by-candle',
    language: 'en',
    catalogue: 'tavy',
    description: `Dear Sirs

CAROLS AT ST PETROC'S, SUNDAY 20 DECEMBER, 6.30 PM

The PCC has asked me to obtain a quotation. We anticipate a congregation of four hundred and fifty. There is a choir of about forty-eight and a brass quintet.

1. Choir risers for the forty-eight (I believe yours take a dozen each).
2. Warm lighting on the choir at the chancel step, four of your profiles on stands or whatever you think best, with a lighting technician for the evening.
3. Sixteen battery uplighters for the pillars.
4. The service is to be shown live to the housebound: two cameras, two camera operators, a vision mixer, and the machine that streams it.

Our sound system was renewed in the summer (microphones, desk, loudspeakers) and Mr Hext the verger is rather protective of it, so you will understand if we keep all of that to ourselves. Readings are from the eagle, which doubles as our lectern. The pews were good enough for our grandparents.

Yours faithfully
R. J. Lethbridge, Churchwarden`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs(['profile_spot', 'stage_wash', 'lighting_package'], [1, 12]),
        needs('crew_lighting', [1, 2]),
        needs('uplight', 16),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without([...STAGE_LIGHT, ...BROADCAST, ...ANY_JOB, 'audio_cable', 'crew_technician'], ...CAROLS_OFF),
      offers: without(['display', 'audio_recorder', 'star_cloth', 'crew_photographer', 'music_stand'], ...CAROLS_OFF),
      excluded: CAROLS_OFF,
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'disco_light',
        'smoke_machine',
        'strobe',
      ],
      title: [/carol|petroc/i, /450/],
    },
  },
  {
    id: 'ho-bw-college-graduation',
    language: 'en',
    catalogue: 'tavy',
    description: `Hello,

Please find below our needs for the degree ceremonies of Erme University Centre on Thursday 9 September, in the Pavilion, Plymouth. There are two ceremonies on the day (11:00 and 15:00) with up to 500 people at each.

Stage: 8m x 4m, 60cm high, steps at both ends, a wheelchair ramp, black skirt along the front.
Seating: 500 black folding chairs in rows.
Sound: system for 500, lectern with microphone, 2 lapel mics, 1 handheld, engineer.
Pictures: a 7000 lumen projector with a 12ft screen at each side of the stage (two of each), 2 cameras with operators, a vision mixer and a video technician. The same pictures should also go out as a live stream for the families overseas, and be recorded.
Light: general wash for the stage.
Dressing: one red carpet of 10 metres down the aisle.
Access: hearing loop kit.

Rigging can take place from 14:00 on the Wednesday.

Kind regards
Registry`,
    good: {
      attendees: [500, 1000],
      days: 1,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', [8, 16]),
        needs(/Folding chair/, [500, 520]),
        needs(SPEAKERS, [2, 16]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(/PU1007/, 2),
        needs(/12ft/, 2),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('carpet', 1),
        needs('induction_loop', [1, 2]),
      ],
      should: [needs('stage_leg', 16), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST, 'subwoofer', 'line_array', 'chair'],
      offers: [...MEETING_OFFERS, 'crew_steward', 'stanchion', 'photo_booth', 'star_cloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/degree|graduation|erme|plymouth|ceremon/i, /500/],
    },
  },
  {
    id: 'ho-bw-youth-weekender',
    language: 'en',
    catalogue: 'tavy',
    description: `Hey team!

We're a network of churches running a youth weekender at the leisure centre in Bideford, Friday 22 to Sunday 24 October, around 350 teens + leaders in the main sports hall (indoors, thank goodness).

The dream:
• 8m x 4m stage, 60cm, steps either side
• big sound w/ subs, 6 wedges, digital desk and an engineer across the whole weekend
• 5 vocal mics, 4 DI boxes, a drum mic set, 2 handheld radio mics + 2 headsets for speakers
• LED wall 5m x 3m for lyrics
• 8 moving heads, 12 LED pars, lighting desk and a lighting tech
• hazer
• 350 black folding chairs

The worship band drive down with their drum kit, amps and keyboards in the van. Our media lads Josh and Ife run the lyrics from their own MacBook and look after the wall once it's up, so no video crew or laptop thanks. Haze is cleared with the centre but they were clear that smoke isn't.

We're a charity so sharpen that pencil pls! We have about £8k.

Blessings, Naomi`,
    good: {
      attendees: [350, 400],
      days: 3,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs(SPEAKERS, [1, 24]),
        needs('stage_monitor', 6),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 3]),
        needs(/^Shure SM58/, 5),
        needs('di_box', 4),
        needs(/Drum mic set/, 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 2),
        needs('led_wall', 15),
        needs('moving_head', 8),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 3]),
        needs('hazer', 1),
        needs(/Folding chair/, [350, 400]),
      ],
      should: [needs('stage_leg', 16), needs('transport')],
      allowed: without([...SHOW, ...BAND, ...WALL], ...WEEKENDER_OFF),
      offers: without([...SHOW_OFFERS, 'lectern', 'crew_steward', 'crowd_barrier'], ...WEEKENDER_OFF, 'backline'),
      excluded: WEEKENDER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'bar_unit', 'table_round', 'gazebo', 'projector'],
      title: [/youth|weekender|bideford/i, /350/],
    },
  },
];

import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const ATRIUM_OFF: readonly Selector[] = [
  'led_wall',
  'projector',
  'projection_screen',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'chair',
  'chair_banquet',
];
const POSTERS_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'lectern',
  ...SPEAKERS,
  'hot_drinks',
  'crockery',
];
const MEMORIAL_OFF: readonly Selector[] = ['lectern', 'mic_lectern', 'crew_steward', ...LOOS];
const GALA_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'crockery',
  'cutlery',
  'glassware',
  'tablecloth',
  'napkin',
  'dance_floor',
];

/** Rooms, and one chapel with too small a room. */
export const DEMO_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ci-chief-executive',
    language: 'en',
    catalogue: 'demo',
    description: `Good morning,

I support Helen Marchetti, Chief Executive, who will address all London colleagues in the atrium at Aldgate on Tuesday 4 November, 09:30 to 11:00. We anticipate 220.

Helen would like:
- a low stage, 6m x 2m, 40cm high, with a step and a black skirt
- a clear lectern with a microphone
- 2 lapel radio microphones (for Helen and the CFO) and 2 handhelds for questions
- a comfort monitor at her feet so that she does not have to turn round
- a sound system which reaches the first-floor gallery
- one technician throughout who will not wear shorts

The atrium has its own video wall, which our slides will go on, so no screen or projector. Facilities put out the chairs. Internal Comms are filming and streaming it on their own cameras. Please therefore leave those off.

Load-in must be before 07:00 via the goods lift. Might I have your figures by close of play Thursday?

With thanks,
Olivia Strand
Executive Assistant to the Chief Executive`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', [6, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt'),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        needs(SPEAKERS, [1, 10]),
        either(needs('crew_technician', [1, 16]), needs('crew_sound', [1, 16])),
      ],
      should: [needs('mixing_console', 1), needs('stage_leg', [6, 48]), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'line_array', 'subwoofer'], ...ATRIUM_OFF),
      offers: without(MEETING_OFFERS, ...ATRIUM_OFF),
      excluded: ATRIUM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'crowd_barrier'],
      title: [/atrium|aldgate|chief|marchetti|address|colleagues/i, /220/],
    },
  },
  {
    id: 'ho-ci-lecturer-posters',
    language: 'en',
    catalogue: 'demo',
    description: `Hi, I'm convening the British Lichen Symposium (yes, there is one) at the Hollis Building, 120 delegates, two days, 11-12 September. The lecture theatre is fully equipped: projection, speakers, lectern, the lot, I teach in it every week. What it lacks is anything in the concourse outside, so:

30 poster boards (A0 portrait has to fit on a side)
1 registration desk
6 poseur tables for the coffee breaks. The coffee itself, cups and so on, is University Catering, we aren't allowed anybody else
3 flip charts for breakout groups
and, because somebody has a grant for "engagement", 120 voting keypads to use in the theatre on both days

Finance want it itemised.

Dr Priyanka Nair, School of Biosciences`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('pinboard', 30),
        needs('registration_desk', 1),
        needs('table_cocktail', 6),
        needs('flip_chart', 3),
        needs('voting_system', [120, 125]),
      ],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, 'playback_laptop', 'crew_technician'], ...POSTERS_OFF),
      offers: without(MEETING_OFFERS, ...POSTERS_OFF),
      excluded: POSTERS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_deck', 'crowd_barrier'],
      title: [/lichen|symposium|hollis/i, /120/],
    },
  },
  {
    id: 'ho-ci-funeral-overflow',
    language: 'en',
    catalogue: 'demo',
    description: `From: Pritchard & Sons, Funeral Directors
Re: Thanksgiving service, late Dr. A. Sandford, Wednesday next, 2pm

The chapel holds ninety and we are told to expect a further hundred, who will have to be outside on the lawn. The family have asked that they see and hear.

We would require a marquee 6 x 12 metres, 100 folding chairs, two 75" screens on stands, loudspeakers for the lawn, a camera in the gallery with a person to work it, and a generator, as quiet a one as you own. A sound engineer also.

The lectern in the chapel has its microphone and you may take your feed from that. My own men will see to the parking and show people to their seats. The chapel's conveniences are to be used.

Discretion is everything. Dark clothing please, and all vehicles out of sight by one.`,
    good: {
      attendees: [100, 190],
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs('chair', 100),
        needs('display', 2),
        needs(SPEAKERS, [1, 6]),
        needs('camera', 1),
        needs('crew_camera', [1, 12]),
        needs('generator', 1),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('display_stand', 2), needs('transport')],
      allowed: without(
        [...SPEECH, ...BROADCAST, ...SITE_POWER, ...ANY_JOB, 'display', 'display_stand', 'marquee_floor', 'ballast'],
        ...MEMORIAL_OFF,
      ),
      offers: without(
        [...OUTDOORS_OFFERS, ...MEETING_OFFERS, 'space_heater', 'marquee_floor', 'marquee_lining', 'fire_extinguisher'],
        ...MEMORIAL_OFF,
      ),
      excluded: MEMORIAL_OFF,
      silly: ['dance_floor', 'disco_light', 'mirror_ball', 'confetti_machine', 'drum_kit', 'bar_unit', 'silent_disco'],
      title: [/sandford|thanksgiving|service|chapel/i, /100|190/],
    },
  },
  {
    id: 'ho-ci-hybrid-symposium',
    language: 'en',
    catalogue: 'demo',
    description: `Hi team - producer at Axon Medical Communications. One-day hybrid satellite symposium, 19 Feb, Regent Hotel Birmingham. 60 HCPs in the room, c. 900 dialling in.

Kit list from our side:
3x cameras w/ operators
vision mixer + vision engineer
streaming encoder, programme recorded as well
autocue
speaker timer
2 x 75" displays on stands for the room
1 confidence monitor
4 lapel radio mics, 2 handhelds, lectern + gooseneck
PA for 60
sound engineer
2 playback laptops, clicker
key light on the stage area

Client is pharma so code compliance: nothing branded. Shout with q's.
Kx`,
    good: {
      attendees: [60, 960],
      days: 1,
      must: [
        needs('camera', 3),
        needs('crew_camera', [3, 36]),
        needs('video_switcher', 1),
        needs('crew_video', [1, 24]),
        needs('streaming_encoder', [1, 2]),
        needs('video_recorder', [1, 3]),
        needs('teleprompter', [1, 2]),
        needs('speaker_timer', 1),
        needs('display', 2),
        needs('confidence_monitor', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 4]),
        needs('crew_sound', [1, 12]),
        needs('playback_laptop', 2),
        needs('presentation_clicker', [1, 2]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 12]),
      ],
      should: [needs('display_stand', 2), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, ...STAGE_LIGHT, 'display_stand'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'crowd_barrier'],
      title: [/symposium|axon|regent|birmingham/i, /60/],
    },
  },
  {
    id: 'ho-ci-bilingual-inquiry',
    language: 'en',
    catalogue: 'demo',
    description: `Public hearing, Rural Broadband Inquiry. Market Hall, Builth. Monday 12 to Wednesday 14 May, 10.00-16.00 daily, up to 80 in the public seats.

Needed for all three days: simultaneous translation Welsh to English (1 booth, 80 receivers), 14 delegate microphones round the table, loudspeakers for the hall, hearing loop, an audio recorder for the transcript, 1 AV technician each day.

Clerk to the Inquiry`,
    good: {
      attendees: 80,
      days: 3,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 80),
        needs('mic_conference', 14),
        needs(SPEAKERS, [1, 6]),
        needs('induction_loop', 1),
        needs('audio_recorder', 1),
        either(needs('crew_technician', [1, 36]), needs('crew_sound', [1, 36])),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'crew_interpreter', 'network'],
      offers: [...MEETING_OFFERS, 'chair', 'table_trestle'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'crowd_barrier'],
      title: [/inquiry|hearing|builth|broadband/i, /80/],
    },
  },
  {
    id: 'ho-ci-hospice-gala',
    language: 'en',
    catalogue: 'demo',
    description: `Hello lovely people,

Fundraising manager at Skylark Hospice. Our Midnight Garden Gala is Sat 29 November at the Majestic, 250 guests, auction at nine.

We've raised the money for the boring stuff through the hotel: tables, chairs, linen and everything you eat and drink off is theirs. From you we need the bit people gasp at!

* stage about 6m x 3m, 60cm high, steps, skirt
* LED wall behind it, 4m x 2m or so
* star cloth if it'll go either side of the wall
* 24 uplights round the room
* stage lighting
* PA for speeches, video clips and a singer with a backing track; one radio handheld, one headset for the auctioneer
* laptop to run the films
* sound engineer, lighting engineer, somebody for the screen

No dancing this year, feedback was that people want to chat, so no dance floor. And we already have our compère, the wonderful Des from the radio.

Any charity rate gratefully received!! Fliss`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [8, 18]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt'),
        needs('led_wall', [6, 40]),
        needs('star_cloth'),
        needs('uplight', [24, 48]),
        needs(['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'], [1, 24]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_headset', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', [1, 12]),
        needs('crew_lighting', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [needs('stage_leg', [8, 72]), needs('mixing_console', 1), needs('transport')],
      allowed: without(
        [
          ...MEETING,
          ...PLATFORM,
          ...STAGE_LIGHT,
          ...WALL,
          'moving_head',
          'stage_monitor',
          'subwoofer',
          'di_box',
          'hazer',
          'effect_fluid',
        ],
        ...GALA_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...GALA_OFF),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'silent_disco', 'mic_conference'],
      title: [/gala|skylark|majestic/i, /250/],
    },
  },
];

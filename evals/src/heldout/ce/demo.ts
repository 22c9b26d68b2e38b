import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PARTY_LIGHT, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const QUINCE_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'spark_machine',
  'confetti_machine',
  'confetti',
  'effect_fluid',
  ...FOG,
];

/** Over the demo shelf. */
export const DEMO: readonly EvalBrief[] = [
  {
    id: 'ho-ce-quinceanera',
    language: 'en',
    catalogue: 'demo',
    description: `Hi there! Planner here, quoting for Valentina's quinceañera, Saturday Feb 21, Encanto Hall, 200 guests, 5 pm to midnight.

From you:
- 20 round tables seating ten, white floor-length cloths to match
- 200 limewash Chiavari chairs
- DJ with full sound and party lights
- the white LED starlit dance floor
- 24 battery uplighters in rose
- photo booth
- four love seats for the court, and a backdrop of star cloth behind them
- one handheld wireless mic for the godparents' toast

From the caterer: plates, flatware, glasses.
From the hall's rule book (page 6, I've highlighted it): no pyro incl. cold sparks, no fog or haze of any kind since it sets off the alarm, no confetti.

Could I have this by Thursday? Xo, Marisol`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(['table_round'], 20),
        needs('tablecloth', 20),
        needs(/Chiavari/, 200),
        needs('crew_dj', [1, 8]),
        needs(SPEAKERS, [1, 10]),
        needs(['disco_light', 'moving_head'], [1, 12]),
        needs(/LED Starlit/),
        needs('uplight', 24),
        needs('photo_booth', 1),
        needs('sofa', 4),
        needs('star_cloth', [1, 3]),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs(DECKS, [1, 4]), needs('transport')],
      allowed: without([...SPEECH, ...PARTY_LIGHT, ...DECKS, ...ANY_JOB, 'subwoofer', 'dj_booth'], ...QUINCE_OFF),
      offers: without([...PARTY_OFFERS, 'dj_booth', 'stage_deck', 'crew_host'], ...QUINCE_OFF),
      excluded: QUINCE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'drum_kit'],
      title: [/quince|valentina|encanto/i, /200/],
    },
  },
  {
    id: 'ho-ce-all-hands',
    language: 'en',
    catalogue: 'demo',
    description: `Internal comms -> vendor. Quarterly all-hands, Tuesday December 2, 10-11:30 am, our distribution center floor in Joliet, 300 associates standing/seated plus everyone else by livestream.

Shopping list:
300 folding chairs
stage 8 m x 4 m, 600 mm high, steps both ends, skirted
lectern with mic; three headset mics for the leadership panel; two wireless handhelds for Q&A
PA that beats the HVAC noise
two 12,000 lumen projectors w/ 16 ft screens left and right of stage
two confidence monitors, one laptop for slides, one clicker
three cameras with operators, a switcher, streaming encoder and bonded internet, with an engineer on it
general stage lighting for camera
sound engineer
2 stagehands in and out`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/White Folding Chair/, 300),
        needs('stage_deck', [16, 32]),
        needs('stage_steps', 2),
        needs('stage_skirt'),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
        needs(/L1505/, 2),
        needs(/16ft x 9ft/, 2),
        needs('confidence_monitor', 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('camera', 3),
        needs('crew_camera', 3),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs(/5G/, 1),
        needs('crew_video', [1, 3]),
        either(needs('lighting_package', [1, 3]), needs(['stage_wash', 'profile_spot'], [4, 24])),
        needs('crew_sound', [1, 2]),
        needs('crew_stagehand', [2, 64]),
      ],
      should: [needs(/Leg 600mm/), needs('transport')],
      allowed: [
        ...MEETING,
        ...BROADCAST,
        ...STAGE_LIGHT,
        'subwoofer',
        'line_array',
        'stage_leg',
        'stage_handrail',
        'crew_stage_manager',
        'stage_monitor',
      ],
      offers: [...MEETING_OFFERS, 'teleprompter', 'generator', 'stage_ramp'],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'bar_unit'],
      title: [/all-hands|joliet/i, /300/],
    },
  },
  {
    id: 'ho-ce-jazz-quartet',
    language: 'en',
    catalogue: 'demo',
    description: `RENATA OBUYA QUARTET / technical requirements / one concert, May 30, museum atrium, audience approx. 160

Personnel: voice, piano, upright bass, drums.

Presenter to supply:
1 concert or baby grand piano, tuned on the day
1 five-piece drum kit with hardware and stools
1 bass amplifier
1 small digital console, 1 sound engineer with experience of acoustic music
2 main loudspeakers on stands, full range, modest level
3 monitor wedges
1 vocal microphone (SM58 type), 2 large-diaphragm condensers for the piano, drum microphones, 2 DI boxes, tall boom stands for all
4 music stands with lights
Lighting: a plain warm wash, enough to read by
160 conference chairs`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('piano', 1),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/Digital Mixing Console/, 1),
        needs('crew_sound', [1, 2]),
        needs(['speaker_top', 'speaker_column'], 2),
        needs('stage_monitor', 3),
        needs(/SM58 Vocal/, [1, 2]),
        needs(/C414/, 2),
        needs(/DP7/, 1),
        needs('di_box', 2),
        needs('mic_stand', [3, 10]),
        needs('music_stand', 4),
        either(needs('lighting_package', 1), needs(['stage_wash', 'profile_spot'], [2, 12])),
        needs(/Conference Chair/, 160),
      ],
      should: [needs('speaker_stand', 2), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      unmetToo: [/tun/i],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'strobe',
        'smoke_machine',
        'dance_floor',
        'crowd_barrier',
        'disco_light',
      ],
      title: [/quartet|obuya|museum|jazz/i, /160/],
    },
  },
];

import { type EvalBrief, either, needs } from '../expectation.ts';
import {
  BROADCAST,
  CARRIAGE,
  HANDS,
  MAINS,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SLIDES,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLES,
} from '../usual.ts';

/** How clients really write: too little, too much, misspelt, with what they have and have not. */
export const MAILS: readonly EvalBrief[] = [
  {
    id: 'terse-pa',
    language: 'en',
    catalogue: 'demo',
    description: 'PA + 2 radio mics for 80, Sat',
    good: {
      attendees: 80,
      days: 1,
      must: [
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], 2)),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      allowed: [
        'mixing_console',
        'speaker_stand',
        'mic_stand',
        'audio_cable',
        'power_cable',
        'batteries',
        'tape',
        'delivery',
        'van',
        'mileage',
      ],
      offers: ['audio_player', 'crew_sound', 'crew_technician'],
      silly: ['subwoofer', 'lighting', 'stage_deck', 'furniture', 'projector', 'lectern'],
    },
  },
  {
    id: 'typos',
    language: 'en',
    catalogue: 'demo',
    description:
      'hi cna you qoute for a confrence for ~120 ppl nxt month in Brighton, we ned a PA, 2 wirless mikes, projecter + sreen, a lecturn w mic and sombody to run it all. allso a reciption desk for teh foyer. chiars are their. thx Daz',
    good: {
      attendees: 120,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('registration_desk', 1),
        needs(['crew_sound', 'crew_technician', 'crew_video'], [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...SLIDES, ...MAINS, ...HANDS, ...CARRIAGE],
      offers: ['confidence_monitor', 'speaker_timer', ...STAGE_LIGHT, ...BROADCAST],
      excluded: SEATS,
      silly: ['subwoofer', 'dance_floor', 'table_round'],
    },
  },
  {
    id: 'rambling-mail',
    language: 'en',
    catalogue: 'demo',
    description: `Morning Jo,

Thanks for getting back so quickly, and sorry I missed you on Tuesday, the dog had swallowed a sock again (he is fine!). So: the 25th anniversary lunch. Last year's do was for 85 and frankly too small, this time Head Office want everyone, so we are 140 all told, at the Millbrook Hotel on Thursday 18 September. The hotel is doing the food, the tables and the linen, and there is parking for 40 cars if your lads come early.

What I need from you is really not much. I will say a few words of welcome and then Mr Hargreaves will go on for about 20 minutes with slides, so a screen and projector and a handheld radio mic for each of us. Some quiet music while people eat - we have a Spotify list. And if it doesn't cost the earth, a dozen uplighters in our blue along the long wall. Tim's band is NOT playing this time, thank goodness.

Could you let me have something by Friday? I am in the office till 3.

All the best
Margaret

Margaret Ellery | Office Manager | Ellery, Booth & Sons Ltd
Unit 12, Cranfield Way, Wolverhampton WV9 5HB | 01902 555 0143 | reg. no. 04417732
This e-mail and its attachments are confidential. Please consider the environment before printing 2 copies of it.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('mic_wireless_handheld', 2),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        needs('uplight', 12),
      ],
      should: [
        needs(['crew_sound', 'crew_technician', 'crew_video'], [1, 2]),
        needs('audio_player', 1),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...SLIDES, 'lighting_console', 'lectern', ...MAINS, ...HANDS, ...CARRIAGE],
      offers: [
        'mic_lectern',
        'stage_wash',
        'stage_deck',
        'stage_leg',
        'stage_steps',
        'backdrop',
        'dance_floor',
        'confidence_monitor',
        'stage_skirt',
        'photo_booth',
      ],
      excluded: ['table_round', 'table_trestle', 'tablecloth', 'napkin', 'catering'],
      silly: ['drum_kit', 'stage_monitor', 'subwoofer', 'mic_instrument', 'backline', 'generator'],
      title: [/millbrook/i, /140/],
    },
  },
  {
    id: 'quiz-night-budget',
    language: 'en',
    catalogue: 'demo',
    description:
      'Charity quiz night in the school hall for about 90 people on Friday 7 March. We only have £600 to spend all in. Two radio mics, a PA, a projector and screen for the picture round. Tables and chairs belong to the school, and the caretaker has extension leads.',
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', 1)),
        needs('mic_wireless_handheld', [1, 2]),
        needs('projector', 1),
        needs('projection_screen', 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...SPEECH.filter((each) => each !== 'crew_sound'),
        'video_cable',
        'playback_laptop',
        'presentation_clicker',
        ...CARRIAGE,
      ],
      offers: ['crew_sound', 'crew_video', 'lectern'],
      excluded: [...SEATS, ...TABLES],
      silly: ['subwoofer', 'stage_deck', 'lighting', 'crew_stagehand', 'led_wall', 'dance_floor'],
    },
  },
  {
    id: 'we-already-have',
    language: 'en',
    catalogue: 'demo',
    description: `Regional sales day for 160 at our own warehouse in Corby.

What we already have: the PA and all microphones (our AV chap looks after them), the projector, tables, and a good internet line.
What we haven't got: a stage of about 5 m by 3 m, 400 mm high, with steps; a screen at least 3.5 m wide for front projection; 160 chairs; some light on the stage so the speakers are seen; black drape behind it, 8 metres.`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('stage_deck', [7, 10]),
        needs('stage_leg', [28, 40]),
        needs('stage_steps', [1, 2]),
        needs(/^(12|16)ft/, 1),
        needs('chair', [160, 168]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 12]),
        needs('drape', [8, 9]),
      ],
      should: [needs(/400mm/), needs('crew_stagehand', [2, 4]), needs('transport')],
      allowed: [...PLATFORM, ...STAGE_LIGHT, ...MAINS, ...HANDS, ...CARRIAGE, 'lectern', 'video_cable'],
      offers: ['playback_laptop', 'presentation_clicker', 'confidence_monitor', 'speaker_timer', 'uplight', 'backdrop'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'projector',
        ...TABLES,
        'network',
        'crew_sound',
      ],
      silly: ['dance_floor', 'toilet', 'generator'],
      title: [/corby/i, /160/],
    },
  },
];

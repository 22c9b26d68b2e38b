import { type EvalBrief, needs, offers } from '../../expectation.ts';
import {
  BAND,
  LINEN,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  STAGE_LIGHT,
  TABLES,
  TABLEWARE,
  WALL,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';
import { aRadioHandMic, aSystem } from './common.ts';

/** Shows in Lancashire: a school musical, awards, a club night, a launch. */
export const RIBCHESTER_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-bj-school-musical',
    language: 'en',
    catalogue: 'ribchester',
    description: `TEL NOTE, 12/10, 4.10pm
Caller: Mrs Dunne, head of drama, high school in Lancaster
Job: spring musical in the school hall, Wed 24 to Sat 27 March, four nights, 280 a night. Kit in on the Monday for the tech.
Wants: 8 head-worn radio mics for the leads, 2 radio hand-helds for chorus solos. 32 channel desk and a stage rack. Two tops and two subs, two wedges so the cast hear the band. Our engineer for the four shows.
Doesn't want: any lighting, school has a full rig and a sixth former on the board. Staging - the blocks are theirs. Smoke or haze, definitely not, it set the alarms off last year.
Pit band (piano, bass, drums) has its own instruments and amps.
Ring back before half term w. price.`,
    good: {
      attendees: 280,
      must: [
        needs('mic_headset', 8),
        needs('mic_wireless_handheld', 2),
        needs(/Midas M32/, 1),
        needs('stagebox', [1, 2]),
        needs('speaker_top', [2, 4]),
        needs('subwoofer', 2),
        needs('stage_monitor', 2),
        needs('crew_sound', [1, 48]),
      ],
      should: [needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'intercom', 'crew_stage_manager'],
      offers: [
        'mic_instrument',
        'audio_recorder',
        'camera',
        'crew_camera',
        'video_recorder',
        'two_way_radio',
        'playback_laptop',
        'induction_loop',
        'crew_photographer',
        'music_stand',
      ],
      excluded: ['lighting', 'crew_lighting', ...STAGES, 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'line_array'],
      title: [/lancaster|musical|school/i, /280/],
    },
  },
  {
    id: 'ho-bj-food-awards',
    language: 'en',
    catalogue: 'ribchester',
    description: `Morning,

The county food & drink awards are at the hotel in Lytham again, Friday 9 October, 240 to dinner. From you we'd like:

- stage 24ft x 8ft, 2ft high, black valance round the front and sides, steps at both ends
- clear lectern with a gooseneck
- two 14ft screens, one each side, with a 10k projector apiece, and a laptop for the nominees and the walk-up stings
- head-worn radio mic for our host and two hand-helds
- PA to suit the ballroom
- a decent stage wash, plus 20 battery uplighters round the walls
- sound engineer, lighting op and vision op, on site from noon until midnight

The hotel lays up the tables - so that's tables, chairs, linen, glass and china all theirs. We have a photographer on contract. And because everyone decamps to the bar after the last award we don't want a DJ or a dance floor this time.

Kind regards
Olwen`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/Screen 14ft/, 2),
        needs(/Projector 10k/, 2),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [2, 2]),
        aSystem,
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs(/Uplighter battery/, 20),
        needs('crew_sound', [1, 24]),
        needs('crew_lighting', [1, 24]),
        needs('crew_video', [1, 24]),
      ],
      should: [
        needs(/Legs 2ft/, 6),
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 20]),
        needs('playback_laptop', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, 'moving_head', 'intercom'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
        'crew_photographer',
        'crew_dj',
        'dance_floor',
        'glassware',
        'table_cocktail',
        ...LINEN,
      ),
      excluded: [...TABLES, ...SEATS, ...LINEN, ...TABLEWARE, 'crew_photographer', 'crew_dj', ...DECKS, 'dance_floor'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'drum_kit', 'exhibition_stand'],
      title: [/lytham|award/i, /240/],
    },
  },
  {
    id: 'ho-bj-cellar-night',
    language: 'en',
    catalogue: 'ribchester',
    description: `TECH RIDER / ADVANCE SHEET
Show: all-night DJ set, basement club, Preston, Saturday 31 October. Cap. 250, sold out.

DJ: 3 x CDJ-3000, 1 x DJM-900, linked. 2 x wedge as booth monitors.
SOUND: min. 4 tops and 4 x 18" subs. 1 radio hand-held for the host. Engineer from doors.
LIGHTS: 6 moving washes, one mirrorball with motor, somebody to run it.
FOG: strictly NO smoke, NO haze (low ceiling, detectors). NO strobes, we had a fit on the floor in the spring.
HOUSE: bar, bar staff, door team and cloakroom are the club's. Please don't send any.
SCHEDULE: load-in 3 pm, doors 10 pm, curfew 4 am.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('dj_player', 3),
        needs('dj_mixer', 1),
        needs('stage_monitor', 2),
        needs(['speaker_top', 'line_array'], [4, 8]),
        needs('subwoofer', [4, 6]),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 24]),
        needs('moving_head', 6),
        needs('mirror_ball', 1),
        needs('crew_lighting', [1, 24]),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: [...without(SHOW, ...FOG, 'effect_fluid', ...PLATFORM), 'dj_booth', ...PLATFORM],
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], ...FOG, 'strobe', 'bar_unit', 'crew_bar', 'coat_rail'),
      excluded: [...FOG, 'strobe', 'bar_unit', 'crew_bar', 'crew_steward', 'coat_rail'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'table_round', 'crowd_barrier', 'choir_riser'],
      title: [/preston|dj|club|night/i, /250/],
    },
  },
  {
    id: 'ho-bj-ebike-launch',
    language: 'en',
    catalogue: 'ribchester',
    description: `Hello team,

We're an agency looking after the reveal of an electric cargo bike in a former cotton mill in Manchester, Thursday 15 October, 6.30 till 10.30 pm. 120 press and dealers, standing throughout, single day.

Shopping list as it stands:
* LED screen, indoor, 4 m x 2 m, with its processor and a laptop
* low stage for the bike and the CEO, 16 ft x 12 ft, 1 ft high, black valance
* two head-worn mics, one hand-held
* sound for speech and, afterwards, music
* one of your DJs with two CDJs and a mixer
* 16 battery uplighters, light for the stage
* 10 poseur tables, two 2 m bars
* one red carpet, six rope posts

Please include four cold spark fountains and a photo booth as options, priced separately. We have £9,000 for your part.

Many thanks
Tomasz`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall', [8, 8]),
        needs('stage_deck', [6, 6]),
        needs('mic_headset', 2),
        aRadioHandMic,
        aSystem,
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(/Uplighter battery/, 16),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('table_cocktail', 10),
        needs('bar_unit', 2),
      ],
      should: [
        needs('video_processor', 1),
        needs('playback_laptop', 1),
        needs(/Legs 1ft/, 6),
        needs('stage_skirt', [4, 18]),
        needs('carpet', 1),
        needs('stanchion', 6),
        offers('spark_machine', 4),
        offers('photo_booth', 1),
        needs('transport'),
      ],
      allowed: [
        ...SHOW,
        ...WALL,
        ...RADIO_MICS,
        ...PARTY_LIGHT,
        'dj_booth',
        'presentation_clicker',
        'confidence_monitor',
        'crew_technician',
      ],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'drum_kit', 'exhibition_stand', 'table_round'],
      title: [/manchester|launch|reveal/i, /120/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BROADCAST,
  OPERATORS,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLES,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** Short ones: an AGM, a school musical, a funeral, a fete, a market, a jobs fair. */
export const SEVERN_SHORT: readonly EvalBrief[] = [
  {
    id: 'ho-bc-tenants-agm',
    language: 'en',
    catalogue: 'severn',
    description: `Please quote for our housing association AGM on Thursday 9 April at the Lock Hotel, about 90 tenants: projector, 3m screen, lectern with a microphone, two roving mics, a small PA and a hearing loop, plus a technician for the evening. The hotel sets out the chairs and the top table, and we'll bring our own laptop. We don't want a stage, it puts people off.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/screen 3\.0/, 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('induction_loop', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'playback_laptop'),
      offers: without(MEETING_OFFERS, ...PLATFORM, 'playback_laptop'),
      excluded: [...SEATS, ...TABLES, ...STAGES, 'playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', ...FOG],
      title: [/agm|lock hotel/i, /90/],
    },
  },
  {
    id: 'ho-bc-school-musical',
    language: 'en',
    catalogue: 'severn',
    description: `Event: school musical
Dates: Tues 16 to Sat 20 March, one show a night
Audience: 220
What do you need?: 12 radio headsets for the cast, a digital desk to run them into, 8 wash lights, 4 moving heads and a lighting desk
Anything else?: Speakers are built into our hall. Pupils operate everything so no technicians please. No haze or smoke, we've set the alarms off before.`,
    good: {
      attendees: 220,
      days: 5,
      must: [
        needs('mic_headset', 12),
        needs(/Desk digital/, 1),
        either(needs(/LumiPar/, 8), needs('lighting_package', 1)),
        needs('moving_head', 4),
        needs('lighting_console', 1),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, 'batteries'], ...FOG, ...SPEAKERS, ...OPERATORS, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, ...RADIO_MICS], ...FOG, ...OPERATORS),
      excluded: [...SPEAKERS, ...OPERATORS, ...FOG],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'crowd_barrier', 'projector'],
      title: [/school|musical/i, /220/],
    },
  },
  {
    id: 'ho-bc-funeral-stream',
    language: 'en',
    catalogue: 'severn',
    description: `My father's funeral is at St Brannoc's on Wednesday 3 December at 2pm. We expect 150 in the church and would like it live streamed for family in Canada: two cameras with somebody to work them, and the internet, as there isn't any in the building. The church has a good sound system that you can plug into, and the verger looks after the lighting. Nothing that draws attention, please.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('camera', 2),
        needs(['crew_camera', 'crew_video'], [1, 24]),
        needs('streaming_encoder', 1),
        needs('network', 1),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: [...BROADCAST, ...ANY_JOB, 'audio_cable', 'di_box', 'crew_technician', 'mixing_console', 'crew_sound'],
      offers: ['display', 'display_stand', 'induction_loop', 'audio_recorder', 'ups', 'playback_laptop', 'intercom'],
      excluded: [
        ...SPEAKERS,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'stage_deck', 'dance_floor', 'uplight', 'led_wall', ...FOG],
      title: [/funeral|brannoc/i, /150/],
    },
  },
  {
    id: 'ho-bc-vicarage-fete',
    language: 'en',
    catalogue: 'severn',
    description: `Church fete, Sat 4 July, vicarage garden, about 400 through the gate

- 10 gazebos
- 40 trestle tables
- 120 white folding chairs
- battery PA with a mic for announcements
- bouncy castle
- 2 tea urns
- 2 loos and 1 wheelchair loo
- bunting if you do it

Deliver Friday afternoon, collect Monday please. Thank you, Hilary`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 40),
        needs(/folding white/, 120),
        needs(/Battery PA/, [1, 2]),
        needs('inflatable', 1),
        needs('hot_drinks', 2),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...RADIO_MICS, 'crockery', 'tablecloth'],
      silly: ['projector', 'led_wall', 'dance_floor', 'line_array', 'lectern', 'moving_head', ...FOG],
      unmet: [/bunting/i],
      title: [/f[eê]te/i, /400/],
    },
  },
  {
    id: 'ho-bc-christmas-market',
    language: 'en',
    catalogue: 'severn',
    description: `Christmas market, town square, Fri 4 to Sun 6 Dec. Need:
25 gazebos 3x3
50 trestles
200m festoon
10 distros 32A to 13A, with a 32A lead for each
12 wheelie bins
choir steps for 36 singers
PA with a radio mic for the opening and the choir
Price to include setting up on the Thursday.`,
    good: {
      days: 3,
      must: [
        needs('gazebo', 25),
        needs('table_trestle', 50),
        needs('festoon', 10),
        needs(/Distro 32/, 10),
        needs(/32A lead/, [10, 12]),
        needs('waste_bin', 12),
        needs('choir_riser', 3),
        needs(SPEAKERS, [1, 8]),
      ],
      should: [needs(['crew_stagehand'], null), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'mic_wired', 'mic_instrument', 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, ...STAGE_LIGHT, ...RADIO_MICS, 'stage_monitor', 'patio_heater', 'stage_deck'],
      silly: ['projector', 'dance_floor', 'lectern', 'moving_head', 'led_wall', ...FOG],
      title: [/market/i],
    },
  },
  {
    id: 'ho-bc-jobs-fair',
    language: 'en',
    catalogue: 'severn',
    description: `Regional jobs fair at the leisure centre, Weds 14 October. 24 shell stands 3 x 2, a sign-in desk, carpet through the hall (24 x 18m), and a talks corner for 40: one 75in screen, laptop, headset mic, small PA and 40 conference chairs. Exhibitors sort out their own tables. The centre's electricians do all the power distribution.`,
    good: {
      days: 1,
      must: [
        needs('exhibition_stand', 24),
        needs('registration_desk', 1),
        needs(/Exhibition carpet/, [432, 432]),
        needs(/Telly 75/, 1),
        needs('playback_laptop', 1),
        needs('mic_headset', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs(/conference blue/, [40, 40]),
      ],
      should: [needs('transport')],
      allowed: [...without(MEETING, 'power_distro'), 'display'],
      offers: without([...MEETING_OFFERS, 'stanchion', 'waste_bin', 'table_cocktail'], 'ups'),
      excluded: [
        ...without(TABLES, 'table_cocktail', 'beer_table_set'),
        'generator',
        'power_distro',
        'crew_electrician',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', 'disco_light', ...FOG],
      title: [/jobs|fair/i],
    },
  },
];

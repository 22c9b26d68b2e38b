import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const SCHOOL_OFF: readonly Selector[] = [
  'stage_wash',
  'lighting_package',
  'moving_head',
  'followspot',
  'lighting_console',
  'uplight',
  'disco_light',
  'crew_lighting',
  ...FOG,
  ...SEATS,
  'stage_monitor',
  'drum_kit',
  'guitar_amp',
];
const CHAPEL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mixing_console',
  'crew_sound',
  'crockery',
  'cutlery',
  'stage_wash',
  'lighting_package',
  'uplight',
  'festoon',
];
const PUB_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'generator',
  ...FOG,
  'bar_unit',
  'crew_bar',
  'refrigeration',
];
const DIWALI_OFF: readonly Selector[] = [
  'bar_unit',
  'crew_bar',
  'glassware',
  'table_trestle',
  'crew_steward',
  'drum_kit',
];

/** People who sing, act, play and dance. */
export const STAGES_AND_SONG: readonly EvalBrief[] = [
  {
    id: 'ho-bs-bugsy',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Subject: Equipment for school show

Hello,

We're doing Bugsy Malone from Wednesday 24 to Saturday 27 February, one performance each evening, four in total. The theatre block is closed for its roof so it all has to go in the sports hall. 180 in the audience each night.

Please can I have a quote for:

1) Staging 32ft x 16ft, 2ft off the floor, steps at each side
2) Black drape across the back, 12 metres
3) 10 headset mics for the leads and 2 handhelds for the chorus numbers
4) A PA suitable for the hall, with a mixer that can handle all of those
5) A sound engineer for each performance
6) As an optional extra: two cameras with operators on the Friday so that we can film it for parents

The pit band is pupils with their own instruments, drums and amps, and they'll be acoustic enough not to want monitors. Lighting you can leave out altogether as the county drama service is lending us its whole rig and my Year 12s operate it. No haze or smoke either, the fire alarm in there goes off if you so much as sneeze. The audience will be on school chairs.

Many thanks,
Ms K. Adeyemi, Head of Performing Arts`,
    good: {
      attendees: 180,
      days: 4,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs('drape', [12, 13]),
        needs('mic_headset', 10),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 10]),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 8]),
        offers('camera', 2),
        offers('crew_camera', [2, 8]),
      ],
      should: [needs(/legs, 2ft/, 16), needs(/SQ-5/, 1), needs('transport')],
      allowed: without(SHOW, ...SCHOOL_OFF, 'effect_fluid', 'disco_light', 'profile_spot', 'mirror_ball'),
      offers: without(
        [...SHOW_OFFERS, 'streaming_encoder', 'induction_loop', 'backdrop'],
        ...SCHOOL_OFF,
        'backline',
        'strobe',
        'blinder',
        'uplight',
      ),
      excluded: SCHOOL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/bugsy|school|show/i, /180/],
    },
  },
  {
    id: 'ho-bs-chapel-anniversary',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Dear Sirs,

The Methodist Church at Hathern Lane keeps its 150th anniversary on Sunday 11 July. Morning service is at 11 and we hope to fill the church, which is 260 including the balcony.

Many of our older friends are in care homes and cannot come. We should therefore like the service sent out over the internet and a recording kept. Kindly quote for two cameras, an operator for each, a vision mixer, and the streaming apparatus with an engineer who understands it. A large 85 inch screen on a trolley should stand in the vestibule for those who do not manage the stairs.

After the service there is tea on the lawn: 25 trestle tables, 150 folding chairs, five gazebos lest it rain, and two urns.

The church has had its own loudspeakers and microphones since 2016 and Mr Pell, our steward, works the desk; your engineer may take a lead from it. Cups, plates and cutlery are in the kitchen cupboards. No lights are called for, indoors or out, on a July morning.

Yours in fellowship,
Arthur Wainfleet`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(['crew_video', 'crew_technician'], [1, 12]),
        needs(/85in/, 1),
        needs('table_trestle', 25),
        needs(/Folding chair/, 150),
        needs('gazebo', 5),
        needs('hot_drinks', 2),
      ],
      should: [needs('transport')],
      allowed: without(
        [
          ...BROADCAST,
          ...ANY_JOB,
          'display',
          'display_stand',
          'audio_cable',
          'ballast',
          'waste_bin',
          'crew_technician',
        ],
        ...CHAPEL_OFF,
      ),
      offers: [
        'tablecloth',
        'waste_bin',
        'crew_steward',
        'parasol',
        'toilet_accessible',
        'hand_wash',
        'induction_loop',
        'crew_photographer',
        'marquee',
        'playback_laptop',
        'two_way_radio',
        'serving',
      ],
      excluded: CHAPEL_OFF,
      silly: [
        'generator',
        'dance_floor',
        'stage_monitor',
        'subwoofer',
        'disco_light',
        'stage_deck',
        'projector',
        ...FOG,
      ],
      title: [/anniversary|methodist|hathern|church|150th/i, /260/],
    },
  },
  {
    id: 'ho-bs-boat-inn',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Alright mate, Dave at the Boat Inn, Shardlow. We've an Oasis tribute on Fri 20 Aug in the beer garden, 250 tickets, all standing. Can you do me

stage 16ft x 12ft, 1ft high + steps
proper PA with subs
4 wedges
desk + engineer
3 SM58s + stands
drum mics and 4 DIs
bit of light on the stage, someone to run it not bothered
40 crowd barriers
cables + distro, we've a 63A socket off the kitchen so I'm not paying for a genny

Band fetch all their own backline so no drums or amps. Bar's ours, so are the fridges and the staff. And don't send a smoke machine or a hazer whatever you do, last time next door rang the fire brigade.

What's the damage?`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [3, 16]),
        needs('subwoofer', [2, 6]),
        needs('stage_monitor', 4),
        needs('mixing_console', [1, 1]),
        needs('crew_sound', [1, 2]),
        needs('mic_wired', [3, 5]),
        needs('mic_stand', [3, 12]),
        needs(/Drum mic/, 1),
        needs('di_box', 4),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 16]),
        needs('crowd_barrier', 40),
        needs('power_cable', [1, 40]),
        needs('power_distro', [1, 3]),
      ],
      should: [needs(/legs, 1ft/, 6), needs('transport')],
      allowed: without([...SHOW, ...SITE_POWER], ...PUB_OFF, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'mobile_stage'], ...PUB_OFF, 'backline'),
      excluded: PUB_OFF,
      silly: [
        'marquee',
        'projector',
        'dance_floor',
        'lectern',
        'table_round',
        'interpretation_booth',
        'registration_desk',
      ],
      title: [/boat|oasis|shardlow|gig/i, /250/],
    },
  },
  {
    id: 'ho-bs-diwali-green',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Namaste and hello,

Our community association is putting Diwali on the Green on again, Saturday 23 October, 3pm to 9pm. Around three thousand people came through last time and we are planning for 3,000 once more.

Things we need to hire:
* Trailer stage with roof
* PA system for the field, 4 handheld radio mics, 4 wedges, sound engineer
* Stage lights: 16 LED pars and 4 moving heads, lighting engineer
* 45kVA generator with distro and cabling
* 150 crowd barriers
* 20 portable toilets + 3 accessible
* 18 gazebos for the food stalls
* 40 wheelie bins
* 20 two-way radios

Things we do NOT need:
It is a dry event, so nothing to do with a bar. The food traders carry their own tables. Sixty volunteers from the temple are doing the stewarding. The dhol group bring their drums.

We have a grant of £16,000 for infrastructure.

Regards, Nisha Chauhan (events sub-group)`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('mic_wireless_handheld', 4),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 2]),
        needs('stage_wash', 16),
        needs('moving_head', 4),
        needs('crew_lighting', [1, 2]),
        needs(/45kVA/, [1, 2]),
        needs('power_distro', [1, 6]),
        needs('power_cable', [1, 60]),
        needs('crowd_barrier', 150),
        needs('toilet', 20),
        needs('toilet_accessible', 3),
        needs('gazebo', 18),
        needs('waste_bin', 40),
        needs('two_way_radio', 20),
      ],
      should: [needs('subwoofer', [2, 8]), needs('mixing_console', [1, 2]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...DIWALI_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'led_wall'], ...DIWALI_OFF, 'backline'),
      excluded: DIWALI_OFF,
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'table_round',
        'interpretation_booth',
        'registration_desk',
        'napkin',
      ],
      title: [/diwali|green/i, /3[.,  ]?000/],
    },
  },
  {
    id: 'ho-bs-dance-finals',
    language: 'en',
    catalogue: 'cuckmere',
    description: `Hey team, Carly from StepUp Dance here x

Regional finals this year are at Hinckley leisure centre, Saturday 13th AND Sunday 14th November, two full days. Roughly 350 people watching at any one time.

Stage has to be 40ft x 24ft and I'd go for 2ft high so the back can see, black valance round the front, two sets of treads. 16 metres of black drape behind it.
Sound that fills a sports hall (bass matters!!) plus 2 handhelds for our compère, a laptop to run the tracks off, and a sound engineer both days.
16 LED pars, 6 moving heads, a desk and a lighting engineer.
350 blue chairs, linked, in rows.
2 trestles for the judges.

Could haze go on as an option, need to check with the centre.

Thanks lovelies`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs('stage_deck', 30),
        needs('stage_steps', 2),
        needs('stage_skirt', [12, 40]),
        needs('drape', [16, 17]),
        needs(SPEAKERS, [2, 16]),
        needs('subwoofer', [1, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', [1, 4]),
        needs('stage_wash', 16),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 4]),
        needs(/Conference chair/, 350),
        needs('table_trestle', [2, 4]),
        offers('hazer', [1, 2]),
      ],
      should: [needs(/legs, 2ft/, 30), needs('transport')],
      allowed: without([...SHOW, ...LOUD, ...BAND, ...PLATFORM, ...STAGE_LIGHT], ...FOG, 'effect_fluid'),
      offers: [...SHOW_OFFERS, 'hazer', 'effect_fluid', 'photo_booth', 'crew_steward', 'registration_desk'],
      silly: ['generator', ...LOOS, 'marquee', 'lectern', 'festoon', 'drum_kit', 'guitar_amp', 'mobile_stage'],
      title: [/dance|stepup|hinckley/i, /350/],
    },
  },
];

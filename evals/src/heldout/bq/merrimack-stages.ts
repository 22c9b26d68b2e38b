import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const RIDER_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'stagebox',
  'stage_monitor',
  'in_ear_monitor',
  'crew_sound',
  'crew_lighting',
  'guitar_amp',
  ...FOG,
];
const CAROLS_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mixing_console',
  'crew_sound',
  'lighting',
  'crew_lighting',
  ...SEATS,
];
const RECITAL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'crew_sound',
  'camera',
  'crew_camera',
  'video_recorder',
  ...STAGES,
  ...SEATS,
];

/** People who sing, play, dance and read. */
export const MERRIMACK_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-bq-salt-line-rider',
    language: 'en',
    catalogue: 'merrimack',
    description: `DUNMORE & THE SALT LINE
Technical advance, Fri. Nov. 12, Cutler Opera House (cap. 480)

SOUND: House PA acceptable, we've played through it before. Artist carries own FOH console, monitor console, stage box and in-ear systems. No wedges on stage, please. Artist travels with FOH and monitor engineers.

PURCHASER TO RENT AND HAVE IN PLACE BY 2 PM:
(1) 5-piece drum kit w/ hardware and cymbals
(1) Bass rig, Ampeg SVT or equal
(1) 88-key keyboard on stand, Nord preferred
(1) Drum riser 8' x 8' x 12", skirted
(4) SM58
(1) Drum mic set
(8) Boom stands
(10) DI
Guitar amps: two, ours, on the truck.

LIGHTS: The Opera House has front light only. Rent (16) LED pars, (6) moving heads and (1) lighting console. Artist's LD runs the show; no house board op needed.
NO HAZE, NO FOG. Lead singer has asthma and will walk off.

LABOR: (4) stagehands, 4 hours in and 3 hours out.

HOSPITALITY: see page`,
    good: {
      attendees: [480, 480],
      days: 1,
      must: [
        needs(/Ludwig/, 1),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs('stage_deck', 2),
        needs(/SM58/, 4),
        needs(/Audix DP7/, 1),
        needs('mic_stand', 8),
        needs('di_box', 10),
        needs('stage_wash', 16),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_stagehand', [4, 32]),
      ],
      should: [needs(/Legs, 12/, 2), needs('stage_skirt', [16, 40]), needs('transport')],
      allowed: without([...SHOW, ...PLATFORM], ...RIDER_OFF, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, 'music_stand'], ...RIDER_OFF, 'backline', 'effect_fluid'),
      excluded: RIDER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round', 'generator', 'mic_headset'],
      title: [/dunmore|salt line|cutler|opera/i],
    },
  },
  {
    id: 'ho-bq-lessons-and-carols',
    language: 'en',
    catalogue: 'merrimack',
    description: `Dear friends at Merrimack,

Our Festival of Lessons and Carols falls on Sunday, December 19, at 4 o'clock. The sanctuary holds 400 and it will be full; another 100 or so watch from the parish hall next door.

The combined choirs come to sixty voices this year and I would like them on risers, four of yours if each takes fifteen. For the twelve instrumentalists we need a low platform in front of the chancel steps, 16 feet by 8, a foot high. Four overhead choir microphones on tall stands, which our sexton will plug in: the church has a sound system, a good one, and he operates it, so nothing further in that line.

For the parish hall, and for our shut-ins, please give us two cameras with someone on each, a switcher, whatever it takes to put the service on the web, and three large televisions on carts in the hall.

And please, no lighting. The whole service is by candlelight and has been since 1921. The pews seat everyone, and the hall has folding chairs of its own.

Faithfully,
Winifred Ames, Minister of Music`,
    good: {
      attendees: [400, 500],
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs('stage_deck', 4),
        needs(/Overhead Choir Mic/, 4),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs(/65" TV/, 3),
      ],
      should: [needs(/Legs, 12/, 4), needs('transport')],
      allowed: without(
        [
          ...PLATFORM,
          ...BROADCAST,
          ...ANY_JOB,
          'audio_cable',
          'mic_stand',
          'crew_technician',
          'display_stand',
          'playback_laptop',
        ],
        ...CAROLS_OFF,
      ),
      offers: ['induction_loop', 'music_stand', 'audio_recorder', 'drape', 'two_way_radio', 'coat_rail', 'di_box'],
      excluded: CAROLS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'bar_unit', 'projector', 'lectern'],
      title: [/lessons|carols|festival/i, /[45]00/],
    },
  },
  {
    id: 'ho-bq-tap-recital',
    language: 'en',
    catalogue: 'merrimack',
    description: `hello! miss jeannie here from Jeannie's Tap & Ballet, we do our big recital at the high school auditorium, Saturday june 12 and Sunday june 13, one show each day, 500 seats and we sell out both

lighting is what I need!! the school's is 6 dim bulbs. 24 led pars, 4 moving heads, 2 follow spots (my husband and his brother run those), a lighting console and a person who knows how to drive it for both days. also 6 sections of black pipe & drape to make wings

haze - could you just show it as an option, last year the principal fussed

music is fine, Mr Pacheco runs the auditorium's own sound and he gets very touchy so no speakers or mixers or sound guy. We already hired a videographer who films the show for the parents dvd. stage and the seats are what they are lol

THANK YOU xx`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs('stage_wash', 24),
        needs('moving_head', 4),
        needs('followspot', 2),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 4]),
        needs('drape', 6),
        offers('hazer', 1),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...RECITAL_OFF, ...PLATFORM, 'hazer', 'smoke_machine', 'effect_fluid', 'stage_monitor'),
      offers: without([...SHOW_OFFERS, 'hazer', 'effect_fluid', 'profile_spot'], ...RECITAL_OFF, 'backline'),
      excluded: RECITAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'drum_kit', 'stage_monitor'],
      title: [/recital|jeannie|tap/i, /500/],
    },
  },
  {
    id: 'ho-bq-quarry-reading',
    language: 'en',
    catalogue: 'merrimack',
    description: `Subject: small PA for reading in an old quarry, where do I start?

Long time lurker. A few of us are putting on an evening of poetry and stories in an abandoned granite quarry outside Barrow Falls, Saturday August 21, wrapped up before it gets dark. I'd guess 80 to 90 people, most of them on blankets on the grass. One reader at a time, no shouting, and then one woman with an acoustic guitar who does three or four songs at the end.

There is no electricity out there whatsoever and it's a ten minute walk from the road, so whatever it is has to run off a battery and two people have to be able to carry it. One mic is plenty, two would be luxury. I'd also want 24 folding chairs for the folks who don't do blankets anymore, and a single pop-up to keep the drizzle off the reader.

What do I actually need to rent? I keep reading about watts and it's making my`,
    good: {
      attendees: [80, 90],
      days: 1,
      must: [needs(SPEAKERS, [1, 3]), needs(/Anchor Liberty/, [1, 2]), needs(['chair'], 24), needs('gazebo', 1)],
      should: [
        either(needs('di_box', [1, 2]), needs('mic_instrument', [1, 2]), needs('mic_wired', [1, 2])),
        needs('transport'),
      ],
      allowed: without(
        [...SPEECH, ...RADIO_MICS, ...ANY_JOB, 'mic_wired', 'mic_instrument', 'di_box', 'ballast'],
        'power_distro',
      ),
      offers: without([...OUTDOORS_OFFERS, ...OUTDOORS, 'mic_wireless_handheld', 'audio_recorder'], 'fencing'),
      silly: [
        'projector',
        'dance_floor',
        'subwoofer',
        'line_array',
        'stage_monitor',
        'disco_light',
        'bar_unit',
        'hazer',
        'lectern',
        'generator',
      ],
      title: [/quarry|poetry|reading|barrow/i, /90/],
    },
  },
];

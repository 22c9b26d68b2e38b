import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const INDOORS: readonly Selector[] = ['generator', ...LOOS, 'marquee', 'crowd_barrier', 'trackway', 'fencing'];
const LIBRARY_OFF: readonly Selector[] = ['projector', 'projection_screen', 'playback_laptop', ...SEATS];
const CHOIR_OFF: readonly Selector[] = [...SPEAKERS, 'stage_monitor', 'amplifier', 'piano', 'keyboard'];

/** Over the demo shelf. */
export const DEMO: readonly EvalBrief[] = [
  {
    id: 'ho-cj-library-panel',
    language: 'en',
    catalogue: 'demo',
    description: `Panel evening on the future of the high street, City Library lecture theatre, Tuesday 9 March, 6.30 to 8.30pm, 80 people.

Four panellists and a chair, sitting in tub chairs on a low platform 6m x 2m, with two coffee tables. Each of the five wears a lapel or headset radio mic. Two handheld radio mics for the audience. Small sound system with an operator. Some light on the platform so that they can be seen.

The theatre has fixed seats. It also has projection built in, with a computer, and the library's technician looks after that. An audio recording would be useful for the podcast: please put it as an option.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('armchair', [5, 6]),
        needs('table_coffee', 2),
        either(needs('stage_deck', [6, 7]), needs('stage_deck', 12)),
        needs(['mic_wireless_lapel', 'mic_headset'], [5, 6]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 12]),
        offers('audio_recorder', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT], ...LIBRARY_OFF),
      offers: without(MEETING_OFFERS, ...LIBRARY_OFF),
      excluded: LIBRARY_OFF,
      silly: [...INDOORS, 'dance_floor', 'disco_light', 'hazer', 'smoke_machine', 'line_array', 'stage_monitor'],
      title: [/panel|library|high street/i, /80/],
    },
  },
  {
    id: 'ho-cj-choir-requiem',
    language: 'en',
    catalogue: 'demo',
    description: `Dear hire desk,

The Wensum Singers perform the Fauré Requiem in St Andrew's Hall on Saturday 20 November at 7.30pm. There are 60 singers, 12 players and an audience we put at 350.

We need risers for the 60 singers, 14 music stands with lights, and something warm and even to light the choir, with a lighting technician. We should also like the concert recorded in good quality: a pair of overhead mics on tall stands and a recorder.

It is sung without amplification, as it was meant to be. The hall supplies its own grand piano and all the chairs, players' included.

With best wishes,
Graham Poll, hon. sec.`,
    good: {
      attendees: [350, 422],
      days: 1,
      must: [
        needs('choir_riser', [4, 20]),
        needs('music_stand', 14),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('mic_instrument', [1, 4]),
        needs('audio_recorder', 1),
      ],
      should: [needs('mic_stand', [1, 4]), needs('transport')],
      allowed: [
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'audio_cable',
        'mic_stand',
        'crew_sound',
        'crew_technician',
        'mixing_console',
        'stagebox',
        'batteries',
      ],
      offers: [...STAGE_LIGHT, 'uplight', 'crew_sound', 'crew_photographer', 'camera', 'crew_camera', 'video_recorder'],
      excluded: [...CHOIR_OFF, 'chair', 'chair_banquet'],
      silly: [...INDOORS, 'disco_light', 'smoke_machine', 'dance_floor', 'lectern', 'projector', 'strobe'],
      title: [/wensum|requiem|choir|concert/i],
    },
  },
  {
    id: 'ho-cj-quartet-gallery',
    language: 'en',
    catalogue: 'demo',
    description: `Drinks reception for our patrons in the sculpture gallery, Thursday 6 May, 6pm to 9pm, 120 guests standing.

A string quartet plays for the first hour: we want a platform for them, 3m x 2m would do, and four chairs without arms. Music stands they carry with them. Then there are two short speeches, so a small PA with two handheld radio mics and a lectern.

16 uplighters around the sculptures, 15 poseur tables, 2 bars, 240 wine glasses and 120 flutes. The bar staff come with our wine merchant.

Budget £3,500 plus VAT.

Annika Sorley, Development Office`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        either(needs('stage_deck', [3, 4]), needs('stage_deck', 6)),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('lectern', 1),
        needs('uplight', 16),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('glassware', [360, 400]),
        needs(['chair', 'chair_banquet'], 4),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'refrigeration'], 'projector', 'projection_screen'),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS, 'mic_instrument'], 'crew_bar'),
      excluded: ['music_stand', 'crew_bar'],
      silly: [...INDOORS, 'line_array', 'subwoofer', 'disco_light', 'smoke_machine', 'beer_table_set', 'dance_floor'],
      title: [/patron|reception|gallery/i, /120/],
    },
  },
  {
    id: 'ho-cj-hospice-ball',
    language: 'en',
    catalogue: 'demo',
    description: `Hospice Winter Ball, Saturday 4 December, Corn Exchange, 7pm to 1am. 260 guests, dinner and dancing.

We'd like prices on the following:
* 26 round tables, 6ft, seating ten, with white cloths
* 260 banquet chairs
* stage 6m x 4m with steps for the host and a six-piece function band
* PA for the band and the speeches, 5 wired vocal mics, 2 handheld radio mics, 4 wedges, sound engineer
* stage lighting with moving heads and an engineer
* dance floor
* 24 uplighters
* mirror ball
* DJ for the last two hours, with CDJs and a mixer
* 4 bar units and 6 bar staff, 7 hours

Cold sparks for the auction finale as an optional extra.

Committee meets on the 14th.`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(['table_round'], 26),
        needs('tablecloth', [26, 30]),
        needs('chair_banquet', 260),
        either(needs('stage_deck', [12, 14]), needs('stage_deck', 24)),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [2, 20]),
        needs('mic_wired', [5, 12]),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 2]),
        needs('moving_head', [2, 16]),
        needs('crew_lighting', [1, 2]),
        needs('dance_floor', [1, 150]),
        needs('uplight', 24),
        needs('mirror_ball', 1),
        needs('crew_dj', 1),
        either(needs('dj_player', [1, 4]), needs('dj_controller', [1, 2])),
        needs('bar_unit', 4),
        needs('crew_bar', [6, 42]),
        offers('spark_machine', [1, 6]),
      ],
      should: [needs('mic_stand', [5, 20]), needs('transport')],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...PLATFORM,
        ...ANY_JOB,
        'di_box',
        'mic_instrument',
        'dj_mixer',
        'dj_booth',
        'hazer',
        'effect_fluid',
        'crew_rigger',
      ],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...TABLEWARE, 'dj_booth', 'lectern'],
      silly: [...INDOORS, 'projector', 'exhibition_stand', 'beer_table_set', 'mic_conference', 'registration_desk'],
      title: [/hospice|ball|corn exchange/i, /260/],
    },
  },
  {
    id: 'ho-cj-fisheries-forum',
    language: 'en',
    catalogue: 'demo',
    description: `European Inshore Fisheries Forum
Grand Parade Hotel, Hull. Monday 4 to Wednesday 6 October, three days, 150 delegates.

The plenary is interpreted into French and Spanish.

Please provide for all three days:
1. Two interpreters' booths and 150 receivers
2. Sound system for speech, lectern with microphone, 3 lapel mics, 4 handheld mics
3. Projector and screen, 2 laptops, 2 clickers, a speaker timer
4. Two technicians
5. 150 conference chairs and 75 classroom tables
6. A voting system for the final session on Wednesday`,
    good: {
      attendees: 150,
      days: 3,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [150, 160]),
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 4),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 2),
        needs('speaker_timer', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [2, 72]),
        needs('chair', 150),
        needs(['table_desk', 'table_trestle'], 75),
        needs('voting_system', [1, 160]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'network'],
      offers: MEETING_OFFERS,
      silly: [...INDOORS, 'dance_floor', 'disco_light', 'subwoofer', 'hazer', 'smoke_machine', 'stage_monitor'],
      title: [/fisheries|forum|hull/i, /150/],
    },
  },
];

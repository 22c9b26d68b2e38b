import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
} from '../usual.ts';

const INDOORS: readonly Selector[] = ['generator', ...LOOS, 'marquee', 'crowd_barrier', 'trackway', 'fencing'];
const LIBRARY_OFF: readonly Selector[] = ['projector', 'projection_screen', 'playback_laptop', ...SEATS];
const CHOIR_OFF: readonly Selector[] = [...SPEAKERS, 'stage_monitor', 'amplifier', 'piano', 'keyboard'];
const STREET_OFF: readonly Selector[] = ['crowd_barrier', 'crew_steward', 'festoon'];

/** From other shelves. */
export const ELSEWHERE: readonly EvalBrief[] = [
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
  {
    id: 'ho-cj-depot-barbecue',
    language: 'en',
    catalogue: 'wyre',
    description: `Summer barbecue for depot staff and families, Sunday 11 July, on the sports field behind the depot. 180 people, 1pm till 7pm.

- frame marquee 9x18 in case of rain
- 22 beer bench sets
- 4 gazebos
- DJ, and a PA for him with 2 speakers and a hand mic
- CDJs and a mixer, he has nothing himself
- bouncy castle
- 2 boxes of garden games
- loo trailer
- 8 wheelie bins
- genny and power leads

The caterers bring everything people eat from and drink out of, and their own bar. There's no need to board the marquee, the ground is like a carpet.

Photographer, price up but keep it out of the total.

Regards
Lee Braithwaite, HR`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/9x18/, 1),
        needs('beer_table_set', 22),
        needs('gazebo', 4),
        needs('crew_dj', 1),
        needs(SPEAKERS, [1, 6]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Talk rig|Go-box/, [1, 2])),
        needs('dj_player', [2, 2]),
        needs('dj_mixer', 1),
        needs('inflatable', 1),
        needs('game', 2),
        needs('toilet_trailer', 1),
        needs('waste_bin', 8),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 40]),
        offers('crew_photographer', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...OUTDOORS],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...TABLEWARE,
        'bar_unit',
        'serving',
        'glassware',
        'refrigeration',
        'crew_photographer',
        'crew_waiter',
        'crew_bar',
      ),
      excluded: [...TABLEWARE, 'bar_unit', 'marquee_floor'],
      silly: ['projector', 'lectern', 'exhibition_stand', 'mic_conference', 'chair_banquet', 'stage_monitor'],
      title: [/barbecue|bbq|depot|summer/i, /180/],
    },
  },
  {
    id: 'ho-cj-walled-garden-vows',
    language: 'en',
    catalogue: 'wyre',
    description: `Hi! Outdoor ceremony only, in the walled garden at Thornley, Friday 11 June at 2pm, 80 guests. The meal is indoors and nothing to do with you :)

80 of the white wooden folding chairs, the red carpet for the aisle, a small battery speaker with a mic for the registrar, and one lapel mic for the vows if that can go through it. Somewhere to put the prosecco afterwards: 6 poseur tables and 80 flutes.

My dad's built us the arch so we won't want yours! If you have a gazebo for the registrar in case of showers, can I see that as an extra.

Thanks a million
Cerys x`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/folding white wood/, 80),
        needs('carpet', [1, 2]),
        needs(SPEAKERS, [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('table_cocktail', 6),
        needs(/Flute/, [80, 100]),
        offers('gazebo', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'mic_wireless_handheld',
        'mixing_console',
        'mic_stand',
        'speaker_stand',
        'audio_player',
        'crew_technician',
        'crew_sound',
      ],
      offers: without(
        [...PARTY_OFFERS, 'gazebo', 'parasol', 'crew_technician', 'crew_sound', 'tablecloth', 'audio_player'],
        'dance_floor',
        'disco_light',
      ),
      excluded: ['ceremony_arch'],
      silly: ['projector', 'line_array', 'subwoofer', 'stage_deck', 'dance_floor', 'crowd_barrier', 'exhibition_stand'],
      title: [/thornley|ceremony|wedding|garden/i, /80/],
    },
  },
  {
    id: 'ho-cj-market-switch-on',
    language: 'en',
    catalogue: 'wyre',
    description: `Christmas lights switch-on and late market, Front Street, Friday 26 November, 4pm to 8pm. Last year there were some 800 people.

We (the traders' association) want to hire:

20 gazebos for the stalls, each with a trestle table
a stage 6m x 5m, trailer type with a roof
PA for carol singers and the mayor: tops and subs, 4 wired vocal mics on stands, 2 radio hand mics, a desk, 1 sound op
12 LED par cans and a small lighting desk for the stage with an op
20kVA genny for the stage, distribution and ramps for the cables
6 two-way radios
4 fire points
6 portable WCs and one for wheelchairs

The town council closes the road with its own barriers and sends the stewards. Festoon in the trees goes up every year through the electricians, nothing to hire there.

If you had a snow machine I'd be thrilled, but I don't think there's one on your list.

Bill Oates`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('gazebo', 20),
        needs('table_trestle', 20),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs(['subwoofer', 'pa_package'], [1, 8]),
        needs(/SM58 wired/, 4),
        needs('mic_stand', [4, 8]),
        needs('mic_wireless_handheld', 2),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('crew_lighting', 1),
        needs(/20kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', [1, 60]),
        needs('two_way_radio', 6),
        needs('fire_extinguisher', 4),
        needs(/^Portable WC$/, 6),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...LOUD, ...STAGE_LIGHT, ...SITE_POWER, ...OUTDOORS, 'stage_monitor', 'di_box', 'mic_wired'],
        ...STREET_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...STREET_OFF),
      excluded: STREET_OFF,
      silly: ['projector', 'table_round', 'chair_banquet', 'dance_floor', 'exhibition_stand', 'mic_conference'],
      unmetToo: [/snow/i],
      title: [/christmas|switch|front street|market/i, /800/],
    },
  },
];

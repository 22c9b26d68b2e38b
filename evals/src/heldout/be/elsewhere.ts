import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** In English from Ireland, America and Australia. */
export const ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-be-parish-funeral',
    language: 'en',
    catalogue: 'corrib',
    description: `Good morning, parish office in Kilbrannock here. We have a big funeral on Friday at 12, the church holds 350 and we'd expect 400 more outside in the car park. Could you bring the LED trailer for outside, a camera in the church with someone to work it, a pair of speakers out in the car park and 100 black folding chairs?

The church has its own microphones. The GAA lads are stewarding the traffic. The parish hall toilets will be open. The family don't want it streamed or recorded.

God bless, Maura`,
    good: {
      attendees: [400, 750],
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        needs('camera', [1, 2]),
        needs('crew_camera', [1, 2]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [2, 6]),
        needs(/Black folding/, [100, 100]),
      ],
      should: [needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'crew_steward'),
        ...LOUD,
        ...without(WALL, 'media_server'),
        'video_cable',
        'video_switcher',
        'di_box',
      ],
      offers: without(OUTDOORS_OFFERS, ...LOOS, 'crew_steward', 'game', 'festoon', 'stage_roof'),
      excluded: [
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'crew_steward',
        ...LOOS,
        'streaming_encoder',
        'video_recorder',
      ],
      silly: ['dance_floor', 'disco_light', 'bar_unit', 'moving_head', 'stage_monitor', 'drum_kit', ...FOG],
      title: [/kilbrannock|funeral/i, /350|400|750/],
    },
  },
  {
    id: 'ho-be-harvest-market',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hi there!

I manage the Saturday farmers market downtown. On October 2 we're doing our Harvest Day, 8 am to 2 pm, and expect around 1,500 people.

What we need from you:
• 24 pop-up tents, 10x10
• 40 8' banquet tables
• 10 picnic tables
• 60 white folding chairs in front of the stage
• Stage 16' x 12', 24" high, with one stair unit and skirt
• Sound for a bluegrass trio: two speakers, mixer, three vocal mics on boom stands, two DIs, sound engineer

The trio has its own instruments. The city is closing the street and setting out the barricades, and it also handles the trash. Restrooms are in the parking deck. We have power at the square, so no generators.

Thank you!
Tamsin`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Pop-Up 10/, 24),
        needs(/8' Banquet/, [40, 40]),
        needs(/Picnic/, 10),
        needs(/Folding White/, [60, 60]),
        needs('stage_deck', 6),
        needs('stage_steps', 1),
        needs('speaker_top', 2),
        needs('mixing_console', 1),
        needs(/SM58/, [3, 4]),
        needs('di_box', 2),
        needs('crew_sound', 1),
      ],
      should: [
        needs('stage_skirt', [40, 56]),
        needs(/Legs, 24/, 6),
        needs('mic_stand', [3, 4]),
        needs('speaker_stand', 2),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'waste_bin'), ...BAND, ...PLATFORM],
      offers: without(OUTDOORS_OFFERS, 'crowd_barrier', ...LOOS),
      excluded: ['crowd_barrier', 'waste_bin', ...LOOS, 'generator', 'fuel'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'table_round', 'moving_head', ...FOG],
      title: [/harvest|market/i, /1[,.]?500/],
    },
  },
  {
    id: 'ho-be-dance-recital',
    language: 'en',
    catalogue: 'tidewater',
    description: `SCOPE - Dance studio spring recital, middle school gymnasium
Dates: Friday and Saturday, June 4-5. Seating for 300 each show.

Provide and install:
1. Marley floor, black, 30' x 40'
2. Black pipe and drape, 10' high, 60 linear feet, upstage
3. (2) stage wash packages
4. (2) followspots with (2) lighting techs
5. PA for recorded music, (1) wireless handheld for the emcee, player for USB, audio engineer
6. (300) black folding chairs
7. (4) headsets of intercom for backstage

Strike Saturday night after the second show.`,
    good: {
      attendees: [300, 600],
      days: 2,
      must: [
        needs(/Marley/, [1200, 1200]),
        needs(/10'H Black/, 60),
        needs('lighting_package', 2),
        needs('followspot', 2),
        needs('crew_lighting', [2, 40]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('audio_player', 1),
        needs('crew_sound', [1, 2]),
        needs(/Folding Black/, [300, 300]),
        needs('intercom', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'crew_stage_manager', 'mic_wireless_handheld'],
      offers: [...SHOW_OFFERS, ...FOG, 'two_way_radio', 'stanchion'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'bar_unit', 'crowd_barrier', 'drum_kit', 'table_round'],
      title: [/recital|dance/i, /300|600/],
    },
  },
  {
    id: 'ho-be-presentation-night',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi team, primary school presentation night on our oval, Tues 7 December, 5.30 to 8.30 pm, about 500 with families.

We'd like the truck stage, sound for that crowd with two handheld radio mics, an oak lectern, three choir risers, six strings of festoon and two lighting towers for the walk out, plus an audio operator.

Families sit on picnic rugs so no chairs. The P&C run the sausage sizzle with their own barbecues and eskies. School toilets will be unlocked.

Cheers, Deb`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('mic_wireless_handheld', 2),
        needs(/Tasmanian oak/, 1),
        needs('choir_riser', 3),
        needs(/^Festoon/, 6),
        needs(/Lighting tower/, 2),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT, ...PLATFORM, 'mic_lectern', 'stage_wash'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...BROADCAST], ...LOOS, 'chair', 'bench'),
      excluded: [...SEATS, 'cooking', 'refrigeration', ...LOOS],
      silly: ['dance_floor', 'table_round', 'exhibition_stand', 'bar_unit', 'interpretation_booth', ...FOG],
      title: [/presentation|school/i, /500/],
    },
  },
];

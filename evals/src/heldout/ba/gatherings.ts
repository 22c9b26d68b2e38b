import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';
import { kept } from './keep.ts';

/** A school's play, carols, a fete, a run, a funeral, a graduation. */
export const GATHERINGS: readonly EvalBrief[] = [
  {
    id: 'ho-ba-school-musical',
    language: 'en',
    catalogue: 'dee',
    description: `Hello, our Year 9s are putting on a musical in the school hall, four nights, 24 to 27 March, 220 in the audience each night.

We need 12 headset mics, a digital mixing desk, 8 profile spots with a lighting desk, and a hazer.

The school has chairs, a stage and a good pair of speakers. Sixth formers run the sound and lights, so we don't need any technicians. We'll collect and return everything in the minibus.

Mrs Okafor`,
    good: kept({
      attendees: 220,
      days: 4,
      must: [
        needs('mic_headset', 12),
        needs(/Qu-16|SQ-6/, 1),
        needs('profile_spot', 8),
        needs('lighting_console', 1),
        needs('hazer', 1),
      ],
      allowed: [...SHOW, 'audio_player'],
      offers: [...SHOW_OFFERS, 'music_stand'],
      excluded: [...SEATS, ...STAGES, ...SPEAKERS, 'crew_sound', 'crew_lighting', 'crew_technician', 'transport'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'table_round', 'uplight', 'disco_light'],
      title: [/school|musical/i, /220/],
    }),
  },
  {
    id: 'ho-ba-carols',
    language: 'en',
    catalogue: 'dee',
    description: `Dear all

Carol service at St Wilfrid's on Sunday 19 December at 6 pm, 350 in the congregation and a choir of 60.

May we have a price for five choir risers, twenty music stands with lights, and some soft light on the choir with a technician to look after it?

The church has its own sound system, so no loudspeakers, and the pews seat everyone. Nothing disco-like in the way of lighting, please.

Revd Anne Pell`,
    good: kept({
      attendees: [350, 410],
      days: 1,
      must: [
        needs('choir_riser', 5),
        needs('music_stand', 20),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs(['crew_lighting', 'crew_technician'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB],
      offers: ['uplight', 'audio_recorder', 'mic_instrument', 'mic_stand', 'crew_photographer', 'crew_sound'],
      excluded: [...SPEAKERS, ...SEATS, 'disco_light', 'mirror_ball'],
      silly: ['projector', 'generator', 'toilet', 'marquee', 'dance_floor', 'hazer', 'smoke_machine', 'table_round'],
      title: [/wilfrid|carol/i, /350|410/],
    }),
  },
  {
    id: 'ho-ba-green-fete',
    language: 'en',
    catalogue: 'dee',
    description: `Parish fete, Sunday 4 July, on the green, roughly 500 over the afternoon.

* 10 gazebos
* 30 trestle tables
* 60 white folding chairs
* PA for announcements with a radio mic
* bouncy castle
* 12 wheelie bins
* 20 crowd barriers

The Plough is doing the bar with its own people and its own fridges. The pavilion loos will be open. We're not having a marquee this year, too dear.

Len (treasurer)`,
    good: kept({
      attendees: 500,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs(/trestle 6ft/, 30),
        needs(/folding, white/, 60),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs(/Bouncy/, 1),
        needs('waste_bin', 12),
        needs('crowd_barrier', 20),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...LOOS, 'bar_unit', 'crew_bar', 'refrigeration', 'marquee'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round', 'marquee_floor'],
      title: [/fete/i, /500/],
    }),
  },
  {
    id: 'ho-ba-ten-k',
    language: 'en',
    catalogue: 'dee',
    description: `Name: Siobhan Keeley
Event: charity 10K run, finish area in the park
Date: Sunday 3 October
How many people: 600 runners
What do you need: 80 crowd barriers, 10 portable loos and 1 accessible, 2 handwash units, 4 pop-up gazebos, 10 walkie-talkies, a PA with radio mic for the finish line commentary, a 7kVA generator, 15 bins
Anything else: delivery Saturday please`,
    good: kept({
      attendees: 600,
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('gazebo', 4),
        needs('two_way_radio', 10),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs(/EU70/, 1),
        needs('waste_bin', 15),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PLATFORM],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'chair_banquet', 'stage_monitor'],
      title: [/run|10k/i, /600/],
    }),
  },
  {
    id: 'ho-ba-overflow-funeral',
    language: 'en',
    catalogue: 'dee',
    description: `Good afternoon,

My father's funeral is on Tuesday 8 June at 11 o'clock. The church holds 120 and we expect 200, so we should like the other 80 to follow it from the churchyard: two television screens, a loudspeaker or two, four gazebos and 80 folding chairs, with one camera inside and somebody to look after it all.

Inside, the church's own microphones are used. The undertaker sees to the flowers. It must not be recorded or put on the internet.

With thanks,
Margaret Lisle`,
    good: kept({
      attendees: [80, 200],
      days: 1,
      must: [
        needs('display', 2),
        needs(SPEAKERS, [1, 4]),
        needs('gazebo', 4),
        needs(/folding, white/, [80, 84]),
        needs('camera', 1),
        needs(['crew_technician', 'crew_video', 'crew_sound', 'crew_camera'], [1, 12]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        'generator',
        'fuel',
        'crew_video',
        'crew_camera',
        'video_switcher',
        'video_converter',
        'display_stand',
      ],
      offers: ['induction_loop', 'toilet', 'toilet_accessible', 'crew_steward', 'patio_heater', 'projector'],
      excluded: [
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_lectern',
        'plants',
        'video_recorder',
        'audio_recorder',
        'streaming_encoder',
      ],
      silly: ['disco_light', 'dance_floor', 'photo_booth', 'bar_unit', 'hazer', 'uplight', 'festoon'],
      title: [/funeral/i],
    }),
  },
  {
    id: 'ho-ba-oval-graduation',
    language: 'en',
    catalogue: 'marlowe',
    description: `G'day, after a quote for our college graduation on the oval, Friday 10 December, 5pm start. 300 all up, grads and families.

Need:
300 white folding chairs
stage 7.2m x 2.4m with one set of steps, wheelchair ramp and black skirt
timber lectern with a gooseneck mic
2 radio handhelds
PA to cover the crowd, plus an operator
6 market umbrellas

Power comes off the grandstand so leave out generators. Toilets are in the grandstand too. Photographer's booked, and the caterer has glasses and a cool room.

Cheers, Shaz`,
    good: kept({
      attendees: 300,
      days: 1,
      must: [
        needs(/Americana/, [300, 310]),
        needs('stage_deck', [6, 6]),
        needs('stage_steps', [1, 1]),
        needs('stage_ramp', 1),
        needs(/Tassie oak/, 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 12]),
        needs('parasol', 6),
      ],
      should: [needs('stage_skirt', [7, 20]), needs('mic_lectern', 1), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, ...RADIO_MICS],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS],
      excluded: [...LOOS, 'generator', 'fuel', 'crew_photographer', 'glassware', 'refrigeration'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'marquee', 'hazer', 'photo_booth', 'spark_machine'],
      title: [/graduation/i, /300/],
    }),
  },
];

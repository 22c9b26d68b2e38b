import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';
import { LAMPS, TOPS } from './common.ts';

/** British and Irish: a pantomime, a beer festival, a count, a school, a club's dinner. */
export const BRITAIN: readonly EvalBrief[] = [
  {
    id: 'ho-ac-panto',
    language: 'en',
    catalogue: 'thornbury',
    description: `Dear hire desk

Dursley Players here, about Aladdin (13 to 16 January, four nights, the hall takes 160). I'm the one who does the ordering since Keith retired.

What we're after is six head-worn radio mics, a haze machine with plenty for the lamp scene, one follow spot for the Dame, four of the wiggly lights, a snow machine (don't ask) and the digital 32-way mixer since ours is on its last legs. Keith's grandson will drive the mixer.

The hall has a stage with tabs, its own speakers, and a rack of old lanterns which are good enough with the desk we bought last year, so no lighting desk wanted. Ditto seating.

We'd fetch it all ourselves in Malcolm's van on the Tuesday.

Yours
Rosalind Pym`,
    good: {
      days: 4,
      must: [
        needs('mic_headset', 6),
        needs('hazer', 1),
        needs('followspot', 1),
        needs('moving_head', 4),
        needs('snow_machine', 1),
        needs(/Qu-32/, 1),
      ],
      should: [],
      allowed: [
        'stagebox',
        'audio_cable',
        'mic_stand',
        'lighting_stand',
        'clamp',
        'dmx_splitter',
        'consumables',
        'effect_fluid',
        'power_cable',
        'cable_ramp',
        'power_distro',
        'stage_monitor',
        'di_box',
      ],
      offers: without(
        [...SHOW_OFFERS, ...RADIO_MICS, 'intercom', 'crew_technician', 'mic_wired', 'mic_instrument'],
        'drape',
        'followspot',
      ),
      excluded: [
        ...STAGES,
        'drape',
        ...SPEAKERS,
        'lighting_console',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        ...SEATS,
        'transport',
        'crew_sound',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'dance_floor'],
      title: [/dursley|aladdin|panto/i],
    },
  },
  {
    id: 'ho-ac-cider-festival',
    language: 'en',
    catalogue: 'thornbury',
    description: `Site manager for the Severn Vale cider & perry weekend. Fri 10, Sat 11, Sun 12 September, field at Berkeley, 900 a day. Sizes and counts are final unless I say so.

1. 1 no. pole marquee 40x100, no floor, coconut matting 60 sq m just for the entrance
2. 45 ale bench sets
3. 20 trestles (behind the bar). Bar fronts: cider makers bring theirs
4. lorry stage
5. ceilidh PA for the stage, plus 2 foldback and sound op each day. Bands bring mics? No they don't. 6 vocal mics on stands
6. 24 festoon runs
7. 80kVA genny and a mains box 63A, 6 mains cables 32A, 20 cable bridges. Diesel: farmer fills it, leave it off the bill
8. 14 loos, 2 accessible, 2 sink units
9. 80 mesh fence panels
10. 12 walkie-talkies
11. wheelie bins are on the council
12. security and stewards: Avon lot as last year
13. 4 lighting towers for the car park

Fri is build from 7am.`,
    good: {
      attendees: [900, 2700],
      days: 3,
      must: [
        needs(/40ft x 100ft/, 1),
        needs(/coconut/, 60),
        needs('beer_table_set', 45),
        needs('table_trestle', 20),
        needs('mobile_stage', 1),
        needs(/Ceilidh PA/, 1),
        needs('stage_monitor', 2),
        needs('crew_sound', [1, 3]),
        needs('mic_wired', 6),
        needs('festoon', 24),
        needs(/80kVA/, 1),
        needs(/63A to/, 1),
        needs(/cable 32A/, 6),
        needs('cable_ramp', 20),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('fencing', 80),
        needs('two_way_radio', 12),
        needs(/Lighting tower/, 4),
      ],
      should: [needs('mic_stand', [6, 8]), needs('transport')],
      allowed: [...without(OUTDOORS, 'fuel', 'waste_bin', 'crew_steward'), ...BAND, 'stage_wash', 'lighting_package'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, 'refrigeration'], 'crew_steward'),
      excluded: [/Boarded floor/, 'bar_unit', 'fuel', 'waste_bin', 'crew_steward'],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'line_array', 'disco_light'],
      title: [/cider|berkeley|severn/i, /900|2[.,]?700/],
    },
  },
  {
    id: 'ho-ac-election-count',
    language: 'en',
    catalogue: 'thornbury',
    description: `INVITATION TO QUOTE
Verification and count, local elections, Thursday 6 May into Friday 7 May, leisure centre at Yate. Up to 240 persons present.

LOT A, to be supplied:
A1 Trestle tables, 6 ft: 96
A2 Pedestrian barriers: 70
A3 Conference stacking chairs: 200
A4 Platform for declarations, four 8 ft x 4 ft decks at 1 ft, with wheelchair ramp
A5 Lectern, oak, with swan-neck microphone
A6 PA for announcements, suitable for a sports hall, with operator for the whole of the night
A7 Two 75 in screens on trolleys and a laptop to show the results
A8 Walkie-talkies: 14
A9 Mesh fencing or similar for the press pen is NOT required; tape will be used.

LOT B, supplied by the centre: floor protection, lighting, catering including urns, waste bins.
The broadcaster brings its cameras and any feeds it needs.
Stewards are the Council's own officers. Prices to include carriage.`,
    good: {
      attendees: 240,
      must: [
        needs('table_trestle', 96),
        needs('crowd_barrier', 70),
        needs(/conference stacking/, 200),
        needs('stage_deck', 4),
        needs('stage_ramp', 1),
        needs(/Lectern, oak/, 1),
        needs('mic_lectern', 1),
        needs(TOPS, [1, 8]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs(/75in/, 2),
        needs('playback_laptop', [1, 2]),
        needs('two_way_radio', 14),
        needs('transport'),
      ],
      should: [needs(/legs 1ft/, 4)],
      allowed: [...MEETING, ...PLATFORM, ...RADIO_MICS],
      offers: without(MEETING_OFFERS, ...LAMPS, 'uplight', 'camera', 'streaming_encoder', 'crew_camera', 'truss'),
      excluded: [
        'fencing',
        'marquee_floor',
        ...LAMPS,
        'uplight',
        'floodlight',
        'hot_drinks',
        ...TABLEWARE,
        'waste_bin',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'crew_steward',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'table_round'],
      title: [/yate|count|election/i, /240/],
    },
  },
  {
    id: 'ho-ac-school-office',
    language: 'en',
    catalogue: 'corrib',
    description: `Dia dhaoibh,

Scoil in Athenry here, school office. Our graduation for sixth years is on Thursday 20 May in the sports hall at 7pm, and the principal has asked me to find out what it would cost for the following. We expect around 420 between students and families.

A stage of 24 x 12 foot, two foot high, with steps and the black bit around the front. A lectern with a mic on it. Two radio mics, hand held, for the singers and the MC, and speakers for a hall of that size. A projector and a 14 foot screen for the slideshow. Somebody to mind all of that on the night. 20 metres of black drape for the back of the stage.

Parents' association are lending chairs from the parish so you can leave those out. We have a laptop with the slides on it and our caretaker is looking after the lights, he has them in already. A local photographer takes the pictures as he does every year. Also the choir will be on the floor, they won't be needing the risers they had from you at Christmas.

Go raibh maith agaibh,
Bríd`,
    good: {
      attendees: 420,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 15]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs([...TOPS], [1, 12]),
        needs('projector', 1),
        needs(/14 x 8/, 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 16]),
        needs('drape', 20),
      ],
      should: [needs(/legs 2ft/, 9), needs('transport')],
      allowed: [...without(MEETING, 'playback_laptop'), ...PLATFORM, 'subwoofer', 'mic_wired', 'mic_instrument'],
      offers: without(MEETING_OFFERS, ...LAMPS, 'uplight', 'playback_laptop', 'crew_photographer'),
      excluded: [...SEATS, 'playback_laptop', ...LAMPS, 'crew_lighting', 'lighting_console', 'choir_riser'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'table_round'],
      title: [/athenry|graduation/i, /420/],
    },
  },
  {
    id: 'ho-ac-gaa-dinner',
    language: 'en',
    catalogue: 'corrib',
    description: `Hi lads, looking to get the GAA club centre in Oranmore done up for the county final dinner, Saturday 28 November, 200 people. We'd need:
20 x 6ft rounds with white cloths, 200 limewash chairs, 200 linen napkins,
white gloss dance floor 6m x 6m,
disco package with the 2 subs,
party bar x 2 and the mirror ball,
16 battery uplights,
2 radio mics,
75" on a trolley for the highlights,
red carpet, step and repeat with our crest on it,
and the selfie pod.
Ring me for anything, Fergal`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/6ft round/, 20),
        needs('tablecloth', 20),
        needs(/Limewash/, 200),
        needs('napkin', 200),
        needs('dance_floor', 36),
        needs(/Disco pkg/, 1),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs(/Ape Labs/, 16),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/75"/, 1),
        needs('carpet', 1),
        needs('backdrop', 1),
        needs('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'playback_laptop', 'video_cable', 'crew_video', 'mic_wired'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...TABLEWARE, 'lectern', 'stage_deck', ...STAGE_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'line_array'],
      title: [/oranmore|gaa|dinner/i, /200/],
    },
  },
];

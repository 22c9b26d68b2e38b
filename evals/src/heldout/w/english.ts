import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In English over known shelves: a launch, a club's awards, a council's lots, a village fete. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-w-ebike-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Hi there,

Torque & Thistle here, agency for an e-bike maker. Product launch at the Briggait, Glasgow, Tuesday 23 March, 150 press and dealers, 6 till 9.

We need a runway of four catwalk sections leading off a 6m x 4m stage, 600mm high, with steps and black skirt; a 4m x 2m LED wall upstage; six moving head washes and eight profiles with an operator; a party-size PA plus two headsets for the presenters; a haze machine; four display plinths; one playback laptop; video and sound technicians.

Doors for you from 8 that morning, everything out the same night.

Ta
Mhairi`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('catwalk', 4),
        needs('stage_deck', 12),
        needs(/Leg 600/, [15, 48]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 20]),
        needs(/LED Wall/, [8, 8]),
        needs('moving_head', 6),
        needs('profile_spot', 8),
        needs('crew_lighting', [1, 14]),
        either(needs(/Party PA/, 1), needs('speaker_top', [2, 6])),
        needs('mic_headset', 2),
        needs('hazer', 1),
        needs('plinth', 4),
        needs('playback_laptop', 1),
        needs('crew_video', [1, 14]),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs('effect_fluid', [1, 3]), needs('lighting_console', 1), needs('transport')],
      allowed: [
        ...MEETING,
        ...LOUD,
        ...PLATFORM,
        ...STAGE_LIGHT,
        'video_processor',
        'hoist',
        'crew_rigger',
        'media_server',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['flip_chart', 'dance_floor', 'crowd_barrier', 'marquee', 'toilet', 'generator'],
      title: [/briggait|launch|glasgow|bike/i, /150/],
    },
  },
  {
    id: 'ho-w-gaa-awards',
    language: 'en',
    catalogue: 'demo',
    description: `Hiya,

Club awards night for Naomh Fionnbarra GAA in the sports hall, Friday 26 November, 180 for dinner then a disco.

What we're after:
- 18 of the 5ft6 rounds, 180 gold banqueting chairs, 18 tablecloths to the floor
- a stage 4m x 3m, 400 high, with a set of steps
- clear lectern and mic for it
- 1 handheld radio mic
- party PA
- projector about 7,000 lumens and a 12ft screen for the match clips, and a laptop to play them
- 20 uplighters in green
- a dance floor, 5m x 5m
- mirror ball

Now, the hotel up the road is doing the food and they bring delph, cutlery and glasses. Our own DJ is Micko and he has his decks with him but no lights or speakers. No need for anyone to run the sound, Micko will. The club bar is open so leave out bar staff.

GRMA,
Sinéad`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/5ft 6in Round/, 18),
        needs(/Gold Banqueting/, [180, 189]),
        needs('tablecloth', [18, 19]),
        needs('stage_deck', [6, 6]),
        needs(/Leg 400/, [12, 24]),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 1),
        either(needs(/Party PA/, 1), needs('speaker_top', [2, 4])),
        needs(/L735U/, 1),
        needs(/12ft x/, 1),
        needs('playback_laptop', 1),
        needs('uplight', 20),
        needs(/Oak Parquet/, 25),
        needs('mirror_ball', 1),
      ],
      should: [needs('disco_light'), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, 'napkin'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'crew_dj',
        'crew_sound',
        'crew_bar',
      ],
      silly: ['flip_chart', 'crowd_barrier', 'marquee', 'toilet', 'generator', 'table_desk'],
      title: [/fionnbarra|gaa|awards/i, /180/],
    },
  },
  {
    id: 'ho-w-council-proms',
    language: 'en',
    catalogue: 'larkfield',
    description: `Skelby Borough Council invites quotations for the hire of event infrastructure. Proms in the Castle Grounds, Saturday 3 July, anticipated attendance 1,500.

Lot 1 Barriers: 200 crowd control barriers, 80 mesh fence panels.
Lot 2 Sanitary: 20 single portable toilets, 4 accessible, 4 hand wash units, 25 wheelie bins.
Lot 3 Seating and cover: 600 Samsonite chairs, one 9 m x 12 m clearspan marquee for hospitality with boarded and carpeted flooring, 12 round 5ft tables with white cloths, 96 limewash Chiavari chairs.
Lot 4 Power and light: one 45 kVA generator, 10 LED floodlights on stands for the exit routes, 20 cable ramps.
Lot 5 Communications: 16 two-way radios, 2 megaphones.

Stage, sound and stage lighting are procured under a separate contract and do not form part of this invitation. Stewarding and medical cover are the Council's own. Tenderers are reminded that heating is not required.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('crowd_barrier', 200),
        needs(/Mesh/, 80),
        needs(/Portable, Single/, 20),
        needs('toilet_accessible', 4),
        needs('hand_wash', 4),
        needs('waste_bin', 25),
        needs(/Samsonite/, [600, 630]),
        needs(/9m x 12m/, 1),
        needs(/Boarded/, [105, 115]),
        needs(/Round 5ft \(/, 12),
        needs(/Round 1(20|08)in/, [12, 13]),
        needs(/Limewash/, [96, 101]),
        needs(/45kVA/, 1),
        needs('floodlight', 10),
        needs('cable_ramp', 20),
        needs('two_way_radio', 16),
        needs('loudhailer', 2),
      ],
      should: [needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, 'marquee_lining'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: ['stage_deck', 'pa_package', 'disco_light', 'space_heater', 'patio_heater', 'crew_sound'],
      silly: ['projector', 'dance_floor', 'flip_chart', 'lectern', 'inflatable', 'table_desk'],
      title: [/skelby|proms|castle/i, /1[,. ]?500/],
    },
  },
  {
    id: 'ho-w-village-fete',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

Little Ashcombe fete is on Saturday 19 June this year, 12 to 5. We'd guess 350 on the day.

Please may we have ten of the 3m pop-ups, thirty 6ft trestles, one hundred and twenty of the white bistro chairs, the coconut shy, splat the rat, hook-a-duck, a bouncy castle, a hog roast spit, the battery PA, twenty lengths of bunting, two water boilers and 200 mugs.

Loos are in the village hall. Dr Hallam has lent a generator, and the cricket club are doing the bar with their own glasses and pumps. The Scouts are parking the cars, so no marshals or radios. Could you deliver on the Friday? We'll put everything up ourselves, no crew necessary.

Kind regards,
Hilary Wragg (Hon. Sec.)`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Gazebo 3m x 3m/, 10),
        needs(/6ft x 2ft6in/, 30),
        needs(/Bistro/, [120, 126]),
        needs(/Coconut Shy/, 1),
        needs(/Splat/, 1),
        needs(/Hook-a-Duck/, 1),
        needs(/Bouncy/, 1),
        needs(/Hog Roast/, 1),
        needs(/PA, Battery/, 1),
        needs(/Bunting/, 20),
        needs(/Boiler/, 2),
        needs(/Mug/, [200, 220]),
        needs('delivery', [1, 1]),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'generator',
        'bar_unit',
        'crew_bar',
        'glassware',
        'two_way_radio',
        'crew_stagehand',
      ],
      silly: ['projector', 'dance_floor', 'flip_chart', 'lectern', 'table_desk', 'disco_light'],
      title: [/ashcombe|fete/i, /350/],
    },
  },
];

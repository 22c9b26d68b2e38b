import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, SPEAKERS, TABLEWARE, WALL } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Outdoors over Kestrel: carols from a council's minutes, a county's bid, a food festival's list, a barn wedding. */
export const KESTREL_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-r-carols-minutes',
    language: 'en',
    catalogue: 'kestrel',
    description: `Extract from the minutes of the Community Events Advisory Committee, held 9 September

Item 7. Carols by Candlelight, Sunday 13 December, Jubilee Park, Mount Barker
7.1 Crowd expected: 2,500 (2,200 last year).
7.2 The Committee resolved that quotations be sought for:
 (a) a covered trailer stage;
 (b) sound reinforcement suitable for the crowd, with operator, six handheld radio microphones and two pairs of condenser microphones for the school choir;
 (c) three choir risers;
 (d) stage lighting with operator;
 (e) one LED screen on trailer for the words of the carols, and one laptop;
 (f) six portable toilets and two accessible, in addition to the block at the oval;
 (g) thirty wheelie bins;
 (h) two towable lighting towers for the car park.
7.3 Cr Hennessy asked about power. The Works Manager advised that three phase power is available beside the stage position and that generators are not needed.
7.4 Barriers and fencing will come from the Council depot. First aid by St John. The Lions Club will marshal the car park and the sausage sizzle brings its own barbecue.
7.5 It was agreed not to hire seating; residents bring rugs and folding chairs.
7.6 The Salvation Army Band play unamplified before the main programme and bring their own music stands.`,
    good: {
      attendees: [2200, 2500],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [4, 24]),
        needs('crew_sound', [1, 20]),
        needs('mic_wireless_handheld', 6),
        needs('mic_instrument', [2, 4]),
        needs('choir_riser', 3),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot'], [1, 40]),
        needs('crew_lighting', [1, 24]),
        needs(/screen trailer/, 1),
        needs('playback_laptop', [1, 2]),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('waste_bin', 30),
        needs(/Towable/, 2),
      ],
      should: [needs('mixing_console', 1), needs('subwoofer', [2, 10]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, ...WALL, 'crew_technician'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'generator',
        'crowd_barrier',
        'fencing',
        'cooking',
        'chair',
        'beer_table_set',
        'crew_steward',
        'music_stand',
      ],
      silly: ['dance_floor', 'lectern', 'disco_light', 'marquee', 'table_round', 'exhibition_stand', 'projector'],
      title: [/carols|mount barker|jubilee/i, /2[.,]?[25]00/],
    },
  },
  {
    id: 'ho-r-county-bid',
    language: 'en',
    catalogue: 'kestrel',
    description: `BID 26-114 EVENT EQUIPMENT, VETERANS DAY OBSERVANCE
Courthouse Lawn, November 11, 2026. Ceremony 11:00 AM, one hour.

Contractor shall deliver, install and remove the following:
  (8) 8' x 4' risers at 24" with black skirt on front and sides, (2) stair units, (1) ADA ramp
  (1,200) white folding chairs in rows
  (1) podium with gooseneck microphone
  (2) wireless handheld microphones
  (6) 10' x 10' pop-up canopies
  (20) sections of crowd control barrier
  (1) public address system adequate for 1,200 persons outdoors, with (1) operator for the duration
  (4) portable restrooms, (1) ADA restroom
  (1) generator, quiet type, 20 kVA, with cabling

The high school provides its own band and its own music stands and chairs for the band. Flags and bunting by American Legion Post 212. Traffic control, stewarding and trash containers are by the County and shall not be bid. No staging lights are required. Livestream by the County's public access channel (own cameras).

Award to lowest responsive bidder.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('stage_deck', [8, 8]),
        needs('stage_steps', [2, 2]),
        needs('stage_ramp', 1),
        needs(/White folding/, [1200, 1200]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('gazebo', 6),
        needs('crowd_barrier', 20),
        needs(['speaker_top', 'line_array', 'speaker_column'], [4, 20]),
        needs('crew_sound', [1, 2]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(/20kVA/, 1),
      ],
      should: [
        needs(/legs 2ft/, [8, 8]),
        needs('stage_skirt', [8, 30]),
        needs('power_cable'),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...OUTDOORS],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'music_stand',
        'crew_steward',
        'waste_bin',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'profile_spot',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: [
        'projector',
        'dance_floor',
        'disco_light',
        'marquee',
        'table_round',
        'hazer',
        'stage_monitor',
        'led_wall',
      ],
      title: [/veterans|courthouse/i, /1[.,]?200/],
    },
  },
  {
    id: 'ho-r-food-festival',
    language: 'en',
    catalogue: 'kestrel',
    description: `Ludworth Food & Drink Festival, 5 & 6 June (Sat + Sun), Rectory Field. 3-4,000 a day.

Order so far, please quote:
18 x gazebos 3x3 for the small producers
36 trestles
1 x marquee 9 x 15 for the cookery demos, with flooring and 90 folding chairs
In the demo tent: PA with 2 headset mics, 55" screen x 2, one camera with tripod so people can see what's in the pan, technician both days
40 picnic benches
10 loos + 2 disabled, 4 hand wash stations, 24 wheelie bins
60kVA genny for the demo tent and traders, 2 distros 63A, cable ramps 30m, spark to look after it
heras for the generator, 10 panels
8 radios, 6 fire points
Festoon, 10 runs, for the bar area

What we've sorted elsewhere: bar (the brewery brings bar, fridges, staff, glasses, the lot), music stage is a separate contractor, stewards from the rugby club, medics. The demo kitchen's ovens and hobs come from the sponsor. Kids' area is being done by Wobbly Bob with his bouncy castles.`,
    good: {
      attendees: [3000, 8000],
      days: 2,
      must: [
        needs('gazebo', 18),
        needs('table_trestle', [36, 36]),
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [130, 140]),
        needs(/White folding/, [90, 95]),
        needs(SPEAKERS, [1, 6]),
        needs('mic_headset', 2),
        needs(/55in/, 2),
        needs('camera', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
        needs('beer_table_set', [40, 40]),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', [24, 24]),
        needs(/60kVA/, 1),
        needs(/63A to/, 2),
        needs('cable_ramp', [30, 34]),
        needs('crew_electrician', [1, 40]),
        needs('fencing', 10),
        needs('two_way_radio', 8),
        needs('fire_extinguisher', [6, 6]),
        needs('festoon', 10),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...BROADCAST, 'crew_technician', 'display_stand', 'marquee_lining'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'bar_unit',
        'refrigeration',
        'crew_bar',
        'glassware',
        'mobile_stage',
        'crew_steward',
        'cooking',
        'inflatable',
      ],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'exhibition_stand', 'projector'],
      title: [/ludworth|food/i],
    },
  },
  {
    id: 'ho-r-barn-wedding-us',
    language: 'en',
    catalogue: 'kestrel',
    description: `Hi!! My fiancé and I are getting married at his grandparents' farm on Saturday, September 19, and my planner friend gave me your name. We're at 140 guests, maybe 145.

Ceremony is in the orchard: 145 white folding chairs, a wooden arch, and a little speaker with a mic for the officiant (no outlets out there, so battery).
Dinner is in a tent, the big clear one without poles if you have it, enough for everybody at 6 ft rounds - 15 of them - with a floor because the grass is lumpy. 145 chiavari chairs. Then a dance floor, 6 m by 6 m-ish.
Lights: string lights in the tent (8 strings?) and 12 battery uplights.
Restrooms: one of the nice trailers.
A bar, 2 sections, and 2 bartenders from 5 to 11.
2 heaters for outdoors in case it gets chilly.
Lawn games!

Our caterer brings the linens, china, flatware and glassware, and her own grills. The DJ has his own speakers and lights. My aunt is doing all the centerpieces and my uncle is the photographer. Power is fine, the barn has a 200 amp panel, so no generator needed.

Thank you so much!
Kaylee`,
    good: {
      attendees: [140, 145],
      days: 1,
      must: [
        needs(/White folding/, [140, 150]),
        needs('ceremony_arch', 1),
        needs(/Battery PA/, 1),
        needs('marquee', [1, 2]),
        needs(/Round table 6ft/, [15, 15]),
        needs('marquee_floor', [120, 300]),
        needs(/Chiavari/, [140, 152]),
        needs('dance_floor', [36, 40]),
        needs('festoon', [8, 8]),
        needs('uplight', 12),
        needs('toilet_trailer', 1),
        needs('bar_unit', 2),
        needs('crew_bar', [2, 16]),
        needs('patio_heater', 2),
        needs('game', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...OUTDOORS, 'refrigeration', 'marquee_lining'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'mic_wireless_handheld'],
      excluded: [
        ...TABLEWARE,
        'tablecloth',
        'napkin',
        'cooking',
        'generator',
        'crew_dj',
        'disco_light',
        'moving_head',
        'speaker_top',
        'subwoofer',
        /Party PA/,
        'crew_photographer',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_deck', 'flip_chart', 'exhibition_stand'],
      title: [/wedding/i, /14[05]/],
    },
  },
];

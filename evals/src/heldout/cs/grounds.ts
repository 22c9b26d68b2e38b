import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const COMMENCEMENT_OFF: readonly Selector[] = [
  ...SEATS,
  'camera',
  'video_switcher',
  'streaming_encoder',
  'crew_camera',
  'generator',
];
const TRUCKS_OFF: readonly Selector[] = ['generator', 'waste_bin', 'drum_kit', 'guitar_amp', 'bass_amp'];
const MOVIES_OFF: readonly Selector[] = [...SEATS, 'waste_bin', 'crowd_barrier', 'crew_steward', 'playback_laptop'];
const MARKET_OFF: readonly Selector[] = ['generator', 'waste_bin', ...SEATS, 'crew_steward'];

/** On grass, on streets and in parks. */
export const GROUNDS: readonly EvalBrief[] = [
  {
    id: 'ho-cs-commencement',
    language: 'en',
    catalogue: 'yampa',
    description: `Hi there,

I'm putting together our commencement ceremony, Saturday, May 29 at 10 a.m. on the football field. We have 240 graduates and roughly 900 family members in the stands.

Could you please quote:

- a stage 24 ft x 16 ft, 2 ft high, black skirt around it, two sets of steps and a wheelchair ramp
- a podium with a gooseneck mic, and two wireless handhelds for the student speakers
- sound that covers the field and the home bleachers, with somebody to run it
- two pop-up canopies, one for the diplomas and one for the nurse
- 8 two-way radios for staff

The district is trucking in the chairs for the graduates, so no seating from you. Our media class films and streams the whole thing with their own cameras, switcher and encoder and they're very proud of it. There's stadium power at the 50-yard line, so we won't need a generator.

If you've done football fields before, I'd welcome any advice on where the speakers should go. Rehearsal is Friday at 1.

Thanks so much,
Denise Kowalczyk
Assistant Principal`,
    good: {
      attendees: [900, 1140],
      must: [
        needs('stage_deck', 12),
        needs('stage_skirt', [5, 10]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 24]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('gazebo', 2),
        needs('two_way_radio', [8, 10]),
      ],
      should: [needs(/leg set, 2ft/, 12), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'drape', 'carpet', 'crew_steward'],
      excluded: COMMENCEMENT_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'disco_light', 'stage_monitor', 'table_round', 'bar_unit'],
      title: [/commencement|graduat/i, /900|1[.,  ]?140/],
    },
  },
  {
    id: 'ho-cs-food-trucks',
    language: 'en',
    catalogue: 'yampa',
    description: `CALL LOG 2:15 pm. Ray Delgado, Parks & Rec, Grand Junction

Food truck rally, Fri Sept 18, 4 to 9 pm, Lincoln Park. 14 trucks. He figures 1,500 people over the evening.

Wants:
mobile stage w/ roof
PA for two local bands + our engineer
4 floor monitors
30 picnic tables
60 barricades
12 porta potties + 2 ADA
4 handwash stations
10 radios for his crew

Trucks run off their own generators and the stage ties into the power pedestal in the park. He was clear he doesn't want to see a generator on the quote. City sanitation is dropping off trash cans. Bands bring drums and amps.

String lights, 12 strands, priced as an option, council might cut them.

Setup from 8 am, everything gone by midnight. Call back w/ number by Wed, or ray's assistant if he's out.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 4),
        needs('beer_table_set', 30),
        needs('crowd_barrier', 60),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('two_way_radio', 10),
        offers('festoon', 12),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, 'stage_wash', 'lighting_package'],
      offers: [...OUTDOORS_OFFERS, 'stage_wash', 'lighting_package', 'inflatable'],
      excluded: TRUCKS_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'hazer', 'table_round', 'led_wall', 'exhibition_stand'],
      title: [/food truck|rally|lincoln|grand junction/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-cs-turkey-trot',
    language: 'en',
    catalogue: 'yampa',
    description: `Hey can you guys do Thanksgiving morning? Turkey trot 5K, Riverfront Park, about 600 runners. Need speakers and a wireless mic at the start line, 80 barricades, 6 porta potties plus 1 ADA, 4 pop up tents, 10 eight foot tables, 12 trash cans, small generator for the sound and a few cords. Finish line arch if you have one? We start at 8 and you can pick up any time after noon. Thx, Marcus w/ Rotary`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crowd_barrier', 80),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('gazebo', 4),
        needs(/Banquet table, 8ft/, 10),
        needs('waste_bin', 12),
        needs(/Generator, 7kW/, 1),
        needs('power_cable', [2, 12]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'hot_drinks', 'photo_booth'],
      unmet: [/arch/i],
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'hazer',
        'stage_monitor',
        'table_round',
        'disco_light',
        'bar_unit',
      ],
      title: [/turkey|trot|5 ?k|riverfront/i, /600/],
    },
  },
  {
    id: 'ho-cs-movies-in-the-park',
    language: 'en',
    catalogue: 'yampa',
    description: `Good afternoon,

Council is again running Movies in the Park, this summer on Friday 22 and Saturday 23 January at Jells Reserve. We'd expect around 400 people each night, mostly families. Films start at dusk, about 8.45pm, and finish by 11.

Could you please provide a price for both nights for:

• 10,000 lumen projector and your 16 foot screen
• sound system to suit the crowd
• one wireless microphone for the welcome
• AV technician on each night
• generator, extension leads and cable ramps
• 4 pop-up canopies for the community stalls
• 10 portable toilets and 2 accessible toilets

Please note that people bring their own rugs and camp chairs, so seating isn't required. Council's depot looks after the bins and the crowd barriers, and our rangers and volunteers act as stewards. The film comes on a media player which our officer brings along, so no laptop either.

A certificate of currency for public liability must accompany the quote.

Kind regards,
Siobhan Nguyen
Events Officer`,
    good: {
      attendees: [400, 800],
      days: 2,
      must: [
        needs(/10,000 lumen/, 1),
        needs(/9ft x 16ft/, 1),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 40]),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 40]),
        needs('cable_ramp', [2, 50]),
        needs('gazebo', 4),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SLIDES],
      offers: OUTDOORS_OFFERS,
      excluded: MOVIES_OFF,
      silly: ['stage_deck', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', 'hazer', 'lectern'],
      title: [/movie|jells|cinema/i, /400|800/],
    },
  },
  {
    id: 'ho-cs-groundbreaking',
    language: 'en',
    catalogue: 'yampa',
    description: `Hello, I handle marketing for a builder in Calgary and we're breaking ground on a seniors' residence on Tuesday, June 9 at 11 am. There will be about 75 guests including the mayor and the minister. The site is a graded lot with nothing on it.

What I have on my list so far:

20' x 40' tent
75 black folding chairs
Small stage, 16' x 8', one foot high, with steps and skirting
Acrylic podium with gooseneck mic
Sound system for speeches
Press mult box (CTV and Global have both said they're coming)
Generator and cords
1 red carpet
Step and repeat backdrop with our logo
2 portable toilets and a handwash station
6 ceremonial shovels, if you rent those

Someone to run the sound please. Speeches last half an hour, then photos with shovels, then coffee, and we're finished by 12:30. I need the number for a budget meeting on Friday.

Thanks!
Jordan`,
    good: {
      attendees: 75,
      days: 1,
      must: [
        needs(/20ft x 40ft/, 1),
        needs(/Folding chair, black/, [75, 80]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [2, 6]),
        needs(/Podium, clear/, 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 6]),
        needs('press_feed', 1),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 20]),
        needs('carpet', 1),
        needs('backdrop', 1),
        needs('toilet', 2),
        needs('hand_wash', 1),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [needs(/leg set, 1ft/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'hot_drinks', 'crockery', 'stanchion', 'mic_wireless_handheld', 'marquee_floor'],
      unmet: [/shovel/i],
      silly: ['projector', 'dance_floor', 'subwoofer', 'hazer', 'stage_monitor', 'disco_light', 'bar_unit'],
      title: [/ground|calgary|senior|residence/i, /75/],
    },
  },
  {
    id: 'ho-cs-winter-market',
    language: 'en',
    catalogue: 'yampa',
    description: `Bonjour/Hello!

The Wellington West BIA is holding its winter market on the plaza again, three days, Friday, December 4 to Sunday, December 6, noon to 8. On a good day we see about 800 people.

I'd like a price on:
16 pop-up canopies
16 eight-foot tables
20 strands of string lights
10 patio heaters
a little stage for the carollers, 16 feet by 8, one foot off the ground, with steps
a small PA with two wired vocal mics on stands
4 portable restrooms and one ADA
30 barricades

You won't need to bring generators, the city electrician runs us power to every stall from the street boxes. Vendors look after their own chairs. Garbage is picked up by the city too and they leave us bins, and we have a security company for the nights and the gates, so none of your attendants.

Last year two heaters arrived without propane, please make sure that doesn't happen again!

Merci,
Chantal`,
    good: {
      attendees: [800, 2400],
      days: 3,
      must: [
        needs('gazebo', 16),
        needs(/Banquet table, 8ft/, 16),
        needs('festoon', 20),
        needs('patio_heater', 10),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs(/SM58/, 2),
        needs('mic_stand', [2, 4]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 30),
      ],
      should: [needs(/leg set, 1ft/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'stage_wash', 'stage_monitor', 'mic_wireless_handheld'],
      excluded: MARKET_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'led_wall', 'table_round', 'registration_desk', 'inflatable'],
      title: [/market|wellington/i, /800|2[.,  ]?400/],
    },
  },
];

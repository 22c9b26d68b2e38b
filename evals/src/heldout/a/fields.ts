import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, SEATS, SLIDES, SPEAKERS, SPEECH, TOILETS, WALL } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-county-show',
    language: 'en',
    catalogue: 'larkfield',
    description: `NORTH TARNDALE AGRICULTURAL SHOW – Saturday 1 August
Schedule of hire, for quotation

The showground is pasture with no services. Attendance last year was 7,400; we are planning for 8,000.

A. Marquees
   A1 Produce & handicrafts: 12m x 24m, matting throughout.
   A2 Members' luncheon: 9m x 15m, lined, boarded floor, 11 no. 5ft round tables with cloths, 88 banqueting chairs.
   A3 Secretary and first aid: 2 no. 6m x 6m.
B. Produce tables: 60 no. 6ft trestles.
C. Conveniences: 30 singles, 4 accessible, 3 urinal pods, 6 hand-wash.
D. Ring: 200 metres of crowd barrier.
E. Announcements over the whole of the main ring, with one radio microphone for the commentator.
F. Generators as you think fit, with distribution to the four marquees.
G. 30 wheelie bins. 16 two-way radios. 8 fire points.
H. Ground panels for the gateway, 40.

First aid is provided by St John. Traders bring their own stalls. Bar by the brewery.`,
    good: {
      attendees: 8000,
      days: 1,
      must: [
        needs('marquee', [4, 4]),
        needs(/12m x 24m/, 1),
        needs(/9m x 15m/, 1),
        needs(/6m x 6m/, 2),
        needs(/Matting/, [250, 300]),
        needs('marquee_lining', [130, 140]),
        needs(/Boarded/, [130, 140]),
        needs('table_round', 11),
        needs('tablecloth', [11, 11]),
        needs('chair_banquet', [88, 92]),
        needs('table_trestle', 60),
        needs(/Portable, Single/, 30),
        needs('toilet_accessible', 4),
        needs(/Urinal/, 3),
        needs('hand_wash', 6),
        needs('crowd_barrier', [87, 90]),
        needs('pa_package'),
        needs(['mic_wireless_handheld', /1 Radio Mic/]),
        needs('generator', [1, 6]),
        needs('power_distro', [2, 12]),
        needs('waste_bin', 30),
        needs('two_way_radio', 16),
        needs('fire_extinguisher', 8),
        needs('trackway', 40),
      ],
      should: [needs('fuel'), needs('power_cable'), needs('delivery'), needs('crew_stagehand')],
      allowed: [...OUTDOORS, ...SPEECH, 'loudhailer'],
      offers: [...OUTDOORS_OFFERS, 'floodlight', 'space_heater', 'signage'],
      excluded: ['crew_medic', 'bar_unit', 'crew_bar', 'gazebo'],
      silly: ['dance_floor', 'disco_light', 'stage_deck', 'photo_booth', 'projector'],
      title: [/tarndale/i, /8[,. ]?000/],
      unmetToo: [/ring|announce|pa\b/i],
    },
  },
  {
    id: 'ho-fourth-of-july',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'City of Durango – Independence Day concert in the park, July 4, est. attendance 5,000. Seeking quotes from qualified vendors for ONE (1) day: mobile stage with roof min. 24x20; concert sound for 5,000 outdoors incl. line array, subs, FOH + monitor engineers; stage lighting for dusk till 10 PM; generator(s) with fuel & distro; FOH tent (10x10); 60 bike racks; stage barricade, 48 linear feet; 10 walkie talkies. Performers: city band (40 pc), mariachi (8), headline country act (6, festival backline theirs). Fireworks contracted separately. Portable toilets, trash and security are furnished by Parks Dept.',
    good: {
      attendees: 5000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 24]),
        needs('subwoofer', [4, 12]),
        needs('stage_monitor', [4, 18]),
        needs('mixing_console', [1, 3]),
        needs('crew_sound', [2, 5]),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot']),
        needs('generator', [1, 3]),
        needs('fuel'),
        needs('power_distro', [1, 8]),
        needs('gazebo', [1, 2]),
        needs(/Bike rack/, 60),
        needs('pit_barrier', 12),
        needs('two_way_radio', 10),
      ],
      should: [
        needs('amplifier', [2, 6]),
        needs('mic_wired', [4, 30]),
        needs('mic_stand'),
        needs('di_box'),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand'),
        needs('cable_ramp'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'mic_wireless_handheld', 'music_stand', 'crew_camera'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['spark_machine', 'waste_bin', 'crew_steward', 'backline'],
      silly: ['lectern', 'dance_floor', 'projector', 'table_round', 'stage_deck'],
      title: [/durango/i, /5[,. ]?000/],
    },
  },
  {
    id: 'ho-fun-run',
    language: 'en',
    catalogue: 'demo',
    description:
      '10K & fun run for the hospice, Sunday 4 May, start/finish on the rec in Oakham. 1,200 entries plus supporters. Looking for: start/finish PA (MC with radio mic, playlist for the warm-up), 150 barriers for the finish funnel, six 3x3 gazebos, 20 trestles for water and bag drop, 14 loos + 2 disabled, 8 radios, 2 first-aiders for 5 hours. Finish arch – the timing people bring that. There is NO mains on the rec. Marshals are all volunteers.',
    good: {
      attendees: [1200, 4000],
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crowd_barrier', 150),
        needs('gazebo', 6),
        needs('table_trestle', 20),
        needs(/Single Portable Toilet/, [12, 14]),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 8),
        needs('crew_medic', 2),
        needs('generator', [1, 2]),
      ],
      should: [needs('fuel'), needs('hand_wash', [2, 6]), needs('waste_bin'), needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, /Earpiece/],
      offers: [...OUTDOORS_OFFERS, 'inflatable'],
      excluded: ['ceremony_arch', 'crew_steward'],
      silly: ['dance_floor', 'stage_deck', 'disco_light', 'projector', 'toilet_trailer', 'marquee'],
      title: [/oakham/i],
      unmetToo: [/arch|timing/i],
    },
  },
  {
    id: 'ho-garden-party',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Golden wedding tea party in the garden, Sunday 13 July, 3 till 6, 48 guests, mostly over seventy. Proper cups and saucers, tea plates, teaspoons and a boiler for the tea; six 4ft tables with cloths; forty-eight nice chairs; four parasols or, if it looks like rain, one 6x9 marquee – please put the marquee in as an option. A cake stand for the cake. Croquet would be a treat. We have electricity in the kitchen, and of course a lavatory! Nothing musical.',
    good: {
      attendees: 48,
      days: 1,
      must: [
        needs(/Cup and Saucer/, [48, 60]),
        needs(/Side|Dessert 8in/, [48, 60]),
        needs(/Teaspoon/, [48, 60]),
        needs('hot_drinks', [1, 2]),
        needs('table_round', [6, 12]),
        needs('tablecloth', [6, 12]),
        needs(['chair', 'chair_banquet'], [48, 50]),
        needs('parasol', 4),
        offers('marquee', 1),
        needs(/Cake Stand/, 1),
        needs(/Croquet/, 1),
      ],
      should: [needs('delivery', 1)],
      allowed: [...ANY_JOB, 'serving', /Table, Cake/, 'table_trestle', /Fork, Dessert|Knife/, 'napkin'],
      offers: [
        'glassware',
        'centrepiece',
        /Bunting/,
        'marquee_floor',
        'marquee_lining',
        'crew_waiter',
        'napkin',
        'game',
      ],
      excluded: [...TOILETS, ...SPEAKERS, 'generator'],
      silly: ['dance_floor', 'stage_deck', 'disco_light', 'bar_unit', 'mic_wireless_handheld'],
      title: [/48/],
    },
  },
  {
    id: 'ho-drive-in-cinema',
    language: 'en',
    catalogue: 'demo',
    description: `Open-air cinema, two nights (Fri 29 & Sat 30 Aug), the cricket ground, Alnwick, 600 a night with their own picnic blankets and chairs.

We'd need the biggest LED screen that makes sense for 600 (we thought 8 m wide by 4.5 m high = 36 sq m?), outdoor rated as it starts before dark, sound to reach all of them, something to play the film from, one radio mic for notices. Festoon along the path, about 150 metres. 2 lighting towers in the car park. Somebody technical each night. Ground support or whatever holds the screen up please include.

Licence, toilets and generator all sorted by the club.`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('led_wall', [24, 48]),
        needs(/Outdoor LED/, [24, 48]),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        needs(['playback_laptop', 'media_server', 'video_recorder'], [1, 3]),
        needs('mic_wireless_handheld', 1),
        needs('festoon', [6, 7]),
        needs(/Lighting Tower/, 2),
        needs('truss'),
        needs(['crew_video', 'crew_technician', 'crew_sound'], [1, 5]),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs(['ballast', 'truss_base']),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...WALL,
        ...SLIDES.filter((each) => each !== 'projector'),
        ...OUTDOORS,
        'access_platform',
        'lifting_tower',
        'gazebo',
      ],
      offers: [...OUTDOORS_OFFERS.filter((each) => each !== 'chair'), 'crew_medic'],
      excluded: ['generator', ...TOILETS, ...SEATS],
      silly: ['projector', 'projection_screen', 'dance_floor', 'lectern', 'stage_deck', 'marquee'],
      title: [/alnwick/i, /600/],
    },
  },
  {
    id: 'ho-commencement',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Graduation on the quad, Adams State, Sat May 9, 10 am. 640 guests + 110 grads = 750 chairs total, all white if you have 'em, otherwise mix white and black.
Stage: 24 x 16, 24 inches, ADA ramp + one set of steps w/ rails, skirt front and sides. Pipe & drape behind, 10 ft high, 24 ft.
Podium with the college logo panel and 2 goosenecks; (1) wireless HH as spare; PA to cover about 150 ft x 120 ft on grass; assisted listening for 10.
10 pcs of furniture on stage: club chairs for platform party.
One LED wall, outdoor, roughly 16x9 ft, for close-ups with 2 manned cameras and a switcher.
Power comes from the library – 2 x 50A, we just need spider boxes and cable and ramps over the walk.
Band brings own stuff and plays acoustic.`,
    good: {
      attendees: [640, 750],
      days: 1,
      must: [
        needs('chair', [750, 770]),
        needs('stage_deck', [12, 14]),
        needs('stage_ramp', 1),
        needs('stage_steps', 1),
        needs('stage_skirt', [24, 84]),
        needs('drape', [24, 30]),
        needs('lectern', 1),
        needs('mic_lectern', 2),
        needs('mic_wireless_handheld', 1),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('induction_loop', 1),
        needs('armchair', [8, 10]),
        needs('led_wall'),
        needs(/CB5/),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs(/Spider box/, [2, 4]),
        needs('power_cable'),
        needs('cable_ramp'),
      ],
      should: [
        needs(/White resin/, [375, 400]),
        needs(/logo panel/, 1),
        needs(/10'H blk|white sheer/, [24, 30]),
        needs('video_processor', 1),
        needs('crew_video', [1, 3]),
        needs('crew_sound', [1, 2]),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...WALL, ...OUTDOORS, 'camera', 'lectern', 'stanchion', 'gazebo'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'plants', 'carpet', 'marquee'],
      excluded: ['generator', 'drum_kit', 'keyboard', 'music_stand'],
      silly: ['dance_floor', 'table_round', 'disco_light', 'moving_head', 'projector', 'hazer'],
      title: [/adams/i, /640|750/],
    },
  },
];

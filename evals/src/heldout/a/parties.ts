import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import {
  BAND,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  SEATS,
  SITE_POWER,
  SPEAKERS,
  TABLES,
  TABLEWARE,
  TOILETS,
} from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-quinceanera',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'My daughter Ximena’s quinceañera is Saturday Oct 10 at the Elks Lodge in Las Cruces. 200 guests. The hall has tables and plain chairs but we want 200 gold chiavari for the pictures, 25 round white tablecloths for the 60 inch rounds, 30 uplights in rose gold, a dance floor 24 by 24 feet and cold sparks for the vals. My cousin is the DJ and he has all his own equipment, we just need a wireless mic for the padrinos plugged into his board. Photo booth if you do those. Thank you & God bless, Marisol',
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('chair_banquet', [200, 210]),
        needs('tablecloth', 25),
        needs('uplight', 30),
        needs('dance_floor', [56, 72]),
        needs('spark_machine', [2, 6]),
        needs('mic_wireless_handheld', 1),
      ],
      should: [needs('transport'), needs(/120 rnd/, 25)],
      allowed: [...ANY_JOB, 'lighting_console', 'dmx_splitter', 'crew_lighting', 'crew_technician', 'mic_stand'],
      offers: PARTY_OFFERS,
      excluded: [...SPEAKERS, 'dj_player', 'dj_mixer', 'crew_dj', ...TABLES],
      silly: ['generator', 'projector', 'stage_monitor'],
      unmet: [/photo/i],
      title: [/las cruces|elks/i, /200/],
    },
  },
  {
    id: 'ho-fortieth-barn',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Beth’s turning 40!! Party in our own barn nr Hay-on-Wye, Sat 21st June, sixty-five of us, hog roast at 6 then dancing. We need the hog roast spit (butcher brings pig), trestles and benches for everybody to sit at, disco with lights, mirror ball, loads of festoon (100m??), 2 fire pits outside and a couple of loos, posh ones if poss. We’ve got mains in the barn, all good there. Plates + cutlery are compostable so no need. My brother will do the music off his laptop.',
    good: {
      attendees: 65,
      days: 1,
      must: [
        needs(/Hog Roast/, 1),
        needs('table_trestle', [8, 14]),
        needs('bench', [16, 28]),
        needs('pa_package', [1, 1]),
        needs('disco_light', [1, 2]),
        needs('mirror_ball', 1),
        needs('festoon', [5, 6]),
        needs(/Fire Pit/, 2),
        either(needs('toilet_trailer', 1), needs('toilet', [1, 3])),
      ],
      should: [needs(/PA, Disco/, 1), needs('toilet_trailer', 1), needs('fuel'), needs('delivery')],
      allowed: [...BAND, ...PARTY_LIGHT, ...OUTDOORS.filter((each) => each !== 'generator')],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'cooking'],
      excluded: ['generator', 'crockery', 'cutlery', 'crew_dj'],
      silly: ['marquee', 'projector', 'chair_banquet', 'stage_deck', 'marquee_lining'],
      title: [/hay/i, /65/],
    },
  },
  {
    id: 'ho-prom',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Pueblo East HS Junior/Senior Prom
April 25, 7–11 pm, school gym, 450 students

Wish list from the student council:
* DJ with a really big sound system (subs!!)
* LED wall behind DJ, about 16' x 8', for visuals
* moving lights on truss, at least 8
* haze if the school allows it – please quote as an option
* 40 ft of drape each side to hide bleachers (80 total), black
* photo backdrop
* 20 highboys with black spandex

The custodian says the gym has (4) 20-amp circuits and that's it, so you'd need to bring power from outside. No confetti, no fog, no strobes (two kids with epilepsy).`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('subwoofer', [2, 8]),
        needs('crew_dj', 1),
        needs('led_wall', [20, 60]),
        needs('moving_head', [8, 16]),
        needs('truss', [2, 16]),
        offers('hazer', [1, 2]),
        needs('drape', [80, 100]),
        needs('backdrop', 1),
        needs('table_cocktail', 20),
        needs('tablecloth', 20),
        needs('generator', [1, 2]),
      ],
      should: [
        needs('power_distro', [1, 6]),
        needs('video_processor', 1),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...SITE_POWER,
        ...ANY_JOB,
        ...PLATFORM,
        'dj_player',
        'dj_mixer',
        'dj_booth',
        'media_server',
        'playback_laptop',
        'video_cable',
        'video_switcher',
        'hoist',
        'crew_rigger',
        'mic_wireless_handheld',
      ],
      offers: [...PARTY_OFFERS, 'effect_fluid'],
      excluded: ['confetti_machine', 'confetti', 'smoke_machine', 'strobe'],
      silly: ['lectern', 'projector', 'table_round', 'marquee', 'toilet'],
      title: [/pueblo/i, /450/],
    },
  },
  {
    id: 'ho-ceilidh-wedding',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

Ailsa & Tom, wedding on 5 September in a field at her parents' farm outside Melrose. There is nothing in the field except sheep, who will be moved.

Numbers: 148 day guests, all seated for the meal, another 30 or so coming in the evening for the ceilidh.

We would like:
 - one big marquee with ivory lining, hard floor and room for the dancing
 - limewash chiavari chairs, 5ft6 round tables, white linen on the tables, white napkins
 - an oak dance floor, the biggest you do
 - a low stage for the ceilidh band, 16 x 8 ft. They bring their own PA and instruments.
 - heating: it's Scotland
 - loos, decent ones. One must be suitable for Tom's granny who uses a wheelchair.
 - power for all of it, caterer included (he needs 32 A)
 - a small tent for the caterer, he's bringing ovens and all his crockery, glass and cutlery
 - ceremony is in the kirk so nothing needed there

Could we have a price for chandeliers as an extra, and for six bay trees?

Many thanks
Ailsa`,
    good: {
      attendees: [148, 178],
      days: 1,
      must: [
        needs('marquee', [1, 3]),
        needs('marquee_lining', [200, 400]),
        needs('marquee_floor', [200, 400]),
        needs('chair_banquet', [148, 185]),
        needs('table_round', [14, 19]),
        needs('tablecloth', [14, 24]),
        needs('napkin', [148, 185]),
        needs('dance_floor', 1),
        needs('stage_deck', 4),
        needs('space_heater', [1, 3]),
        needs('toilet_trailer', [1, 2]),
        needs('toilet_accessible', [1, 2]),
        needs('generator', [1, 2]),
        needs(/Catering Tent/, [1, 2]),
        offers(/Chandelier/),
        offers('plants', 6),
      ],
      should: [
        needs(/12m x (18|24|30)m/, 1),
        needs(/21ft/, 1),
        needs(/Chiavari, Limewash/, [148, 185]),
        needs(/5ft6in/, [14, 19]),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('fuel'),
        needs('delivery'),
        needs('crew_stagehand'),
      ],
      allowed: [...OUTDOORS, ...PLATFORM, 'floodlight', 'table_trestle', /Emergency Exit/, 'chair'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'fan'],
      excluded: [...SPEAKERS, ...TABLEWARE, 'ceremony_arch', 'cooking', 'backline'],
      silly: ['projector', 'stage_monitor', 'lectern', 'disco_light'],
      title: [/melrose/i, /148|178/],
    },
  },
  {
    id: 'ho-office-christmas',
    language: 'en',
    catalogue: 'demo',
    description:
      'Office Christmas do, 18th Dec, 6pm till 1, in the atrium at work (Leeds). 2 floors, 220 staff, drinks and canapés, no sit-down. Poseur tables with something on them, a bar (the caterer staffs it and brings the booze and glasses), DJ from 9 - please supply DJ and gear - some party lighting, a dancefloor about 6m square, coat rails for everyone and a photo booth. No smoke machines or hazers, the atrium alarm is ultra sensitive and it cost us £4,000 last time.',
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('table_cocktail', [15, 60]),
        needs(['tablecloth', 'centrepiece']),
        needs('bar_unit', [1, 8]),
        needs('crew_dj', 1),
        needs(['dj_player', 'dj_controller'], [1, 4]),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs(['disco_light', 'moving_head', 'mirror_ball', 'lighting_package', 'stage_wash']),
        needs('dance_floor', [36, 42]),
        needs('coat_rail', [3, 6]),
        needs('photo_booth', 1),
      ],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'dj_booth', 'dj_mixer', 'uplight', 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, 'crew_steward', 'bench'],
      excluded: ['hazer', 'smoke_machine', 'effect_fluid', 'crew_bar', 'glassware'],
      silly: ['generator', 'marquee', 'toilet', 'lectern', 'projector', ...SEATS, 'table_round'],
      title: [/leeds/i, /220/],
    },
  },
  {
    id: 'ho-diwali-melas',
    language: 'en',
    catalogue: 'demo',
    description:
      'Diwali celebration, Harrow Leisure Centre sports hall, 8 November, 500-550 people over the evening. Dance groups, a six piece bhangra band (dhol, vocals x2, keys, guitar, bass) and speeches by councillors. Requirement: stage 8m x 6m x 0.6m high w/ steps both sides, full PA with monitors, 4 radio mics, stage lighting w. some movement, a backdrop of stars behind, 400 chairs, 12 trestle tables for the food stalls. The hall has three-phase 63A. Please dont include fireworks or toilets, centre has toilets. Stage and PA crew needed from 2pm.',
    good: {
      attendees: [500, 550],
      days: 1,
      must: [
        needs('stage_deck', [22, 28]),
        needs('stage_steps', 2),
        either(needs(['speaker_top', 'line_array'], [4, 16]), needs('pa_package', [2, 4])),
        needs('stage_monitor', [3, 8]),
        needs('mic_wireless_handheld', 4),
        needs(['moving_head'], [2, 16]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 30]),
        needs('star_cloth', [1, 2]),
        needs('chair', 400),
        needs('table_trestle', 12),
        needs('crew_sound', [1, 3]),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs('mixing_console', 1),
        needs(/600mm/),
        needs('power_distro', [1, 3]),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand'),
        needs('di_box', [2, 8]),
        needs('transport'),
      ],
      allowed: [
        ...BAND,
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        'hoist',
        'crew_stage_manager',
        'crew_rigger',
        'drape',
      ],
      offers: [
        ...PARTY_OFFERS,
        'lectern',
        'crew_steward',
        'crew_medic',
        'crowd_barrier',
        'backline',
        'followspot',
        'video',
      ],
      excluded: ['spark_machine', ...TOILETS],
      silly: ['generator', 'marquee', 'dj_player'],
      title: [/harrow/i, /500|550/],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

/** The same shelf: a festival's site manager. */
export const TEES_FIELD: readonly EvalBrief[] = [
  {
    id: 'ho-af-field-infrastructure',
    language: 'en',
    catalogue: 'tees',
    description: `Site infrastructure, folk and roots weekender, Fri 16 to Sun 18 July (3 days open), fields at Danby, 1,500 a day

You:
1 x roofed trailer stage
2 x 30 kVA silent, 1 x 100 kVA silent
10 x distribution boards, 20 x 32A 25m
200 Heras panels
120 crowd barriers
24 single loos, 3 accessible, 6 double basin hand wash
8 diesel lighting towers
60 trackway panels
12 lengths of festoon
2 site cabins
20 two-way radios with earpieces
30 bins
15 fire points

Others, so not on your quote:
PA, stage lighting and the people who run them - production company
Big tops and marquees - the tent people
Security and stewards - contracted
Medics - contracted
Diesel for all of it - fuel co. fill on site
Bars, bar staff, bottle fridges - brewery

Build from Weds 14th, off site by Tues 20th.`,
    good: {
      attendees: [1500, 4500],
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs(/30kVA/, 2),
        needs(/100kVA/, 1),
        needs('power_distro', 10),
        needs('fencing', [200, 200]),
        needs('crowd_barrier', [120, 120]),
        needs(/Toilets: single/, [24, 24]),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs(/Lighting towers/, 8),
        needs('trackway', [60, 60]),
        needs('two_way_radio', 20),
        needs('waste_bin', 30),
        needs('fire_extinguisher', 15),
      ],
      should: [needs(/32A 25m/, 20), needs('festoon', 12), needs('site_cabin', 2), needs('transport')],
      allowed: OUTDOORS,
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'stage_monitor',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'lighting_console',
        'crew_sound',
        'crew_lighting',
        'marquee',
        'crew_steward',
        'crew_medic',
        'fuel',
        'bar_unit',
        'crew_bar',
        'refrigeration',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'chair_banquet', 'photo_booth'],
      title: [/danby|folk|weekender|festival/i, /1[,.]?500/],
    },
  },
];

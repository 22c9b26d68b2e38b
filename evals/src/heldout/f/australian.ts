import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Australia. */
export const AUSTRALIAN: readonly EvalBrief[] = [
  {
    id: 'ho-f-shire-movie-night',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Shire of Denmark – Community Development – Request for Price

Movie under the Stars, Berridge Park, Saturday 24 January, 6.30 to 10 pm. Anticipated: 500, most of whom BYO rug.

The Shire requires:
a) LED trailer screen, daylight capable
b) Sound for the lawn, incl. one handheld radio mic for the Welcome to Country
c) 80 bistro chairs for seniors
d) 4 port-a-loos, 1 accessible (the park block is shut for works)
e) 4 pop-ups 3x3, weighted: no pegs, there's reticulation
f) 12 wheelie bins
g) 3 worklights for pack-down
h) AV operator, 5 to 11 pm

The Shire will provide: rangers for traffic, a first aider, temp fencing from the depot. Film licence and the laptop with the film on it: also us. The Lions run the sausage sizzle on their own barbie. Fairy floss was proposed and will not be proceeding.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/Trailer screen/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [1, 1]),
        needs(/Bistro/, 80),
        needs(/^Port-a-loo$/, 4),
        needs('toilet_accessible', 1),
        needs(/Pop-up 3x3/, 4),
        needs('waste_bin', 12),
        needs(['crew_technician', 'crew_sound'], [1, 2]),
      ],
      should: [needs(/Worklight/, 3), needs('delivery', [1, 2])],
      allowed: without([...LOUD, ...OUTDOORS, 'video_cable'], 'crew_medic', 'crew_steward'),
      offers: OUTDOORS_OFFERS,
      excluded: [
        'fencing',
        'crew_medic',
        'playback_laptop',
        'cooking',
        /Fairy floss/,
        'projector',
        'projection_screen',
      ],
      silly: ['dance_floor', 'lectern', 'disco_light', 'marquee', 'toilet_trailer', 'stage_monitor', 'chair_banquet'],
      title: [/denmark|berridge/i, /500/],
    },
  },
  {
    id: 'ho-f-woolshed-fiftieth',
    language: 'en',
    catalogue: 'wattlebird',
    description: `g'day, missus is 50 in march (sat 14th) and i'm doing the woolshed up for about 90. ute can fetch small stuff but the tables no so price delivery pls, we're 12k out of naracoorte

after:
8 x 1.8 rounds w cloths
90 americana chairs
15 lengths festoon
disco ball + party light pack x1
bar (the timber lookin one) and 4 of the big eskies
coolroom trailer
2 port-a-loos
dry bars x6

band is just me brother and his guitar so a bose stick thing and a mic for him

got a genny, 20 kva, runs the shearing. no dance floor mate it's a shearing board. plates n that are from the footy club, kev's on the spit. and none of them silk drapes, she saw em at her cousins and laughed`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Round table 1\.8m/, 8),
        needs(/Americana/, 90),
        needs('festoon', 15),
        needs('mirror_ball', 1),
        needs('disco_light', 1),
        needs(/recycled timber/, 1),
        needs(/Coolroom/, 1),
        needs(/^Port-a-loo$/, 2),
        needs(/Bose L1/, 1),
      ],
      should: [
        needs(/3\.2m round/, 8),
        needs(/Esky/, 4),
        needs('table_cocktail', 6),
        either(needs('mic_wired', 1), needs('mic_wireless_handheld', 1)),
        needs('delivery', 1),
      ],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wired', 'mic_wireless_handheld', 'di_box', 'waste_bin'],
      offers: [...without(PARTY_OFFERS, 'drape', 'dance_floor'), ...OUTDOORS_OFFERS],
      excluded: ['generator', 'fuel', 'dance_floor', 'crockery', 'cutlery', 'cooking', /silk/i],
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'marquee', 'crowd_barrier'],
      title: [/naracoorte|woolshed/i, /90/],
    },
  },
];

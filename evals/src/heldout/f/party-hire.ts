import { type EvalBrief, needs } from '../../expectation.ts';
import { LINEN } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Britain, against the party and marquee hire's catalogue. */
export const PARTY_HIRE: readonly EvalBrief[] = [
  {
    id: 'ho-f-sixth-form-exams',
    language: 'en',
    catalogue: 'larkfield',
    description: `Good morning,

Mock exams are in the sports hall from Monday 5 to Friday 16 January and our usual desks have gone to the other campus. Please quote for 180 exam desks and 180 chairs (plain folding will do), 4 trestle tables for the invigilators, 6 electric fan heaters as the boiler is what it is, and 2 coat rails.

The flooring to protect the sprung boards is bought. Clocks and signage we have. The site team will put everything out, so drop at the loading door only, please, before noon on Friday 2nd.

Regards,
Dawn Pemberton, Exams Officer`,
    good: {
      must: [
        needs(/Exam Desk/, 180),
        needs(/Samsonite|Bistro/, [180, 190]),
        needs('table_trestle', [4, 4]),
        needs(/Electric Fan/, 6),
        needs('coat_rail', 2),
        needs('delivery', [1, 2]),
      ],
      allowed: ['delivery', 'power_cable', /Bistro/],
      offers: ['waste_bin', 'power_distro'],
      excluded: ['crew_stagehand', 'signage', 'marquee_floor', 'carpet'],
      silly: [
        'pa_package',
        'marquee',
        'toilet_trailer',
        'dance_floor',
        'table_round',
        'chair_banquet',
        'generator',
        ...LINEN,
      ],
    },
  },
  {
    id: 'ho-f-pony-club-ball',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hello Larkfield, it's Jemima from the Pony Club again!

Summer ball, Saturday 18 July, same paddock at Great Tew, 150 of us this time. I've copied last year's order and scribbled on it:

Clearspan 9 x 21 – YES
Ivory lining – no, starlight black this time (189 sq m)
Boarded and carpeted floor – too dear!! interlocking plastic, 189 sq m
15 x round 5ft6in – YES
150 limewash Chiavari – YES
Cloths – YES, 15, white, to the floor
Dance floor 15 x 15 – go up to 18 x 18
Disco PA – not needed, DJ Gaz carries his own rig
Mirror ball – YES
Luxury loo trailer – YES but the 2+1 ran out of everything so the 3+2
Generator 45 kVA – YES (+ diesel)
Heaters – crossed out, it was roasting
Crockery etc – crossed out, hog roast people use bamboo
Straw bales – we ARE farmers, crossed out

Thank you!!!`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/9m x 21m/, 1),
        needs(/Starlight Black/, [185, 190]),
        needs(/Interlocking Plastic/, [185, 190]),
        needs(/5ft6in/, 15),
        needs(/Limewash/, [150, 155]),
        needs(/Round 120in/, 15),
        needs(/18ft x 18ft/, 1),
        needs(/Luxury 3\+2/, 1),
        needs(/45kVA/, 1),
      ],
      should: [
        needs('mirror_ball', 1),
        needs(/Diesel, per/),
        needs(['power_distro', 'power_cable']),
        needs('delivery'),
      ],
      allowed: [...OUTDOORS, 'fire_extinguisher', /Exit Light/],
      offers: [...without(PARTY_OFFERS, 'glassware'), ...OUTDOORS_OFFERS, /Fairy Light|Chandelier/],
      excluded: [
        /Ivory Pleated/,
        /Boarded/,
        'pa_package',
        'crew_dj',
        'space_heater',
        'patio_heater',
        'crockery',
        'cutlery',
        /Straw Bale/,
        'cooking',
        /Luxury 2\+1/,
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'table_desk', 'flip_chart'],
      title: [/great tew|pony/i, /150/],
    },
  },
];

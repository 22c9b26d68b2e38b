import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS, SPEECH } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const PARTY_HIRE: readonly EvalBrief[] = [
  {
    id: 'ho-exam-hall',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Good morning. Exam season: we require 235 exam desks and the same number of chairs in the sports hall from Mon 12 May until Fri 20 June, delivered and laid out by you in rows. Plus 6 trestle tables for the invigilators. No cloths. Also a wall clock and a lectern. Kind regards, Exams Office',
    good: {
      must: [
        needs(/Exam Desk/, 235),
        needs('chair', [235, 241]),
        needs(/Trestle/, 6),
        needs('lectern', 1),
        needs('crew_stagehand'),
        needs('delivery', [1, 4]),
      ],
      allowed: ['transport', 'table_trestle'],
      offers: ['pa_package', 'waste_bin', 'fan', 'coat_rail'],
      excluded: ['tablecloth', 'chair_cover', 'napkin'],
      silly: ['pa_package', 'marquee', 'dance_floor', 'stage_deck', 'table_round', 'lighting', 'toilet'],
      unmet: [/clock/i],
    },
  },
  {
    id: 'ho-village-fete',
    language: 'en',
    catalogue: 'larkfield',
    description: `Little Snoring fête, 2nd Aug, on the rectory lawn. We had 600 through the gate last year, fingers crossed for 700.

stalls:        14 gazebos (the 3m ones), 30 trestles
tea tent:      6 x 9 marquee, 12 round 4ft tables, 60 bistro chairs, boiler, 150 mugs
fun:           coconut shy, splat the rat, hook-a-duck, bouncy castle (somebody to mind it? if not we'll find a dad)
announcements: the battery PA please, there isn't power on the lawn except one socket at the rectory for the boiler
loos:          2 + 1 disabled
also bunting, 20 lengths

We do NOT want a generator this year, the bouncy castle can run off the suitcase one that Clive owns. Straw bales come from the farm.`,
    good: {
      attendees: [600, 700],
      days: 1,
      must: [
        needs(/Gazebo 3m x 3m/, 14),
        needs('table_trestle', 30),
        needs(/6m x 9m/, 1),
        needs(/Round 4ft/, 12),
        needs(/Bistro/, 60),
        needs('hot_drinks', 1),
        needs(/^Mug/, 150),
        needs(/Coconut Shy/, 1),
        needs(/Splat/, 1),
        needs(/Hook/, 1),
        needs('inflatable', 1),
        needs(/PA, Battery/, 1),
        needs(/Portable, Single/, 2),
        needs('toilet_accessible', 1),
        needs(/Bunting/, 20),
      ],
      should: [needs('delivery')],
      allowed: [...OUTDOORS.filter((each) => each !== 'generator'), 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'loudhailer', 'tablecloth', 'parasol', /Deckchair/, /Picnic/, 'refrigeration'],
      excluded: ['generator', /Straw/],
      silly: ['dance_floor', 'disco_light', 'stage_deck', 'projector', 'lectern'],
      unmetToo: [/mind|attend/i],
      title: [/snoring/i, /600|700/],
    },
  },
  {
    id: 'ho-charity-ball',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Black tie ball for the air ambulance, Fri 10 October, in the indoor riding school at Belvoir Lodge (we cover the floor ourselves). 300 for dinner at rounds of 10, then dancing. Please quote furniture, full white linen incl. napkins, gold chiavaris, plates for three courses, cutlery for three courses, two wine glasses, a flute and a water goblet each, two white gloss bars, silver candelabra on each table, biggest parquet floor, loo trailers for 300, a generator for the lot w distribution, 2 heaters (the big diesel ones), red carpet at the door, coat rails, ten waiting staff. Band, PA and lighting come from another company. No marquee!',
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/5ft6in/, 30),
        needs('tablecloth', [30, 36]),
        needs('napkin', [300, 330]),
        needs(/Chiavari, Gold/, 300),
        needs(/Plate, Dinner/, [300, 330]),
        needs(/Plate, (Side|Dessert)|Bowl/, [300, 990]),
        needs(/Knife/, [300, 990]),
        needs(/Fork/, [300, 990]),
        needs(/Glass, Wine/, [600, 660]),
        needs(/Flute/, [300, 330]),
        needs(/Water Goblet/, [300, 330]),
        needs(/Bar, White/, 2),
        needs(/Candelabra/, 30),
        needs('dance_floor', [1, 2]),
        needs('toilet_trailer', [1, 2]),
        needs('generator', [1, 2]),
        needs('power_distro', [1, 6]),
        needs(/80kW/, 2),
        needs(/^Carpet/, [1, 3]),
        needs('coat_rail', [3, 6]),
        needs('crew_waiter', 10),
      ],
      should: [needs(/21ft/, 1), needs(/3\+2/, 1), needs('fuel'), needs('delivery'), needs('power_cable')],
      allowed: [...OUTDOORS, 'cutlery', 'crockery', 'serving', 'glassware', 'toilet_accessible', /Back Bar/],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'hot_drinks'],
      excluded: ['marquee', ...SPEAKERS, 'disco_light', 'stage_deck', 'marquee_floor'],
      silly: ['projector', 'lectern', 'beer_table_set', 'gazebo'],
      title: [/belvoir/i, /300/],
    },
  },
  {
    id: 'ho-christmas-market',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Xmas market in the stable yard, 3 days (5/6/7 Dec), expecting 2k a day. 20 pop up gazebos 3x3, two 6ft trestles per gazebo, fesoon all round (200m), 4 xmas trees with lights, 6 fire pits.. or is 4 all you’ve got?, 8 loos 1 accessble, carol singers saturday need the speech PA, bins x12, barriers x30. We have 32amp supply in yard so just distro + cables. stallholders bring own lights heaters etc. no stage',
    good: {
      attendees: [2000, 6000],
      days: 3,
      must: [
        needs(/Gazebo 3m x 3m/, 20),
        needs(/Trestle 6ft x 2ft6in/, 40),
        needs('festoon', [10, 11]),
        needs(/Christmas Tree/, 4),
        needs(/Fire Pit/, [4, 6]),
        needs('toilet', [7, 8]),
        needs('toilet_accessible', 1),
        needs(/PA, Speech/, 1),
        needs('waste_bin', 12),
        needs('crowd_barrier', 30),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
      ],
      should: [needs(/32A to/), needs('delivery')],
      allowed: [...OUTDOORS.filter((each) => each !== 'generator'), ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS],
      excluded: ['generator', 'stage_deck', 'space_heater'],
      silly: ['dance_floor', 'disco_light', 'projector', 'lectern', 'table_round', 'marquee'],
      unmetToo: [/fire pit/i],
      title: [/2[, ]?000|2k|6[, ]?000/i],
    },
  },
];

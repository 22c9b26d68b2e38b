import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** From New Zealand: a show society's schedule and a school's ball. */
export const RIMU: readonly EvalBrief[] = [
  {
    id: 'ho-z-show-society',
    language: 'en',
    catalogue: 'rimu',
    description: `WAIKARE A&P SHOW, Sat 6 Feb - schedule of plant and equipment for pricing
(From: Hon. Secretary. To: hire firms. Please price by the line, GST exclusive. Society reserves right to split.)

Section        Item                                          Qty
Home industry  marquee 10 x 21, no floor                      1
               trestle tables 1.8                             50
               display boards                                 12
Tea tent       marquee 10 x 12                                1
               white plastic bistro chairs                    200
               picnic sets                                    20
               zip urns                                       3
Secretary      pop-up gazebos                                 6
               two-way radios                                 14
Ring           PA for commentary, grandstand and main ring    1 lot
               handheld radio mics                            2
               sound tech                                     1 day
Entrance       crowd barriers                                 80
               wheelie bins                                   24
Power          30 kVA silenced + diesel, leads to suit        1
Conveniences   portaloos                                      14
               accessible portaloo                            2

Notes. We're reckoning on 4,000 through the gate if it doesn't rain. Stock yards and pens are the Society's. The saleyards' canteen has chillers and the Lions are doing the barbecue on theirs, so leave both off. The bouncy castle man comes every year and pays us for his site. The horse people have their own caravan toilets. Gate stewards are the Rotary's job. Trade space exhibitors look after themselves.

Access from 7am Fri, off the ground by noon Sunday.`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs(/10 x 21m/, 1),
        needs('table_trestle', [50, 50]),
        needs('pinboard', 12),
        needs(/10 x 12m/, 1),
        needs(/bistro plastic/, [200, 200]),
        needs('beer_table_set', 20),
        needs('hot_drinks', 3),
        needs('gazebo', 6),
        needs('two_way_radio', 14),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 2]),
        needs('crowd_barrier', [80, 80]),
        needs('waste_bin', 24),
        needs(/30kVA/, 1),
        needs(/^Portaloo$/, 14),
        needs(/Portaloo, accessible/, 2),
      ],
      should: [needs('fuel'), needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...LOUD],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], 'refrigeration', 'crew_steward'),
      excluded: ['refrigeration', 'cooking', 'inflatable', 'crew_steward', 'marquee_floor'],
      silly: ['projector', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'table_round'],
      title: [/waikare|show/i, /4[.,   ]?000/],
    },
  },
  {
    id: 'ho-z-school-ball',
    language: 'en',
    catalogue: 'rimu',
    description: `Kia ora team, it's the ball committee at Tawhero College. Ball's on Saturday 12 June in our gym, 7 till 11, 220 students plus about 15 staff. Theme is "midnight garden".

Can we please get a price on a DJ (he or she can bring whatever decks they like, but we need the speakers from you, big enough for the gym), 3 gig bars, 2 mirror balls, 24 battery uplights, a 8 x 8 m dance floor, 30 bar leaners, 15 m of black pipe and drape to cover the climbing wall, 10 festoons for the walkway, the photo booth, 4 couches and 5 coat racks. One radio mic for the announcements.

And pack in / pack out please, the caretaker won't let us near the ladder.

Ngā mihi
Aroha and Finn`,
    good: {
      attendees: [220, 235],
      days: 1,
      must: [
        needs('crew_dj', 1),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 8])),
        needs('disco_light', 3),
        needs('mirror_ball', 2),
        needs('uplight', 24),
        needs('dance_floor', [64, 64]),
        needs('table_cocktail', 30),
        needs('drape', [15, 15]),
        needs('festoon', 10),
        needs('photo_booth', 1),
        needs('sofa', 4),
        needs('coat_rail', 5),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('crew_stagehand', [1, 40]), needs('transport')],
      allowed: [...LOUD, ...SPEECH, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'exhibition_stand', 'crowd_barrier'],
      title: [/tawhero|ball/i, /22\d|235/],
    },
  },
];

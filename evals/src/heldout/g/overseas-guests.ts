import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** A forum of brides in England, a school in Australia. */
export const OVERSEAS_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-g-orchard-wedding-forum',
    language: 'en',
    catalogue: 'larkfield',
    description: `Re: DIY orchard wedding, what do we actually hire???
by MrsToBe_Ledbury » Sun 11:42 pm

Thanks for all the replies ladies!! So taking everyone's advice, this is the list going to the hire people. 90 day guests, about 130 in the evening, 1st August in OH's nan's orchard.

9m x 15m clearspan w/ the ivory lining and the interlocking floor. 12 x 5ft rounds, 3 trestles for buffet. 96 of the limewash chairs. 108 dinner plates?? (is that enough), 200 wine glasses, 130 flutes, 90 napkins. Round tablecloths to the floor x 12. 18ft dance floor. Festoon x8. Loo trailer for up to 150. 45 kva genny as someone said the 20 wouldn't run the caterer's ovens.

The ceremony's in church so no arch or aisle stuff, and we've got a ceilidh band with their own PA. Knives & forks we're having bamboo. @sunnyside, no to chair covers, they're so 2009 haha. Heaters: August!! No.

Delivery's about 20 miles. Ballpark? x`,
    good: {
      attendees: [90, 130],
      days: 1,
      must: [
        needs(/Clearspan 9m x 15m/, 1),
        needs(/Round 5ft \(/, 12),
        needs(/Limewash/, [96, 100]),
        needs(/Plate, Dinner/, [108, 120]),
        needs(/Wine 12oz/, [200, 210]),
        needs('dance_floor', 1),
        needs('toilet_trailer', [1, 2]),
        needs(/45kVA/, 1),
        needs('marquee_lining', [135, 140]),
      ],
      should: [
        needs('marquee_floor', [135, 140]),
        needs(/Round 120in/, 12),
        needs(/Flute/, [130, 136]),
        needs('napkin', [90, 100]),
        needs('table_trestle', 3),
        needs('festoon', 8),
        needs('fuel'),
        needs(/15 to 40 Miles/, 1),
      ],
      allowed: [...OUTDOORS, 'tablecloth'],
      offers: [...without(PARTY_OFFERS, 'chair_cover', 'patio_heater'), ...OUTDOORS_OFFERS, 'toilet_accessible'],
      excluded: ['ceremony_arch', ...SPEAKERS, 'cutlery', 'chair_cover', 'space_heater', 'patio_heater'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'inflatable', 'flip_chart', 'stage_deck'],
      title: [/orchard|ledbury/i, /90|130/],
    },
  },
  {
    id: 'ho-g-swimming-carnival',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi there

Bundeena P&C here, it's our turn to host the combined swimming carnival (Friday 13 March, ocean pool reserve, 500 kids plus maybe 150 grown-ups)

could you do us a price on
* 12 of the 3x3 pop ups plus 4 of the 3x6s
* 20 trestles 1.8
* 120 of the kids chairs? if you've only got 60 then the 60
* 2 of those battery PAs with a handheld, one each end of the pool
* megaphones x 3
* 6 eskies and 2 bbqs
* 8 port-a-loos and an accessible one, the council block is shut for repairs
* 40 barricades to keep the littlies off the rocks

Surf club is doing first aid and lending the flags. The bins come with the reserve booking, and we don't need power at all, gas bbqs and batteries thank you very much. Market umbrellas blew into the sea last time so no

Tash`,
    good: {
      attendees: [500, 650],
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 12),
        needs(/Pop-up 3x6/, 4),
        needs(/Trestle 1.8/, [20, 21]),
        needs(/Kids chair/, [60, 120]),
        needs(['pa_package', /EON One/, /Stage Man/], [2, 2]),
        needs('loudhailer', 3),
        needs(/^Port-a-loo$/, 8),
        needs(/Pedestrian barricade/, 40),
      ],
      should: [needs(/Esky/, 6), needs(/^BBQ/, 2), needs('toilet_accessible', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...ANY_JOB, 'pa_package', 'gazebo'], 'generator', 'fuel', 'waste_bin'),
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'hand_wash'], 'parasol', 'festoon', 'patio_heater'),
      excluded: ['generator', 'waste_bin', 'parasol', 'power_distro', 'crew_medic'],
      silly: ['subwoofer', 'dance_floor', 'lectern', 'projector', 'stage_monitor', 'chair_banquet', 'lighting_package'],
      unmetToo: [/kid|chair|60/i],
      title: [/bundeena|carnival/i, /500|650/],
    },
  },
];

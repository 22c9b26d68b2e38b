import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

export const PARTY_HIRE: readonly EvalBrief[] = [
  {
    id: 'ho-e-wake',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

My mother's funeral is on Thursday 12 March and afterwards we are asking everyone back to the house in Chipping Norton, about 80 people. We have a level lawn.

Please could you let me have a price for a 6m x 12m marquee with plastic flooring, a heater, 80 folding chairs, 10 trestle tables with white cloths, 80 cups and saucers, 80 side plates, 80 teaspoons, 2 water boilers, and 2 easels for photographs.

A friend is making the food. We don't need any music or a microphone. Guests can use the toilets in the house, and there is plenty of power so no generator.

With thanks,
Alison Peverell`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/Clearspan 6m x 12m/, 1),
        needs(/Interlocking Plastic/, [72, 72]),
        needs('space_heater', [1, 2]),
        needs('chair', 80),
        needs('table_trestle', 10),
        needs(/70in x 144in/, 10),
        needs(/Cup and Saucer/, 80),
        needs(/Plate, Side/, 80),
        needs(/Teaspoon/, 80),
        needs(/Boiler, Water/, 2),
        needs(/Easel/, 2),
      ],
      should: [needs('delivery')],
      allowed: [...OUTDOORS, 'marquee_lining', 'fuel', /Emergency Exit/],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_lining', /Chandelier|Lantern|Jug/],
      excluded: ['pa_package', 'mic_wireless_handheld', 'mic_wireless_lapel', ...LOOS, 'generator'],
      silly: ['dance_floor', 'disco_light', 'mirror_ball', 'projector', 'inflatable', 'photo_booth', 'game'],
      title: [/chipping norton/i, /80/],
    },
  },
  {
    id: 'ho-e-garden-wedding',
    language: 'en',
    catalogue: 'larkfield',
    description:
      'Good afternoon. Our daughter’s wedding is on Saturday 8 August, in a marquee in our paddock at Much Wenlock, 140 guests. We should like a 9m x 21m marquee with ivory lining and boarded floor, 18 five-foot round tables with cloths to the floor, 140 limewash Chiavari chairs, 140 ivory napkins, an oak dance floor 15ft x 15ft, a rustic bar, 4 chandeliers, 6 festoon strings for the path, a 2+1 luxury toilet trailer and a generator with distribution. The caterers bring all their own crockery, cutlery and glasses, and the band brings its own PA and lights. We are using a local photographer and don’t want a photo booth. Could you give us a price including delivery and setting up? Regards, Hugh Lanyon',
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Clearspan 9m x 21m/, 1),
        needs(/Lining, Ivory/, [189, 420]),
        needs(/Boarded/, [160, 189]),
        needs(/Round 5ft \(/, 18),
        needs(/Round 120in/, 18),
        needs(/Limewash/, [140, 140]),
        needs(/Napkin, Ivory/, [140, 140]),
        needs(/15ft x 15ft/, 1),
        needs(/Rustic Pallet/, 1),
        needs(/Chandelier/, 4),
        needs(/Festoon/, 6),
        needs(/Luxury 2\+1/, 1),
        needs('generator', [1, 2]),
        needs('power_distro', [1, 4]),
        needs('delivery', [1, 2]),
      ],
      should: [needs('fuel'), needs('power_cable'), needs('crew_stagehand')],
      allowed: [...OUTDOORS, /Emergency Exit/],
      offers: [
        ...OUTDOORS_OFFERS,
        ...PARTY_OFFERS,
        'marquee_lining',
        'space_heater',
        'trackway',
        'fan',
        /Catering Tent|High Chair|LOVE|Cake|Easel|Mirror, Full|Lantern/,
      ],
      excluded: [...TABLEWARE, 'pa_package', 'disco_light', 'photo_booth'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'inflatable', 'stage_deck'],
      title: [/wenlock/i, /140/],
    },
  },
  {
    id: 'ho-e-hospice-ball',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hospice Summer Ball – Saturday 20 June – The Orangery, Aldermere Park, Stamford
200 guests, 20 tables of 10, 7 pm to 1 am

Furniture: 20 x 5ft6in round tables, 200 gold Chiavari chairs, 20 x 120in white cloths, 200 white napkins
Tableware: 200 each of dinner plate, side plate, dessert plate, table knife, table fork, dessert spoon
Glasses: 400 wine, 200 water goblets, 200 flutes
Staging: stage 16ft x 8ft with steps and skirt, oak dance floor 18ft x 18ft
Sound: disco PA, 2 handheld radio mics, lectern
Extras: 20 candelabra, 20 uplighters, 2 red carpets, 12 post and rope, 4 coat rails, photo booth
Bars: 2 white gloss bars with 2 back bars, 4 bar staff
Staff: 16 waiting staff

Please include delivery and collection.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Round 5ft6in/, 20),
        needs(/Gold with Ivory/, [200, 200]),
        needs(/Round 120in/, 20),
        needs(/Napkin, White/, [200, 200]),
        needs(/Plate, Dinner/, [200, 200]),
        needs(/Plate, Side/, [200, 200]),
        needs(/Plate, Dessert/, [200, 200]),
        needs(/Knife, Table/, [200, 200]),
        needs(/Fork, Table/, [200, 200]),
        needs(/Spoon, Dessert/, [200, 200]),
        needs(/Glass, Wine/, [400, 400]),
        needs(/Goblet/, [200, 200]),
        needs(/Flute/, [200, 200]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [5, 15]),
        needs(/18ft x 18ft/, 1),
        needs(/PA, Disco/, [1, 2]),
        needs(/Radio Mic, Handheld/, 2),
        needs('lectern', 1),
        needs(/Candelabra/, 20),
        needs('uplight', 20),
        needs(/Carpet, Red/, 2),
        needs('stanchion', 12),
        needs('coat_rail', 4),
        needs('photo_booth', 1),
        needs(/White Gloss/, 2),
        needs(/Back Bar/, 2),
        needs('crew_bar', 4),
        needs('crew_waiter', 16),
        needs('delivery', [1, 2]),
      ],
      should: [either(needs('crew_sound', [1, 2]), needs('crew_stagehand'))],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'crew_sound'],
      offers: [...PARTY_OFFERS, 'chair_cover', /LOVE|Fork, Dessert|Jug|Cup|Chandelier|Easel|Ice Bin/],
      silly: ['marquee', 'generator', 'toilet', 'toilet_trailer', 'inflatable', 'crowd_barrier', 'space_heater'],
      title: [/stamford|hospice|aldermere/i, /200/],
    },
  },
];

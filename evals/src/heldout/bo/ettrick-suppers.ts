import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { SEATS, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, PARTY_OFFERS, STAGES } from '../usual.ts';

const BURNS_OFF: readonly Selector[] = [
  'crockery',
  'cutlery',
  'napkin',
  'crew_musician',
  'bar_unit',
  'crew_bar',
  /Wine glass/,
  'dance_floor',
  'space_heater',
];
const CEILIDH_OFF: readonly Selector[] = [
  ...SEATS,
  ...TABLEWARE,
  'napkin',
  'tablecloth',
  'generator',
  ...SPEAKERS,
  'mixing_console',
  'mic_wired',
  'stage_wash',
  'lighting_package',
  'disco_light',
  ...STAGES,
  'crew_dj',
  'toilet',
];
const GOLDEN_OFF: readonly Selector[] = [
  ...SEATS,
  ...TABLEWARE,
  'napkin',
  'refrigeration',
  ...LOOS,
  'crew_musician',
  'marquee_floor',
];

/** Suppers and weddings in the Borders. */
export const ETTRICK_SUPPERS: readonly EvalBrief[] = [
  {
    id: 'ho-bo-burns-supper',
    language: 'en',
    catalogue: 'ettrick',
    description: `From: Archie Turnbull
Subject: Burns Supper, 24 January

Good evening,

The Bowmont Rotary Club holds its Burns Supper on Saturday 24 January in the Corn Exchange, 120 of us sitting down at half past six.

Could you let me have a price for fifteen of your 5ft round tables with white cloths, 120 Cheltenham chairs (the Exchange has plastic ones, and after four hours of verse nobody can get up again), 140 whisky tumblers, an oak lectern with a microphone on it for the Immortal Memory, two handheld radio mics for the lassies' reply and the vote of thanks, speakers to suit, and a dozen battery uplighters?

The kitchen ladies lay their own plates, bowls and cutlery, napkins included, and the haggis is piped in by Jim from the garage as ever, so we have our piper. The bar belongs to the Exchange and so do the two girls behind it. Wine glasses ditto. There will be no dancing, not since Moira's hip, so you can keep your dance floor, and our fiddler plays in the corner without amplification of any sort. The heating was put in new last winter and works a treat.

Yours aye,
Archie Turnbull
Hon. Secretary`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Round table 5ft/, 15),
        needs(/Tablecloth round/, 15),
        needs(/Cheltenham/, 120),
        needs(/Whisky tumbler/, 140),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 6]),
        needs('uplight', 12),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, 'stage_wash', 'induction_loop', 'audio_recorder', 'mic_wireless_lapel', 'stage_deck'],
        ...BURNS_OFF,
        'disco_light',
        'mirror_ball',
        'crew_dj',
        'patio_heater',
        'moving_head',
      ),
      excluded: BURNS_OFF,
      silly: [
        'generator',
        ...LOOS,
        'marquee',
        'stage_monitor',
        'disco_light',
        'crew_dj',
        'mic_instrument',
        'crowd_barrier',
        'projector',
      ],
      title: [/burns|bowmont|rotary/i, /120/],
    },
  },
  {
    id: 'ho-bo-ceilidh-wedding',
    language: 'en',
    catalogue: 'ettrick',
    description: `Hiya Ettrick, Mhairi here again 😊 wedding is Sat 20 June in the field at my granny's near Ancrum. 110 for the meal then roughly 150 once the evening lot turn up

so can we get the 9m x 15m marquee w hard floor all through and the ivory lining, 14 round tables the 5ft ones, 2 6ft trestles (cake + presents), oak dance floor 15ft by 15ft, 8 whisky barrels, ten festoons, the 2+1 loo trailer, and one of those big diesel heaters for the tent cos it's june in scotland

chairs dont bother, the primary school's lending us theirs. Plates cutlery glasses napkins + tablecloths all come w the caterer. Uncle Doug's got a massive generator for the lambing sheds & he's parking it behind the tent. Band is Strathspey Riot, 5 of them, they've their own speakers desk mics and lights, they just want a plug. No stage either they play on the floor. Fraser's pal does the disco after, fully kitted out. And definitely no portaloos gran would have a fit lol

oh and could you price a photo booth separately, might be too dear x`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/Marquee 9m x 15m/, 1),
        needs('marquee_floor', [120, 140]),
        needs('marquee_lining', [120, 200]),
        needs(/Round table 5ft/, 14),
        needs(/Trestle table 6ft/, 2),
        needs('dance_floor', 25),
        needs(/Whisky barrel/, 8),
        needs('festoon', 10),
        needs(/Loo trailer 2\+1/, 1),
        needs('space_heater', 1),
        offers('photo_booth', 1),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without(
        [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher', 'ballast'],
        ...CEILIDH_OFF,
      ),
      offers: without(
        [
          ...PARTY_OFFERS,
          'ceremony_arch',
          'floodlight',
          'toilet_accessible',
          'gazebo',
          'refrigeration',
          'trackway',
          'bench',
          'game',
          'crew_musician',
          'fan',
        ],
        ...CEILIDH_OFF,
      ),
      excluded: CEILIDH_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'crew_sound', 'pinboard', 'flip_chart'],
      title: [/ancrum|wedding|ceilidh/i, /110|150/],
    },
  },
  {
    id: 'ho-bo-golden-wedding',
    language: 'en',
    catalogue: 'ettrick',
    description: `FWD: mum and dad's 50th

Hello, my sister's list is underneath. Could you quote for it, with these changes from me:

Chairs: the bowling club is letting us have theirs, so strike those. Donald's hotel sends the crockery and cutlery up with the food, and the glasses as well. Napkins are bought, three packs of gold ones. Yes to the oak bar, one is plenty, but there's a perfectly good fridge in dad's garage. For the speech your battery speaker with the radio mic sounds perfect. Loos, there are three in the house and that will do for 60. Cousin Rory pipes, he does it for his tea. The photo booth only as an extra please, mum isn't sure about it. All else as Kirsty has it.

It's on the back lawn, just outside Lauder, flat as a pancake and dry, so nothing underfoot in the tent.

Thanks so much, Alison

> From: Kirsty
> Right, for Saturday the 14th of August, sixty people, all sitting:
> - tent, 6m x 12m
> - 8 round tables, 5 foot, and cloths for them
> - chairs
> - crockery, cutlery, glasses, napkins
> - a bar and a fridge
> - something to talk into for dad's speech
> - 4 patio heaters
> - half a dozen festoons
> - loos
> - piper
> - 2 bay trees for the door
> - photo booth`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Marquee 6m x 12m/, 1),
        needs(/Round table 5ft/, 8),
        needs(/Tablecloth round/, 8),
        needs(/Oak bar 6ft/, 1),
        either(needs(/Battery PA/, 1), needs('mic_wireless_handheld', 1)),
        needs('patio_heater', 4),
        needs('festoon', 6),
        needs('plants', 2),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'speaker_stand', 'mic_stand', 'audio_player', 'fire_extinguisher', 'waste_bin', 'ballast'],
      offers: without(
        [...PARTY_OFFERS, 'marquee_lining', 'space_heater', 'game', 'gazebo', 'floodlight', 'hand_wash', 'fan'],
        ...GOLDEN_OFF,
      ),
      excluded: GOLDEN_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'stage_deck', 'crew_sound', 'pinboard'],
      title: [/lauder|wedding|50|golden|anniversary/i, /60/],
    },
  },
];

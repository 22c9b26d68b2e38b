import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const SHOW_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'crew_sound',
  'crowd_barrier',
  'waste_bin',
  'hot_drinks',
  'crockery',
  'bar_unit',
  'refrigeration',
  'crew_bar',
  'crew_medic',
  'crew_steward',
  'floodlight',
  'festoon',
  'uplight',
];
const GAMES_OFF: readonly Selector[] = [
  'mobile_stage',
  'stage_skirt',
  'toilet',
  'toilet_trailer',
  'fencing',
  'generator',
  'fuel',
  'floodlight',
  'festoon',
  'stage_wash',
  'lighting_package',
  'refrigeration',
  'cooking',
  /Tug-of-war/,
  'crew_medic',
];
const MARKET_OFF: readonly Selector[] = [
  ...LOOS,
  'crowd_barrier',
  'waste_bin',
  'crew_steward',
  'crew_medic',
  'generator',
  'fuel',
  'refrigeration',
  'cooking',
  'smoke_machine',
];

/** Fields and squares in the Borders. */
export const ETTRICK_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-bo-agricultural-show',
    language: 'en',
    catalogue: 'ettrick',
    description: `EILDON AND LEADER AGRICULTURAL SOCIETY
Field sub-committee, 11 March: items for the hire quotation

Show day: Saturday 1 August. Last year's gate was 2,800, assume the same.

1. Tents. 9m x 15m for the industrial section (baking, knitting, photographs), with thirty 6ft trestles and 16 display boards to go in it. 6m x 12m for the teas, with ten beer tables and their benches. Five 3m x 3m pop-ups at the rings.
2. Secretary. A 12ft site cabin.
3. Toilets. Sixteen singles, two accessible, two hand washes.
4. Power. 20kVA generator for the tea tent, with distribution and cable.
5. Radios. 14 walkie-talkies.
6. Sound. Mr Laidlaw brings his commentary van, horns, microphones and all. Nothing to be hired. (Mr Laidlaw left the room for this item.)
7. Rings. Hurdles and rope are in the Society's own shed. The Council roads depot is lending its crowd barriers again.
8. Bins. Council likewise, dropped Friday, lifted Sunday.
9. Teas. The Rural provide urns, cups and plates.
10. Bar. Young Farmers run it out of their own trailer, fridges and all.
11. First aid. Two from the Red Cross, for a donation.
12. Stewards. Members, as per rota.
13. Lighting. None, field clear by six.
14. If wet. 40 trackway panels for the gate, to be priced as an option.`,
    good: {
      attendees: 2800,
      days: 1,
      must: [
        needs(/Marquee 9m x 15m/, 1),
        needs(/Trestle table 6ft/, 30),
        needs('pinboard', 16),
        needs(/Marquee 6m x 12m/, 1),
        needs('beer_table_set', 10),
        needs(/Pop-up 3m x 3m/, 5),
        needs('site_cabin', 1),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs(/20kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('power_cable', [1, 40]),
        needs('two_way_radio', 14),
        offers('trackway', 40),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS], ...SHOW_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'marquee_floor', 'tablecloth', 'inflatable', 'space_heater', 'cooking', 'stanchion'],
        ...SHOW_OFF,
      ),
      excluded: SHOW_OFF,
      silly: ['projector', 'dance_floor', 'stage_deck', 'stage_monitor', 'table_round', 'disco_light', 'smoke_machine'],
      title: [/eildon|leader|agricultural|show/i, /2[.,  ]?800/],
    },
  },
  {
    id: 'ho-bo-highland-games',
    language: 'en',
    catalogue: 'ettrick',
    description: `I've filled in your questionnaire as best I can. Rhona Cairns, Games Convener

What is the event? Highland games on the haugh at Kirkhope
When? Sunday 12 July, one day
How many people? 1,500 if it's fine
Tents? Two 6m x 6m (committee, competitors), and six 3m x 3m pop-ups
Stage? For the dancers, a platform 8m x 4m, 0.6m high, two sets of steps. Not your trailer: the judges must see feet from all sides. For the same reason leave the skirt off
Sound? The announcer has to be heard round the whole arena. 2 handheld radio mics and a headset for him, and an engineer of yours. The three pipe bands need no help being heard
Seating? 200 black folding chairs at the ringside
Toilets? The rugby club opens its own, but they're up a stair, so just 2 accessible ones
Barriers? 80 of them
Fencing? No
Power? There's a 63 amp socket at the clubhouse so we won't want a generator, only distribution and cable
Lighting? None. We're finished by five
Catering equipment? The vans see to themselves, cookers and fridges and the rest
Games or entertainment? The cabers, the hammers and the tug-of-war rope are the Society's own. A bouncy castle for the bairns, though, yes
First aid? St Andrew's Ambulance, every year since 1961
Anything else? 20 wheelie bins and 8 walkie-talkies`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Marquee 6m x 6m/, 2),
        needs(/Pop-up 3m x 3m/, 6),
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('mic_headset', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(/Folding chair black/, 200),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 80),
        needs('power_distro', [1, 8]),
        needs('power_cable', [1, 40]),
        needs('inflatable', 1),
        needs('waste_bin', 20),
        needs('two_way_radio', 8),
      ],
      should: [needs(/Stage legs 0.6m/, 16), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...PLATFORM], ...GAMES_OFF),
      offers: without([...OUTDOORS_OFFERS, 'carpet', 'loudhailer', 'marquee_floor', 'game'], ...GAMES_OFF),
      excluded: GAMES_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'smoke_machine', 'uplight', 'table_round', 'disco_light'],
      title: [/kirkhope|highland|games/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-bo-christmas-market',
    language: 'en',
    catalogue: 'ettrick',
    description: `INVITATION TO TENDER (extract)
Thirlholm Christmas Market, Market Place, Friday 4 to Sunday 6 December (three days, 11am to 8pm). Expected footfall 4,000 over the weekend.

2.1 The Supplier shall provide:
(a) 18 pop-up shelters, 3m x 3m, and one 6ft trestle table in each;
(b) one roofed trailer stage, with stage light set, PA, four wedges, six cabled vocal microphones, two handheld radio microphones, and a sound engineer on each day;
(c) 30 strings of festoon;
(d) 6 distribution boards (32A), 12 cables (32A, 25m), 24 extensions (13A) and 40 cable ramps, running from the feeder pillars in the Market Place;
(e) six patio heaters;
(f) ten fire points and ten walkie-talkies.

2.2 By others:
| Toilets | public conveniences at the Cross, kept open late |
| Traffic, barriers | Council Roads |
| Refuse | Council Cleansing, who put out the bins |
| Stewarding | volunteers of the town's Business Association |
| First aid | Red Cross |
| Cooking and refrigeration | each food trader for himself |
| Christmas tree and its lights | Rotary |

2.3 Generators are not permitted in the Market Place on account of noise. No smoke effects are to be used on the stage.

2.4 Tenders close at noon on 18 September.`,
    good: {
      attendees: 4000,
      days: 3,
      must: [
        needs(/Pop-up 3m x 3m/, 18),
        needs(/Trestle table 6ft/, 18),
        needs('mobile_stage', 1),
        needs('lighting_package', 1),
        needs(SPEAKERS, [2, 16]),
        needs('stage_monitor', 4),
        needs(/Vocal mic/, 6),
        needs('mic_wireless_handheld', [1, 3]),
        needs('crew_sound', [1, 40]),
        needs('festoon', 30),
        needs(/32A distro/, 6),
        needs(/32A cable/, 12),
        needs(/13A extension/, 24),
        needs('cable_ramp', 40),
        needs('patio_heater', 6),
        needs('fire_extinguisher', 10),
        needs('two_way_radio', 10),
      ],
      should: [needs('mic_stand', [4, 12]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...STAGE_LIGHT, ...PLATFORM], ...MARKET_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'audio_recorder', 'table_cocktail', 'beer_table_set', 'tablecloth', 'choir_riser'],
        ...MARKET_OFF,
      ),
      excluded: MARKET_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'flip_chart', 'inflatable', 'crew_dj'],
      title: [/thirlholm|christmas|market/i, /4[.,  ]?000/],
    },
  },
];

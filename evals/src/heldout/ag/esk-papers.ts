import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { system } from './keep.ts';

/** A rider, an invitation to quote and a post. */
export const ESK_PAPERS: readonly EvalBrief[] = [
  {
    id: 'ho-ag-quintet-rider',
    language: 'en',
    catalogue: 'esk',
    description: `TECHNICAL AND HOSPITALITY RIDER v3.2 - this document forms part of the contract
Show: Saturday 6 March, corn exchange, 350 standing, doors 7.30

1 PERSONNEL
The Artist travels as a party of eight (five on stage, tour manager, merchandise, driver).

2 TO BE PROVIDED BY THE PROMOTER
2.1 Stage 20ft wide x 16ft deep, 2ft high, level, steps stage left. Black drape upstage, 6 metres.
2.2 PA: a full range system with subs to suit the room, 110 dB at the desk without complaint.
2.3 One digital mixer of not fewer than 32 channels, with stage end box.
2.4 Six identical floor wedges.
2.5 One drum mic case, 4 x SM58, 6 DI boxes, 10 tall boom stands.
2.6 Two sound engineers, one for the house and one for monitors.
2.7 Lighting: 12 LED parcans and 4 moving wash lights, with desk and operator. One hazer.
2.8 Five-piece drum kit with stool and cymbals (we fly to this one).
2.9 Two two-way radios for the tour manager.

3 HOSPITALITY
Hot meal for eight, two of them vegan. 24 bottles of water, room temperature. Fresh ginger. Eight clean towels, dark.

4 ACCOMMODATION
Five singles and one twin, breakfast not before nine, parking for a long wheelbase van.

5 SETTLEMENT
On the night. No cheques. The promoter bears performing rights.

---
Forwarded by the promoter: everything in section 2 is down to us, we have a bare hall with 63 A on the wall. Please quote.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 10),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('subwoofer', [2, 8]),
        needs(/32-way/, 1),
        needs('stage_monitor', 6),
        needs(/Drum mic/, 1),
        needs(/SM58/, [4, 8]),
        needs('di_box', 6),
        needs('crew_sound', 2),
        needs('stage_wash', 12),
        needs('moving_head', 4),
        needs('crew_lighting', 1),
        needs('hazer', 1),
        needs('drape', [6, 7]),
      ],
      should: [
        needs('stagebox', [1, 2]),
        needs('mic_stand', [10, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_leg', 10),
        needs('lighting_console', 1),
        needs('two_way_radio', 2),
        needs('transport'),
      ],
      allowed: SHOW,
      offers: [...SHOW_OFFERS, 'crowd_barrier', 'crew_steward', 'mic_wireless_handheld'],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'table_round', 'tablecloth', 'generator', 'napkin'],
      unmet: [/drum/i],
      unmetToo: [/towel/i, /pit barrier/i],
      title: [/concert|gig|show|exchange|rider|quintet/i, /350/],
    },
  },
  {
    id: 'ho-ag-frost-market',
    language: 'en',
    catalogue: 'esk',
    description: `INVITATION TO QUOTE - FROST MARKET, SATURDAY 27 NOVEMBER
Town square and Abbey Row. 10:00 to 20:00. Estimated footfall 4,000.

General
Quotations are invited for the hire, delivery, installation, attendance and removal of the items below. Vehicles must be off the square by 09:15. Tenderers are to hold public liability insurance of not less than £5m and submit method statements with their price. The lowest price will not necessarily be accepted. Prices to be exclusive of VAT and to be held for ninety days.

Lot 1 - Shelters
18 no. pop-up shelters, 3m x 3m, weighted.

Lot 2 - Entertainment
1 no. roofed trailer stage. Public address suitable for the square, with sound engineer in attendance throughout; 3 no. hand-held radio microphones. Stage lighting to LED parcan standard, 1 no. kit.

Lot 3 - Sanitary accommodation
This lot was awarded in July and does not form part of the present invitation.

Lot 4 - Crowd management
120 no. crowd barriers, 20 no. mesh fence panels. Stewarding is let under the Council's security framework and shall not be priced.

Lot 5 - Electrical
1 no. 60kVA super-silent generator; 6 no. mains boxes 32A; 10 no. 32A cables; 30 no. cable ramps.

Lot 6 - Illumination
12 no. festoons of 20m. 3 no. diesel lighting towers.

Restrictions
Refuse is collected by the Council's own cleansing team using its own bins. Gas patio heaters are not permitted on the square. The Christmas tree and its lights are supplied by the Common Good Fund. Stallholders' tables are the stallholders' affair.

Evaluation: price 60, quality 30, community benefit 10.`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs('gazebo', 18),
        needs('mobile_stage', 1),
        system(16),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [3, 3]),
        needs(['lighting_package', 'stage_wash'], [1, 12]),
        needs('crowd_barrier', [120, 120]),
        needs('fencing', 20),
        needs(/60kVA/, 1),
        needs('power_distro', [6, 6]),
        needs(/32A cable/, [10, 10]),
        needs('cable_ramp', 30),
        needs('festoon', 12),
        needs(/Lighting tower/, 3),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'crew_steward', 'waste_bin', 'hand_wash'),
        ...LOUD,
        ...STAGE_LIGHT,
        'stage_monitor',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...LOOS,
        'crew_steward',
        'waste_bin',
        'patio_heater',
        'table_trestle',
      ),
      excluded: [...LOOS, 'crew_steward', 'waste_bin', 'patio_heater', 'table_trestle'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'chair_banquet', 'flip_chart', 'coat_rail'],
      title: [/market/i, /4[.,  ]?000/],
    },
  },
  {
    id: 'ho-ag-shinty-post',
    language: 'en',
    catalogue: 'esk',
    description: `Posted in: Club > Events > 90th dinner
Re: Re: Re: what do we actually have to hire

Right, I've read all four pages so you don't have to. Sat 5 June, on the top pitch, 120 of us sitting down. Here's where I think it got to, shout if I'm wrong, otherwise this goes to the hire firm tonight.

From the hire firm: the 9 x 15 marquee with a proper floor (that's 135 sq m), 12 rounds and cloths, 120 Chiavari. A wee dance floor, 4m by 4m. 20 of the battery uplighters because Shona says white plastic looks like a car wash. Two bar counters and two bottle fridges, 240 wine glasses and 120 flutes for the toast. Loos, 4 plus an accessible one, since the pavilion is being rewired. A 20kVA generator for the same reason, with the cables and boxes.

NOT from the hire firm: Calum is DJing and his van has the speakers, the two radio mics, the mixer and his disco lights in it, and he's doing the speeches through that. The hog roast guy's price has plates and cutlery in it, I checked. Bar shifts are on the rota in the clubhouse, put your names down!! And whoever keeps going on about a smoke machine, no. We went through this in 2019.

Heater? Somebody said it's June. Somebody else said it's Scotland. Put one down as an extra, please, not in the total.

Trophies: Ewan. Engraving: also Ewan, sorry Ewan.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [135, 135]),
        needs('table_round', 12),
        needs(/Chiavari/, [120, 126]),
        needs('dance_floor', [16, 16]),
        needs('uplight', 20),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs(/Wine glass/, [240, 264]),
        needs(/Flute/, [120, 132]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(/20kVA/, 1),
      ],
      should: [
        needs(/cloth for round/, [12, 14]),
        { anyOf: [{ what: ['space_heater', 'patio_heater'], units: [1, 1], offered: true }] },
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'crew_bar'), 'napkin', 'hand_wash'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT, 'space_heater'],
        'crew_bar',
        'disco_light',
        'crew_dj',
        'hazer',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'disco_light',
        'crockery',
        'cutlery',
        'crew_bar',
        'crew_dj',
        'smoke_machine',
        'hazer',
      ],
      silly: ['projector', 'crowd_barrier', 'lectern', 'interpretation_booth', 'choir_riser'],
      title: [/dinner|90|shinty|club/i, /120/],
    },
  },
];

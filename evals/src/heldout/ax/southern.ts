import { type EvalBrief, needs } from '../../expectation.ts';
import { RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** From India, South Africa, Australia and Canada. */
export const SOUTHERN: readonly EvalBrief[] = [
  {
    id: 'ho-ax-book-fair-corrigendum',
    language: 'en',
    catalogue: 'teviot',
    description: `CORRIGENDUM to Tender Notice for arrangements of pandal, furniture etc. for District Book Fair

It is hereby notified for information of all intending bidders that the District Book Fair will now be held from 12th to 14th December at the Town Hall Maidan, and that the schedule of items stands revised as under. Item 1: waterproof German hanger (frame marquee) of 12 mtr x 24 mtr, 01 no., with hard flooring of full area (288 sqm). Item 2: book stalls of 3 mtr x 2 mtr with name board (fascia) and lights, 24 nos. Item 3: chairs ordinary 400 nos., chairs VIP with cushion 60 nos., sofa two seater 04 nos. Item 4: dais of 24 ft x 16 ft, height 2 ft, with steps both sides and one podium with mike. Item 5: sound system for the function with 04 nos. cordless hand mikes and operator all three days. Item 6: LED wall of 12 sqm for outdoor. Item 7: silent generator 60 kVA, 01 no., with diesel as per actual. Item 8: red carpet 10 mtr, 02 nos. Item 9: photographer for inauguration day. All other terms and conditions including EMD of Rs. 25,000/- remain unchanged. Last date of submission of sealed bids is extended upto 3:00 PM of 21st November and the same shall be opened at 4:00 PM in presence of bidders who may wish to be present. The undersigned reserves the right to accept or reject any tender without assigning any reason thereof.
Sd/-
Member Secretary, Organising Committee`,
    good: {
      days: 3,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [288, 288]),
        needs('exhibition_stand', [24, 24]),
        needs('chair', [400, 460]),
        needs([/Chiavari/, /Chair, conference/], [60, 60]),
        needs('sofa', 4),
        needs('stage_deck', [12, 12]),
        needs('lectern', 1),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', 4),
        needs(['crew_sound', 'crew_technician'], [1, 40]),
        needs(/LED trailer/, 1),
        needs(/60kVA/, 1),
        needs('carpet', 2),
        needs('crew_photographer', [1, 1]),
      ],
      should: [
        needs('stage_steps', 2),
        needs(/Legs 2ft/, 12),
        needs('mic_lectern', 1),
        needs('fuel'),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        ...SPEECH,
        ...STAGE_LIGHT,
        'subwoofer',
        'line_array',
        'stage_skirt',
        'stage_handrail',
        'stage_ramp',
        ...WALL,
      ],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, ...RADIO_MICS],
      silly: ['dance_floor', 'drum_kit', 'guitar_amp', 'mirror_ball', 'beer_table_set', 'inflatable'],
      title: [/book fair/i],
    },
  },
  {
    id: 'ho-ax-heritage-day-rfq',
    language: 'en',
    catalogue: 'kennet',
    description: `REQUEST FOR QUOTATION (below R300 000) - HERITAGE DAY CELEBRATION, 24 SEPTEMBER
Directorate: Community Services. Venue: Extension 7 sports ground. Number of people: 400 seated plus community.
Briefing session: compulsory, 10h00 at the municipal offices, no late comers.

DESCRIPTION / QTY
Marquee, frame, 12m x 24m, white / 1
Chairs, folding / 400
Trestle tables with white cloths / 20
Stretch gazebo or pop-up 3m x 3m for stalls / 15
Mobile toilets, single / 12
Mobile toilets for people with disabilities / 2
Crowd control barriers / 80
Generator, silent, 45 kVA, with cables and distribution / 1
Wheelie bins 240l / 15
Two-way radios / 10
JoJo water tank 2500l, filled / 1

PLEASE NOTE
The stage truck with its own sound system and technicians is made available by the Provincial Department of Sport, Arts and Culture. Catering, including plates and cutlery, is done by local co-operatives who were appointed separately. Marshals: Community Policing Forum.
Attach: CSD report, valid tax pin, B-BBEE certificate, MBD 4 and 8. Prices must be VAT inclusive. Payment within 30 days of invoice. The municipality does not bind itself to accept the lowest or any quotation`,
    good: {
      attendees: [400, 400],
      days: 1,
      must: [
        needs(/12 x 24/, 1),
        needs('chair', [400, 400]),
        needs('table_trestle', 20),
        needs(/Cloth, trestle/, 20),
        needs('gazebo', 15),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 80),
        needs(/45 kVA/, 1),
        needs('waste_bin', 15),
        needs('two_way_radio', 10),
      ],
      should: [needs('power_cable'), needs('power_distro'), needs('transport')],
      allowed: without(OUTDOORS, 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', 'fan'],
        'crew_steward',
        'crew_bar',
        'crew_waiter',
        'serving',
      ),
      excluded: [
        ...STAGES,
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        'crew_technician',
        'crockery',
        'cutlery',
        'crew_steward',
      ],
      silly: [
        'dance_floor',
        'projector',
        'lectern',
        'interpretation_booth',
        'voting_system',
        'hazer',
        'exhibition_stand',
      ],
      unmet: [/tank|jojo|water/i],
      title: [/heritage/i],
    },
  },
  {
    id: 'ho-ax-carols-eoi',
    language: 'en',
    catalogue: 'marlowe',
    description: `Expression of Interest: Carols on the Oval 2026 - production supplier

The Rotary Club of the district, with the Shire, invites experienced suppliers to submit an EOI for the production of Carols on the Oval, Saturday 13 December, 6.00pm - 9.30pm, attendance 2,500.

What we're after
> Trailer stage with roof, about 7 x 5
> PA for a family crowd on picnic rugs, FOH operator, 5 headset mics for the principals, 4 handhelds, pair of choir mics, 4 foldback
> Stage lighting plus operator, haze is fine
> Big outdoor screen, roughly 12 sqm, and two cameras with operators
> 2 lighting towers for the exits
> 8 port-a-loos and 2 accessible
> 60 crowd barriers
> 12 UHF radios

What's already sorted (please don't quote)
> The primary school's choir risers and digital piano
> Rugs and BYO chairs, there's no seating on the oval
> Three phase at the clubrooms, tested in March. No gennies thanks
> Food vans & the sausage sizzle (they bring everything they need, fridges included)
> Marshals: SES and cadets
> Fireworks were cut from the budget.

Responses to be no more than six pages and should address safety (10%), local content (15%), sustain`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 12]),
        needs('mic_headset', 5),
        needs('mic_wireless_handheld', 4),
        needs('stage_monitor', 4),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot'], [1, 30]),
        needs('crew_lighting', [1, 12]),
        needs(/LED screen trailer/, 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('floodlight', 2),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 60),
        needs('two_way_radio', 12),
      ],
      should: [needs(/NT5/, [1, 2]), needs('hazer', 1), needs('video_switcher', 1), needs('transport')],
      allowed: [
        ...without([...SHOW, ...OUTDOORS], 'generator', 'fuel', 'crew_steward'),
        ...SPEECH,
        'video_switcher',
        'video_cable',
        'crew_video',
        'playback_laptop',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        'chair',
        'bench',
        'crew_steward',
        'backline',
        'beer_table_set',
      ),
      excluded: ['choir_riser', 'keyboard', 'chair', 'generator', 'fuel', 'refrigeration', 'cooking', 'crew_steward'],
      silly: ['dance_floor', 'projector', 'table_round', 'lectern', 'disco_light', 'drum_kit', 'pinboard'],
      title: [/carols/i, /2[., ]?500/],
    },
  },
  {
    id: 'ho-ax-fete-page',
    language: 'en',
    catalogue: 'wattlebird',
    description: `P&C SPRING FETE - infrastructure group, where we're up to (updated Tues night)

Date: Sat 24 October, 10 til 4. Site: bottom oval + quad. Last time about 1800 through the gate.

HIRE LIST (Jen to get 3 quotes by the 30th!!)
pop-ups 3x3 x 22, 3x6 x 4
trestles 1.8 m, 50
black folding chairs 120
market umbrellas w base 12
jumping castle, jungle one, + sumo suits + dunk tank
fairy floss machine x 2 (serves 100 each? check)
BBQ 6 burner x 4, coolroom trailer x 1, eskies x 8
school assembly PA for the quad + roving mic, plus a Bluetooth thing so Mr D can run music from his phone
generator 7 kVA x 2 for the oval, leads 15A x 16
port-a-loo x 6, 1 accessible
wheelie bins 20
bunting 10m x 20
A-frame signs 6

Cake stall roster is STILL half empty. Second hand uniforms in the library this year. Whoever has the keys to the bottom shed please ring Kaz. Raffle: a whole lamb, a wheelbarrow of gr`,
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 22),
        needs(/Pop-up 3x6/, 4),
        needs(/Trestle 1\.8/, 50),
        needs(/Bistro folding/, [120, 120]),
        needs('parasol', 12),
        needs(/castle/, 1),
        needs(/Sumo/, 1),
        needs(/Dunk/, 1),
        needs(/floss/, 2),
        needs(/BBQ/, 4),
        needs(/Coolroom/, 1),
        needs(/Esky/, 8),
        needs(['pa_package', 'speaker_top'], [1, 4]),
        needs(/7kVA/, 2),
        needs(/Lead 15A/, 16),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 20),
        needs(/Bunting/, 20),
        needs('signage', 6),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs(/Bluetooth/, 1), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...RADIO_MICS, 'loudhailer'],
      silly: ['dance_floor', 'projector', 'lectern', 'line_array', 'stage_monitor', 'hazer', 'exhibition_stand'],
      title: [/f[eê]te/i],
    },
  },
  {
    id: 'ho-ax-canada-day-motion',
    language: 'en',
    catalogue: 'kawartha',
    description: `RECREATION & CULTURE ADVISORY COMMITTEE - REPORT 2026-014
SUBJECT: Canada Day, Tuesday July 1, Lions Beach - equipment rentals

WHEREAS attendance in 2025 is estimated at 3,000 over the day; and WHEREAS the annual grant from the Department has been confirmed in the amount of $14,000;

THEREFORE BE IT RESOLVED THAT staff be authorized to rent the following, from one supplier where practical:
i) one mobile stage, 24 x 20, with hydraulic roof, noon to dusk;
ii) sound system for the stage with audio engineer, four floor monitors, two wireless handhelds, vocal and instrument microphones for local bands;
iii) one 45 kW generator with spider boxes (3) and cable;
iv) one 30 x 60 frame tent, on concrete blocks as the beach will not hold stakes, and ten pop-up canopies for the artisans;
v) thirty 6 ft banquet tables, two hundred black folding chairs, fifteen picnic tables;
vi) fourteen portable washrooms, two accessible ones in addition, and four twin handwash stations;
vii) sixty steel barricades for the fireworks exclusion zone;
viii) twenty-five recycling bins, ten two-way radios.

The cake has been ordered (Deputy Mayor). The anthem will be sung in both official languages and in Anishinaabemowin. Rain date: none.
CARRIED`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs(/45 kW/, 1),
        needs(/Spider Box/, 3),
        needs(/30x60/, 1),
        needs('gazebo', 10),
        needs(/Banquet Table 6ft/, 30),
        needs(/folder - black/, [200, 200]),
        needs('beer_table_set', 15),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('crowd_barrier', 60),
        needs('waste_bin', 25),
        needs('two_way_radio', 10),
      ],
      should: [
        needs('power_cable'),
        needs('ballast'),
        needs('mic_stand', [4, 24]),
        needs('di_box', [2, 12]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'exhibition_stand', 'disco_light'],
      title: [/canada day|lions beach/i, /3[., ]?000/],
    },
  },
];

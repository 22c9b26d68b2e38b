import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, LOUD, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Out of doors in the west of Ireland: a notice, a rider, a couple, a show. */
export const IRISH_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-f-regatta-rfq',
    language: 'en',
    catalogue: 'corrib',
    description: `REQUEST FOR QUOTATION 2026/114 – HIRE OF EQUIPMENT, KINVARA HOOKER REGATTA, 14–16 AUGUST

1. Background
1.1 The Municipal District seeks quotations for event infrastructure on the Quay, Kinvara, over three days. Daily attendance is in the order of 1,500.

2. Schedule of requirements
2.1 Pedestrian barriers, 120 no.
2.2 Portable toilets: 14 standard, 2 wheelchair accessible.
2.3 Wheeled bins, 240 litre, 24 no.
2.4 Gazebos 3m x 3m for craft stalls, 16 no.
2.5 Public address for commentary along the quay, with two radio microphones and an operator.
2.6 Two-way radios, 12 no.

3. Excluded from this schedule
3.1 The covered stage and its sound are procured separately (RFQ 2026/109, awarded).
3.2 Medical cover and stewarding are by the RNLI and the Regatta Committee respectively.
3.3 The ESB is fitting temporary supply pillars; tenderers shall not price generators.

4. Rates shall include delivery on 13 August and removal on 17 August. Unit rates are to be shown.`,
    good: {
      attendees: [1500, 4500],
      days: 3,
      must: [
        needs('crowd_barrier', 120),
        needs(/^Portaloo$/, 14),
        needs('toilet_accessible', 2),
        needs('waste_bin', 24),
        needs('gazebo', 16),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', 1),
        needs('two_way_radio', 12),
      ],
      should: [needs('delivery', [1, 4])],
      allowed: [...without(LOUD, 'subwoofer'), ...without(OUTDOORS, 'generator')],
      offers: OUTDOORS_OFFERS,
      excluded: ['mobile_stage', 'stage_deck', 'crew_steward', 'generator', 'fuel'],
      silly: ['dance_floor', 'projector', 'lectern', 'disco_light', 'toilet_trailer', 'chair_banquet', 'stage_monitor'],
      title: [/kinvara/i, /1[.,\s]?500/],
    },
  },
  {
    id: 'ho-f-tech-rider-corncrakes',
    language: 'en',
    catalogue: 'corrib',
    description: `THE CORNCRAKES – tech rider, 2026 festival season (please read, nobody ever does)

We're six: drums, bass, electric guitar, accordion, fiddle, lead vocal. Everyone bar the drummer sings.

PA: full-range stereo system with subs suitable for the room. Ours is a lively crowd. Minimum 24-channel desk and a stagebox on stage; NO analogue multicores with tape on them.
Mons: 4 wedges. Bass and accordion are on our own in-ears, racks and all.
Mics: we tour our own vocal mics and the clip-ons for fiddle and box. You supply a drum mic set, 2 x SM57 and 6 tall stands with booms.
DIs: 5.
Backline: a drum kit (shells, hardware, cymbals), one decent valve guitar combo. Bass player DIs, don't send an amp.
Lights: whatever looks well, with somebody who can drive them. A touch of haze.
FOH: we travel with Deirdre. She needs a person from the PA company to show her round, not to mix.

Date for this one: Saturday 1 August, Spiddal Craft Fair weekend, in the community hall, 280 standing. The hall has a permanent stage, and ye can forget about confetti.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs('stage_monitor', 4),
        needs(/DP5A/, 1),
        needs(/^SM57/, 2),
        needs('di_box', 5),
        needs('drum_kit', 1),
      ],
      should: [
        needs('guitar_amp', 1),
        needs('mic_stand', [6, 12]),
        needs('hazer', 1),
        needs('crew_lighting', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('transport'),
      ],
      allowed: without([...SHOW, 'effect_fluid', 'two_way_radio'], 'stage_deck'),
      offers: [...SHOW_OFFERS, 'mic_wired'],
      excluded: ['in_ear_monitor', 'bass_amp', 'stage_deck', 'mobile_stage', ...SEATS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'projector',
        'lectern',
        'dance_floor',
        'keyboard',
        'mic_wireless_lapel',
      ],
      title: [/spiddal|corncrakes/i, /280/],
    },
  },
  {
    id: 'ho-f-wedding-kilfenora',
    language: 'en',
    catalogue: 'corrib',
    description: `Hi!! We got engaged at Christmas and have gone for the madness of a marquee in Dad's top field, Kilfenora, Saturday 27 June, 130 for dinner, maybe 40 more for the afters.

So far on the list:
~ the 9 x 18 marquee with a hard floor all through it (162 sq m I think?)
~ 17 five-foot rounds and 130 of the limewash chairs
~ white cloths to the floor for all the rounds
~ dance floor, the white one, about 5m x 5m
~ 10 strings of festoon from the gate up to the tent
~ the posh loo trailer
~ a generator that'll run all that (closest plug is in the milking parlour)
~ 2 bars, plus a bottle cooler behind each

What's sorted: caterers bring every plate, glass, knife and napkin. The band (they're deadly) have their own PA and lights and do a DJ set after. Photo booth, my cousin's. We looked at lining the roof and decided we like the bare poles. Heating we'll chance without.

Anything we've forgotten? There's always something.
Muireann & Cathal x`,
    good: {
      attendees: [130, 170],
      days: 1,
      must: [
        needs(/Marquee 9 x 18/, 1),
        needs('marquee_floor', [160, 165]),
        needs(/^5ft round/, 17),
        needs(/Chiavari/, [130, 140]),
        needs('dance_floor', [25, 25]),
        needs('festoon', 10),
        needs('toilet_trailer', [1, 2]),
        needs('generator', [1, 2]),
        needs('bar_unit', 2),
      ],
      should: [
        needs(/round cloth/, [17, 17]),
        needs(/Bottle cooler/, 2),
        needs('fuel'),
        needs(['power_distro', 'power_cable']),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'fire_extinguisher', 'crew_electrician'],
      offers: [...without(PARTY_OFFERS, 'glassware', 'napkin', 'photo_booth'), ...OUTDOORS_OFFERS, 'toilet_accessible'],
      excluded: [
        ...TABLEWARE,
        'napkin',
        ...SPEAKERS,
        'disco_light',
        'lighting_package',
        'crew_dj',
        'photo_booth',
        'space_heater',
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'led_wall', 'stage_monitor'],
      title: [/kilfenora/i, /130|170/],
    },
  },
  {
    id: 'ho-f-agri-show-notice',
    language: 'en',
    catalogue: 'corrib',
    description: `Athenry Agricultural Show Society. Show day Sunday 5 July. Usual gate: 4,000.

Quotation wanted from a hire firm for the following, on the show field at Raheen:
One 12 x 30 marquee for the horticulture and home crafts
100 six-foot trestles
200 black folding chairs
Ring commentary: four speakers on poles around the main ring, one radio mic, one battery PA for the dog ring
80 metres or so of barrier (say 35 no.)
20 portaloos, 3 wheelchair, 4 hand wash
2 x 20kVA generators with fuel
10 fire points

Set up Friday 3 July from 10 o'clock, the bottom gate, and ask for Mattie. All away by Tuesday.`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs(/Marquee 12 x 30/, 1),
        needs('table_trestle', 100),
        needs(/folding chair/, 200),
        either(needs('speaker_top', [4, 5]), needs(SPEAKERS, [4, 6])),
        needs('crowd_barrier', [35, 36]),
        needs(/^Portaloo$/, 20),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
        needs(/20kVA/, 2),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Mipro/, 1),
        needs('fire_extinguisher', 10),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: without([...LOUD, ...OUTDOORS], 'subwoofer'),
      offers: OUTDOORS_OFFERS,
      silly: [
        'dance_floor',
        'projector',
        'lectern',
        'disco_light',
        'toilet_trailer',
        'subwoofer',
        ...LINEN,
        'stage_monitor',
      ],
      title: [/athenry/i, /4[.,\s]?000/],
    },
  },
];

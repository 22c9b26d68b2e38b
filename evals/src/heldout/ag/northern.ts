import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { system } from './keep.ts';

/** An American fair, a Canadian ceremony and a wedding by a lake. */
export const NORTHERN: readonly EvalBrief[] = [
  {
    id: 'ho-ag-hiring-fair',
    language: 'en',
    catalogue: 'palisade',
    description: `Hi team,

We're running the regional hiring fair again on Wednesday, April 14, 10 to 3 at the convention annex. 60 employers, around 1,000 job seekers across the day. Here's what I need priced:

60 six-foot tables with floor-length white linens
150 black folding chairs
12 sections of white pipe & drape
10 hi-tops for the coffee corner and 4 coffee urns
12 poster boards for the employer map and schedules
20 retractable stanchions for the check-in line
Speech PA kit for announcements
Four 55" LCDs on stands
One acrylic podium
Step & repeat, 8x8
30 stringers so everybody can plug in
2 flip charts
One AV tech for the day

Load-in the evening before from 5. Loading dock on Pine.

Thanks! Marisol`,
    good: {
      attendees: 1000,
      days: 1,
      must: [
        needs(/6' Banquet/, [60, 60]),
        needs(/90x132/, [60, 60]),
        needs(/Chair, Black/, [150, 150]),
        needs(/Drape White/, 12),
        needs('table_cocktail', 10),
        needs('hot_drinks', 4),
        needs('pinboard', 12),
        needs('stanchion', 20),
        needs(/Speech PA/, [1, 1]),
        needs(/55"/, 4),
        needs(/Podium, Clear/, 1),
        needs(/Step & Repeat/, 1),
        needs(/Stringer/, [30, 30]),
        needs('flip_chart', 2),
      ],
      should: [needs('crew_technician', 1), needs('transport')],
      allowed: MEETING,
      offers: [...MEETING_OFFERS, 'waste_bin', 'carpet', 'tablecloth', 'stanchion', 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'line_array', 'subwoofer'],
      title: [/fair|hiring/i, /1[.,  ]?000/],
    },
  },
  {
    id: 'ho-ag-citizenship',
    language: 'en',
    catalogue: 'kawartha',
    description: `STATEMENT OF REQUIREMENTS

1. Background. The Department will hold an outdoor citizenship ceremony with 80 candidates on Thursday, July 1, on the lawn beside the community arena. Including families and dignitaries, 300 persons are expected.

2. Requirement. The Supplier must provide, install, operate and remove:
2.1 One 40x80 structure, with Matrax flooring throughout (3,200 sq ft).
2.2 Platform 12' x 24', 16" high, skirted on three sides, with one accessible ramp and one stair unit.
2.3 Oak lectern with gooseneck microphone; two wireless handhelds; a sound system for the structure with an audio engineer.
2.4 250 white resin padded chairs.
2.5 Twenty 8 ft banquet tables with floor-length linens for the reception.
2.6 24 ft of black pipe and drape behind the platform.
2.7 Twelve two-way radios.

3. Out of scope.
3.1 Simultaneous interpretation: the Bureau attends with its booth and its receivers.
3.2 Washrooms: those of the arena are open to guests.
3.3 Electricity: a 100 A panel is available within 20 m. No generator will be accepted on the lawn.
3.4 The caterer brings coffee in its own urns, and cups.
3.5 Flags, Bibles and certificates.

4. Language of work. English or French.
5. Security. Personnel must hold reliability status or be escorted.
6. Basis of payment. Firm all-inclusive lot price; travel and living expenses will not be reimbursed.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/40x80/, 1),
        needs('marquee_floor', [3200, 3200]),
        needs('stage_deck', 9),
        needs('stage_ramp', 1),
        needs(/Lectern - oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        system(8),
        needs('crew_sound', 1),
        needs(/White Resin/, [250, 250]),
        needs(/Banquet Table 8ft/, 20),
        needs(/90x156/, [20, 22]),
        needs(/10ft black/, [24, 24]),
        needs('two_way_radio', 12),
      ],
      should: [needs('stage_steps', 1), needs('stage_skirt', [48, 72]), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SPEECH, ...PLATFORM],
      offers: without([...OUTDOORS_OFFERS, ...MEETING_OFFERS], ...LOOS, 'interpretation_booth'),
      excluded: [
        ...LOOS,
        'interpretation_booth',
        'interpretation_receiver',
        'generator',
        'fuel',
        'hot_drinks',
        'crockery',
      ],
      silly: ['dance_floor', 'disco_light', 'hazer', 'subwoofer', 'stage_monitor', 'beer_table_set', 'mobile_stage'],
      title: [/citizenship|ceremony/i, /300/],
    },
  },
  {
    id: 'ho-ag-dock-wedding',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hey! Getting married at the cottage on Stoney Lake, Saturday August 21, 140 people, lawn is flat-ish. Trying to get a number for:

- 30x60 frame tent
- 18 sixty inch rounds with the floor length white linens
- 140 crossbacks for dinner
- 140 white resin chairs down at the dock for the ceremony
- 6 cruisers with black covers
- maple dance floor 12 x 12 ft
- your dance package so we can do music off a phone, one wireless handheld for the toasts
- the GigBar for dancing
- 10 cafe string lights
- luxury washroom trailer
- 2 service bars, 2 glass door coolers
- 280 wine glasses, 140 flutes
- a Honda generator to run the sound, cottage panel is from 1961

Can you set up Thursday? There's a gate code.

Jess + Tyler`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/30x60/, 1),
        needs(/60in Round/, 18),
        needs(/120in round/, [18, 20]),
        needs(/Crossback/, [140, 147]),
        needs(/White Resin/, [140, 147]),
        needs('table_cocktail', 6),
        needs('dance_floor', 16),
        either(needs(/Dance Package/, 1), needs('speaker_top', [2, 4])),
        needs(/GigBar/, [1, 2]),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs('bar_unit', 2),
        needs(/Wine Glass/, [280, 308]),
        needs(/Honda/, [1, 2]),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Cruiser Cover/, 6),
        needs('refrigeration', 2),
        needs(/Flute/, [140, 154]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'napkin', 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'marquee_floor'],
      silly: [
        'projector',
        'lectern',
        'crowd_barrier',
        'line_array',
        'stage_monitor',
        'exhibition_stand',
        'choir_riser',
      ],
      title: [/stoney|wedding/i, /140/],
    },
  },
];

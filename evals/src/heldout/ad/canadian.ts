import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Canadian: a fall fair, a Legion's dinner, a wedding at a cottage. */
export const CANADIAN: readonly EvalBrief[] = [
  {
    id: 'ho-ad-fall-fair',
    language: 'en',
    catalogue: 'kawartha',
    description: `Good day,

Grounds manager for the Agricultural Society, Lindsay. Fall fair runs Friday 17 to Sunday 19 September, gate is about 4,000 over the weekend. Here's what we'd be renting:

1 Losberger structure 40x80 for the livestock ring
40 black... no, make that 30 cedar picnic tables
1 SL100 mobile stage
8 HDL 6 line array boxes with 4 subs
4 floor monitors
1 SQ-5 board and an audio engineer for the three days
4 diesel light towers
2 tow-behind gensets, 45 kW
4 spider boxes
100 steel barricades
16 two-way radios
30 waste bins

We own our bleachers. Washrooms are on a septic contract so leave those off, handwash too. The Lions Club looks after the beer tent, including coolers and the bar, and their own servers. Bands bring their own drums and amps. Lumber for the ring is on site.

Wayne`,
    good: {
      attendees: 4000,
      days: 3,
      must: [
        needs(/Losberger/, 1),
        needs('beer_table_set', 30),
        needs(/SL100/, 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 4),
        needs(/SQ-5/, 1),
        needs('crew_sound', 1),
        needs('floodlight', 4),
        needs(/45 kW/, 2),
        needs(/Spider Box/, 4),
        needs('crowd_barrier', 100),
        needs('two_way_radio', 16),
        needs('waste_bin', 30),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [/Bleacher/, ...LOOS, 'hand_wash', 'refrigeration', 'bar_unit', 'drum_kit', 'guitar_amp', 'bass_amp'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'chair_banquet', 'exhibition_stand'],
      title: [/lindsay|fair/i, /4[.,  ]?000/],
    },
  },
  {
    id: 'ho-ad-legion-dinner',
    language: 'en',
    catalogue: 'kawartha',
    description: `Our Legion branch in Peterborough has its centennial dinner on Saturday, November 6, for 144 people (18 tables of 8). Please send me a quote, delivered, for:

18 round tables, 60 inch
144 burgundy banquet stackers
18 white round linens, 120 inch
144 white napkins
144 dinner plates, 144 flatware settings, 144 wine glasses, 144 cups and saucers
1 oak lectern with a gooseneck mic
1 speech package
2 coffee urns, 100 cup
3 coat racks

Ross, Branch Secretary`,
    good: {
      attendees: 144,
      days: 1,
      must: [
        needs(/60in Round/, 18),
        needs(/Banquet Stacker/, 144),
        needs(/120in round/, 18),
        needs('napkin', 144),
        needs(/Dinner Plate/, 144),
        needs('cutlery', 144),
        needs(/Wine Glass/, 144),
        needs(/Cup & Saucer/, 144),
        needs(/Lectern - oak/, 1),
        needs('mic_lectern', 1),
        needs(/Speech Package/, 1),
        needs('hot_drinks', 2),
        needs('coat_rail', 3),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: PARTY_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'crowd_barrier', 'subwoofer', 'exhibition_stand'],
      title: [/peterborough|legion|centennial|dinner/i, /144/],
    },
  },
  {
    id: 'ho-ad-cottage-wedding',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi! I'm the wedding coordinator for a couple getting married at the family cottage near Bobcaygeon on Saturday, August 21. Guest count is 110.

Rentals:
- 30x60 frame tent, no flooring as the lawn is dead level
- 11 72" rounds with 11 linens... white, 120"
- 110 crossbacks
- 110 white resin folders for the ceremony down by the water
- 6 cruisers with black spandex covers
- 10 café string lights
- the washroom trailer
- 2 tent heaters (evenings get cool up there)
- 45 kW genset with 2 spider boxes

Update: the bride saw the mahogany chiavaris at a friend's, so those instead of the crossbacks, same number.

The caterer comes with dishes, cutlery, glassware and napkins. The band is self-contained: they have their own sound system and their own sound guy. They'll dance on the boathouse deck, so a dance floor isn't needed either.

Thanks, Mel`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/30x60/, 1),
        needs(/72in Round/, 11),
        needs(/120in round/, 11),
        needs(/Chiavari/, [110, 115]),
        needs(/White Resin/, [110, 115]),
        needs('table_cocktail', 6),
        needs(/Spandex Cruiser/, 6),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs('space_heater', 2),
        needs(/45 kW/, 1),
        needs(/Spider Box/, 2),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        'napkin',
        'marquee_floor',
        'dance_floor',
        'mixing_console',
        'crew_sound',
        /Crossback/,
      ],
      silly: ['projector', 'crowd_barrier', 'lectern', 'exhibition_stand', 'choir_riser', 'stage_monitor'],
      title: [/bobcaygeon|wedding/i, /110/],
    },
  },
];

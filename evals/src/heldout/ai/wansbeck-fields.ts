import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const TENTS = ['marquee', 'marquee_floor', 'marquee_lining'] as const;

/** Out of doors in the north-east: a wedding, a lunch on a green, a run, a beer festival, an intern's list. */
export const WANSBECK_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ai-rothbury-wedding',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Hello there,

My daughter is getting married on Saturday 19 June and we're having the reception in the meadow behind our house, near Rothbury. I have been put in charge of "everything in the field" so here goes. We shall be 120 sitting down.

We would like your 9m by 18m marquee with the ivory lining and the hard floor all through, twelve of the 6ft rounds with white cloths to the ground, 120 limewash chairs, and an oak dance floor, about 5 metres square. A bar in two sections. Music will be off my son-in-law's telephone, so a disco sort of PA that it can plug into, plus a radio microphone for the speeches, and some disco lights and a mirror ball. Ten lots of festoon for the path and the hedge. One of your nicer toilet trailers. And a generator, as the house electrics are from the Ark.

The caterers (a lovely couple from Alnwick) fetch all their own plates, glasses and cutlery, and the girls who wait at table. I had thought of a DJ but she has put her foot down, so no DJ. My brother takes the photographs. We don't need patio heaters, it's June!

With best wishes,
Rosalind`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Marquee \/ 9m/, 1),
        needs('marquee_lining', [140, 180]),
        needs('marquee_floor', [150, 175]),
        needs(/round \/ 6ft/, [12, 13]),
        needs(/round 120in/, [12, 14]),
        needs('chair_banquet', [120, 126]),
        needs('dance_floor', [24, 30]),
        needs('bar_unit', 2),
        needs(['pa_package', 'speaker_top', 'speaker_column'], [1, 4]),
        needs('disco_light', [1, 3]),
        needs('mirror_ball', 1),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs('generator', 1),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'napkin'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'ceremony_arch', 'space_heater'],
        'glassware',
        'crew_waiter',
        'crew_dj',
        'crew_photographer',
        'patio_heater',
      ),
      excluded: [...TABLEWARE, 'crew_waiter', 'crew_dj', 'crew_photographer', 'patio_heater', ...DECKS],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'flip_chart'],
      title: [/rothbury|wedding/i, /120/],
    },
  },
  {
    id: 'ho-ai-parish-lunch',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Name of event: Parish Picnic and Platinum Plaque Unveiling
Organisation: Parish Council (contact: the Clerk)
Where: Village green, Longhorsley
When: Sunday 5 July, noon to 5
How many people: 250
What do you need from us?
30 beer sets. 8 gazebos. 60 black folding chairs for the older residents. 2 gas barbecues. 1 glass door fridge. Small PA, with someone to work it, and two hand-held radio mics. 4 portable toilets and an accessible one. 10 wheelie bins. Garden games, one set.
Is there power on site? Yes, the pavilion has 13A sockets. We don't need a generator.
Is there a stage? The farmer lends us his flatbed trailer, as always.
Lighting? Not required, daylight.
Anything being supplied by others? The W.I. bring crockery and their tea urns. Stewards are council volunteers. The bouncy castle man comes by himself.
Delivery or collection? Deliver Saturday please.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('beer_table_set', [30, 30]),
        needs('gazebo', 8),
        needs(/folding \/ black/, [60, 60]),
        needs('cooking', 2),
        needs('refrigeration', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs(['crew_sound', 'crew_technician'], 1),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('game', 1),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], 'generator', 'fuel', 'crew_steward', 'floodlight'),
      offers: without(OUTDOORS_OFFERS, 'crew_steward', 'festoon', 'stage_roof', 'fuel'),
      excluded: [
        'generator',
        'fuel',
        'stage_deck',
        'mobile_stage',
        'crockery',
        'hot_drinks',
        'crew_steward',
        'inflatable',
        'floodlight',
        'stage_wash',
        'lighting_package',
        'festoon',
        'uplight',
      ],
      silly: ['projector', 'dance_floor', 'line_array', 'stage_monitor', 'table_round', 'lectern', ...FOG],
      title: [/longhorsley|picnic|parish/i, /250/],
    },
  },
  {
    id: 'ho-ai-hospice-run',
    language: 'en',
    catalogue: 'wansbeck',
    description: `hiya, volunteer at the hospice here, doing the colour run again sunday 13 sept on newbiggin beach car park, about 600 runners

what we need this time
- 120 barriers
- PA for the start line plus an engineer, and 1 headset radio mic for the warm up lady (last year's battery speaker was too quiet, so not that)
- 6 gazebos
- 15 trestles
- 12 toilets, 2 accessible, 3 of the hand wash things
- a generator for the sound, extension leads
- 20 walkie talkies
- 20 bins
- 2 fire points

st john's do the first aid. the arch for the finish is coming off our sponsor, they also lend us the rope and post and all the banners. we wont be needing the trailer stage after all, the mayor can stand on a box. medals sorted

ta, Bex`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('crowd_barrier', [120, 120]),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 10]),
        needs('crew_sound', 1),
        needs('mic_headset', [1, 2]),
        needs('gazebo', 6),
        needs('table_trestle', 15),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs('generator', [1, 2]),
        needs('two_way_radio', 20),
        needs('waste_bin', 20),
        needs('fire_extinguisher', 2),
      ],
      should: [needs(/13A extension/, [2, 30]), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'mic_wireless_handheld'], 'crew_medic'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'stage_roof', 'signage', 'backdrop', 'stanchion'),
      excluded: ['crew_medic', 'stanchion', 'mobile_stage', 'stage_deck', /battery \/ with handheld/, 'signage'],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'disco_light', 'marquee_lining', 'tablecloth'],
      title: [/newbiggin|run/i, /600/],
    },
  },
  {
    id: 'ho-ai-beer-festival',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Subject: RE: RE: Morpeth Ale & Folk, 21-22 August

Hi both,

Site plan is done so here's the final ask from me as site manager. 800 a day, Friday and Saturday.

Structures - one 12 x 24 as the beer tent and one 6 x 9 for the cider. Bare, please, no lining. Flooring I said yes to last week: scrap that, the cricket club are letting us put them on the hard standing.
Seating - 60 beer sets.
Stage - your roofed trailer.
Sound - enough PA for 500 in front of that stage incl. subs, 32 channel desk, 4 wedges, a full set of vocal mics (8 SM58 with stands), 6 DIs, and one engineer both days. The backline is shared out among the bands, you needn't bring any.
Light - one of your stage sets. 20 lengths of festoon over the seating and 2 lighting towers for the car park.
Power - 30kVA, two of them, 6 distro boxes, the 32A cables to suit.
Perimeter - 80 mesh panels, 100 barriers.
Sanitary - the brewery hires those in from its own firm, bins as well.
Bar - counters, fridges and glasses are all the brewery's too.
Security and stewarding - contracted already.

Ian`,
    good: {
      attendees: [800, 1600],
      days: 2,
      must: [
        needs(/12m x 24m/, 1),
        needs(/6m x 9m/, 1),
        needs('beer_table_set', [60, 60]),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs(/digital 32/, 1),
        needs('stage_monitor', 4),
        needs(/SM58/, 8),
        needs('di_box', 6),
        needs('crew_sound', [1, 2]),
        needs('festoon', 20),
        needs(/30kVA/, 2),
        needs('fencing', [80, 80]),
      ],
      should: [
        needs('lighting_package', 1),
        needs(/Lighting tower/, 2),
        needs('power_distro', 6),
        needs('crowd_barrier', [100, 100]),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...SHOW], 'crew_steward', 'waste_bin', 'hand_wash'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'crew_steward', 'backline', 'marquee_floor'),
      excluded: [
        'marquee_floor',
        'marquee_lining',
        ...LOOS,
        'waste_bin',
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_steward',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'flip_chart'],
      title: [/morpeth|ale|folk/i, /800/],
    },
  },
  {
    id: 'ho-ai-intern-list',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Hi! I'm the events intern at the arts trust and was told to paste you our kit list for Lanterns on the Quay (Sat 12 December, 4 pm till 9, North Shields, approx 1,000 people over the evening). Hope the format is ok!

Qty | Item
16 | gazebos, pop-up
24 | trestle tables
40 | folding chairs, black
150 | crowd barriers
30 | festoon lengths
12 | LED floodlights
1 | trailer stage with roof
1 | stage PA with engineer, for a brass band and a choir
4 | handheld radio mics
6 | choir mics + stands
6 | choir risers
1 | stage lighting set
2 | snow machines
2 | 30kVA generators + distro
40 | cable ramps
8 | portable toilets
1 | accessible toilet
12 | patio heaters
10 | stewards
16 | two-way radios`,
    good: {
      attendees: 1000,
      days: 1,
      must: [
        needs('gazebo', 16),
        needs('table_trestle', 24),
        needs(/folding \/ black/, [40, 40]),
        needs('crowd_barrier', [150, 150]),
        needs('festoon', 30),
        needs(/LED \/ on tripod/, 12),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_handheld', 4),
        needs('choir_riser', 6),
        needs('snow_machine', 2),
        needs(/30kVA/, 2),
        needs('patio_heater', 12),
        needs('crew_steward', 10),
      ],
      should: [
        needs(/choir condenser/, 6),
        needs('crew_sound', [1, 2]),
        needs('cable_ramp', [40, 40]),
        needs('lighting_package', 1),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 16),
        needs('power_distro', [1, 8]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', ...TENTS],
      title: [/shields|lantern|quay/i, /1[,. ]?000/],
    },
  },
];

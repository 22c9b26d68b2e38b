import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Notices, a specification and a post from Britain and Ireland. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-ax-borough-lots',
    language: 'en',
    catalogue: 'kennet',
    description: `The Borough Council intends to put in place a dynamic purchasing arrangement for the hire of event infrastructure at its programme of parks concerts, markets and civic days for three years with an option to extend by one. Suppliers may apply for one lot or more. Indicative annual spend is shown against each and is not guaranteed:
Lot 1 Roofed trailer stage - £9,400
Lot 2 PA systems, outdoor - £14,250
Lot 3 Stage lighting - £5,100
Lot 4 Outdoor LED screen - £11,000
Lot 5 Marquees, gazebos and flooring - £18,600
Lot 6 Portable toilets including accessible units - £16,900
Lot 7 Pedestrian barriers and Heras fencing - £8,750
Lot 8 Generators, distribution and fuel - £12,300
Lot 9 Folding chairs and trestle tables - £4,400
Lot 10 Two-way radios - £1,900
Lot 11 SIA stewards - £22,000
Lot 12 Festive festoon lighting - ££3,050
Lot 13 First aid cover - £6,200
The contract will be awarded on 60% price and 40% quality. Tenderers must hold public liability of not less than £10m.`,
    good: {
      must: [
        needs('mobile_stage'),
        needs(SPEAKERS),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot']),
        needs(/LED trailer/),
        needs('marquee'),
        needs('gazebo'),
        needs('marquee_floor'),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('crowd_barrier'),
        needs('fencing'),
        needs('generator'),
        needs('chair'),
        needs('table_trestle'),
        needs('two_way_radio'),
        needs('crew_steward'),
        needs('festoon'),
      ],
      should: [needs('power_distro'), needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...RADIO_MICS, 'toilet_trailer'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...RADIO_MICS, 'stage_roof'],
      silly: ['dance_floor', 'lectern', 'flip_chart', 'exhibition_stand', 'interpretation_booth', 'voting_system'],
      unmet: [/first.?aid|medic/i],
    },
  },
  {
    id: 'ho-ax-carnival-spec',
    language: 'en',
    catalogue: 'teviot',
    description: `Ashwell Quay Carnival and Regatta
Supplier Specification & Background

Background

The Carnival is the oldest on this stretch of the coast and last year drew some 4,000
people to Quay Green over the day. The procession forms up at the old goods yard and
arrives on the Green around 2pm, when the arena programme begins.

The Green

The main arena is roped off by the Sea Scouts. To the west is the stalls area, where
community groups pitch their own gazebos. To the east the fairground.

Requirement 1 - Bandstand stage

Covered trailer stage, 6m x 5m or similar,
PA for the stage and arena, with engineer,
4 wedges,
2 handheld radio mics,
Vocal mics and stands for choirs and a swing band.

Requirement 2 - Tea tent

One frame marquee 9m x 18m, no floor,
30 trestle tables and 140 folding chairs,
3 water boilers.

Requirement 3 - Site

160 barriers for the slipway and road crossings,
20 wheelie bins,
10 walkie-talkies,
1 accessible toilet by the arena.

Other Information

The public toilets on the Quay remain open until 8pm and have ample capacity, so no
standard cubicles are called for. Power is supplied by the Harbour Office from its
three-phase bollards; generators are not permitted on the Green owing to the moorings.
Stewards are drawn from Rotary and the Round Table. A fireworks display by others clos`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(['mic_wired', 'mic_instrument'], [2, 20]),
        needs(/9m x 18m/, 1),
        needs('table_trestle', [30, 30]),
        needs('chair', [140, 140]),
        needs('hot_drinks', 3),
        needs('crowd_barrier', [160, 160]),
        needs('waste_bin', 20),
        needs('two_way_radio', 10),
        needs('toilet_accessible', 1),
      ],
      should: [needs('mic_stand', [2, 20]), needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...without([...OUTDOORS, ...SHOW], 'generator', 'fuel', 'crew_steward'), 'stage_steps'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'gazebo', 'crew_steward', 'backline'),
      excluded: ['toilet', 'toilet_trailer', 'generator', 'fuel', 'gazebo', 'crew_steward', 'marquee_floor'],
      silly: ['dance_floor', 'projector', 'lectern', 'exhibition_stand', 'interpretation_booth'],
      title: [/ashwell|carnival|regatta/i, /4[., ]?000/],
    },
  },
  {
    id: 'ho-ax-culture-night',
    language: 'en',
    catalogue: 'corrib',
    description: `3. Scope of Works
3.1 The Contracting Authority requires technical services for Oíche Chultúir / Culture Night at two locations on Friday 19 September, 17.00 to 22.00. Admission is free. 3.2 Location A, Castle Courtyard (outdoor, cobbled, approx. 600 persons standing at any time): (a) stage 24ft x 16ft at 2ft, with steps, handrail to the rear and black valance; (b) line array or equal PA, min. 4 no. subs, 6 no. wedges; (c) 4 no. radio microphones handheld, cabled microphones and DIs for trad groups; (d) stage lighting, 12 no. LED wash minimum, 6 no. moving heads, desk; (e) sound engineer and lighting operator; (f) 20 kVA silenced generator with distribution and cable ramps. 3.3 Location B, Chapter House (indoor, 120 seated): (a) 120 no. conference chairs; (b) projector min. 6,000 lumens on 10 x 6 screen with show laptop; (c) speech PA with 1 no. lapel and 1 no. handheld; (d) portable loop for hearing aid users; (e) AV technician. 3.4 Both: festoon, 10 no. lengths, at the gates; 30 no. crowd barriers; 12 no. two-way radios. 3.5 Tenderers shall allow for get-in from 09.00 on the day; the Courtyard gate is 2.4m wide and 3.1m high and no vehicle over 7.5 t may enter. 3.6 All electrical works to be certified by a RECI registered contractor. 3.7 Prices shall be quoted in Euro, exclusive of VAT, and shall remain valid for 90 da`,
    good: {
      attendees: [120, 720],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(['line_array', 'speaker_top'], [4, 16]),
        needs('subwoofer', [4, 8]),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', [4, 6]),
        needs('mic_wireless_lapel', 1),
        needs(/LED Par/, [12, 24]),
        needs('moving_head', 6),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs(/20kVA/, 1),
        needs('chair', [120, 120]),
        needs('projector', 1),
        needs(/10 x 6/, 1),
        needs('playback_laptop', [1, 1]),
        needs('induction_loop', 1),
        needs('crew_technician', [1, 16]),
        needs('festoon', 10),
        needs('crowd_barrier', 30),
        needs('two_way_radio', 12),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 25]),
        needs('stage_handrail', [2, 7]),
        needs('lighting_console', 1),
        needs('pa_package', 1),
        needs('cable_ramp'),
        needs('power_distro'),
        needs(['mic_wired', 'mic_instrument'], [2, 20]),
        needs('di_box', [2, 12]),
        needs('crew_electrician'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, ...MEETING],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'marquee', 'table_round', 'exhibition_stand', 'crockery', 'photo_booth'],
      title: [/culture|oíche|oiche/i],
    },
  },
  {
    id: 'ho-ax-beer-festival-post',
    language: 'en',
    catalogue: 'teviot',
    description: `Re: first beer festival at a cricket club, what have we forgotten

Evening all. We've done the licence (TEN, 499 max, so call it 400 a session, Fri eve and all day Sat, two days). Brewery is lending us the stillage, cooling jackets and the bar itself, glasses come from the sponsor, printed. Loos in the pavilion were doubled when they rebuilt it so we're fine there. Live music both nights is duos and they each bring their own little PA.

So what's left to hire as far as I can tell:

marquee about 12 x 24, hard floor as the outfield is sacred
40 of those picnic bench sets
heating for it, it is the first week of October
lights inside and along the path to the car park, festoon or whatever people use, say 12 strings
a low stage in the corner 8ft x 8ft, 1ft is plenty
barriers x 20
wheelie bins x 8
2 fire points
a genny? The pavilion supply is a single 32 amp and the glass washer eats most of that

Anything I've missed shout. Cheers, Baz (Stumps & Pumps 2nd XI)`,
    good: {
      attendees: [400, 499],
      days: 2,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [280, 290]),
        needs('beer_table_set', 40),
        needs('space_heater', [1, 3]),
        needs('festoon', [12, 12]),
        needs('stage_deck', 2),
        needs('crowd_barrier', 20),
        needs('waste_bin', 8),
        needs('fire_extinguisher', 2),
        needs('generator', [1, 2]),
      ],
      should: [needs(/Legs 1ft/, 2), needs(['power_cable', 'power_distro']), needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'table_trestle'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT, 'patio_heater', 'space_heater'],
        ...LOOS,
        'glassware',
        'bar_unit',
        'disco_light',
      ),
      excluded: [...LOOS, ...SPEAKERS, 'glassware', 'bar_unit', 'mixing_console'],
      silly: ['projector', 'lectern', 'interpretation_booth', 'line_array', 'exhibition_stand', 'flip_chart'],
      title: [/beer|cricket/i],
    },
  },
];

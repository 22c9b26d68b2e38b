import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Out of doors in Lancashire: carols, a garden party, an agricultural show. */
export const RIBBLE_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-aa-carols-tender',
    language: 'en',
    catalogue: 'ribble',
    description: `REQUEST FOR QUOTATION - CAROLS IN THE SQUARE, GARSTANG
Date: Sunday 13 December, 5.00 pm to 6.30 pm. Audience: approximately 1,500, standing, in the open air.
Performers: brass band (24 players), primary school choir (40 children), two presenters.

Schedule of requirements
1. Covered trailer stage
2. Public address for the whole square, with engineer
3. 2 no. radio hand-held microphones for the presenters; microphones for the choir
4. Lighting of the stage
5. 2 no. tower lights for the car park
6. 80 no. pedestrian barriers
7. 6 no. single toilets and 1 no. accessible toilet
8. 10 no. wheelie bins
9. 20 m of cable ramp
10. Generator, silenced, to run 2 and 4, with distribution and fuel
11. 8 no. stewards from 4.00 pm to 8.00 pm

Set-up may begin at 9.00 am; the square must be clear by midnight.`,
    good: {
      attendees: [1500, 1570],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [4, 16]), needs('pa_package', [2, 4])),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs(/Tower light/, 2),
        needs('crowd_barrier', [80, 80]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('cable_ramp', [20, 20]),
        needs('generator', [1, 2]),
        needs('crew_steward', [8, 64]),
      ],
      should: [
        needs(['mic_instrument', 'mic_wired'], [1, 8]),
        needs('crew_sound', [1, 2]),
        needs('power_distro', [1, 6]),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT, ...PLATFORM, 'audio_player'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'choir_riser', 'music_stand'],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'interpretation_booth', 'flip_chart'],
      title: [/garstang|carols/i, /1[,. ]?500/],
    },
  },
  {
    id: 'ho-aa-garden-gig-forum',
    language: 'en',
    catalogue: 'ribble',
    description: `Anyone on here hire kit out round Preston? It's my brother in law's 60th on the 24th of July, back garden, fifty to sixty people. There's a duo playing (two voices, two acoustic guitars through DIs). Being Lancashire it will drizzle so 2 gazebos for the food and the duo, about 45 metres of festoon round the fence, 2 patio heaters, 6 picnic sets, and a small PA with two vocal mics on stands. Oh and the garden games for the kids. Ballpark figure delivered?`,
    good: {
      attendees: [50, 60],
      days: 1,
      must: [
        needs('gazebo', 2),
        needs('festoon', 3),
        needs('patio_heater', 2),
        needs('beer_table_set', 6),
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 2])),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [2, 4]),
        needs('game', [1, 1]),
      ],
      should: [needs('di_box', [2, 4]), needs('mic_stand', [2, 4]), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS, 'stage_monitor', 'mic_wired', 'uplight'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'stage_monitor', 'cooking', 'refrigeration'],
      silly: ['line_array', 'projector', 'lectern', 'crowd_barrier', 'marquee_floor', 'fencing', 'stage_deck'],
      title: [/preston|60th|birthday|garden/i],
    },
  },
  {
    id: 'ho-aa-show-marquee',
    language: 'en',
    catalogue: 'ribble',
    description: `Morning,

Secretary of the Hodder Valley show here, 7 and 8 August. We get around 2,000 a day through the gate if it's dry. What the committee would like from you this year:

12 x 24 marquee for the produce and flowers, hard floor all through
9 x 15 marquee for the teas, on the grass, no floor
80 trestles, 40 of them with white cloths
20 oak benches
Loudspeakers for the main ring with a radio mic for the announcer and something to play music off between classes, and a chap to look after it both days
20kVA generator with cables and a distribution board
12 fire points

You needn't worry about loos, they come with the farm contractor's wagon. The WI does the teas with its own urns and its own cups and saucers. The stewards are all members and have their own walkie-talkies. No barriers either: the young farmers set the ring out with hurdles. It's August so leave out the heaters.

Thank you
Ted`,
    good: {
      attendees: [2000, 4000],
      days: 2,
      must: [
        needs(/Marquee 12 x 24/, 1),
        needs(/Marquee 9 x 15/, 1),
        needs('marquee_floor', [288, 300]),
        needs('table_trestle', [80, 80]),
        needs('tablecloth', [40, 40]),
        needs('bench', [20, 20]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/20kVA/, 1),
        needs('fire_extinguisher', 12),
      ],
      should: [
        needs('audio_player', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('power_distro', [1, 4]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'two_way_radio', 'crew_steward'), ...SPEECH, 'line_array'],
      offers: without(
        [...OUTDOORS_OFFERS, 'marquee', 'festoon', 'mic_headset'],
        ...LOOS,
        'crowd_barrier',
        'patio_heater',
        'crew_steward',
      ),
      excluded: [
        ...LOOS,
        'hot_drinks',
        'crockery',
        'two_way_radio',
        'crew_steward',
        'crowd_barrier',
        'patio_heater',
        'space_heater',
      ],
      atMost: [needs('marquee_floor', 300)],
      silly: ['projector', 'disco_light', 'dance_floor', 'table_round', 'stage_monitor', 'hazer', 'lectern'],
      title: [/hodder|show/i, /[24][,. ]?000/],
    },
  },
];

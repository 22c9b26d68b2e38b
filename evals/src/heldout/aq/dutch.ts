import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING, MEETING_OFFERS } from '../usual.ts';

/** A study day in Mechelen. */
export const DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-aq-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Op donderdag 18 november houden wij in een congrescentrum in Mechelen een studiedag over mobiliteit, voor 160 deelnemers in theateropstelling.

Graag een offerte voor:
1. spreekgestoelte in plexi met zwanenhalsmicro
2. 4 dasspeldmicro's voor het panel en 2 draadloze handmicro's voor de zaal
3. geluidsinstallatie met geluidstechnicus
4. LED-wand van 4 x 2,5 m met processor, laptop en klikker, videotechnicus
5. tolkcabine Nederlands-Frans met 80 ontvangers
6. stemkastjes voor alle 160 deelnemers
7. onthaalbalie en 3 vestiairerekken

De tolken hebben wij zelf al vastgelegd. Stoelen en tafels staan er, en de koffie met kopjes wordt door het centrum verzorgd. Een podium is er ook. Opnames maken of streamen is niet de bedoeling.

Met vriendelijke groeten,
Liesbet Claes`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/plexi/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(SPEAKERS, [1, 8]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 14]),
        needs('led_wall', [10, 10]),
        needs('video_processor', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('crew_video', [1, 14]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [80, 80]),
        needs('voting_system', [160, 160]),
        needs('registration_desk', 1),
        needs('coat_rail', 3),
      ],
      should: [needs('mic_lectern', 1), needs('transport')],
      allowed: [
        ...MEETING,
        ...SPEECH,
        'video_processor',
        'truss',
        'truss_base',
        'ballast',
        'interpretation_transmitter',
      ],
      offers: without(MEETING_OFFERS, ...BROADCAST, ...PLATFORM, 'crew_interpreter'),
      excluded: [
        'crew_interpreter',
        ...SEATS,
        'table_trestle',
        'table_round',
        'table_desk',
        'hot_drinks',
        'crockery',
        'stage_deck',
        'mobile_stage',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/mechelen|studiedag|mobiliteit/i, /160/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** An American commencement, an Irish club's awards, a birthday in an Australian yard. */
export const ENGLISH_ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-bc-commencement-bid',
    language: 'en',
    catalogue: 'slaney',
    description: `Bid request: Commencement, football field, Saturday, May 22, 10 a.m.

Please price the following, delivered and set Friday, May 21, picked up Saturday after 2 p.m.:

(1,200) white folding chairs, in rows
(9) 4' x 8' stage decks at 24" high
(2) sets of stage stairs
(1) ADA ramp
(48) ft black stage skirt
(1) acrylic lectern with gooseneck mic
(2) wireless handheld mics
(1) PA system to cover 1,200 seated, with audio engineer
(4) 10x10 canopies
(8) standard restrooms, (2) ADA restrooms
(2) hand wash stations
(1) quiet generator for the PA

Award will be made on total price. Contact the Purchasing Office with questions.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/Samsonite/, 1200),
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', 48),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 24]),
        needs('crew_sound', [1, 24]),
        needs('gazebo', 4),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('generator', [1, 1]),
      ],
      should: [needs(/Leg Set 24/, 9), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...RADIO_MICS, 'led_wall', 'drape', 'induction_loop', 'camera', 'streaming_encoder'],
      silly: ['dance_floor', 'table_round', 'marquee', 'projector', 'disco_light', 'mic_conference', ...FOG],
      title: [/commencement/i, /1[,.]?200/],
    },
  },
  {
    id: 'ho-bc-club-awards',
    language: 'en',
    catalogue: 'corrib',
    description: `Anyone here hired for a club awards night? We've 240 coming to the sports hall on Saturday 30 January and I'm the eejit who put his hand up.

What I think we need: a stage about 24ft by 12ft and 2ft high with steps, a projector and the 14ft screen for the season's clips, a laptop for them, two roving mics for the awards, a wash of light on the stage and a bit of dance lighting after. Then a six-piece covers band goes on till one. They want a proper PA with subs, six wedges and somebody to mix it, and they bring their own drums, amps and keyboard.

Tables and chairs are coming on loan from the golf club. The pub in the village is doing the bar, counter, fridges and glasses and all. Power in the hall is grand.

What would that come to roughly? Any of ye that do hire, message me a price.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_steps', [1, 2]),
        needs('projector', 1),
        needs(/14 x 8/, 1),
        needs('playback_laptop', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs(['disco_light', 'moving_head'], [1, 12]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        either(needs('subwoofer', [2, 8]), needs(/Disco pkg/, [1, 2])),
        needs('stage_monitor', 6),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(/legs 2ft/, 9), needs(['mic_wired', 'mic_instrument'], [3, 16]), needs('transport')],
      allowed: [...BAND, ...SLIDES, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB, 'dance_floor'],
      offers: without(
        [...SHOW_OFFERS, ...PARTY_OFFERS, 'lectern', 'hazer'],
        'backline',
        'bar_unit',
        'crew_bar',
        'refrigeration',
        'glassware',
        'sofa',
        'armchair',
        'table_cocktail',
        'bar_stool',
        'table_coffee',
      ),
      excluded: [
        ...SEATS,
        ...without(TABLES, 'table_desk'),
        'bar_unit',
        'refrigeration',
        'glassware',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'interpretation_booth'],
      title: [/awards|club/i, /240/],
    },
  },
  {
    id: 'ho-bc-yard-fiftieth',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi, turning 50 in our backyard in Geelong, Saturday 6 March, 70 mates, standing around mostly. After a 6x12 marquee, 8 dry bars, 30 black bistro chairs, 60 metres of festoon, a party light pack, a portable speaker I can plug my phone into, 2 eskies and a port-a-loo. Drop off Friday would be ace. Cheers, Deb`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/6m x 12m/, 1),
        needs(/Dry bar 600/, 8),
        needs(/Bistro/, 30),
        needs('festoon', 3),
        needs('disco_light', [1, 2]),
        needs(SPEAKERS, [1, 2]),
        needs(/Esky/, 2),
        needs('toilet', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...RADIO_MICS],
      silly: ['projector', 'lectern', 'line_array', 'stage_deck', 'crowd_barrier', 'moving_head', 'led_wall'],
      title: [/geelong|50|birthday/i, /70/],
    },
  },
];

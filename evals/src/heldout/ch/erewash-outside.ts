import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LINEN, RADIO_MICS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { LIGHTS, TO_SIT_ON } from './left-out.ts';

const FETE_OFF: readonly Selector[] = [...LIGHTS, 'hot_drinks', 'crockery'];
const VOWS_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'mixing_console',
  'stage_monitor',
  'audio_player',
  'crew_sound',
];
const MARKET_OFF: readonly Selector[] = [...TO_SIT_ON, ...LOOS];

/** Gardens, orchards, yards. */
export const EREWASH_OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-ch-rectory-fete',
    language: 'en',
    catalogue: 'erewash',
    description: `Hi there,

It's fete time again at St Wilfrid's. Saturday 11 July, the rectory garden in Breaston, noon till four, and if last year's anything to go by about 350 people.

Could you let us have:
- 10 gazebos for the stalls
- 20 trestle tables
- 60 folding chairs to go outside the tea room
- something to make announcements on with a radio mic, battery would be ideal as there's no socket near
- a bouncy castle
- 2 portable loos plus an accessible one

We're all packed up by five with the sun still high, so lights don't come into it. Teas are the WI's business as ever, they bring the urns and the cups.

Many thanks
Margaret Tebb (churchwarden)`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 20),
        needs('chair', 60),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('inflatable', 1),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport'), needs(/Battery PA/, [1, 2])],
      allowed: without([...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'], ...FETE_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SPEECH, 'mic_wireless_handheld', 'loudhailer'], ...FETE_OFF),
      excluded: FETE_OFF,
      silly: ['projector', 'led_wall', 'dance_floor', 'moving_head', 'stage_monitor', 'hazer', 'line_array'],
      title: [/wilfrid|fete|rectory|breaston/i],
    },
  },
  {
    id: 'ho-ch-orchard-vows',
    language: 'en',
    catalogue: 'erewash',
    description: `We're getting married in my aunt's orchard near Ockbrook on Friday 5 June at 2pm, just the ceremony there, then everyone walks down to the pub. 80 guests.

What we'd like from you please is 80 of the white wooden folding chairs, the wooden arch, an ivory aisle carpet and 6 bay trees to go down the sides. A quartet of friends is playing us in and out (two violins, viola, cello) and they've asked for 4 music stands and 4 plain chairs.

They play just as they are, and our celebrant has a voice like a town crier, so there'll be nothing amplified at any point.

Could you deliver on the Thursday? Love, Beth & Oli`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('chair', [84, 90]),
        needs(/white wood/, [80, 90]),
        needs('ceremony_arch', 1),
        needs('carpet', [1, 2]),
        needs('plants', 6),
        needs('music_stand', 4),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'ballast'],
      offers: ['gazebo', 'marquee', 'crew_steward', 'chair', 'chair_cover', 'table_trestle', 'waste_bin', ...LINEN],
      excluded: VOWS_OFF,
      silly: ['projector', 'generator', 'dance_floor', 'stage_deck', 'crowd_barrier', 'disco_light'],
      title: [/wedding|ceremony|orchard|ockbrook|beth/i, /80/],
    },
  },
  {
    id: 'ho-ch-forecourt-market',
    language: 'en',
    catalogue: 'erewash',
    description: `Food market on the station forecourt, Long Eaton
Friday 22 May, trading 5pm to 10pm, expecting 600 over the evening

We have 12 traders, each under one of your gazebos. Over and between them 8 strings of festoon. A floodlight for the back of every second stall, so 6. Power from a quiet diesel generator, 60 kVA, with a 63 amp distribution box and the cable to the stalls. 20 poseur tables for people to put their food down on. 10 wheelie bins and 3 hand wash stations. One battery speaker with a radio mic for the busker who does the compering.

The railway's rule is that the forecourt has to stay clear for passengers: everybody eats standing up and nobody will want a seat. The station is keeping its toilets open until the last train.

4 stewards, 4.30 to 10.30.

Quote by Friday if possible.
Imran, town centre partnership`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs('festoon', 8),
        needs('floodlight', 6),
        needs('generator', [1, 2]),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('table_cocktail', 20),
        needs('waste_bin', 10),
        needs('hand_wash', 3),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('crew_steward', [4, 28]),
      ],
      should: [needs('transport'), needs(/60 kVA/, 1), needs(/63 A/, [1, 2]), needs('fuel')],
      allowed: without([...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'], ...MARKET_OFF),
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'bar_unit'], ...MARKET_OFF),
      excluded: MARKET_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'moving_head', 'lectern', 'hazer'],
      title: [/long eaton|market|station/i, /600/],
    },
  },
  {
    id: 'ho-ch-brewery-birthday',
    language: 'en',
    catalogue: 'erewash',
    description: `Shardlow Brewery is ten on 29 August and we're putting a stage in the yard, 1pm to 9pm, tickets limited to 500. Three local bands, all four-piece, drums bass two guitars and vocals.

Stage: your covered trailer.
Sound: 4 tops and 4 subs, the 32 channel digital mixer with stage box, 5 wedges, drum mic kit, 6 vocal mics on boom stands, 6 DI boxes. Sound engineer for the day.
Backline the bands can share: drum kit, two guitar amps, a bass amp.
Light: 2 of the stage lighting sets and a lighting engineer, it'll be getting dark for the last act.
Site: 30 beer tables with benches, 40 crowd barriers, 8 portable toilets and 1 accessible, 2 hand wash, 12 wheelie bins.
Power: there's only domestic sockets so a 25 kVA generator with diesel, and distribution.
6 stewards 12 noon to 9.30.

Price for the lot please.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('speaker_top', [4, 8]),
        needs('subwoofer', 4),
        needs(/32-channel/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 5),
        needs(/Drum microphone/, 1),
        needs('mic_wired', 6),
        needs('mic_stand', [6, 16]),
        needs('di_box', 6),
        needs('crew_sound', [1, 2]),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('lighting_package', 2),
        needs('crew_lighting', [1, 2]),
        needs('beer_table_set', 30),
        needs('crowd_barrier', 40),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 12),
        needs('generator', [1, 2]),
        needs('fuel'),
        needs('power_distro', [1, 6]),
        needs('crew_steward', [6, 72]),
      ],
      should: [needs('transport'), needs(/25 kVA/, 1), needs('power_cable')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'chair_banquet', 'mic_lectern', 'exhibition_stand'],
      title: [/shardlow|brewery/i, /500/],
    },
  },
  {
    id: 'ho-ch-reception-in-paddock',
    language: 'en',
    catalogue: 'erewash',
    description: `Wedding reception, paddock at Risley, Saturday 18 July from 3pm to midnight. 120 guests sitting down, 9 x 18 m marquee.

Please quote:
 * the marquee with ivory lining and matting throughout
 * 12 six-foot rounds with white cloths, 120 limewash chiavari chairs
 * dance floor in the chequered tiles, 16 ft x 16 ft
 * a top-table trestle or two for the cake and presents, clothed
 * 6 strings of festoon for outside
 * luxury toilet trailer
 * a 25 kVA generator, there's no mains in the paddock
 * something small with one radio mic for the speeches

Feeding people is all arranged: Ruth's Hog Roast turn up with plates, knives and forks, glasses and staff to carry. And my brother-in-law is a DJ by trade, he comes with his whole set-up including the flashing lights, so the evening's sorted too.

Regards, Callum`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('marquee', 1),
        needs('marquee_lining', [150, 170]),
        needs('marquee_floor', [150, 170]),
        needs('table_round', 12),
        needs('chair_banquet', [120, 126]),
        needs('tablecloth', [13, 16]),
        needs('dance_floor', [64, 72]),
        needs('table_trestle', [1, 3]),
        needs('festoon', 6),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [needs('transport'), needs(/9 m x 18 m/, 1), needs(/25 kVA/, 1), needs('fuel')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'space_heater', 'stage_deck', 'uplight', 'napkin'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'ceremony_arch', 'mic_wireless_handheld'],
        'glassware',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'moving_head',
      ),
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
        'moving_head',
      ],
      silly: ['projector', 'lectern', 'exhibition_stand', 'pinboard', 'stage_monitor', 'flip_chart'],
      title: [/wedding|risley|callum/i, /120/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Australian: among vines, in a backyard, at a summit. */
export const AUSTRALIAN: readonly EvalBrief[] = [
  {
    id: 'ho-y-among-the-vines',
    language: 'en',
    catalogue: 'marlowe',
    description: `Hi team,

Chasing a quote for our wedding at a winery in McLaren Vale, Saturday 20 February, 90 guests.

For the ceremony on the grass: timber arbour and 60 of the white Americana chairs (the oldies sit, everyone else can stand).
For dinner: the 10m x 15m marquee with flooring right through, 10 feasting tables and 90 bentwood chairs.
Music: an acoustic duo, one guitar and two voices. They need a small PA, two vocal mics on stands and a DI. After them it's a playlist off Dan's phone through the same speakers.
6 lengths of festoon.

The winery's got its own bar, glasses and wait staff, plus plenty of loos and three-phase right at the lawn, so we're right for a generator. It'll be 35 degrees so obviously no heaters!

Cheers
Georgie`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs(/Americana/, [60, 60]),
        needs(/10m x 15m/, 1),
        needs('marquee_floor', [150, 150]),
        needs(/Feasting/, [10, 10]),
        needs(/Bentwood/, [90, 95]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_wired', [2, 2]),
        needs('di_box', [1, 2]),
        needs('festoon', 6),
      ],
      should: [needs('mic_stand', [2, 3]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...SPEECH,
        'stage_monitor',
        'subwoofer',
        'mic_wireless_handheld',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'fan', 'air_conditioner'],
        ...LOOS,
        'patio_heater',
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
      ),
      excluded: [
        'bar_unit',
        'glassware',
        'crew_waiter',
        'crew_bar',
        ...LOOS,
        'generator',
        'fuel',
        'patio_heater',
        'space_heater',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'choir_riser', 'drum_kit'],
      title: [/mclaren|wedding/i, /90/],
    },
  },
  {
    id: 'ho-y-mums-sixtieth',
    language: 'en',
    catalogue: 'marlowe',
    description: `Anyone know what I'd pay to hire the gear for Mum's 60th? Backyard in Geelong, Sunday arvo 14 March, seventy people incl. about 20 ankle biters.

Thinking ten picnic settings, two of the 6m x 6m marquees, 4 market umbrellas, a cool room, a six burner barbie (scratch that, Dad won't hear of anyone's but his), a jumping castle, one portaloo so they're not all through the house, and a battery speaker with a mic for speeches and Spotify.

No DJ, no dance floor, none of your disco lights, she'd kill me. And glasses no need, it's stubbies and juice boxes.`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('beer_table_set', 10),
        needs(/6m x 6m/, 2),
        needs('parasol', 4),
        needs(/cool room/, 1),
        needs('inflatable', 1),
        needs(/^Portaloo$/, 1),
        needs(/MA-505/, [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand', 'crew_technician'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'bubble_machine'],
        'glassware',
        'dance_floor',
        'disco_light',
        'crew_dj',
        'mirror_ball',
      ),
      excluded: [/BBQ/, ...DECKS, 'crew_dj', 'dance_floor', 'disco_light', 'glassware'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_deck', 'subwoofer', 'hazer'],
      title: [/geelong|60th|birthday/i, /70/],
    },
  },
  {
    id: 'ho-y-health-summit',
    language: 'en',
    catalogue: 'marlowe',
    description: `Dear Sir or Madam

We are convening a regional health summit in Ballarat on 4 and 5 May, for one hundred and eighty delegates, cabaret style.

Please provide a price for: twenty-three round tables for eight, with white floor-length cloths; 180 conference chairs; a stage 7.2 m x 2.4 m with steps and skirt; the clear acrylic lectern with microphone; lapel microphones for a panel of five; two handheld microphones for the floor; the 16,000 lumen projector with a 14 ft screen; laptop and clicker; a foldback monitor for the presenters; two cameras and the encoder to stream both days; twenty display panels for posters; one registration counter. Sound and vision operators for both days, please, and one camera operator.

Yours faithfully
Conference secretary`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/Round table 1.5m/, [23, 23]),
        needs(/Tablecloth, round/, [23, 25]),
        needs(/Conference chair/, [180, 190]),
        needs('stage_deck', 6),
        needs(/acrylic/, 1),
        needs('mic_wireless_lapel', [5, 6]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/16,000lm/, 1),
        needs(/14ft/, 1),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('pinboard', 20),
        needs('registration_desk', 1),
      ],
      should: [
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
        needs('mic_lectern', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 20]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs('crew_sound', [1, 30]),
        needs('crew_video', [1, 30]),
        needs('crew_camera', [1, 4]),
        needs('video_switcher', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST],
      offers: [...MEETING_OFFERS, 'napkin', 'hot_drinks', ...STAGE_LIGHT],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/ballarat|summit/i, /180/],
    },
  },
];

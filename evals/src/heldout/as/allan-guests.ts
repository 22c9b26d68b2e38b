import { type EvalBrief, either, needs } from '../../expectation.ts';
import { CARRIAGE, HANDS, LOUD, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** A launch, a trade fair and a service over a shelf of terse, inverted names. */
export const ALLAN_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-as-gin-launch',
    language: 'en',
    catalogue: 'allan',
    description: `Hi team — production lead for a spirits brand out of Chicago here. We're doing a UK launch on Wed Oct 7 in an empty warehouse in Leith, 6-10pm, 120 guests, standing.

What I need from you:
(3) 8' x 4' risers at 1' for the reveal, skirted in black
(12) cocktail tables
(2) 75" monitors on stands looping the brand film
(1) PA for music and a short welcome, w/ (2) wireless handhelds
(24) wireless uplights
(2) bars
40 ft of black drape, 10 ft tall, to hide the loading dock
AV tech, load-in thru strike

We are flying in our own DJ with his own decks and mixer. Our agency is bringing a camera crew and a photographer so don't quote either. Bartenders are on the brand. Budget for all of this is around £4,000 plus VAT.

Thanks!
Marcy`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Deck 8ft/, 3),
        needs('table_cocktail', 12),
        needs(/75in/, 2),
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/Uplighter/, [24, 24]),
        needs('bar_unit', 2),
        needs('drape', [12, 14]),
        needs('crew_technician', [1, 30]),
      ],
      should: [needs(/Legs 1ft/, 3), needs('stage_skirt', [6, 16]), needs('transport')],
      allowed: [
        ...LOUD,
        ...PLATFORM,
        ...ANY_JOB,
        'playback_laptop',
        'video_cable',
        'stage_wash',
        'lighting_package',
        'lighting_stand',
      ],
      offers: without(
        [...PARTY_OFFERS, ...STAGE_LIGHT, 'display', 'signage', 'led_wall', 'generator', 'table_round'],
        'crew_dj',
        'crew_photographer',
        'crew_bar',
      ),
      excluded: [...DECKS, 'crew_dj', 'camera', 'crew_camera', 'crew_photographer', 'crew_bar'],
      silly: ['table_trestle', 'lectern', 'choir_riser', 'crowd_barrier', 'flip_chart', 'marquee', 'chair'],
      title: [/leith|launch/i, /120/],
    },
  },
  {
    id: 'ho-as-crofters-fair',
    language: 'en',
    catalogue: 'allan',
    description: `INVITATION TO QUOTE: trade exhibition, Perth, 18-19 March (two days open, build on the 17th)

Lot 1. 28 shell scheme stands 3m x 2m. Each stand: one trestle table and two chairs (black folding).
Lot 2. Demonstration corner: PA for 60 people with one headset microphone, 55 inch screen on stand.
Lot 3. Registration: two registration desks; coat rails for 200 coats.
Lot 4. Two stewards on the doors, 9 am to 5 pm each day.

Expected attendance: 1,500 over the two days.

Not part of this quotation: stand power and electricians (the hall's own contractor), carpet (the hall is carpeted), Wi-Fi, waste and cleaning. Catering is by the hall.`,
    good: {
      attendees: [750, 1500],
      days: 2,
      must: [
        needs('exhibition_stand', 28),
        needs('table_trestle', [28, 30]),
        needs(/folding, black/, [56, 60]),
        either(needs(['speaker_top', 'speaker_column'], [1, 2]), needs('pa_package', [1, 1])),
        needs('mic_headset', [1, 1]),
        needs(/55in/, 1),
        needs('registration_desk', 2),
        needs('coat_rail', [4, 5]),
        needs('crew_steward', [2, 60]),
      ],
      should: [needs('transport')],
      allowed: [
        ...SPEECH,
        ...HANDS,
        ...CARRIAGE,
        'power_cable',
        'crew_project_manager',
        'two_way_radio',
        'fire_extinguisher',
        'playback_laptop',
        'video_cable',
      ],
      offers: without(
        [...MEETING_OFFERS, 'pinboard', 'stanchion', 'tablecloth', 'table_cocktail', 'bar_stool', 'sofa', 'crew_medic'],
        'network',
      ),
      excluded: ['crew_electrician', 'power_distro', 'carpet', 'network', 'waste_bin', 'hot_drinks', 'refrigeration'],
      silly: ['generator', 'dance_floor', 'disco_light', 'marquee', 'stage_monitor', 'subwoofer', 'crockery', ...FOG],
      title: [/perth|exhibition|trade/i],
    },
  },
  {
    id: 'ho-as-carols',
    language: 'en',
    catalogue: 'allan',
    description: `Carol service by candlelight, Linlithgow, Sunday 20 December, 6.30 pm, congregation of about 450, choir of 60.

Could you let us have a price for choir risers for all sixty, twelve music stands with lights for the brass, and a platform 8ft x 8ft, one foot high, for the conductor and the soloist with a step up to it?

The church has a perfectly good sound system, so no microphones or speakers. No lighting please, it would spoil the candles. And the organ does for a piano.

Yours
Rev. A. Baird`,
    good: {
      attendees: [450, 510],
      days: 1,
      must: [needs('choir_riser', [5, 6]), needs('music_stand', 12), needs('stage_deck', [2, 4])],
      should: [needs(/Legs 1ft/, [2, 4]), needs('stage_steps', [1, 1]), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB],
      offers: ['audio_recorder', 'signage', 'two_way_radio', 'crew_steward', 'chair', 'fire_extinguisher', 'camera'],
      excluded: [
        ...SPEAKERS,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_instrument',
        'mixing_console',
        'stage_wash',
        'profile_spot',
        'uplight',
        'lighting_package',
        'moving_head',
        'followspot',
        'crew_lighting',
        'keyboard',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'projector', 'drum_kit', 'bar_unit', 'table_round'],
      title: [/linlithgow|carol/i],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PARTY_LIGHT, RADIO_MICS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, LOOS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Over `wyre`: a wedding, a school's musical, a club night. */
export const WYRE_NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-bh-low-fold-wedding',
    language: 'en',
    catalogue: 'wyre',
    description: `Hi!

Jess and I are getting married at Low Fold Barn outside Kirkby Lonsdale on Saturday 19 June. 110 of us for the day and another 40 turning up for the evening.

For the ceremony, which is out on the lawn, we'd love:
- 110 of the white wooden folding chairs
- the birch arch
- one of those battery speakers with a mic, for the vows and the walking-in song

And for the party in the barn:
- a dance floor, 6 metres by 6
- speakers with proper bass for about 150 people
- some disco lights
- 12 battery uplighters for the beams
- 5 strings of festoon for the courtyard

My cousin Theo is DJing. He's got his own decks and mixer and only needs something to plug into. The barn comes with its dining tables and chairs, a bar with staff, and a perfectly good toilet block. Plates, cutlery, glasses and linen all come with the caterer.

We can do delivery any time on the Friday.

Rob (and Jess)`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/folding white wood/, [110, 110]),
        needs('ceremony_arch', 1),
        needs(/Go-box/, 1),
        needs('dance_floor', [36, 36]),
        either(needs(/Dance rig/, [1, 2]), needs('speaker_top', [2, 4])),
        needs('disco_light', [1, 4]),
        needs(/AX3/, [12, 12]),
        needs('festoon', 5),
      ],
      should: [either(needs(/Dance rig/, [1, 2]), needs('subwoofer', [1, 4])), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: without(
        [...PARTY_OFFERS, 'smoke_machine'],
        ...LINEN,
        'glassware',
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'crew_dj',
      ),
      excluded: [
        ...DECKS,
        'crew_dj',
        'chair_banquet',
        'table_round',
        'table_trestle',
        'bar_unit',
        'crew_bar',
        ...LOOS,
        ...TABLEWARE,
        'tablecloth',
        'napkin',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'stage_deck', 'flip_chart'],
      title: [/lonsdale|wedding|low fold/i, /110|150/],
    },
  },
  {
    id: 'ho-bh-school-musical',
    language: 'en',
    catalogue: 'wyre',
    description: `PHONE NOTE 10.40 Weds - Mrs Pell, drama, a high school in Garstang

spring musical, 3 nights Thurs 12 / Fri 13 / Sat 14 March, school hall, abt 260 each night
wants
- PA w. subs, hall is wide
- digital desk 24ch or more
- 8 headworn radio mics (leads)
- 2 wedges front of stage
- 9 music stands w. lights, pit band
- 1 followspot, a sixth former will drive it
- haze machine for the storm
- soundman all three nights

stage is school's own, built in, not ours. rest of the lighting also theirs, their technician rigs + runs it. piano - theirs. seats - theirs (bleacher thing). filming is NOT allowed, rights holders, so no cameras even if the parents assoc rings up asking

quote by Mon`,
    good: {
      attendees: 260,
      days: 3,
      must: [
        needs(SPEAKERS, [2, 16]),
        needs('subwoofer', [1, 4]),
        needs(/TF1|SQ-6/, 1),
        needs('mic_headset', 8),
        needs('stage_monitor', 2),
        needs('music_stand', [9, 10]),
        needs('followspot', 1),
        needs('hazer', 1),
        needs('crew_sound', [1, 4]),
      ],
      should: [needs('transport')],
      allowed: [...without(BAND, 'in_ear_monitor'), ...ANY_JOB, 'effect_fluid', 'in_ear_monitor', 'lighting_stand'],
      offers: without(
        [...SHOW_OFFERS, ...RADIO_MICS],
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'uplight',
        'backline',
      ),
      excluded: [
        'stage_deck',
        'mobile_stage',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'keyboard',
        'piano',
        'chair',
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'disco_light', 'table_round'],
      title: [/garstang|musical|school/i, /260/],
    },
  },
  {
    id: 'ho-bh-warehouse-night',
    language: 'en',
    catalogue: 'wyre',
    description: `anyone on here rent proper kit near Morecambe? doing a techno night in a warehouse sat 7th nov, 9 til 3, 400 tickets and its sold out

need 4 tops + 6 subs, 2 wedges for the booth, 8 moving heads, a lighting desk and somebody who can actually busk on it, somebody for the sound too. venue has a 63 three phase so a 63 distro and cable to split it down. 40 barriers for the queue

dont need decks, the djs all carry their own cdjs and mixer. NO smoke or haze whatsoever, the beam detectors are linked straight to the fire station and we'd get billed. bar is the landlord's and he staffs it. door team already booked so no security

cheers`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [4, 4]),
        needs('subwoofer', [6, 6]),
        needs('stage_monitor', 2),
        needs('moving_head', [8, 8]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(/Distro 63/, [1, 2]),
        needs('crowd_barrier', [40, 40]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: without([...SHOW, 'dj_booth'], ...FOG, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], ...FOG, 'bar_unit', 'crew_bar', 'crew_dj', 'backline'),
      excluded: [...DECKS, 'crew_dj', ...FOG, 'bar_unit', 'crew_bar', 'crew_steward'],
      silly: ['lectern', 'projector', 'table_round', 'marquee', 'generator', 'chair', 'mic_wireless_lapel'],
      title: [/morecambe|techno|club|night|warehouse/i, /400/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Off the telephone and off a society's desk: a club's dinner, a Requiem. */
export const WYVERN: readonly EvalBrief[] = [
  {
    id: 'ho-z-club-dinner',
    language: 'en',
    catalogue: 'wyvern',
    description: `Rang 9.10 Tues. Gavin, cricket club end of season dinner, Sat 3 Oct, village hall, 140. Wants 18 of the 5ft rounds w/ white cloths, 140 white folding chairs, knives forks spoons + dinner plates + wine glasses for the 140 (they're cooking it themselves), toastmaster PA so the guest speaker can be heard, extra radio handheld for the auction, 55in TV on stand w/ laptop for the "season in pictures", 2 bars side by side. Disco bar for after. Ring back w/ price, his number's on the pad`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/round 5ft/, [18, 19]),
        needs(/round, 120in/, [18, 20]),
        needs(/folding, white/, [140, 147]),
        needs('cutlery', [140, 160]),
        needs(/dinner, 10in/, [140, 160]),
        needs(/wine, crate/, [4, 9]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/55in/, 1),
        needs('bar_unit', 2),
        needs('disco_light', [1, 2]),
      ],
      should: [needs('playback_laptop', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'napkin', 'presentation_clicker', 'subwoofer'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'line_array', 'pinboard'],
      title: [/cricket|dinner|season/i, /140/],
    },
  },
  {
    id: 'ho-z-requiem',
    language: 'en',
    catalogue: 'wyvern',
    description: `CHORAL SOCIETY - TECHNICAL AND STAGING REQUIREMENTS, REQUIEM, Saturday 27 March, 7.30 pm, the Abbey

Preamble. This document is sent to three firms. The Society is a charity and pays within 30 days. The Abbey's conditions (no fixings to stonework, no vehicles on the green, rubber feet under everything, silence during Evensong at 5.30) form part of any order.

Forces: 90 singers, 34 players, four soloists. Audience 380.

Required
R1  Orchestra platform, twenty decks of 8 x 4ft, ten of them at 1ft and ten at 2ft, with legs, two treads, and rails along the back (4)
R2  Risers for 90 singers, three-step or similar
R3  12 LED pars and 6 profiles to light the chancel, warm white, with a desk and an operator; the Abbey's own lighting is one chandelier
R4  150 conference chairs for the side aisles (the pews take the rest)
R5  Four portable loos by the north door, and one accessible

Not required
N1  Amplification of any description. The conductor feels strongly about this.
N2  Music stands, which the players bring, as they do the timpani and the chamber organ.
N3  Glasses for the interval wine, borrowed from the supermarket.
N4  Stewards: the Friends of the Abbey.`,
    good: {
      attendees: [380, 508],
      days: 1,
      must: [
        needs('stage_deck', 20),
        needs(/1ft, set/, 10),
        needs(/2ft, set/, 10),
        needs('stage_steps', 2),
        needs('stage_handrail', 4),
        needs(/LED par/, [12, 12]),
        needs('profile_spot', 6),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs(/stacking, conference/, [150, 150]),
        needs(/Loo \/ single/, 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'hand_wash'],
      offers: without(
        [...MEETING_OFFERS, ...OUTDOORS_OFFERS],
        ...RADIO_MICS,
        'crew_steward',
        'induction_loop',
        'audio_recorder',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_instrument',
        'mixing_console',
        'stage_monitor',
        'crew_sound',
        'glassware',
        'crew_steward',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'projector', 'hazer', 'table_round'],
      unmet: [/riser|singer|choir/i],
      unmetToo: [/stand|timpani|organ/i],
      title: [/requiem|abbey|choral/i, /380/],
    },
  },
];

import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SPEAKERS } from '../../usual.ts';
import { ANY_JOB, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Parties indoors over Kestrel: students under headphones, a class reunion. */
export const KESTREL_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-r-freshers-disco',
    language: 'en',
    catalogue: 'kestrel',
    description: `hiya, we're the RAG society at Keele and we want to do a silent disco in the SU ballroom on Weds 8 October, 9pm til 1. max 220 people. so 220 headsets (3 channels), 2 CDJs and 1 mixer for channel one, the other two channels are off laptops, we've got those. can u do some lights too? a few disco light sets, mirror ball, maybe 6 moving heads if it's not mega expensive, and a hazer

no PA needed obviously lol. DJs are us. bar's the SU's`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('silent_disco', [220, 230]),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs('disco_light', [2, 4]),
        needs('mirror_ball', [1, 2]),
        needs('hazer', 1),
        either(needs('moving_head', [4, 6]), offers('moving_head', [4, 6])),
      ],
      should: [needs('transport')],
      allowed: [...PARTY_LIGHT, ...ANY_JOB, 'effect_fluid', 'audio_cable', 'crew_technician', 'di_box'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [...SPEAKERS, 'crew_dj', 'bar_unit', 'crew_bar', 'playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'tablecloth'],
      title: [/keele|silent disco/i, /220/],
    },
  },
  {
    id: 'ho-r-reunion-forum',
    language: 'en',
    catalogue: 'kestrel',
    description: `Posted in: Planning & advice
Title: what do I actually hire for a 25 yr class reunion?

Hey all. I somehow got volunteered for our reunion (class of '01). It's Saturday July 18 in the old gym, 6 to 11pm, 120 of us with spouses. We're thinking 12 round tables for ten with white tablecloths and 120 chairs (the folding ones are fine), a couple of cocktail tables by the door, say 6. One of us DJs on the side and brings his controller but he says he'll need "tops and subs" to plug into. Disco ball for sure!! Some colored uplights round the walls, a dozen? A microphone for the toast. And a slideshow of yearbook pics running on a TV.

Dinner's a taco truck so paper plates, nobody has to rent us any dishes or silverware. We also don't need a dance floor, it's a gym lol. No photo booth, Kelly's making one.

Anybody rented from these guys? Ballpark is fine.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Round table 6ft/, [12, 13]),
        needs(/tablecloth, round/, [12, 13]),
        needs(/White folding/, [120, 126]),
        needs('table_cocktail', 6),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mirror_ball', [1, 1]),
        needs('uplight', 12),
        needs(['mic_wireless_handheld', 'mic_wired'], [1, 2]),
        needs('display', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'video_cable', 'playback_laptop', 'disco_light', 'napkin', 'crew_technician'],
      offers: [...PARTY_OFFERS, 'registration_desk'],
      excluded: ['crockery', 'cutlery', 'dance_floor', 'photo_booth', 'dj_player', 'dj_mixer', 'crew_dj'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'lectern', 'stage_monitor'],
      title: [/reunion/i, /120/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

/** American: a law school's commencement under canvas, a dance school's recital. */
export const TIDEWATER: readonly EvalBrief[] = [
  {
    id: 'ho-ab-commencement-tent',
    language: 'en',
    catalogue: 'tidewater',
    description: `SOLICITATION ABSTRACT: COMMENCEMENT TENT, SEATING AND PLATFORM

The School requests sealed bids for the following, to be installed on the west lawn no later than May 13 at 1:00 p.m. and struck on May 17. Ceremony: Saturday, May 15, 10:00 a.m.

• One 60' x 120' century pole tent, white, with flame certification
• Four 9' x 20' marquee walkways joining the tent to the library door
• Platform 16' x 32', 24" to 32" on adjustable legs, black skirting on three sides, guardrail at the back and sides, two stair units, one ADA ramp with handrails
• Black event carpet for the platform, 512 sq ft
• White pipe and drape, 10' high, 60 ft, as a backdrop
• 900 white Samsonite folding chairs, tied in rows; 150 white resin padded chairs for the graduates
• Eight drum fans
• Retractable stanchions, 30
• Grey flooring for the walkways, 720 sq ft

The podium bearing the School's seal is ours and will be placed by our carpenters. Sound is reinforced by University Media Services over their own system. Restrooms in the library remain unlocked. Floral arrangements and programs are furnished by the Dean's office.

Bidders shall inspect the lawn, protect the irrigation lines and give 72 hours' notice before staking. Award on lowest responsive bid. Questions by e-mail only.`,
    good: {
      days: 1,
      must: [
        needs(/60'x120'/, 1),
        needs(/Marquee Walkway/, 4),
        needs('stage_deck', 16),
        needs('stage_ramp', 1),
        needs(/Carpet, Black/, [512, 520]),
        needs(/10'H White/, [60, 60]),
        needs(/Samsonite Folding White/, 900),
        needs(/Resin Padded/, 150),
        needs('fan', 8),
        needs('stanchion', 30),
        needs(/Matrax/, [720, 720]),
      ],
      should: [
        needs(/24""?-32/, [16, 16]),
        needs('stage_skirt', [64, 96]),
        needs('stage_handrail', [6, 12]),
        needs('stage_steps', 2),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...without(OUTDOORS, 'crew_medic'), ...ANY_JOB, 'crew_stage_manager'],
      offers: without(
        [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'plants',
        ...STAGE_LIGHT,
      ),
      excluded: [
        'lectern',
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'plants',
        'centrepiece',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'projector', 'bar_unit', 'hazer'],
      title: [/commencement/i],
    },
  },
  {
    id: 'ho-ab-dance-recital',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hello, this is Ms. Renee from the dance academy in Suffolk. Our June 5 recital had to move out of the theater (flood) and into the armory gym, so I'm starting from zero on stuff I never had to think about! Two shows the same day, 350 people at each.

We need: a stage 24 ft deep by 32 ft wide, 2 ft high, with 2 stairs and the black skirt; marley over all of it (768 sq ft); black pipe & drape across the back and for wings, 80 ft in total; lights to make it pretty - two of the stage wash packages, 2 followspots and a lighting tech; PA for dance music, it needs some thump, off a laptop or a phone, with a wireless mic for me; a sound person; a fog machine? no - no fog, scratch that, asthma kids. 2 headset intercom... actually one set of the 4-station is plenty. Stage manager for the day if you have one.

The armory has bleachers and 400 folding chairs so seating's handled, and there's a ticket table already. A dad is doing the video, he does weddings. Photos too.

How much would that run? Thank you!!`,
    good: {
      attendees: [350, 700],
      days: 1,
      must: [
        needs('stage_deck', 24),
        needs(/Marley/, [768, 768]),
        needs(/10'H Black/, [80, 80]),
        needs('lighting_package', 2),
        needs('followspot', 2),
        needs('crew_lighting', [1, 14]),
        either(needs(/PA Package, Party/, [1, 3]), needs(['speaker_top', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('intercom', 1),
        needs('crew_stage_manager', 1),
      ],
      should: [
        needs(/24""?-32/, [24, 24]),
        needs('stage_steps', 2),
        needs('stage_skirt', [32, 112]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'playback_laptop', 'stage_monitor', 'moving_head'],
      offers: without(
        [...SHOW_OFFERS, 'stage_ramp', 'two_way_radio'],
        ...FOG,
        'camera',
        'crew_camera',
        'crew_photographer',
        'video_recorder',
      ),
      excluded: [
        ...FOG,
        ...SEATS,
        'table_trestle',
        'camera',
        'crew_camera',
        'video_recorder',
        'crew_photographer',
        'bench',
      ],
      silly: [
        ...without(STAGES, 'stage_deck'),
        'generator',
        'toilet',
        'marquee',
        'lectern',
        'table_round',
        'crowd_barrier',
        'dance_floor',
      ],
      title: [/recital|suffolk|dance/i, /350|700/],
    },
  },
];

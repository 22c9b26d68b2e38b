import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, OPERATORS, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS } from '../usual.ts';
import { FILMING, HAULAGE } from './left-out.ts';

const DRY_OFF: readonly Selector[] = [...OPERATORS, 'crew_stagehand', 'crew_rigger', ...HAULAGE];
const BRIEFING_OFF: readonly Selector[] = [...FILMING, 'crew_sound', ...SPEAKERS];
const LECTURE_OFF: readonly Selector[] = ['crew_sound', 'crew_video', 'crew_lighting'];
const JOBS_OFF: readonly Selector[] = [...SEATS, 'table_trestle'];

/** Theatres, lecture rooms, halls. */
export const EREWASH_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ch-players-lights',
    language: 'en',
    catalogue: 'erewash',
    description: `Sandiacre Players here, we'd like a price on a dry hire for our autumn thriller at the Memorial Hall. Six days, Monday 2 to Saturday 7 November.

12 profile spots
16 LED pars
2 dimmer packs
4 wind-up stands with T-bar
Avolites desk
haze machine

Our own lighting team rig it and run it. Kev will call at your yard with his van on the Monday morning and drop the lot back when we've struck.

Ta, Sue (treasurer)`,
    good: {
      attendees: null,
      days: 6,
      must: [
        needs('profile_spot', 12),
        needs('stage_wash', 16),
        needs('dimmer', 2),
        needs('lighting_stand', 4),
        needs('lighting_console', 1),
        needs('hazer', 1),
      ],
      allowed: without(
        [...ANY_JOB, 'effect_fluid', 'clamp', 'dmx_splitter', 'tape'],
        ...DRY_OFF,
        'transport',
        'crew_project_manager',
      ),
      offers: ['smoke_machine', 'followspot', 'moving_head', 'uplight', 'lighting_package', 'power_cable', 'drape'],
      excluded: DRY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'speaker_top', 'stage_deck', 'chair', 'dance_floor'],
      title: [/sandiacre|memorial|players/i],
    },
  },
  {
    id: 'ho-ch-trust-briefing',
    language: 'en',
    catalogue: 'erewash',
    description: `Staff briefing, hospital trust. Tuesday 13 October, 9.30 to 12.30, Derwent Lecture Theatre. 160 people.

We need the large projector and 14ft screen, a presentation laptop and clicker, a comfort monitor at the front for the speakers, and an AV technician to drive the slides. Two tie-clip radio mics and two handhelds as well, theirs have all gone missing.

They do still have a good speaker system built into the theatre, and Tony, their technician, looks after the sound himself, he'll plug your receivers in.

What's said in the room is confidential, so it mustn't be filmed or go out on the web.

Please send the quote to the chief executive's office.`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs(['crew_technician', 'crew_video'], [1, 8]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
      ],
      should: [needs(/10,000/, 1), needs(/14 ft/, 1), needs('transport')],
      allowed: without(MEETING, ...BRIEFING_OFF),
      offers: without(MEETING_OFFERS, ...BRIEFING_OFF),
      excluded: BRIEFING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/trust|briefing|derwent/i, /160/],
    },
  },
  {
    id: 'ho-ch-founders-lecture',
    language: 'en',
    catalogue: 'erewash',
    description: `Founder's Lecture, Ilkeston Museum, Thursday 24 September 7pm. Audience of 90.

Professor Lindley brings a slide show on her memory stick, so: a 5,500 lumen projector, the 9ft folding screen, one of your laptops and a clicker. Lectern. Speech PA with a tie-clip radio mic for her and a handheld for questions. A hearing loop, which half our members will thank you for.

If your driver could set it up and show Graham which knob is which, Graham will mind it on the night. We don't need to pay for an engineer to sit there.

Hazel Rowe, Friends of the Museum`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('lectern', 1),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_lapel', 1),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Speech PA|Battery PA/, 1)),
        needs('induction_loop', 1),
      ],
      should: [needs(/5,500/, 1), needs(/9 ft/, 1), needs('transport')],
      allowed: without([...MEETING, 'mic_wireless_handheld'], ...LECTURE_OFF),
      offers: without(MEETING_OFFERS, ...LECTURE_OFF),
      excluded: LECTURE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor'],
      title: [/lecture|ilkeston|museum/i, /90/],
    },
  },
  {
    id: 'ho-ch-jobs-fair',
    language: 'en',
    catalogue: 'erewash',
    description: `Jobs & Apprenticeships Fair, Stapleford College sports centre, Wednesday 3 March 10am - 4pm. 20 employers, around 700 visitors through the day.

Requirements
1. 20 shell booths 3 x 2 m
2. 6 televisions, 65 inch, on stands
3. 2 reception counters
4. 12 display boards
5. 30 extension leads
6. Speech PA with a radio mic for announcements
7. 4 rope and posts at the way in
8. 6 of your crew for 5 hours on the Tuesday to put the booths up

Every employer gets a table and a couple of chairs out of the college's own store, the caretakers carry those in.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs('display', 6),
        needs('registration_desk', 2),
        needs('pinboard', 12),
        needs(/Extension lead/, [30, 40]),
        needs(SPEAKERS, [1, 4]),
        needs('stanchion', 4),
        needs('crew_stagehand', [6, 72]),
      ],
      should: [needs(/65 inch/, 6), needs('transport')],
      allowed: without([...MEETING, 'mic_wireless_handheld', 'crew_electrician', 'signage'], ...JOBS_OFF),
      offers: without([...MEETING_OFFERS, 'carpet', 'plants', 'crew_steward', 'waste_bin'], ...JOBS_OFF),
      excluded: JOBS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor', 'drum_kit'],
      title: [/stapleford|jobs|apprentice/i, /700/],
    },
  },
  {
    id: 'ho-ch-cooperative-agm',
    language: 'en',
    catalogue: 'erewash',
    description: `INVITATION TO QUOTE: Annual meeting, Trent Co-operative Society
Saturday 16 May, 10.00-13.00, Springfield Hall, 220 members in the room and the rest online

Stage 4 m x 2 m at 40 cm with steps and a wheelchair ramp
Lectern with gooseneck microphone
4 tie-clip radio mics (platform), 3 handheld radio mics (floor)
Loudspeakers for the hall, digital mixer
Projector 10,000 lm, 14 ft screen, presentation laptop, clicker
2 cameras with operators, vision mixer, streaming encoder, video recorder
220 grey folding chairs
1 reception counter, 4 coat rails
Sound engineer, vision engineer
As a separately priced option: portable hearing loop`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs(/digital mixer/, 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('video_recorder', 1),
        needs('chair', [220, 230]),
        needs('registration_desk', 1),
        needs('coat_rail', 4),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs(/40 cm, set/, 4), needs('transport')],
      allowed: [
        ...MEETING,
        ...BROADCAST,
        'stage_leg',
        'stage_skirt',
        'stage_handrail',
        'stage_wash',
        'lighting_package',
        'table_trestle',
        'tablecloth',
      ],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'drum_kit'],
      title: [/trent|co-?op|springfield/i, /220/],
    },
  },
];

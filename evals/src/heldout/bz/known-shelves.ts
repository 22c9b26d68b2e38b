import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS } from '../usual.ts';

const NAVE_OFF: readonly Selector[] = [...SPEAKERS, 'stage_monitor', 'crew_sound', ...SEATS, 'piano', 'keyboard'];
const CONGRESS_OFF: readonly Selector[] = [...SEATS, 'table_trestle', 'table_round', 'playback_laptop'];

/** Over the demo's shelf. */
export const KNOWN_SHELVES: readonly EvalBrief[] = [
  {
    id: 'ho-bz-nave-minutes',
    language: 'en',
    catalogue: 'demo',
    description: `Minster Concerts Committee, 3 February. Extract from the minutes, circulated to suppliers.

5. Whitsun concert (Saturday 15 May, 7.30pm, Nave, audience 420)

5.1 Platform for the orchestra at the crossing: 8m x 6m, 400mm high, of 2m x 1m sections, skirted along the front, handrail along the back (8m), two sets of steps. The Precentor will look at the drawing.
5.2 Choir of 48 behind on 3-tier risers; four units were enough last time.
5.3 30 music stands with lights.
5.4 Twelve LED washes on wind-up stands, with a desk and a lighting technician on the night.
5.5 Mr Sallow raised microphones. After discussion the committee was clear that the performance is to be entirely unamplified, and no loudspeakers are to be brought into the Nave.
5.6 Seating. The Vergers will set the Minster's own chairs, for the audience and for the players.
5.7 The Song School's Steinway is to be moved by its usual firm.

6. Date of next meeting`,
    good: {
      attendees: 420,
      days: 1,
      must: [
        needs(/2m x 1m Deck/, 24),
        needs(/Leg 400mm/),
        needs('stage_skirt', [7, 22]),
        needs('stage_handrail', [4, 5]),
        needs('stage_steps', 2),
        needs('choir_riser', 4),
        needs('music_stand', 30),
        either(needs('stage_wash', 12), needs('lighting_package', 1)),
        either(needs('lighting_console', 1), needs('lighting_package', 1)),
        needs('crew_lighting', [1, 10]),
      ],
      should: [needs('lighting_stand', [2, 12]), needs('transport')],
      allowed: without([...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'crew_technician'], ...NAVE_OFF),
      offers: without([...MEETING_OFFERS, 'crew_photographer', 'choir_riser'], ...NAVE_OFF),
      excluded: NAVE_OFF,
      silly: [...LOOS, 'marquee', 'generator', 'disco_light', 'dance_floor', 'hazer', 'strobe', 'projector'],
      title: [/minster|whitsun|concert/i, /420/],
    },
  },
  {
    id: 'ho-bz-congress-abstract',
    language: 'en',
    catalogue: 'demo',
    description: `TENDER ABSTRACT - Simultaneous interpretation and AV, Transport Workers' European Congress (150 delegates, 21 and 22 April, Wadham Road College, London; excerpt)

SCOPE: • Two interpretation booths (French, Spanish), full consoles • 150 receivers with headsets, issued against a badge • Plenary hall: 12,000 lumen projector, 16ft screen with dress kit, clicker, clear acrylic lectern with microphone, 4 hand-held radio microphones for the floor, speech system for the hall • 150 voting keypads for the elections on Day 2 • Confidence monitor and speaker timer at the lectern • One sound engineer and one video technician, both days • Recording (sound only) of all plenary sessions

NOT IN SCOPE: the interpreters themselves, whom the Secretariat engages direct; tables and chairs, which the College lays out; presenters' laptops (each delegation shall bring its own and plug in at the lectern).

PRICES: shall be in pounds sterling, net of VAT, and shall remain firm until the end of the`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [150, 165]),
        needs(/12,000 lm/, 1),
        needs(/16ft/, 1),
        needs('presentation_clicker', 1),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', 4),
        needs(SPEAKERS, [1, 8]),
        needs('voting_system', [150, 165]),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
        needs('audio_recorder', [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...MEETING, 'video_converter', 'interpretation_transmitter'], ...CONGRESS_OFF),
      offers: without(MEETING_OFFERS, ...CONGRESS_OFF),
      excluded: CONGRESS_OFF,
      silly: [...LOOS, 'marquee', 'generator', 'disco_light', 'dance_floor', 'stage_monitor', 'hazer', ...TABLES],
      title: [/congress|transport workers|wadham/i, /150/],
    },
  },
];

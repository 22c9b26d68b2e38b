import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Britain: a fashion show, a union's conference, a students' night, a band on tour. */
export const BRITISH_DEMO: readonly EvalBrief[] = [
  {
    id: 'ho-h-charity-fashion-show',
    language: 'en',
    catalogue: 'demo',
    description: `Dear Events Team,

I run the three hospice shops in Stamford and every spring we do a pre-loved fashion show in the Corn Exchange. This year it is Thursday 23 April and we have sold 180 tickets already.

What I have been asked to get a quotation for is:
a catwalk down the middle of the hall, 16 metres long
180 banqueting chairs along the two sides
something to light the catwalk
a sound system with one hand-held microphone for our compère
6 clothes rails with hangers for backstage
6 of the folding screens for the girls to change behind

My nephew is doing the music and has his own decks, he only needs to plug into you. The bar is the Corn Exchange's.

With kind regards,
Hilary Brandreth`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('catwalk', 8),
        needs(['chair_banquet', 'chair'], [180, 190]),
        either(
          needs('lighting_package', [1, 2]),
          needs('profile_spot', [4, 24]),
          needs('stage_wash', [4, 24]),
          needs('moving_head', [4, 16]),
        ),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', 1)),
        needs('mic_wireless_handheld', [1, 2]),
        needs('coat_rail', 6),
        needs('room_divider', 6),
      ],
      should: [needs(/Banqueting Chair/, [180, 190]), needs('transport')],
      allowed: [...LOUD, ...STAGE_LIGHT, ...PLATFORM, ...ANY_JOB, 'moving_head'],
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, 'hazer'], 'bar_unit', 'crew_bar', 'crew_dj', 'backline'),
      excluded: [...DECKS, 'bar_unit', 'crew_bar', 'crew_dj'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'projector',
        'stage_monitor',
        'drum_kit',
        'line_array',
      ],
      title: [/stamford|fashion|corn exchange/i, /180/],
    },
  },
  {
    id: 'ho-h-union-conference-tender',
    language: 'en',
    catalogue: 'demo',
    description: `CONTRACT NOTICE (summary)
Audio-visual services, Annual Delegate Conference of a transport workers' union, 9–11 June, 3 days, 240 delegates

The Contractor shall supply, install, operate and remove:
(a) two projectors of not less than 12,000 lumens each with two 16 ft screens;
(b) a public address system for the hall with 6 hand-held radio microphones for the floor;
(c) 10 push-to-talk microphone units for the top table;
(d) one lectern with microphone, together with a speaker timer and two confidence monitors;
(e) an induction loop;
(f) 240 voting keypads with software;
(g) one sound engineer and one video technician, each day.

Bidders shall price the whole requirement. Variant bids will not be considered. The hall is available from 1400 on the day preceding.`,
    good: {
      attendees: 240,
      days: 3,
      must: [
        needs(/L1505UH/, 2),
        needs(/16ft x 9ft/, 2),
        needs('mic_wireless_handheld', 6),
        needs('mic_conference', 10),
        needs('lectern', 1),
        needs('confidence_monitor', 2),
        needs('voting_system', 240),
        needs('induction_loop', [1, 2]),
      ],
      should: [
        needs(SPEAKERS, [2, 12]),
        needs('mic_lectern', 1),
        needs('speaker_timer', 1),
        needs('crew_sound', [1, 3]),
        needs('crew_video', [1, 3]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'video_switcher', 'intercom'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'drum_kit', 'stage_monitor'],
      title: [/conference|union/i, /240/],
    },
  },
  {
    id: 'ho-h-form-silent-disco',
    language: 'en',
    catalogue: 'demo',
    description: `Enquiry from: Events officer, Students' Union
Date of event: Fri 2 October
Location: SU main hall, Lincoln
Expected attendance: 200
Tell us what you need: freshers silent disco!! 200 headphones, one DJ controller, a DJ booth, 12 uplighters, 4 coat rails
Budget: £1,500 ish
Tell us what you don't need: bar staff (ours), smoke or haze (alarms, don't ask)`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('silent_disco', [200, 220]),
        needs('dj_controller', 1),
        needs('dj_booth', 1),
        needs('uplight', [12, 12]),
        needs('coat_rail', 4),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'disco_light', 'crew_technician', 'audio_cable'],
      offers: [...without(PARTY_OFFERS, 'hazer', 'crew_bar'), ...SPEECH],
      excluded: ['crew_bar', ...FOG],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_deck'],
      title: [/lincoln|silent|disco|freshers/i, /200/],
    },
  },
  {
    id: 'ho-h-soul-band-rider',
    language: 'en',
    catalogue: 'demo',
    description: `THE PORTLAND SQUARE SOUL REVUE: PRODUCTION RIDER, UK DATES
(9 piece. For 500 cap rooms with nothing in them, e.g. Sat 14 Nov, the old tram shed, Nottingham)

1. Stage: 8 m x 5 m, 600 mm high, steps with handrails both sides.
2. PA: to suit a standing crowd of 500, subs included. One FOH engineer who stays with us.
3. Desk: SQ-5 or better with stagebox.
4. Monitors: 4 x stereo IEM packs (singers and MD), 4 wedges for the horns.
5. Mics: 6 x SM58 on booms, drum mic kit, 6 DI.
6. Backline: 5-piece drum kit complete, bass rig (SVT), 2 x guitar combos (Twin), Nord Stage or equivalent.
7. Lights: 8 moving washes and 12 pars, haze, operator who knows the desk.

Anything you cannot supply, tell Dawn in good time and we will carry it. Load-in 13:00.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/2m x 1m Deck/, [20, 20]),
        needs('stage_steps', 2),
        needs(SPEAKERS, [4, 24]),
        needs('mixing_console', [1, 2]),
        needs('in_ear_monitor', 4),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('moving_head', [8, 12]),
      ],
      should: [
        needs('stage_monitor', [4, 4]),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs('stage_wash', [12, 24]),
        needs('hazer', [1, 2]),
        needs('mic_wired', [6, 8]),
        needs('di_box', [6, 8]),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('subwoofer', [2, 8]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'amplifier', 'batteries', 'strobe', 'blinder'],
      offers: [
        ...SHOW_OFFERS,
        ...without(BROADCAST, 'network'),
        'crowd_barrier',
        'pit_barrier',
        'crew_steward',
        'generator',
      ],
      silly: ['lectern', 'projector', 'marquee', 'dance_floor', 'mic_wireless_lapel', 'table_round', ...SEATS],
      title: [/nottingham|portland|soul/i, /500/],
    },
  },
];

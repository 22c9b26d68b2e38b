import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LINEN, PARTY_LIGHT, PLATFORM, SPEAKERS, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Over `wyre`: a soul band's sheet, a hospice's gala. */
export const WYRE_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-bh-soul-sheet',
    language: 'en',
    catalogue: 'wyre',
    description: `Forwarding the band's sheet, please price it for Saturday 28 February at the Ashton Hall, Lancaster. 350 standing, fixed stage already there.

TECH SPEC, 7-PIECE SOUL BAND (drums, bass, guitar, keys, trumpet, sax, lead vocal)

P.A.  Full range with subs, even cover for the room.
CONSOLE  Digital, 32 ch or better. Stage box.
WEDGES  5
MICS  4 x SM58, 2 x clip-on for the brass, 1 drum mic case, tall stands to suit
D.I.  5
RISER  drums, 8ft x 8ft, 1ft high
LIGHTS  a plain wash from the front, about 8 LED, with a desk
PEOPLE  Our own engineer does the mixing. Please provide one all-round tech from load-in to load-out.
NOT NEEDED  We tour with all our backline: kit, amps and keyboard. Drums and keys are on their own in-ears, so no packs from the house.
FOOD  7 x hot, 1 vegan`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        either(needs('subwoofer', [2, 8]), needs(/Dance rig/, [1, 2])),
        needs(/TF1|SQ-6/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 5),
        needs(/SM58/, [4, 6]),
        needs(/4099/, 2),
        needs(/e900/, 1),
        needs('di_box', [5, 5]),
        needs('stage_deck', [2, 2]),
        either(needs('stage_wash', [8, 8]), needs('lighting_package', 1)),
        needs('crew_technician', [1, 16]),
      ],
      should: [
        needs('mic_stand', [4, 14]),
        needs(/Legs 1ft/, 2),
        either(needs('lighting_console', 1), needs('lighting_package', 1)),
        needs('transport'),
      ],
      allowed: without(SHOW, 'in_ear_monitor', 'crew_sound', ...FOG, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, ...FOG], 'backline'),
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'in_ear_monitor', 'crew_sound'],
      silly: ['lectern', 'projector', 'table_round', 'marquee', 'generator', 'toilet', 'chair', 'dj_player'],
      title: [/lancaster|ashton|band|soul|concert/i, /350/],
    },
  },
  {
    id: 'ho-bh-hospice-gala',
    language: 'en',
    catalogue: 'wyre',
    description: `Dear Events Team,

Re: Hospice Gala & Volunteer Awards, Friday 16 October, Grand Ballroom, Blackpool

We expect 320 guests seated for dinner. Following our site visit, may we have a proposal for the following:

(1) a stage 24ft x 12ft, 2ft high, skirted, with steps at both ends;
(2) an LED wall of 4m x 2.5m behind it for films and winners' names, with operator;
(3) a sound system for speeches and film, evenly spread, with engineer;
(4) one clear lectern with microphone, and two hand-held radio microphones for the auction;
(5) a laptop for the films;
(6) 30 battery uplighters.

Please show stage lighting separately, as an option, since the trustees have yet to be persuaded.

For the avoidance of doubt: tables, chairs, linen and tableware are the hotel's. The after-dinner band come with their own PA, monitors and instruments. Our photographer gives her time free of charge. The ballroom carpet is new, and we have promised that there will be no confetti and no sparks of any description.

Yours sincerely,
Frances Oldroyd`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_steps', 2),
        needs('led_wall', [40, 40]),
        needs('crew_video', [1, 2]),
        needs(SPEAKERS, [2, 14]),
        needs('crew_sound', [1, 2]),
        needs(/Lectern, clear/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('playback_laptop', [1, 2]),
        needs(/AX3/, [30, 30]),
      ],
      should: [
        offers(['lighting_package', 'stage_wash', 'profile_spot', 'moving_head']),
        needs('stage_skirt', [7, 24]),
        needs('video_processor', 1),
        needs(/Legs 2ft/, [9, 9]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...WALL, ...PLATFORM, 'subwoofer', 'line_array'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT],
        ...LINEN,
        'glassware',
        'spark_machine',
        'confetti_machine',
        'crew_photographer',
        'crew_waiter',
      ),
      excluded: [
        'table_round',
        'table_trestle',
        'chair',
        'chair_banquet',
        ...TABLEWARE,
        'tablecloth',
        'napkin',
        'stage_monitor',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'crew_photographer',
        'confetti_machine',
        'confetti',
        'spark_machine',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'fencing', 'choir_riser'],
      title: [/blackpool|gala|award|hospice/i, /320/],
    },
  },
];

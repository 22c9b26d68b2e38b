import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { BAND, OPERATORS, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Under a roof in Yorkshire, over the shelf that this set brought along. */
export const CALDER_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-y-housing-conference',
    language: 'en',
    catalogue: 'calder',
    description: `Event type: Annual conference (housing associations)
Dates: Wednesday 14 and Thursday 15 October
Venue: hotel on the edge of Harrogate
Numbers: 220 delegates
Layout: theatre style in the main suite, plus four seminar rooms of 30-40

What would you like us to supply?
Main suite - PA for speech, lectern with a mic, a bright projector and the biggest screen you can get under a 3 m ceiling, a low platform 16ft x 8ft (a foot high is plenty). On day two there is a panel of six, each with a clip mic, and we want two handhelds going round for questions. Seminar rooms - a big telly on a trolley or stand and a laptop, in every one. Somebody to look after it both days.

Is there anything you do not need?
The hotel puts out chairs, tables and flipcharts. Nothing is being filmed this year so please don't price cameras. And no coloured uplighters, the committee hated them.`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', [6, 7]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('stage_deck', 4),
        needs('display', [4, 5]),
        needs('playback_laptop', [4, 6]),
        needs(OPERATORS, [1, 60]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_leg', 4),
        needs('mixing_console', [1, 2]),
        needs('presentation_clicker', [1, 6]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'display_stand', 'subwoofer'],
      offers: [
        ...without(MEETING_OFFERS, 'uplight', 'camera', 'flip_chart', 'crew_camera'),
        'armchair',
        'table_coffee',
      ],
      excluded: [...SEATS, ...TABLES, 'flip_chart', 'camera', 'crew_camera', 'uplight'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/harrogate|conference/i, /220/],
    },
  },
  {
    id: 'ho-y-hospice-ball',
    language: 'en',
    catalogue: 'calder',
    description: `tel. 3.40pm, lady from the hospice, fundraising

- black tie ball, Sat 7 Nov, sports hall of a school nr Huddersfield
- 260 sitting down, tables of ten
- wants off us: 26 x 6ft rounds, white cloths to the floor, 260 cheltenham chairs, oak dance floor 24 x 24 ft, stage 24 x 12 ft at 2 ft w. black skirt and treads both ends
- 7-piece band 9 till midnight (two singers, gtr, bass, drums, keys, sax). They cart all their own backline. PA, 5 wedges, mics and a sound engineer from us
- auction after the main course: one cordless hand mic for the auctioneer
- 20 battery uplighters round the walls
- plates, cutlery, glasses: the caterer. Bar ditto, staff and all
- no smoke, no haze - detectors can't be isolated
- asked what a glitterball would be as an extra, NOT in the main figure
- heating works, she checked`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('table_round', [26, 27]),
        needs(/Cloth, 120in/, [26, 30]),
        needs(/cheltenham/, [260, 275]),
        needs('dance_floor', [64, 64]),
        needs('stage_deck', 9),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('stage_monitor', 5),
        needs(['mic_wired', 'mic_instrument'], [4, 20]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('uplight', 20),
        offers('mirror_ball', 1),
      ],
      should: [
        needs('stage_leg', 9),
        needs('stage_steps', 2),
        needs('stage_skirt', [12, 24]),
        needs('di_box', [2, 8]),
        needs('mic_stand', [4, 20]),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...ANY_JOB, ...STAGE_LIGHT, 'napkin', 'moving_head', 'disco_light'],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS],
        ...FOG,
        'glassware',
        'crew_bar',
        'crew_waiter',
        'bar_unit',
        'backline',
        'patio_heater',
      ),
      excluded: [
        ...TABLEWARE,
        ...FOG,
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'space_heater',
        'patio_heater',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'choir_riser'],
      title: [/huddersfield|hospice|ball/i, /260/],
    },
  },
  {
    id: 'ho-y-trust-agm',
    language: 'en',
    catalogue: 'calder',
    description: `Subject: AGM kit, Tuesday 20 April

Afternoon,

Our building preservation trust has its annual general meeting in the Methodist hall at Halifax that evening, 7 to 9, and we'd expect a hundred and fifty members, sat in rows, with others watching at home over Zoom for the first time.

The hall's own loudspeakers and desk are perfectly good and you'd plug into those. What has walked over the years is everything else. So could you let us have three cordless hand-held mics, a lectern with a gooseneck, a hearing loop, a projector and screen for the accounts, one camera, whatever it is that puts the camera on Zoom, and an internet connection as the hall has none? Plus one technician to hold our hand.

Seating is there. We don't want a stage and we don't want lights pointing at anybody, the chairman can't abide it.

Regards,
Hon. Sec.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('mic_wireless_handheld', 3),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('induction_loop', 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs(OPERATORS, [1, 20]),
      ],
      should: [needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [
        ...without(MEETING, ...SPEAKERS, 'mixing_console', 'amplifier', 'stagebox', 'speaker_stand'),
        'video_switcher',
        'di_box',
        'crew_camera',
        'video_converter',
      ],
      offers: without(MEETING_OFFERS, ...PLATFORM, ...STAGE_LIGHT, 'uplight'),
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        ...SEATS,
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'uplight',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'led_wall', ...FOG],
      title: [/halifax|agm|annual general|meeting/i, /150/],
    },
  },
  {
    id: 'ho-y-ska-rider',
    language: 'en',
    catalogue: 'calder',
    description: `TECHNICAL RIDER, read me before you ring me
8-piece ska band, Sat 13 March, Hebden town hall, 450 standing, sold out

THE HALL HAS: the stage, a PA with subs, the front of house desk, black drapes, and Ewan, who mixes front and monitors.
THE BAND HAS: its instruments, keyboard included. We come by train, so nothing bigger than a trombone.
THE HIRE COMPANY BRINGS:
• wedges, 6, on six mixes
• vocal mics, 4 (Beta 58 or the like); drum mic set; 3 clip-ons for the horns
• 5 DIs
• 14 boom stands
• drum kit w. cymbals, one bass amp, two guitar amps
• 8 moving heads, a hazer and a lighting desk, with somebody who can drive it
NEVER: strobes (our drummer is photosensitive), sparks or anything else that goes off.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('stage_monitor', 6),
        needs(/Beta 58A/, [4, 6]),
        needs(/Mic set, drums/, 1),
        needs(/4099/, [3, 4]),
        needs('di_box', [5, 6]),
        needs('mic_stand', 14),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 2),
        needs('moving_head', 8),
        needs('hazer', 1),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(SHOW, ...SPEAKERS, ...PLATFORM, 'mixing_console', 'crew_sound', 'speaker_stand'),
        'crew_technician',
      ],
      offers: without(
        SHOW_OFFERS,
        'strobe',
        'spark_machine',
        'confetti_machine',
        'confetti',
        'drape',
        'backline',
        'blinder',
      ),
      excluded: [
        ...SPEAKERS,
        ...STAGES,
        'mixing_console',
        'drape',
        'crew_sound',
        'keyboard',
        'strobe',
        'spark_machine',
        'confetti_machine',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'table_round', ...SEATS],
      title: [/hebden|ska|band|concert|gig/i, /450/],
    },
  },
];

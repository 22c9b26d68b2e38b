import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** American: a dedication's bid list, a company's all-hands, a race in the morning. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-aa-dedication-bid',
    language: 'en',
    catalogue: 'palisade',
    description: `BID REQUEST
Veterans Memorial Dedication, Riverside Park, Poughkeepsie NY. Saturday, November 6, 11:00 a.m. Rain or shine. Expected attendance 1,200.

Furnish, deliver, set and remove:
(3) 4' x 8' risers, 16" high, black skirt on front
(1) stair unit
(1) walnut podium
(1,200) white folding chairs, set in blocks on the lawn
(2) 20' x 40' frame tents for families, no sidewalls, no floor
(60) 8' steel barricades
(1) red carpet
(20) retractable stanchions
(24) trash boxes

Not included in this bid:
- Sound. The City's audio contractor furnishes the PA, all microphones and the operator.
- Restrooms, which are permanent at this park.
- Electrical power and generators. Parks Dept. will run power.
- Photographer and video.

Vendor shall be off site by 4:00 p.m.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/4x8 Riser/, [3, 3]),
        needs('stage_steps', 1),
        needs(/Podium, Walnut/, 1),
        needs(/Folding Chair, White/, [1200, 1200]),
        needs(/Tent 20x40/, 2),
        needs('crowd_barrier', [60, 60]),
        needs('carpet', 1),
        needs('stanchion', [20, 20]),
        needs('waste_bin', [24, 24]),
      ],
      should: [needs(/Leg Set 16/, [3, 3]), needs('stage_skirt', [1, 8]), needs('transport')],
      allowed: [
        ...PLATFORM,
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_electrician', 'power_distro', 'power_cable'),
        'crew_stage_manager',
        'gazebo',
      ],
      offers: without([...OUTDOORS_OFFERS, 'drape', 'plants'], ...LOOS, 'chair', 'stage_roof'),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
        ...LOOS,
        'generator',
        'fuel',
        'power_distro',
        'crew_electrician',
        'camera',
        'crew_camera',
        'marquee_floor',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'stage_monitor', ...FOG],
      title: [/poughkeepsie|dedication|memorial/i, /1[,. ]?200/],
    },
  },
  {
    id: 'ho-aa-all-hands',
    language: 'en',
    catalogue: 'palisade',
    description: `Hi there,

We're a software company planning our annual all-hands in a hotel ballroom in Stamford, CT on Tuesday, February 9. 400 employees in theater seating, and another 600 watching from home.

Run of show: CEO keynote with slides, fireside chat with three people, then half an hour of audience Q&A.

What we'd like from you:
• Two projectors and two 9x16 screens
• 4 wireless lavs, 2 wireless handhelds for Q&A, sound for the room with an A1
• 16' x 24' stage, 24" high, with two stair units and skirting
• Two confidence monitors and a speaker timer
• Three cameras with operators, a switcher and whatever is needed to encode the feed
• Black drape behind the stage, 60'
• Clear acrylic podium

The hotel is setting the chairs and tables, and its in-house crew handles all stage lighting, please leave lighting out. We'll run the slides off our own laptops. We're not doing a happy hour, so no bar, no DJ.

Load in Monday afternoon. What's the damage?

Thanks,
Marcus`,
    good: {
      attendees: [400, 1000],
      days: 1,
      must: [
        needs('projector', [2, 2]),
        needs(/Fast-Fold 9'/, [2, 2]),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [2, 4])),
        needs('crew_sound', [1, 16]),
        needs(/4x8 Riser/, [12, 12]),
        needs('confidence_monitor', [2, 2]),
        needs('speaker_timer', 1),
        needs('camera', [3, 3]),
        needs('crew_camera', [3, 36]),
        needs('video_switcher', [1, 2]),
        needs('streaming_encoder', 1),
        needs(/Drape Black/, [6, 6]),
        needs(/Podium, Clear/, 1),
      ],
      should: [
        needs('stage_steps', 2),
        needs(/Leg Set 24/, [12, 12]),
        needs('stage_skirt', [5, 11]),
        needs(['crew_video', 'crew_technician'], [1, 24]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'playback_laptop'),
        ...PLATFORM,
        ...BROADCAST,
        'line_array',
        'subwoofer',
        'crew_stage_manager',
      ],
      offers: without(
        MEETING_OFFERS,
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'uplight',
        'playback_laptop',
        'lighting_stand',
      ),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'lighting_console',
        'crew_lighting',
        'playback_laptop',
        'bar_unit',
        'crew_dj',
        ...DECKS,
      ],
      silly: ['generator', 'toilet', 'gazebo', 'dance_floor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/stamford|all.hands/i, /400|1[,. ]?000/],
    },
  },
  {
    id: 'ho-aa-5k-morning',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hey! Turkey Trot 5K, Thanksgiving morning (Nov 25), riverfront in New Bern NC. Eight hundred runners. We need:

6 pop-up 10x10s
20 6ft banquet tables
40 black folding chairs
100 barricades
8 porta potties plus 1 ADA
2 hand wash stations
15 trash boxes
12 two-way radios
a PA for the announcer, wireless mic and music at the start/finish line, with somebody to run it
7 kW generator and 6 extension cords for it

Drop off Wednesday, pick up Thursday after noon. Thanks y'all!`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs(/Pop-Up/, 6),
        needs(/6' Banquet/, [20, 20]),
        needs(/Folding Black/, [40, 40]),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 15),
        needs('two_way_radio', 12),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs(/7 kW/, 1),
        needs(/Extension Cord/, [6, 6]),
      ],
      should: [needs('audio_player', [1, 1]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', 'ballast'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mobile_stage', 'stage_deck', 'stanchion'],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'lectern', 'stage_monitor'],
      title: [/new bern|5k|turkey|trot/i, /800/],
    },
  },
];

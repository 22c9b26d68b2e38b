import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

/** A scope of work, an exhibition's specification and a race's page, over `dove`. */
export const DOVE_NOTICES: readonly EvalBrief[] = [
  {
    id: 'ho-av-career-expo-booths',
    language: 'en',
    catalogue: 'dove',
    description: `SECTION 3 - DECORATOR SPECIFICATIONS, SPRING CAREER & INTERNSHIP EXPO

3.1 The University will rent Exhibit Hall B of the Convention Center on Thursday, February 26, 2026. Move-in is Wednesday from noon. About 1,500 students attend.
3.2 The Decorator will furnish and install 64 draped booths, 10' x 10', each with an ID sign, one 6' table and two folding chairs (black). Table tops shall be covered in white linen.
3.3 Two registration counters and 20 retractable stanchions at the entrance.
3.4 One acrylic podium with microphone and a small sound system for announcements.
3.5 Three coat racks.
3.6 Not in this contract: Electrical service, including booth drops and power distribution, is exclusive to the Convention Center, as is the internet. The hall is carpeted, no carpet is to be quoted. Trash cans and porter service are in the rent. Catering for the employers' lounge is exclusive to the Center's food service, who set up their own coffee stations.
3.7 Decorator's labor shall have proof of workers' compensation. Freight aisle remains clear. No tape residue.
3.8 AWARD will be made to the lowest responsible bidder, exp`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('exhibition_stand', [64, 64]),
        needs(/banquet 6ft/, [64, 66]),
        needs(/folding, black/, [128, 136]),
        needs('tablecloth', [64, 70]),
        needs('registration_desk', 2),
        needs('stanchion', [20, 20]),
        needs(/clear acrylic/, 1),
        needs('coat_rail', 3),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 6])),
      ],
      should: [needs('mic_lectern', 1), needs('transport')],
      allowed: [
        ...SPEECH,
        'transport',
        'consumables',
        'crew_stagehand',
        'crew_project_manager',
        'mic_wireless_handheld',
        'power_cable',
        'cable_ramp',
        'drape',
      ],
      offers: without(MEETING_OFFERS, 'network'),
      excluded: ['power_distro', 'generator', 'crew_electrician', 'network', 'carpet', 'waste_bin', 'hot_drinks'],
      silly: ['toilet', 'marquee', 'dance_floor', 'subwoofer', 'crowd_barrier', 'disco_light', 'stage_monitor'],
      title: [/expo|career/i],
    },
  },
  {
    id: 'ho-av-terminal-groundbreaking',
    language: 'en',
    catalogue: 'dove',
    description: `GROUNDBREAKING CEREMONY – REGIONAL AIRPORT, NEW TERMINAL
Statement of Work (rev. 2)

Tent • One (1) 40' x 60' white frame tent, sides open, concrete ballast (no stakes – taxiway lights run under the grass!) Seating • 200 padded white resin folding chairs, theater style w/ center aisle Platform • 12' x 16', 24" high, black skirt, two sets of stairs, one ADA ramp Podium • One, oak, w/ gooseneck mic Sound • PA for speeches to reach all seats and the standing press area • Two wireless handheld mics • Press mult box, 16 outputs min. Power • One 7 kW generator, quiet, fueled Restrooms • 4 portable, 1 ADA, 1 hand wash station Other • 12 chrome shovels w/ engraved plate and 12 white hard hats • 2 pedestal fans (it's June) Personnel • One audio engineer, from sound check at 8:00 a.m. until last speaker leaves

Ceremony is Friday, June 12, 10:00 a.m., and lasts approx. 45 min. Tent inspection Thursday 2:00 p.m. All drivers will be badged and escorted, send names and DOB 10 days ahead. No drones.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/frame 40ft x 60ft/, 1),
        needs(/white resin/, [200, 210]),
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('press_feed', 1),
        needs(/7 kW/, 1),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
        needs('fan', 2),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', 2),
        needs('stage_skirt', [28, 60]),
        needs('stage_leg', [6, 6]),
        needs('mic_lectern', 1),
        needs('ballast'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'fan', 'ballast'],
      offers: [...OUTDOORS_OFFERS, ...RADIO_MICS, 'marquee_floor', 'carpet', 'backdrop', 'drape', 'tablecloth'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'subwoofer', 'stage_monitor', 'projector', 'hazer'],
      unmet: [/shovel/i, /hard hat/i],
      title: [/groundbreaking|airport|terminal/i],
    },
  },
  {
    id: 'ho-av-heron-run-page',
    language: 'en',
    catalogue: 'dove',
    description: `Blue Heron 10K & Family 5K - for vendors and volunteers

Sunday, May 3, rain or shine! Presented by the Lakeshore Striders. 900 runners registered by Easter last year and we closed the list.

6:00 parking opens | 7:30 10K | 8:15 5K | 8:20 kids' dash | 9:45 awards

RENTALS WE NEED (quotes to the race director by March 1)
inflatable finish arch (1) ... pop-up canopies 10x10 (8) ... 6 ft tables (22) ... folding chairs, any color (60) ... steel barricades 8 ft for the chute (80) ... portable restrooms (14 plus 2 ADA) ... hand wash stations (3) ... trash boxes (30) ... announcer's sound system at the finish with a wireless mic, and a way to play music off a phone ... two way radios (12) ... generator for arch and sound

Course: out and back on the rail trail, flat. Strollers start last. Dogs please stay home. Packet pick-up Friday 4-7 at Bob's Running Barn. Awards 3 deep in 5-year age groups. Refunds: no. Shirts guaranteed to the first 700.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(/arch/, 1),
        needs('gazebo', 8),
        needs(/banquet 6ft/, [22, 22]),
        needs('chair', [60, 60]),
        needs('crowd_barrier', [80, 80]),
        needs('toilet', [14, 14]),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs('waste_bin', [30, 30]),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column'], [1, 6])),
        needs('two_way_radio', [12, 12]),
        needs('generator', [1, 2]),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('audio_player', 1), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'mic_headset'],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'inflatable', 'subwoofer', 'stage_deck', 'mobile_stage'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/heron|10k|5k|run/i, /900/],
    },
  },
];

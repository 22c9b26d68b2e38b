import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** After a race's scope of work and a park theater's form to quote on. */
export const EXE_GROUNDS: readonly EvalBrief[] = [
  {
    id: 'ho-bg-river-run-scope',
    language: 'en',
    catalogue: 'exe',
    description: `ATTACHMENT B - SCOPE OF WORK, RIVERWALK HALF MARATHON & 5K (SUNDAY, OCTOBER 17; APPROX. 2,400 RUNNERS)

Start/finish area, Ferry Landing:
a) Portable toilets, 40 standard and 3 ADA; 6 two-station sinks. In place by Saturday 4 PM
b) 10 x 10 pop-up tents, 18
c) 8 ft tables, 40; folding chairs, 60
d) Public address, start line and finish line, audible 300 ft each direction; two wireless hand held microphones; one operator 5 AM - 1 PM
e) 7 kW generators, two
f) Towable light towers, four (staff arrive 3:30 AM)
g) Chain link fence panels, 50
h) Trash boxes w/ liners, 60
i) Two-way radios, 24

Items by Others. City Public Works places and retrieves all steel barricades, cones and A-frame signs. The timing company brings finish arch, clocks and mats. Awards are given from the Parks Department's show wagon; no stage is to be furnished. Medical by County EMS incl. their tent. Volunteers (140) are recruited by the Foundation, course marshals among them.

Vendor must show proof of workers compensation. Invoice net 30. Runners' T-shirts, bananas & medals: see RFP 27-118.`,
    good: {
      attendees: [2400, 2400],
      days: 1,
      must: [
        needs(/^TOILET PORTABLE$/, [40, 40]),
        needs('toilet_accessible', [3, 3]),
        needs('hand_wash', [6, 6]),
        needs('gazebo', [18, 18]),
        needs(/TABLE BANQUET 8FT/, [40, 40]),
        needs('chair', [60, 60]),
        needs([...SPEAKERS], [2, 16]),
        needs('mic_wireless_handheld', [2, 4]),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
        needs(/GENERATOR 7KW/, [2, 2]),
        needs('floodlight', [4, 4]),
        needs('fencing', [50, 50]),
        needs('waste_bin', [60, 60]),
        needs('two_way_radio', [24, 24]),
      ],
      should: [needs('transport'), needs('power_cable')],
      allowed: without([...OUTDOORS, ...SPEECH], 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, 'tablecloth', 'subwoofer', 'line_array', 'carpet', 'pa_package'],
        'crowd_barrier',
        'signage',
        'crew_steward',
        'stage_roof',
      ),
      excluded: ['crowd_barrier', 'signage', 'mobile_stage', 'stage_deck', 'stage_roof', 'crew_steward'],
      silly: [
        'dance_floor',
        'table_round',
        'disco_light',
        'projector',
        'drum_kit',
        'stage_monitor',
        'lectern',
        'hazer',
      ],
      title: [/river|marathon|5k/i],
    },
  },
  {
    id: 'ho-bg-park-theater-form',
    language: 'en',
    catalogue: 'exe',
    description: `REQUEST FOR QUOTATION (NOT AN ORDER) Buyer: Parks & Cultural Resources Need by: 7/21
Outdoor Summer Theater, Millrace Park, Thu 7/22 thru Sun 7/25, four performances

LINE DESCRIPTION QTY UNIT
001 WIRELESS HEADSET MICROPHONE 8 EA
002 POWERED SPEAKER 12" 4 EA
003 SUBWOOFER 2 EA
004 DIGITAL MIXER 32 CH 1 EA
005 LED PAR 24 EA
006 ELLIPSOIDAL 12 EA
007 LIGHTING CONSOLE 1 EA
008 LIGHTING TREE 12 FT 6 EA
009 BLEACHER, 5 ROW 4 EA
010 GENERATOR 70 KW 1 EA
011 SPIDER BOX 3 EA
012 CABLE RAMP 30 EA
013 PORTABLE TOILET 6 EA
014 PORTABLE TOILET ADA 1 EA

NOTES TO BIDDER Delivery and pickup in price. The company builds its own stage and scenery. Sound and light are run by company staff, do not add technicians or engineers to your quote. Apart from the bleachers patrons sit on blankets or chairs they bring. Library Friends operate concessions with a tent, tables and coolers of their own. Expected attendance 350 per night. Tax exempt. F.O.B. destination. NO SUBSTITUTIONS W/O APPROVAL OF BUYER`,
    good: {
      attendees: [350, 350],
      days: 4,
      must: [
        needs('mic_headset', [8, 8]),
        needs(/SPKR 12IN/, [4, 4]),
        needs('subwoofer', [2, 2]),
        needs('mixing_console', [1, 1]),
        needs(/PAR LED/, [24, 24]),
        needs('profile_spot', [12, 12]),
        needs('lighting_console', [1, 1]),
        needs(/TREE LIGHTING/, [6, 6]),
        needs(/BLEACHER/, [4, 4]),
        needs(/GENERATOR 70KW/, [1, 1]),
        needs('power_distro', [3, 3]),
        needs('cable_ramp', [30, 30]),
        needs(/^TOILET PORTABLE$/, [6, 6]),
        needs('toilet_accessible', [1, 1]),
      ],
      should: [needs('power_cable'), needs('fuel'), needs('transport')],
      allowed: without(
        [...SHOW, ...OUTDOORS, /BLEACHER/],
        'stage_deck',
        'stage_leg',
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        'stage_ramp',
        'crew_sound',
        'crew_lighting',
        'crew_technician',
      ),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        'chair',
        'gazebo',
        'table_trestle',
        'stage_roof',
        'crew_video',
        'beer_table_set',
      ),
      excluded: [
        'stage_deck',
        'mobile_stage',
        'stage_roof',
        'crew_sound',
        'crew_lighting',
        'crew_technician',
        'chair',
        'chair_banquet',
        'gazebo',
        'marquee',
        'table_trestle',
        'refrigeration',
      ],
      silly: ['lectern', 'projector', 'dance_floor', 'table_round', 'drum_kit', 'exhibition_stand', 'inflatable'],
      title: [/millrace|theater|park/i],
    },
  },
];

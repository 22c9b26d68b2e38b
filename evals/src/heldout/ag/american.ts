import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** American and Canadian: scopes of work, a statement of requirements, two mails. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-ag-academy-graduation',
    language: 'en',
    catalogue: 'palisade',
    description: `REQUEST FOR QUOTATION 27-0114
County Public Safety Academy, Graduation of Class 61, parade ground
Friday, June 18, 10:00 a.m.; 900 graduates and guests seated

SECTION A. SCOPE
The vendor shall furnish all labor, equipment and transportation to deliver, install and remove:
A.1 One (1) platform, 16' x 32', height 24", gray carpet, black skirting on front and both sides, guard rail across the rear.
A.2 Two (2) stair units and one (1) ADA ramp.
A.3 Walnut podium, one (1).
A.4 Pipe and drape, black, forty (40) linear feet, behind platform.
A.5 Nine hundred (900) white Samsonite folding chairs, in six blocks.
A.6 Six (6) 10x10 canopies, weighted. Staking is prohibited.
A.7 Twelve (12) 8' banquet tables.
A.8 Sixty (60) steel barricades.
A.9 Six (6) 5-gallon drink dispensers.
A.10 One (1) daylight LED trailer, for the families in the rear blocks.
A.11 Ten (10) standard portable restrooms, two (2) ADA, three (3) hand wash stations.

SECTION B. FURNISHED BY THE COUNTY (do not quote)
B.1 Public address, to include all microphones, by the Sheriff's AV unit.
B.2 Generators and power to the platform.
B.3 Trash boxes and hauling, by Public Works.
B.4 Photography.
B.5 Color guard, bagpiper.

SECTION C. TERMS
Certificate of insurance naming the County as additional insured. Prevailing wage does not apply. Payment net 45. Late quotations will be returned unopened.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(/4x8 Riser/, 16),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Podium, Walnut/, 1),
        needs(/Drape Black/, 4),
        needs(/Samsonite Folding Chair, White/, [900, 900]),
        needs('gazebo', 6),
        needs(/8' Banquet/, 12),
        needs('crowd_barrier', [60, 60]),
        needs(/LED Trailer/, 1),
        needs(/Restroom, Standard/, 10),
        needs(/Restroom, ADA/, 2),
        needs('hand_wash', 3),
      ],
      should: [
        needs(/Leg Set 24/, 16),
        needs('stage_skirt', [8, 8]),
        needs('stage_handrail', [4, 6]),
        needs(/Drink Dispenser/, 6),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'waste_bin'), ...PLATFORM, 'crew_video', 'video_cable'],
      offers: without([...OUTDOORS_OFFERS, 'carpet', 'flip_chart'], 'waste_bin'),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
        'generator',
        'waste_bin',
        'crew_photographer',
      ],
      silly: ['dance_floor', 'disco_light', 'projector', 'hazer', 'table_round', 'uplight', 'stage_monitor'],
      title: [/academy|graduation/i, /900/],
    },
  },
  {
    id: 'ho-ag-river-fest',
    language: 'en',
    catalogue: 'palisade',
    description: `EXHIBIT B - SCOPE OF SERVICES
RiverFest, Saturday, September 11, Levee Park. Gates noon, last act ends 10 p.m. Projected peak attendance 2,500.

1. Mobile Stage. One (1) 32' x 24' hydraulic stage, placed by 7 a.m. on the asphalt.
2. Sound Reinforcement. Constant curvature line array and subs adequate to 2,500 outdoors; one (1) 32-channel digital console with stage box; six (6) stage monitors; four (4) wireless handhelds; one drum microphone kit; eight (8) direct boxes. Two (2) audio engineers, house and monitors.
3. Stage Lighting. LED wash suitable for evening performance and one (1) lighting technician.
4. Site Lighting. Six (6) diesel light towers.
5. Power. One (1) 70 kVA generator with 200A distro and eight (8) spider boxes with feeder.
6. Tents. Eight (8) 20x20 frame tents, ballasted.
7. Furniture. Sixty (60) 8-foot tables; two hundred forty (240) white folding chairs.
8. Sanitation. Thirty (30) portable restrooms, four (4) ADA, eight (8) hand wash stations.
9. Crowd Control. Two hundred (200) steel barricades.

Clarifications issued after the walk-through of August 2:
Q1. Is fencing wanted? A. No. The Park has its own perimeter fence, delete it from your number.
Q2. Who handles trash? A. Parks crews, with their boxes.
Q3. Backline? A. Every act carries its own drums and amplifiers.
Q4. Beer garden coolers? A. The distributor's truck.
Q5. May we see the stage plan? A. When there is one.

Contractor's personnel shall wear closed-toe shoes. Lodging and meals are at Contractor's expense.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/SL260/, 1),
        needs('line_array', [4, 12]),
        needs('subwoofer', [4, 8]),
        needs(/X32/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', [4, 4]),
        needs('crew_sound', 2),
        needs('crew_lighting', [1, 1]),
        needs('floodlight', 6),
        needs(/70 kVA/, 1),
        needs(/20x20/, 8),
        needs(/8' Banquet/, [60, 60]),
        needs(/Restroom, Standard/, 30),
        needs('crowd_barrier', [200, 200]),
      ],
      should: [
        needs(/Chair, White/, [240, 240]),
        needs(/Restroom, ADA/, 4),
        needs('hand_wash', 8),
        needs(/Spider Box/, 8),
        needs(/200A/, 1),
        needs('di_box', 8),
        needs(/Drum Mic/, 1),
        needs('stagebox', 1),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs(['ballast'], [8, 60]),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'waste_bin'), ...SHOW],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'fencing', 'backline', 'waste_bin'),
      excluded: ['fencing', 'waste_bin', 'drum_kit', 'guitar_amp', 'bass_amp', 'refrigeration'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'flip_chart', 'choir_riser', 'registration_desk'],
      title: [/river ?fest/i, /2[.,  ]?500/],
    },
  },
];

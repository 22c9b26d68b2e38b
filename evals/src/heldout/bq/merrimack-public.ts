import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';

const CONVOCATION_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mic_lectern',
  'mixing_console',
  'crew_sound',
  'lectern',
  'generator',
  'marquee_floor',
];
const FLEET_OFF: readonly Selector[] = [
  'crowd_barrier',
  'waste_bin',
  ...SEATS,
  'stage_wash',
  'profile_spot',
  'moving_head',
  'followspot',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];
const CHAIRS_OFF: readonly Selector[] = [
  ...STAGES,
  'marquee',
  'gazebo',
  ...SPEAKERS,
  ...RADIO_MICS,
  'mixing_console',
  'crew_sound',
];

/** What towns and colleges put out to bid, and a race. */
export const MERRIMACK_PUBLIC: readonly EvalBrief[] = [
  {
    id: 'ho-bq-nursing-convocation',
    language: 'en',
    catalogue: 'merrimack',
    description: `BID 27-014 TENTS, SEATING AND PLATFORM FOR SPRING CONVOCATION, TIDEGATE COMMUNITY COLLEGE, SOUTH LAWN. Convocation takes place Saturday, May 15, 2027 at 10:00 AM. Estimated attendance: 900. • Tents: Two (2) 40' x 80' white pole tents, rope and pole, clean and free of patches, flame certificates to be posted. Erected by noon on Thursday, May 13 and struck Monday, May 17 • Seating: Nine hundred (900) white folding chairs • Platform: 24' x 16', finished height 24", black skirting on all four sides, two (2) stair units with rails, one (1) ADA ramp, guardrail at the rear and at both ends • Sanitary: Eight (8) standard portable restrooms and two (2) accessible units, two (2) hand wash stations • Furnished by the College and not to be part of any bid: public address system with all microphones and its operator (Media Services), podium, electrical service to the tents • The lawn is level turf. Tent flooring is not required • Bidders shall carry general liability coverage of not less than $2,000,000 and shall furnish a certificate naming the College as additional insured no fewer than ten (10) busin`,
    good: {
      attendees: 900,
      must: [
        needs(/Century Pole Tent/, 2),
        needs(/Samsonite/, 900),
        needs('stage_deck', 12),
        needs('stage_skirt', [64, 90]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_handrail', [4, 8]),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
      ],
      should: [needs(/Legs, 24/, 12), needs('transport')],
      allowed: without([...OUTDOORS, ...PLATFORM], ...CONVOCATION_OFF),
      offers: without(
        [
          ...OUTDOORS_OFFERS,
          'backdrop',
          'drape',
          'carpet',
          'space_heater',
          'fan',
          'induction_loop',
          'registration_desk',
        ],
        ...CONVOCATION_OFF,
      ),
      excluded: CONVOCATION_OFF,
      silly: [
        'dance_floor',
        'disco_light',
        'hazer',
        'bar_unit',
        'stage_monitor',
        'photo_booth',
        'interpretation_booth',
      ],
      title: [/convocation|tidegate/i, /900/],
    },
  },
  {
    id: 'ho-bq-fleet-blessing',
    language: 'en',
    catalogue: 'merrimack',
    description: `MEMORANDUM

TO: Select Board
FROM: Recreation Director
RE: Blessing of the Fleet, Sunday, July 18, Town Pier

Background. The program runs noon to 5:00 PM and drew roughly 2,500 people last summer. The vendor used in prior years has closed and staff is asking for a new quote for one day.

Scope. A mobile stage with a hydraulic roof. A sound system able to carry the length of the pier, with an engineer, four wireless handheld microphones for the clergy and the Harbormaster, and three floor monitors for the fife and brass bands. One 25 kVA generator for the stage, as there is no shore power at that end. Ten 10x10 pop-up tents for the civic groups. Eighteen portable restrooms and three ADA units, with four hand wash stations.

Not in scope. DPW sets out the barricades and the trash barrels as it does for every Town event. Spectators bring lawn chairs; the Town is not renting seating. As everything is over by five in July, the Board asked last year why it was paying for stage lighting, and staff agrees: none this time.

Fiscal impact. To be determined upon receipt of quotes. Funds are available in the Waterways account.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', 4),
        needs('stage_monitor', 3),
        needs(/25 kVA/, 1),
        needs('gazebo', 10),
        needs('toilet', 18),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
      ],
      should: [needs('power_distro', [1, 4]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, 'stage_steps', 'stage_ramp', 'stage_handrail'], ...FLEET_OFF),
      offers: without([...OUTDOORS_OFFERS, 'backdrop', 'audio_recorder', 'induction_loop'], ...FLEET_OFF),
      excluded: FLEET_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'table_round', 'uplight', 'photo_booth', 'interpretation_booth'],
      title: [/blessing|fleet|pier/i, /2[.,  ]?500/],
    },
  },
  {
    id: 'ho-bq-quad-chairs',
    language: 'en',
    catalogue: 'merrimack',
    description: `Specifications include, but are not limited to: Contractor shall furnish, deliver, set and zip-tie in rows 3,400 white folding chairs on the Main Quad for the University's Commencement exercises on Sunday, May 23. Contractor's own crew shall set every chair and pick up every chair.; In addition, sixty (60) 8 ft banquet tables, each with a white linen, shall be delivered to the Field House for the reception.; Chairs shall be clean and of one color. Rusted, bent or stained chairs will be rejected at the dock.; Delivery shall begin Friday at 7:00 AM; all rows shall be complete by 6:00 PM on Saturday.; Staging, tents and sound reinforcement are the subject of other awards and are not included in this contract.; Following set-up, Contractor and the University's representative shall count the chairs jointly and sign the tally.; The University may adjust the quantity by notice in writing no later than April`,
    good: {
      must: [
        needs(/Samsonite/, 3400),
        needs(/8 ft Banquet/, 60),
        needs(/90 x 156/, 60),
        needs('crew_stagehand', [2, 400]),
        needs(['delivery', 'truck', 'van'], [1, 12]),
      ],
      allowed: [...ANY_JOB],
      offers: [...LOOS, 'hand_wash', 'waste_bin', 'napkin', 'stanchion', 'crowd_barrier', 'table_cocktail', ...LINEN],
      excluded: CHAIRS_OFF,
      silly: [
        'dance_floor',
        'generator',
        'projector',
        'lighting_package',
        'bar_unit',
        'mic_wireless_handheld',
        'camera',
      ],
      title: [/commencement|quad|universit/i],
    },
  },
  {
    id: 'ho-bq-clam-flat-10k',
    language: 'en',
    catalogue: 'merrimack',
    description: `CLAM FLAT 10K -- rental checklist, rev 3 (Denise)

race is Sun 9/19, gun at 8:30, ~1,100 runners + families, all at the Town Landing lot
timing company shows up with the clock, mats and the blow-up arch, thats handled separately

[ ] bike rack barricades, 80, chute + road side
[ ] porta potties 14 reg / 2 ADA
[ ] trash barrels 30
[ ] pop ups x 8 (reg, med, bagels, t-shirts etc)
[ ] 8 ft banquet tables x 24
[ ] 2-way radios, 16
[ ] two 7kw generators + 10 extension cords
[ ] PA at start/finish, has to reach down the chute. 2 wireless handhelds. AV tech to babysit it 6am-noon
[ ] awards platform 8x8, a foot high, one set of stairs
[ ] yellow jackets over anything crossing the chute, say 12

need price by board mtg on the 2nd!!`,
    good: {
      attendees: [1100, 1100],
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('toilet', 14),
        needs('toilet_accessible', 2),
        needs('waste_bin', 30),
        needs('gazebo', 8),
        needs(/8 ft Banquet/, 24),
        needs('two_way_radio', 16),
        needs(/EU7000/, 2),
        needs(/Extension Cord/, [10, 14]),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
        needs('stage_deck', 2),
        needs('stage_steps', 1),
        needs('cable_ramp', 12),
      ],
      should: [needs(/Legs, 12/, 2), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'tablecloth', 'marquee', 'photo_booth', 'network'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'table_round', 'uplight', 'stage_monitor', 'bar_unit'],
      title: [/clam|10k|landing/i, /1[.,  ]?100/],
    },
  },
];

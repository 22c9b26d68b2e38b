import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** After abstracts of North American solicitations and an organisers' issue: lawns, a hotel, a drill field, a hall. */
export const EXE_CAMPUS: readonly EvalBrief[] = [
  {
    id: 'ho-bg-investiture-abstract',
    language: 'en',
    catalogue: 'exe',
    description: `Tent A • 60’ x 120’ white pole tent, no patches, flame certificate sewn in • Center poles may be aluminum, side poles white • Stakes capped, lines flagged • Install on the Oval on or after September 20, 2027, College will mark sprinkler heads Tent B and Tent C • Two (2) 20’ x 40’ white frame tents (robing; reception) • Sidewall with windows, 120 ft on each • Installed by September 22 Platform • 24’ x 32’ platform, 24” high, inside Tent A at north end • Two step units with rails • One ADA ramp with handrails • Guard rail on rear and both ends • Black skirting on all exposed sides, neat Drape • 40 linear ft. of white pipe and drape, 10’ high, behind platform Seating • 700 white padded resin folding chairs in Tent A, tied in rows of 14 per fire marshal • 48 same, on platform Flooring • Interlocking gray flooring in Tents B and C (1,600 sq. ft.) and for one 8’ x 150’ path from lot to Tent A Reception • 30 cocktail-height tables in Tent C and overflow lawn Crowd Control • Belt stanchions, approx. 150 ft. total Fire Safety • One extinguisher on stand per tent, minimum Schedule • Investiture is September 25, 2027, 3:00 PM • All items removed no later than noon September 28 Other • Certificate of insurance due 10 days before delivery • College reserves the right to award by line`,
    good: {
      must: [
        needs(/TENT POLE 60X120/, 1),
        needs(/TENT FRAME 20X40/, 2),
        needs('stage_deck', [24, 24]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/DRAPE WHITE/, [40, 42]),
        needs(/RESIN WHITE/, [748, 748]),
        needs(/FLOOR TENT/, [2400, 3200]),
        needs('table_cocktail', 30),
        needs('stanchion', [20, 26]),
      ],
      should: [
        needs(/SIDEWALL/, [220, 260]),
        needs('fire_extinguisher', [3, 6]),
        needs('stage_leg', [24, 24]),
        needs('stage_skirt', [80, 114]),
        needs('stage_handrail', [7, 12]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...ANY_JOB, 'ballast', 'trackway', 'tablecloth', 'crew_steward', /SIDEWALL/],
      offers: [
        ...OUTDOORS_OFFERS,
        ...MEETING_OFFERS,
        ...PARTY_OFFERS,
        ...SPEAKERS,
        'generator',
        'space_heater',
        'mic_lectern',
      ],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'drum_kit', 'inflatable', 'pit_barrier', 'hazer'],
      title: [/investiture|college|oval/i],
    },
  },
  {
    id: 'ho-bg-training-institute',
    language: 'en',
    catalogue: 'exe',
    description: `III. REQUIREMENTS A. Sleeping Rooms: 60 rooms Tuesday night (arrivals), 185 rooms Wednesday night, rates at or below the state lodging allowance incl. all taxes; complimentary parking for state vehicles. B. Meeting Space, Wednesday and Thursday, June 9-10: 1. General Session, theater style for 240 persons, 7:30 a.m. to 5:00 p.m. both days 2. Four (4) breakout rooms, 45 persons each, 10:15 a.m. to 4:00 p.m. both days 3. Exhibit area: twenty-four (24) six-foot tables 4. Registration: two (2) six-foot tables outside General Session C. Audio Visual. The following is required and shall be priced separately: General Session - two (2) LCD projectors and two (2) large screens, podium with microphone, two (2) lavalier microphones, two (2) wireless hand-held microphones for questions, sound system adequate for room, one A/V technician on site both days. Each breakout - one (1) LCD projector, one (1) screen, one (1) wireless microphone with speakers, HDMI cable. Presenters will bring their own laptop computers and clickers and none are to be quoted. Sessions will be video recorded by the Division's training staff using Division cameras. Flip charts and markers are shipped to the site by the Division. D. Meals: Continental breakfast both days (240), to include two juices, pastries, fruit, yogurt; AM and PM break with coffee and water; plated lunch Wednesday, choice of two entrees, vegetarian available upon request; Prices shall include gratuity and service charge. E. Cancellation: the Division may reduce the block by 20 percent without penalty up to sixty (60) days pr`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs('projector', [6, 6]),
        needs('projection_screen', [6, 6]),
        needs('lectern', [1, 5]),
        needs('mic_wireless_lapel', [2, 2]),
        needs('mic_wireless_handheld', [2, 6]),
        needs([...SPEAKERS], [5, 20]),
        needs('table_trestle', [24, 26]),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs('mic_lectern', [1, 5]), needs('video_cable', [4, 12]), needs('transport')],
      allowed: [
        ...without(MEETING, 'playback_laptop', 'presentation_clicker'),
        ...SEATS,
        ...TABLES,
        'registration_desk',
        'network',
        'tablecloth',
        'hot_drinks',
      ],
      offers: without(
        [...MEETING_OFFERS, ...STAGE_LIGHT, 'crockery', 'cutlery', 'napkin', 'glassware'],
        'camera',
        'crew_camera',
        'video_recorder',
        'flip_chart',
        'playback_laptop',
        'presentation_clicker',
      ),
      excluded: ['playback_laptop', 'presentation_clicker', 'camera', 'crew_camera', 'video_recorder', 'flip_chart'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'disco_light',
        'crowd_barrier',
        'drum_kit',
      ],
      title: [/session|institute|training|june|conference|division/i, /240/],
    },
  },
  {
    id: 'ho-bg-chairs-parade-field',
    language: 'en',
    catalogue: 'exe',
    description: `Specifications include, but are not limited to, the following: Contractor shall furnish, deliver, place and retrieve 3,200 white plastic folding chairs for the Academy's Pass and Review exercises; 2,900 of the chairs are placed on the parade field, in eight sections with a center aisle not less than ten feet, and 300 are placed in the drill hall; All chairs within a section shall be interlocked or fastened per the state fire code; Chairs are to be clean, of one color and free of cracks, mismatched chairs will be rejected at the truck; Contractor shall also furnish twenty-four (24) 8-foot banquet tables to the drill hall and two (2) 10 x 10 canopies at the field entrance for the water stations; Delivery begins no earlier than Wednesday 7 am; the drill hall shall be complete by Thursday noon and the field by 5 pm Friday; The ceremony is Saturday at 10 am, in the event of lightning it moves to Sunday; A written count signed by both parties is the basis of payment; Damaged or missing chairs shall be reported within two business days; Quantities may vary by ten percent from one year to the next and the Academy will notify the Contractor by March 31; Contract term is one year with two optional renewals.`,
    good: {
      must: [needs('chair', [3200, 3520]), needs(/TABLE BANQUET 8FT/, [24, 26]), needs('gazebo', [2, 2])],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [...ANY_JOB, 'ballast', 'tablecloth', 'table_trestle'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...SPEAKERS, 'hand_wash', 'waste_bin', 'fan', 'stanchion'],
      silly: [
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'marquee',
        'drum_kit',
        'exhibition_stand',
        'hazer',
        'sofa',
      ],
      title: [/academy|review|parade|drill|chair/i],
    },
  },
  {
    id: 'ho-bg-unconf-issue',
    language: 'en',
    catalogue: 'exe',
    description: `AV + room setup (#41)

Opening this so it stops living in the chat. About 180 people, Sat + Sun, old cannery building.

**Main room**
- [ ] projector + a really big screen, the room is 90 ft deep so the one we borrowed in 2025 was a joke
- [ ] small stage, 8x12 ft is plenty, 1 ft high or so
- [ ] PA for talking, not music
- [ ] 2 handheld wireless + 1 headset for the keynotes
- [ ] confidence monitor (speakers kept turning around last time)

**Breakouts**
- [ ] 3 rooms, 75" TV in each, HDMI

**Hallway track**
- [ ] 4 poster boards for the session grid. Sticky notes I can get

**Stream**
- [ ] one camera on a tripod & something to encode it, we don't have a person for that so whoever rents it to us runs it?

---
> comment: could we get a few colored lights on the brick wall? looks great in photos. not critical

> comment: who is doing coffee? (seperate issue, #44)

> comment: +1 for lights`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('projector', [1, 1]),
        needs(/FASTFOLD/, [1, 1]),
        needs('stage_deck', [3, 3]),
        needs([...SPEAKERS], [1, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', 1),
        needs('confidence_monitor', [1, 2]),
        needs(/MONITOR 75IN/, 3),
        needs('pinboard', 4),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs(['crew_camera', 'crew_video', 'crew_technician'], [1, 40]),
      ],
      should: [
        either(needs(['uplight', 'stage_wash'], [2, 24]), offers(['uplight', 'stage_wash'])),
        needs('stage_leg', [3, 3]),
        needs('video_cable', [1, 12]),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        'uplight',
        'stage_wash',
        'network',
        'video_recorder',
        'crew_camera',
        'display_stand',
      ],
      offers: [...MEETING_OFFERS, ...SEATS, ...TABLES, 'flip_chart', 'hot_drinks', 'waste_bin'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'drum_kit', 'crowd_barrier', 'hazer'],
      title: [/cannery|unconf|room setup|weekend|180/i],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

/** Bid abstracts and requests for quotes, American, over `dove`. */
export const DOVE_BIDS: readonly EvalBrief[] = [
  {
    id: 'ho-av-fair-chairs',
    language: 'en',
    catalogue: 'dove',
    description: `Scope of the contract includes, but is not limited to, the following: The Contractor shall furnish, deliver, set in place and remove 2,400 black folding chairs and 60 eight foot banquet tables (each year) for the County Agricultural Fair.; Of these 2,400 chairs, 300 chairs will be set in the 4-H Exhibit Hall, and 2,100 chairs will be set in the grandstand infield.; All 60 tables are to be set in the 4-H Exhibit Hall.; The quantity of chairs may be adjusted from one year to the next. The Contractor will be told of any adjustment by June 1 of the Fair year.; Chairs shall be clean, matched and in sound working order. Chairs which are cracked, bent, gummed, faded or missing feet will be turned away at the gate and replaced at no cost to the County within four (4) hours.; Chairs in the infield shall be ganged in rows of not more than fourteen, with aisles as shown on the Fire Marshal's drawing.; Delivery to the 4-H Exhibit Hall will begin Tuesday at 7 am. The infield set must be finished no later than 3 pm on Wednesday.; The Contractor's foreman and the Fairgrounds Superintendent (Grounds Division) shall count chairs together when the set is finished and again before they are loaded out.; The County reserves the right to shift chairs among the barns as needed, including, without limitation, small sets in the Sheep Barn or the Milking Parlor.`,
    good: {
      must: [needs(/folding, black/, [2400, 2400]), needs(/banquet 8ft/, [60, 60])],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: ['crew_stagehand', 'tablecloth'],
      silly: ['speaker_top', 'projector', 'generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'stage_deck'],
      title: [/fair|chair/i],
    },
  },
  {
    id: 'ho-av-caseworker-training',
    language: 'en',
    catalogue: 'dove',
    description: `REQUIREMENTS / TERMS: Lodging: • 30 Rooms for night before Day 1 • 140 Rooms for night of Day 1 Rates shall not exceed the allowable per-diem for the county, all taxes and fees in. Meeting Space Day 1 and Day 2 • General Session Room – to hold 140 people, classroom style (both days 7:30am – 5:00pm) • Three (3) Workshop Rooms to hold 40-50 people each, theater style – 10:15am – 4:00pm • Check-in table outside the General Session Room (7:00am – 11:00am) • Audio Visual: general session room and each workshop room to have projector, large screen, podium with microphone, speakers, HDMI cable to presenter's computer. General session room to have in addition two (2) wireless hand held microphones for questions • One (1) A/V technician on site both days • Continental Breakfast Day 1 and Day 2: To be served at 7:15 am for approximately one hundred and forty (140) people. Price shall include coffee, tea, juice, assorted pastry, service fees and gratuity. • Plated Lunch, Day 1: To be served at 12:00 pm, choice of two (2) entrees, one of which shall be vegetarian, two (2) sides, rolls, iced tea and water. • Afternoon Break both days: Soft drinks, bottled water, cookies, whole fruit. • Parking: No charge to attendees. Facility shall be within fifteen (15) miles of the State Office Bldg. and shall be ADA compl`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs('projector', 4),
        needs('projection_screen', 4),
        needs('lectern', 4),
        needs([...SPEAKERS], [4, 16]),
        needs('mic_wireless_handheld', [1, 6]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [
        needs('mic_lectern', [3, 4]),
        needs(['registration_desk', 'table_trestle'], [1, 60]),
        needs('video_cable', [1, 8]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'chair', 'chair_banquet', 'table_desk', 'table_trestle', 'registration_desk'],
      offers: [...MEETING_OFFERS, 'hot_drinks', 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'disco_light'],
      title: [/training|session|summit|meeting|workshop|conference/i, /140/],
    },
  },
  {
    id: 'ho-av-blossom-street',
    language: 'en',
    catalogue: 'dove',
    description: `Staging • One (1) covered mobile stage, 24x20 preferred. A slightly larger stage will be considered, please provide a photo and the model with your quote. • Vendor will be responsible for supplying at least one set of stairs with handrails. • The stage will sit on Cherry Avenue between 5th & 6th, facing east, and must be ready for sound check at 9:30am on Saturday, April 18, 2026. Street closes at 6am. • Stage must be off the street by 7pm. Audio • Audio required for clear coverage of one block of the street (approximately 300 ft). • Four (4) floor monitors for performers • Four (4) wireless handheld microphones and six (6) wired vocal microphones on stands • Sound engineer for the entire event, 10am – 5pm • Recorded music between acts, family friendly. Performers may bring music on a phone or a USB stick. • There will be taiko drummers, school choirs, a ukulele club and two rock bands from the School of Music. Lighting • No lighting is needed, the event closes at 5pm. Items provided by the City • Electrical power at the stage (200A, tie in by the City electrician); vendors shall not bring generators • Barricades • Portable restrooms and hand wash stations • Trash cans and hauling Attendance last year was estimated at 6,000. Insurance • The vendor shall carry $1,000,000 general liability and list the City, its officers and its volunte`,
    good: {
      attendees: 6000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 24]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 4),
        needs(/vocal, wired/, [6, 8]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('audio_player', [1, 2]),
        needs('mic_stand', [6, 16]),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'hand_wash', 'waste_bin', 'crew_electrician', 'floodlight'),
        ...LOUD,
        'mic_wired',
        'mic_instrument',
        'di_box',
        'stage_steps',
        'stage_handrail',
        'stage_ramp',
        'stage_skirt',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'in_ear_monitor', 'choir_riser', 'crew_stage_manager', 'stage_deck', 'audio_recorder'],
        ...LOOS,
        'crowd_barrier',
        'festoon',
      ),
      excluded: [
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'floodlight',
        'generator',
        'fuel',
        'crew_electrician',
        'crowd_barrier',
        ...LOOS,
        'hand_wash',
        'waste_bin',
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'hazer', 'disco_light'],
      title: [/cherry|festival|street|stage|6[.,]?000/i],
    },
  },
  {
    id: 'ho-av-summer-symphony-memo',
    language: 'en',
    catalogue: 'dove',
    description: `Approval is requested for the stage and sound contract for the Symphony on the Green, to be held Saturday, July 18, 2026 at Millrace Commons. Attendance in 2025 was put at 1,800 by the Police Department.

Staff asked four firms for quotes; two answered. The firm used in prior years no longer owns a roofed stage. The low quote of $11,480 is for a 32' x 24' mobile stage with roof, a public address system with subwoofers, 12 condenser microphones for the strings and winds, two wireless handheld microphones for the conductor and the Mayor, one 25 kVA generator and an audio engineer. The other quote of $13,905 was for the same items from a firm in the next state and included $1,900 in mileage.

The Orchestra (58 players) will bring its own chairs, music stands and percussion. The concert begins at 5:00 p.m. and will be over before dark, so no lighting was priced. Portable restrooms are covered under the Parks Department's annual contract. Public Works will set out barricades on Mill Street. As in prior years residents will sit on blankets and lawn chairs.

Funds are budgeted in account 01-452-7300.`,
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 20]),
        needs('subwoofer', [2, 8]),
        needs(/choir condenser/, [12, 12]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/25 kVA/, 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(/32ft x 24ft/, 1), needs('mic_stand', [12, 20]), needs('mixing_console', 1), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'floodlight'),
        ...LOUD,
        ...without(PLATFORM, 'stage_deck'),
        'di_box',
        'stage_monitor',
        'mic_wired',
        'mic_instrument',
        'network',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'audio_recorder', 'choir_riser', 'in_ear_monitor'],
        ...LOOS,
        'chair',
        'crowd_barrier',
        'festoon',
        'bench',
      ),
      excluded: [
        'chair',
        'chair_banquet',
        'music_stand',
        'drum_kit',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'floodlight',
        ...LOOS,
        'crowd_barrier',
      ],
      silly: ['projector', 'dance_floor', 'hazer', 'disco_light', 'table_round', 'marquee'],
      title: [/symphony|millrace|green/i, /1[.,]?800/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** Abstracts and scopes of work of public buyers over an American house. */
export const COQUET_BIDS: readonly EvalBrief[] = [
  {
    id: 'ho-ap-lawn-concert',
    language: 'en',
    catalogue: 'coquet',
    description: `Scope of Services: The City is requesting proposals from qualified firms for stage, sound and lighting at its Founders Day Concert, Saturday, September 12, 2026, on the Riverfront Lawn. Attendance is estimated at 4,500. Stage • Mobile hydraulic stage with roof, not less than 30’ wide x 24’ deep • Stairs with handrails, stage left and stage right • Stage must be level and signed off by 10:00 AM Audio • Line array system sized for a gently sloping lawn 260 ft deep • Minimum of four (4) 18” subwoofers • Digital front of house console, 32 channels or more • Four (4) floor monitors • Two (2) wireless handheld microphones for the Mayor and emcee • Microphones, stands and direct boxes for an eight-piece horn band Lighting • LED color wash of the stage, front and back • Lighting operator through end of show (approx. 10:15 PM) Labor • Sound engineer for sound check and performance • Stagehands for load in and load out Power • Generator adequate for the above, with all cabling; there is no shore power on the Lawn Items Furnished by the City • Portable restrooms, bike rack barricade and trash receptacles are furnished by Public Works and shall not be included in the price • The VIP tent is donated by a sponsor. Patrons bring lawn chairs and blankets; no seating is to be provided. Fireworks are under a separate agreement. Insurance • $2,000,000 general liability, City named as additional insured • Proposals received after 2:00 PM will be returned unop`,
    good: {
      attendees: 4500,
      days: 1,
      must: [
        needs(/32 x 24/, 1),
        needs('line_array', [6, 16]),
        needs('subwoofer', [4, 10]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(['stage_wash', 'lighting_package'], [1, 48]),
        needs('crew_sound', [1, 4]),
        needs('crew_lighting', [1, 2]),
        needs('generator', [1, 3]),
      ],
      should: [
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('di_box', [2, 10]),
        needs('mic_stand', [4, 24]),
        needs('crew_stagehand'),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], 'stage_deck', 'waste_bin'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...LOOS,
        'crowd_barrier',
        'waste_bin',
        'chair',
        'bench',
        'beer_table_set',
      ),
      excluded: [...LOOS, 'crowd_barrier', 'waste_bin', 'marquee', ...SEATS],
      silly: ['dance_floor', 'projector', 'table_round', 'lectern', 'exhibition_stand', 'photo_booth'],
      title: [/founders|riverfront|concert/i, /4[.,  ]?500/],
    },
  },
  {
    id: 'ho-ap-career-fair',
    language: 'en',
    catalogue: 'coquet',
    description: `REQUEST FOR QUOTATION 26-0417 / Spring Career and Internship Fair / College Fieldhouse (wood floor). LINE 1: 72 EA booth, pipe and drape, 10 ft x 10 ft, back drape 8 ft, side rails 3 ft, with employer ID sign. LINE 2: 78 EA table, 6 ft (one per booth, six for check-in). LINE 3: 78 EA table skirting, royal blue, for Line 2. LINE 4: 156 EA chair, folding, black. LINE 5: 1,600 SF carpet, black, center aisle, taped. LINE 6: 20 EA stanchion, retractable belt. LINE 7: 5 EA coat rack with hangers. LINE 8: 1 LOT sound system for announcements incl. one wireless microphone. LINE 9: 1 LOT delivery, set up and removal. Delivery window: Tues. March 10, after 6:00 PM (basketball practice). Fair: Wed. March 11, 10 AM – 2 PM. Removal: same day, not before 2:30 PM, floor to be clear by 6 PM. Tax exempt. Quote to be good for sixty (60) days. Prices shall be F.O.B. destination. Vendor shall state whether it is a certified small, woman-owned or veteran-owned business.`,
    good: {
      days: 1,
      must: [
        needs('exhibition_stand', [72, 72]),
        needs(/6 foot banquet table/, [78, 78]),
        needs(/royal blue/, [78, 78]),
        needs(/black folding chair/, [156, 156]),
        needs(/black event carpet/, [1600, 1600]),
        needs('stanchion', 20),
        needs('coat_rail', 5),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 6])),
      ],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [
        ...SPEECH,
        ...ANY_JOB,
        'mic_wireless_handheld',
        'tape',
        'signage',
        'forklift',
        'drape',
        'table_trestle',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'fire_extinguisher', 'waste_bin', 'registration_desk'],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'stage_monitor', 'line_array', 'disco_light', 'hazer'],
      title: [/career|fair/i],
    },
  },
  {
    id: 'ho-ap-training-summit',
    language: 'en',
    catalogue: 'coquet',
    description: `STATEMENT OF NEED: Child Support Division Annual Training Conference, two (2) days, approximately two hundred forty (240) participants. Lodging: • 150 single rooms night before Day 1 • 180 single rooms night of Day 1, complimentary parking, late check out until 12:00 noon. Meeting Space and Equipment: • General Session – classroom style, 240 persons, both days 8:00am to 5:00pm. Two (2) large screens with two (2) LCD projectors, podium with microphone, two (2) lavalier microphones, two (2) handheld cordless microphones for questions, house sound adequate for room. • Breakout Rooms – Three (3), 60 to 80 persons each, 1:00pm to 4:30pm each day. Each shall have one (1) screen, one (1) projector, one (1) cordless handheld microphone, speakers. • Assistive listening – one (1) set, general session. • Registration – counter or table outside general session, Day 1 7:00am. • An audio visual technician shall be on the premises during all sessions. Food and Beverage: • Continental breakfast both days, assorted muffins, fruit, juice, coffee • Boxed lunch Day 1 – choice of turkey, ham or vegetarian, chips, cookie • Afternoon break – popcorn, soft drinks. No alcohol may be purchased with state funds. Per diem applies to every meal and may not be exceed`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs('projector', [5, 5]),
        needs('projection_screen', [5, 5]),
        needs('lectern', [1, 4]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 6]),
        either(needs(SPEAKERS, [4, 24])),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 100]),
        needs('induction_loop', [1, 3]),
      ],
      should: [
        needs('mic_lectern', [1, 4]),
        needs('registration_desk', [1, 3]),
        needs('playback_laptop', [1, 5]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SEATS, ...TABLES, 'subwoofer', 'registration_desk', 'tablecloth', 'hot_drinks'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'crockery', 'cutlery', 'serving'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'disco_light',
        'crowd_barrier',
        'hazer',
      ],
      unmetToo: [/lodging|rooms?|breakfast|lunch|break|parking|popcorn/i],
      title: [/child support|training|conference/i, /240/],
    },
  },
  {
    id: 'ho-ap-fair-sanitation',
    language: 'en',
    catalogue: 'coquet',
    description: `Specifications include, but are not limited to: The Contractor shall furnish, place, service and remove portable sanitation and related site equipment for the County Fair, six (6) days each July.; Fairgrounds: forty-six (46) standard portable toilets, five (5) ADA accessible portable toilets and twelve (12) double hand wash stations.; Grandstand: fourteen (14) standard portable toilets, one (1) ADA unit and two (2) hand wash stations, placed no later than noon on Wednesday.; One (1) three-stall restroom trailer behind the exhibitors' office.; Four (4) towable light towers, two at each grass parking lot, fueled.; Ninety (90) cardboard trash boxes with liners.; Six hundred (600) linear feet of chain link panel, six feet high, to enclose the carnival generators.; All units shall be pumped and restocked nightly between 12:00 midnight and 6:00 a.m. Units found dirty, tipped or out of paper after 8:00 a.m. shall be subject to a deduction of $50 per unit per day.; The number of units may be increased or decreased by up to fifteen percent (15%) by written notice on or before June 1.; The Fair Superintendent is the Contractor's sole point of contact.; Contractor's drivers shall observe a 5 mph speed limit when livestock are being moved.`,
    good: {
      days: 6,
      must: [
        needs('toilet', [60, 60]),
        needs('toilet_accessible', 6),
        needs('hand_wash', 14),
        needs('toilet_trailer', 1),
        needs(/light tower/, 4),
        needs('waste_bin', [90, 90]),
        needs('fencing', [60, 60]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'fuel'],
      offers: [...OUTDOORS_OFFERS],
      silly: ['projector', 'dance_floor', 'stage_monitor', 'lectern', 'mixing_console', 'table_round', 'uplight'],
      title: [/fair/i],
    },
  },
  {
    id: 'ho-ap-white-coat',
    language: 'en',
    catalogue: 'coquet',
    description: `SCHEDULE A — WHITE COAT CEREMONY, COLLEGE OF HEALTH SCIENCES, EAST LAWN
A.1 Tent. One (1) pole tent, 40’ x 80’, white, with clear sidewall on all four sides (12 sections of 20’). Stakes permitted; contractor to call for utility locates.
A.2 Floor. Plastic event flooring, 3,200 square feet, full tent.
A.3 Heat. Two (2) ducted heaters with thermostat. Ceremony is October 24.
A.4 Platform. 16’ x 24’ x 24” high. Black skirt, front and sides. One stair unit. One ramp meeting ADA.
A.5 Seating. 350 white padded resin chairs.
A.6 Backdrop. White pipe and drape, 40 linear feet, 10’ high.
A.7 Sound. Podium (wood preferred) with gooseneck microphone; two (2) lavalier wireless; loudspeakers for 350 seated; sound engineer for rehearsal at 9 and ceremony at 11.
A.8 Electric. 25 kW generator with distribution for A.3 and A.7.
A.9 Check-in. Three (3) 10’ x 10’ canopies.
A.10 Completion. Everything in place 5 p.m. on October 23. Removal the 25th.
Award will be made to the lowest responsive and responsible bidder on the total of A.1 through A.9. Alternates will not be considered.`,
    good: {
      attendees: 350,
      must: [
        needs(/40 x 80/, 1),
        needs(/sidewall 20 foot, clear/, 12),
        needs('marquee_floor', [3200, 3200]),
        needs('space_heater', 2),
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', 1),
        needs(/white resin/, [350, 350]),
        needs(/white pipe/, [40, 40]),
        needs(/wood podium/, 1),
        needs('mic_wireless_lapel', 2),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 2]),
        needs(/25 kW/, 1),
        needs('gazebo', 3),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_steps', 1),
        needs('stage_leg', 12),
        needs('stage_skirt', [56, 80]),
        needs('power_distro', [1, 6]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'hazer', 'inflatable', 'silent_disco'],
      title: [/white coat|health/i, /350/],
    },
  },
];

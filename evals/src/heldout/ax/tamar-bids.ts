import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
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
  STAGES,
} from '../usual.ts';

/** Tender abstracts and memoranda of American public bodies. */
export const TAMAR_BIDS: readonly EvalBrief[] = [
  {
    id: 'ho-ax-convocation-tents',
    language: 'en',
    catalogue: 'tamar',
    description: `Convocation Tent • One (1) 60’ x 120’ white pole tent, South Lawn, staked (lawn irrigation to be marked by Grounds before staking) • Six (6) 20’ sidewall sections, window style, windward side • Tent permitted, flame certificate to be posted • Up no later than noon, August 20 Seating • 900 black folding chairs under and beside the tent, in two blocks with a 6’ center aisle • 240 white padded folding chairs for faculty and platform party Platform • 16’ x 32’ platform, 24” high, black skirting front and sides • One (1) stair unit each side with handrails • One (1) ADA compliant ramp • Guard rail on rear edge • Wood podium, University will affix its seal Reception • Two (2) 40’ x 60’ white frame tents on the brick plaza. No staking into pavers, ballast only • Interlocking floor in both reception tents (4,800 sq ft total) • Thirty (30) 60” round tables with white floor-length linens • Twenty (20) cocktail tables Comfort and Safety • 8 pedestal fans • 6 fire extinguishers, tagged within 12 months Schedule • All items removed by 5:00 PM August 23 • Liquidated damages of $500 per day apply Insurance • $1M general liability, University named as additional insured • Bidders shall submit three references of similar size within the past five years Award • Lowest responsive and responsible bidder. The University reserves the right to reject any and all bi`,
    good: {
      must: [
        needs(/60' x 120'/, 1),
        needs(/40' x 60'/, 2),
        needs(/Black Folding Chair/, [900, 900]),
        needs(/White Padded Folding/, [240, 240]),
        needs('stage_deck', [16, 16]),
        needs('stage_ramp', 1),
        needs(/Wood Podium/, 1),
        needs('marquee_floor', [4800, 4800]),
        needs('table_round', [30, 30]),
        needs(/120" Round/, [30, 30]),
        needs('table_cocktail', 20),
        needs('fan', 8),
        needs('fire_extinguisher', 6),
      ],
      should: [
        needs(/Sidewall/, 6),
        needs('stage_steps', 2),
        needs('stage_leg', [16, 16]),
        needs('stage_skirt', [64, 96]),
        needs('stage_handrail', [2, 6]),
        needs('ballast'),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS, ...SPEECH, ...RADIO_MICS],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'hazer', 'drum_kit', 'inflatable', 'exhibition_stand'],
      title: [/convocation/i],
    },
  },
  {
    id: 'ho-ax-harvest-rfq',
    language: 'en',
    catalogue: 'tamar',
    description: `Request for Quotes: Stage, Sound & Lights, Downtown Harvest Days, Saturday October 11
Scope
The City is seeking a qualified vendor to furnish one (1) mobile stage with roof, approx. 24x20, on Court Street between 3rd and 4th. Street is closed at 6am. Stage to be show ready by 11am; first act is noon; last act ends 9:30pm. A street of about 250 ft must be covered clearly. Estimated crowd at peak 1,500.
Audio shall include mains and subs suitable for the above, digital console, six (6) floor wedges, full complement of wired vocal and instrument mics with stands and DIs, two (2) wireless handhelds for the emcee and the Mayor, and one (1) audio engineer for the entire day. Recorded music between acts.
Lighting shall include a basic wash of the performance area after dusk plus an operator.
Vendor shall furnish a 10x10 canopy for the mix position.
City Furnished Items
- 70 kW generator, fueled and attended by Fleet Services. Vendor brings its own cable and distribution from the generator to the stage.
- All street barricades, placed by Public Works.
- Portable restrooms and hand wash stations (Parks has an annual contract).
- Overnight security.
Bands furnish their own amps, drums and keyboards.
Quotes are due September 4 at 2:00 PM local time. Late quotes will not be opened. Please include cut sheets of the stage, a certificate of insur`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        needs('subwoofer', [2, 10]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', 2),
        needs(['mic_wired', 'mic_instrument'], [4, 30]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 20]),
        needs('gazebo', 1),
      ],
      should: [
        needs('crew_lighting', [1, 2]),
        needs('mic_stand', [4, 30]),
        needs('di_box', [2, 16]),
        needs(['power_cable', 'power_distro']),
        needs('audio_player', [1, 1]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...without(OUTDOORS, 'generator', 'fuel', 'hand_wash')],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'crowd_barrier', 'backline', 'hand_wash'),
      excluded: [
        ...LOOS,
        'generator',
        'fuel',
        'crowd_barrier',
        'hand_wash',
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'keyboard',
      ],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'exhibition_stand', 'registration_desk'],
      title: [/harvest/i],
    },
  },
  {
    id: 'ho-ax-operators-conference',
    language: 'en',
    catalogue: 'tamar',
    description: `STATEMENT OF NEEDS: Water Operators Annual Training Conference, two (2) consecutive days in April, Tuesday and Wednesday. Lodging: 140 rooms night one, 90 rooms night two, single or double occupancy, rates not to exceed the state allowance exclusive of taxes. Complimentary parking required. Meeting Space: General Session, 220 persons, classroom style, both days 7:30am - 5:00pm; Three (3) concurrent training rooms, 40 persons each, Day 1 12:30pm - 5:00pm and Day 2 8:00am - noon; Exhibit area adjacent to General Session. Audio Visual: General Session to have one large screen, high lumen projector, laptop, podium with microphone, two wireless microphones for questions and sound system for 220. Each training room to have projector, screen, laptop, podium and one wireless microphone w/ speakers. A technician shall be on site during all sessions. Exhibits: Twenty-five (25) 10 x 10 draped booths, each with one 6 ft table and ID sign. Registration counter in the foyer both mornings. Breaks: A.M. break, both days, coffee, hot tea, assorted pastries, fruit, approximately 220 persons; P.M. break, Day 1, cookies, soft drinks. Lunch: Plated lunch Day 1, choice of two entrees, 220 persons, must include beverage, dessert, service charge; Boxed lunch Day 2. No alcohol shall be billed to the Agency. Vendors must be registered in the State procurement portal prior to award. Cancellation: the Agency may, without penalty, reduce the guest room bl`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('projector', 4),
        needs('projection_screen', 4),
        needs('playback_laptop', 4),
        needs('lectern', 4),
        needs('mic_wireless_handheld', [2, 9]),
        either(needs('pa_package', [1, 6]), needs(SPEAKERS, [2, 20])),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 80]),
        needs('exhibition_stand', 25),
        needs('registration_desk', [1, 2]),
      ],
      should: [
        needs('mic_lectern', [1, 4]),
        needs('table_trestle', [25, 30]),
        needs(/13,000 Lumen/, [1, 1]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...RADIO_MICS, ...PLATFORM, 'subwoofer', 'line_array', 'chair', 'chair_banquet', ...TABLES],
      offers: [...MEETING_OFFERS, 'tablecloth', 'hot_drinks', 'chair', 'whiteboard', 'pinboard', 'crockery', 'napkin'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'mobile_stage'],
      title: [/conference|operators|water/i, /220/],
    },
  },
  {
    id: 'ho-ax-stadium-chairs',
    language: 'en',
    catalogue: 'tamar',
    description: `Contractor shall deliver, set in place, clean, tie and remove chairs for the College's Spring Commencement on the Athletic Field.; Quantity: three thousand six hundred (3,600) black folding chairs for guests and four hundred (400) white padded folding chairs for candidates.; Chairs shall be set in rows of twenty, tied in groups of four or more as directed by the Fire Marshal.; Contractor shall also furnish ten (10) five-row aluminum bleachers on the visitor side.; Turf protection: no vehicle heavier than a utility cart shall cross the field, chairs to be hand carried from the track.; Forty (40) retractable belt stanchions to mark the family and reserved sections, and two hundred and fifty (250) feet of 10 ft black drape behind the procession line-up.; Broken, rusted or marked chairs shall be replaced the same day at no charge.; The stage, sound system and LED screens are provided under the College's production agreement and are not part of this solicitation.; Canopies at the gates are College owned.; Portable toilets are ordered by the Facilities office.; Set-up may begin Wednesday 7 a.m. and shall be complete Friday noon. Commencement is Saturday 10 a.m. Rain location is the gymnasium, in which case only the 400 white chairs are used.; Pricing shall be per chair, inclusive of delivery, labor and removal, and shall hold for two optional renewal years.; The College does not guarantee any minimum quantity.`,
    good: {
      must: [
        needs(/Black Folding Chair/, [3600, 3600]),
        needs(/White Padded Folding/, [400, 400]),
        needs(/Bleacher/, 10),
        needs('stanchion', 40),
        needs(/Black, 10' High/, [250, 250]),
      ],
      should: [needs('crew_stagehand'), needs('transport')],
      allowed: [...ANY_JOB, 'trackway', 'forklift', 'crew_steward', 'signage'],
      offers: ['signage', 'crowd_barrier', 'fencing', 'waste_bin', 'two_way_radio', 'fire_extinguisher', 'fan'],
      excluded: [...STAGES, ...SPEAKERS, ...LOOS, 'mixing_console', 'led_wall', 'gazebo'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'projector', 'hazer', 'lectern', 'stage_monitor'],
      title: [/commencement/i],
    },
  },
  {
    id: 'ho-ax-pops-memo',
    language: 'en',
    catalogue: 'tamar',
    description: `TO: Board of Commissioners
FROM: Superintendent of Recreation
RE: Pops in the Park, rental of stage, sound and generator

Background
The Philharmonic's annual free concert has been held at Heron Lake Park for eleven summers, most recently before some 2,000 residents. The bandshell was taken down last fall and the replacement will not be ready for the concert of Saturday, August 9.

Discussion
Staff contacted four firms. One offers a 40’ x 24’ stage without a roof, which the orchestra manager considers too hot for the instruments. Another has no staff on that weekend. The third proposes a hydraulic mobile stage, 24’ x 20’ with roof, to which an apron of 4’ x 8’ decks, 24’ x 8’ at the same height of 40”, would be added in front so that all fifty-five players fit. The quotation also covers a sound system for the lawn with an engineer, twelve condenser microphones for the orchestra, fifty-five music stands with lights, one 25 kW towable generator with cabling, and two towable light towers for the parking field. The Board may recall complaints last year about walking to the cars in the dark.

Fiscal impact
$11,480 from the Cultural Arts line (budgeted $12,000).

Recommendation
Staff recommends approval of the rental as described, not to exceed $11,480. Motion by ________ Second ________`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('stage_deck', [6, 6]),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 2]),
        needs(/Condenser/, 12),
        needs('music_stand', 55),
        needs(/25 kW/, 1),
        needs('floodlight', 2),
      ],
      should: [
        needs('stage_leg', [6, 6]),
        needs(['power_cable', 'power_distro']),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, ...RADIO_MICS, 'chair', 'chair_banquet'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...RADIO_MICS, ...WALL, 'chair'],
      silly: ['dance_floor', 'projector', 'table_round', 'disco_light', 'exhibition_stand', 'drum_kit', 'guitar_amp'],
      title: [/pops|heron|concert/i],
    },
  },
  {
    id: 'ho-ax-county-fair-lots',
    language: 'en',
    catalogue: 'tamar',
    description: `COUNTY AGRICULTURAL SOCIETY - RENTALS FOR THE FAIR, JULY 23-26 (THU-SUN)
Sealed bids by lot. Bid one, several or all. Prices paid last year shown for information.
LOT A TENTS: 2 ea pole tent 40x80 (4-H and Open Show), 4 ea frame tent 20x40 (commercial exhibitors), 18 ea 10x10 canopy ($11,900)
LOT B SEATING AND TABLES: 600 ea folding chair, black; 90 ea 8 ft banquet table; 40 ea picnic table; 6 ea bleacher ($4,350)
LOT C SANITATION: 30 ea portable restroom; 4 ea ADA portable restroom; 10 ea hand wash station; daily service ($8,020)
LOT D POWER AND LIGHT: 2 ea generator 70 kW; 1 ea generator 25 kW; 8 ea spider box w/ cable; 6 ea light tower ($9,775)
LOT E GROUNDS: 140 ea crowd barricade; 120 ea chain link panel; 60 ea trash can ($3,640)
LOT F COMMUNICATIONS: 32 ea two-way radio, four days ($1,150)
LOT G FREE STAGE: covered trailer stage 16x14, PA with 2 wireless handheld mics, sound engineer noon to 9 daily ($6,200)
Delivery Wednesday the 22nd, gates 3 and 5 only. Pick up Monday. Livestock trailers have right of way at all times. The Society is tax exempt, certificate on request. Bid opening at the Grange Hall, public invited, pie served.`,
    good: {
      days: 4,
      must: [
        needs(/40' x 80'/, 2),
        needs(/20' x 40'/, 4),
        needs('gazebo', 18),
        needs(/Black Folding Chair/, [600, 600]),
        needs(/8' Banquet/, [90, 90]),
        needs('beer_table_set', 40),
        needs(/Bleacher/, 6),
        needs('toilet', 30),
        needs('toilet_accessible', 4),
        needs('hand_wash', 10),
        needs(/70 kW/, 2),
        needs(/25 kW/, 1),
        needs('floodlight', 6),
        needs('crowd_barrier', 140),
        needs('fencing', 120),
        needs('waste_bin', 60),
        needs('two_way_radio', 32),
        needs('mobile_stage', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 8]),
      ],
      should: [
        needs('power_distro', 8),
        needs('power_cable'),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [2, 8])),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...STAGE_LIGHT, 'stage_monitor', 'stage_steps'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['dance_floor', 'projector', 'lectern', 'disco_light', 'chair_banquet', 'hazer'],
      title: [/fair/i],
    },
  },
];

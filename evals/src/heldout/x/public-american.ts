import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { FILM, LIGHT, SOUND } from './not-here.ts';

/** As public bodies of North America put such things out: a commencement, an agenda item, a fall fair. */
export const PUBLIC_AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-x-commencement',
    language: 'en',
    catalogue: 'palisade',
    description: `RFQ 26-0419 Commencement Rental Equipment (abstract)
The Community College invites quotations for the rental, delivery, installation and removal of equipment for its Commencement on the North Lawn, Saturday, May 16, 10:00 AM. Specifications include, but are not limited to: • 2,200 folding chairs, Samsonite or equal, white, for guests • 340 white resin padded garden chairs for graduates • One 40' x 100' pole tent over the graduate seating • Platform 24' x 16' x 24" high; two stair units with rails; one ADA compliant ramp; guard rail along the 24' rear edge; black skirting on the front and both sides • 60 linear feet of white pipe and drape behind the platform • One walnut podium • 20 standard portable restrooms, 4 ADA restrooms, 6 hand wash stations • 200 sections of steel barricade, 8' • All items in place no later than noon Thursday, May 14; removal Monday, May 18. Furnished by the College and not part of this quotation: the public address system and its operators (Media Services); the live stream and all cameras; tables and linens. The ceremony takes place in daylight and no lighting is required. Vendor shall verify chair count jointly with Facilities prior to the ceremony.`,
    good: {
      attendees: [2200, 2600],
      must: [
        needs(/Samsonite Folding Chair, White/, [2200, 2310]),
        needs(/Resin/, [340, 357]),
        needs(/40x100/, 1),
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_handrail', [3, 7]),
        needs('stage_skirt', [7, 8]),
        needs(/Pipe & Drape White/, 6),
        needs(/Podium, Walnut/, 1),
        needs(/Restroom, Standard/, 20),
        needs('toilet_accessible', 4),
        needs('hand_wash', 6),
        needs('crowd_barrier', 200),
      ],
      should: [needs(/Leg Set 24/, 12), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...SOUND,
        ...FILM,
        ...LIGHT,
        'crew_video',
        'table_round',
        'table_trestle',
        'table_cocktail',
        'tablecloth',
      ],
      silly: ['dance_floor', 'bar_unit', 'inflatable', 'glassware', 'drum_kit', 'projector'],
      title: [/commencement|college|lawn/i],
    },
  },
  {
    id: 'ho-x-pops-agenda',
    language: 'en',
    catalogue: 'palisade',
    description: `AGENDA ITEM 9-C: Award of stage, sound and power for the Labor Day Pops, Memorial Park

BACKGROUND. The Village's Labor Day Pops concert will be held on Monday, September 7, from 6 to 9 p.m. with the Valley Symphonic Winds (38 players). Staff expects 3,500 residents. The band shell remains closed for repairs, and a mobile stage has to be rented for the second year.

SCOPE. The contractor will furnish one 32' x 24' mobile stage with hydraulic roof; 38 black folding chairs and 38 lighted music stands for the players; a sound system of eight constant curvature array boxes and four 18" subwoofers with a 32 channel digital console and stage box; eight small condenser microphones; two wireless handhelds for the conductor and the Mayor; an audio engineer and four stagehands; a stage wash of sixteen LED fixtures with console and lighting tech; a 70 kVA generator with 200 A distribution; four diesel light towers for the exits; and 24 standard and 4 ADA portable restrooms.

BY OTHERS. Public Works places the Village's own picnic tables, trash containers and snow fence. The Police Department handles security and crowd control. Patrons bring lawn chairs and blankets; no audience seating will be rented. Fireworks are under a separate contract.

FISCAL IMPACT. Budget line 01-5512 holds $24,000.`,
    good: {
      attendees: 3500,
      days: 1,
      must: [
        needs(/SL260/, 1),
        needs(/Folding Chair, Black/, [38, 42]),
        needs('music_stand', [38, 40]),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/X32/, 1),
        needs('stagebox', [1, 2]),
        needs(/SM81/, 8),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('crew_stagehand', [4, 40]),
        needs('stage_wash', [2, 16]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 14]),
        needs(/70 kVA/, 1),
        needs(/200A/, 1),
        needs('floodlight', 4),
        needs(/Restroom, Standard/, 24),
        needs('toilet_accessible', 4),
      ],
      should: [needs('power_cable'), needs('mic_stand', [8, 14]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, 'stage_steps', 'hand_wash'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'beer_table_set',
        'waste_bin',
        'fencing',
        'crew_steward',
        'spark_machine',
        /Folding Chair, White/,
        /Resin/,
      ],
      atMost: [needs('chair', 42)],
      silly: ['dance_floor', 'table_round', 'inflatable', 'lectern', 'bar_unit', 'flip_chart'],
      title: [/pops|memorial park|labor day/i],
    },
  },
  {
    id: 'ho-x-fall-fair',
    language: 'en',
    catalogue: 'braemar',
    description: `AGRICULTURAL SOCIETY - FALL FAIR, SATURDAY 12 AND SUNDAY 13 SEPTEMBER
Call for quotes on rentals (one supplier preferred)

Attendance last year about 1,800 over the two days.

Lot 1 Tents. Two frame tents 40 x 60 (baking and quilts; vegetables). Four frame tents 20 x 20 (4-H, beer garden, first aid, office).
Lot 2 Tables and seating. 64 banquet tables, 8 ft. 220 Samsonite folding chairs. 20 picnic tables for the food court.
Lot 3 Display. 24 tack boards.
Lot 4 Sanitation. 14 standard porta-potties, 2 accessible, 4 handwash stations, 20 waste and recycling stations.
Lot 5 Barriers. 90 steel barricades around the show ring.
Lot 6 Power. Two 25 kVA towable generators, eight spider boxes, diesel at cost.
Lot 7 Sound. Announcer's position at the ring: four 12 inch powered speakers on tripods, small mixer, two wireless handhelds. Bluetooth player.
Lot 8 Radios. 12 two-ways for the committee.

Set-up Friday the 11th from 8 a.m., strike Monday. State delivery cost separately.`,
    good: {
      attendees: [900, 1800],
      days: 2,
      must: [
        needs(/40x60/, 2),
        needs(/20x20/, 4),
        needs(/8' banquet/, 64),
        needs(/Samsonite/, [220, 231]),
        needs('beer_table_set', 20),
        needs('pinboard', 24),
        needs(/Porta-potty, std/, 14),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 20),
        needs('crowd_barrier', 90),
        needs(/25 kVA/, 2),
        needs('power_distro', 8),
        needs('fuel'),
        needs(/K12/, 4),
        needs('speaker_stand', 4),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('audio_player', 1),
        needs('two_way_radio', 12),
        needs('delivery'),
      ],
      should: [needs('power_cable')],
      allowed: [...OUTDOORS, ...LOUD, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, 'table_trestle', 'tablecloth', 'bar_unit', 'crew_bar', 'refrigeration'],
      silly: ['dance_floor', 'led_wall', 'disco_light', 'chair_banquet', 'moving_head', 'stage_monitor'],
      title: [/fair|agricultural/i],
    },
  },
  {
    id: 'ho-x-choir-risers',
    language: 'en',
    catalogue: 'palisade',
    description: `From: Deb Oyler, Cedar Fork HS Choir Boosters
Subject: rental list for Masterworks, Dec 12 + 13

Hi there, here's what Mr. Tran needs at First Lutheran, two evening concerts, 140 singers, around 450 folks each night. Load in on the 12th by noon please.

(9) choral risers, 3-step
(3) 4' x 8' risers at 16", for the strings in front
(1) 4' x 4' riser at 8", conductor
(26) music stands with lights
(30) black folding chairs for the orchestra
(1) 88 key keyboard
(1) 6 step stair unit if you've got one, the chancel's tall

The church has a sound system and their guy runs it, so no speakers or mics from y'all. No lighting please, it's candlelight. Pews for the audience obviously! The boosters have about 20 dads to load, so skip the stagehands.

Budget is $3,200 tops.

Thank you!!
Deb`,
    good: {
      attendees: 450,
      days: 2,
      must: [
        needs('choir_riser', 9),
        needs(/4x8 Riser/, 3),
        needs(/4x4 Riser/, 1),
        needs('music_stand', 26),
        needs(/Folding Chair, Black/, [30, 32]),
        needs('keyboard', 1),
        needs(/6-Step/, 1),
      ],
      should: [needs(/Leg Set 16/, 3), needs(/Leg Set 8/, 1), needs('transport')],
      allowed: [...PLATFORM, 'transport', 'power_cable', 'consumables', 'crew_project_manager', ...SEATS],
      offers: [...PLATFORM, 'drape'],
      excluded: [
        ...SOUND,
        ...LIGHT,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_instrument',
        'crew_stagehand',
      ],
      atMost: [needs('chair', 33)],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'crowd_barrier', 'drum_kit'],
      title: [/lutheran|masterworks|choir|cedar/i],
    },
  },
];

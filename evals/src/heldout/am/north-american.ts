import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const LAMPS = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'disco_light',
  'crew_lighting',
] as const;

/** Organisers' issues, a forum's post, a harbor's lots, a Canadian request for quotation. */
export const NORTH_AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-am-hackcamp-issue',
    language: 'en',
    catalogue: 'tweed',
    description: `Gear & furniture (tracking issue)

Fri-Sun, old shoe factory, 150 people. Landlord gives us the floor, heat, bathrooms and 3-phase. Everything else is on us.

Main hall
- low stage, 16x8 is plenty, 8" or so
- one bright projector + big screen (at least 13ft wide)
- sound for 150 people talking, 2 lavs 2 handhelds
- HDMI run from the stage, it's about 50ft

Workshop corners
- 3x TV on a stand
- 40 6ft tables, 150 chairs (padded please, last year was brutal)
- 60 extension cords, spider boxes x3

Other
- backup internet over cellular
- coffee urns x2, we buy the beans

Done / please don't order twice
- [x] music on Saturday: @priya DJs, with her own decks and speakers for the bar corner
- [x] cameras, switcher, encoder: @tomasz and the AV club record & stream everything with their stuff
- [x] laptops: obviously
- [x] lanyards, stickers
- [ ] somebody who can set up the sound and leave it with us? or do we want them to stay?`,
    good: {
      attendees: 150,
      days: 3,
      must: [
        needs('stage_deck', [4, 8]),
        needs('projector', 1),
        needs(/Fast-Fold/, 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('display', 3),
        needs(/6 ft Banquet/, [40, 40]),
        needs(/padded/, [150, 150]),
        needs(/Extension Cord/, [60, 60]),
        needs(/Spider Box/, 3),
        needs('network', 1),
        needs('hot_drinks', 2),
      ],
      should: [
        needs('video_cable', [1, 6]),
        needs('mixing_console', 1),
        needs(['crew_technician', 'crew_sound'], [1, 40]),
        needs('stage_leg', [4, 8]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        'camera',
        'video_switcher',
        'streaming_encoder',
        'crew_camera',
        'playback_laptop',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'toilet',
        'toilet_trailer',
        'space_heater',
        'generator',
      ],
      silly: ['marquee', 'dance_floor', 'crowd_barrier', 'stage_monitor'],
      title: [/factory|camp|hall|150/i, /150/],
    },
  },
  {
    id: 'ho-am-meadow-reading',
    language: 'en',
    catalogue: 'tidewater',
    description: `Hi all, first post here so go easy on me.

Our little theater company is doing a staged reading in a meadow behind the old mill, one evening in June, something like 80 people in the audience. Two actors who walk around and have to keep their hands free, so headset mics I guess? Plus one handheld for questions afterwards. I also need to play crickets and a train from my phone between the scenes. Not loud but everybody in the last row should hear it, they sit maybe 12 meters away.

There is no electricity within 400 feet, so it's either a quiet generator far off with long cords or batteries, whichever you think is better. We finish before dark so no lights. Chairs come from the church, and we already own a canopy for the mixer. I will run the mixer myself, I've done it indoors.

What would you rent if you were me? Two speakers or four? Subs? (I think not.) Thanks a lot!`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('mic_headset', 2),
        either(needs('mic_wireless_handheld', 1), needs(/Wireless Handheld|PA Package, Speech/, 1)),
        needs(SPEAKERS, [1, 4]),
        either(needs(/7 kW/, 1), needs(/PA, Battery/, [1, 3])),
      ],
      should: [needs('mixing_console', 1), needs('speaker_stand', [2, 4]), needs('power_cable'), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'generator', 'fuel', 'mic_headset', 'cable_ramp'],
      offers: [...OUTDOORS_OFFERS.filter((each) => each !== 'gazebo' && each !== 'chair'), 'audio_recorder'],
      excluded: [...SEATS, ...LAMPS, 'gazebo', 'uplight', 'floodlight', 'festoon', 'crew_sound'],
      silly: ['line_array', 'subwoofer', 'projector', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'marquee'],
      title: [/reading|meadow|theat/i, /80/],
    },
  },
  {
    id: 'ho-am-harbor-days-lots',
    language: 'en',
    catalogue: 'tidewater',
    description: `Harbor Heritage Days, July 16-18, 2027. The Authority seeks quotes from qualified firms. Bidders may quote one, several or all Lots. LOT A Tents - two (2) 40' x 60' pole tents (grass), ten (10) 10' x 10' pop-ups with weights. LOT B Tables and Chairs - ninety (90) 8' banquet tables, six hundred (600) white folding chairs. LOT C Stage and Sound - one (1) mobile stage with roof approx. 24' x 20'; sound system for 1,200 persons with five (5) floor monitors, eight (8) wired vocal microphones, four (4) direct boxes, drum mics and one audio engineer, daily 11am-6pm. The event closes at 6pm each day, lighting is not required under any Lot. LOT D Sanitation - twenty-four (24) standard and four (4) ADA portable restrooms, eight (8) hand wash stations. LOT E - Withdrawn (generators; the Port will supply shore power at all locations). Barricades and traffic control are by the City under separate agreement. Vendors of food and beverage provide their own refrigeration and cooking equipment. Award may be made by Lot, whichever is in the best interest of the Authority. A mandatory site walk will be held on the 2nd Tues`,
    good: {
      attendees: 1200,
      days: 3,
      must: [
        needs(/40'x60'/, 2),
        needs('gazebo', 10),
        needs(/8' Banquet/, [90, 90]),
        needs(/Samsonite Folding White/, [600, 600]),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 16]),
        needs('stage_monitor', 5),
        needs(/SM58/, 8),
        needs('di_box', 4),
        needs(/Mic Kit, Drums/, 1),
        needs('crew_sound', [1, 3]),
        needs('toilet', [24, 24]),
        needs('toilet_accessible', 4),
        needs('hand_wash', 8),
      ],
      should: [
        needs('mixing_console', [1, 2]),
        needs('subwoofer', [2, 8]),
        needs('mic_stand', [8, 16]),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'fan', 'tablecloth', 'stanchion', 'mic_wireless_handheld'],
      excluded: [...LAMPS, 'floodlight', 'generator', 'fuel', 'crowd_barrier', 'refrigeration', 'cooking'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'mirror_ball', 'hazer'],
      title: [/harbor|heritage/i, /1[,.]?200/],
    },
  },
  {
    id: 'ho-am-seniors-games-opening',
    language: 'en',
    catalogue: 'braemar',
    description: `REQUEST FOR QUOTATIONS RQ-27-041 Opening Ceremonies, Provincial 55+ Games, Community Arena, Thursday August 19, 2027, 7:00 p.m., approx. 1,000 athletes and guests. 1.0 SCOPE 1.1 Stage 24' x 16' at 24" height, black skirting, guardrail at rear, two (2) stairs, one (1) accessible ramp. 1.2 Black pipe and drape, 10' high, 40' behind the stage (four sections). 1.3 Oak podium c/w gooseneck microphone; two (2) wireless handhelds. 1.4 Sound system to cover the arena floor, including technician. 1.5 Two (2) projectors of 10,000 lumens and two (2) 9' x 16' screens, one (1) show laptop, video technician. 1.6 900 Samsonite or equal folding chairs on the covered ice surface. 1.7 Assistive listening kit, one (1). 2.0 PROVIDED BY THE TOWN 2.1 Ice covering and house lighting; stage lighting is not part of this RFQ. 2.2 Head tables and registration tables. 2.3 Flags, podium sign and banners. 2.4 Volunteer ushers. 2.5 The pipe band needs no amplification. 3.0 The cauldron is a separate contract. 4.0 Quotations in Canadian funds, HST extra. Proof of WSIB coverage is to be submitted prior to comm`,
    good: {
      attendees: [900, 1000],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Pipe & drape/, 4),
        needs(/Podium, oak/, 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs(/PU2010B/, 2),
        needs(/9' x 16'/, 2),
        needs('playback_laptop', 1),
        needs('crew_video', [1, 2]),
        needs(/Samsonite/, [900, 900]),
        needs('induction_loop', 1),
      ],
      should: [
        needs(/Deck legs 24in/, 12),
        needs('stage_skirt', [3, 10]),
        needs('stage_handrail', [2, 4]),
        needs('mic_lectern', 1),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [...LAMPS, 'table_trestle', 'registration_desk', 'crew_steward', 'signage'],
      silly: ['marquee', 'toilet', 'generator', 'dance_floor', 'stage_monitor', ...TABLEWARE],
      title: [/games|opening|ceremon/i, /1[,.]?000|900/],
    },
  },
];

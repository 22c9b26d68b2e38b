import { type EvalBrief, either, needs } from '../../expectation.ts';
import { RADIO_MICS, SPEAKERS } from '../../usual.ts';
import { LOOS, STAGES } from '../usual.ts';
import { BARE, FAIR, FAIR_OFFERS, RITE, RITE_OFFERS, ROOM, ROOM_OFFERS } from './pass.ts';

/** As bid sites hold them: abstracts, scopes and specifications run into one line. */
export const TYNE_BIDS: readonly EvalBrief[] = [
  {
    id: 'ho-az-veterans-cemetery',
    language: 'en',
    catalogue: 'tyne',
    description: `Tent • One (1) 40’ x 80’ white frame tent, installed on turf at the committal field, NFPA 701 certificate to be furnished with the quote • Two (2) 10’ x 10’ canopies for first aid and check-in • Installed anytime May 20 through 22, 2026, ready for inspection no later than Friday 3:00 PM Platform • 16’ x 24’ platform, 24” high, level • Black skirting on all exposed sides • One (1) ADA compliant ramp • Two (2) stair units with handrails • Guardrail on rear and sides Seating • 850 black folding chairs, clean, uniform, set in rows of twenty with center aisle • 60 white padded chairs for Gold Star families Sound • Public address system adequate for 900 persons seated under and around the tent • One podium with gooseneck microphone • Two (2) wireless handheld microphones • Press mult box, minimum 8 outputs • Operator required during ceremony and for rehearsal on May 24 Flags • Flags and wreaths are the responsibility of the Department Sanitation • 8 portable restrooms and 2 ADA restrooms • 3 hand wash stations, serviced Insurance • Certificate of Insurance in the amount of $1,000,000 • Prevailing wage does not apply • Quotes received after 2:00 PM on the closing date will not be opened`,
    good: {
      attendees: [850, 910],
      must: [
        needs(/40 x 80/, 1),
        needs('gazebo', 2),
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', 1),
        needs('stage_steps', 2),
        needs(/folding, black/, [850, 850]),
        needs(/white resin/, [60, 60]),
        needs(SPEAKERS, [2, 12]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        needs('press_feed', 1),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_skirt', [56, 90]),
        needs('stage_handrail', [4, 10]),
        needs('crew_sound', [1, 3]),
        needs('transport'),
      ],
      allowed: RITE,
      offers: RITE_OFFERS,
      silly: ['dance_floor', 'disco_light', 'drum_kit', 'exhibition_stand', 'bar_unit'],
    },
  },
  {
    id: 'ho-az-jazz-street',
    language: 'en',
    catalogue: 'tyne',
    description: `Section 3. Stage, Sound and Lighting
Stage • Contractor shall furnish one (1) mobile hydraulic stage with roof, 32’ x 24’ preferred. The stage will be placed on Front Street facing the courthouse, and must be in place by 10:00 a.m. on Saturday, June 13. • At least two sets of steps. Audio • Concert sound for an expected crowd of 2,000 over a distance of approximately 180 feet. • Digital console with no fewer than 32 channels, positioned under a 10’ x 10’ canopy at front of house. • Six (6) stage monitors on separate mixes. • Microphones, stands and direct boxes sufficient for a nine-piece jazz ensemble; input lists will follow from each group. • Recorded music between sets. • One sound engineer for the full day. Lighting • Stage wash lighting for the last two acts, which play after dusk. Lighting operator. Backline • Drum kit, bass amplifier, guitar amplifier and one 88 key keyboard to be shared by all groups. Items furnished by the City • Electrical power at the stage (200A, cam-lok, by the City electrician) • Steel barricades and road closure signs • Portable restrooms and hand washing stations • Trash receptacles and collection • Tables and chairs for vendors. The Contractor need not include these. Schedule • Load in 6:00 a.m. • First act 12:00 noon • Last act ends 10:00 p.m. • Street to be clear by 1:00 a.m. Pricing • Provide a lump sum as well as a breakdown for each of the three categories. The City reserves the right to award by catego`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs(/32 x 24/, 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs(/M32R/, 1),
        needs('stage_monitor', [6, 6]),
        needs('gazebo', [1, 2]),
        needs(['mic_wired', 'mic_instrument'], [4, 30]),
        needs('di_box', [2, 12]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 1),
        needs('keyboard', 1),
        needs('crew_sound', [1, 3]),
        needs(['stage_wash', 'lighting_package'], [1, 32]),
      ],
      should: [
        needs('subwoofer', [2, 12]),
        needs('mic_stand', [4, 24]),
        needs('crew_lighting', [1, 2]),
        needs('audio_player', 1),
        needs('transport'),
      ],
      allowed: FAIR,
      offers: FAIR_OFFERS,
      excluded: [
        'generator',
        'fuel',
        'crew_electrician',
        'crowd_barrier',
        ...LOOS,
        'hand_wash',
        'waste_bin',
        'chair',
        'table_trestle',
      ],
      silly: ['dance_floor', 'lectern', 'projector', 'exhibition_stand', 'table_round'],
    },
  },
  {
    id: 'ho-az-watershed-forum',
    language: 'en',
    catalogue: 'tyne',
    description: `STATEMENT OF NEEDS: Lodging: 55 single rooms, nights of October 6 and 7, at or below the government per diem, with complimentary parking. Day 1 and Day 2 - General Session room for 220 persons, classroom style, 8:00 a.m. to 5:00 p.m., with stage riser 8’ x 16’, 16” high, one (1) podium with microphone, one large screen and projector, one lavalier microphone, two handheld wireless microphones for questions and an audio system. - Three (3) concurrent session rooms, 50 persons each, theater style, each with projector, screen, laptop and podium, 10:30 a.m. to 4:00 p.m. - Poster hall: 24 poster boards, 4 ft. by 8 ft., double sided. - Registration counter in the foyer with two chairs. - One A/V technician on site at all times while sessions are running. Breakfast, Day 1 and Day 2: continental, fresh fruit, pastries, coffee, hot tea and juice; per person price to include china, linen, service charge and gratuity. Lunch, Day 1: boxed, with a vegetarian and a gluten free choice, no fewer than 220. Breaks: water stations refilled in each room. Reception, Day 1: 5:30 p.m. to 7:30 p.m., cash bar, light hors d’oeuvres, background mus`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('projector', 4),
        needs('projection_screen', [4, 5]),
        needs('stage_deck', [4, 4]),
        needs('lectern', 4),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [2, 5]),
        either(needs('pa_package', [1, 4]), needs(['speaker_top', 'speaker_column'], [2, 12])),
        needs('pinboard', [24, 24]),
        needs('registration_desk', 1),
        needs('playback_laptop', [3, 4]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 24]),
      ],
      should: [needs('mic_lectern', [1, 4]), needs('presentation_clicker', [1, 4]), needs('transport')],
      allowed: [...ROOM, 'stage_leg', 'stage_steps', 'stage_skirt', 'stage_handrail', 'chair', 'chair_banquet'],
      offers: [
        ...ROOM_OFFERS,
        'bar_unit',
        'table_cocktail',
        'crockery',
        'cutlery',
        'glassware',
        'tablecloth',
        'napkin',
        'hot_drinks',
        'refrigeration',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'generator', 'crowd_barrier', 'line_array', 'disco_light'],
      title: [/220/],
    },
  },
  {
    id: 'ho-az-oval-chairs',
    language: 'en',
    catalogue: 'tyne',
    description: `The successful bidder shall furnish, deliver, set up and remove 2,700 black folding chairs for the College’s annual Commencement.; Of these, 2,400 chairs shall be placed on the Oval and 300 chairs in Burdick Gymnasium.; Chairs shall be of one type and color, clean and dry at the time of setup, with no bent legs; the College may reject any chair not meeting this standard.; Chairs shall be fastened together in groups of ten as directed by the Fire Marshal.; The bidder shall also furnish 40 eight foot banquet tables for the robing area and 60 retractable stanchions (or as many as bidder can make available, at least 40) for the processional route.; The platform, the podium, the sound system and the video screens are provided and operated by the College’s own Media Services and are not a part of this bid.; Tents have been awarded under Bid 2026-114.; Delivery may begin Wednesday after 12 noon, and set up on the Oval must be complete by 5 p.m. Friday.; Removal shall begin no sooner than one hour after the recessional and be complete by Monday noon.; Vehicles are not permitted on the turf; bidder shall plan to move chairs by hand cart from the service drive.; Award will be made to the lowest responsible bidder for a period of one year with two options to renew.`,
    good: {
      must: [needs(/folding, black/, [2700, 2700]), needs(/banquet 8 ft/, [40, 40]), needs('stanchion', [40, 60])],
      should: [needs('crew_stagehand'), needs('transport')],
      allowed: BARE,
      offers: [
        'tablecloth',
        'crowd_barrier',
        'two_way_radio',
        'signage',
        'waste_bin',
        'fire_extinguisher',
        'coat_rail',
      ],
      excluded: [
        ...STAGES,
        'lectern',
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'mic_lectern',
        'crew_sound',
        'crew_video',
        'led_wall',
        'projection_screen',
        'display',
        'marquee',
      ],
      silly: ['toilet', 'dance_floor', 'disco_light', 'bar_unit', 'exhibition_stand'],
    },
  },
  {
    id: 'ho-az-half-marathon-quote',
    language: 'en',
    catalogue: 'tyne',
    description: `REQUEST FOR QUOTATION 26-0417 RIVER TRAIL HALF MARATHON
Commodity: Rental, special event equipment
Vendor to complete unit price and extension for each line. All or none award.
Line 1. Portable restrooms, standard 34 EA
Line 2. Portable restrooms, ADA 4 EA
Line 3. Hand washing stations 8 EA
Line 4. Barricade, interlocking steel, 8 ft 160 EA
Line 5. Light towers, diesel (fueled) 6 EA
Line 6. Canopy 10 x 10 w/ weights 18 EA
Line 7. Table, 6 ft 45 EA
Line 8. Chair, folding, black 90 EA
Line 9. Two-way radios w/ chargers 24 EA
Line 10. Public address, start/finish, to cover 300 ft of chute, incl. wireless mic and operator 1 LOT
Line 11. Generator, min. 7 kW, quiet type 3 EA
Line 12. Trash boxes w/ liners 60 EA
Delivery: Saturday, September 26 between 7 AM and 3 PM to Lot C, 1 Trailhead Rd. Pick up: Sunday after 2 PM. Race start 6:45 AM. Field limited to 3,200 runners.
Questions in writing only. Tax exempt no. available upon request. Terms net 30`,
    good: {
      must: [
        needs('toilet', 34),
        needs('toilet_accessible', 4),
        needs('hand_wash', 8),
        needs('crowd_barrier', [160, 160]),
        needs('floodlight', 6),
        needs('gazebo', 18),
        needs(/banquet 6 ft/, [45, 45]),
        needs(/folding, black/, [90, 90]),
        needs('two_way_radio', [24, 24]),
        needs(SPEAKERS, [1, 12]),
        needs(/7 kW/, 3),
        needs('waste_bin', 60),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs('transport'),
      ],
      allowed: FAIR,
      offers: [...FAIR_OFFERS, ...RITE_OFFERS],
      silly: ['dance_floor', 'disco_light', 'lectern', 'exhibition_stand', 'drum_kit', 'projector'],
    },
  },
];

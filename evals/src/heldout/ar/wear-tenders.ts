import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LINEN, LOUD, PLATFORM, RADIO_MICS, SEATS, TABLES, TABLEWARE } from '../../usual.ts';
import {
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** North American tenders and scopes of work, over a full-service house's shelf. */
export const WEAR_TENDERS: readonly EvalBrief[] = [
  {
    id: 'ho-ar-convocation',
    language: 'en',
    catalogue: 'wear',
    description: `Tents • One (1) 60’ x 120’ white pole tent over graduate and faculty seating, lower lawn, flame certificates to be submitted with bid • Two (2) 20’ x 40’ white frame tents, robing and water • Tents to be clean, white, free of patches and lettering • Staking permitted on lower lawn only, call 811 prior Seating • 1,450 black folding chairs, families • 420 white resin padded folding chairs, graduates • Rows to be straight, 16” on center, interlocked where required by the Fire Marshal Platform • 24’ x 32’ x 24” high, level, black surface • Black skirting on front and both sides • Guardrail on rear edge • Two (2) step units with handrail • One (1) ADA ramp with handrails both sides Podium • One (1) oak podium with gooseneck microphone Drape • 48 linear feet black pipe and drape, 10’ high, behind platform Crowd Control • Thirty (30) retractable belt stanchions Schedule • Tents up no later than Tuesday, May 12, 2026 • Platform and chairs no later than Thursday, May 14, noon • Ceremony Saturday, May 16, 10:00 AM • Strike complete Monday, May 18 Additional Requirements • Certificate of insurance $1M/$2M • Contractor shall repair turf damage • Bidders shall attend the pre-bid walk through, Physical Plant Conference Ro`,
    good: {
      days: 1,
      must: [
        needs(/TENT POLE 60X120/, 1),
        needs(/TENT FRAME 20X40/, 2),
        needs(/CHAIR FOLDING BLACK/, [1450, 1450]),
        needs(/CHAIR FOLDING WHITE/, [420, 420]),
        needs('stage_deck', [24, 24]),
        needs('stage_ramp', 1),
        needs(/PODIUM OAK/, 1),
        needs('drape', [48, 48]),
        needs('stanchion', [30, 30]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_leg', 24),
        needs('stage_skirt', [80, 112]),
        needs('stage_handrail', [3, 5]),
        needs('mic_lectern', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...PLATFORM, ...MEETING, ...LOUD, 'marquee_floor', /SIDEWALL/],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, 'space_heater', 'fan', 'carpet'],
      silly: ['dance_floor', 'disco_light', 'bar_unit', 'inflatable', 'drum_kit', 'exhibition_stand'],
      title: [/convocation|ceremony|graduat|commencement/i],
    },
  },
  {
    id: 'ho-ar-street-stage',
    language: 'en',
    catalogue: 'wear',
    description: `SCOPE OF SERVICES
Stage, Sound and Lighting, Chili & Chrome Downtown Festival, Saturday, October 11, 2025

1.0 STAGE
1.1 Vendor shall furnish one (1) mobile stage with roof, 24' x 20' preferred. If a smaller unit (20' x 16') is available, price it separately as an Alternate.
1.2 Stage shall be placed on Commerce St. at 3rd Ave. facing west. Street closes at 6:00 a.m.; stage to be ready for sound check by 10:30 a.m. First act 12:00 noon, last act off at 9:30 p.m. Street to be reopened by 1:00 a.m.
1.3 Two sets of steps with handrails.

2.0 SOUND
2.1 Powered main system with subs adequate for two city blocks (approx. 450 ft) and a crowd of up to 2,000.
2.2 Minimum four (4) floor monitors on separate mixes.
2.3 Two (2) wireless handhelds for the emcee, eight (8) wired vocal mics with stands, drum mics, six (6) direct boxes.
2.4 One experienced engineer from load in to last act.

3.0 LIGHTING
3.1 Basic color wash of the stage after dusk (6:40 p.m.), with operator.

4.0 FURNISHED BY THE CITY
4.1 Electrical: 200A service with cam tails at the stage, City electrician on duty. Vendor shall not include generators.
4.2 Steel barricades and road closure signage, Street Dept.
4.3 Portable toilets and hand wash stations.
4.4 Trash boxes and dumpsters.
4.5 The bands' backline is the responsibility of the bands.

5.0 PROPOSAL FORMAT
Proposals shall not exceed ten (10) pages and shall include: a) photographs of the proposed stage; b) three references for similar eve`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', [1, 2]),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [4, 24]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', [4, 6]),
        needs('mic_wireless_handheld', 2),
        needs(/MIC WIRED VOCAL/, [8, 8]),
        needs(/MIC KIT DRUM/, [1, 1]),
        needs('di_box', [6, 6]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot'], [1, 32]),
      ],
      should: [
        needs('mic_stand', [8, 20]),
        needs('crew_lighting', [1, 2]),
        needs('mixing_console', [1, 2]),
        needs('stage_steps', [1, 2]),
        offers(/SL50/, 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'generator',
        'crew_electrician',
        'crowd_barrier',
        ...LOOS,
        'hand_wash',
        'waste_bin',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['projector', 'lectern', 'table_round', 'marquee', 'dance_floor', 'exhibition_stand', 'choir_riser'],
      title: [/festival|downtown/i],
    },
  },
  {
    id: 'ho-ar-training-hotel',
    language: 'en',
    catalogue: 'wear',
    description: `STATEMENT OF NEEDS: The Agency is seeking a facility and services for its Annual Court Clerks Training, two (2) days, April 21-22, 2026. Sleeping Rooms: • 60 rooms, night of April 20 • 140 rooms, night of April 21, single occupancy, at or below state per diem, rooms direct billed, cut-off March 20. Meeting Space, both days, 7:30 a.m. - 5:00 p.m.: • General Session Room, classroom style for 220 people • Three (3) Breakout Rooms, theater style for 60 each, 10:15 a.m. - 3:30 p.m. • Registration area outside General Session, two (2) six-foot tables • Exhibit foyer, twelve (12) six-foot skirted tables with two (2) chairs each. Audio Visual, General Session: • One (1) projector of not less than 6,000 lumens and large screen • Podium with microphone • Two (2) wireless lavalier microphones • Two (2) wireless handheld microphones for audience questions • Sound system adequate to room • Technician on site both days. Audio Visual, each Breakout: • Projector and screen • Podium • One (1) wireless handheld microphone with speakers • Flip chart with markers • HDMI cable. Food and Beverage: • Continental Breakfast, both days, 220 people, to include two juices, pastry, fruit, coffee, decaf, hot tea • A.M. Break: coffee refresh • Plated Lunch, Day 1, 220 people, choice of chicken or vegetarian, dessert, rolls, iced tea • Boxed Lunch, Day 2 • P.M. Break: cookies, assorted soft drinks, popcorn. All prices inclusive of service charge; the Agency is tax exempt. Parking: complimentary self-parking for 175 vehicles. EVALUATION: Price 40, Location 25, Meeting spa`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('projector', [4, 4]),
        needs('projection_screen', [4, 4]),
        needs('lectern', [4, 4]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [5, 5]),
        needs('flip_chart', [3, 3]),
        needs(/TABLE BANQUET 6FT/, [12, 16]),
        either(needs(['speaker_top', 'speaker_column'], [4, 14]), needs('pa_package', [1, 5])),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 60]),
      ],
      should: [
        needs('mic_lectern', [1, 4]),
        needs('video_cable', [3, 8]),
        needs('mixing_console', [1, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LINEN, ...SEATS, ...TABLES, 'registration_desk'],
      offers: [...MEETING_OFFERS, ...TABLEWARE, 'hot_drinks', 'exhibition_stand', 'serving', 'whiteboard'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'drum_kit',
        'line_array',
        'crowd_barrier',
      ],
      title: [/training|clerks/i, /220/],
    },
  },
  {
    id: 'ho-ar-reunion-furniture',
    language: 'en',
    catalogue: 'wear',
    description: `Contractor shall furnish, deliver, set in place and remove the following for Alumni Reunion Weekend, June 4 - 7, 2026.; One (1) 40 x 100 white pole tent, Founders Green.; Eighty-five (85) 60-inch round tables.; Six hundred eighty (680) white padded folding chairs, eight (8) to each round.; Eighty-five (85) white floor length linens for the rounds.; Twenty-four (24) eight-foot banquet tables for the buffet, with white linens.; Eighteen (18) cocktail tables 42" high with black spandex.; Six hundred eighty (680) white napkins.; Four (4) portable bars.; Chairs that are cracked, yellowed or muddy will be rejected at the dock and shall be replaced within four hours at no cost.; Quantities are estimates; final numbers will be given ten (10) business days prior to delivery.; Deliveries to be made between 7 am and 3 pm on Wednesday, June 3. No deliveries during Thursday convocation.; Items remain in place until Monday, June 8. The College will pay for one rental period only, irrespective of the days on campus.; Price shall be held for two (2) additional one year renewals.`,
    good: {
      must: [
        needs(/TENT POLE 40X100/, 1),
        needs(/TABLE ROUND 60/, [85, 85]),
        needs(/CHAIR FOLDING WHITE/, [680, 680]),
        needs(/LINEN 120IN/, [85, 85]),
        needs(/TABLE BANQUET 8FT/, [24, 24]),
        needs(/LINEN BANQUET/, [24, 24]),
        needs('table_cocktail', [18, 18]),
        needs(/SPANDEX/, [18, 18]),
        needs('napkin', [680, 700]),
        needs('bar_unit', 4),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'marquee_floor', /SIDEWALL/],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, ...LOUD, ...RADIO_MICS, 'fan', 'space_heater'],
      silly: ['projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'exhibition_stand', 'drum_kit'],
      title: [/reunion|alumni/i],
    },
  },
  {
    id: 'ho-ar-gala-rfp',
    language: 'en',
    catalogue: 'wear',
    description: `REQUEST FOR PROPOSALS: EVENT PRODUCTION AND RENTALS
Lanterns for Literacy 20th Anniversary Gala
Saturday, November 7, 2026 | Riverside Exposition Hall, Ballroom C | 380 guests

About us
For two decades we have put books in the hands of children in eleven counties. The gala raises roughly a third of our operating budget, so we ask that proposers sharpen their pencils.

What we need priced
Staging: 16' x 24' stage, 24" high, black skirt, steps; acrylic podium with microphone; black drape across the back wall, 60 ft, 10' high
Audio: sound for 380 in a carpeted ballroom, two wireless handhelds (auctioneer plus spare), one headset mic for the host, audio engineer
Video: two 7.5' x 13' screens with dress kits, a projector on each, laptop, switcher, video technician
Lighting: stage wash; 24 battery uplights in our blue
Dance floor: 18' x 18' oak
Furniture: 38 72" rounds, 380 gold chiavari chairs, 12 cocktail tables
Step and repeat backdrop at the entrance and a red carpet

What we do not need
The Hall's exclusive caterer brings all china, flatware, glassware, table linens and napkins, the bars and its own bartenders. The DJ has been hired and has his own decks and table. Centerpieces are made by the Garden Guild. A board member's firm has donated the photo booth and a photographer. Coat check is run by the Hall with its own racks.

Budget
Last year's production cost was $31,600. Proposals due July 31 to the Executive Director.`,
    good: {
      attendees: 380,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(/PODIUM ACRYLIC/, 1),
        needs(/DRAPE BLACK/, [60, 60]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('crew_sound', [1, 2]),
        needs(/FAST-FOLD/, 2),
        needs('projector', 2),
        needs(/UPLIGHT BATTERY/, [24, 24]),
        needs('dance_floor', [36, 36]),
        needs(/TABLE ROUND 72/, [38, 38]),
        needs(/CHIAVARI/, [380, 390]),
        needs('table_cocktail', 12),
        needs(/STEP AND REPEAT/, 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 3])),
      ],
      should: [
        needs('stage_skirt', [40, 80]),
        needs('stage_steps', [1, 2]),
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs(/CARPET RED/, [1, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SHOW],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...LINEN.filter((each) => each !== 'chair_cover'),
        'bar_unit',
        'crew_bar',
        'crew_dj',
        ...DECKS,
        'dj_booth',
        'centrepiece',
        'photo_booth',
        'crew_photographer',
        'coat_rail',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'floodlight', 'exhibition_stand', 'drum_kit'],
      unmetToo: [/chiavari/i],
      title: [/gala|literacy/i, /380/],
    },
  },
];

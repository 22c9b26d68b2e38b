import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const RESTROOMS_OFF: readonly Selector[] = ['hand_wash', 'floodlight'];
const PLAZA_OFF: readonly Selector[] = ['mobile_stage', 'stage_deck', 'dance_floor', 'bench', 'generator', 'piano'];
const PUMPKIN_OFF: readonly Selector[] = ['generator', 'crowd_barrier', 'waste_bin'];

/** Tenders and permits for what cities put on in the open. */
export const FESTIVALS: readonly EvalBrief[] = [
  // After https://plattsburghpd.com/bids/4540/request-proposals-tent-and-stage-rentals-2026-city-events
  {
    id: 'ho-cm-city-tents',
    language: 'en',
    catalogue: 'wicomico',
    description: `REQUEST FOR PROPOSALS: Tents and staging, this year’s City events Posted January 11 Due February 12, 4 PM, City Clerk
The City wants one or more rental firms to furnish tents and staging for four public events. Prices are to cover bringing the equipment, putting it up, taking it down and hauling it away.
SCOPE
A. Sledding Day, Saturday, February 27, Fort Hill Park
- pole tent 20’ x 40’, walled in (1)
- heater that may be run in a tent (1)
- generator for that heater (1)
- pole tent 20’ x 40’, walled in (1)
- Up: February 26 - Down: February 28
B. Independence Day, Sunday, July 4, Court House Plaza
- stage 16’ x 32’, between one and two feet off the ground (1)
- tent that goes over the stage (1)
- pole tent 20’ x 20’, open on all sides (1)
- Up: July 3 - Down: July 5
C. Regatta Concert, July 10, City Beach
- pole tent 20’ x 20’ with solid walls (1)
- Up: July 9 - Down: July 11
D. Lake Arts Day, August 21, Water Street
- stage 16’ x 24’, tent over it (1)
- nothing may be staked into the street: concrete blocks
- comes and goes the same day
- Up: August 21 (early) - Down: August 21 (night)
B. `,
    good: {
      attendees: null,
      must: [
        needs(/Tent, Pole, 20' x 40'/, [1, 4]),
        needs(/Tent, Pole, 20' x 20'/, [2, 4]),
        needs('space_heater', 1),
        needs('generator', 1),
        either(needs(/Deck, 4' x 8'/, [16, 28]), needs(/Deck, 4' x 4'/, [32, 56])),
      ],
      should: [needs('ballast'), needs(/Sidewall/), needs(/Legs, 16 in/), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'marquee'],
      offers: [...OUTDOORS_OFFERS, 'marquee_floor', 'stage_wash', 'lighting_package', 'mobile_stage'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'camera', 'exhibition_stand'],
      title: [/tent|stag|event|city/i],
    },
  },
  // After https://www.bidnetdirect.com/california/solicitations/closed-bids/statewide/EVENT-PRODUCTION-SERVICES-FOR-FAN-ZONE-ACTIVATIONS/443707806224
  {
    id: 'ho-cm-fan-zone',
    language: 'en',
    catalogue: 'wicomico',
    description: `1. Playing area: level, clear ground of about 100 feet by 70 feet suits us best. a. Where a site cannot take that, other sizes will be looked at; offer the largest that comes close. b. Green turf, indoor/outdoor carpet or the like over the whole area. c. Two (2) handball goals on Arts Program days. d. Two (2) benches 6 feet long. e. Edge: movable barriers all the way round, Arts Program days only. 2. DJ: a riser, a 6 foot table (1) and a monitor (1), PS8 or as good, for whoever plays during the Arts Program. 3. Judges: a riser and four (4) chairs on it for a panel, right beside the playing area. 4. Sound: a speaker at each of the four corners, loud enough for music and for announcements. 5. Lighting: whether evening shows need light is TBD, price lighting of the area as an option. 6. Microphones: wireless ones to announce with. Also headsets with a body pack, such as referees wear. How many of either is TBD. 7. Staff: one (1) sound technician, stage manager at the same time, on site as long as the Arts Program lasts. 8. Shade: suggest how area, DJ and judges might be shaded.`,
    good: {
      attendees: null,
      must: [
        needs(/Turf/, [6500, 7200]),
        needs('bench', 2),
        either(needs('crowd_barrier', [40, 50]), needs('fencing', [27, 34])),
        needs('stage_deck', [2, 12]),
        needs(/Banquet, 6'/, 1),
        needs('stage_monitor', [1, 2]),
        needs(SEATS, [4, 5]),
        needs(SPEAKERS, [4, 12]),
        needs('mic_wireless_handheld', [1, 4]),
        needs('mic_headset', [1, 4]),
        needs(['crew_sound', 'crew_technician'], [1, 40]),
        offers(['floodlight', 'stage_wash', 'lighting_package'], [1, 24]),
      ],
      should: [needs('mixing_console'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'gazebo', 'marquee'],
      offers: [...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'marquee', 'crew_dj', 'crew_stage_manager'],
      unmet: [/goal/i],
      unmetToo: [/stage manager/i, /shade/i, /DJ/],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand', 'toilet_trailer'],
      title: [/handball|fan|arts/i],
    },
  },
  // After https://www.bidnetdirect.com/public/supplier/solicitations/statewide/443688329561/abstract
  {
    id: 'ho-cm-festival-restrooms',
    language: 'en',
    catalogue: 'wicomico',
    description: `Portable restrooms and tanks for gray water and grease are wanted for the Festival, Thursday through Sunday, July 15 to 18. Whoever is awarded the contract stays on call from the first day to the last and keeps the units clean, stocked and in working order. Festival headquarters, which is staffed, passes on what is needed and what has gone wrong. When units are dropped off and picked up, and which tanks go where, is settled between the contractor’s manager and our technical team. What was enough in the last years, and what is to be priced: 59 standard portable restrooms, 4 handicap-accessible restrooms, 13 handwashing stations* , 12 gray water tanks (200 to 450 gallons), up to three grease tanks (350 gallons). *These the Festival owns and sets out; contractor fills them only. Rows of restrooms stand under the park’s light poles, portable lighting is not required. Service runs nightly after closing. Contract`,
    good: {
      attendees: null,
      days: 4,
      must: [needs('toilet', 59), needs('toilet_accessible', 4)],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: ['fencing', 'crowd_barrier', 'waste_bin', 'two_way_radio', 'toilet_trailer'],
      excluded: RESTROOMS_OFF,
      unmet: [/gr[ae]y|tank/i],
      unmetToo: [/grease/i, /service|clean/i],
      silly: ['marquee', 'table_round', 'chair', 'speaker_top', 'stage_deck', 'projector'],
      title: [/restroom|festival/i],
    },
  },
  // After https://www.ci.oakley.ca.us/the-recreation-division-is-looking-for-bands-interested-in-performing-for-summer-2023-concert-series/
  {
    id: 'ho-cm-concert-plaza',
    language: 'en',
    catalogue: 'wicomico',
    description: `The Recreation Division is taking quotes from sound companies for its Friday concerts in Civic Center Plaza. Food trucks stand alongside, and anything from 500 to 2,000 people come.
The City has on site:
- Covered stage (30’ wide x 24’ deep), a few stage lights overhead
- Dance floor of 30’ x 50’, lawn, benches to sit on
- Electricity at the stage
- A cooler with water and sodas for bands and crew
The company brings:
- PA with subwoofers and a board, four monitors, microphones and stands for bands of up to six
- An engineer, 3 to 9 pm
- Family-friendly music from a player during the breaks
Bands come with instruments and amplifiers of their own.
Dates, all Fridays, 5 to 9 pm: May 7, June 4, August 6, September 3 & October 1. One price for all five, please. City business license and W9 before the first date (if chosen). The plaza can be looked at by appointment, call`,
    good: {
      attendees: [500, 2000],
      days: 5,
      must: [
        needs(SPEAKERS, [3, 32]),
        needs('subwoofer', [1, 10]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', 4),
        needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [4, 30]),
        needs('mic_stand', [4, 30]),
        needs('crew_sound', [1, 10]),
        needs(['audio_player', 'playback_laptop'], [1, 2]),
      ],
      should: [needs('di_box', [1, 12]), needs('transport')],
      allowed: without([...BAND, ...ANY_JOB, 'crew_electrician'], ...PLAZA_OFF),
      offers: without([...SHOW_OFFERS, ...STAGE_LIGHT, 'crowd_barrier', 'gazebo'], ...PLAZA_OFF, 'backline'),
      excluded: PLAZA_OFF,
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'table_round', 'mic_conference', 'exhibition_stand'],
      title: [/concert|plaza|friday/i],
    },
  },
  // After https://franklintn.legistar.com/LegislationDetail.aspx?GUID=225EFA06-8FB3-4190-AEF6-192C72C88B55&ID=2828245
  {
    id: 'ho-cm-pumpkin-street',
    language: 'en',
    catalogue: 'wicomico',
    description: `SUBJECT: title Event Permit for Pumpkin Day, downtown, Saturday, October 30 body Purpose To set out on what conditions staff would have the permit approved. Background The Historical Foundation puts Pumpkin Day on every year: music, an area for children, arts and crafts, 10 a.m. to 6 p.m. Recommendation rec Approval, provided that
• Applicant walks the site with staff five days ahead or earlier and hands in a plan with every tent and vendor on it.
• Applicant leaves a $1,000 deposit with the City.
• Applicant rents a restroom trailer for the public. The City connects it to water and electricity; generators are not permitted on the street.
• Applicant rents a roofed stage for the Square, 24 x 20 and no larger, and a sound system with an engineer, which is off at 6 p.m.
• The twelve 10 x 10 canopies that applicant rents for the children’s area are weighted, no stakes in front of City Hall.
Streets Department:
• Avenues close at 5 a.m. The department sets and removes all barricades, applicant need not bring any.
Sanitation:
• Thirty trash carts and ten for recycling are put out and emptied by the department.
Fire Department:
• A fire extinguisher (10 lb) at the stage and on each of the eight food rows.
• Food vendors must ha`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('toilet_trailer', 1),
        needs(/SL100/, 1),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 3]),
        needs('gazebo', 12),
      ],
      should: [needs('fire_extinguisher', [8, 10]), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, ...SPEECH], ...PUMPKIN_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...PUMPKIN_OFF),
      excluded: PUMPKIN_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand', 'mic_conference'],
      title: [/pumpkin/i],
    },
  },
];

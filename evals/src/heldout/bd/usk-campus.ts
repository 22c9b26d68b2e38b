import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';

/** American campuses and associations: a commencement's abstract, chairs by the thousand, a conference with lodging. */
export const USK_CAMPUS: readonly EvalBrief[] = [
  {
    id: 'ho-bd-lawn-commencement',
    language: 'en',
    catalogue: 'usk',
    description: `Tents • One (1) 60’ x 120’ white pole tent, no patches or stains, flame certificate (NFPA 701) sewn into every section • Four (4) 20’ x 20’ white frame tents for robing, first aid, water and information • 100 ft of sidewall to be kept on site in case of wind • All tents up by noon, Thursday, May 14, 2026 and down no later than Monday, May 18 • Contractor pulls the tent permit with the Fire Marshal and calls Dig Safe Platform • 16’ x 40’, 24” high, leveled on pads, non-skid surface • Black skirting on the front and both ends • Guard rail along the rear • Two sets of stairs with rails • One ADA compliant ramp Flooring • Interlocking turf protection floor, 8’ x 150’, from Alumni Walk to the foot of the platform, gray preferred Drape • 40 ft of black drape, 10 ft high, free standing, behind platform Seating • 1,400 black folding chairs for guests (Samsonite or equal) • 320 white padded resin chairs for graduates, rows of ten, zip tied • Chairs wiped down after rain, morning of the ceremony Crowd Control • 24 retractable belt stanchions at the two entrances Ceremony • Saturday, May 16, 2026, 10:00 a.m., rain or shine Other • Liquidated damages of $500 per hour after the completion time • Prevailing wage applies to set up labor • Award to lowest responsible bidder on the total of all lines`,
    good: {
      must: [
        needs(/Pole Tent 60 x 120/, 1),
        needs(/Frame Tent 20 x 20/, 4),
        needs('stage_deck', [20, 20]),
        needs('stage_ramp', 1),
        needs('stage_steps', 2),
        needs('marquee_floor', [1150, 1300]),
        needs(/drape, black/i, [40, 40]),
        needs(/Samsonite/, [1400, 1400]),
        needs(/white resin/, [320, 320]),
        needs('stanchion', [24, 24]),
      ],
      should: [
        needs(/Sidewall/, [100, 100]),
        needs(/Legs 24 in/, [20, 20]),
        needs('stage_skirt', [72, 112]),
        needs('stage_handrail', [4, 6]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...OUTDOORS, 'crew_stage_manager'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...SPEECH, 'lectern', 'mic_lectern', 'fan', 'space_heater'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'drum_kit', 'mobile_stage', 'exhibition_stand', ...DECKS],
      title: [/commencement|graduation|ceremony/i],
    },
  },
  {
    id: 'ho-bd-clerks-institute',
    language: 'en',
    catalogue: 'usk',
    description: `REQUEST FOR QUOTES / Fall Institute of the Association of Township Clerks / October 6, 7 and 8, 2026 / approx. 220 attendees

Sleeping rooms: 140 rooms night of Oct 6, 155 rooms night of Oct 7, rate not to exceed state per diem, taxes exempt. Comp one room per 40.

Meeting space: General session room for 220, classroom style, held on 24-hour basis. Five (5) breakout rooms, 40 each. Foyer for exhibits and check in.

Audio Visual, price as a separate schedule, all three days:
General Session: two (2) screens, 7.5 x 13 or larger, w/ projector each; laptop; podium w/ mic; two (2) wireless lavaliere; four (4) wireless hand held for questions; house sound adequate to room; confidence monitor; one tech on duty during session hours.
Each Breakout: one screen (8’ tripod OK), one projector, laptop, podium with mic, small sound system w/ one wireless hand held.
Foyer: Twenty-four (24) draped exhibit booths 10 x 10 w/ ID sign. Two (2) registration counters.

Food & Beverage: Day 1 reception, heavy hors d’oeuvres, 200. Day 2 continental breakfast 7:00, plated lunch 12:15 incl. china, flatware, iced tea and coffee, afternoon break. Day 3 breakfast buffet. All prices ++ inclusive.

Parking: complimentary self parking or state rate.

Quotes due on letterhead, F.O.B. destination, good for 90 da`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs('projector', 7),
        needs('projection_screen', 7),
        needs('playback_laptop', [6, 7]),
        needs('lectern', 6),
        needs('mic_wireless_lapel', [2, 2]),
        needs('mic_wireless_handheld', [4, 9]),
        either(needs('pa_package', [5, 6]), needs(['speaker_top', 'speaker_column'], [6, 16])),
        needs('confidence_monitor', [1, 2]),
        needs('exhibition_stand', [24, 24]),
        needs('registration_desk', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 60]),
      ],
      should: [needs(/Fast-Fold/, [2, 7]), needs('mic_lectern', [5, 6]), needs('transport')],
      allowed: MEETING,
      offers: [
        ...MEETING_OFFERS,
        ...SEATS,
        'table_desk',
        'table_trestle',
        'table_round',
        'crockery',
        'cutlery',
        'glassware',
        'tablecloth',
        'napkin',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'drum_kit', 'stage_monitor', 'mobile_stage', ...FOG],
      unmetToo: [/room|lodging|parking|food|catering|breakfast|lunch|reception/i],
      title: [/clerks|institute|conference/i, /220/],
    },
  },
  {
    id: 'ho-bd-convocation-chairs',
    language: 'en',
    catalogue: 'usk',
    description: `Scope includes but is not limited to: Contractor shall furnish, deliver, set up, tie and remove 2,650 black folding chairs for the University’s Spring Convocation on Friday, May 8; Of the 2,650, 400 are set in the Field House and 2,250 on the South Oval; Chairs are set in rows of fourteen per the seating diagram (Attachment C) and zip tied in pairs as required by the Fire Code; Chairs shall be of one make and color, clean, with rubber feet, no cracked backs; Any chair found dirty or broken will be replaced within two hours at no charge; Field House set up Wednesday after 1 p.m., South Oval complete by 5 p.m. Thursday; Trucks shall not drive upon the Oval, see truck route map; A joint count will be made by the Contractor and the Grounds Superintendent; Stage, lectern and public address system belong to the University and are set up by its own Event Services; Tents are under a separate agreement and no canopy is to be quoted here; Quantity may go up or down by 10 percent with notice by April 17; Term of the agreement is one year with two (2) renewals; Invoices in duplicate to Accounts Payable.`,
    good: {
      must: [needs(/Samsonite/, [2650, 2650])],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [...ANY_JOB, 'trackway'],
      offers: without(OUTDOORS_OFFERS, 'gazebo', 'parasol', 'stage_roof'),
      excluded: [
        ...STAGES,
        ...SPEAKERS,
        'stage_roof',
        'lectern',
        'mixing_console',
        'mic_lectern',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_wired',
        'crew_sound',
        'marquee',
        'gazebo',
      ],
      silly: ['projector', 'dance_floor', 'generator', 'table_round', 'stage_wash', 'drum_kit', ...STAGE_LIGHT],
      title: [/convocation|chair/i],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE, TOPS } from './parts.ts';

/** Abstracts, scopes, lots and a requisition, as public bodies put them out. */
export const PALISADE_TENDERS: readonly EvalBrief[] = [
  {
    id: 'ho-t-commencement',
    language: 'en',
    catalogue: 'palisade',
    description: `Solicitation abstract: Spring Commencement - Equipment Rental, Installation and Removal, Tri-Lakes Community College. The College is accepting bids for its outdoor ceremony on Founders Lawn, Saturday, May 22; about 1,150 graduates and guests are expected. Platform • 40’ x 16’, 24” above grade, gray carpeted, level on pads • Black skirting front and sides • Two (2) stair units with rails and one (1) ADA ramp Risers • (3) 8’ x 4’ risers, 16” high, for photographers and the faculty marshal Seating • 1,200 white folding chairs, steel frame, set in rows and zip-tied per fire code Sound • Eight (8) powered 12” loudspeakers on stands • Walnut podium with gooseneck microphone • Two (2) wireless handheld microphones • One (1) assistive listening system • Operator for rehearsal and ceremony Tents • Two (2) 20’ x 20’ frame tents, white, for ushers and first aid Notes to bidders • Electrical service is available at the platform; bidder shall not include generators • Large screens, cameras and all video are produced in-house by the College’s media department • Restrooms in Harmon Hall will be open; portable units are not part of this bid • Flowers and banners by others Additional Requirements • Chairs in place by 3:00 PM Friday • Prices held ninety days`,
    good: {
      attendees: [1150, 1200],
      days: 1,
      must: [
        needs('stage_deck', 23),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', [4, 14]),
        needs(/Samsonite Folding Chair, White/, [1200, 1260]),
        needs(/K12\.2/, 8),
        needs(/Walnut/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 14]),
        needs(/Tent 20x20/, 2),
      ],
      should: [
        needs(/Leg Set 24/, 20),
        needs(/Leg Set 16/, 3),
        needs('speaker_stand', 8),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'stanchion', 'carpet', 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, 'marquee_floor'],
      excluded: [...SCREENS, ...LOOS, 'generator', 'fuel', 'camera', 'crew_camera', 'crew_video', 'video_switcher'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'inflatable', 'stage_monitor'],
      title: [/commencement|tri-lakes|founders/i, /1[,. ]?[12][05]0/],
    },
  },
  {
    id: 'ho-t-grandstand',
    language: 'en',
    catalogue: 'palisade',
    description: `REQUEST FOR QUOTES 26-041: GRANDSTAND SOUND AND LIGHT
Osage Bend Fair Association. Three nights, Thursday July 16 through Saturday July 18. The grandstand seats 2,800.

Scope of Work. Contractor shall furnish, operate and strike:
a) Loudspeaker array, no fewer than twelve (12) array cabinets and eight (8) 18" subwoofers
b) One 32-channel digital console with digital stage box
c) Eight (8) powered floor monitors
d) Twelve (12) wired vocal microphones, one drum microphone kit, eight (8) direct boxes, stands and cable
e) Two (2) wireless handhelds for the announcer
f) Sixteen (16) LED wash fixtures and eight (8) moving heads, with console
g) One audio engineer, one lighting technician and four stagehands each night

Furnished by the Association and not to be priced:
- roofed stage (permanent, 48 x 32) with rigging pipes
- 400 amp three-phase house service behind the stage. No generators on the infield.
- gate staff and ushers
- portable restrooms, already under contract

Acts travel with their own backline. Fog and haze are prohibited; the horse barns adjoin.`,
    good: {
      attendees: 2800,
      days: 3,
      must: [
        needs('line_array', 12),
        needs('subwoofer', 8),
        needs(/X32/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 8),
        needs(/^Shure SM58$/, [12, 14]),
        needs(/Drum Mic/, 1),
        needs('di_box', 8),
        needs('mic_wireless_handheld', 2),
        needs(/COLORado/, 16),
        needs('moving_head', 8),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 42]),
        needs('crew_lighting', [1, 42]),
        needs('crew_stagehand', [4, 48]),
      ],
      should: [needs('mic_stand', [12, 32]), needs('audio_cable'), needs('power_distro'), needs('transport')],
      allowed: [...SHOW, 'fire_extinguisher'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...BACKLINE,
        ...LOOS,
        'stage_deck',
        'mobile_stage',
        'generator',
        'fuel',
        'crew_steward',
        'hazer',
        'effect_fluid',
      ],
      silly: ['lectern', 'dance_floor', 'table_round', 'marquee', 'playback_laptop', 'inflatable'],
      title: [/osage|grandstand|fair/i, /2[,. ]?800/],
    },
  },
  {
    id: 'ho-t-county-lots',
    language: 'en',
    catalogue: 'palisade',
    description: `Calloway County Parks intends to set up a two-year framework agreement for rented event equipment and event staff. The framework will be let in lots. Estimated yearly values:
Lot 1 - Barricades and Fence Panels - $13,900
Lot 2 - Mobile Stages with Roof - $24,000
Lot 3 - PA Systems for Outdoor Events - $31,500
Lot 4 - Light Towers - $6,200
Lot 5 - Portable Restrooms, incl. ADA, and Hand Wash Stations - $28,750
Lot 6 - Tents, Tables and Folding Chairs - $18,400
Lot 7 - Two-Way Radios - $2,100
Lot 8 - Generators - $9,000
Lot 9 - Big Screen - $7,800
Lot 10 - Event Attendants - $12,300
Suppliers may bid for one lot, several or all. Prices are to be stated per event.`,
    good: {
      attendees: null,
      must: [
        needs('crowd_barrier'),
        needs('fencing'),
        needs('mobile_stage'),
        needs(TOPS),
        needs(/Light Tower/),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('hand_wash'),
        either(needs('marquee'), needs('gazebo')),
        needs('table_trestle'),
        needs('chair'),
        needs('two_way_radio'),
        needs('generator'),
        needs('led_wall'),
        needs('crew_steward'),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...LOOS, 'gazebo', 'marquee', 'table_round', 'crew_video'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_floor'],
      silly: ['lectern', 'dance_floor', 'centrepiece', 'confidence_monitor', 'table_desk', 'flip_chart'],
      title: [/calloway|framework|parks|event/i],
    },
  },
  {
    id: 'ho-t-requisition',
    language: 'en',
    catalogue: 'palisade',
    description: `PURCHASE REQUISITION - Lodgepole Ridge Middle School, Music Dept.
Acct: 11-4500 Student Activities          Needed by: May 14 (Thursday)
For: Spring Choir and Band Concert, gymnasium, approx. 350 parents

QTY   DESCRIPTION
6     choral risers, 3 step (rental)
85    folding chairs, black, for the bands
40    music stands
4     condenser mics for the choir
4     boom stands
1     podium, acrylic
1     delivery and pick up

Justification: our risers failed inspection in January. Parents sit in the bleachers. The mics plug into the gym's own sound system, which was new last fall (board, speakers, amps), so no speakers or mixer are requested. Custodians will unload and set up.
Approved: Principal ______  Business Office ______`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('choir_riser', 6),
        needs(/Folding Chair, Black/, [85, 90]),
        needs('music_stand', 40),
        needs(/SM81/, 4),
        needs('mic_stand', 4),
        needs(/Clear Acrylic/, 1),
        needs('transport'),
      ],
      should: [needs('audio_cable')],
      allowed: ['audio_cable', 'consumables', 'power_cable', 'mic_lectern', 'crew_driver', 'crew_project_manager'],
      offers: ['drape', 'stage_wash', 'lighting_package', 'mic_wireless_handheld', 'audio_player', 'induction_loop'],
      excluded: [
        'speaker_top',
        'line_array',
        'pa_package',
        'subwoofer',
        'mixing_console',
        'crew_stagehand',
        /Bleacher/,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'table_round'],
      title: [/lodgepole|concert|school/i, /350/],
    },
  },
  {
    id: 'ho-t-chairs-two-sites',
    language: 'en',
    catalogue: 'palisade',
    description: `Specifications: The vendor shall provide, deliver, set up, tie together (state fire marshal’s rule) and remove 3,400 white folding chairs for the University’s annual convocation.; Of these 3,400 chairs, 3,150 go on the Oval and 250 in the Field House.; Chairs shall be steel framed, clean and alike. Bent, cracked or stained chairs will be sent back.; The Field House is to be finished on Wednesday, the Oval no later than 6 pm on Friday. Convocation is on Saturday, September 5.; The Manager of Grounds and the vendor will count the chairs together before and after.; The University may change the number by up to five percent until August 15.`,
    good: {
      must: [needs(/Samsonite Folding Chair, White/, [3400, 3570]), needs('crew_stagehand', [2, 40])],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'tape', 'trackway'],
      offers: ['stanchion', 'signage', 'crowd_barrier'],
      silly: ['audio', 'lighting', 'video', 'staging', 'marquee', 'table_round', 'toilet', 'generator'],
      title: [/convocation|oval|universit/i],
    },
  },
  {
    id: 'ho-t-book-sale',
    language: 'en',
    catalogue: 'palisade',
    description: `Invitation to bid - tents and furnishings, Friends of the Alder Falls Library annual book sale, Thursday June 4 through Sunday June 7, library parking lot
• One (1) 40’ x 60’ frame tent and two (2) 20’ x 20’ frame tents. Lot is asphalt, staking is not permitted, use ballast
• Roll-out plastic floor under the 40’ x 60’, 2,400 sq. ft.
• Sixty (60) 8’ banquet tables
• Twenty-four (24) folding chairs, any color
• Twelve (12) strings of bistro lights for the evening hours
• Four (4) fire extinguishers
• Two (2) standard restrooms, one (1) ADA unit, one (1) hand wash station
• One (1) quiet 7 kW generator for the lights and cash registers
• Six (6) two-way radios
• Twenty (20) cardboard trash boxes
Around 1,600 shoppers came over the four days last year.`,
    good: {
      attendees: 1600,
      days: 4,
      must: [
        needs(/40x60/, 1),
        needs(/20x20/, 2),
        needs('ballast'),
        needs('marquee_floor', [2400, 2400]),
        needs(/8' Banquet/, 60),
        needs('chair', [24, 26]),
        needs('festoon', 12),
        needs('fire_extinguisher', 4),
        needs(/Restroom, Standard/, 2),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
        needs(/EU7000/, 1),
        needs('two_way_radio', 6),
        needs('waste_bin', 20),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, /Sidewall/],
      offers: [...OUTDOORS_OFFERS, 'floodlight', 'stanchion', 'signage'],
      silly: ['lectern', 'dance_floor', 'disco_light', 'subwoofer', 'stage_deck', 'line_array', 'projector'],
      title: [/alder|book|library/i],
    },
  },
];

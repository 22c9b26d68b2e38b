import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Indian, South African, Australian and Canadian: notices, requests for quotation, a parents' page. */
export const SOUTHERN: readonly EvalBrief[] = [
  {
    id: 'ho-ar-republic-day-nit',
    language: 'en',
    catalogue: 'nidd',
    description: `OFFICE OF THE SUB-DIVISIONAL OFFICER (CIVIL). SHORT TERM QUOTATION NOTICE. Sealed quotations are invited from reputed firms having valid GST No. for making arrangement of tentage, sound and light etc. on account of Republic Day function at Mela Ground on 26th January (fitting to be completed in all respect by 25th January 12.00 noon for full dress rehearsal). Sr.No. Name of work / Qty. 1. Waterproof tent 12 mtr x 30 mtr: 01 No. 2. Stage size 32' x 16', height 2 feet with steps both side: 01 No. 3. White chairs (folding): 450 Nos. 4. Sofa two seater for VIPs: 08 Nos. 5. Centre table: 06 Nos. 6. PA system with sufficient speakers to cover entire ground alongwith operator: 01 job. 7. Cordless mike hand: 03 Nos., podium mike: 01 No. 8. Wooden podium/rostrum: 01 No. 9. D.G. set 60 KVA silent: 01 No. with diesel. 10. Red carpet 10 mtr: 04 Nos. 11. Barricading: 120 Nos. steel barrier. 12. Mobile toilets: 10 Nos. Earnest money Rs. 5,000/- in shape of DD. The undersigned reserves the right to reject any or all the quotations without assigning any reason. Payment shall be made after satisfactory completion and no advance is admissible. Quotations will be opened on 09.01.2026 at 3.00 PM in presence of firms who wish to be prese`,
    good: {
      days: 1,
      must: [
        needs(/Frame 12x30/, 1),
        needs('stage_deck', [16, 16]),
        needs(/Folder White/, [450, 450]),
        needs('sofa', 8),
        needs('table_coffee', 6),
        needs(SPEAKERS, [2, 24]),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
        needs('mic_wireless_handheld', [3, 3]),
        needs(/Swan/, 1),
        needs(/Lectern Oak/, 1),
        needs(/Genny 60/, 1),
        needs(/Red Run/, 4),
        needs('crowd_barrier', [120, 120]),
        needs('toilet', 10),
      ],
      should: [needs('fuel'), needs('stage_steps', 2), needs(/Legs Two/, 16), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, 'marquee_floor', 'toilet_accessible'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      silly: [
        'dance_floor',
        'disco_light',
        'photo_booth',
        'exhibition_stand',
        'drum_kit',
        'inflatable',
        'voting_system',
      ],
      title: [/republic/i],
    },
  },
  {
    id: 'ho-ar-heritage-rfq',
    language: 'en',
    catalogue: 'nidd',
    description: `REQUEST FOR QUOTATION: RFQ/CORP/117/2026. HIRE OF EVENT EQUIPMENT FOR MAYORAL HERITAGE DAY CELEBRATION

The Local Municipality hereby invites CSD-registered service providers to quote for the under-mentioned. VENUE: Kraal Street Sports Ground. DATE: Thursday 24 September 2026. NO. OF PEOPLE: 250

ITEM | DESCRIPTION | QTY
1 | Marquee 12m x 30m, white, with flooring to be quoted separately if required | 1
2 | Round tables, 10-seater, with white cloth to the floor | 25
3 | White folding chairs | 250
4 | Portable stage 24 ft x 16 ft, 2 ft high, skirted, with steps and ramp for wheelchairs (for cultural groups) | 1
5 | Silent generator 20 kVA incl. cabling | 1
6 | VIP mobile toilet trailer | 1
7 | Chemical toilets | 8
8 | Chemical toilet for persons with disability | 1
9 | Hand wash basins | 4

NB: Sound system, microphones and podium belong to the Municipality and must NOT be quoted for. Catering is a separate RFQ (117B): the appointed local SMME brings its own crockery, cutlery, glasses and gas stoves. Protection Services will deploy marshals. Décor and centre pieces: Arts & Culture unit.

Evaluation: 80/20. MBD 4 and MBD 6.1 forms to be completed in black ink. Failure to attach a municipal account not older than three months will inval`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Frame 12x30/, 1),
        needs(/Round Six/, [25, 25]),
        needs(/Cloth Round/, [25, 25]),
        needs(/Folder White/, [250, 250]),
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', 1),
        needs(/Genny 20/, 1),
        needs('toilet_trailer', 1),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('hand_wash', 4),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [12, 25]),
        needs(/Legs Two/, 12),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...PLATFORM, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mixing_console',
        'lectern',
        'mic_lectern',
        ...TABLEWARE,
        'cooking',
        'crew_steward',
        'centrepiece',
      ],
      silly: ['projector', 'stage_monitor', 'dance_floor', 'exhibition_stand', 'flip_chart', 'mirror_ball'],
      title: [/heritage/i, /250/],
    },
  },
  {
    id: 'ho-ar-carols-rfq',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Request for Quote VP4471 - Staging, Audio, Lighting & Screen: Carols on the Oval
Buyer: Shire of Coolabah Plains. Closing 2pm AEST 28/08/2026

Overview: Annual free community event, Saturday 12 December 2026, gates 5pm, program 7pm to 9.15pm, expected crowd 3,000 on picnic rugs. Wet weather: no alternate venue.

Deliverables
* truck stage with roof, approx 7m x 5m, incl. steps
* 4 x choir risers for combined schools choir (48 voices)
* FOH line array system with subs, digital desk 32ch minimum, 6 foldback wedges, 4 handheld radio mics, 2 headset mics, 8 corded vocal mics, 6 DIs
* stage lighting: 12 x LED par, 6 x wash movers, desk
* audio operator and lighting operator, bump in through bump out
* 12sqm outdoor LED trailer screen
* 1 camera with operator feeding the screen
* 4 x diesel lighting towers for egress
* 80 x pedestrian barricades
* 10 x port-a-loos plus 2 x accessible

Out of scope (Council to provide)
* all generators, diesel and the electrician, via Council's term contractor
* temp fencing from the depot
* wheelie bins
* Lions Club sausage sizzle: their own marquees, barbecues and eskies
* first aid: volunteers
* Santa (arrives on the RFS truck)

Mandatory: SWMS, $20M PL, Working with Children checks for all cr`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/Truck stage/, 1),
        needs('choir_riser', 4),
        needs('line_array', [6, 16]),
        needs('subwoofer', [2, 8]),
        needs(['mixing_console'], [1, 2]),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', 4),
        needs(/Countryman/, 2),
        needs(/SM58 corded/, 8),
        needs('di_box', 6),
        needs(/LED par can/, 12),
        needs(/wash mover/, 6),
        needs('crew_sound', [1, 30]),
        needs('crew_lighting', [1, 30]),
        needs(/Trailer screen/, 1),
        needs('camera', 1),
        needs(/Lighting tower/, 4),
        needs(/Pedestrian barricade/, [80, 80]),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
      ],
      should: [
        needs('crew_camera', [1, 15]),
        needs('lighting_console', 1),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW, 'video_cable', 'video_switcher'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'generator',
        'fuel',
        'crew_electrician',
        'fencing',
        'waste_bin',
        'marquee',
        'gazebo',
        /BBQ/,
        /Esky/,
        'crew_medic',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'exhibition_stand', 'disco_light', 'flip_chart'],
      title: [/carols/i, /3[,.]?000/],
    },
  },
  {
    id: 'ho-ar-fete-page',
    language: 'en',
    catalogue: 'wattlebird',
    description: `P&C Spring Fete: who's doing what (living doc, last edit Trish 9:47pm)

WHEN Sat 17 October 10am-3pm WHERE bottom oval + COLA
last year 900 through the gate, let's say 1000

TO HIRE - someone please get a price for the lot!!
• popups 3x3 - 14 (one per class stall, kindy share)
• trestles 1.8 - 30
• black chairs - 90
• jumping castle 1
• dunk tank 1 (Mr Papadakis has agreed, bless)
• fairy floss machine 1
• portable PA with handheld for raffle + lost kids
• coolroom trailer - 1, drinks & the sausages
• bbq 6 burner x 2
• 20 wheelie bins, we drowned in rubbish last yr
• walkie talkies / UHF 8
• port-a-loos?? Deb says school toilets get locked on the oval side so 4
• 7kva genny for the bottom end
• bunting 20

ROSTER - see other tab
CAKE STALL - ingredients must be labelled!!!
second hand uniform - Priya
plant stall - cuttings to me by the Thurs
PARKING - year 6 dads, hi vis in the shed

Next mtg 8 Sept, library, bring a plate`,
    good: {
      attendees: [900, 1000],
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 14),
        needs(/Trestle 1\.8/, [30, 30]),
        needs(/Bistro folding/, [90, 90]),
        needs('inflatable', 1),
        needs(/Dunk/, 1),
        needs(/Fairy floss/, 1),
        needs(/Chiayo|EON One/, 1),
        needs(/Coolroom/, 1),
        needs(/BBQ/, 2),
        needs('waste_bin', 20),
        needs('two_way_radio', 8),
        needs('toilet', 4),
        needs(/7kVA/, 1),
        needs(/Bunting/, [20, 20]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'toilet_accessible'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...LOUD, ...RADIO_MICS, 'loudhailer', 'fan'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'exhibition_stand', 'disco_light', 'mirror_ball'],
      title: [/f[eê]te|P&C|spring/i, /1[,.]?000|900/],
    },
  },
  {
    id: 'ho-ar-township-canada-day',
    language: 'en',
    catalogue: 'kawartha',
    description: `Township of Otter Narrows, RFQ 2026-14. Supply of Event Rentals, Canada Day, Wednesday July 1, 2026, Lakefront Park. Estimated attendance 2,200.

Schedule A, Items to be Priced (bidders shall insert unit price)
A1 Mobile stage 24 x 20, one
A2 Sound system for same, with subwoofers, four floor monitors, two wireless handheld, six wired vocal microphones on boom stands, digital console, audio engineer 10:00 to 23:00
A3 Pop-up canopies 10x10, twenty
A4 Banquet tables 6ft, sixty
A5 Folding chairs black, two hundred
A6 Cedar picnic tables, twenty-four
A7 Diesel light towers, four
A8 Two-way radios, sixteen
A9 Yellow jacket cable protectors, thirty

Schedule B, Not Included
B1 Portable washrooms and handwash: standing agreement with the County, do not price.
B2 Power: 200 A pedestal at the bandshell pad; no gensets are permitted within 30 m of the water.
B3 Steel barricades and waste bins: Public Works.
B4 Fireworks: licensed pyrotechnician, separate RFQ.
B5 Beer garden: Legion Branch 418 with its own bars, coolers and fencing.

Delivery June 30 between 8:00 and 15:00. Clerk's Department, 705-555-01`,
    good: {
      attendees: 2200,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [4, 24]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(/^SM58$/, [6, 6]),
        needs('mixing_console', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('gazebo', 20),
        needs(/Banquet Table 6ft/, [60, 60]),
        needs(/Samsonite/, [200, 200]),
        needs(/Picnic/, 24),
        needs('floodlight', 4),
        needs('two_way_radio', 16),
        needs('cable_ramp', [30, 30]),
      ],
      should: [needs('mic_stand', [6, 14]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...LOOS,
        'hand_wash',
        'generator',
        'crowd_barrier',
        'waste_bin',
        'bar_unit',
        'refrigeration',
        'fencing',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'exhibition_stand', 'drape'],
      title: [/canada day|otter/i, /2[,. ]?200/],
    },
  },
];

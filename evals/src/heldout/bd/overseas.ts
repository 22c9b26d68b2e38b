import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Canadian, Irish, Indian, South African, Australian. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-bd-dominion-day',
    language: 'en',
    catalogue: 'kawartha',
    description: `SCHEDULE "A" - SCOPE OF WORK (T-2026-09, Canada Day, Pioneer Park)

1.0 The Township requires a qualified Contractor to supply, install, operate and take down the following on Wednesday July 1, 2026. Estimated attendance is 1,800.
2.0 Tents: two (2) 20' x 40' frame tents (beer garden; seniors' shade), eight (8) pop-up canopies 10' x 10'. Concrete ballast only, no stakes, there is irrigation. Twelve (12) blocks.
3.0 Stage: One mobile stage with roof 24' x 20'. Sound system c/w subs for the park, engineer, two wireless handhelds, 4 floor monitors.
4.0 Site: 10 portable washrooms, 2 accessible, 2 hand wash stations, 60 steel barricade sections around the beer garden, 30 waste/recycling bins.
5.0 Seating: 24 picnic tables, 150 black folding chairs, 12 banquet tables 8 ft.
6.0 Power: 45 kW genset, tow behind, w/ two spider boxes.
7.0 HST extra. WSIB clearance certificate. $5,000,000 liability. Work shall be done in accordance with the ESA; Contractor to pull notification.
8.0 Site walk is on the 14th at 10:00 hrs, attendance is not mandatory but is recom`,
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs(/Frame Tent 20x40/, 2),
        needs('gazebo', [8, 8]),
        needs('ballast', [12, 12]),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('subwoofer', [2, 10]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('stage_monitor', [4, 4]),
        needs('toilet', [10, 10]),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('crowd_barrier', [60, 60]),
        needs('waste_bin', [30, 30]),
        needs(/Picnic/, [24, 24]),
        needs(/Samsonite/, [150, 150]),
        needs(/Table 8ft/, [12, 12]),
        needs(/Genset 45/, 1),
        needs(/Spider/, 2),
      ],
      should: [needs('mixing_console', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, 'amplifier'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT],
      silly: ['projector', 'dance_floor', 'lectern', 'chair_banquet', 'exhibition_stand', 'stage_deck'],
      title: [/canada day|pioneer/i, /1,?800/],
    },
  },
  {
    id: 'ho-bd-parade-comhairle',
    language: 'en',
    catalogue: 'corrib',
    description: `Comhairle Contae / County Council - St Patrick's Day Parade, Tuesday 17 March 2026 - Request for Tender, technical services
2.1 Background: the parade leaves the Fair Green at 12.30 and passes the reviewing stand on Bridge Street. c. 5,000 spectators line the route.
2.2 The Contractor shall provide at Bridge Street:
(a) trailer stage w/ roof as reviewing stand, 1 no.;
(b) PA for c. 200 m of street, 2 no. handheld radio mics for MC, and sound engineer;
(c) LED trailer screen, 1 no.;
(d) 2 cameras with operators and a vision mixer feeding the screen;
(e) 20kVA silenced genny;
(f) 60 no. conference chairs for dignitaries;
(g) 14 portaloos of which 2 wheelchair accessible, in place by 09.00;
(h) cable ramps, 20 no.
2.3 For the avoidance of doubt: crowd control barriers and traffic management are by the Municipal District; stewards are volunteers of the committee; first aid is by the ambulance corps; bins are emptied and supplied by the Council. None of these shall be priced.
2.4 Tax clearance access no. and TRN with the tender. Tenders in Irish or English. Irish language and English announcements will alternate, MC appointed by the committee.
3.0 Award criteria: cost 60, method stat`,
    good: {
      attendees: 5000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [2, 24]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 2]),
        needs(/LED trailer/, 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs(/20kVA/, [1, 2]),
        needs(/Conference chair/, [60, 60]),
        needs('toilet', [12, 12]),
        needs('toilet_accessible', 2),
        needs('cable_ramp', [20, 20]),
      ],
      should: [needs('crew_video', [1, 2]), needs('mixing_console', [1, 2]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...WALL, 'video_switcher'], 'crew_steward', 'crew_medic', 'waste_bin'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'crowd_barrier', 'crew_steward'),
      excluded: ['crowd_barrier', 'crew_steward', 'crew_medic', 'waste_bin', 'crew_host'],
      silly: ['projector', 'table_round', 'dance_floor', 'drum_kit', 'disco_light', 'stage_deck', 'exhibition_stand'],
      title: [/patrick|parade/i, /5,?000/],
    },
  },
  {
    id: 'ho-bd-krishi-mela',
    language: 'en',
    catalogue: 'nidd',
    description: `SHORT TERM TENDER NOTICE No. 44/2026. Sealed tenders in two cover system are invited from reputed tent house / event agencies for arrangement of three days District Level Krishi Mela at the College Ground from 6 to 8 Feb 2026. Details of work: (i) Water proof pandal (tent) of size 12 m x 30 m with flooring, 1 No. (ii) Stage 32 ft x 16 ft, 2 ft height with steps and red carpet, 1 No. (iii) Farmers stalls of 3 m x 2 m with name board, 24 Nos. (iv) Plastic / folding chairs, 400 Nos. (v) Sofa two seater for VIPs, 6 Nos. with centre tables 6 Nos. (vi) P.A. system with 4 cordless mikes, operator for all days (vii) LED screen out door 1 No. (viii) D.G. set 60 KVA silent, 1 No. stand by with diesel (ix) Mobile toilets 8 Nos. (x) Fire extinguishers, 10 Nos. EMD Rs. 25,000/- by demand draft drawn in favour of Project Director. GST registration, PAN and experience of similar works of Rs. 10 lakh to be enclosed. The undersigned reserves the right to accept or reject any or all tenders without assigning any reason thereof. Rates to be quoted in figures and words both.`,
    good: {
      days: 3,
      must: [
        needs(/Frame 12x30/, 1),
        needs('stage_deck', [16, 16]),
        needs('exhibition_stand', [24, 24]),
        needs(/Folder White|Linker/, [400, 400]),
        needs('sofa', [6, 6]),
        needs('table_coffee', [6, 6]),
        needs(SPEAKERS, [1, 24]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/Big Trailer/, 1),
        needs(/Genny 60/, 1),
        needs('toilet', [8, 8]),
        needs('fire_extinguisher', [5, 10]),
        needs(['crew_sound', 'crew_technician'], [1, 6]),
      ],
      should: [
        needs('marquee_floor', [340, 380]),
        needs('stage_steps', [1, 2]),
        needs('carpet', [1, 4]),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'subwoofer', 'line_array', 'crew_video'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'lectern', 'backdrop', 'stanchion', 'signage', 'plants'],
      silly: ['dance_floor', 'drum_kit', 'disco_light', 'silent_disco', 'photo_booth', 'projector'],
      title: [/mela|krishi/i],
    },
  },
  {
    id: 'ho-bd-heritage-rfq',
    language: 'en',
    catalogue: 'thornbury',
    description: `LOCAL MUNICIPALITY. FORMAL WRITTEN PRICE QUOTATION: HERITAGE DAY CELEBRATION, 24 SEPTEMBER. Suitably qualified service providers registered on the CSD are invited to quote. Preferential points 80/20. Compulsory: SARS pin, MBD 1, 4, 6.1, 8 and 9 forms, B-BBEE certificate or affidavit.

SPECIFICATION (300 people)
Item / Description / Qty
1 / Marquee, pole, seating 300, with boarded floor / 1
2 / Chairs, folding / 300
3 / Trestle tables with white cloths for main guests / 10
4 / Stage 6 x 4 m approx, 600mm high, with steps and skirting / 1
5 / Sound system suitable for speeches and cultural groups incl. 3 cordless microphones, operator / 1
6 / Podium (lectern) / 1
7 / Chemical toilets / 8
7.1 / Disabled toilet / 1
8 / Generator 30KVA on standby in the event of load shedding / 1
9 / Red carpet / 2
10 / Catering: 300 lunch packs (pap, chicken, vegetable, 500ml water), 30 VIP plated meals / 330
11 / Transport of elders, 3 taxis return from wards 4, 7 and 11 / 3
NB! Set up to be completed by 18h00 on 23 September. Payment 30 days from statement. No price adjustments. Quotations deposited late, or by e-mail, will not be considered.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Pole marquee 40ft x 100ft/, 1),
        needs(/Chair, folding black|white wooden folding|conference stacking/, [300, 300]),
        needs('table_trestle', [10, 10]),
        needs('stage_deck', [6, 12]),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('toilet', [8, 8]),
        needs('toilet_accessible', 1),
        needs(/Generator 30/, 1),
        needs('carpet', 2),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [
        needs(/Boarded floor/, [340, 380]),
        needs(/trestle to floor/, [10, 10]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 20]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, 'mic_lectern'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'crockery', 'cutlery', 'induction_loop'],
      silly: ['projector', 'snow_machine', 'exhibition_stand', 'catwalk', 'silent_disco'],
      unmetToo: [/cater|lunch|meal|tax[iy]|transport of elders/i],
      title: [/heritage/i, /300/],
    },
  },
  {
    id: 'ho-bd-citizenship-breakfast',
    language: 'en',
    catalogue: 'marlowe',
    description: `RFQ 2026/003 Australia Day Breakfast and Citizenship Ceremony, Foreshore Reserve, Mon 26 January

Council seeks quotes for hire, delivery, set-up and pack-down. Bump in from 4.30am, gates 7am, ceremony 9am sharp, all off site by 1pm. Around 700 expected, 48 new citizens.

Required
> marquee 10 x 15 m over the ceremony, open sides
> stage approx 7.2 x 3.6 m, with steps and a wheelchair ramp
> 300 white stacking chairs, 30 picnic settings, 12 market umbrellas
> PA to cover the reserve, 1 lapel and 2 handheld radio mics, something to play the anthem, operator
> 6 kVA generator for the PA
> 1 mobile cool room for the volunteers' bacon and eggs
> 10 x 3x3 gazebos (community groups)
> 6 x wheelie bins

Already sorted: lectern and flags come from the Civic Centre. Lions cook on their own barbecue trailers. Foreshore amenities block is open, so nothing there. Marshals from the SES. Photographer booked. Tea urns: CWA have theirs.

Evaluation: price 50, local content 20, capability 30. Lodge thru VendorPanel, hard copies not opened`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/Marquee 10m x 15m/, 1),
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs(/stacking chair, white/, [300, 300]),
        needs(/Picnic/, [30, 30]),
        needs('parasol', [12, 12]),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_lapel', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('audio_player', 1),
        needs(/6kVA/, 1),
        needs(/cool room/, 1),
        needs('gazebo', [10, 10]),
        needs('waste_bin', [6, 6]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...SPEECH, ...PLATFORM, 'subwoofer'],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'signage', 'carpet'],
        ...LOOS,
        'crew_steward',
        'crew_photographer',
      ),
      excluded: ['lectern', 'cooking', ...LOOS, 'crew_steward', 'crew_photographer', 'hot_drinks'],
      silly: ['projector', 'dance_floor', 'disco_light', 'drum_kit', 'table_round', 'chair_banquet', 'mobile_stage'],
      title: [/australia day|citizenship|foreshore|breakfast/i, /700/],
    },
  },
];

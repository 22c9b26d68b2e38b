import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, SPEAKERS, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** After finds from India, South Africa, Australia and Canada. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-bg-book-mela-notice',
    language: 'en',
    catalogue: 'strathallan',
    description: `OFFICE OF THE DISTRICT LIBRARY COMMITTEE
SHORT TERM TENDER NOTICE

Sealed tenders are invited from reputed tent/light/sound houses for arrangements at the District Book Mela to be held from 04.02.2027 to 06.02.2027 at the Govt. Senior Secondary School ground. Tender form may be had on payment of Rs. 500/- (non refundable). EMD Rs. 20,000/- by way of demand draft. Brief particulars are as under:-
1. Waterproof pandal size 40' x 80' - 01 no.
2. Stage 24' x 16' height 3' with steps both sides - 01 no.
3. Folding chairs - 400 nos.
4. Sofa, two seater - 06 nos. (for dignitaries)
5. Tables 6' x 2.5' - 60 nos. (for book stalls, covered)
6. P.A. system with 04 cordless mics & 02 podium, with operator, 3 days
7. LED wall 10' x 8' complete with operator
8. Silent D.G. set 62.5 KVA - 02 nos. with diesel
9. Mobile toilets - 10 nos.
10. Barricading 300 running feet
11. Green matting for complete pandal and stage.
Expected footfall about 3000 per day. The undersigned reserves the right to reject any or all tenders without assigning any reason. Rates should be quoted both in figures and words. Conditional tenders will not be entertained and the successful bidder shall have to complete the work latest by 5.00 P.M. on 03.02.2027.

Sd/-
Member Secretary`,
    good: {
      attendees: [400, 9000],
      days: 3,
      must: [
        needs(/12m x 24m/, 1),
        needs('stage_deck', [12, 12]),
        needs('stage_steps', [2, 2]),
        needs(/folding black/, [400, 400]),
        needs('sofa', [6, 6]),
        needs('table_trestle', [60, 62]),
        needs([...SPEAKERS], [2, 20]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('lectern', [2, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 36]),
        needs('led_wall', [7, 8]),
        needs(/60kVA/, [2, 2]),
        needs('toilet', [10, 10]),
        needs('crowd_barrier', [38, 42]),
      ],
      should: [
        needs('stage_leg', [12, 12]),
        needs('fuel'),
        needs('crew_video', [1, 6]),
        needs('video_processor', [1, 1]),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...SHOW, ...WALL, 'mic_lectern', 'marquee_floor', 'presentation_clicker'],
      offers: [
        ...OUTDOORS_OFFERS,
        ...SHOW_OFFERS,
        'drape',
        'marquee_floor',
        'registration_desk',
        'armchair',
        'space_heater',
      ],
      unmetToo: [/mat/i, /cover|cloth/i, /carpet/i],
      silly: ['dance_floor', 'table_round', 'disco_light', 'mirror_ball', 'smoke_machine', 'bar_unit', 'stage_monitor'],
      title: [/mela|book/i],
    },
  },
  {
    id: 'ho-bg-heritage-rfq',
    language: 'en',
    catalogue: 'wyvern',
    description: `LOCAL MUNICIPALITY - SUPPLY CHAIN MANAGEMENT UNIT
REQUEST FOR QUOTATION RFQ 118/2026-27: HERITAGE DAY CELEBRATION, KWAMANZI SPORTS GROUND, 24 SEPTEMBER, 10H00-17H00

Suppliers registered on the CSD are requested to quote on the undermentioned:
• 1 x marquee 12m x 24m • 350 x folding chairs, white • 30 x trestle tables with white cloths • 1 x mobile stage with roof • 1 x PA system suitable for outdoors with 3 x cordless microphones and operator • 10 x chemical toilets plus 1 x for persons with disabilities • 1 x 60kVA silent generator (NB: load shedding) • 40 x crowd control barriers • 1 x lectern • 1 x red carpet, 10m

Please note that catering is on a separate RFQ (119/2026-27) and the caterer brings all plates, cutlery and glasses. Refuse bins: Waste Department. Marshals: Community Safety. The DJ and MC are on the municipality's own database, no quote required. Expected number of people is 600.

Delivery 23 September before 14h00. 80/20 preference point system will apply. Compulsory documents: MBD 4, MBD 6.1, tax pin, municipal account not in arrears for more than 90 days. Quotations in a sealed envelope in the tender box, Ground Floor, not later than 12h00 on 3 September. NO FAXED QUOTES`,
    good: {
      attendees: [600, 600],
      days: 1,
      must: [
        needs(/12 x 24m/, 1),
        needs(/folding, white/, [350, 350]),
        needs('table_trestle', [30, 31]),
        needs(/Cloth \/ trestle/, [30, 31]),
        needs('mobile_stage', 1),
        needs([...SPEAKERS], [2, 16]),
        needs('mic_wireless_handheld', [3, 3]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('toilet', [10, 10]),
        needs('toilet_accessible', [1, 1]),
        needs(/60kVA/, 1),
        needs('crowd_barrier', [40, 40]),
        needs('lectern', 1),
        needs('carpet', [1, 1]),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'waste_bin', 'crew_steward'),
        ...SPEECH,
        'subwoofer',
        'mic_lectern',
        'stage_monitor',
        'line_array',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, 'marquee_floor', 'induction_loop'],
        ...TABLEWARE,
        'waste_bin',
        'crew_steward',
        'crew_dj',
      ),
      excluded: [...TABLEWARE, 'waste_bin', 'crew_steward'],
      silly: ['projector', 'table_desk', 'flip_chart', 'dance_floor', 'pinboard', 'camera'],
      title: [/heritage|kwamanzi/i, /600/],
    },
  },
  {
    id: 'ho-bg-carols-part-c',
    language: 'en',
    catalogue: 'marlowe',
    description: `PART C - REQUIREMENTS (Carols on the Foreshore, Sat 11 December, 6.30pm - 9.00pm)

C1. Council is seeking a suitably experienced supplier of staging, audio, lighting and vision. Attendance is estimated at 2,000. Patrons bring picnic rugs.
C2. Stage: covered trailer stage, approx 7m x 5m; choir risers for 48 voices.
C3. Audio: 8 line array boxes and 4 subs; digital desk; 4 foldback monitors; 4 radio handhelds; 3 pairs condensers for choir; brass band will be mic'd with the same. Operator.
C4. Lighting: 8 moving head washes, 12 LED pars, desk, operator.
C5. Vision: 12sqm LED screen trailer. Vision switcher and operator. Cameras and their operators are provided by the TAFE screen and media students.
C6. Power: 60kVA generator, distribution, cable ramps (30).
C7. Lighting towers, 3, for egress.
C8. White plastic chairs, 120 (band, choir, dignitaries). Music stands with lights, 30.
C9. Provided by Council: portaloos, wheelie bins, crowd barriers and fire extinguishers. Crowd marshals - SES volunteers. First aid - volunteer ambulance.
C10. Supplier to submit SWMS, public liability $20m, test and tag register. Bump in from 8am, bump out complete by midnight. Wet weather call made by 11am by the Events Coordina`,
    good: {
      attendees: [2000, 2000],
      days: 1,
      must: [
        needs(/Trailer stage/, 1),
        needs('choir_riser', [4, 4]),
        needs('line_array', [8, 8]),
        needs('subwoofer', [4, 4]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/NT5 pair/, [3, 3]),
        needs('crew_sound', [1, 16]),
        needs('moving_head', [8, 8]),
        needs('stage_wash', [12, 12]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 16]),
        needs(/LED screen trailer/, 1),
        needs('video_switcher', 1),
        needs('crew_video', [1, 16]),
        needs(/60kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', [30, 30]),
        needs(/Lighting tower/, [3, 3]),
        needs(/Plastic stacking chair/, [120, 120]),
        needs('music_stand', [30, 30]),
      ],
      should: [needs('mic_stand', [3, 24]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'waste_bin', 'crew_steward', 'fire_extinguisher'),
        ...SHOW,
        'playback_laptop',
        'video_cable',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'streaming_encoder'],
        ...LOOS,
        'crowd_barrier',
        'crew_steward',
        'camera',
        'crew_camera',
      ),
      excluded: [...LOOS, 'waste_bin', 'crowd_barrier', 'fire_extinguisher', 'crew_steward', 'camera', 'crew_camera'],
      silly: ['dance_floor', 'table_round', 'disco_light', 'projector', 'dj_player', 'sofa', 'pinboard'],
      title: [/carols|foreshore/i],
    },
  },
  {
    id: 'ho-bg-makers-market-page',
    language: 'en',
    catalogue: 'marlowe',
    description: `Twilight Makers Market | Banksia Reserve
Friday 19 February, 4pm till 9pm. Gold coin entry. Dogs on leads welcome!

The Market is back for its seventh year with 65 stalls, live acoustic music and food trucks all along the creek side. We had 3,200 through the gate last time (the year of the storm we do not talk about).

CALLING LOCAL SUPPLIERS. Our infrastructure sub committee is after prices on the below by end of November, email the secretary.

Picnic settings 30 / Festoon 200m / Small PA for buskers corner, one singer with guitar, 2 mics / Jumping castles 2 / Giant games 1 set / Market umbrellas 10 / Portaloos 6 + 1 accessible + 2 handwash / Lighting tower for the car park x 1 / Fire extinguishers 8 / 6kVA generator x 2

Getting there: limited parking at the oval, bike parking at the hall. EFTPOS available at most stalls. Line up announced in January. Like us, share us, bring a mate.`,
    good: {
      attendees: [3200, 3200],
      days: 1,
      must: [
        needs('beer_table_set', [30, 30]),
        needs('festoon', [10, 10]),
        needs([...SPEAKERS], [1, 4]),
        needs(['mic_wired', 'mic_wireless_handheld'], [1, 3]),
        needs('inflatable', [2, 2]),
        needs('game', [1, 1]),
        needs('parasol', [10, 10]),
        needs('toilet', [6, 6]),
        needs('toilet_accessible', [1, 1]),
        needs('hand_wash', [2, 2]),
        needs(/Lighting tower/, [1, 1]),
        needs('fire_extinguisher', [8, 8]),
        needs(/6kVA/, [2, 2]),
      ],
      should: [needs('di_box', [1, 2]), needs('mic_stand', [1, 3]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wired', 'di_box', 'mic_instrument', 'stage_monitor'],
      offers: [
        ...OUTDOORS_OFFERS,
        'stage_deck',
        'stage_wash',
        'lighting_package',
        'mic_wireless_handheld',
        'uplight',
        'bubble_machine',
        'marquee',
      ],
      silly: [
        'line_array',
        'led_wall',
        'projector',
        'dance_floor',
        'table_round',
        'lectern',
        'chair_banquet',
        'disco_light',
      ],
      title: [/market|banksia/i],
    },
  },
  {
    id: 'ho-bg-rec-committee-minutes',
    language: 'en',
    catalogue: 'kawartha',
    description: `Township Recreation Committee, Minutes, Regular Meeting, Tuesday March 9

Present: five members, Councillor liaison, Clerk. Regrets: one.

6. Business arising
6.1 Canada Day. The Chair reported that rental prices need to be locked in this month, last year three of the neighbouring townships were left without a stage. Discussion of whether the ball diamond or the fairgrounds, fairgrounds preferred. Expect 2,500 if it does not rain.
MOTION 27-14. That staff request a quotation for July 1st as follows: one 24 x 20 mobile stage, sound for the bands with an engineer (three bands and the fiddlers), two 30 x 60 tents, 40 picnic tables, 12 portable washrooms and two accessible, two handwash stations, 20 steel barricades, one 45 kW genset with cords and cable protectors, 30 recycling bins. CARRIED.
6.2 Fireworks, permit received from the Fire Chief, pyrotechnician booked.
6.3 Arena ice plant, deferred.
7. Correspondence. Letter from a resident on Mill St. re noise last year. Committee noted music ends at 10.
8. New business. Splash pad grant application due April 16. Volunteer appreciation supper needs a date and somebody to do the potato`,
    good: {
      attendees: [2500, 2500],
      days: 1,
      must: [
        needs(/SL100/, 1),
        needs([...SPEAKERS], [4, 28]),
        needs('crew_sound', [1, 2]),
        needs(/Frame Tent 30x60/, 2),
        needs('beer_table_set', [30, 40]),
        needs(/^Portable Washroom$/, [12, 12]),
        needs('toilet_accessible', [2, 2]),
        needs('hand_wash', [2, 2]),
        needs('crowd_barrier', [20, 20]),
        needs(/45 kW/, 1),
        needs('power_cable'),
        needs('cable_ramp'),
        needs('waste_bin', [30, 30]),
      ],
      should: [
        needs('stage_monitor', [2, 10]),
        needs(['mic_wired', 'mic_instrument'], [3, 30]),
        needs('di_box', [1, 16]),
        needs('mic_stand', [3, 40]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW, ...BAND],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_floor', 'mobile_stage'],
      silly: ['dance_floor', 'table_round', 'projector', 'lectern', 'exhibition_stand', 'disco_light', 'table_desk'],
      title: [/canada day|township|fairgrounds|2[.,  ]?500/i],
    },
  },
];

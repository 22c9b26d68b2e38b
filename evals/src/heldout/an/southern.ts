import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** An Australian council's carols, a South African request for quotations, an Indian sports day. */
export const SOUTHERN: readonly EvalBrief[] = [
  {
    id: 'ho-an-carols-spec',
    language: 'en',
    catalogue: 'marlowe',
    description: `Carols on the Oval 2027 - Production and Infrastructure Specification
Sunday 12 December, program 6.30pm to 9pm, expected attendance 3,500

2.1 Stage
Covered trailer stage approx. 7m x 5m, level pad is provided at the northern end.
Choir risers, four 3 step units.
2.2 Audio
PA to cover the oval to the 60m mark. Operator. Four wireless handhelds (MC, soloists), one pair of small condensers over choir, three foldback monitors.
2.3 Vision
Outdoor LED screen not smaller than 12sqm for lyrics, with laptop and operator. Lyrics are supplied as slides.
2.4 Lighting
Wash for the stage, operator. Festoon, 10 lengths, along the food row.
2.5 Power
60kVA generator, fuelled, with distribution for the above. Food vans are self powered.
2.6 Site
14 toilets incl. 2 accessible. 8 pop-up gazebos 3x3. 20 wheelie bins.
2.7 By Council or others
Temporary fencing (depot stock). Crowd marshals and first aid (existing panel). Keyboard for the accompanist is her own. Candles are battery type, sold by Lions. Council's photographer attends.
2.8 Not permitted: pyrotechnics, cold spark, confetti, haze.
Public liability $20m, SWMS 14 days before bump in. Tenderers to allow for a wet weather call by 10am on the d`,
    good: {
      attendees: 3500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('choir_riser', 4),
        needs(['speaker_top', 'line_array'], [2, 24]),
        needs('crew_sound', [1, 16]),
        needs('mic_wireless_handheld', 4),
        needs(/NT5 pair/, [1, 2]),
        needs('stage_monitor', 3),
        needs(/LED screen trailer/, 1),
        needs('playback_laptop', 1),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('festoon', 10),
        needs(/60kVA/, 1),
        needs(/^Portaloo$/, [12, 14]),
        needs('toilet_accessible', 2),
        needs('gazebo', 8),
        needs('waste_bin', 20),
      ],
      should: [
        needs('crew_video', [1, 16]),
        needs('crew_lighting', [1, 16]),
        needs('power_distro', [1, 10]),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...SHOW, 'video_cable'], 'hazer', 'effect_fluid', 'crew_steward', 'crew_medic'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        'fencing',
        'crew_steward',
        'crew_photographer',
        'smoke_machine',
        'spark_machine',
        'confetti_machine',
        'confetti',
        'backline',
      ),
      excluded: [
        'fencing',
        'crew_steward',
        'crew_medic',
        'keyboard',
        'crew_photographer',
        'spark_machine',
        'confetti_machine',
        'confetti',
        'hazer',
        'smoke_machine',
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'marquee', 'bar_unit'],
      title: [/carols|oval/i, /3[.,]?500/],
    },
  },
  {
    id: 'ho-an-heritage-rfq',
    language: 'en',
    catalogue: 'marlowe',
    description: `REQUEST FOR FORMAL WRITTEN PRICE QUOTATION RFQ 61/2027 APPOINTMENT OF A SERVICE PROVIDER FOR HIRING OF MARQUEE, FURNITURE AND SOUND FOR THE HERITAGE DAY LUNCHEON, 24 SEPTEMBER, 170 GUESTS (SENIOR CITIZENS) ITEM 1: 1 x MARQUEE 10M X 21M WITH FLOORING 210 SQM ITEM 2: 17 x ROUND TABLES 1.8M WITH WHITE TABLE CLOTHS ITEM 3: 170 x TIFFANY CHAIRS, WHITE ITEM 4: 1 x PA SYSTEM WITH OPERATOR, 2 x CORDLESS MICS, 1 x PODIUM WITH MIC ITEM 5: 6 x MOBILE TOILETS, 2 x ACCESSIBLE MOBILE TOILETS ITEM 6: 1 x 20KVA GENERATOR (SILENT) ITEM 7: 1 x RED CARPET NB: CATERING INCLUDING CROCKERY, CUTLERY, GLASSES AND SERVIETTES IS UNDER RFQ 62/2027 AND MUST NOT BE QUOTED HERE. STAGE IS AVAILABLE FROM THE MUNICIPALITY. SECURITY AND MARSHALS: IN-HOUSE. SET UP TO BE COMPLETED BY 16H00 ON 23 SEPTEMBER. COMPULSORY DOCUMENTS: CSD REPORT, TAX PIN, MBD 4, MBD 8, MBD 9. 80/20 APPLIES, FAILURE TO ATTACH RESULTS IN DISQUALIFICATIO`,
    good: {
      attendees: 170,
      days: 1,
      must: [
        needs(/10m x 21m/, 1),
        needs('marquee_floor', [200, 220]),
        needs(/Round table 1.8m/, [17, 18]),
        needs(/Tablecloth, round/, [17, 18]),
        needs(/Tiffany/, [170, 180]),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 6])),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('lectern', 1),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs(/20kVA/, 1),
        needs(/Red carpet/, 1),
      ],
      should: [needs('mic_lectern', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'tablecloth'], 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'glassware',
        'napkin',
        'crew_steward',
        'stage_roof',
        'crew_waiter',
      ),
      excluded: [...TABLEWARE, ...STAGES, 'napkin', 'crew_steward'],
      silly: ['projector', 'disco_light', 'stage_monitor', 'choir_riser', 'hazer', 'table_desk'],
      title: [/heritage/i, /170/],
    },
  },
  {
    id: 'ho-an-sports-day-tender',
    language: 'en',
    catalogue: 'wyvern',
    description: `Short Term Quotation Notice. Sealed quotations are invited from reputed tent houses / event firms for the Annual Athletic Meet of the Institute on 22.01.2027 (one day) as under:- (i) Water proof pandal of size 12 mtr x 24 mtr, without kanat on field side (ii) Dais 24 ft x 16 ft, height 2 ft, with steps and black frill (iii) 400 nos. ordinary chairs, white (iv) 50 nos. VIP chairs with cushion (v) 6 nos. two seater sofa (vi) P.A. system with 4 nos. cordless hand mike and 1 nos. podium with mike, with operator for full day (vii) D.G. set 20 KVA silent, with diesel (viii) Red carpet 10 mtr, 2 nos. (ix) Walkie talkie 10 nos. The following are NOT in the scope of the firm: L.E.D. wall (already with Institute), still photography & video coverage (Media Cell), refreshment with crockery (Hostel Mess), mobile toilets. Rates to be quoted inclusive of loading, unloading & GST. The firm shall remove the material within 24 hrs. failing which penalty @ Rs. 5000/- per day. Sd/- Asst. Registrar (Sports`,
    good: {
      days: 1,
      must: [
        needs(/12 x 24m/, 1),
        needs('stage_deck', [12, 12]),
        needs(/folding, white/, [400, 400]),
        needs(/Chiavari/, [50, 50]),
        needs('sofa', 6),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'line_array'], [2, 12])),
        needs('mic_wireless_handheld', [3, 4]),
        needs('lectern', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs(/20kVA/, 1),
        needs(/Carpet/, 2),
        needs('two_way_radio', 10),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 25]),
        needs(/2ft, set/, 12),
        needs('mic_lectern', 1),
        needs('fuel'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'subwoofer', 'line_array'],
      offers: without(
        [...OUTDOORS_OFFERS, 'marquee_floor', 'mic_wireless_lapel', 'drape'],
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'stage_roof',
      ),
      excluded: [
        'led_wall',
        'camera',
        'crew_camera',
        'crew_photographer',
        'crockery',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_desk', 'hazer', 'photo_booth'],
      title: [/athletic|sports|institute/i],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** An Indian quotation, an Australian council's carols, a South African municipality's quotation. */
export const SOUTHERN: readonly EvalBrief[] = [
  {
    id: 'ho-am-republic-day-quotation',
    language: 'en',
    catalogue: 'thornbury',
    description: `SHORT TERM QUOTATION NOTICE. Sealed quotations are hereby invited from reputed and experienced firms for making arrangements at the District level Republic Day function to be held on 26th January, 2027 at Police Lines Ground. Expected gathering 1000 persons. Items of work:- (1) Dais of size 40'x24', height 4 feet, with two nos. staircase. (2) 600 nos. folding chairs in good condition. (3) Sofa sets for VIPs - 10 nos. (4) P.A. system covering the whole ground with 4 nos. cordless hand mikes and 2 nos. collar mikes including operator. (5) Silent D.G. set 80 KVA - 1 no. as stand by. (6) LED screen (trailer mounted acceptable) - 1 no. (7) Red carpet 30 metre. (8) Barricading with steel barriers - 100 nos. (9) Mobile toilets - 6 nos. (10) Walkie talkie sets - 20 nos. (11) Fire points - 6 nos. The podium shall be provided by this office. Photography and videography will be done by the Public Relations department. Refreshment packets and drinking water by the Food & Civil Supplies department. Floral decoration by Horticulture. The rates should be inclusive of all taxes, transportation, labour etc. EMD of Rs. 20,000/- in shape of D.D. in favour of the undersigned. Conditional quotations shall be summarily rejected. The undersigned reserves the right to reject any or all quotations without assign`,
    good: {
      attendees: 1000,
      days: 1,
      must: [
        needs('stage_deck', [30, 30]),
        needs(/folding black|white wooden folding/, [600, 600]),
        needs(SPEAKERS, [2, 24]),
        needs('mic_wireless_handheld', 4),
        needs('mic_wireless_lapel', 2),
        needs('crew_sound', [1, 2]),
        needs(/80kVA/, 1),
        needs(/Big screen/, 1),
        needs('carpet', 3),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', 6),
        needs('two_way_radio', [20, 20]),
        needs('fire_extinguisher', 6),
      ],
      should: [needs(/legs 4ft/, 30), needs(/for 4ft/, 2), needs('mixing_console', 1), needs('transport')],
      allowed: [...LOUD, ...PLATFORM, ...OUTDOORS, 'crew_video', 'armchair'],
      offers: [...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'armchair'],
      excluded: ['lectern', 'camera', 'crew_camera', 'crew_photographer', 'plants', 'centrepiece'],
      silly: ['dance_floor', 'disco_light', 'hazer', 'projector', 'table_round'],
      unmet: [/sofa/i],
      title: [/republic|district|function/i, /1[,.]?000/],
    },
  },
  {
    id: 'ho-am-carols-rfq',
    language: 'en',
    catalogue: 'marlowe',
    description: `Council seeks quotations for the staging and technical production of Carols in the Gardens, Saturday 12 December 2026, 5.00pm to 9.30pm (bump in from 7.00am on the day, bump out on the night). Attendance in past years has been in the order of 2,500. Deliverables include: • Trailer stage with roof, approx. 7m x 5m, to be positioned on the hardstand • Choir risers for a massed choir of 48 next to the stage (4 units) • Audio coverage of the lawn to the rotunda, 6 radio handheld microphones, condenser mics for the choir (two pairs), 4 foldback wedges, digital desk, audio operator • Stage lighting suited to a family event, with operator • One LED screen trailer for the words of the carols, vision operator, laptop and vision switcher • Two cameras with operators feeding the screen • 20kVA silenced generator for audio and lighting • 14 portaloos and 2 accessible • 3 diesel lighting towers for the car park • 12 two-way radios. Council will supply wheelie bins, crowd barriers, traffic management and first aid. Marshalling is by Rotary. Bean bags and picnic rugs are encouraged, no seating is to be provided. The brass band plays acoustically in front of the stage. No smoke or haze effects (asthma policy) and no fireworks. Candles are LED and sold by Scouts. Weighted criteria: price 40%, capability 30%, WHS 20%, local content 10%. Site induction is mandatory for all contr`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('choir_riser', 4),
        needs(['line_array', 'speaker_top', 'pa_package', 'speaker_column'], [2, 20]),
        needs('mic_wireless_handheld', 6),
        needs(/NT5 pair/, [2, 4]),
        needs('stage_monitor', 4),
        needs(/SQ-5/, [1, 2]),
        needs('crew_sound', [1, 20]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 20]),
        needs(/LED screen trailer/, 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('playback_laptop', [1, 2]),
        needs('video_switcher', 1),
        needs(/20kVA/, 1),
        needs(/Portaloo$/, [14, 14]),
        needs('toilet_accessible', 2),
        needs('floodlight', 3),
        needs('two_way_radio', [12, 12]),
      ],
      should: [
        needs('crew_video', [1, 20]),
        needs('power_distro', [1, 6]),
        needs('mic_stand', [2, 14]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'video_cable', 'video_converter', 'mic_instrument'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'waste_bin',
        'crowd_barrier',
        'crew_steward',
        'crew_medic',
        'chair',
        'chair_banquet',
        'bench',
        'beer_table_set',
        ...FOG,
      ],
      silly: ['dance_floor', 'table_round', 'exhibition_stand', 'disco_light', 'mirror_ball'],
      title: [/carols|gardens/i, /2[,.]?500/],
    },
  },
  {
    id: 'ho-am-youth-day-quotation',
    language: 'en',
    catalogue: 'marlowe',
    description: `FORMAL WRITTEN PRICE QUOTATION: HIRE OF EQUIPMENT, YOUTH DAY COMMEMORATION, 16 JUNE 2027, EXTENSION 4 SPORTS GROUND (1500 PEOPLE)

ITEM / DESCRIPTION / QTY
1. Marquee 10m x 21m, white / 1
2. Plastic chairs, white, no arms / 900
3. Round tables, 10 seater, VIP / 10
4. White table cloths for item 3 / 10
5. Tiffany chairs for VIP / 100
6. Stage 7.2m x 4.8m with steps and black skirting / 1
7. PA system, big, with sound engineer / 1
8. Cordless microphones / 4
9. Podium, perspex / 1
10. Generator 60kva silent incl. diesel / 1
11. Mobile toilets / 14
12. Mobile toilet, disabled / 2
13. Stand-alone pop up gazebos 3x3 / 6

NB: Catering incl. crockery, cutlery and waitrons is advertised separately. Artists, DJ and programme director are appointed by the Municipality, the DJ comes with decks. Security and marshals: SAPS and Community Safety. Ambulance: District. Marquee is for shade, flooring and heaters are NOT required. Transport and labour to be included in prices. Service provider must attach tax PIN, CSD report and B-BBEE certificate, failing which the quotation will be disqualified. 80/20 points. Set up to be done by 18h00 on 15 June`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/10m x 21m/, 1),
        needs(/Plastic stacking/, [900, 900]),
        needs(/1\.8m \(seats 10\)/, 10),
        needs(/Tablecloth, round/, 10),
        needs(/Tiffany/, [100, 100]),
        needs('stage_deck', [12, 12]),
        either(needs(/PA Large/, [1, 3]), needs(['speaker_top', 'line_array'], [2, 16])),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', [1, 20]),
        needs(/acrylic/, 1),
        needs(/60kVA/, 1),
        needs(/Portaloo$/, [14, 14]),
        needs('toilet_accessible', 2),
        needs('gazebo', 6),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 24]),
        needs('fuel'),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...OUTDOORS, ...ANY_JOB, 'mic_lectern', 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT, ...SPEECH, ...RADIO_MICS],
      excluded: [
        'crockery',
        'cutlery',
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'crew_steward',
        'crew_medic',
        'marquee_floor',
        'patio_heater',
        'space_heater',
      ],
      silly: ['projector', 'exhibition_stand', 'silent_disco'],
      title: [/youth|extension/i, /1[,.  ]?500/],
    },
  },
];

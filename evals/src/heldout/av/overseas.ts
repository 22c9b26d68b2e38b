import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PLATFORM, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Australian minutes, an Indian corrigendum, a South African request. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-av-shire-minutes',
    language: 'en',
    catalogue: 'wattlebird',
    description: `WANDERRA & DISTRICT SHOW SOCIETY - Minutes, general committee, Tues 14 Oct (extract)

5.2 Evening ring program, Show Saturday 21 March. Moved Val, seconded Trevor, that hire gear be priced as follows & the Secretary to chase quotes: truck stage with roof; PA for the country band and for the ring announcer with an audio operator; 4 foldbacks; 2 roving mics; stage lights; festoon, 12 strings, over the food court; 30 picnic settings for same; 1 coolroom trailer; 2 lighting towers for the top car park; 10 port-a-loos + 2 accessible; 60 barricades; 20 wheelie bins; genset 60 kVA w/ spider boxes. Gate last year 2,200. Carried.

5.3 Cattle wash-down. Hose to be replaced (again). Trevor.

5.4 Cooked sponge section. Complaint received re: judging. Noted. President to ring her.

5.5 Fireworks, still waiting on the permit.`,
    good: {
      attendees: 2200,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 20]),
        needs('crew_sound', [1, 14]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('festoon', [12, 12]),
        needs(/Picnic setting/, [30, 30]),
        needs(/Coolroom/, 1),
        needs(/Lighting tower/, 2),
        needs('toilet', [10, 10]),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', [60, 60]),
        needs('waste_bin', [20, 20]),
        needs(/60kVA/, 1),
      ],
      should: [needs(/spider box/, [1, 6]), needs('subwoofer', [2, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...PLATFORM, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand'],
      title: [/show|wanderra/i, /2[.,]?200/],
    },
  },
  {
    id: 'ho-av-convocation-corrigendum',
    language: 'en',
    catalogue: 'wharfe',
    description: `CORRIGENDUM-II to Notice Inviting Quotation for pandal, seating, light & sound arrangement for the 9th Annual Convocation of the University on 20th February. With the approval of the Competent Authority the following amendments are hereby made and shall be read as part and parcel of the N.I.Q.: the pandal (marquee) shall now measure 60 x 100 feet in place of 45 x 80 feet, closed on three sides; ordinary chairs shall be 1,100 nos. (black or blue) and V.I.P. chairs (cushioned Chiavari type or equivalent) 150 nos.; sofa two seater 8 nos. for dais and front row; stage of 40 ft x 24 ft and 2 ft height with steps on both sides; podium 2 nos. with mike; cordless mikes 4 nos. hand held; sound system for about 1,250 persons along with operator; LED wall behind the stage (indoor type) 16 sq. m.; D.G. set of 60 KVA with one standby of same capacity; red carpet 10 m rolls 6 nos. from gate to dais. Rates to be quoted inclusive of cartage and labour, GST extra. E.M.D. of Rs. 25,000/- is unchanged. All other terms and conditions will remain same. Sd/- Registrar`,
    good: {
      attendees: [1100, 1280],
      days: 1,
      must: [
        needs('marquee', [1, 4]),
        needs([/Chair, folding, black/, /Chair, conference, blue/], [1100, 1100]),
        needs(/Chiavari/, [150, 150]),
        needs('sofa', 8),
        needs('stage_deck', [30, 30]),
        needs('lectern', 2),
        needs('mic_wireless_handheld', 4),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [2, 24]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs(/LED wall/, [16, 16]),
        needs(/60kVA/, [1, 2]),
        needs(/Red carpet/, 6),
      ],
      should: [needs('stage_steps', [2, 4]), needs(/legs 2ft/, [30, 30]), needs('mic_lectern', 2), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, 'marquee_floor', 'stage_monitor'],
      offers: [
        ...OUTDOORS_OFFERS,
        'confidence_monitor',
        'camera',
        'backdrop',
        'drape',
        'plants',
        'uplight',
        'table_cocktail',
      ],
      silly: ['dance_floor', 'disco_light', 'beer_table_set', 'game', 'photo_booth'],
      title: [/convocation|university/i],
    },
  },
  {
    id: 'ho-av-ward-day-rfq',
    language: 'en',
    catalogue: 'fenland',
    description: `REQUEST FOR FORMAL WRITTEN PRICE QUOTATION (over R30 000, up to R200 000 incl. VAT)
Description: Hire of infrastructure, Women's Day prayer and lunch, Bergplaas sports ground, Sunday 9 August, 240 guests
SPECIFICATION: 1 x marquee, to seat 240 persons at tables, with hard flooring / 24 x round tables (10-seater) with white cloths / 240 x Chiavari chairs / 1 x red carpet / 1 x stage, decks only, 16 ft x 12 ft x 1 ft high w/ steps and a skirt / 1 x lectern / PA system with bass bins for a gospel choir, 3 x cordless microphones, operator / 4 x heaters for the marquee (nights are minus 2) / 8 x mobile toilets + 1 x for the disabled / 1 x 20 kVA silent generator with distribution / 2 x gazebo for registration
Catering: 240 x lunch packs (¼ chicken, roll, salad, fruit, 340 ml juice), halaal certificate to be attached; quoted under a separate RFQ number
Delivery: on site and complete by Saturday 12h00. Bidder to submit MBD 4 and 6.1, CSD report, municipal account not in arrears. NB: 80/20 preference point system applies. Quotations to be placed in the tender box, Civic Centre, ground fl`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [250, 320]),
        needs(/6ft round/, [24, 24]),
        needs(/Round tablecloth/, [24, 26]),
        needs(/Chiavari/, [240, 250]),
        needs('carpet', 1),
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        either(needs('subwoofer', [1, 6]), needs(/Dancing PA/, [1, 2])),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs('space_heater', 4),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs(/20 kVA/, 1),
        needs('gazebo', 2),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 18]),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PLATFORM,
        ...LINEN,
        'mic_instrument',
        'mic_wired',
        'stage_monitor',
        'di_box',
        'mic_lectern',
        'fuel',
      ],
      offers: [
        ...OUTDOORS_OFFERS,
        ...PARTY_OFFERS,
        ...LOOS,
        ...SPEECH,
        'choir_riser',
        'registration_desk',
        'table_trestle',
        'crockery',
        'cutlery',
      ],
      silly: ['projector', 'disco_light', 'exhibition_stand', 'line_array', 'flip_chart'],
      unmetToo: [/lunch|cater/i],
      title: [/women|prayer|bergplaas/i, /240/],
    },
  },
];

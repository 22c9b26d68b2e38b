import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** Lots, a specification, two notices from overseas and a forum post over a British house. */
export const WANSBECK: readonly EvalBrief[] = [
  {
    id: 'ho-ap-events-lots',
    language: 'en',
    catalogue: 'wansbeck',
    description: `The Authority invites tenders for the hire of event infrastructure for its summer programme. The contract is divided into lots as below and suppliers may bid for one, several or all: -
Lot 1 - Mobile Stage with Roof - £6,200 p.a.
Lot 2 - Outdoor LED Screen - £7,450 p.a.
Lot 3 - PA Systems, Outdoor, with Engineer - £14,900 p.a.
Lot 4 - Crowd Barriers (200no.) - £4,115 p.a.
Lot 5 - Generators and Power Distribution - £9,380 p.a.
Lot 6 - Temporary Toilets incl. Accessible - £16,700 p.a.
Lot 7 - Lighting Towers (4no.) - £1,960 p.a.
Lot 8 - Marquees, Tables and Chairs - £££12,250 p.a.
Lot 9 - Two Way Radios (24no.) - £1,320 p.a.
Lot 10 - Event Stewards - £21,040 p.a.
The estimated total value excluding VAT is stated over the full term. Call-off will be by purchase order, event by event. TUPE is not considered to apply. Tenderers should allow for out of hours collection on Sundays.`,
    good: {
      must: [
        needs('mobile_stage', [1, 1]),
        needs(/LED trailer/, [1, 1]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('crew_sound', [1, 6]),
        needs('crowd_barrier', [200, 200]),
        needs('generator', [1, 7]),
        needs('power_distro', [1, 12]),
        needs('toilet', [1, 30]),
        needs('toilet_accessible', [1, 5]),
        needs(/Lighting tower/, 4),
        needs('marquee', [1, 6]),
        needs(TABLES),
        needs('chair'),
        needs('two_way_radio', 24),
        needs('crew_steward'),
      ],
      should: [needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...SHOW,
        ...SPEECH,
        ...WALL,
        ...TABLES,
        'chair',
        'marquee_floor',
        'hand_wash',
        'stage_roof',
      ],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'marquee_lining', 'space_heater'],
      silly: ['photo_booth', 'lectern', 'disco_light', 'interpretation_booth', 'snow_machine', 'ceremony_arch'],
    },
  },
  {
    id: 'ho-ap-christmas-market',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Alderhaugh Town Council
Christmas Market and Lantern Parade
Specification of Hired Equipment (Annex B)

Background

The Market has been held in the Market Place and Bridge Street since 1998 and now attracts
around 3,000 visitors over the two days. In 2024 it was moved a week earlier to avoid a clash
with the cathedral city, which was felt to have been a success.

B1 Stalls

Thirty (30) pop-up gazebos 3m x 3m, weighted, white or neutral. Traders bring their own tables
and their own lights.

B2 Stage and sound

One trailer stage with roof, to be sited outside the Post Office (not on the tactile paving).
PA suitable for a town centre audience of 400, two radio handheld microphones, sound engineer
both days. Stage wash lighting. A snow machine for the finale on Sunday.

B3 Site lighting and power

Festoon, 12 lengths of 20m, across the Market Place from existing eyebolts. One diesel
generator of not less than 30kVA, silenced, with distribution to B1 and B2. Cable ramps, 25m.

B4 Matters provided by others

Barriers and cones: the County Highways depot. Stewarding: the Council's own contractor.
Toilets: the Corn Exchange will remain open. First aid cover: confirmed. The Round Table will
again run the bar out of its own unit. The tree and its lights are a separate contract.

B5 Making good

The contractor shall reinstate any dam`,
    good: {
      attendees: 3000,
      days: 2,
      must: [
        needs('gazebo', 30),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 4]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('snow_machine', [1, 2]),
        needs('festoon', 12),
        needs(/30kVA/, 1),
        needs('cable_ramp', 25),
      ],
      should: [needs('power_distro', [1, 12]), needs('power_cable'), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...LOUD, ...STAGE_LIGHT, 'stage_monitor', 'effect_fluid'],
        'crew_steward',
        'crew_medic',
      ),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        ...LOOS,
        'crowd_barrier',
        'crew_steward',
        'table_trestle',
        'beer_table_set',
      ),
      excluded: [...LOOS, 'crowd_barrier', 'crew_steward', 'table_trestle', 'bar_unit'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'disco_light', 'marquee_lining', 'photo_booth'],
      title: [/alderhaugh|christmas|market/i, /3[.,  ]?000/],
    },
  },
  {
    id: 'ho-ap-convocation-nit',
    language: 'en',
    catalogue: 'wansbeck',
    description: `NOTICE INVITING QUOTATION (Short Term)

Sealed quotations are invited from reputed and experienced firms having valid GSTIN for providing tentage, stage, light and sound arrangement on hire basis for the 14th Annual Convocation to be held in the Institute ground on 22.02.2027 (one day). Schedule of items: (i) Stage 40 ft x 24 ft, height 2 ft, with black skirting all round and steps on both sides - 01 no. (ii) Chairs, folding, black - 700 nos. (iii) Sofa two seater for dignitaries - 06 nos. (iv) Round table 6 ft with white cloth - 12 nos. (v) Podium - 02 nos. with mike (vi) Cordless handheld mike - 04 nos., collar mike - 02 nos. (vii) Sound system for gathering of 1,000 persons with operator (viii) LED video wall - 18 sq. mtr. with operator (ix) Silent DG set 30 kVA - 02 nos. with cabling complete (x) Red carpet 10 m - 04 nos. (xi) Video camera with operator - 02 nos. Rates to be quoted inclusive of transportation, labour and all taxes. EMD of Rs. 25,000/- in shape of DD. Conditional quotations will be summarily rejected. The undersigned reserves the right to increase/decrease the quantity and to reject any or all quotations without assigning any reason thereof. Sd/- Registrar (I/c)`,
    good: {
      attendees: [700, 1000],
      days: 1,
      must: [
        needs('stage_deck', [30, 30]),
        needs(/folding \/ black/, [700, 700]),
        needs('sofa', 6),
        needs(/round \/ 6ft/, 12),
        needs('lectern', 2),
        needs('mic_wireless_handheld', 4),
        needs('mic_wireless_lapel', 2),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [4, 16])),
        needs(['crew_sound', 'crew_technician'], [1, 4]),
        needs(/LED wall/, [18, 18]),
        needs(['crew_video', 'crew_technician'], [1, 4]),
        needs(/30kVA/, 2),
        needs('carpet', 4),
        needs('camera', 2),
        needs('crew_camera', 2),
      ],
      should: [
        needs('tablecloth', 12),
        needs('mic_lectern', 2),
        needs('stage_leg', 30),
        needs('stage_steps', 2),
        needs('stage_skirt', [20, 40]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...MEETING, ...PLATFORM, ...WALL, ...LOUD],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS, 'marquee'],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'snow_machine', 'silent_disco', 'hazer', 'drum_kit'],
      title: [/convocation/i],
    },
  },
  {
    id: 'ho-ap-heritage-rfq',
    language: 'en',
    catalogue: 'wansbeck',
    description: `REQUEST FOR QUOTATION: RFQ 118/2026 - HERITAGE DAY CELEBRATION, WARD 7 SPORTS GROUND, 24 SEPTEMBER
The Local Municipality hereby invites accredited service providers registered on CSD to quote on the following:
QTY / DESCRIPTION
1 x Marquee 12m x 24m with flooring (approx 288 sqm)
500 x chairs, folding
1 x stage, min 6m x 5m, covered
1 x PA system for 800 people with 4 cordless mics and sound engineer
10 x VIP sofas not required this year, replaced by 40 x Chiavari chairs for the front row
12 x chemical toilets, of which 2 disabled
100 x crowd control barriers
6 x gas braai / barbecue... CORRECTION: 4 only
20 x wheelie bins
NB: Electricity will be taken from the clubhouse, service provider must NOT quote for generator. Catering incl. plates and cutlery has been awarded to three local co-operatives. Tables will come from the community hall. Security and ambulance arranged by Public Safety.
Evaluation 80/20. Tax clearance PIN, B-BBEE sworn affidavit and municipal account (not older than 90 days) compulsory. No faxed or e-mailed quotations. Closing 11h00 in the tender box, Civic Centre. Enquiries Ms Khumalo, SCM Unit.`,
    good: {
      attendees: [500, 840],
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [280, 300]),
        needs(/folding/, [500, 500]),
        either(needs('mobile_stage', 1)),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 5])),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', [1, 2]),
        needs(/Chiavari/, 40),
        needs('toilet', [10, 12]),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', [100, 100]),
        needs('cooking', 4),
        needs('waste_bin', 20),
      ],
      should: [needs('transport')],
      allowed: without(
        [...OUTDOORS, ...LOUD, 'stage_monitor', ...PLATFORM],
        'generator',
        'fuel',
        'crew_steward',
        'crew_medic',
      ),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_lining', 'carpet', 'lectern'],
        'table_trestle',
        'beer_table_set',
        'crew_steward',
      ),
      excluded: ['generator', 'sofa', 'crockery', 'cutlery', ...TABLES, 'crew_steward'],
      silly: ['projector', 'dance_floor', 'disco_light', 'snow_machine', 'photo_booth', 'uplight'],
      title: [/heritage|ward 7/i],
    },
  },
  {
    id: 'ho-ap-panto-thread',
    language: 'en',
    catalogue: 'wansbeck',
    description: `Re: what would you hire in for a village panto?

Evening all. Am-dram society of 30, hall seats about 140, Aladdin, four performances Thurs to Sat with the Saturday matinee (so three days, really). We've had a small win on the raffle and I've been told to go and spend it before somebody else does.

Shopping list so far:
- 6 radio headsets for the principals. Last year we shared two and it was carnage
- follow spot with a stand
- 4 profiles, LED, for the front bar
- snow machine (don't ask, it's Peking)
- tabs: black drape either side of stage, 12 metres in all
- a decent keyboard for Margaret, 88 keys

The hall has its own speakers, a 16 channel desk and a lighting desk with a dozen old cans, and Phil drives the lot, so no engineers please, he'd be mortified. NO smoke or haze, the detectors go straight through to the fire station and they were very nice about it the first time.

Am I missing anything obvious? Do headsets come with the receivers or is that extra?`,
    good: {
      attendees: 140,
      days: 3,
      must: [
        needs('mic_headset', 6),
        needs('followspot', 1),
        needs('profile_spot', 4),
        needs('snow_machine', 1),
        needs('drape', 12),
        needs('keyboard', 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'batteries',
        'tape',
        'effect_fluid',
        'audio_cable',
        'di_box',
        'clamp',
        'lighting_stand',
        'dmx_splitter',
        'music_stand',
      ],
      offers: without(
        [...SHOW_OFFERS, ...PARTY_LIGHT, ...PLATFORM],
        ...FOG,
        'lighting_console',
        'crew_lighting',
        'smoke_machine',
        'effect_fluid',
        'lighting_package',
      ),
      excluded: [
        ...FOG,
        ...SPEAKERS,
        'mixing_console',
        'lighting_console',
        'lighting_package',
        'crew_sound',
        'crew_lighting',
        'crew_technician',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'table_round', 'crowd_barrier', ...TABLEWARE],
      title: [/panto|aladdin/i, /140/],
    },
  },
];

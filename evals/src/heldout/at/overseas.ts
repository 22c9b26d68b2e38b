import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, TABLES, WALL } from '../../usual.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { judged } from './judged.ts';

/** Australia, South Africa, India and Canada. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-at-harmony-day-eoi',
    language: 'en',
    catalogue: 'marlowe',
    description: `EXPRESSION OF INTEREST: Production Supplier, Harmony in the Gardens

About the event
A free, family friendly celebration of food, dance and music on Sunday 21 March, 10am–4pm. Expected attendance 2,500. Alcohol free.

We are seeking
> a trailer stage approx 7m x 5m with roof
> PA to suit the lawn (min. 4 tops / 4 subs), FOH operator, 4 foldback, 4 wireless handhelds, mics for a steel band
> 20kVA generator for the stage with leads and boards
> 10 marquees 3x3 for the information stalls
> 40 trestle tables and 200 stacking chairs
> 10 market umbrellas for the picnic lawn

Council will provide
> toilets (amenities block plus six portables through our panel contractor)
> wheelie bins and waste collection
> pedestrian fencing and road closure barriers
> traffic controllers

Please note food vendors are self contained: they bring own gazebos & power.

Submissions
No more than 6 pages. Weighting: price 40%, local content 20%, WHS systems 20%, experience 20%. Late submissions will not be`,
    good: judged({
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', [1, 1]),
        needs(['speaker_top', 'line_array'], [4, 12]),
        needs('subwoofer', [4, 8]),
        needs('crew_sound', [1, 16]),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/20kVA/, [1, 1]),
        needs('gazebo', [10, 10]),
        needs(/Trestle table/, [40, 40]),
        needs(/stacking chair/, [200, 200]),
        needs('parasol', [10, 10]),
      ],
      should: [
        needs(['mic_wired', 'mic_instrument'], [2, 16]),
        needs('power_cable', [1, 40]),
        needs('power_distro', [1, 6]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [...LOOS, 'waste_bin', 'crowd_barrier', 'fencing'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'bar_unit', 'glassware'],
    }),
  },
  {
    id: 'ho-at-heritage-rfq',
    language: 'en',
    catalogue: 'marlowe',
    description: `REQUEST FOR QUOTATION: HERITAGE DAY CELEBRATION (24 SEPTEMBER) SPORTS GROUND WARD 11
Service provider must have CSD number, valid BBBEE certificate or sworn affidavit, municipal rates account not older than 3 months. Prices must be VAT inclusive. 80/20 preference point system will apply.
NO | DESCRIPTION | QTY
1 | Marquee 10m x 15m, with sides | 2
2 | White plastic chairs | 400
3 | Round tables for VIP, with white cloths | 10
4 | Stage 4,8m x 3,6m with steps | 1
5 | P.A. system with 4 cordless mics, podium and sound engineer | 1
6 | Mobile toilets (VIP 1 trailer) | 12
7 | Jumping castle | 2
8 | Stand by generator 60kva | 1
9 | Two way radio for marshals | 10
N.B. Catering, crockery & cutlery are on a separate RFQ (SCM 44). Photographer and videographer: communications unit of the municipality. DJ & MC already appointed, DJ comes with own decks. Delivery and set up the day before by 14H00. The municipality reserves the right not to appoint.`,
    good: judged({
      days: 1,
      must: [
        needs(/Marquee 10m x 15m/, [2, 2]),
        needs(/stacking chair/, [400, 400]),
        needs('table_round', [10, 10]),
        needs('stage_deck', [6, 6]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [4, 4]),
        needs('lectern', [1, 1]),
        needs('crew_sound', [1, 16]),
        needs(/Portaloo$/, [11, 12]),
        needs(/Jumping castle/, [2, 2]),
        needs(/60kVA/, [1, 1]),
        needs('two_way_radio', [10, 10]),
      ],
      should: [
        needs(/Tablecloth, round/, 10),
        needs('stage_steps', [1, 2]),
        needs(/Luxury toilet/, 1),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PLATFORM,
        'toilet_trailer',
        'toilet_accessible',
        'mic_lectern',
        'stage_monitor',
      ],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS, 'marquee_floor'],
      excluded: [
        'crockery',
        'cutlery',
        'cooking',
        'serving',
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'camera',
        'crew_camera',
        'crew_photographer',
      ],
      silly: ['projector', 'dance_floor', 'interpretation_booth', 'registration_desk'],
    }),
  },
  {
    id: 'ho-at-mela-notice',
    language: 'en',
    catalogue: 'irthing',
    description: `OFFICE OF THE MELA COMMITTEE. Notice Inviting Short Term Quotation. Sealed quotations are hereby invited from bonafide firms having valid GST registration for providing following items on hire basis for the three days District Level Horticulture Mela w.e.f. 6th to 8th November at Dussehra Ground: (a) Waterproof pandal / marquee 12 mtr x 30 mtr complete with flooring – 01 No. (b) Chairs padded for VIPs – 150 Nos., folding chairs – 450 Nos. (c) Tables with frill – 60 Nos. (d) Stage of size 32 ft x 16 ft with steps and black frill – 01 No. (e) Sound system of adequate capacity with 4 Nos. cordless mike and operator (f) LED screen for live telecast of the chief guest – 01 No. (g) Sofa sets 3+1+1 – 06 Nos. (h) Silent D.G. set 100 KVA – 01 No. (i) Stalls of octonorm with fascia 3x2 mtr – 20 Nos. (j) Walkie talkie – 15 Nos. Earnest money of Rs. 20,000/- in shape of FDR must accompany the quotation failing which same shall be rejected out rightly. Undersigned reserves right to accept or reject any or all quotations without assigning any reason whatsoever. Conditional quotation shall not be entertai`,
    good: judged({
      days: 3,
      must: [
        needs(/12 x 30/, [1, 1]),
        needs('marquee_floor', [300, 400]),
        needs(/conf\. blue|chiavari/, [150, 150]),
        needs(/folding wht/, [450, 450]),
        needs('table_trestle', [60, 60]),
        needs('stage_deck', [16, 16]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [4, 4]),
        needs('crew_sound', [1, 6]),
        needs('led_wall', [1, 24]),
        needs(/100kVA/, [1, 1]),
        needs(/Shell scheme/, [20, 20]),
        needs('two_way_radio', [15, 15]),
      ],
      should: [
        needs('stage_steps', [1, 3]),
        needs('stage_skirt', [5, 30]),
        needs('camera', [1, 3]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, ...WALL, ...SHOW_OFFERS, 'tablecloth', 'lectern', 'mic_lectern'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, 'marquee_lining', 'armchair'],
      unmet: [/sofa/i],
      unmetToo: [/frill/i],
      silly: ['dance_floor', 'silent_disco', 'photo_booth', ...FOG],
    }),
  },
  {
    id: 'ho-at-township-canada-day',
    language: 'en',
    catalogue: 'kawartha',
    description: `Township of the Lakes – RFQ 26-14 – Canada Day

Hi vendors, please find below what we require for July 1st at the Fairgrounds. Crowd is usually 1,500 to 2,000 depending on weather. Quotes due by email before 2:00 pm local time, anything later goes unopened.

STAGE: Stageline SL100 or approved equal
SOUND: For 3 local bands + speeches. Line array or equivalent, min 4 subs, 5 monitors, 2 wireless handhelds, CD/aux input for anthem, Audio Engineer 12 pm to 11 pm
TENTS: qty 1 – 30x60, qty 4 – 20x20, qty 6 – 10x10 pop-ups
TABLES: 40 x 6ft
CHAIRS: 300 folding
PICNIC TABLES: 20
WASHROOMS: 14 regular, 2 accessible, 4 handwash stations
BARRICADES: 60
GENERATOR: 45 kW, with distro and cable
LIGHT TOWERS: 2

Delivery June 30 between 9 and 3. Pick up July 2. HST extra. WSIB clearance + $5M liability naming the Township. Awarded vendor to be notified after council meets on the 14th.`,
    good: judged({
      attendees: [1500, 2000],
      must: [
        needs(/SL100/, [1, 1]),
        needs(/HDL 6|K12/, [4, 16]),
        needs('subwoofer', [4, 8]),
        needs('stage_monitor', [5, 5]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 2]),
        needs(/30x60/, [1, 1]),
        needs(/Frame Tent 20x20/, [4, 4]),
        needs('gazebo', [6, 6]),
        needs(/Banquet Table 6ft/, [40, 40]),
        needs(/Samsonite|White Resin/, [300, 300]),
        needs(/Picnic Table/, [20, 20]),
        needs(/Washroom$/, [14, 14]),
        needs('toilet_accessible', [2, 2]),
        needs('hand_wash', [4, 4]),
        needs('crowd_barrier', [60, 60]),
        needs(/Genset 45/, [1, 1]),
        needs(/Light Tower/, [2, 2]),
      ],
      should: [
        needs('mixing_console', [1, 2]),
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, ...BAND],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...RADIO_MICS, ...SEATS, ...TABLES, 'marquee_floor', ...ANY_JOB],
      unmetToo: [/cd|aux|player/i],
      silly: ['projector', 'dance_floor', 'table_round'],
    }),
  },
];

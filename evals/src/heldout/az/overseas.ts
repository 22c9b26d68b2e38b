import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, STAGES } from '../usual.ts';
import { FAIR, FAIR_OFFERS, RITE, RITE_OFFERS, ROOM, ROOM_OFFERS } from './pass.ts';

/** British, Irish, Australian, Canadian, American: lots, quotations, a tender, a convocation, a festival of choirs. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-az-district-lots',
    language: 'en',
    catalogue: 'nidd',
    description: `Ashmere and Holme District Council invites tenders for the provision of event infrastructure for its programme of outdoor events, 1 April 2026 to 31 March 2029 with an option to extend by 12 months.
The contract is divided into lots. Tenderers may bid for one, several or all lots. Estimated annual values (excl. VAT):
Lot 1 - Trailer Stage with Roof - £12,400
Lot 2 - Public Address for Outdoor Events - £9,750
Lot 3 - Event Lighting incl. Festoon - £5,200
Lot 4 - Generators and Temporary Power Distribution - £14,900
Lot 5 - Marquees, Furniture (Tables, Chairs) - £8,300
Lot 6 - Crowd Barriers and Fencing - £6,150
Lot 7 - Portable Toilets (incl. accessible) - £11,000
Lot 8 - Two-way Radios - £1,480
Lot 9 - Stewarding - £22,600
Lot 10 - Outdoor Screen - £7,000
The total value over the term is estimated at £296,340. CPV codes: 79952000, 92331200, 39154000.`,
    good: {
      must: [
        needs('mobile_stage', [1, 2]),
        needs(SPEAKERS),
        needs('festoon'),
        needs('generator'),
        needs('power_distro'),
        needs('marquee'),
        needs(['table_trestle', 'table_round', 'beer_table_set']),
        needs('chair'),
        needs('crowd_barrier'),
        needs('fencing'),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('two_way_radio'),
        needs('crew_steward'),
        needs(/Big Trailer/, [1, 1]),
      ],
      should: [needs(['stage_wash', 'lighting_package', 'floodlight']), needs('transport')],
      allowed: [...FAIR, 'marquee_floor', 'toilet_trailer'],
      offers: [...FAIR_OFFERS, 'space_heater'],
      silly: ['dance_floor', 'interpretation_booth', 'ceremony_arch', 'lectern', 'drum_kit'],
    },
  },
  {
    id: 'ho-az-regatta-rfq',
    language: 'en',
    catalogue: 'corrib',
    description: `Request for Quotation: Kilbrannan Harbour Regatta, Sunday 2 August 2026

Background
The Regatta has been held on the August weekend since 1891 and draws in the region of 4,000 people to the pier and the green. The committee is entirely voluntary and is supported by the County Council under the Festivals Scheme.

Services sought
(a) PA for the green, speech and recorded music, with commentary position: two radio handheld microphones, and an operator 11am to 7pm.
(b) One marquee 9 x 18 with hard floor, for the prizegiving and tea.
(c) 20 trestle tables and 140 folding chairs in same.
(d) Eight gazebos, 3 x 3, for the craft stalls.
(e) 90 crowd control barriers, delivered to the pier on the Saturday.
(f) Ten portaloos and one wheelchair accessible unit.

For information only
The gig rig (a trailer stage) is on loan from the Arts Office together with its own generator. Stewards are from the GAA club and the Order of Malta do the first aid. Bins: the Council's Environment section. Tea, cups and saucers are looked after by the ladies of the guild. Tenders without a tax clearance number will be deemed inval`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/9 x 18/, 1),
        needs('marquee_floor', [1, 200]),
        needs('table_trestle', [20, 20]),
        needs('chair', [140, 140]),
        needs('gazebo', 8),
        needs('crowd_barrier', [90, 90]),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs('transport')],
      allowed: without(FAIR, 'crew_steward', 'crew_medic', 'waste_bin', 'generator', ...STAGES),
      offers: without(FAIR_OFFERS, ...STAGES, 'stage_roof', 'crew_steward'),
      excluded: [
        'mobile_stage',
        'stage_deck',
        'generator',
        'crew_steward',
        'crew_medic',
        'waste_bin',
        'crockery',
        'hot_drinks',
      ],
      silly: ['dance_floor', 'projector', 'disco_light', 'exhibition_stand', 'drum_kit'],
      title: [/kilbrannan|regatta/i],
    },
  },
  {
    id: 'ho-az-carols-tender',
    language: 'en',
    catalogue: 'wattlebird',
    description: `SPECIFICATION, Community Carols, Jacaranda Reserve, Sunday 13 December 2026
1.0 GENERAL. Council presents a free community carols evening, attendance in the order of 2,500, picnic seating on the grass. Bump in from 9.00am, sound check 3.00pm, carols 6.30pm to 8.45pm, site clear by midnight.
2.0 STAGING. Truck stage with roof, min. 7m x 5m. Three (3) tiered choir risers alongside on level ground.
3.0 AUDIO. System suitable for 2,500 persons outdoors, digital mixing desk, four (4) foldback monitors, 6 wireless handheld microphones, 4 overhead microphones for the massed choir, audio operator.
4.0 LIGHTING. Coloured wash of the stage after sunset, operator; 4 floodlights for the exit paths.
5.0 SCREEN. One outdoor LED trailer screen, min. 12 sqm, for lyrics, laptop, HDMI run from the mixing position.
6.0 POWER. Generator, min. 60kVA, with leads, spider boxes and cable covers.
7.0 EXCLUSIONS. The following are dealt with elsewhere and shall not be priced: toilets (permanent amenities block in the reserve); fencing; waste bins; food vans; first aid; the band's backline (the Salvation Army bring their own instruments and music stands); jumping castle.
8.0 WHS. Contractor to submit SWMS and public liability $20m no later than 10 working days pri`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('choir_riser', 3),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 20]),
        needs('mixing_console', 1),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', 6),
        needs('crew_sound', [1, 16]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 32]),
        needs('floodlight', [4, 8]),
        needs(/Trailer screen/, 1),
        needs('playback_laptop', 1),
        needs(/60kVA/, 1),
        needs(['mic_instrument', 'mic_wired'], [4, 16]),
        needs('power_distro', [1, 6]),
        needs('cable_ramp'),
      ],
      should: [needs('video_cable', [1, 2]), needs('crew_lighting', [1, 16]), needs('transport')],
      allowed: [...without(FAIR, 'waste_bin', 'crew_medic'), ...without(ROOM, 'projector'), 'led_wall'],
      offers: without(FAIR_OFFERS, ...LOOS, 'fencing', 'waste_bin', 'backline'),
      excluded: [...LOOS, 'fencing', 'waste_bin', 'crew_medic', 'inflatable', 'music_stand'],
      silly: ['dance_floor', 'projector', 'exhibition_stand', 'table_round', 'disco_light'],
    },
  },
  {
    id: 'ho-az-convocation-canada',
    language: 'en',
    catalogue: 'kawartha',
    description: `Solicitation abstract. Spring Convocation, rental of tent and related goods, University Green, June 9-10, 2026 (two ceremonies each day). The Supplier shall provide: clear-span structure 40’ x 80’ complete with tent flooring over the full area (3,200 sq. ft.); concrete ballast as engineered, staking is not permitted on the Green; one stage 16’ x 32’ x 24” high with black skirt, two stair units, guardrails and one accessible ramp; oak lectern with gooseneck microphone; sound system for speech with operator each day; 300 white resin padded chairs; 1,100 black folding chairs; four (4) portable washrooms & one (1) accessible; two (2) tow-behind or suitcase generators as required for the sound only. Optional (price separately): two patio heaters. Mandatory site meeting April 2 at 10:00 a.m., Facilities boardroom. Bidders who are not present will be disqualified. Pricing in Canadian dollars, HST extra, firm for 90 days. The University is not bound to accept the lowest or any bid.`,
    good: {
      days: 2,
      must: [
        needs(/40x80/, 1),
        needs('marquee_floor', [3200, 3200]),
        needs('stage_deck', [16, 16]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Lectern - oak/, 1),
        needs(SPEAKERS, [1, 12]),
        needs(/White Resin/, [300, 300]),
        needs(/Samsonite/, [1100, 1100]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('generator', [2, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
      ],
      should: [
        needs('ballast'),
        needs('mic_lectern', 1),
        needs('stage_skirt', [48, 100]),
        needs('stage_handrail', [2, 10]),
        offers('patio_heater', 2),
        needs('transport'),
      ],
      allowed: RITE,
      offers: RITE_OFFERS,
      silly: ['dance_floor', 'disco_light', 'drum_kit', 'exhibition_stand', 'bar_unit'],
    },
  },
  {
    id: 'ho-az-choral-day',
    language: 'en',
    catalogue: 'tamarack',
    description: `ALL-COUNTY CHORAL DAY - Equipment Requirements for Host Sites (updated)

Concert Hall/Gym: five choral risers (3 step), conductor's podium, one grand or upright piano tuned to A440 (digital piano acceptable), four condenser or instrument microphones on tall boom stands, PA with two speakers, one wireless handheld for the emcee, one recording device. 350 folding chairs for the audience.

Rehearsal Rooms A, B: each one 88-key keyboard, 30 chairs, 12 music stands.

Judges: three 6' tables at mid house, skirted.

Host site will have one sound technician from 8:30 AM to 4 PM. Lunch for directors is on their own, a list of restaurants is in the packet. Buses unload on Elm. Registration closes Oct 2, fee $14 per singer, no refunds after`,
    good: {
      days: 1,
      must: [
        needs('choir_riser', 5),
        either(needs('piano', 1), needs('keyboard', 3)),
        needs('keyboard', [2, 3]),
        needs(['mic_instrument', 'mic_wired'], [4, 6]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('chair', [350, 420]),
        needs('music_stand', [24, 24]),
        needs(/Table 6' Skirted/, 3),
      ],
      should: [needs('audio_recorder', 1), needs(/Conductor/, 1), needs('mic_stand', [4, 6]), needs('transport')],
      allowed: [...ROOM, 'stage_monitor', 'di_box', 'registration_desk', 'table_trestle', 'mic_instrument'],
      offers: [...ROOM_OFFERS, 'stage_handrail', 'video_recorder'],
      silly: ['toilet', 'marquee', 'dance_floor', 'generator', 'crowd_barrier', 'disco_light'],
    },
  },
];

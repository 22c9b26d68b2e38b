import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, RADIO_MICS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

const LAMPS = ['stage_wash', 'lighting_package', 'profile_spot', 'moving_head', 'disco_light'] as const;

/** A council's framework by lots, a college's exam hall, an Irish festival's tender. */
export const BRITISH_IRISH: readonly EvalBrief[] = [
  {
    id: 'ho-an-framework-lots',
    language: 'en',
    catalogue: 'wyvern',
    description: `Wrenbury District Council intends to put in place a framework for event hire covering its summer programme (four parks, six dates). The framework is divided into lots with estimated annual values as follows: -
Lot 1 - Crowd Barriers - £4,300 p.a.
Lot 2 - Trailer Stage with Roof - £7,900 p.a.
Lot 3 - Big Screens - lot not taken forward, the Council now owns a screen
Lot 4 - Portable Toilets incl. accessible - £11,250 p.a.
Lot 5 - PA Systems for Outdoor Events with operator - ££9,400 p.a.
Lot 6 - Marquees, Tables and Chairs - £8,864 p.a.
Lot 7 - Tower Lighting - £2,127 p.a.
Lot 8 - Two-way Radios - £1,105 p.a.
Lot 9 - Event Stewarding - awarded separately, ref. WDC/118
Lot 10 - Generators and Temporary Power - £6,600 p.a.
Bidders may apply for one or more lots. TUPE is not thought to apply. Any queries through the portal only, by noon on 14 Feb`,
    good: {
      must: [
        needs('crowd_barrier'),
        needs('mobile_stage', [1, 4]),
        needs('toilet'),
        needs('toilet_accessible'),
        needs(['speaker_top', 'pa_package', 'line_array']),
        needs('marquee'),
        needs(['table_trestle', 'table_round', 'beer_table_set']),
        needs('chair'),
        needs('floodlight'),
        needs('two_way_radio'),
        needs('generator'),
      ],
      should: [needs('crew_sound'), needs('power_distro'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...BAND, ...RADIO_MICS, 'marquee_floor'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'crew_steward', 'led_wall'),
      excluded: ['led_wall', 'crew_steward'],
      silly: ['dance_floor', 'table_desk', 'disco_light', 'lectern', 'photo_booth'],
      title: [/wrenbury/i],
    },
  },
  {
    id: 'ho-an-exam-hall',
    language: 'en',
    catalogue: 'wyvern',
    description: `INVITATION TO QUOTE - EXAMINATION FURNITURE, SUMMER SERIES
1. The College requires the hire, delivery, laying out and collection of 180 folding exam desks and 180 stacking chairs for the Sports Hall, 10 May to 18 June. 2. Desks to be set in twelve rows of fifteen at 1.25 m centres. A plan will be issued on award. 3. The Contractor shall provide a floor covering to protect the sprung floor, or state that it cannot. 4. Six crowd barriers for the queue at the main door. 5. Clocks, whiteboards and the hall's PA with its microphones are the College's own and stay in use. 6. Invigilators are College staff. 7. Deliveries before 8.15 or after 9.30 owing to school buses. 8. Price to be a fixed sum exclusive of VAT, broken down as at Appendix B (not attached to this notice). Background: The College was founded in 1911 and has about 1,400 learners, of whom 180 sit at any one session`,
    good: {
      attendees: [180, 1400],
      must: [needs('table_desk', [180, 180]), needs(/stacking, conference/, [180, 180]), needs('crowd_barrier', 6)],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [...ANY_JOB, 'marquee_floor', 'carpet'],
      offers: ['coat_rail', 'signage', 'marquee_floor'],
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mixing_console', 'whiteboard'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_deck', 'projector', 'table_round'],
      unmetToo: [/floor/i],
      title: [/exam|college|180/i],
    },
  },
  {
    id: 'ho-an-fleadh-lots',
    language: 'en',
    catalogue: 'corrib',
    description: `Request for Tender: Supply of Stage, Sound and Site Equipment, Ballinacarra Trad Weekend, Market Square, Sat 5 and Sun 6 June
The weekend has grown from a session in one pub in 2009 to some 2,000 visitors over both days. The committee is voluntary.
Requirement: covered trailer stage, about 6m x 5m, with steps. PA suitable for the Square with engineer, both days 12.30 - 19.00. 8 no. vocal mics on stands, 4 no. DI, 3 no. wedges, 2 no. radio handhelds for the fear an tí. 20kVA generator, cables, ramps where they cross the footpath. 120 no. crowd control barriers. 10 no. portaloos of which 2 no. wheelchair. 6 no. gazebos 3x3 for craft stalls.
Not required: stage lighting (finish before dark). Bins and street cleaning are done by the Council. Stewards are volunteers from the GAA club, hi-vis and radios are theirs too. Musicians have their own instruments and amps.
Accommodation for the visiting groups is being looked after by Bord na Féile. Tax clearance cert required. Tenders by email, 17.00 on`,
    good: {
      attendees: 2000,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 14]),
        needs('crew_sound', [1, 4]),
        needs(['mic_wired'], [8, 10]),
        needs('di_box', [4, 5]),
        needs('stage_monitor', 3),
        needs('mic_wireless_handheld', 2),
        needs(/20kVA/, 1),
        needs('crowd_barrier', [120, 120]),
        needs(/^Portaloo$/, [8, 10]),
        needs('toilet_accessible', 2),
        needs('gazebo', 6),
      ],
      should: [needs('mic_stand', [8, 14]), needs('cable_ramp', [2, 60]), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, 'stage_steps'], 'waste_bin', 'crew_steward', 'two_way_radio'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
        'crew_steward',
        'two_way_radio',
        'backline',
        ...LAMPS,
        'uplight',
        'festoon',
      ),
      excluded: [
        ...LAMPS,
        'crew_lighting',
        'lighting_console',
        'waste_bin',
        'crew_steward',
        'two_way_radio',
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'keyboard',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'hazer', 'photo_booth'],
      title: [/ballinacarra|trad/i],
    },
  },
  {
    id: 'ho-an-lantern-parade',
    language: 'en',
    catalogue: 'wyvern',
    description: `Lantern Parade - minutes of site group, item 6, kit (KB to get price)

Sat 27 Nov, 4.30 to 7. Last year 700 came, expect same. Parade ends in the churchyard car park where the choir sings from the steps, so no stage wanted. Agreed to hire: a PA for the car park with one radio mic for vicar and a cabled mic on a stand for choir, someone to work it; 8 strings of 20m festoon; one small petrol genny (6k) with extension leads; 4 gazebos 3x3; 30 barriers; 2 gas patio heaters for the over 70s corner, 40 folding chairs for same. Item deferred: red carpet (MP may not come). WI have mulled wine in hand incl. urns & cups. Loos: church hall open. PCSOs + Rotary marshal the road. AOB snow machine - no!! AOB parking at the surger`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Toastmaster|battery, c/, [1, 2])),
        needs('mic_wired', [1, 2]),
        needs('festoon', 8),
        needs(/6kVA/, 1),
        needs('gazebo', 4),
        needs('crowd_barrier', [30, 30]),
        needs('patio_heater', 2),
        needs(/folding, white/, [40, 40]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('power_cable', [1, 30]), needs('mic_stand', [1, 3]), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward', 'hand_wash'), ...SPEECH],
      offers: without(OUTDOORS_OFFERS, 'toilet', 'toilet_accessible', 'toilet_trailer', 'crew_steward', 'stage_roof'),
      excluded: [
        ...STAGES,
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'hot_drinks',
        'crockery',
        'crew_steward',
        'snow_machine',
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'disco_light'],
      title: [/lantern|parade/i, /700/],
    },
  },
];

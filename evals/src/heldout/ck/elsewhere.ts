import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const LEGION_OFF: readonly Selector[] = [
  'mixing_console',
  'mic_wired',
  'mic_instrument',
  'mic_wireless_handheld',
  'stage_monitor',
  'crew_sound',
];

/** Canadian and Irish papers. */
export const ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-ck-legion-hall-forum',
    language: 'en',
    catalogue: 'kawartha',
    description: `Gearhall forums › Rent / Buy › Mains for a Legion hall gig?

Five piece covers band from Haliburton way, playing a Legion hall dance on New Year's Eve. Long low room, sells 150 tickets. Usually we just plug into whatever the bar has but this place has zilch.

We've got our own mixer (Soundcraft, 16 ch), all our mics and our own monitors, so I'm not looking for those, only the front end. I mix us from stage so don't need a sound guy either. Thinking two 12 inch powered boxes and two 18 subs, on stands/poles obviously. Is that enough for 150 dancing?

While I'm at it, a few par cans, say 8 on two trees with some kind of board, and a dance floor 15 x 15 since it's carpet (that's 25 of the 3x3 squares, right?). Stage is there, about a foot high, fine for us.

What should we rent and roughly what does that run?`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('speaker_top', [2, 4]),
        needs('subwoofer', [2, 4]),
        needs('speaker_stand', [2, 4]),
        either(needs('lighting_package', 1), needs('stage_wash', [8, 10])),
        needs('dance_floor', [25, 30]),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...LEGION_OFF, ...PLATFORM),
      offers: without(SHOW_OFFERS, ...PLATFORM, 'backline'),
      excluded: [...LEGION_OFF, 'stage_deck', 'mobile_stage'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'table_round'],
      title: [/legion|dance|new year/i, /150/],
    },
  },
  {
    id: 'ho-ck-canada-day-schedule',
    language: 'en',
    catalogue: 'kawartha',
    description: `TOWN OF ELDON MILLS
RFQ 2026-14 Canada Day rentals, Fairgrounds, Wednesday July 1 - Schedule of Items and Prices (estimated attendance 4,000)

Part A Tents • 26 canopies 10x10 • 2 frame tents 20x40 • 1 frame tent 30x60 (beer garden) • concrete blocks, 48, no stakes permitted on the infield Part B Furniture • 45 banquet tables 6ft • 30 cedar picnic tables • 500 black folding chairs Part C Stage and Sound • 1 Stageline stage or equal • sound system with at least 8 line array boxes and 4 subs, digital mixer and stage rack • 6 floor monitors • 8 vocal mics on boom stands • 4 wireless handhelds • 6 direct boxes • sound engineer from 10am to 10pm Part D Site • 130 barricades 8ft • 20 portable washrooms, 3 accessible • handwash stations, 6 • 36 bins • 12 two-way radios Part E Power • 2 gensets 45 kW, diesel included • 4 spider boxes with 50ft cable each • light towers, 3

Prices to remain open for acceptance for sixty days. The lowest or any quotation not necess`,
    good: {
      attendees: 4000,
      days: 1,
      must: [
        needs('gazebo', 26),
        needs(/Frame Tent 20x40/, 2),
        needs(/Frame Tent 30x60/, 1),
        needs('ballast', [48, 60]),
        needs(/Banquet Table 6ft/, 45),
        needs(/Picnic Table/, 30),
        needs(/Samsonite folder/, 500),
        needs('mobile_stage', 1),
        needs('line_array', [8, 16]),
        needs('subwoofer', [4, 8]),
        needs(/SQ-5/, [1, 2]),
        needs(/DX168/, [1, 2]),
        needs('stage_monitor', 6),
        needs('mic_wired', [8, 10]),
        needs('mic_stand', [8, 16]),
        needs('mic_wireless_handheld', 4),
        needs('di_box', 6),
        needs('crew_sound', [1, 2]),
        needs('crowd_barrier', 130),
        needs('toilet', 20),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs('waste_bin', 36),
        needs('two_way_radio', 12),
        needs(/45 kW/, 2),
        needs('power_distro', 4),
        needs(/50A Cable/, [4, 8]),
        needs(/Light Tower/, 3),
      ],
      should: [needs('transport'), needs('fuel')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['dance_floor', 'lectern', 'table_round', 'tablecloth', 'projector'],
      title: [/canada day|eldon|fairground/i, /4[,.]?000/],
    },
  },
  {
    id: 'ho-ck-civic-questionnaire',
    language: 'en',
    catalogue: 'corrib',
    description: `Comhairle Contae / County Council - Supplier Questionnaire, Quick Quote 118
Citizens' Assembly on the Harbour Plan, Town Hall, Thursday 12 March, 6.30pm - 9pm

Q1 How many will attend? 110 in the hall, and as many again online.
Q2 What is to be supplied?
   - PA for speech, 4 lapel radio mics for the panel, 3 hand-held radio mics for the floor
   - lectern with gooseneck mic
   - 6k projector, fastfold screen 10 x 6, laptop, clicker
   - 2 cameras with operators, a vision mixer and vision tech
   - an encoder that streams and records
   - bonded 5G, since the hall's own line is poor
   - 1 AV tech
   - 2 bay trees beside the lectern
Q3 Is staging needed? Low platform, 16ft x 8ft, 1ft high (four 8x4 decks), valance to the front, access ramp.
Q4 Is a loop needed? Yes, portable, whole hall.
Q5 Is seating needed? 110 conference chairs, linked. 4 tub chairs for the panel.
Q6 Who erects and strikes? Supplier.`,
    good: {
      attendees: [110, 220],
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'], [1, 6]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('projector', 1),
        needs(/Fastfold 10/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs('crew_technician', [1, 12]),
        needs('plants', 2),
        needs(/Litedeck 8 x 4/, 4),
        needs(/legs 1ft/, 4),
        needs('stage_skirt', [4, 15]),
        needs('stage_ramp', 1),
        needs('induction_loop', [1, 2]),
        needs(/Conference chair/, [110, 112]),
        needs('armchair', 4),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'video_recorder', 'video_converter', 'intercom'],
      offers: [...MEETING_OFFERS, 'table_coffee'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/assembly|harbour|town hall/i, /110|220/],
    },
  },
  {
    id: 'ho-ck-fleadh-gig-rig',
    language: 'en',
    catalogue: 'corrib',
    description: `Fleadh na Trá - Gig Rig & Village: what is sought (info for suppliers, v2)

Dates: Fri 7, Sat 8 & Sun 9 August. Pier car park. Peak on the Saturday of 900.

THE RIG
A roofed trailer stage, 6 x 5. 20kVA silenced genny with the gas oil for it.
PA: min. 8 line array boxes and 4 bass bins; 24 channel digital desk and its stage rack; 5 wedges; 6 SM58s; 4 SM57s; 8 DIs; 12 boom stands. Sound engineer on each of the 3 days.
Lights: the stage finishes by 8 and is in full sun, so no lighting rig is wanted.

THE VILLAGE
12 gazebos 3 x 3, 12 trestles, 40 beer bench sets.
60 crowd barriers.
Portaloos: nil. The harbour authority is opening its own block and paying for the extra units.
4 festoon strings for the Saturday evening, over the benches.
10 wheelie bins. Stewards come from the GAA club, as every year.`,
    good: {
      attendees: [900, 900],
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs(/Genny 20kVA/, [1, 2]),
        needs('fuel'),
        needs('line_array', [8, 16]),
        needs('subwoofer', [4, 8]),
        needs(/Qu-24/, [1, 2]),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', [5, 6]),
        needs(/^SM58/, [6, 8]),
        needs(/^SM57/, [4, 6]),
        needs('di_box', [8, 10]),
        needs('mic_stand', [12, 16]),
        needs('crew_sound', [1, 6]),
        needs('gazebo', 12),
        needs('table_trestle', 12),
        needs('beer_table_set', 40),
        needs('crowd_barrier', 60),
        needs('festoon', 4),
        needs('waste_bin', 10),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SHOW, ...OUTDOORS],
        ...STAGE_LIGHT.filter((each) => each !== 'ballast'),
        'moving_head',
        'disco_light',
        'mirror_ball',
        'hazer',
        'effect_fluid',
        'crew_steward',
      ),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'crew_steward',
        'uplight',
      ),
      excluded: [
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'crew_steward',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'profile_spot',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'mic_conference'],
      title: [/fleadh|pier|gig rig/i],
    },
  },
];

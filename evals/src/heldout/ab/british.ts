import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';

/** A contest of brass bands, a hearing at the council, a show of cattle. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-ab-brass-contest',
    language: 'en',
    catalogue: 'thornbury',
    description: `Area Brass Band Contest - hall sub-committee, note of what was agreed on the 3rd

Contest is Sunday 14 March in the Corn Hall at Cirencester. 18 bands, about 28 players each, and we generally see 400 in the audience at any one time.

Platform - 24ft x 16ft, one foot high, black valance along the front and a wheelchair ramp. The hall has no stage of its own any more, they sold it.
Adjudicators' enclosure - 12 metres of black drape, so that they cannot see who is playing.
Light - two stage wash kits, somebody to rig them and then we can switch on and off ourselves.
Announcements - an after-dinner sort of PA with its radio mic, plus a second radio mic backstage.
Trade hall - 20 trestles, 10 display boards, 2 welcome desks at the doors.
Walkie-talkies - ten, for moving bands about.

Percussion: Derek said the timps and kit are shared and come with the first section band. Music stands: every band carries its own. Chairs: players and public both sit on the Corn Hall's. Recording: the Brass Record people have had the concession since 1988 and will record every note. Teas: W.I., own urns, own cups.

Derek to get two prices. Deliver Saturday 2pm onwards.`,
    good: {
      attendees: [400, 910],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', 1),
        needs('drape', [12, 12]),
        needs('lighting_package', 2),
        needs('pa_package', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('table_trestle', 20),
        needs('pinboard', 10),
        needs('registration_desk', 2),
        needs('two_way_radio', 10),
      ],
      should: [
        needs(/legs 1ft/, [12, 12]),
        needs('stage_skirt', [7, 25]),
        needs('crew_lighting', [1, 2]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'projector', 'projection_screen'), ...PLATFORM, ...STAGE_LIGHT],
      offers: without([...MEETING_OFFERS], 'audio_recorder', 'video_recorder', 'streaming_encoder'),
      excluded: [
        ...SEATS,
        'drum_kit',
        'percussion',
        'music_stand',
        'audio_recorder',
        'video_recorder',
        'streaming_encoder',
        'hot_drinks',
        'crockery',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'projector',
        'stage_monitor',
        'moving_head',
      ],
      title: [/brass|contest|cirencester/i],
    },
  },
  {
    id: 'ho-ab-public-hearing',
    language: 'en',
    catalogue: 'thornbury',
    description: `Democratic Services - specification for audio-visual support, Local Plan Examination hearings

Sessions: Tuesday 4 to Thursday 6 May inclusive (three days), 10.00 to 17.00, Assembly Room, Town Hall, Malmesbury.
Attendance: the Inspector, up to 12 participants at the table, public gallery of 80.

The contractor is to provide:
(i) 12 delegate push-to-talk microphones on the table and one more for the Inspector, 13 in all
(ii) sound reinforcement to the gallery sufficient for speech
(iii) two hand-held radio microphones for the gallery
(iv) two 75in flat screens on trolleys, connected to the programme officer's computer
(v) two cameras and a streaming and recording box, the recording to be handed over on the final day
(vi) a portable loop for hearing aids
(vii) one AV technician in attendance throughout

For the avoidance of doubt: tables and seating are those of the Assembly Room. No lectern is required since participants remain seated. The programme officer attends with her own laptop. The room has its own internet connection, tested at 80 Mbit/s. No staging.

Contractors should note that the Town Hall lift is 1.9m deep, that parking is by permit and that invoices without an order number will be returned.`,
    good: {
      attendees: [80, 95],
      days: 3,
      must: [
        needs('mic_conference', 13),
        either(needs(SPEAKERS, [1, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs(/75in/, 2),
        needs('camera', 2),
        needs(/Streaming and recording/, 1),
        needs('induction_loop', 1),
        needs('crew_technician', [1, 30]),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: [
        ...without(MEETING, 'playback_laptop', 'lectern', 'mic_lectern', 'projector', 'projection_screen'),
        ...BROADCAST,
      ],
      offers: without(MEETING_OFFERS, ...STAGES, 'stage_leg', 'stage_steps', 'stage_skirt', 'stage_ramp', 'network'),
      excluded: [...STAGES, ...SEATS, 'table_round', 'table_trestle', 'lectern', 'mic_lectern', 'playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier', 'uplight'],
      title: [/hearing|malmesbury|examination|local plan/i],
    },
  },
  {
    id: 'ho-ab-county-show',
    language: 'en',
    catalogue: 'thornbury',
    description: `VALE AGRICULTURAL SOCIETY - INVITATION TO TENDER: TEMPORARY STRUCTURES AND SITE EQUIPMENT
Annual Show, Saturday 7 August, Berkeley. Visitors last year: 9,400.

Table 1 - required
Item | Description | No.
A1 | Pole marquee 40ft x 100ft (horticulture) | 1
A2 | Pole marquee 40ft x 60ft (crafts; members) | 2
A3 | Party shelter 10ft x 10ft (stewards, secretary, first aid) | 12
A4 | Coconut matting, sq m | 300
B1 | Trestle table 6ft | 80
B2 | Folding chair, black | 250
B3 | Display board | 12
C1 | Pedestrian barrier | 150
C2 | Mesh fence panel | 80
C3 | Wheelie bin | 40
C4 | Walkie-talkie | 20
C5 | Fire point | 10
D1 | Generator 30kVA | 2
D2 | Mains box 63A | 2
D3 | Mains box 32A to 13A | 6
D4 | Mains cable 32A | 12

Not part of this contract
Lavatories are let to another contractor on a three-year term. The public address is done by Mr Weaver, who wires the whole ground himself and has commentated since 1996. The members' bar is a concession: the brewery fetches its own counters, chillers, glasses and staff. The tradestand caterers are self-contained.

Conditions. Structures shall be complete by noon on the Thursday. Tenderers shall furnish certificates of flame retardancy and an anchorage calculation. The Society is not registered for VAT. Cattle have right of way.`,
    good: {
      attendees: [9000, 9500],
      days: 1,
      must: [
        needs(/40ft x 100ft/, 1),
        needs(/40ft x 60ft/, 2),
        needs('gazebo', 12),
        needs(/Matting/, [300, 300]),
        needs('table_trestle', 80),
        needs(/folding black/, 250),
        needs('pinboard', 12),
        needs('crowd_barrier', 150),
        needs('fencing', 80),
        needs('waste_bin', 40),
        needs('two_way_radio', 20),
        needs('fire_extinguisher', 10),
        needs(/30kVA/, 2),
        needs(/Mains box 63A/, 2),
        needs(/Mains box 32A/, 6),
        needs(/Mains cable 32A/, 12),
      ],
      should: [needs('transport'), needs('crew_stagehand')],
      allowed: [...OUTDOORS, ...ANY_JOB],
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor', 'crew_electrician'], ...LOOS, 'beer_table_set'),
      excluded: [
        ...LOOS,
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'crew_sound',
        'bar_unit',
        'refrigeration',
        'crew_bar',
        ...TABLEWARE,
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'table_round', 'stage_monitor', 'uplight'],
      title: [/show|berkeley|vale/i],
    },
  },
];

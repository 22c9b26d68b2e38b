import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, RADIO_MICS, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, STAGES } from '../usual.ts';

/** A housing association's yearly meeting, a funeral, a jobs fair, trustees in two places. */
export const CLYDE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ay-agm-call',
    language: 'en',
    catalogue: 'clyde',
    description: `tel. 10.40 Mrs Paterson, housing association
AGM, Weds 22 Sept 7pm, community hall in Greenock
85 members, theatre style
wants: projector + screen + laptop for the accounts, lectern w. mic, one roving mic for questions, PA (hall one is bust), hearing loop
hall has chairs and a wee stage, no need for ours
tea: the ladies see to it with their own urns
AV tech to set up and stay, approx 4 hrs
send price by Fri`,
    good: {
      attendees: 85,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('lectern', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('induction_loop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 8]),
      ],
      should: [needs('mic_lectern', 1), needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: without(MEETING, ...STAGES),
      offers: without(MEETING_OFFERS, ...STAGES),
      excluded: [...SEATS, ...STAGES, 'hot_drinks'],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'disco_light', 'line_array', ...FOG],
      title: [/greenock|agm|meeting/i, /85/],
    },
  },
  {
    id: 'ho-ay-funeral',
    language: 'en',
    catalogue: 'clyde',
    description: `Hello. My father's funeral is on Thursday 11 February at 1pm in the parish church at Gourock. The church seats 150 and we expect another 60 or so who will have to stand outside. Could you put two speakers outside the door, taking the sound from the church's own system, and somebody to look after them? The undertaker is filming it, so no cameras are needed. Thank you. Alasdair`,
    good: {
      attendees: [60, 210],
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', 1)),
        needs(['crew_sound', 'crew_technician'], [1, 8]),
      ],
      should: [needs('speaker_stand', 2), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'di_box'],
      offers: [
        'gazebo',
        'generator',
        'display',
        'mic_wireless_handheld',
        'induction_loop',
        'patio_heater',
        'audio_recorder',
      ],
      excluded: ['camera', 'crew_camera', 'video_recorder'],
      silly: [
        'subwoofer',
        'stage_deck',
        'dance_floor',
        'disco_light',
        'line_array',
        'toilet',
        'marquee',
        'lighting_package',
        ...FOG,
      ],
      title: [/gourock|funeral/i, /60|150|210/],
    },
  },
  {
    id: 'ho-ay-jobs-fair',
    language: 'en',
    catalogue: 'clyde',
    description: `INVITATION TO QUOTE

Regional jobs fair, sports centre, Paisley, Wednesday 6 and Thursday 7 October. Approx. 1,500 visitors over the two days.

Required, delivered and built on Tuesday 5 October:
1. 24 no. shell scheme stands, 3m x 2m
2. 24 no. 6ft trestle tables
3. 48 no. blue conference chairs
4. 2 no. reception desks
5. 3 no. 55" screens on stands for the programme

Not required: floor covering (the centre lays its own), internet (the centre's), stewards and first aid (the council's contractor).

Quotations by 3 September.`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs('exhibition_stand', 24),
        needs('table_trestle', 24),
        needs(/Chair, conference/, 48),
        needs('registration_desk', 2),
        needs(/55in/, 3),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'playback_laptop', 'video_cable', 'crew_technician', 'crew_video', 'crew_electrician'],
      offers: without([...MEETING_OFFERS, ...SPEECH, 'waste_bin', 'stanchion', 'table_cocktail'], 'network'),
      excluded: ['carpet', 'network', 'crew_steward', 'crew_medic'],
      silly: ['dance_floor', 'disco_light', 'toilet', 'marquee', 'stage_monitor', 'subwoofer', ...FOG],
      title: [/paisley|job/i, /1[.,]?500/],
    },
  },
  {
    id: 'ho-ay-trustees-hybrid',
    language: 'en',
    catalogue: 'clyde',
    description: `Hi, our charity's trustees meet on Tuesday 9 March in a hotel meeting room in Stirling. There will be 30 round a U shape and 12 more joining on Zoom. We'd like:

- 15 push-to-talk table mics (one between two)
- 2 remote cameras so those at home see who's speaking
- 2 big screens, 75", so we see them
- small speakers
- someone to run it, 9 to 4

We bring our own laptops and have the Zoom account. It's confidential, so please no recording of any kind. Tables and chairs come with the room.

Kind regards, Pauline`,
    good: {
      attendees: [30, 42],
      days: 1,
      must: [
        needs('mic_conference', 15),
        needs(/PTZ/, 2),
        needs(/75in/, 2),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        needs(['crew_video', 'crew_technician', 'crew_sound'], [1, 16]),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], 'playback_laptop', 'video_recorder', 'audio_recorder'),
      offers: without([...MEETING_OFFERS, ...RADIO_MICS], 'playback_laptop', 'video_recorder', 'audio_recorder'),
      excluded: [
        'playback_laptop',
        'video_recorder',
        'audio_recorder',
        ...SEATS,
        'table_trestle',
        'table_desk',
        'table_round',
      ],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      title: [/stirling|trustee/i, /30|42/],
    },
  },
];

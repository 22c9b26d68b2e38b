import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, SEATS, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** British: a dance school, a hospital trust, a fiftieth. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-af-dance-school-show',
    language: 'en',
    catalogue: 'swale',
    description: `Hiya, Miss Kelly here from the dance academy. Our show is Sat 20 and Sun 21 March at the Civic in Sittingbourne, 320 seats both nights, nearly gone!

The Civic has its stage and seating obviously, and their white front lights and the man who does them come with the hire. What they haven't got is anything fun. So:

6 moving heads, 2 follow spots, 1 haze machine, 2 mirror balls, 10 m of the black pipe and drape for a quick change area, a printed backdrop for photos in the foyer, 8 walkie talkies for the chaperones, and 2 headset mics for the compères.

For sound we want 4 of the DBR12s with 2 subs and a 12 channel desk, my brother Lee does our music off his own laptop so I don't want to pay for an engineer or a laptop. Not smoke though, the little ones cough. Haze is fine.

xx`,
    good: {
      attendees: [320, 640],
      days: 2,
      must: [
        needs('moving_head', 6),
        needs('followspot', 2),
        needs('hazer', 1),
        needs('mirror_ball', 2),
        needs('drape', [10, 10]),
        needs('backdrop', 1),
        needs('two_way_radio', 8),
        needs('mic_headset', 2),
        needs(/DBR12/, 4),
        needs('subwoofer', 2),
        needs(/MG12/, 1),
      ],
      should: [needs('speaker_stand', [2, 4]), needs('transport')],
      allowed: [...SHOW, 'audio_cable'],
      offers: SHOW_OFFERS,
      excluded: [
        ...STAGES,
        ...SEATS,
        'stage_wash',
        'lighting_package',
        'crew_lighting',
        'crew_sound',
        'playback_laptop',
        'smoke_machine',
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'table_round', 'crowd_barrier', 'projector'],
      title: [/sittingbourne|dance|show/i, /320|640/],
    },
  },
  {
    id: 'ho-af-trust-study-days',
    language: 'en',
    catalogue: 'swale',
    description: `Supplier enquiry ref 1187
Buyer: hospital trust, education department
Event: two study days, hotel in Maidstone, 22 and 23 February, 120 delegates

| Requirement | Qty | Remarks |
| 5,000 lumen projector | 1 | main room |
| 10ft screen | 1 | main room |
| 50in TV on stand | 3 | one per workshop room |
| Laptop | 4 | |
| Clicker | 4 | |
| Lapel radio mic | 2 | |
| Handheld radio mic | 2 | |
| Speech PA | 1 | |
| Perspex lectern | 1 | |
| Hearing loop | 1 | |
| Poster boards | 30 | |
| AV technician | 2 | both days |
| Tables and chairs | 0 | hotel |
| Flip charts | 0 | hotel, included in day rate |
| Tea, coffee and urns | 0 | hotel |
| Registration desk | 0 | using the hotel's concierge desk |
| Cameras / live stream | 0 | removed at the request of the speakers |
| Stage | 0 | speakers are to be on the flat |`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs(/5,000 Lumen/, 1),
        needs(/10ft/, 1),
        needs(/50 Inch/, 3),
        needs('playback_laptop', 4),
        needs('presentation_clicker', 4),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(/Speech PA/, 1),
        needs(/Perspex/, 1),
        needs('induction_loop', 1),
        needs(/Poster Board/, [30, 30]),
        needs('crew_technician', 2),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        ...STAGES,
        'table_round',
        'table_trestle',
        'table_desk',
        'flip_chart',
        'hot_drinks',
        'registration_desk',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/maidstone|study|trust/i, /120/],
    },
  },
  {
    id: 'ho-af-fiftieth',
    language: 'en',
    catalogue: 'swale',
    description: `Alright, wife's 50th Sat 5 June, back field at ours in Teynham, 80 people. After a 6x9 marquee, 10 trestles, 80 black folding chairs, 4 beer table sets, party PA, 2 lots of disco lights, DJ for the evening, smoke machine, 6 strings of festoon, 1 mobile bar with 2 bar staff, bottle fridge, 2 portable loos, 6kVA genny, 2 patio heaters. And a bouncy castle for the grandkids. Whats the damage? Gaz`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/6m x 9m/, 1),
        needs(/Trestle/, 10),
        needs(/Black Plastic/, [80, 84]),
        needs('beer_table_set', 4),
        either(needs(/Party PA/, 1), needs('speaker_top', [2, 4])),
        needs(/Disco Lights/, 2),
        needs('crew_dj', 1),
        needs('festoon', 6),
        needs('bar_unit', 1),
        needs('crew_bar', 2),
        needs('toilet', 2),
        needs(/6kVA/, 1),
        needs('patio_heater', 2),
        needs('inflatable', 1),
      ],
      should: [needs('smoke_machine', 1), needs('refrigeration', 1), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PARTY_LIGHT, 'dj_controller', 'effect_fluid', 'dj_booth', 'subwoofer'],
      offers: [...PARTY_OFFERS, ...BAND, ...ANY_JOB, 'marquee_floor', 'marquee_lining', 'space_heater', 'game'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_monitor', 'line_array'],
      title: [/teynham|50th|fiftieth|birthday|party/i, /80/],
    },
  },
];

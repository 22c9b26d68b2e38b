import { type EvalBrief, needs } from '../../expectation.ts';
import { RADIO_MICS, SITE_POWER, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS } from '../usual.ts';
import { talk } from './common.ts';

/** Over a western shelf: a conference, a market's specification, exams. */
export const WYVERN: readonly EvalBrief[] = [
  {
    id: 'ho-ae-growers-conference',
    language: 'en',
    catalogue: 'wyvern',
    description: `Dear Sir or Madam,

We are the Marches Growers' Association and hold our winter conference at a hotel outside Ludlow on 20 and 21 January. 160 members are coming both days.

In the main room I would like a bright projector (the 12,000 one, the blinds don't close) with a 14ft screen, a laptop and clicker, a comfort monitor for the speakers, an acrylic lectern with microphone, a proper PA, 4 lapel radio mics and 2 handhelds for questions. Two cameras, please, with operators, and whatever is needed to mix and to stream it to members who can't travel. In the lobby 16 poster boards and a reception desk. A flipchart in each of three workshop rooms and a 55 inch TV in each as well.

One of your people on sound and one on vision, both days.

The hotel puts out its own theatre style seating and the trestles for the lobby, its wifi is apparently good enough for the stream, and it has a stage that stays up all winter. Lunch, dinner and coffee are theirs, naturally. A hearing loop is built in.

Yours faithfully,
Gwilym Probert`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs(/12,000/, 1),
        needs(/14 x 8/, 1),
        needs('playback_laptop', [1, 4]),
        needs('confidence_monitor', 1),
        needs(/acrylic/, 1),
        talk(),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('streaming_encoder', 1),
        needs('pinboard', [16, 16]),
        needs('flip_chart', 3),
        needs(/55in/, 3),
      ],
      should: [
        needs('presentation_clicker', [1, 4]),
        needs('video_switcher', 1),
        needs('mic_lectern', 1),
        needs('registration_desk', 1),
        needs('crew_sound', [1, 1]),
        needs('crew_video', [1, 1]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'crew_lighting'],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'chair_banquet',
        'table_trestle',
        'stage_deck',
        'mobile_stage',
        'induction_loop',
        'crockery',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer', ...FOG],
      title: [/ludlow|conference|grower/i, /160/],
    },
  },
  {
    id: 'ho-ae-christmas-market-spec',
    language: 'en',
    catalogue: 'wyvern',
    description: `SPECIFICATION FOR TEMPORARY INFRASTRUCTURE
Event: Christmas Market and Lantern Parade
Location: Broad Street and Butter Cross, Bromyard
Dates: Friday 3 to Sunday 5 December (three trading days), installation Thursday 2 from 18:00 under the road closure
Visitors: 5,000 over the weekend

PART A. SCHEDULE OF ITEMS

Ref | Description | Quantity
A1 | Pop-up canvas stalls, 3 x 3 metres | 20
A2 | Trestle tables | 40
A3 | Roofed trailer stage for choirs | 1
A4 | Sound for the stage: main speakers, subs, desk, four vocal microphones, two radio handhelds, operator each day | 1
A5 | Festoon, 20 metre lengths | 24
A6 | Generator 60kVA, silent, with 32 amp cable (8) and distribution (8) | 1
A7 | Cable ramps, metres | 40
A8 | Crowd barriers | 120
A9 | Patio heaters | 6
A10 | Red carpet for the grotto, lengths | 1
A11 | Two-way radios | 12

PART B. BY OTHERS (for information; tenderers shall not price)

B1 The tree and its lights are installed by the parish.
B2 Sanitary provision: the public conveniences at Butter Cross will be kept open until 21:00 each night.
B3 Marshals and first aiders are supplied under the Council's standing contract.
B4 The drinks stall has its own bar, fridges and glasses.
B5 Cleansing, including litter bins, is by the Council's street team.

PART C. TERMS

C1 Liquidated damages of 500 pounds for each hour of delay to the re-opening of Broad Street. C2 Retention 5 %. C3 The tenderer shall demonstrate compliance with the wind management plan for demountable structures. C4 Method statements within 10 days of award.`,
    good: {
      attendees: 5000,
      days: 3,
      must: [
        needs(/pop-up/, [20, 20]),
        needs('table_trestle', [40, 40]),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [1, 6]),
        needs('mixing_console', [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs('mic_wired', [4, 4]),
        needs('crew_sound', [1, 1]),
        needs('festoon', [24, 24]),
        needs(/60kVA/, 1),
        needs('cable_ramp', [40, 40]),
        needs('crowd_barrier', [120, 120]),
        needs('patio_heater', 6),
      ],
      should: [
        needs(/32A 25m/, 8),
        needs('power_distro', 8),
        needs('carpet', 1),
        needs('two_way_radio', 12),
        needs('mic_stand', [4, 8]),
        needs('transport'),
      ],
      allowed: [
        ...SITE_POWER,
        ...SPEECH,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'stage_monitor',
        'fire_extinguisher',
        'mic_instrument',
      ],
      offers: [...OUTDOORS_OFFERS, 'floodlight', 'di_box'],
      excluded: [...LOOS, 'crew_steward', 'bar_unit', 'refrigeration', 'glassware', 'waste_bin'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'sofa', 'pinboard'],
      title: [/bromyard|christmas|market/i, /5[,.]?000/],
    },
  },
  {
    id: 'ho-ae-mock-exams',
    language: 'en',
    catalogue: 'wyvern',
    description: `Hi, exams officer at a school near Leominster here. Our hall floor is being relaid and we have to put the January mocks in the leisure centre, Monday 10 to Friday 14 January, 140 candidates at a time. Could we hire for the five days:

140 exam desks
150 of the blue conference chairs
2 trestles for the invigilators
2 handheld radio mics and a small PA so the back row can hear the instructions
1 screen on a stand showing the time, 75 inch, with a laptop
4 walkie talkies
3 coat rails

Delivery on the Sunday, collection on the Saturday. Your people would lay out the desks if we give them a plan, I assume? Two or three of them.

Ta very much, Sunita`,
    good: {
      attendees: 140,
      days: 5,
      must: [
        needs('table_desk', [140, 140]),
        needs(/conference, blue/, [150, 150]),
        needs('table_trestle', 2),
        talk(4),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/75in/, 1),
        needs('playback_laptop', 1),
        needs('two_way_radio', 4),
        needs('coat_rail', 3),
      ],
      should: [needs('crew_stagehand', [2, 4]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', ...RADIO_MICS],
      offers: [...MEETING_OFFERS, 'presentation_clicker'],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'stage_deck', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/leominster|exam|mock/i, /140/],
    },
  },
];

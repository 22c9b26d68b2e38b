import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { judged } from './judged.ts';

/** Under a roof, over `annan`: a state's summit, an unconference's thread, a museum's quote form, public meetings. */
export const ANNAN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-at-training-summit',
    language: 'en',
    catalogue: 'annan',
    description: `CONTRACT REQUIREMENTS: Lodging: • 95 single rooms first night • 110 single rooms second night • Rates not to exceed allowable state per diem; parking included. General Session (Day 1 8:30am – 4:30pm and Day 2 8:30am – 12:00pm) • Seating for one hundred twenty (120) people, classroom style, 6ft x 18in tables • A/V: two (2) projectors, two (2) large screens, one (1) podium with microphone, two (2) wireless handheld microphones for Q&A, one (1) lavalier microphone, laptop with sound patched to room speakers Break-Out Rooms: Three (3) rooms, each for 40 people, Day 1 10:30am – 4:00pm • Each room: one (1) projector, one (1) screen, one (1) podium • Six (6) flip charts with pads and markers, two per room Registration • One check-in counter in foyer from 7:00am • Coat rack, two (2) Technician on site throughout both days. Breakfast Day 1 and Day 2: all inclusive price for 120 people, to include scrambled eggs, breakfast meats, fresh fruit, assorted juices and coffee. *Vegetarian option must be available. Lunch, Day 1: plated or buffet, two (2) entrees, rolls, dessert, iced tea. Afternoon Break: assorted cookies, soft drinks and bottled water, price to incl`,
    good: judged({
      attendees: 120,
      days: 2,
      must: [
        needs('projector', [5, 5]),
        needs('projection_screen', [5, 5]),
        needs('lectern', [4, 4]),
        needs('mic_lectern', [1, 4]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_wireless_lapel', [1, 1]),
        needs('playback_laptop', [1, 4]),
        needs('flip_chart', [6, 6]),
        needs('registration_desk', [1, 1]),
        needs('crew_technician'),
      ],
      should: [needs('coat_rail', 2), needs(SPEAKERS, [1, 8]), needs('table_desk', [40, 60]), needs('transport')],
      allowed: [...MEETING, ...SEATS, ...TABLES, ...TABLEWARE, ...LINEN, 'hot_drinks', 'serving', 'subwoofer'],
      offers: [...MEETING_OFFERS, 'refrigeration', 'network'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light'],
    }),
  },
  {
    id: 'ho-at-barcamp-issue',
    language: 'en',
    catalogue: 'annan',
    description: `AV / room inventory

Did the walk-through with facilities on Tuesday (2 days, 220 attendees, 1 auditorium + 4 classrooms). Notes so we stop guessing:

- [x] auditorium: ceiling projector and screen are built in, 1080p, works fine
- [x] auditorium: house PA incl. 2 handheld wireless mics, fine
- [x] classrooms: wall mounted TVs in all four
- [x] campus wifi, IT will give us an event SSID, so no extra internet gear

Still missing, need to rent:

- [ ] 2x lavalier mics, speakers hate holding things
- [ ] 2 cameras + something that encodes for the stream
- [ ] someone to run cameras + stream both days
- [ ] confidence monitor at front of stage
- [ ] speaker timer
- [ ] 4 flip charts for the hallway track
- [ ] extension cords!! at least 20. last year was a fire hazard

closes #12, related #31`,
    good: judged({
      attendees: 220,
      days: 2,
      must: [
        needs('mic_wireless_lapel', [2, 2]),
        needs('camera', [2, 2]),
        needs('streaming_encoder', [1, 1]),
        needs(['crew_camera', 'crew_video', 'crew_technician'], [1, 50]),
        needs('confidence_monitor', [1, 1]),
        needs('speaker_timer', [1, 1]),
        needs('flip_chart', [4, 4]),
        needs(/Extension cord/, [20, 24]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'video_switcher', 'video_converter', 'video_recorder', 'crew_camera', 'intercom'],
      offers: MEETING_OFFERS,
      excluded: ['projector', 'projection_screen', ...SPEAKERS, 'mic_wireless_handheld', 'display', 'network'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light'],
    }),
  },
  {
    id: 'ho-at-museum-benefit',
    language: 'en',
    catalogue: 'annan',
    description: `REQUEST FOR QUOTATION – Annual Benefit Dinner, Great Hall, 240 guests, Oct. 17
Item / Description / Qty / Unit Price / Extended
001 Round table, 60", seats eight / 30 EA / ____ / ____
002 Chair, chiavari, gold w/ ivory pad / 240 EA / ____ / ____
003 Cocktail table, 30" / 14 EA / ____ / ____
004 Platform 16' x 12', 16" high, w/ steps and black skirt / 1 LOT / ____ / ____
005 Podium, acrylic, w/ microphone / 1 EA / ____ / ____
006 Sound system for remarks and jazz trio, two wireless handhelds, operator / 1 LOT / ____ / ____
007 Monitor, 86", on cart, w/ laptop for paddle raise display / 2 EA / ____ / ____
008 Coat rack w/ hangers / 5 EA / ____ / ____
NOTES. (a) China, flatware, glassware and all table linens come with the Museum's exclusive caterer and shall not be quoted. (b) Bars are permanent. (c) The Great Hall has architectural uplighting which remains on during the event. (d) Live flame prohibited. (e) Trio furnishes own instruments and amplifiers. (f) Quotes valid 60 days. (g) Load-in after public closing, 5:00 PM, Oct. 16. Freight elevator 8' x 9'. (h) Union labor not required.`,
    good: judged({
      attendees: 240,
      days: 1,
      must: [
        needs(/Round 60in/, [30, 30]),
        needs(/Chiavari/, [240, 240]),
        needs('table_cocktail', [14, 14]),
        needs('stage_deck', [6, 6]),
        needs(/Podium, acrylic/, [1, 1]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/86in/, [2, 2]),
        needs('coat_rail', [5, 5]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('stage_steps', [1, 2]),
        needs(/Legs 16in/, 6),
        needs('transport'),
      ],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...STAGE_LIGHT,
        'subwoofer',
        'stage_monitor',
        'mic_instrument',
        'mic_wired',
        'di_box',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...TABLEWARE,
        'tablecloth',
        'napkin',
        'bar_unit',
        'uplight',
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array'],
    }),
  },
  {
    id: 'ho-at-scoping-meeting',
    language: 'en',
    catalogue: 'annan',
    description: `STATEMENT OF WORK. C.1 BACKGROUND. The Agency will hold a one-day public scoping meeting regarding the proposed reservoir expansion. Approximately 180 members of the public are expected in person. C.2 TASKS. The Contractor shall provide: (1) public address system suitable for speech; (2) eight (8) table microphones, push to talk, for the panel; (3) two (2) wireless handheld microphones for audience comments; (4) one podium with gooseneck microphone; (5) audio recorder for the administrative record; (6) two (2) cameras and a streaming encoder with operator for remote viewing; (7) one (1) two-person interpretation booth and fifty (50) receivers with headsets, Spanish; (8) press mult box; (9) one audio technician for the duration. C.3 GOVERNMENT FURNISHED. The Government will furnish laptop computers, projector and screen. Tables and chairs are supplied by the school district. Interpreters and court reporter are under separate contract. C.4 PERIOD OF PERFORMANCE. Setup 10:00 a.m.; meeting 1:00 p.m. to 8:00 p.m. C.5 TRAVEL. Travel will not be reimbursed separately. C.6 SECTION 508. All deliverables shall conform to`,
    good: judged({
      attendees: 180,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_conference', [8, 9]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', [1, 1]),
        needs('mic_lectern', [1, 1]),
        needs('audio_recorder', [1, 1]),
        needs('camera', [2, 2]),
        needs('streaming_encoder', [1, 1]),
        needs('interpretation_booth', [1, 1]),
        needs('interpretation_receiver', [50, 55]),
        needs('press_feed', [1, 1]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [
        needs('interpretation_transmitter', [1, 2]),
        needs(['crew_camera', 'crew_video'], [1, 3]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'video_switcher', 'video_converter', 'video_recorder', 'network', 'crew_camera'],
      offers: [...MEETING_OFFERS, 'crew_camera'],
      excluded: [
        'playback_laptop',
        'projector',
        'projection_screen',
        ...SEATS,
        'table_trestle',
        'table_round',
        'table_desk',
        'crew_interpreter',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor'],
    }),
  },
];

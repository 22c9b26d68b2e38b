import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { OPERATORS, SEATS, SPEAKERS, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS } from '../usual.ts';

const CAMP_OFF: readonly Selector[] = ['network', 'hot_drinks', 'camera', 'crew_camera', 'streaming_encoder'];
const INQUIRY_OFF: readonly Selector[] = [
  ...SEATS,
  'table_trestle',
  'table_desk',
  'projector',
  'projection_screen',
  'display',
  'camera',
  'crew_camera',
];
const INDOORS_SILLY: readonly Selector[] = ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'hazer'];

/** Rooms: an unconference, an inquiry, an examination and a fair. */
export const DERWENT_MEETINGS: readonly EvalBrief[] = [
  {
    id: 'ho-bz-mapcamp-issues',
    language: 'en',
    catalogue: 'derwent',
    description: `mapcamp / mapcamp-2026 - Issues (label: logistics)
Sat 17 + Sun 18 October, old tram depot, 120 people

#11 Big room: projector + screen  [open]
The depot has nothing. It's a bright room (skylights), so please something serious, not somebody's office beamer. One proper bright projector, 10ft screen, a laptop that stays put and a clicker. Speakers + 2 wireless hand mics so the intros on both mornings can be heard.

#12 Session rooms  [open]
Five spaces. Flip chart with pad in each, plus one by the grid = 6. Three of the five want a 55" telly on a stand as well.

#14 Session grid  [open]
4 poster boards side by side will do.

#15 Wifi  [closed]
> depot got fibre in spring, I tested with 80 devices. closing.

#17 Coffee, tea, urns  [closed]
> sorted, Little Wren are catering both days and bring all of their own kit

#18 Livestream the lightning talks?  [closed as not planned]
> no. consent was a nightmare last time. no cameras, no stream, people can write it up.

#21 Chairs  [open]
depot owns 40. we need 80 more, any folding ones`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('flip_chart', 6),
        needs(/55-inch/, 3),
        needs('pinboard', 4),
        needs('chair', 80),
      ],
      should: [needs(/10ft/, 1), needs('transport')],
      allowed: without(MEETING, ...CAMP_OFF),
      offers: without([...MEETING_OFFERS, 'table_trestle'], ...CAMP_OFF),
      excluded: CAMP_OFF,
      silly: [...INDOORS_SILLY, 'disco_light', 'mic_conference'],
      title: [/mapcamp|map camp/i, /120/],
    },
  },
  {
    id: 'ho-bz-quarry-inquiry',
    language: 'en',
    catalogue: 'derwent',
    description: `Request for quotation: sound for a public local inquiry (proposed extension of Thornley Quarry)

Sitting days: Tuesday 3, Wednesday 4 and Thursday 5 November, 10am to 5pm each day, Council Chamber, Shire Hall. Around 90 attend.

The supplier shall provide
(1) 14 push-to-talk table microphones: the Inspector, two advocates' tables and the witness table;
(2) 1 hand-held radio microphone for members of the public wishing to speak;
(3) loudspeakers suited to speech, the Chamber's own having failed;
(4) a hearing loop;
(5) an audio recorder, running throughout, files handed over at close each day;
(6) 1 sound engineer in attendance on all three days.

The Chamber keeps its fixed benches and tables, so no furniture need be brought. Plans and photographs will be put up on the two wall screens that the Chamber has had since 2022. The Inspector has ruled that proceedings shall not be filmed or webcast.

Quotations are to be held open for 60 days.`,
    good: {
      attendees: 90,
      days: 3,
      must: [
        needs('mic_conference', [14, 15]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('induction_loop', [1, 2]),
        needs('audio_recorder', [1, 2]),
        needs('crew_sound', [1, 3]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...INQUIRY_OFF),
      offers: without(MEETING_OFFERS, ...INQUIRY_OFF),
      excluded: INQUIRY_OFF,
      silly: [...INDOORS_SILLY, 'disco_light', 'subwoofer', 'mobile_stage'],
      title: [/inquiry|quarry|shire hall/i, /90/],
    },
  },
  {
    id: 'ho-bz-exam-rfq',
    language: 'en',
    catalogue: 'derwent',
    description: `RFQ 26/0417 Hire of examination furniture, Kelham University, Sports Hall A
Hire period: one day of use, Monday 11 January (deliver Friday 8, collect Tuesday 12). 180 candidates.

Line / Description / Qty
001 / Desk, examination, single / 180 no.
002 / Chair, folding, plastic, black / 190 no.
003 / Table, trestle, 6' x 2'6" (scripts) / 8 no.
004 / Rail, coat, with hangers / 4 no.
005 / Public address, speech, 2 loudspeakers on stands with mixer and 1 radio microphone / 1 set
006 / Board, flip chart, with pad / 2 no.
007 / Labour, 4 hands, to set out desks at 1.25m centres, 6 hours / 24 hours
008 / Delivery and collection by lorry / 1 no.

Suppliers shall insert unit prices against every line. Lines left blank are deemed to be`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('table_desk', 180),
        needs(/black plastic/, 190),
        needs('table_trestle', 8),
        needs('coat_rail', 4),
        either(needs(/Speech PA/, 1), needs('speaker_top', 2)),
        needs('flip_chart', 2),
        needs('crew_stagehand', [4, 24]),
        needs(/Lorry/, 1),
      ],
      allowed: [...ANY_JOB, 'mic_wireless_handheld', 'speaker_stand', 'mixing_console', 'mic_stand', 'audio_cable'],
      offers: MEETING_OFFERS,
      silly: [...INDOORS_SILLY, 'disco_light', 'subwoofer', 'projector', 'table_round'],
      title: [/exam|kelham/i, /180/],
    },
  },
  {
    id: 'ho-bz-careers-fair',
    language: 'en',
    catalogue: 'derwent',
    description: `Opportunity: Vale of Cray Careers & Apprenticeships Fair, 4 March, Leisure Centre main hall (notice, complete)

The Enterprise Partnership invites prices for fitting out a one-day fair. About 800 young people are expected in the day.

Lot A, Stands: 24 shell scheme stands 3m x 2m with name boards; in each, one 6ft trestle table with a white cloth and two folding chairs.
Lot B, Entrance: two reception desks, one 75" television on a stand showing the stand plan, four poster boards.
Lot C, Talks corner: 60 further folding chairs, one 55" television on a stand with laptop and clicker, a speech PA with one radio hand-held microphone.
Lot D, Staff: one AV technician from 8am to 5pm.

Bidders may price any or all lots. Award: 60 % price, 40 % social value.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('exhibition_stand', 24),
        needs('table_trestle', [24, 26]),
        needs('tablecloth', [24, 26]),
        needs('chair', 108),
        needs('registration_desk', 2),
        needs(/75-inch/, 1),
        needs('pinboard', 4),
        needs(/55-inch/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [1, 4]),
        needs('crew_technician', [1, 10]),
      ],
      should: [either(needs('mic_wireless_handheld', [1, 2]), needs(/Speech PA/, 1)), needs('transport')],
      allowed: [...MEETING, ...OPERATORS],
      offers: [...MEETING_OFFERS, ...TABLES, 'stanchion', 'two_way_radio'],
      silly: [...INDOORS_SILLY, 'disco_light', 'subwoofer', 'table_round', 'mobile_stage'],
      title: [/careers|cray|apprentice/i],
    },
  },
];

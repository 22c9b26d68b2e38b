import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const PLAY_OFF: readonly Selector[] = [
  ...STAGES,
  ...SEATS,
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  'keyboard',
  'smoke_machine',
];
const CONFERENCE_OFF: readonly Selector[] = [
  ...SEATS,
  ...STAGES,
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'audio_recorder',
];
const MEMBERS_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  ...SEATS,
  'table_trestle',
  'induction_loop',
  'playback_laptop',
  'presentation_clicker',
];
const CHOIR_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'mixing_console',
  'audio_recorder',
  'crew_sound',
  ...STAGES,
  'space_heater',
  'patio_heater',
  'moving_head',
  'disco_light',
];

/** In halls, hotels and churches. */
export const COTHELSTONE_INDOORS: readonly EvalBrief[] = [
  {
    id: 'ho-bm-school-dickens',
    language: 'en',
    catalogue: 'cothelstone',
    description: `Dear all at Cothelstone,

Oliver Twist (with songs kept to a minimum, the Head's orders) runs from Tuesday 8 to Thursday 10 December, three performances at 7pm in the school hall, about 180 parents and grandparents at each. After last year's muddle, when two lots of everything turned up, I have drawn up a table.

What | How many | Who
Headset radio mics | ten | you
Loudspeakers to cover the hall | as you think | you
Mixing desk with room for all of those | one | you
Sound engineer | one, all three nights | you
Followspots on stands | two | you
Black drape, 3m high | 12 metres | you
Set of treads, up to the 2ft stage | one | you
The stage itself | - | built in 1961 and still going
Stage lights, and the desk that drives them | - | on the bars already
Lighting operator, followspot operators | - | Year 12
Piano | - | Music department
Audience seating | 180 | caretaker puts ours out
Smoke machine | none | see fire alarm, 2023

One maybe: could you price a hazer separately as an option? I am told that is kinder to detectors.

Philippa Anstey
Head of Drama`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs(SPEAKERS, [1, 8]),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 3]),
        needs('followspot', 2),
        needs('drape', 12),
        needs('stage_steps', 1),
        offers('hazer', 1),
      ],
      should: [needs(/SQ5/, 1), needs('transport')],
      allowed: without(SHOW, ...PLAY_OFF, ...PLATFORM, 'hazer', 'stage_monitor'),
      offers: without([...SHOW_OFFERS, 'hazer', 'effect_fluid', 'stage_monitor', 'mic_headset'], ...PLAY_OFF),
      excluded: PLAY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/oliver|play|school/i, /180/],
    },
  },
  {
    id: 'ho-bm-rfq-agritech',
    language: 'en',
    catalogue: 'cothelstone',
    description: `REQUEST FOR QUOTATION 26/118 (extract)
Levels & Moors Agri-Innovation Conference, Tuesday 3 and Wednesday 4 November, Parrett Conference Centre. 210 delegates.

3.1 Auditorium. The Supplier shall provide, on both days:
 (a) one oak lectern with gooseneck microphone;
 (b) four tie-clip radio microphones for a panel of four;
 (c) 2 no. handheld radio microphones for questions;
 (d) one confidence monitor;
 (e) sound reinforcement for speech, 210 persons.
 The projector and screen installed in the auditorium will be used.

3.2 Breakout rooms 1, 2 and 3 (30 to 45 persons each). For each room:
 (a) one laser projector of 6,000 lumens or more;
 (b) one 10ft screen;
 (c) one laptop and one clicker;
 (d) one flipchart.

3.3 Foyer: 12 shell scheme stands 3 x 2m, 20 display boards, 15 poseur tables, one reception desk.

3.4 Personnel: one sound engineer in the auditorium and one AV technician in each breakout room, both days.

4. Exclusions
4.1 Seating, which the Centre provides throughout.
4.2 Staging. The auditorium has a permanent platform.
4.3 Streaming and recording of the sessions, including cameras and their operators: let under a separate contract.

5. Priced option: portable induction loop for the auditorium.`,
    good: {
      attendees: 210,
      days: 2,
      must: [
        needs(/Lectern, Oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('confidence_monitor', 1),
        needs(SPEAKERS, [1, 10]),
        needs('projector', 3),
        needs('projection_screen', 3),
        needs('playback_laptop', [3, 4]),
        needs('presentation_clicker', [3, 4]),
        needs('flip_chart', 3),
        needs('exhibition_stand', 12),
        needs('pinboard', 20),
        needs('table_cocktail', 15),
        needs('registration_desk', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_technician', [3, 6]),
        offers('induction_loop', [1, 3]),
      ],
      should: [needs(/EB-L630U/, 3), needs(/10ft x 6ft/, 3), needs('transport')],
      allowed: without([...MEETING, 'crew_video'], ...CONFERENCE_OFF),
      offers: without(MEETING_OFFERS, ...CONFERENCE_OFF, ...PLATFORM),
      excluded: CONFERENCE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'subwoofer'],
      title: [/conference|levels|parrett/i, /210/],
    },
  },
  {
    id: 'ho-bm-credit-union-thread',
    language: 'en',
    catalogue: 'cothelstone',
    description: `Fwd: Re: Re: Acland Room, 14 May

Hi, please see below what the hotel told me. Could you quote for whatever is left? Besides that: five push-to-talk mics for the top table, two handheld radio mics to pass round, one camera with an operator and something to stream it to members at home, and an AV technician for the evening. Also voting keypads, 130 of them, if you do such a thing? AGM is 6.30 to 9, we expect 130 in the room.
Sunil Rao, Secretary, Brue Valley Credit Union

> On 2 March the hotel wrote:
>
> Q. Is there a projector and screen?
> A. Yes, both, ceiling mounted, included in the room.
> Q. Loudspeakers for the room?
> A. No. You would need to bring some in.
> Q. A lectern with a microphone?
> A. Not any more, it walked. So you'll need to hire one.
> Q. Chairs and the top table?
> A. We set all that out for you, theatre style.
> Q. Hearing loop?
> A. Fitted in the Acland Room.
> Q. Can we use your laptop?
> A. Afraid not.
> That's fine, I'll have my own with me, and the clicker.`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('mic_conference', 5),
        needs('mic_wireless_handheld', [2, 3]),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        needs('crew_technician', 1),
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...MEMBERS_OFF),
      offers: without(MEETING_OFFERS, ...MEMBERS_OFF),
      excluded: MEMBERS_OFF,
      unmet: [/vot|keypad/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/agm|annual|credit|brue|acland/i, /130/],
    },
  },
  {
    id: 'ho-bm-choir-requiem',
    language: 'en',
    catalogue: 'cothelstone',
    description: `Good day,

I am writing from choir Cantate Polonia in Taunton. On Saturday 21 November we are singing Requiem of Fauré in the church St Bartholomew in Crewhill, begin 19:30. We are 40 singers, and with us plays a string quintet and the organ of the church. Public will be about 250, they sit in the pews.

We would need from your firm:
- choir risers for 40 persons
- 6 music stands with lamp (five players and me)
- 5 folding chairs, black, for the players
- light on the choir, warm white, and the man who sets it up and stays until the end

I explain also what not. We sing without amplification, in this church it would be a sin, so no loudspeakers and no mixer. The parish priest has for his welcome the microphone of the church. Recording makes our friend Tomek, he comes with his own microphones and recorder. Please nothing that is moving or flashing, it is a Requiem, last time a technician showed us disco lights! Platform is not necessary, there are wide steps before the altar. And the heating in church works, I was asking.

With friendly greetings,
Małgorzata Wrona, conductor`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs('music_stand', 6),
        needs(/Folding, Black/, 5),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs('crew_lighting', 1),
      ],
      should: [needs('transport')],
      allowed: without([...STAGE_LIGHT, ...ANY_JOB], ...CHOIR_OFF),
      offers: [
        'uplight',
        'floodlight',
        'coat_rail',
        'drape',
        'two_way_radio',
        'crew_steward',
        'induction_loop',
        'signage',
        'stage_handrail',
      ],
      excluded: CHOIR_OFF,
      silly: [...LOOS, 'generator', 'marquee', 'dance_floor', 'stage_monitor', 'projector', 'bar_unit', 'hazer'],
      title: [/requiem|choir|cantate|crewhill|bartholomew|concert/i, /250/],
    },
  },
];

import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

const COMMUNITY_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'playback_laptop',
  ...SEATS,
  ...TABLES,
  'network',
];
const HEARING_OFF: readonly Selector[] = [
  ...SEATS,
  'table_trestle',
  ...STAGES,
  'lectern',
  'playback_laptop',
  'crew_interpreter',
];
const GALA_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  ...SEATS,
  ...TABLEWARE,
  'tablecloth',
  'napkin',
  'dance_floor',
  ...DECKS,
  'crew_dj',
];

/** Conferences, a hearing and a dinner. */
export const MERRIMACK_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-bq-harborconf-issue',
    language: 'en',
    catalogue: 'merrimack',
    description: `AV rental for HarborConf #41

**lmoreau** opened this issue
We need to get a real number for A/V this week. Two days (Oct 16-17), 260 people in the main hall, then three breakout rooms that take about 40 each.

Main hall
- [ ] the bright projector (14k) + screen
- [ ] sound for the whole room, somebody to mix it
- [ ] podium with a gooseneck mic
- [ ] 2 lavs, 2 handhelds for Q&A
- [ ] confidence monitor so people stop turning around

Each breakout
- [ ] projector + screen
- [ ] small speech PA, the kind that comes with a wireless mic

**tkessler** commented
The video crew is all volunteers and they ship their own cameras, capture boxes and encoders, same as last year. So nothing for recording or streaming in the rental please.

**lmoreau** commented
👍 noted. Also venue just emailed: tables and chairs come with the rooms, wifi too.

**anjali-r** commented
Speakers present from their own laptops, don't rent any. But can we add 4 clickers, one per room? Everyone forgets theirs.

**lmoreau** commented
Sure. And maybe get the assistive listening thing priced as an option, we had one person ask`,
    good: {
      attendees: [260, 260],
      days: 2,
      must: [
        needs(/RZ14K/, 1),
        needs('projector', 4),
        needs('projection_screen', 4),
        needs(SPEAKERS, [4, 20]),
        either(needs('pa_package', [3, 5]), needs('speaker_top', [6, 18])),
        needs(['crew_sound', 'crew_technician'], [1, 60]),
        needs('lectern', [1, 4]),
        needs('mic_lectern', [1, 4]),
        needs('mic_wireless_lapel', [2, 5]),
        needs('mic_wireless_handheld', [2, 6]),
        needs('confidence_monitor', 1),
        needs('presentation_clicker', 4),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...COMMUNITY_OFF),
      offers: without(MEETING_OFFERS, ...COMMUNITY_OFF),
      excluded: COMMUNITY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/harborconf|conf/i, /260/],
    },
  },
  {
    id: 'ho-bq-bridge-hearing',
    language: 'en',
    catalogue: 'merrimack',
    description: `SCOPE OF SERVICES
Design Public Hearing, Route 1A Bridge Replacement
Wednesday, October 20, 6:00 PM to 9:00 PM, Regional Middle School cafetorium
Anticipated attendance: 150 to 180

1. Audio. The Contractor shall provide nine (9) push-to-talk microphones for the panel, one (1) gooseneck microphone for the podium, and two (2) wireless handheld microphones on stands for public comment, together with loudspeakers to cover the seating area and an audio engineer.
2. Presentation. One (1) projector of at least 7,000 lumens with a screen not smaller than 7.5 x 13 ft.
3. Virtual attendance. The hearing is carried live on the web and recorded: one (1) camera with operator and one (1) streaming encoder.
4. Language access. Portuguese and Spanish: one (1) two-seat interpreter booth, two (2) transmitters, sixty (60) receivers with earpieces. One (1) assistive listening kit.
5. By others. Interpreters are engaged under the Department's language services agreement. The stenographer is retained by the Department. The school district makes available the existing stage, the podium, and all tables and chairs. Department staff will run the presentation from a Department laptop.
6. Schedule. Room is open to the Contractor from 3:00 PM. All equipment shall be out by 10:30 PM.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('mic_conference', [9, 10]),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 10]),
        needs('crew_sound', [1, 2]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('camera', 1),
        needs('crew_camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_transmitter', 2),
        needs('interpretation_receiver', [60, 66]),
        needs('induction_loop', 1),
      ],
      should: [needs('mic_stand', [2, 4]), needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...HEARING_OFF),
      offers: without(MEETING_OFFERS, ...HEARING_OFF, ...PLATFORM),
      excluded: HEARING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/hearing|bridge/i, /1[58]0/],
    },
  },
  {
    id: 'ho-bq-hybrid-all-hands',
    language: 'en',
    catalogue: 'merrimack',
    description: `Hi there,

I've just taken over events at Caddis Bio and the annual all-hands is my first big one, so excuse me if I ask for the wrong things. It's Wednesday March 3, in the big function room at the Mill No. 5 building. About 350 people in the room, theater style, and another 900 or so watching from the other sites.

Here is what the agency wrote down for last year, which everyone was happy with:

Stage 16' x 8', 12" high, with stairs and a black skirt
LED wall 6 m x 3 m behind it
Black pipe and drape either side, 8 sections in total
6 headset mics (CEO and the panel), 4 handhelds for questions
PA for the room
2 confidence monitors
3 cameras with operators, a switcher, live stream and a recording
2 show laptops and a clicker
Audio engineer, video engineer
350 white folding chairs
2 registration counters out front

Doors are at 9, we finish by noon. Could you put that into a proposal? The building has plenty of power, I'm told.

Many thanks,
Rosalind`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [16, 60]),
        needs('led_wall', 72),
        needs('drape', 8),
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', 4),
        needs(SPEAKERS, [2, 16]),
        needs('confidence_monitor', 2),
        needs('camera', 3),
        needs('crew_camera', 3),
        needs('video_switcher', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(/Samsonite/, 350),
        needs('registration_desk', 2),
      ],
      should: [needs(/Legs, 12/, 4), needs('video_processor', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...WALL, ...BROADCAST, ...STAGE_LIGHT],
      offers: [...MEETING_OFFERS, 'carpet', 'stanchion', 'hot_drinks', 'table_cocktail'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'crowd_barrier', 'bar_unit'],
      title: [/all[- ]hands|caddis|mill/i, /350/],
    },
  },
  {
    id: 'ho-bq-hospital-ball',
    language: 'en',
    catalogue: 'merrimack',
    description: `From: Development Office, St. Brendan's Hospital
Subject: Lantern Ball, Saturday Nov 6

Good morning! The ball is at the Wentford Hotel again, 320 guests at 32 tables, dinner at 7, live auction at 8:30, then dancing until 11.

What we would love to see in your proposal:
• Stage 24 x 12 ft, 24" high, black skirting, stairs at each end
• LED wall, 5 m wide by 2.5 m high, for the patient film and the auction lots, with a show laptop and a video engineer
• Podium and gooseneck, plus two wireless handhelds (emcee and auctioneer)
• A sound system good enough to dance to and an engineer for the evening
• Stage lighting so the speakers aren't in the dark
• 30 battery uplights in amber around the room
• A step and repeat at the entrance

The Wentford includes the tables, chairs, linens, napkins, china and glassware in its package, and there is a parquet floor in the ballroom already. DJ Lenny is donating his time and carries his own decks; he only needs somewhere to plug in.

One thing the committee can't agree on is a photo booth, so list that separately and we'll fight it out. We have $26,000 for all this.

Warmly,
Patrice`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('led_wall', 50),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 18]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('uplight', 30),
        needs(/Step and Repeat/, 1),
        offers('photo_booth', 1),
      ],
      should: [
        needs('stage_skirt', [24, 80]),
        needs(/Legs, 24/, 9),
        needs('video_processor', [1, 2]),
        needs('transport'),
      ],
      allowed: without(
        [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'presentation_clicker', 'confidence_monitor'],
        ...GALA_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...GALA_OFF, 'chair_cover'),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'festoon', 'interpretation_booth'],
      title: [/lantern|ball|brendan|wentford/i, /320/],
    },
  },
];

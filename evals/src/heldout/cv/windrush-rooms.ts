import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LINEN, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS } from '../usual.ts';

const TRAINING_OFF: readonly Selector[] = ['projector', 'projection_screen', ...SEATS, 'table_round', 'table_trestle'];
const INQUIRY_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  ...SEATS,
  'table_trestle',
  'table_round',
  'lectern',
];

/** Meetings, training and stands. */
export const WINDRUSH_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-cv-surgery-training',
    language: 'en',
    catalogue: 'windrush',
    description: `NEW WEBSITE ENQUIRY
Name: Nadia Okoro
Organisation: Thameside Primary Care Network
Type of event: Training day
Date: Wednesday 14 October, 9.00 - 16.30
Venue: Riverside Hotel, Reading (the Brunel Suite)
Number of people: 80

What do you need from us?
A sound system so everyone can hear, two lapel mics for the trainers and two handheld mics for questions. A hearing loop. One laptop with a clicker. Six flip charts for the group work after lunch. Somebody technical to be there all day please, last year nobody knew which button to press.

What is already at the venue?
The room has its own projector and a big screen, and the hotel provides all tables and chairs.

Anything else?
We'd like to be set up by 8.15.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 3]),
        needs('induction_loop', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('flip_chart', 6),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...TRAINING_OFF),
      offers: without(MEETING_OFFERS, ...TRAINING_OFF),
      excluded: TRAINING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/training|reading|riverside|thameside/i, /80/],
    },
  },
  {
    id: 'ho-cv-planning-inquiry',
    language: 'en',
    catalogue: 'windrush',
    description: `Hi, see below, this is the final version so please quote on it. Thanks, Graham

-----Original Message-----
From: Sheila Prentice (Democratic Services)
To: Graham Tully (Facilities)
Subject: Quarry inquiry - AV

Graham,

The planning inquiry into the quarry extension sits on Tuesday 3 and Wednesday 4 November in the Council Chamber at Witney. Around 120 members of the public each day.

The inspector, both barristers' teams and the witness table need a push-to-talk delegate mic each, I make that 12 in all. Two handheld radio mics for residents who want to speak. Speakers for the public seats, plus a portable hearing loop because the fitted one has died. Two of the 75 inch TVs on stands for the plans and a laptop to show them from. A sound engineer both days.

The webcast is being done by the contractor who does our normal meetings, so no cameras or streaming from the hire company. Tables and chairs are in the chamber already and there's a lectern in the cupboard.

Sheila`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('mic_conference', [12, 13]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('induction_loop', [1, 2]),
        needs(/TV, 75/, 2),
        needs('playback_laptop', [1, 2]),
        needs('crew_sound', [1, 4]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...MEETING, 'display', 'display_stand'],
        ...INQUIRY_OFF,
        'projector',
        'projection_screen',
        'mic_lectern',
      ),
      offers: without([...MEETING_OFFERS, 'projector', 'projection_screen', 'mic_lectern'], ...INQUIRY_OFF),
      excluded: INQUIRY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/inquiry|quarry|witney/i, /120/],
    },
  },
  {
    id: 'ho-cv-craft-fair-list',
    language: 'en',
    catalogue: 'windrush',
    description: `Hello

We've taken over the organising of the Cotswold Makers' Fair and have inherited a list from the last lot, which I am pasting in as it stands. It's in the leisure centre sports hall, one day, Sunday 22 November, 10 till 4. About 700 visitors come through over the day.

MAKERS' FAIR HIRE LIST
40 x trestle tables 6ft
40 x white cloths for same
80 x folding chairs
30 x extension leads
20 x cable ramps
12 x display boards (student show)
2 x reception desk for the entrance
1 x coat rail
1 x lectern with gooseneck mic
2 x radio mic, handheld
1 x PA for announcements and demonstrations
6 x fire extinguishers

Would you deliver on the Saturday after 5pm? And is there anything obvious we've not thought of?

Many thanks
Pru Hathersage`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('table_trestle', 40),
        needs(/Tablecloth, trestle/, 40),
        needs(/Folding chair/, 80),
        needs(/Extension lead/, 30),
        needs('cable_ramp', 20),
        needs('pinboard', 12),
        needs('registration_desk', 2),
        needs('coat_rail', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('fire_extinguisher', 6),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'crew_steward'],
      offers: [...MEETING_OFFERS, ...LINEN, 'crew_steward', 'waste_bin', 'crowd_barrier', 'carpet', 'hot_drinks'],
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'smoke_machine'],
      title: [/maker|fair|cotswold/i, /700/],
    },
  },
  {
    id: 'ho-cv-medtech-days',
    language: 'en',
    catalogue: 'windrush',
    description: `Hi there,

We're bringing our partner conference to Cork this year, Thursday 24 and Friday 25 September, in the old Custom House. 200 delegates in one plenary room, theatre style, and nothing is in the building so we need the lot. My colleague put this together:

- Stage 6m x 2m, 30cm high, one set of steps
- Oak lectern and lectern mic
- 10,000 lumen projector, 5m fast-fold screen
- Presentation laptop + clicker
- 4 headset mics for panels
- 2 handheld mics for Q&A
- Speakers to suit 200
- Stage lighting
- Sound engineer and AV technician, both days
- 200 black folding chairs
- 15 display boards for the posters in the foyer
- 1 reception desk

Could you price the filming separately as an option? Two cameras with operators. The board hasn't approved that yet.

Kind regards,
Aoife Lenihan`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/10,000 lumens/, 1),
        needs(/5m wide/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('mic_headset', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        needs('crew_sound', [1, 4]),
        needs('crew_technician', [1, 4]),
        needs(/Folding chair/, 200),
        needs('pinboard', 15),
        needs('registration_desk', 1),
        offers('camera', 2),
        offers('crew_camera', [2, 4]),
      ],
      should: [needs(/legs, 30cm/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'drape'],
      offers: [...MEETING_OFFERS, 'crew_steward', 'hot_drinks'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/cork|custom house|conference/i, /200/],
    },
  },
  {
    id: 'ho-cv-software-reveal',
    language: 'en',
    catalogue: 'windrush',
    description: `Hey team,

Hope you're well! Our US office is doing a product reveal in Oxford during the trade week and I got your name from the hotel. It's Tuesday, October 20, doors at 5, keynote at 6, drinks until 9. We're expecting 150 customers and press, mostly standing.

What I'm picturing:

An indoor LED screen, 4 meters wide and 2 meters high, behind a low stage that is 4 meters by 2. Our CEO wears a headset mic, plus one more headset as a spare. A handheld for press questions. Decent audio for the opening video. Live stream to the Boston office with two cameras, two camera operators, and whatever box does the streaming. A sound engineer and an AV tech on site for the whole thing. Around the room: 15 high tables (you call them poseur tables I think?) and 20 uplighters in our purple. And a red carpet, because marketing really wants one.

Let me know the cost and how soon you need a decision.

Thanks a bunch,
Kelsey Brandt
Events, Northbeam Software`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('led_wall', 8),
        needs('stage_deck', 4),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crew_technician', [1, 2]),
        needs('table_cocktail', 15),
        needs('uplight', 20),
        needs('carpet', [1, 2]),
      ],
      should: [
        needs('stage_leg', 4),
        needs('stage_steps', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('video_switcher', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'projector', 'projection_screen'),
        ...WALL,
        ...PLATFORM,
        ...BROADCAST,
        ...STAGE_LIGHT,
        'subwoofer',
      ],
      offers: [...MEETING_OFFERS, 'bar_unit', 'glassware', 'refrigeration', 'photo_booth', 'crew_steward', 'stanchion'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'table_round'],
      title: [/reveal|oxford|northbeam|product|launch/i, /150/],
    },
  },
];

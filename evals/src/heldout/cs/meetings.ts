import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, SCREENS } from '../usual.ts';

const KICKOFF_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  ...SEATS,
  'table_round',
  'table_trestle',
  'lectern',
  'mic_lectern',
];
const HEARING_OFF: readonly Selector[] = ['projector', 'projection_screen', ...SEATS, 'table_round', 'table_trestle'];
const LIBRARY_OFF: readonly Selector[] = [
  ...SEATS,
  'lectern',
  'projector',
  'projection_screen',
  'crew_technician',
  'crew_sound',
];
const OUT_OF_PLACE: readonly Selector[] = [
  'generator',
  'toilet',
  'marquee',
  'dance_floor',
  'disco_light',
  'crowd_barrier',
  'smoke_machine',
];

/** People who speak to people who listen. */
export const MEETINGS: readonly EvalBrief[] = [
  {
    id: 'ho-cs-sales-kickoff',
    language: 'en',
    catalogue: 'yampa',
    description: `Hello,

We're bringing 220 account reps to the Marriott in Boise for our annual sales kickoff, Tuesday, January 12 and Wednesday, January 13. General session runs 8:30 to 5 on both days, all in the one ballroom.

The ballroom comes with two built-in projectors and drop-down screens, and the hotel sets all the tables and chairs, so those are covered. No podium either, our people like to walk around.

From you we'd need:

Stage 24' x 12', 2' high, with black skirt and one set of steps
30' of black pipe and drape behind it
Lighting so the speakers can be seen
A good sound system for the room
4 headset mics, plus 2 wireless handhelds for Q&A
2 confidence monitors at the front edge and a countdown timer
2 show laptops and a clicker
An audio engineer and a video engineer, both days

Please show this one separately as an option, since it hasn't been approved: one camera with an operator, to record the keynotes.

Load-in can be Monday from 2 pm.

Best,
Heather Lindqvist
Sales Operations`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [3, 9]),
        needs('drape', [3, 4]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 20]),
        needs(SPEAKERS, [1, 16]),
        needs('mic_headset', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', [1, 2]),
        needs('crew_sound', [1, 4]),
        needs('crew_video', [1, 4]),
        offers('camera', 1),
        offers('crew_camera', [1, 2]),
      ],
      should: [needs(/leg set, 2ft/, 9), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array', 'intercom'],
      offers: MEETING_OFFERS,
      excluded: KICKOFF_OFF,
      silly: OUT_OF_PLACE,
      title: [/sales|kick-?off|boise/i, /220/],
    },
  },
  {
    id: 'ho-cs-dev-meetup',
    language: 'en',
    catalogue: 'yampa',
    description: `New message from your contact form

Name: Priyanka S.
City: Vancouver, BC
Date of event: Thursday, November 19
Type: tech meetup

How can we help?
Hi! We run a monthly meetup for developers and this one has outgrown our usual office, so we've booked an empty unit at the Mount Pleasant co-working space. Around 70 people, doors at 6, talks from 6:30 to 8:30, out by 9:30.

Could you give us a price for a 5,000 lumen projector and a screen, a laptop and clicker for the speakers, a small PA with one lavalier and one handheld wireless mic, 70 conference chairs, and an AV technician for the evening?

As an extra I'd like to see what a camera to record the talks would come to. Only if it fits the budget, which is about $2,000 all in.

Thank you :)`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_lapel', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Conference chair/, [70, 75]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
        offers('camera', 1),
      ],
      should: [needs(/5,000 lumen/, 1), needs('transport')],
      allowed: MEETING,
      offers: [...MEETING_OFFERS, 'table_trestle', 'table_cocktail', 'hot_drinks'],
      silly: [...OUT_OF_PLACE, 'stage_monitor', 'hazer'],
      title: [/meet-?up|developer|tech/i, /70/],
    },
  },
  {
    id: 'ho-cs-public-hearing',
    language: 'en',
    catalogue: 'yampa',
    description: `Good morning,

The Regional District will hold a public hearing on the watershed plan on Thursday, October 8 at 7:00 p.m. in the Legion hall in Salmon Arm. We are planning for 150 residents. Seven directors sit at the head table.

Please provide a quotation for the following:

- a push-to-talk microphone for each of the seven directors
- a podium with a gooseneck microphone where members of the public come up to speak, and one wireless handheld for anyone who can't get to it
- a sound system so that everybody hears everybody
- a press mult box, as two radio stations and the TV are coming
- French interpretation: one booth, one transmitter and 40 receivers. The interpreters themselves are hired through an agency.
- one technician from set-up to close

The Legion has its tables and chairs out already and they stay where they are. There is also a projector and screen in the hall that staff will use for the maps.

Our purchasing policy requires a written quote by September 18.

Sincerely,
Joanne Pelletier
Deputy Corporate Officer`,
    good: {
      attendees: [150, 157],
      days: 1,
      must: [
        needs('mic_conference', [7, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('press_feed', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_transmitter', 1),
        needs('interpretation_receiver', [40, 45]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: HEARING_OFF,
      silly: [...OUT_OF_PLACE, 'stage_monitor', 'hazer', 'bar_unit'],
      title: [/hearing|watershed|salmon arm|legion/i, /150/],
    },
  },
  {
    id: 'ho-cs-shareholder-meeting',
    language: 'en',
    catalogue: 'yampa',
    description: `To: rentals
Subject: Quote request, annual shareholder meeting, April 22

Hello,

Our bank's annual shareholder meeting is Thursday, April 22, from 10 a.m. to noon in the community room at our main branch in Rapid City. About 60 shareholders attend in person and the rest follow online.

Setup we have in mind:

1. Acrylic podium with gooseneck mic for the chairman
2. Eight push-to-talk mics for the directors' table
3. Two wireless handhelds for shareholder questions
4. Speakers suited to a room of 60
5. Two 75-inch monitors on stands, one either side, with a show laptop and a clicker
6. A confidence monitor for the podium
7. Webcast: two cameras with operators, a video switcher and a streaming encoder. It has to be recorded too.
8. One audio engineer and one video engineer
9. 60 conference chairs, plus four 6-foot tables with white tablecloths for the directors and the sign-in

Last year's vendor arrived late, so please tell us when your crew would be on site.

Regards,
Don Amundson, Corporate Secretary`,
    good: {
      attendees: [60, 68],
      days: 1,
      must: [
        needs(/Podium, clear/, 1),
        needs('mic_lectern', 1),
        needs('mic_conference', 8),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 6]),
        needs(/75in/, 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(/Conference chair/, [60, 70]),
        needs(/Banquet table, 6ft/, 4),
        needs(/Tablecloth, banquet/, 4),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: MEETING_OFFERS,
      silly: [...OUT_OF_PLACE, 'stage_monitor', 'hazer', 'bar_unit'],
      title: [/shareholder|annual|rapid city/i, /60/],
    },
  },
  {
    id: 'ho-cs-library-author',
    language: 'en',
    catalogue: 'yampa',
    description: `Hi,

I volunteer with the Friends of the Library in Laramie and we have a mystery writer coming on Saturday, March 13 at 2 pm. We expect 80 people in the big reading room.

We'd like to rent:
a small sound system
one lavalier mic for the author
one handheld wireless mic for questions
two 6 ft tables with white tablecloths (book sales and signing)
a coffee urn

The library has plenty of chairs and a nice wooden podium, and if she wants to show pictures there's a projector and screen in the room that we can use. You can just drop things off in the morning: our custodian used to do sound for a church and will set it up and keep an eye on it, so we don't need a technician.

We're a small nonprofit, so if there's a discount I'd love to hear about it!

Warmly,
Ruth Ann`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_lapel', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Banquet table, 6ft/, 2),
        needs(/Tablecloth, banquet/, 2),
        needs('hot_drinks', 1),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'crockery'],
      offers: [...MEETING_OFFERS, 'crockery', 'table_trestle'],
      excluded: LIBRARY_OFF,
      silly: [...OUT_OF_PLACE, ...SCREENS, 'stage_monitor', 'hazer', 'bar_unit'],
      title: [/library|author|laramie/i, /80/],
    },
  },
];

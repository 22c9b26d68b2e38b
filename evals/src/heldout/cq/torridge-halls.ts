import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, RADIO_MICS, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Meetings and fairs that have nothing and want everything on the list. */
export const TORRIDGE_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-cq-bypass-meeting',
    language: 'en',
    catalogue: 'torridge',
    description: `To whom it may concern,

Bradworthy Parish Council is holding a public meeting about the bypass on Tuesday 3 March, 7pm, in the Memorial Hall. After what happened last time we should plan for 150.

We would need 150 chairs (the black stacking ones will do), a sound system for the hall, three lapel microphones for the people from Highways, two handheld radio mics for questions from the floor, and a hearing loop. Also a projector with a screen that can be made out from the back row, a laptop for the slides, and six display boards for the maps.

Could one of your technicians set it all up, stay until we finish at around nine, and take it away again?

Regards,
Colin Shepherd
Clerk to the Council`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Black stacking/, [150, 160]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_lapel', 3),
        needs(/handheld radio mic/i, [2, 4]),
        needs('induction_loop', 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('pinboard', 6),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 16]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'subwoofer'],
      offers: [...MEETING_OFFERS, 'table_trestle', 'hot_drinks', 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/bradworthy|bypass|meeting/i, /150/],
    },
  },
  {
    id: 'ho-cq-family-law-day',
    language: 'en',
    catalogue: 'torridge',
    description: `West Country Family Law Association - annual conference
Friday 24 April, 9am to 5pm, Corn Exchange, Tiverton. 160 delegates.

MAIN HALL
- 160 black stacking chairs
- stage 4m x 2m, 30cm high, with steps
- lectern with gooseneck mic
- 4 lapel mics for the panel and 2 handheld radio mics for the floor
- 10,000 lumen projector, 4.5m screen, laptop, clicker
- PA for speech

BREAKOUT ROOMS (two), each with
- 65 inch TV on a stand
- flip chart
- 40 black stacking chairs

FOYER
- reception desk
- 10 poseur tables
- 3 coat rails

CREW
- sound engineer and video technician for the day

OPTION, please show separately: filming of the main hall with one camera and an operator.

Please include delivery and VAT. Contact: Tamsin Rowe, administrator.`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Black stacking/, 240),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs(/handheld radio mic/i, [2, 4]),
        needs(/10000 lumen/, 1),
        needs(/4\.5m/, 1),
        needs('playback_laptop', [1, 3]),
        needs('presentation_clicker', [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(/65 inch/, 2),
        needs('flip_chart', 2),
        needs('registration_desk', 1),
        needs('table_cocktail', 10),
        needs('coat_rail', 3),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        offers('camera', 1),
        offers('crew_camera', 1),
      ],
      should: [needs(/legs, 30cm/, 4), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS, 'tablecloth', 'hot_drinks', ...BROADCAST],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/tiverton|law|conference/i, /160/],
    },
  },
  {
    id: 'ho-cq-book-launch',
    language: 'en',
    catalogue: 'torridge',
    description: `Hello, I run the bookshop in Mill Street and we're launching a local author's novel in the library on Thursday 12 November, 7 till 9. We've sold 70 tickets, which is all the library will take.

Please could I have a quote for 70 black stacking chairs, a low platform of 2m x 2m (30cm is high enough), two lapel mics for the author and the woman who is interviewing her, and whatever speakers are right for a room like that. Also four trestle tables with white cloths for the books and the wine, 100 wine glasses, and a coat rail as it'll probably be filthy weather.

I'd love it to look a bit special, so 6 of your uplighters to go along the shelves.

Thank you!
Bryony`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/Black stacking/, [70, 74]),
        needs('stage_deck', 2),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [1, 4]),
        needs('table_trestle', 4),
        needs(/Trestle tablecloth/, 4),
        needs(/Wine glass/, 100),
        needs('coat_rail', 1),
        needs('uplight', 6),
      ],
      should: [needs(/legs, 30cm/, 2), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/book|launch|library|novel|mill street/i, /70/],
    },
  },
  {
    id: 'ho-cq-pannier-fair',
    language: 'en',
    catalogue: 'torridge',
    description: `VOICEMAIL, typed up by Liz, Mon 9.05

"Hello, it's Wendy from the Pannier Market Makers. We've got the Christmas craft fair again, Saturday 28 and Sunday 29 November in the town hall, ten till four on both days. Fifty-five stalls this year, would you believe. Each stall has one six-foot trestle table with a white cloth and two of the white folding chairs. What else. Twenty extension leads. Four display boards, because the primary school are putting up their pictures. A reception desk for by the front door. Ten lots of festoon to go along the balcony. And a small PA so that I can call the raffle and have the carols on, with one handheld radio mic. We had 800 people over the weekend last year, so about the same, I should think. You've got my number. Bye now."`,
    good: {
      attendees: [400, 800],
      days: 2,
      must: [
        needs('table_trestle', [55, 58]),
        needs(/Trestle tablecloth/, [55, 58]),
        needs(/White folding/, [110, 114]),
        needs(/Extension lead/, [20, 24]),
        needs('pinboard', 4),
        needs('registration_desk', 1),
        needs('festoon', 10),
        needs(SPEAKERS, [1, 6]),
        needs(/handheld radio mic/i, [1, 3]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: [...PARTY_OFFERS, 'crew_steward', 'hot_drinks', 'two_way_radio', 'fire_extinguisher', 'crowd_barrier'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'projector'],
      title: [/craft|pannier|christmas|town hall/i],
    },
  },
  {
    id: 'ho-cq-college-open-days',
    language: 'en',
    catalogue: 'torridge',
    description: `Good afternoon

Re: College open days, Thursday 2 and Friday 3 July, 9am-4pm, main lawn

We are after prices for our summer open days. We expect 400 visitors on each day, prospective students and parents.

The departments will be in a 9m x 15m marquee with a hard floor. In there we need 30 trestle tables, 80 black stacking chairs, 20 display boards and four 50 inch TVs on stands. Outside it, 4 gazebos for the land-based courses and 2 reception desks where people sign in. For the Principal's welcome and the course talks we need a PA with one headset mic and two handheld radio mics, plus a technician to look after it on both days. We would also like 10 two-way radios and 20 extension leads.

Please quote for 4 of your stewards too, on both days, to show people where to go.

Regards
Mark Isaac
Marketing and Admissions`,
    good: {
      attendees: [400, 800],
      days: 2,
      must: [
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [130, 140]),
        needs('table_trestle', 30),
        needs(/Black stacking/, 80),
        needs('pinboard', 20),
        needs(/50 inch/, 4),
        needs('gazebo', 4),
        needs('registration_desk', 2),
        needs(SPEAKERS, [1, 10]),
        needs('mic_headset', 1),
        needs(/handheld radio mic/i, [2, 4]),
        needs(['crew_technician', 'crew_sound'], [1, 40]),
        needs('two_way_radio', 10),
        needs(/Extension lead/, [20, 30]),
        needs('crew_steward', [4, 100]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SITE_POWER, 'playback_laptop', 'video_cable'],
      offers: [
        ...OUTDOORS_OFFERS,
        ...MEETING_OFFERS,
        ...STAGE_LIGHT,
        ...RADIO_MICS,
        'tablecloth',
        'marquee_lining',
        'lectern',
      ],
      silly: ['dance_floor', 'stage_monitor', 'hazer', 'disco_light', 'table_round', 'bar_unit'],
      title: [/college|open day/i, /[48]00/],
    },
  },
];

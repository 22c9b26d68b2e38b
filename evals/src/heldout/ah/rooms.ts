import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, SCREENS, SHOW_OFFERS, STAGES } from '../usual.ts';
import { LAMPS, ODD, OPERATOR, sound } from './shared.ts';

/** Under a roof, by day or early evening: a debate, a conference, a meeting of members, a fair, a memorial. */
export const ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ah-six-on-a-panel',
    language: 'en',
    catalogue: 'irthing',
    description: `Hello,

Our history society's annual debate is on Thursday 4 March in the assembly hall at Brampton, doors at 7, over by half past nine. We have a panel of six and a chairman, all of them sitting in a row on the stage, and expect about 180 in the audience, theatre style.

Everybody on the stage ought to have a microphone of their own, and we should like two roving ones for the questions. A lectern for the opening address as well, please, with a microphone on it. Could you also make an audio recording for our website?

The hall has its stage and all the chairs, and the caretaker looks after the stage lights, so nothing of that sort. Nobody is showing slides, so you can leave off the projector and the screen too.

Somebody to mix it all evening would be a comfort.

Dorothy, hon. sec.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        sound([2, 8]),
        needs([...RADIO_MICS, 'mic_conference', 'mic_wired'], [9, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('audio_recorder', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('mic_wireless_handheld', [2, 9]), needs('transport')],
      allowed: [...MEETING, ...RADIO_MICS, 'mic_conference', 'mic_wired'],
      offers: ['induction_loop', 'camera', 'video_recorder', 'streaming_encoder', 'drape', 'backdrop', 'signage'],
      excluded: [...STAGES, ...SEATS, ...LAMPS, 'lighting_console', 'crew_lighting', ...SCREENS],
      silly: [...ODD, 'generator', 'dance_floor', 'line_array', 'stage_monitor', 'playback_laptop', 'crew_video'],
      title: [/brampton|debate|history/i, /180/],
    },
  },
  {
    id: 'ho-ah-college-tender',
    language: 'en',
    catalogue: 'irthing',
    description: `INVITATION TO QUOTE
Audio-visual services, Transport History Conference
Thursday 15 and Friday 16 April, 220 delegates

Lot 1. Main hall, theatre style, 220. One projector of no less than 10,000 lumens; one screen, 13 ft wide; sound reinforcement; lectern with microphone; 2 lapel and 2 handheld radio microphones; one comfort monitor.
Lot 2. Four seminar rooms of 30-40. In each: a large monitor on a stand, or projector and screen, and a laptop.
Lot 3. Hybrid. Live stream from the main hall on both days; two cameras, each with an operator.
Lot 4. Simultaneous interpretation French/English in the main hall. One booth, 60 receivers. The interpreters themselves are engaged by the College directly.

The following do not form part of this quotation: furniture of any description (the College's own is used); internet connection (IT Services); tea, coffee and lunches with the crockery for them (Campus Catering); lighting (installed in the hall).

Engineers are to attend on both days. Quotations by noon on 12 February.`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/PJ 12K/, 1),
        needs(/13 x 8/, 1),
        sound([2, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        either(needs('display', 4), needs('projector', 5)),
        needs('playback_laptop', [4, 5]),
        needs('streaming_encoder', 1),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs(OPERATOR, [1, 12]),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: [...MEETING, 'line_array', 'subwoofer', 'display', 'intercom', 'video_recorder', 'video_converter'],
      offers: [...PLATFORM, 'audio_recorder', 'induction_loop', 'mic_headset', 'drape', 'two_way_radio', 'led_wall'],
      excluded: ['furniture', 'network', ...TABLEWARE, 'hot_drinks', 'lighting', 'crew_lighting', 'crew_interpreter'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'backline'],
      title: [/conference|transport/i, /220/],
    },
  },
  {
    id: 'ho-ah-members-meeting',
    language: 'en',
    catalogue: 'irthing',
    description: `Good morning,

Please quote for our mutual's annual general meeting on Tuesday 18 May, one day, 400 members in theatre layout, indoors, leisure centre main hall (bare, we need everything).

- Platform 24' x 8', 2' high, two sets of treads, black valance along the front
- 12 metres of black pipe and drape behind
- Acrylic lectern with gooseneck mic
- PA for speech to reach all 400
- 4 roving radio mics for members' questions
- Two 13 x 8 screens, one either side, with projectors and one laptop
- Hearing loop
- 400 padded chairs, linked
- 2 registration desks
- 400 electronic voting keypads with somebody to run the count
- The meeting to be recorded on video, one camera with operator

Regards
Company Secretariat`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/8 x 4 \(Lite/, 6),
        needs('drape', [12, 12]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        sound([2, 16]),
        needs('mic_wireless_handheld', [4, 5]),
        needs(/13 x 8/, 2),
        needs('projector', 2),
        needs('playback_laptop', [1, 2]),
        needs('induction_loop', [1, 2]),
        needs(/conf\. blue/, [400, 410]),
        needs('registration_desk', 2),
        needs('camera', 1),
        needs('crew_camera', 1),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_skirt', [7, 15]),
        needs(/Legs, 2ft/, 6),
        needs('video_recorder', 1),
        needs('crew_sound', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...RADIO_MICS, 'subwoofer', 'line_array', 'video_recorder'],
      offers: MEETING_OFFERS,
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'choir_riser',
        'backline',
      ],
      unmet: [/vot|keypad/i],
      title: [/meeting|agm/i, /400/],
    },
  },
  {
    id: 'ho-ah-careers-fair',
    language: 'en',
    catalogue: 'irthing',
    description: `Hi there

Careers fair time again, Wed 6 + Thu 7 October in the sports hall, about 1,500 students over the two days. What we're after:

24 shell scheme stands, 3 x 2
2 registration desks
10 poster boards
your bonded 5G router thing because the wifi dies every year
6 walkie talkies
4 stewards each day
a red carpet for the entrance (the principal insists)

Tables and chairs for the exhibitors come out of the exam store so don't count those. Electrics to the stands are being done by Estates. And no PA please, it's a nightmare in there.

Ta, Priya`,
    good: {
      attendees: [1500, 1500],
      days: 2,
      must: [
        needs('exhibition_stand', 24),
        needs('registration_desk', 2),
        needs('pinboard', 10),
        needs('network', 1),
        needs('two_way_radio', 6),
        needs('crew_steward', [4, 8]),
        needs('carpet', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'crew_technician', 'fire_extinguisher', 'waste_bin'],
      offers: [
        'signage',
        'plants',
        'coat_rail',
        'stanchion',
        'drape',
        'display',
        'flip_chart',
        'crowd_barrier',
        'uplight',
      ],
      excluded: [
        ...SEATS,
        'table_trestle',
        'table_round',
        'power_distro',
        'power_cable',
        'crew_electrician',
        'generator',
        ...SPEAKERS,
        'mixing_console',
        ...RADIO_MICS,
        'crew_sound',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_deck', 'projector', 'disco_light', 'beer_table_set'],
      title: [/careers/i, /1[.,]?500/],
    },
  },
  {
    id: 'ho-ah-memorial-stream',
    language: 'en',
    catalogue: 'irthing',
    description: `Dear sirs, there is to be a memorial service for my late husband on Monday 22 March at 2 pm, one afternoon only. We think 200 will come, and his family in Canada cannot travel, so it should be streamed live and a recording kept. Two cameras please, small ones if possible, with whoever is needed to work them. There's no internet in the church, you would have to bring something. Those who don't fit in will sit in the parish room next door and watch on two large 85 inch televisions, the sound of the sets themselves will do.

The church has a perfectly good sound system with microphones, your people can take a feed from it. Pews are all there is in the way of seating and all we need, and the parish room has its own chairs. I would ask you to put up no lights at all: candles only.

With thanks, Eleanor`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs(/TV 85/, 2),
        needs(['crew_camera', 'crew_video', 'crew_technician'], [1, 4]),
      ],
      should: [needs('video_recorder', 1), needs('video_switcher', 1), needs('video_cable'), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'camera',
        'video_switcher',
        'video_recorder',
        'video_converter',
        'video_cable',
        'intercom',
        'audio_cable',
        'di_box',
        'crew_camera',
        'crew_video',
        'crew_technician',
        'display_stand',
      ],
      offers: ['audio_recorder', 'confidence_monitor', 'ups', 'playback_laptop', 'plants', 'projector'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mixing_console',
        ...SEATS,
        'lighting',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_deck', 'led_wall', 'bench'],
      title: [/memorial|service/i, /200/],
    },
  },
  {
    id: 'ho-ah-choir-rider',
    language: 'en',
    catalogue: 'irthing',
    description: `TECHNICAL RIDER, University Chorale (Ohio), UK tour
One performance, Saturday, May 15, 7:30 p.m., indoor sports hall. Audience 500, theater style. 48 singers, string quartet, one keyboard player, narrator.

LOCAL VENDOR TO PROVIDE
(3) 8' x 4' risers, 2' high, for the quartet
(4) choral risers, 3 step
(500) padded linking chairs
(1) PA appropriate for 500, subs not essential
(1) digital console, 24 ch minimum
(8) small diaphragm condenser mics on booms... we can live with (6) if that's what you own
(1) wireless handheld for the narrator
(1) 88 key weighted keyboard w/ stand, Nord or equal
(1) FOH engineer, load-in through strike

CHORALE CARRIES: music stands, in-ear monitors and their transmitters.
DO NOT SUPPLY: stage lighting (house lights stay up), haze or fog of any kind. Videography is under contract with others.`,
    good: {
      attendees: [500, 555],
      days: 1,
      must: [
        needs(/8 x 4 \(Lite/, 3),
        needs('choir_riser', 4),
        needs(/conf\. blue/, [500, 510]),
        sound([2, 16]),
        needs(/SQ5/, 1),
        needs(/Pencil/, [6, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('keyboard', 1),
        needs('crew_sound', 1),
      ],
      should: [needs(/Legs, 2ft/, 3), needs('mic_stand', [6, 12]), needs('stagebox', 1), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...ANY_JOB],
      offers: [...SHOW_OFFERS, 'mic_lectern', 'lectern', 'crew_steward', 'coat_rail'],
      excluded: [
        'music_stand',
        'in_ear_monitor',
        ...LAMPS,
        'lighting_console',
        'crew_lighting',
        'hazer',
        'smoke_machine',
        'camera',
        'crew_camera',
        'video_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'drum_kit', 'projector', 'crowd_barrier'],
      title: [/chorale|choir|concert/i, /500/],
    },
  },
];

import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, CARRIAGE, LINEN, PLATFORM, RADIO_MICS, SEATS, SITE_POWER, SPEAKERS, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const QUAD_OFF: readonly Selector[] = [...STAGES, 'stage_leg', 'stage_steps', 'stage_skirt'];
const DECEMBER_OFF: readonly Selector[] = ['projection_screen', 'lectern', ...SEATS, ...STAGES];
const STADIUM_OFF: readonly Selector[] = ['chair_cover', 'lectern'];
const GALA_OFF: readonly Selector[] = [
  'speaker_top',
  'line_array',
  'subwoofer',
  'pa_package',
  'mixing_console',
  ...RADIO_MICS,
  'mic_lectern',
  'mic_wired',
  'projector',
  'projection_screen',
  'led_wall',
  'display',
  'camera',
  'stage_wash',
  'lighting_package',
  'crew_sound',
  'crew_lighting',
  'crew_video',
  'crew_camera',
];

/** Commencements, an awards dinner and a concert in the school's auditorium. */
export const CEREMONIES: readonly EvalBrief[] = [
  // After https://www.bidnetdirect.com/public/supplier/solicitations/statewide/42837136837/abstract
  {
    id: 'ho-cm-quad-video',
    language: 'en',
    catalogue: 'wicomico',
    description: `Specifications, not limited to: Personnel: the firm holds whatever license the work calls for BAYS (from our staging contractor, together with main and side stage; not in this bid) • Two 20 x 20’ bays for the video screens, 2,600 lbs in each • Two sound bays, nine cabinets a side, flown off the stage roof Commencement, Video and Sound for Bid VIDEO • (2) LED displays for daylight, 17’ x 10’, left and right of the stage, in the video bays • Rigging hardware, cable, adapters • LED rack, a second one on site as backup • Digital switcher that takes in a recorded video and one PowerPoint slide • One professional camera feeding both displays, and its operator • Technicians to install, run and strike • An input for the captioner while remarks are made SOUND • microphones: 2 at the center podium, 1 at the reader’s podium; enough for a brass ensemble of 18 with a singer on the side stage • stands, snakes • 16-input digital console and engineer • announcements played from a CD before the ceremony • amplifiers and house speakers for an audience of some 14,000, even and full range over the Quad and along the walk to the Student Cent`,
    good: {
      attendees: 14000,
      days: 1,
      must: [
        needs('led_wall', 2),
        needs('video_switcher', [1, 2]),
        needs('camera', [1, 2]),
        needs('crew_camera', [1, 2]),
        needs('crew_video', [1, 4]),
        needs('mixing_console', [1, 2]),
        needs(['mic_lectern', 'mic_wired', 'mic_instrument'], [5, 30]),
        needs(SPEAKERS, [12, 60]),
        needs('crew_sound', [1, 4]),
        needs(['audio_player', 'playback_laptop'], [1, 3]),
      ],
      should: [needs('mic_stand', [6, 30]), needs('stagebox'), needs('transport')],
      allowed: without([...SHOW, ...WALL, ...BROADCAST, ...SITE_POWER, 'lectern', 'press_feed'], ...QUAD_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...RADIO_MICS], ...QUAD_OFF, 'stage_roof'),
      excluded: QUAD_OFF,
      unmetToo: [/caption/i, /backup|rack/i],
      silly: ['toilet', 'dance_floor', 'table_round', 'exhibition_stand', 'mic_conference', 'projector'],
      title: [/commencement|quad/i],
    },
  },
  // After https://www.bidnetdirect.com/south-carolina/solicitations/closed-bids/statewide/USC-Upstate-December-Graduation-Video-and-Audio/42915468256
  {
    id: 'ho-cm-december-graduation',
    language: 'en',
    catalogue: 'wicomico',
    description: `Specifications include, without limit: The vendor brings labor, tools, equipment, cabling and material to set up, run and take down sound, projector, video walls, cameras etc. for the University’s December Graduation, in accordance with what follows: 1. One HD camera with a 42x lens at the back of the seats, one HD camera further front in the auditorium, and (2) operators. Both pictures are cut live on a switcher, which the vendor supplies with a video technician, and go up on the screen over the main stage as well as on the walls beside it. a. Close shots of whoever speaks at the podium and of every graduate who is handed a diploma. b. The ceremony is recorded and the University given the files. c. The program also goes to YouTube as a live stream, which the Office of Communications puts on our website. 2. One (1) 12,000 Lumen projector, onto the house screen, which hangs over the stage already, and two (2) 16’x9’ video walls, one to each side, put up by the vendor. 3. Sound for speech and music: speakers, a mixing board with somebody at it, two gooseneck microphones for the podium, one wireless handheld for the singer. Podium, stage and all seating are in place. 4. Load-in from 8:00 a.m. the day be`,
    good: {
      attendees: null,
      must: [
        needs('camera', 2),
        needs(/42x lens/, 1),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', [1, 4]),
        needs('video_recorder', [1, 2]),
        needs('streaming_encoder', 1),
        needs(/12,000 lumen/, 1),
        needs(/16' x 9'/, 2),
        needs(SPEAKERS, [2, 24]),
        needs('mixing_console', [1, 2]),
        needs('crew_sound', [1, 3]),
        needs('mic_lectern', 2),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SHOW, ...WALL, ...BROADCAST, 'audio_player', 'presentation_clicker', 'confidence_monitor'],
        ...DECEMBER_OFF,
      ),
      offers: without([...SHOW_OFFERS, ...RADIO_MICS, 'press_feed', 'display', 'display_stand'], ...DECEMBER_OFF),
      excluded: DECEMBER_OFF,
      silly: ['toilet', 'marquee', 'dance_floor', 'table_round', 'crowd_barrier', 'generator', 'exhibition_stand'],
      title: [/graduation|december/i],
    },
  },
  // After https://athighschool.cyou/2021/04/01/orange-high-schools-graduation-ceremony-may-cost-nearly-25000-cleveland-com/
  {
    id: 'ho-cm-stadium-graduation',
    language: 'en',
    catalogue: 'wicomico',
    description: `Board of Education, regular meeting, Monday (March 29). New business, first reading: high school graduation in the stadium, Sunday, May 30; the hour is open, the principal would like 4 p.m. Should it rain, June 6.
Not to exceed $24,446, namely:
· $9,775, two LED screens, 10 feet by 18 feet, processor included, one video camera and an operator for the live picture.
· $4,200, a stage with a roof, 24 feet by 32 feet, stairs on the left and on the right, a black theater drape as its backdrop.
· $4,000, 600 folding chairs, black, delivered, set out and taken away. Asked about the covers shown in the drawing the principal said that the district rents the chairs but will buy the covers and keep them.
· $2,991, speakers and other audio equipment, with a generator to run it.
· $3,250, labor and staff on site.
The podium is brought down from the auditorium by our own custodians.
Moved and seco`,
    good: {
      days: 1,
      must: [
        needs('led_wall', 2),
        needs('camera', 1),
        needs(['crew_camera', 'crew_video'], [1, 4]),
        needs(/Apex 3224/, 1),
        needs('stage_steps', [1, 2]),
        needs('drape', [24, 80]),
        needs(SEATS, [600, 610]),
        needs(SPEAKERS, [2, 24]),
        needs('generator', [1, 2]),
        needs(['crew_sound', 'crew_technician', 'crew_stagehand'], [1, 100]),
      ],
      should: [needs('video_switcher'), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, ...WALL, ...BROADCAST, ...RADIO_MICS, 'mic_lectern'], ...STADIUM_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...STADIUM_OFF),
      excluded: STADIUM_OFF,
      silly: ['dance_floor', 'table_round', 'exhibition_stand', 'mic_conference', 'projector', 'toilet_trailer'],
      title: [/graduation|stadium/i],
    },
  },
  // After https://bidnetdirect.com/maryland/solicitations/closed-bids/statewide/Maryland-Teacher-of-the-Year-Annual-Awards-Gala/443184494169
  {
    id: 'ho-cm-teacher-gala',
    language: 'en',
    catalogue: 'wicomico',
    description: `2.3.2 Space and furniture 2.3.2.1 Room for 700 people, who must be able to get from table to stage with ease. 2.3.2.2 Two 8 foot tables next to the stage, for certificates and awards. 2.3.2.3 Registration tables outside the dining room, with linens. In other years there were six, 8 foot. 2.3.2.4 Dinner tables for ten to 12 people each, seats for 700. 2.3.2.5 A place where the nominees can be photographed, 4:30 p.m. – 5:30 p.m. 2.3.2.6 Work may start in the morning (about 9:30 a.m.); stage and production area are ready by 5:00 pm. 2.3.2.7 A stage of approximately 24 feet x 16 feet, attractive and professional to look at, skirted if possible. 2.3.3 Décor Linens for every table, and a centerpiece for every dinner table, candles allowed. 2.3.4 Audio / Visual The Department’s production company for the evening is Public Television, which brings sound, screens, cameras and lighting and the crew for all of it; the Contractor supplies none. Their people need the room from 9:30 a.m. on the morning of the ev`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/Round, 72 in/, [58, 72]),
        needs(SEATS, [700, 730]),
        needs(/Banquet, 8'/, 8),
        either(needs(/Deck, 4' x 8'/, 12), needs(/Deck, 4' x 4'/, 24)),
        needs('tablecloth', [58, 100]),
        needs('centrepiece', [58, 75]),
      ],
      should: [needs('stage_skirt'), needs('stage_steps'), needs('transport')],
      allowed: without([...PLATFORM, ...ANY_JOB, ...LINEN, ...CARRIAGE], ...GALA_OFF),
      offers: without(
        [...PARTY_OFFERS, 'registration_desk', 'signage', 'backdrop', 'cutlery', 'crockery', 'lectern'],
        ...GALA_OFF,
      ),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'floodlight'],
      title: [/teacher|gala|award|dinner/i, /700/],
    },
  },
  // After https://portangeles.tandem.co/index.php?action=event&id=27097&type=view
  {
    id: 'ho-cm-symphony-auditorium',
    language: 'en',
    catalogue: 'wicomico',
    description: `A concert of the Strait Symphony is down for the auditorium on Saturday, May 8. The concert grand is brought by the dealer on Wednesday, May 5, between 12:00 and 3:00 p.m. (fetched on Monday, May 10, same hours).
We should like, from whoever has the rental contract:
Lobby
two 6-foot tables, refreshments
three more of them and four chairs, ticket sales
one more, food drive of the middle school
four stanchions
Stage
choral risers, 45 singers
a block for the conductor, 4 x 4, about 16 inches high
thirty music stands, the school’s do not go round
Microphones are brought by Mr. T., who does the technical side of this program. Light is as hung, students of the stagecraft class run it.
Doors: lobby and stage at 8:00 am (rehearsal, open to the public, 10:00), again at 5:00 pm (talk 6:40, concert 7:30). Please open the lower restrooms too before`,
    good: {
      attendees: null,
      must: [
        needs(/Banquet, 6'/, 6),
        needs(SEATS, [4, 4]),
        needs('stanchion', 4),
        needs('choir_riser', [3, 4]),
        needs(/Deck, 4' x 4'/, 1),
        needs('music_stand', [30, 32]),
      ],
      should: [needs(/Legs, 16 in/), needs('transport')],
      allowed: [...ANY_JOB, ...PLATFORM],
      offers: ['tablecloth', 'signage', 'carpet', 'drape', 'audio_recorder', 'cable_ramp'],
      excluded: [
        'piano',
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
        'mic_conference',
        'stage_wash',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'led_wall', 'floodlight'],
      title: [/symphony|concert|auditorium/i],
    },
  },
];

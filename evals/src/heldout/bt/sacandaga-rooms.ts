import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const GALA_OFF: readonly Selector[] = [
  'table_round',
  ...SEATS,
  'tablecloth',
  'napkin',
  ...TABLEWARE,
  'dance_floor',
  'crew_dj',
  'moving_head',
  'disco_light',
  'keyboard',
];
const KICKOFF_OFF: readonly Selector[] = [
  ...SEATS,
  'table_trestle',
  'table_round',
  'stage_deck',
  'mobile_stage',
  'camera',
  'crew_camera',
  'streaming_encoder',
  'drape',
];
const CONGRESS_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'projector',
  'projection_screen',
  ...SEATS,
  'camera',
  'crew_camera',
  'streaming_encoder',
];

/** Mails from people who book a room. */
export const SACANDAGA_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bt-hospice-gala',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Good afternoon,

I'm the new development director at Mohawk Valley Hospice and I've inherited the Lantern Gala: Friday, November 6, 320 guests seated at 32 tables of ten, in the ballroom of the Gideon Hotel. Doors at 6, done by 10:30.

What I need from an AV company:

- A stage, 24' x 12' and 24" high, skirted in black, two sets of steps. One of our honorees uses a wheelchair so the ramp is not optional.
- A video wall at the back of the stage, 13' wide x 6.5' high, and somebody to run it, with a laptop for the videos
- Clear podium with a gooseneck mic, and two wireless handhelds
- Speakers for the whole room and an audio engineer
- Nice light on the stage
- 30 battery uplights around the walls (purple)

The hotel takes care of tables, chairs, linens, china and glassware. The cocktail hour pianist plays the hotel's Steinway. We dropped the dancing, so no dance floor and no DJ. And please, nothing that moves or flashes: the lights in 2024 set off a migraine for our biggest donor.

As a separate add-on I'd like to see one camera with an operator and a recording of the program.

With appreciation,
Lorraine Beckwith`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', [9, 10]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', [24, 80]),
        needs('led_wall', [26, 36]),
        needs('crew_video', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 14]),
        needs('crew_sound', 1),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 24]),
        needs('uplight', 30),
        offers('camera', 1),
        offers('crew_camera', 1),
        offers('video_recorder', 1),
      ],
      should: [needs('stage_leg', [9, 10]), needs('transport')],
      allowed: without(
        [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'presentation_clicker'],
        ...GALA_OFF,
      ),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS], ...GALA_OFF, 'chair_cover', 'backline'),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'festoon', 'stage_monitor', 'gazebo'],
      title: [/gala|hospice|gideon/i, /320/],
    },
  },
  {
    id: 'ho-bt-sales-kickoff',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Team,

RFQ below for our 2027 sales kickoff. Tuesday Jan 12 through Thursday Jan 14 (three show days), Saratoga Springs. 210 attendees.

GENERAL SESSION (ballroom, theater)
2 x 9x16 fast-fold screens, 2 x RZ990 projectors
1 podium w/ gooseneck
2 wireless lavs, 2 wireless handhelds
1 confidence monitor
1 switcher, 2 show laptops, 1 clicker
Sound to cover the room
A1 and V1, all three days

BREAKOUTS (three rooms, 25-30 people each)
One 75" TV on a stand, one laptop, one clicker per room
One AV tech to float between them

OPTION - stage lighting. We'll decide when we see the number.

Please note: tables and chairs are the hotel's, as is the riser we'll speak from, so don't quote staging. Legal has told us that none of it may be filmed or streamed. The hotel also just repaneled the ballroom and we like it, so skip the pipe and drape you gave us last year.

Need it by EOD Friday.

Trevor Haskins
Revenue Operations`,
    good: {
      attendees: 210,
      days: 3,
      must: [
        needs(/9' x 16'/, 2),
        needs(/RZ990/, 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        needs('video_switcher', 1),
        needs('playback_laptop', 5),
        needs('presentation_clicker', 4),
        needs(SPEAKERS, [2, 12]),
        needs(/75"/, 3),
        needs('crew_sound', [1, 3]),
        needs('crew_video', [1, 3]),
        needs('crew_technician', [1, 48]),
        offers(['lighting_package', 'stage_wash', 'profile_spot'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...KICKOFF_OFF),
      offers: without(MEETING_OFFERS, ...KICKOFF_OFF, ...PLATFORM),
      excluded: KICKOFF_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/kickoff|sales|saratoga/i, /210/],
    },
  },
  {
    id: 'ho-bt-cornwall-congress',
    language: 'en',
    catalogue: 'sacandaga',
    description: `Hello from across the river,

We're a health workers' union in eastern Ontario and our congress is at the Civic Complex in Cornwall on Thursday the 21st and Friday the 22nd of May. 160 delegates. We normally rent out of Ottawa but they're booked solid, so a colleague in Massena suggested you. I assume you'll handle the customs paperwork.

The congress is in English and French. We'll need two interpreter booths (the second is for the francophone caucus room) and 170 receivers. Our four interpreters are contracted already, they just need somewhere to sit.

On top of that: 4 cordless handheld mics for the floor, which your technician would patch into the house sound; 80 six-foot tables, as we seat two to a table; 1 registration counter; and the technician to stay with us both days.

The Complex is giving us their speakers, their projector and screen and all of the chairs, so kindly don't double up on those. As for cameras, the local cable channel is coming out with theirs and looks after the webcast from start to finish.

Merci / thanks,
Sylvie Charlebois
Recording Secretary`,
    good: {
      attendees: [160, 170],
      days: 2,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', 170),
        needs('mic_wireless_handheld', 4),
        needs(/6' Banquet/, 80),
        needs('registration_desk', 1),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'interpretation_transmitter'], ...CONGRESS_OFF),
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...CONGRESS_OFF, 'led_wall'),
      excluded: CONGRESS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer'],
      unmetToo: [/interpreter|customs/i],
      title: [/congress|cornwall|union/i, /1[67]0/],
    },
  },
  {
    id: 'ho-bt-speaker-rider',
    language: 'en',
    catalogue: 'sacandaga',
    description: `DR. NORA ABERNATHY-COLE
A/V REQUIREMENTS FOR HOSTS (please forward to your production vendor)
Engagement: Founders Lecture, Wednesday, March 3. Auditorium, 500 fixed seats.

Sound
 . One headset microphone. Dr. Abernathy-Cole does not wear a lavalier.
 . Two wireless handhelds for Q&A.
 . Main speakers adequate to the room. Engineer present from sound check on.
Picture
 . One 9' x 16' screen, one projector of at least 9,000 lumens.
 . Two confidence monitors on the stage floor.
 . She presents from her own MacBook with her own remote; a substitute of either is not acceptable. Video engineer to connect and stay.
Stage
 . Even, white front light.
 . No podium. She walks the stage. If the house has one, strike it before doors.
Rights
 . Recording, live streaming and video of any sort are prohibited by contract.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 14]),
        needs('crew_sound', 1),
        needs(/9' x 16'/, 1),
        needs(/RZ990/, 1),
        needs('confidence_monitor', 2),
        needs('crew_video', 1),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...MEETING, ...STAGE_LIGHT],
        'lectern',
        'mic_lectern',
        'mic_wireless_lapel',
        'playback_laptop',
        'presentation_clicker',
      ),
      offers: [
        'induction_loop',
        'speaker_timer',
        'video_switcher',
        'drape',
        'ups',
        'uplight',
        'backdrop',
        'two_way_radio',
      ],
      excluded: [
        'mic_wireless_lapel',
        'playback_laptop',
        'presentation_clicker',
        'lectern',
        'mic_lectern',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'chair', 'disco_light', 'hazer'],
      title: [/lecture|abernathy|founders/i, /500/],
    },
  },
];

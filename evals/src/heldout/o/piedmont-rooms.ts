import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, SCREENS, SHOW_OFFERS } from '../usual.ts';

/** Indoors over the Piedmont shelf: a graduation's video, a board's meeting, a ballet, a speaker. */
export const PIEDMONT_ROOMS: readonly EvalBrief[] = [
  {
    // Modelled on https://www.bidnetdirect.com/south-carolina/solicitations/closed-bids/statewide/USC-Upstate-December-Graduation-Video-and-Audio/42915468256
    id: 'ho-o-december-graduation-video',
    language: 'en',
    catalogue: 'piedmont',
    description: `Specifications include, but are not limited to: The selected vendor must supply all labor, equipment, cabling, and materials necessary for the set-up, operation, and break-down of video for the University's December Graduation, Tuesday, December 8, in accordance with the following: 1. The vendor will provide one HD video camera with long lens at the back of the seating area and one HD camera in the left aisle, and (2) camera operators. The feed will need to be switched (live) using a vendor-supplied switcher and video technician, and projected onto the screen on the main auditorium stage, as well as the vendor supplied video walls mounted on each side of the stage. a. Vendor-provided camera operator will provide a close-up shot of speakers at the podium, and graduates as they receive their diplomas. b. Vendor will record the ceremony and agrees to share the footage. c. The feed will be livestreamed to YouTube; the vendor provides the encoder and hands off to University Communications. 2. The vendor will provide one (1) 12,000 Lumen projector to project onto the house projection screen and two (2) 16'x9' video walls, one on each side of the stage. 3. Sources will also include a PowerPoint from a vendor laptop. 4. Audio: the house system (speakers, console and house engineer) is used; vendor provides two (2) gooseneck microphones on the University podium and takes a feed for the recording. Seats 760. Network is by University IT. No drape is to be hung, per fire marshal.`,
    good: {
      days: 1,
      must: [
        needs('camera', 2),
        needs('crew_camera', [2, 20]),
        needs('video_switcher', [1, 2]),
        needs('crew_video', [1, 20]),
        needs('video_recorder', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs(/12K/, 1),
        needs(/LED tile/, [50, 72]),
        needs('mic_lectern', 2),
        needs('playback_laptop', [1, 2]),
      ],
      should: [needs('video_processor', [1, 2]), needs('transport')],
      allowed: [
        ...BROADCAST,
        ...WALL,
        ...ANY_JOB,
        'presentation_clicker',
        'crew_technician',
        'audio_cable',
        'projector_lens',
      ],
      offers: ['confidence_monitor', ...STAGE_LIGHT, 'induction_loop', 'display'],
      excluded: [...SPEAKERS, 'projection_screen', 'mixing_console', 'crew_sound', 'lectern', 'drape'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'table_round',
        'stage_monitor',
        'mobile_stage',
        ...SEATS,
      ],
      title: [/graduation|december/i],
    },
  },
  {
    // Modelled on https://www.bidnetdirect.com/illinois/solicitations/closed-bids/statewide/MARCH-6-7-2024-Springfield-Board-Meeting-Venue/42990589584
    id: 'ho-o-state-board-meeting',
    language: 'en',
    catalogue: 'piedmont',
    description: `Specifications include, but are not limited to: MARCH 10-11 BOARD MEETING, RALEIGH. Lodging Block of five (5) rooms Monday, 40 rooms Tuesday, at the applicable state rate, of which 20 self-pay (awarded separately to the hotel). Physical Layout for both Tuesday & Wednesday: • A ballroom of approximately 5,700 square feet, column-free. • One half of the room is set in a U-shape for 21 and must include a podium at the open end of the U for speakers and guests to address the Board. • The other half is set theatre style for a minimum of 80 people. • 1-2 registration tables and a beverage table at the rear. • Tables, chairs and skirting for all of the above are furnished and set by the hotel, as are the flags of the United States and of the State. Audio / Visual Services for both Tuesday & Wednesday (hotel has no in-house AV; vendor to furnish): • A minimum of twelve (12) Push-to-Talk microphones at the U table with appropriate sound mixer(s), feedback minimization and speakers for voices of the Board members to be heard by all in attendance. • Podium, with one (1) gooseneck microphone connected to the speakers. • One (1) projector and screen visible to the U, one (1) 65" television facing the public, one (1) laptop. • Hearing assistance. • Power strips or cords for Board members' laptops, 12. • One technician present both days. • Internet is part of the hotel award. • The meeting is transcribed by a court reporter, no recording or web cast.`,
    good: {
      attendees: [80, 110],
      days: 2,
      must: [
        needs('mic_conference', [12, 21]),
        needs(SPEAKERS, [1, 8]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('projector', [1, 1]),
        needs('projection_screen', [1, 1]),
        needs('display', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('induction_loop', [1, 2]),
        needs(['crew_technician', 'crew_sound'], [1, 30]),
      ],
      should: [needs('mixing_console', [1, 2]), needs(/CORD/, [12, 24]), needs('transport')],
      allowed: MEETING,
      offers: without(
        MEETING_OFFERS,
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'audio_recorder',
        'network',
        'registration_desk',
      ),
      excluded: [...SEATS, ...TABLES, 'camera', 'crew_camera', 'streaming_encoder', 'video_recorder', 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'crowd_barrier'],
      title: [/raleigh|board/i],
    },
  },
  {
    // Modelled on http://balletexcelsior.org/Venue_Requirements.html
    id: 'ho-o-ballet-venue-requirements',
    language: 'en',
    catalogue: 'piedmont',
    description: `STAGE/PERFORMANCE SPACE

  1. Minimum 35'x30' dance area (your gym is fine, wood sprung), upon which we will tape down our portable marley style dance floor with cloth gaffers tape. Please no platform, risers or decks of any kind.
  2. Access to broom, mop and water.
  3. Stage area lighting: a wash from two sides, with a board. The gym has nothing that can be used.
  4. Black drape behind the area, 40 ft, to mask the bleachers at that end. Audience of 300 is in the other bleachers.

AUDIO FOR PERFORMANCE

The requirements below are for recorded playback only. Gym PA is for basketball scores.

  1. A professional mixing console.
  2. One CD Player.
  3. One announce mic positioned back stage right (a wired one is ok), on a straight stand.
  4. A stereo PA system adequate to the room, with subs.
  5. A stage monitor system, at least 2 cabinets, for the dancers.
  6. All appropriate cables, connectors and power supplies for the above.
  7. One 6' table at the mix position.
  8. PA stacks and FOH desk to be positioned prior to our arrival, 10:00 am, Saturday, April 24. Show is 7:30.

COMMUNICATIONS
  Headset, stage right to mix position.

DRESSING ROOMS
  Lighted mirrors and counter for 8 dancers, a costume rack. Working toilets separated by gender.

PERSONNEL
  One sound operator, one lighting operator from your vendor. Our stage manager calls the show. No haze or smoke at any time, please, the dancers' lungs!`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        either(needs('lighting_package', [1, 3]), needs('stage_wash', [6, 24])),
        needs(/8' BLK PER FT/, [40, 40]),
        needs('mixing_console', [1, 1]),
        needs('audio_player', [1, 1]),
        needs(['mic_wired', 'mic_wireless_handheld'], [1, 1]),
        needs(['speaker_top', 'line_array'], [2, 8]),
        needs('subwoofer', [1, 4]),
        needs('stage_monitor', [2, 4]),
        needs('crew_sound', [1, 12]),
        needs('crew_lighting', [1, 12]),
      ],
      should: [needs(/mic straight/, 1), needs(/TABLE 6' BANQUET/, [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'audio_cable', 'tape', 'moving_head'],
      offers: ['followspot', 'uplight', 'two_way_radio', 'pa_package', 'profile_spot'],
      excluded: ['stage_floor', 'stage_deck', 'stage_leg', 'stage_steps', 'choir_riser', 'dance_floor', 'mobile_stage'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'mic_conference', ...SEATS],
      unmet: [/headset|intercom|communication/i],
      unmetToo: [/dressing|rack|mirror|counter|coat|costume|toilet/i],
      title: [/ballet|dance|april/i, /300/],
    },
  },
  {
    // Modelled on https://www.jonathanpritchard.me/tech-rider/
    id: 'ho-o-mentalist-tech-rider',
    language: 'en',
    catalogue: 'piedmont',
    description: `Tech Rider (forwarded by the client: ballroom, Asheville, awards lunch, Thursday May 6, 220 people)

Sound

The System
The audience needs to hear what's going on. That's pretty much it. The recessed speakers in ballroom ceilings are never adequate. Neither are the "plug into the box in the wall from 1978" systems. So a standalone sound system, please.

The Microphones
An over-the-ear "Countryman" type wireless mic is essential.
A wireless handheld on a straight stand (the boom stands are for singer/songwriters who need room for a guitar) as a backup & for people I bring up.
A wired microphone is to be avoided at all costs. I go out into the audience too much.

Inputs
I need a "headphone" jack input into the mixing board. I run all my music from my own laptop, which lives downstage left. If the board is at the back of the room 200 feet off then we need a 200 foot cable so the laptop can live on stage.

Stage
12' deep, 16' wide, 24" high. Stairs both ends, people come up. No lectern on it while I work, the company has its own for the awards anyway.

Light
Stage lights that can be changed apart from the house lights. There aren't many changes, but the ones we need are there for a reason. Somebody to run them.

Video
None! No screen, no slides. The client tells me they'll skip the logo loop too.`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', [1, 3]),
        needs(/mic straight/, [1, 2]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'line_array'], [2, 8])),
        needs('stage_deck', [6, 6]),
        either(needs('lighting_package', [1, 2]), needs(['stage_wash', 'profile_spot'], [2, 16])),
        needs(['crew_lighting', 'crew_technician'], [1, 16]),
      ],
      should: [
        needs(/STAIR 24/, 2),
        needs(/LEG SET 24/, [6, 6]),
        needs('di_box', [1, 2]),
        needs(['mixing_console', 'pa_package'], [1, 3]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'subwoofer'],
      offers: [
        'stage_monitor',
        'drape',
        'uplight',
        'induction_loop',
        'followspot',
        ...without(SHOW_OFFERS, ...WALL, ...BROADCAST),
      ],
      excluded: ['mic_wired', /mic boom/, 'lectern', 'mic_lectern', 'playback_laptop', ...SCREENS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'mobile_stage', 'mic_conference'],
      title: [/asheville|awards/i, /220/],
    },
  },
];

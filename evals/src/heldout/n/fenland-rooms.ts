import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** A hospital, a slam, a congress and a night of games, over an East Anglian shelf. */
export const FENLAND_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-n-hospital-open-day',
    language: 'en',
    catalogue: 'fenland',
    description: `Website enquiry

Organisation: Breckland Community Hospital
Occasion: Open day with careers stands
When: Saturday 19 September, 10am - 3pm
Where: Car park C and outpatients' foyer
How many people: 900 over the day, about 200 at any one time
Gazebos / tents: 10 gazebos, no marquee
Tables: 40 trestle tables
Chairs: 80 black folding
Sound: one battery speaker with mic for announcements
Screens: none
Stage: not required, the brass band plays on the grass and has its own PA
Barriers: 25, to keep the ambulance bay clear
Toilets: in the building
Power: from estates, so no generator. 12 x 13A extension leads please
Bins: 10 wheelie bins
Radios: 6 walkie-talkies
Catering: League of Friends tea van, brings urns, cups, the lot
Crew: our porters will put everything up and take it down
Security / stewarding: on-site contractor
Delivery: yes, Friday after 4pm
Budget guide: £1,800
How did you hear of us: hired for the 75th anniversary in 2023`,
    good: {
      attendees: [200, 900],
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', [40, 40]),
        needs(/Folding chair, black/, [80, 80]),
        needs(/Battery speaker/, 1),
        needs('crowd_barrier', [25, 25]),
        needs(/13A extension/, 12),
        needs('waste_bin', 10),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'flip_chart', 'registration_desk', 'tablecloth'],
      excluded: [
        'marquee',
        ...STAGES,
        'projector',
        'display',
        'led_wall',
        'toilet',
        'toilet_accessible',
        'generator',
        'fuel',
        'hot_drinks',
        'crockery',
        'crew_stagehand',
        'crew_steward',
      ],
      silly: ['dance_floor', 'stage_monitor', 'subwoofer', 'line_array', 'hazer', 'lectern', 'table_round'],
      title: [/hospital|open day|breckland/i],
    },
  },
  {
    id: 'ho-n-poetry-slam-rider',
    language: 'en',
    catalogue: 'fenland',
    description: `Could you price this for us? Corn Hall, Diss, Friday 23 October, 180 seats sold as one block. The hall has its own stage and the seating is down already. Spec from the company below.

LOOSE TONGUES slam night / tech spec v7
1. PA: clear speech everywhere, two 12" tops on stands. No subs, it's words
2. Desk: 10 channels is plenty
3. 3 x SM58 on boom stands for the slammers
4. 1 headworn radio mic for the host, 1 handheld radio for the audience vote
5. 2 wedges
6. 2 DI (loop station, laptop)
7. Light: a warm wash over the stage and one profile special dead centre
8. Captions: 10ft screen and a 6k projector. Captioner turns up with her own laptop
9. Sound engineer, get-in 2pm, down by 10.30pm
10. Keyboard player tours her own Nord + stand. Nothing else in the way of backline
11. Never: haze (two asthmatics), a lectern, a followspot
12. Dressing room for 9, 6 towels, 14 bottles of water, 2 bananas per poet`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/12-inch powered/, 2),
        needs('speaker_stand', 2),
        needs(/Wired vocal/, 3),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        needs('stage_monitor', 2),
        needs('di_box', 2),
        needs('mixing_console', 1),
        needs('projector', 1),
        needs(/10ft/, 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('mic_stand', [3, 6]),
        needs(['stage_wash', 'lighting_package'], [1, 16]),
        needs('profile_spot', [1, 2]),
        needs('transport'),
      ],
      allowed: [...BAND, ...STAGE_LIGHT, ...ANY_JOB, 'video_cable', 'crew_video', 'crew_technician'],
      offers: [...SHOW_OFFERS, ...MEETING_OFFERS],
      excluded: ['subwoofer', 'playback_laptop', 'keyboard', 'hazer', 'lectern', ...STAGES, 'chair', 'chair_banquet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'drum_kit', 'line_array'],
      unmetToo: [/dressing room|towel|banana|water/i],
      title: [/diss|slam|loose tongues|poetry/i, /180/],
    },
  },
  {
    id: 'ho-n-union-congress',
    language: 'en',
    catalogue: 'fenland',
    description: `INVITATION TO QUOTE - LOT 2, AV AND FURNITURE
Biennial congress of a trade union, university sports hall, Norwich, Tuesday 8 to Thursday 10 June (three days). 340 delegates.

2.1 The supplier shall provide:
a) platform of 24ft x 12ft, 1ft high, with black valance to front and sides, one set of treads and one wheelchair ramp
b) three trestle tables with white cloths and eight blue conference chairs on the platform
c) 340 conference chairs, linked, on the floor of the hall
d) one oak lectern with gooseneck
e) four handheld radio microphones for contributions from the floor
f) amplification for speech throughout the hall
g) two 12,000 lumen projectors and two 14ft screens
h) two show laptops, one vision mixer, one comfort monitor
i) one portable hearing loop
j) twenty single desks for tellers and press
k) a sound engineer and a video technician on each of the three days

2.2 The following do not form part of this lot and shall not be priced: electronic voting (by the scrutineer), cameras and web streaming (the union's communications department), stewarding (branch volunteers), tea and coffee (the university's caterers, including crockery), stage lighting (the hall's fittings are adequate), registration desks and banners (the union's property).

2.3 Deliveries on Monday 7 June, 08:00 to 16:00, gate 4. Prices hold for 90 days. Quote reference UC-0610-L2.`,
    good: {
      attendees: 340,
      days: 3,
      must: [
        needs(/8ft x 4ft/, 9),
        needs('stage_ramp', 1),
        needs('table_trestle', 3),
        needs(/Conference chair/, [340, 350]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 4),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs(/12,000/, 2),
        needs(/14ft/, 2),
        needs(/Single desk/, 20),
        needs('crew_sound', [1, 3]),
        needs('crew_video', [1, 3]),
      ],
      should: [
        needs(/legs 1ft/, 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 24]),
        needs(/Trestle tablecloth/, [3, 3]),
        needs('mic_lectern', 1),
        needs('playback_laptop', 2),
        needs('video_switcher', 1),
        needs('confidence_monitor', 1),
        needs('induction_loop', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'line_array', 'subwoofer', 'intercom'],
      offers: [...MEETING_OFFERS],
      excluded: [
        'camera',
        'crew_camera',
        'streaming_encoder',
        'crew_steward',
        'hot_drinks',
        'crockery',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'moving_head',
        'crew_lighting',
        'registration_desk',
        'backdrop',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round'],
      title: [/norwich|congress|union/i, /340/],
    },
  },
  {
    id: 'ho-n-esports-form',
    language: 'en',
    catalogue: 'fenland',
    description: `What's the event?
University esports grand final, students' union hall in Norwich, Friday 14 May, 5pm to 11pm

How many people?
64 players plus 150 watching

Tables and chairs
64 single desks. No chairs thanks - a gaming chair firm is lending us all of them, spectators' bleachers are pulled out of the wall

Screens
LED wall 4m wide x 2.25m high. Four 55" TVs for the brackets

Sound
Two 12" speakers, two bass bins, 2 headworn mics for the casters, mixer

Lighting
8 moving heads, 16 battery uplighters, one hazer (the SU will isolate the alarm), lighting desk

Video / streaming
The society streams it with its own encoder, cameras and vision mixer. PCs, monitors and switches are the players' and the IT department's

Stage
There's a permanent one

Power
two 63A distros and 64 x 13A leads; supply is in the hall, generator not needed

Crew
1 sound engineer, 1 lighting operator, 1 video technician. Loading is done by our committee so don't send crew for that

Other suppliers' quotes
Last time GameRig supplied GR-LED9, GR-PA4 and 12 x GR-SPOT for £6,450, if that helps you`,
    good: {
      attendees: [150, 214],
      days: 1,
      must: [
        needs(/Single desk/, [64, 64]),
        needs('led_wall', [9, 10]),
        needs(/55-inch/, 4),
        needs(/12-inch powered/, 2),
        needs('subwoofer', 2),
        needs('mic_headset', 2),
        needs('moving_head', 8),
        needs('uplight', 16),
        needs('hazer', 1),
        needs(/Distro 63A/, 2),
        needs(/13A extension/, [64, 64]),
        needs('crew_sound', 1),
        needs('crew_lighting', 1),
        needs('crew_video', 1),
      ],
      should: [needs('mixing_console', 1), needs('lighting_console', 1), needs('transport')],
      allowed: [...SHOW, ...WALL, ...PARTY_LIGHT, 'display_stand'],
      offers: [...SHOW_OFFERS, ...MEETING_OFFERS],
      excluded: [
        'chair',
        'chair_banquet',
        'streaming_encoder',
        'camera',
        'crew_camera',
        'video_switcher',
        ...STAGES,
        'generator',
        'fuel',
        'crew_stagehand',
      ],
      silly: ['toilet', 'marquee', 'lectern', 'dance_floor', 'crowd_barrier', 'table_round', 'drum_kit'],
      title: [/esports|norwich|final|gaming/i],
    },
  },
];

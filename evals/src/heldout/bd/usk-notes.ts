import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A tribute band's rider, an organizers' issue, a question in a forum. */
export const USK_NOTES: readonly EvalBrief[] = [
  {
    id: 'ho-bd-tribute-rider',
    language: 'en',
    catalogue: 'usk',
    description: `TECHNICAL RIDER (attached to and made part of the engagement contract)

STAGE: If the house has no permanent stage, Purchaser shall supply a platform 24 feet wide by 16 feet deep, 24 inches high, level, with two sets of steps and black skirting on the audience side. No gaps between sections!

SOUND: Purchaser shall supply a stereo PA system w/ subwoofers for up to 800 people, 32 channel digital console at FOH, digital stage box, 6 SM58 or equal on boom stands, 4 SM57, one set of drum microphones, 5 direct boxes. Two floor wedges for guests; Band is on its own in-ear system, do not supply any. Band travels with FOH engineer. One system tech from the sound company shall remain until load out.

BACKLINE: One five piece drum kit, maple preferred, w/ cymbals & throne. ALL guitar amps, bass rig and keyboards are carried by Band.

LIGHTING: Two trees front w/ color wash, 8 pars min, operator who can follow a cue list. Haze and fog are NOT permitted (singer's throat).

POWER: Min. four separate 20A 120V grounded circuits at the stage, one each corner. No dimmers, no coffee pots on same circuits.

SECURITY / HOSPITALITY: One lockable dressing room, 9 hot meals or $25 per person buy out, 24 bottles of water room temp, 12 towels (not white). Merch: one eight foot table near the entrance w/ light.

Purchaser shall be res`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('subwoofer', [2, 12]),
        needs(/Wing/, 1),
        needs('mic_wired', [6, 10]),
        needs('di_box', [5, 6]),
        needs('stage_monitor', 2),
        needs('drum_kit', 1),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('stage_steps', 2),
      ],
      should: [
        needs(/SM57/, [4, 4]),
        needs(/Drum Mic/, 1),
        needs('stagebox', 1),
        needs('mic_stand', [6, 20]),
        needs('stage_skirt', [24, 80]),
        needs('crew_lighting', 1),
        needs('table_trestle', 1),
        needs(['crew_technician', 'crew_sound'], [1, 16]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'fire_extinguisher'],
      offers: without([...SHOW_OFFERS, 'two_way_radio'], 'backline'),
      excluded: ['in_ear_monitor', 'guitar_amp', 'bass_amp', 'keyboard', ...FOG],
      silly: ['projector', 'toilet', 'marquee', 'lectern', 'dance_floor', 'table_round', 'mobile_stage'],
      unmetToo: [/towel|water|meal|throne/i],
      title: [/band|tribute|concert|show|engagement/i, /800/],
    },
  },
  {
    id: 'ho-bd-issue-av',
    language: 'en',
    catalogue: 'usk',
    description: `# AV + rooms, what's open (#41)

Conf is Sept 18-19, ~180 people, community college in Duluth. Moving this out of the wiki so we can tick stuff off.

Auditorium
- [x] projector + screen: built in, tested w/ 3 laptops, HDMI works
- [ ] PA: theirs hums and the IT guy says don't. Need something for talks for 180 ppl
- [ ] 2 headset mics + 2 handhelds for Q&A
- [ ] confidence monitor, people kept turning around last yr
- [ ] speaker timer!!
- [x] seats: fixed
- [x] recording & stream: @dvk's crew is doing all of it w/ their own cameras and encoder. they just want a line out

Overflow / hallway track (Rm 114)
- [ ] big TV (80ish in) on a cart
- [x] tables and chairs: college sets those
- [ ] 4 flip charts
- [ ] 12 poster boards for the project fair

Check-in
- [ ] a counter w/ room for 2 people
- [x] badges, lanyards: printed
- [x] wifi: eduroam guest codes, fine in 2025

Somebody who knows what they're doing to mix both days? @marnie can't make it.
Anything else I forgot? Comment below`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs(/TV 85/, 1),
        needs('flip_chart', 4),
        needs('pinboard', [12, 12]),
        needs('registration_desk', 1),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
      ],
      should: [needs('transport')],
      allowed: [...without(MEETING, 'projector', 'projection_screen', 'projector_lens'), 'display_stand', 'subwoofer'],
      offers: without(MEETING_OFFERS, ...BROADCAST, 'audio_recorder'),
      excluded: [
        'projector',
        'projection_screen',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'crew_camera',
        'network',
        ...SEATS,
        'table_round',
        'table_trestle',
        'table_desk',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'drum_kit', 'stage_monitor', 'mobile_stage', ...FOG],
      unmetToo: [/badge|lanyard/i],
      title: [/duluth|conf/i, /180/],
    },
  },
  {
    id: 'ho-bd-forum-sunrise',
    language: 'en',
    catalogue: 'usk',
    description: `Total beginner here so go easy!

I got volunteered to do the sound for a sunrise service on a bluff above the river, maybe 90 people standing around a bit of a half circle. It's one pastor talking, one person reading, and a lady with an acoustic guitar who sings two songs. It'll be dark when we set up and there is NO electricity, nearest outlet is the ranger station a quarter mile down the hill.

I was thinking a speaker that runs off a battery, and wireless mics for the two talkers (pastor wants the clip on kind). Does the guitar need a box or something to plug in? And do I need a mixer for all that or does it go right in the back of the speaker? Wind could be an issue too.

We'd rent it, the church doesn't own squat. Thanks in advance`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Battery PA/, [1, 2]),
        needs('mic_wireless_lapel', [1, 2]),
        either(needs(['mic_wireless_handheld', 'mic_wireless_lapel'], [2, 3]), needs(/Battery PA/, [1, 2])),
      ],
      should: [needs('di_box', [1, 2]), needs(['mic_wired', 'mic_wireless_handheld', 'mic_instrument'], [1, 3])],
      allowed: [
        ...BAND,
        ...ANY_JOB,
        'generator',
        'fuel',
        'floodlight',
        'mic_wireless_handheld',
        'mic_headset',
        'uplight',
      ],
      offers: [
        'crew_sound',
        'crew_technician',
        'gazebo',
        'chair',
        'lectern',
        'two_way_radio',
        'music_stand',
        'festoon',
      ],
      silly: ['line_array', 'subwoofer', 'toilet', 'marquee', 'projector', 'stage_deck', 'mobile_stage', 'disco_light'],
      title: [/sunrise|service/i, /90/],
    },
  },
];

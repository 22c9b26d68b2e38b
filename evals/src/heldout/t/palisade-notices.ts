import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PLATFORM, SLIDES, SPEECH } from '../../usual.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE, RIG, TOPS } from './parts.ts';

/** A festival's stage, a council's item, two riders, a forum's question, an organisers' list. */
export const PALISADE_NOTICES: readonly EvalBrief[] = [
  {
    id: 'ho-t-lantern-walk',
    language: 'en',
    catalogue: 'palisade',
    description: `Stage and Audio Specification: Lantern Walk Street Festival, Main Street between 5th and 7th, Saturday, October 10, noon to 6:30 pm (about 3,000 visitors over the day)

Stage
• Mobile stage with roof, 24 x 20 preferred. If you carry a larger one (32 x 24) please price it as an alternate.
• One set of stairs with handrails at the rear, for the dance schools to come on and off.
• Street closes at 7 am, first act at noon. Load out after 6:30 pm.

Audio
• Even coverage of about 200 feet of Main Street, no more. Loudspeakers and subwoofers of your choosing, tell us what and how many.
• 4 wireless handhelds, 6 wired vocal mics, 4 direct boxes, 4 stage monitors.
• A way for the dance groups to play their own track off a phone or USB.
• A sound engineer for the whole day.
• Changeover music is taken care of: our volunteer DJ plays from her own laptop and controller.

Power
• There is no usable power on Main Street. Vendor to bring a quiet 25 kVA generator with fuel, distribution and cable ramps where cables cross the sidewalk.

Lighting
• No stage lighting is required. The last act is over before dark.

Public Works brings out the barricades, trash barrels and portable restrooms the night before; please do not include these.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/SL100/, 1),
        needs('stage_steps', [1, 2]),
        needs(['line_array', 'speaker_top', 'speaker_column'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('mic_wireless_handheld', 4),
        needs(/^Shure SM58$/, [6, 10]),
        needs('di_box', 4),
        needs('stage_monitor', 4),
        needs('audio_player', 1),
        needs('crew_sound', [1, 14]),
        needs(/25 kVA/, 1),
        needs('fuel'),
        needs('power_distro'),
        needs('cable_ramp'),
      ],
      should: [offers(/SL260/, 1), needs('mixing_console', 1), needs('mic_stand', [4, 14]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'mobile_stage'],
      excluded: [
        ...RIG,
        ...LOOS,
        'lighting_console',
        'crew_lighting',
        'crowd_barrier',
        'waste_bin',
        'crew_dj',
        'playback_laptop',
      ],
      silly: ['lectern', 'dance_floor', 'marquee', 'table_round', 'projector', 'confidence_monitor'],
      title: [/lantern|main street|festival/i, /3[,. ]?000/],
    },
  },
  {
    id: 'ho-t-council-symphony',
    language: 'en',
    catalogue: 'palisade',
    description: `ITEM 7C. Consideration of stage and sound rental for the Independence Eve Concert

The annual concert of the Millrace Wind Ensemble (40 players) is set for Thursday, July 2, at Millrace Park. The band shell remains closed for roof repairs, so a temporary stage is needed this year. Attendance in recent years has run about 1,800. Residents bring their own lawn chairs and blankets.

Staff obtained two quotes. The first, $8,300, is for an open 40' x 16' deck stage; it is not recommended, since the ensemble will not expose its instruments to sun or rain. The second is for a 32' x 24' mobile stage with hydraulic roof, sound system with engineer, eight condenser microphones, a 25 kVA generator, and 40 chairs and 40 lighted music stands for the players. The total cost of the second is $11,480.

Stage lights are not included as the program concludes at 8:15 p.m. Portable restrooms are furnished under the Town's annual contract. Police and Parks staff will handle traffic and the crowd.

RECOMMENDED ACTION: approve the second quote.`,
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs(/SL260/, 1),
        needs(['line_array', 'speaker_top', 'speaker_column'], [2, 16]),
        needs('crew_sound', [1, 14]),
        needs(/SM81/, 8),
        needs(/25 kVA/, 1),
        needs(['chair', 'chair_banquet'], [40, 42]),
        needs('music_stand', 40),
      ],
      should: [needs('mixing_console', [1, 2]), needs('mic_stand', [8, 14]), needs('power_distro'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'mic_wireless_handheld', 'stage_monitor', 'mic_wired', 'di_box'],
      offers: [...OUTDOORS_OFFERS, 'audio_recorder'],
      excluded: [...RIG, ...LOOS, 'lighting_console', 'crew_lighting', 'stage_deck', 'crew_steward'],
      silly: ['lectern', 'dance_floor', 'table_round', 'projector', 'playback_laptop', 'inflatable'],
      title: [/millrace|concert|independence/i, /1[,. ]?800/],
    },
  },
  {
    id: 'ho-t-hollow-creek-rider',
    language: 'en',
    catalogue: 'palisade',
    description: `HOLLOW CREEK RAMBLERS (5-piece bluegrass): TECHNICAL RIDER

STAGE - Where the venue has none, Purchaser shall provide a level stage not smaller than 24 feet by 16 feet, 24 inches high, with black skirt and one set of steps.

SOUND - Purchaser shall provide a professional system suited to the room: full range tops and at least two (2) subs, a digital console of 24 channels or more, and an engineer who has mixed acoustic music before. Five (5) floor wedges on five mixes. We do not use in-ears.

INPUTS - Five (5) SM58, four (4) SM57, two (2) SM81, two (2) DI, all on boom stands where a stand is called for. Nobody drums in this band, so leave the drum mics in the shop.

LIGHTS - A plain white and amber wash that stays put. No moving lights. No haze or fog of any kind (our fiddler is asthmatic).

POWER - Two (2) separate 20A circuits at the stage, GFCI is fine.

BACKLINE - None needed. The band travels with all instruments, including the upright bass and its amp.

MERCH - One 8 foot table and two chairs in the lobby. Band sells its own.`,
    good: {
      attendees: null,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [3, 12]),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('subwoofer', [2, 4]),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 14]),
        needs('stage_monitor', 5),
        needs(/^Shure SM58$/, 5),
        needs(/SM57/, 4),
        needs(/SM81/, 2),
        needs('di_box', 2),
        needs('mic_stand', [9, 14]),
        needs('stage_wash'),
        needs(/8' Banquet/, 1),
        needs('chair', 2),
      ],
      should: [needs(/Leg Set 24/, 12), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [...BACKLINE, 'in_ear_monitor', /Drum Mic/, 'moving_head', 'disco_light', 'hazer', 'effect_fluid'],
      silly: ['toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'playback_laptop', 'table_round'],
      title: [/hollow creek|rambler|bluegrass/i],
    },
  },
  {
    id: 'ho-t-keynote-rider',
    language: 'en',
    catalogue: 'palisade',
    description: `Fwd: AV needs, Dr. Lena Oduya
Can somebody give me a price on this? It's for our district kickoff, August 12, 450 teachers in the field house. The house PA in there is hopeless, so assume you bring one for speech. - Rick

> Dr. Oduya's requirements for keynotes
> 1. One over-ear wireless headset. She does not hold a microphone, so no handhelds.
> 2. No podium or lectern. She walks. A hi-top table for her water will do.
> 3. Riser, at least 16' x 8' and 16" high, with steps.
> 4. One screen, 9 x 16 feet, and a 12K projector.
> 5. Confidence monitor on the floor, front and center, and a countdown clock.
> 6. She presents from her own MacBook with her own clicker. Please have HDMI to the stage and a direct box for laptop sound.
> 7. No recording of any sort: no cameras, no live stream.
> 8. A technician who stays for the whole talk.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('mic_headset', [1, 2]),
        needs(/Hi-Top/, 1),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs(/Fast-Fold 9' x 16'/, 1),
        needs(/12K/, 1),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs('video_cable', [1, 4]),
        needs('di_box', [1, 2]),
        needs(TOPS),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 30]),
      ],
      should: [needs(/Leg Set 16/, 4), needs('stage_skirt'), needs('transport')],
      allowed: [...SPEECH, ...SLIDES, ...PLATFORM, ...ANY_JOB, 'subwoofer', 'confidence_monitor', 'speaker_timer'],
      offers: MEETING_OFFERS,
      excluded: [
        'mic_wireless_handheld',
        'mic_lectern',
        'lectern',
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/oduya|kickoff|keynote|district|field house/i, /450/],
    },
  },
  {
    id: 'ho-t-forum-shakespeare',
    language: 'en',
    catalogue: 'palisade',
    description: `[Community Theater Forum > Sound] How much PA for Shakespeare in a park?

Hello everyone, first post. I teach drama in a very small town and in June we are doing one evening of the Dream in the city park. I figure on 120 people in a half circle, nobody further back than 60 feet. The road is close by and last year nobody heard a word.

Someone in the store said two 12 inch powered speakers on stands, a small mixer, and headset mics for the five leads, the rest can shout. Does that sound right, and would I want subs for just voices and a bit of lute music off a USB stick? Also the nearest outlet is 400 feet off so I guess a quiet generator. The last half hour will be after sundown, so I'd need some light on the actors, maybe eight LED pars on two trees.

What would you rent? Thanks from a complete beginner.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('speaker_top', [2, 4]),
        needs('speaker_stand', [2, 4]),
        needs('mixing_console', 1),
        needs('mic_headset', 5),
        needs('generator', 1),
        either(needs('lighting_package', [1, 2]), needs('stage_wash', [4, 12])),
      ],
      should: [either(needs('audio_player'), needs('crew_sound')), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      silly: ['dance_floor', 'disco_light', 'lectern', 'table_round', 'projector', 'line_array', 'hazer'],
      title: [/park|shakespeare|theat|dream/i, /120/],
    },
  },
  {
    id: 'ho-t-hack-issues',
    language: 'en',
    catalogue: 'palisade',
    description: `prairiehack/organizing: open and closed issues (hackathon, Sat April 18 and Sun April 19, Student Union ballroom, 90 hackers)

#14 AV main room [open]
We need a projector (5k lumens is plenty), the 7.5 x 13 screen, a small PA for talks, two wireless handhelds and a podium. The projector in the ceiling died last fall.

#17 Tables [open]
30 classroom tables, 6 foot. Update: the Union has chairs for everybody, free of charge, so it's just tables.

#19 Power on the floor [open]
20 extension cords, 50 foot, and 3 spider boxes. Cable ramps for the main aisle, ten or so.

#21 Demo night [open]
Four 55 inch TVs on stands, Sunday noon. Teams plug in their own laptops.

#22 Coffee [open]
Two 100 cup urns. @mira buys the coffee, cups are paper.

#25 Live stream [closed, wontfix]
Nobody watched it in previous years. We are not streaming or filming.

#26 DJ for Saturday night [closed]
Shared playlist instead.

#28 Low stage [open]
16 x 8, 8 inches is enough, with skirt.`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/7\.5' x 13'/, 1),
        needs(TOPS),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs(/Classroom/, 30),
        needs(/Stringer/, [20, 20]),
        needs('power_distro', 3),
        needs('cable_ramp', [10, 10]),
        needs(/55"/, 4),
        needs('hot_drinks', 2),
        needs('stage_deck', 4),
        needs('stage_skirt', [2, 6]),
      ],
      should: [needs(/Leg Set 8/, 4), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'chair_banquet',
        'playback_laptop',
        'crockery',
        'streaming_encoder',
        'camera',
        'crew_camera',
        'crew_dj',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer'],
      title: [/hack|ballroom|union/i, /90/],
    },
  },
];

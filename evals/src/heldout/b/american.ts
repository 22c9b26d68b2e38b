import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import {
  BROADCAST,
  LINEN,
  LOUD,
  OPERATORS,
  PLATFORM,
  SEATS,
  SPEAKERS,
  STAGE_LIGHT,
  TABLES,
  WALL,
} from '../../usual.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-gala-auction',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hi Trish!

It's that time again - the Hearts for Horses gala. Feb 28th, Wings Museum hangar, Denver. 32 tables of ten this year so three-twenty (last year we were 260).

From y'all:
~ rounds that seat ten, linens, gold chiavaris for everyone
~ stage 20x12, 2 ft tall, steps on each side
~ podium + mic, another wireless handheld for the auctioneer & a lav for our speaker, Dr. Yoon
~ 2 screens and projectors for the sponsor loop and the paddle raise video. Big enough that table 32 can read it, hangar's 180' long
~ sound!!! last year nobody in back heard a thing. Please put extra speakers halfway down.
~ uplights, 40, battery, because the hangar has no outlets along the walls
~ stage lighting
~ string quartet at cocktail hour: acoustic, nothing needed
~ someone on sound, someone on video

Catering brings bars, china, glassware, highboys. Coat check: museum. We have our own step & repeat.

xo Bev`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('table_round', [32, 34]),
        needs('tablecloth', [32, 36]),
        needs('chair_banquet', [300, 330]),
        needs('stage_deck', [7, 10]),
        needs('stage_steps', 2),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('projector', 2),
        needs('projection_screen', 2),
        needs(['speaker_top', 'line_array'], [4, 20]),
        needs(/H9/, 40),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs(/72in/, [32, 34]),
        needs(['playback_laptop', 'media_server'], [1, 2]),
        needs('mixing_console', 1),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array', 'amplifier', 'crew_stage_manager'],
      offers: [
        ...MEETING_OFFERS.filter((each) => each !== 'backdrop'),
        ...PARTY_OFFERS.filter((each) => each !== 'backdrop'),
      ],
      excluded: ['bar_unit', 'table_cocktail', 'coat_rail', 'backdrop', 'crockery', 'glassware', 'backline'],
      silly: ['stage_monitor', 'marquee', 'toilet', 'in_ear_monitor'],
      title: [/denver|wings/i, /320/],
    },
  },
  {
    id: 'ho-esports-final',
    language: 'en',
    catalogue: 'bluemesa',
    description: `EVENT SHEET // High Desert Clash – collegiate esports final // Nov 13-15 (3 show days) // Rio Rancho Events Center // cap 900 per day

STAGE: 40x24 @ 4 ft, steps L/R, rails US & sides
PLAYER POSITIONS: 2 teams x 5. Ten gaming chairs, ten 6' tables (2.5 would do but 6 is fine), in-ears for nobody – they wear their own headsets
VIDEO: center LED 24' x 13'6", processing, 2 IMAG cameras w/ ops, switcher + TD, record program, stream to Twitch
AUDIO: PA for 900, caster desk 3 headset mics, host 1 HH, com for 8 if you can (one 4-pack OK, tell us if that's all there is)
LX: 12 spots, 12 washes movers, haze, board, LD
POWER: venue 400A 3ph cam, you bring distro + feeder
RIGGING: ground support or fly, 6 points available, motors from you
CREW: full show crew + hands in/out

Gaming PCs & monitors: sponsor. Chairs for public: arena seats.`,
    good: {
      attendees: [900, 2700],
      days: 3,
      must: [
        needs('stage_deck', [30, 32]),
        needs('stage_steps', 2),
        needs('stage_handrail', [6, 16]),
        needs('table_trestle', 10),
        needs('led_wall'),
        needs('video_processor', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', [2, 2]),
        needs('video_switcher', [1, 2]),
        needs('video_recorder', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs(['line_array', 'speaker_top'], [4, 24]),
        needs('mic_headset', 3),
        needs('mic_wireless_handheld', 1),
        needs('intercom', [1, 2]),
        needs(/Maverick/, 12),
        needs(/Aura/, 12),
        needs('hazer', [1, 2]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 3]),
        needs('power_distro', [1, 8]),
        needs(/Feeder/, [1, 6]),
        needs('hoist', [2, 8]),
        needs('crew_sound', [1, 4]),
        needs('crew_stagehand', [4, 24]),
      ],
      should: [
        needs(/32-48in/),
        needs('subwoofer', [2, 12]),
        needs('mixing_console', 1),
        needs('truss'),
        needs('crew_rigger'),
        needs(/^TD/, 1),
        needs('transport'),
      ],
      allowed: [
        ...SHOW,
        ...WALL,
        ...BROADCAST,
        'table_desk',
        'media_server',
        'amplifier',
        'stage_skirt',
        'effect_fluid',
      ],
      offers: [...SHOW_OFFERS, 'chair', 'bar_stool'],
      excluded: ['in_ear_monitor', 'display', 'generator'],
      silly: ['lectern', 'dance_floor', 'table_round', 'projector', 'stage_monitor', 'toilet'],
      unmet: [/gaming chair|chair/i],
      unmetToo: [/com\b|comms|intercom|headset|8/i],
      title: [/rio rancho/i, /900/],
    },
  },
  {
    id: 'ho-easter-sunrise',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'Easter sunrise service, First Baptist, on the football field (no power out there), 1800 ppl last yr same this yr. Need sound so the home AND visitor bleachers can hear. worship team is 5: drums (electronic), bass, keys, 2 acoustic gtr, 4 of them sing. pastor wears the countryman style ear mic. 24x16 stage, say 2 ft. 1 step unit. 500 white chairs for the field seating. It starts in the dark so a couple light towers & some light on stage. quiet generator pls!!! no screens this yr, no haze obviously. we have a volunteer sound man, Gary, who will run the board but hes not young so send 1 tech',
    good: {
      attendees: 1800,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [4, 24]),
        needs(['mic_wired', 'mic_wireless_handheld'], [4, 8]),
        needs('di_box', [4, 10]),
        needs('mic_headset', 1),
        needs('stage_deck', [12, 13]),
        needs('stage_steps', 1),
        needs('chair', [500, 500]),
        needs(/light tower/, 2),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('generator', [1, 3]),
        needs('stage_monitor', [3, 8]),
        needs('mixing_console', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [
        needs('subwoofer', [1, 8]),
        needs('fuel'),
        needs('power_distro', [1, 8]),
        needs('mic_stand', [4, 10]),
        needs('transport'),
        needs('crew_stagehand'),
      ],
      allowed: [...SHOW.filter((each) => each !== 'hazer'), ...OUTDOORS, 'gazebo'],
      offers: [...OUTDOORS_OFFERS, 'lectern', 'drape', 'audio_recorder', 'in_ear_monitor', 'backline'],
      excluded: ['projection_screen', 'led_wall', 'projector', 'hazer', 'smoke_machine', 'display'],
      silly: ['dance_floor', 'disco_light', 'strobe', 'table_round', 'drum_kit'],
      atMost: [needs('chair', 520)],
      title: [/1[, ]?800/],
      unmetToo: [/white/i],
    },
  },
  {
    id: 'ho-breakouts-table',
    language: 'en',
    catalogue: 'bluemesa',
    description: `AV grid, Southwest Water Users Assoc., Hotel Encanto, Sept 22–23:

ROOM        PAX  SETUP       NEEDS
Mimbres     120  theater     2 spkrs, mixer, 1 lav, 1 HH, podium mic (hotel podium), 7.5x13 screen, 6K proj, 1 laptop
Gila         40  classroom   6ft tripod, Epson 3200, speaker for laptop sound
Jornada      40  classroom   same as Gila
Caballo      18  boardroom   75" monitor on cart, conf mics for 6
Foyer         –  reg         flipchart x2

Tech: one, floating, both days 7a–5p. Rooms set by hotel.`,
    good: {
      attendees: [120, 218],
      days: 2,
      must: [
        needs(SPEAKERS, [4, 6]),
        needs('mixing_console', [1, 3]),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', 1),
        needs('mic_lectern', 1),
        needs(/7.5' x 13'/, 1),
        needs(/L1100U/, 1),
        needs('playback_laptop', 1),
        needs(/tripod/i, 2),
        needs(/1781W/, 2),
        needs(/Samsung 75/, 1),
        needs('display_stand', 1),
        needs('mic_conference', 6),
        needs('flip_chart', 2),
        needs('crew_technician', 1),
      ],
      should: [needs('transport')],
      allowed: [...MEETING.filter((each) => each !== 'lectern'), 'di_box'],
      offers: MEETING_OFFERS.filter((each) => each !== 'lectern'),
      excluded: ['lectern', ...SEATS, ...TABLES],
      silly: ['subwoofer', 'stage_deck', 'generator', 'lighting', 'dance_floor'],
      title: [/encanto/i],
    },
  },
  {
    id: 'ho-awards-melbourne',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'Howdy from Melbourne – we’re bringing our industry awards night over to Taos this year (Fri 9 Oct, the old gymnasium, hundred and eighty pax). The run sheet: drinks 6, seated 7, awards 8–10 w/ two MCs, then a DJ till late. Scope: 4.8 x 3.6 m stage at 600 (pick nearest in feet), lucite lectern, 2 hand-held radios for MCs, a screen plus projector for nominees, walk-up music stings off a laptop, some moving lights so it feels like an awards night, DJ & decks, 15ft x 15ft dance floor. Tables, chairs, linen through the caterers. Can you price a 7 m LED wall instead of the projector as an alternate? And keep total under US$14k if poss.',
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 10]),
        needs('stage_deck', [5, 8]),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('moving_head', [2, 16]),
        needs('crew_dj', 1),
        needs(['dj_player', 'dj_controller'], [1, 4]),
        needs('dance_floor', [25, 28]),
        offers('led_wall'),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('dj_mixer', 1),
        needs('lighting_console', 1),
        needs(OPERATORS, [1, 5]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, 'dj_booth', 'disco_light', 'mirror_ball', 'di_box'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'followspot'],
      excluded: [...SEATS, ...LINEN, 'table_round', 'table_trestle'],
      silly: ['generator', 'toilet', 'drum_kit', 'marquee'],
      title: [/taos/i, /180/],
    },
  },
  {
    id: 'ho-ribbon-cutting',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'Ribbon cutting at the new clinic (outside, front steps), 35 people, 20 minutes tops. Battery PA so we don’t run cords, a podium, a 4x25 red carpet, 4 brass posts w/ velvet rope, 2 ficus. Scissors & ribbon we got. 10x10 canopy ONLY if the forecast is bad so list that as optional please.',
    good: {
      attendees: 35,
      days: 1,
      must: [
        needs(/Anchor/, 1),
        needs('lectern', 1),
        needs('carpet', 1),
        needs(/brass/, [3, 4]),
        needs(/Ficus/, 2),
        offers('gazebo', 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB.filter((each) => each !== 'power_distro'),
        'mic_wireless_handheld',
        'mic_lectern',
        'mic_stand',
        'speaker_stand',
      ],
      offers: ['chair', 'stage_deck', 'crew_technician', 'crew_sound', 'backdrop', 'mic_lectern'],
      silly: ['subwoofer', 'generator', 'projector', 'marquee', 'lighting', 'mixing_console'],
      unmetToo: [/scissors|ribbon/i],
      title: [/35/],
    },
  },
  {
    id: 'ho-memorial-service',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Good afternoon,

My father, Judge Ruben Archuleta, passed on Sunday. The family would like to hold a celebration of life at the ranch pavilion outside Española this coming Saturday at 11. We are expecting two hundred and fifty, many of them elderly.

The pavilion has a roof, a concrete floor, ordinary outlets and restrooms. We would need 250 padded white chairs, a simple podium with a microphone, and sound that carries to the back but is gentle. A guitarist will sing two songs (one mic and his guitar). There is a slideshow of photographs, nine minutes, so a large TV or two, please, since it is daylight; we have it on a thumb drive and would need you to play it. Relatives in Spain would like to watch live. Some way for those hard of hearing to follow.

We do not want anyone in black tie or black shirts hovering, but do send whoever you need to run it. Nothing festive.

With thanks,
Dolores Archuleta-Kim`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/White resin/, [250, 260]),
        needs('lectern', 1),
        needs(['mic_lectern', 'mic_wireless_handheld'], [1, 3]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
        needs(['mic_wired', 'mic_wireless_handheld'], [1, 4]),
        needs('di_box', [1, 3]),
        needs('display', [1, 4]),
        needs(['playback_laptop', 'media_server'], [1, 2]),
        needs('camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs('induction_loop', [1, 2]),
        needs(OPERATORS, [1, 4]),
      ],
      should: [
        needs('display_stand', [1, 4]),
        needs('mic_stand', [1, 3]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST],
      offers: [...MEETING_OFFERS, 'fan', 'gazebo', 'plants', 'piano'],
      excluded: ['toilet'],
      silly: [
        'subwoofer',
        'disco_light',
        'dance_floor',
        'generator',
        'moving_head',
        'confetti_machine',
        'marquee',
        'stage_monitor',
      ],
      title: [/espa(ñ|n)ola|archuleta|ranch/i, /250/],
    },
  },
  {
    id: 'ho-film-fest-tent',
    language: 'en',
    catalogue: 'bluemesa',
    description:
      'mountain film fest side venue (bar patio, 70 seats, 2 nights). 20x40 tent, sides dropped for dark. ff 9x16, brightest projector that isnt the 20k, mac w playback software, stereo sound w/ one sub, 2 HH for the q&a, 2 mushroom heaters, 70 black folders, popcorn machine lol. pwr = 2x20A from the bar. need 1 tech to run it. striking 2nd night so 2 hands 11pm',
    good: {
      attendees: 70,
      days: 2,
      must: [
        needs(/20x40/, 1),
        needs(/9' x 16'/, 1),
        needs(/RZ120/, 1),
        needs(/PlaybackPro/, 1),
        needs(['speaker_top', 'speaker_column'], 2),
        needs('subwoofer', 1),
        needs('mic_wireless_handheld', 2),
        needs('patio_heater', 2),
        needs(/Samsonite/, [70, 72]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], 1),
        needs('crew_stagehand', 2),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, 'projector_lens', 'fire_extinguisher', 'fuel', 'drape'],
      offers: [...MEETING_OFFERS, 'festoon', 'armchair', 'generator'],
      silly: ['lectern', 'dance_floor', 'line_array', 'toilet', 'table_round', 'led_wall'],
      unmet: [/popcorn/i],
      title: [/70/],
    },
  },
];

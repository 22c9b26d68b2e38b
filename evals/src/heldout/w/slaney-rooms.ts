import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Indoors over an American shelf: a summit, a gala, a town hall, a choir, a debate, a recital, a dinner. */
export const SLANEY_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-w-water-summit',
    language: 'en',
    catalogue: 'slaney',
    description: `SCOPE OF SERVICES: Audio-visual equipment, Regional Clean Water Summit, two days, March 9-10.
Attendance: 220. General session room plus three (3) breakout rooms of 40.
General session: 12,000 lumen projector with 9' x 16' screen; four (4) 12" speakers on stands; acrylic lectern with microphone; two (2) wireless lavalier and two (2) wireless handheld microphones; speaker countdown timer; confidence monitor; one (1) AV technician each day.
Each breakout: one (1) 75" monitor; one (1) presentation PA package.
Flip charts: six (6).
Registration: one (1) white registration counter.
The conference center provides all tables, chairs and linens, and the stage is built in. Presenters will bring their own laptops. Sessions will not be recorded or streamed. Internet service is included in the room rental.`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/RZ120/, 1),
        needs(/9' x 16'/, 1),
        needs('speaker_top', 4),
        needs('speaker_stand', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('speaker_timer', 1),
        needs('confidence_monitor', 1),
        needs('crew_technician', [1, 28]),
        needs(/LG 75/, 3),
        needs(/Toast/, 3),
        needs('flip_chart', 6),
        needs('registration_desk', 1),
      ],
      should: [
        needs('mixing_console', 1),
        needs('presentation_clicker', [1, 4]),
        needs('video_cable'),
        needs('transport'),
      ],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'table_round',
        'table_trestle',
        'table_cocktail',
        'table_desk',
        'chair',
        'chair_banquet',
        'tablecloth',
        'stage_deck',
        'mobile_stage',
        'playback_laptop',
        'camera',
        'streaming_encoder',
        'crew_camera',
      ],
      silly: ['dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', 'hazer', 'marquee'],
      title: [/water|summit/i, /220/],
    },
  },
  {
    id: 'ho-w-hospital-gala',
    language: 'en',
    catalogue: 'slaney',
    description: `RFQ from Beacon & Birch Events (agency) on behalf of our client, a children's hospital foundation.

Program: annual gala, hotel ballroom, Worcester, Saturday, November 13. 320 guests, dinner, live auction, dancing until midnight.

Please bid:
Staging: 24' x 12' stage at 16", black skirt, (2) stairs, acrylic lectern with gooseneck.
Audio: system for 320 with (2) subs for the dance set, (4) wireless handhelds, (2) lavs, A1.
Video: (2) 12K projectors, (2) 9 x 16 fast-folds, V-8HD switcher, (1) confidence monitor, (2) show laptops, V1.
Lighting: (32) battery uplights, stage wash, (1) follow spot, LD.
Decor: (1) step and repeat, (2) red carpets, (6) stanchions.
Dance floor: 18' x 18'.

Hotel supplies banquet tables, chairs, linen, china and bar service. The band is self contained for backline and monitors. Client has retained a photographer and does not wish a photo booth. Power drops are ordered from the house electrician, please leave electrical labor off.`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs(/Leg Set 16/, 9),
        needs('stage_skirt', [40, 75]),
        needs('stage_steps', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('subwoofer', 2),
        either(needs('speaker_top', [4, 8]), needs('line_array', [4, 12]), needs('speaker_column', [4, 6])),
        needs('mic_wireless_handheld', 4),
        needs('mic_wireless_lapel', 2),
        needs('crew_sound', [1, 16]),
        needs(/RZ120/, 2),
        needs(/9' x 16'/, 2),
        needs('video_switcher', 1),
        needs('confidence_monitor', 1),
        needs('playback_laptop', 2),
        needs('crew_video', [1, 16]),
        needs('uplight', [32, 56]),
        needs(['stage_wash', 'lighting_package']),
        needs('followspot', 1),
        needs('crew_lighting', [1, 16]),
        needs('backdrop', 1),
        needs('carpet', 2),
        needs('stanchion', 6),
        needs('dance_floor', 36),
      ],
      should: [needs('mixing_console', [1, 2]), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, 'crew_camera'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'table_round',
        'table_trestle',
        'chair',
        'chair_banquet',
        'tablecloth',
        'napkin',
        'crockery',
        'crew_bar',
        'bar_unit',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'stage_monitor',
        'photo_booth',
        'crew_electrician',
      ],
      silly: ['flip_chart', 'crowd_barrier', 'marquee', 'generator', 'toilet', 'floodlight'],
      title: [/gala|worcester|hospital/i, /320/],
    },
  },
  {
    id: 'ho-w-all-hands',
    language: 'en',
    catalogue: 'slaney',
    description: `phone msg 2:40p, Rhonda @ Kestrel Robotics, Marlborough
all hands mtg in their warehouse, Tues Feb 8, 9-11am, 90 ppl
wants: toast pkg + 1 extra lav, 75" on cart x2, clicker, 90 chairs white samsonite, coffee urn x2, flip chart
they sit in rows facing loading dock
del mon pm pickup tue after noon`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Toast/, 1),
        needs('mic_wireless_lapel', 1),
        needs(/LG 75/, 2),
        needs('presentation_clicker', 1),
        needs(/Samsonite/, [90, 95]),
        needs('hot_drinks', 2),
        needs('flip_chart', 1),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      silly: ['dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', 'hazer', 'table_round'],
      title: [/kestrel|all.?hands|marlborough|meeting/i, /90/],
    },
  },
  {
    id: 'ho-w-carol-evening',
    language: 'en',
    catalogue: 'slaney',
    description: `Dear all,

I'm over from Wexford for the year and have somehow been put in charge of the carol evening at St Brigid's, Lexington, on Sunday 12 December at 7 o'clock. We expect about 300.

The choir is sixty strong, so I think four of the three-step choral risers. We'd also like forty music stands, a dozen uplighters to warm up the sanctuary, your stage wash kit for the singers, and a hundred extra padded white folding chairs for the side aisles. A coat rack or three at the door would be a kindness, and three urns for the tea afterwards.

The church has a sound system, microphones included, and Fr Tom guards it jealously, so nothing is needed on that side. There's a grand piano as well. The parish ladies have cups and saucers for an army.

With every good wish,
Gráinne Devereux`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs('music_stand', 40),
        needs(/Element H6/, 12),
        needs(/Stage Wash Kit/, 1),
        needs(/Garden Chair/, [100, 105]),
        needs('coat_rail', [1, 3]),
        needs('hot_drinks', 3),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...STAGE_LIGHT],
      offers: [
        'crew_lighting',
        'carpet',
        'signage',
        'stanchion',
        'drape',
        'camera',
        'streaming_encoder',
        'crew_camera',
        'crew_video',
        'uplight',
        'table_trestle',
        'display',
        'stage_deck',
      ],
      excluded: ['audio', 'keyboard', 'crockery'],
      silly: ['dance_floor', 'disco_light', 'hazer', 'marquee', 'crowd_barrier', 'projector', 'flip_chart'],
      title: [/carol|brigid|lexington/i, /300/],
    },
  },
  {
    id: 'ho-w-mayors-debate',
    language: 'en',
    catalogue: 'slaney',
    description: `Candidates' debate for mayor, City Auditorium, Thursday October 21, 7 pm, audience of 450 and carried live on the city channel. From the League's planning sheet:

- two acrylic lecterns, gooseneck on each
- moderator's table and two panelists: one 8' banquet table, three push-to-talk mics
- press riser at the back, 8' x 12', 16 inches high
- press mult box
- three cameras with operators, switcher, encoder for the live stream
- two 55" monitors facing the stage for the clock feed, plus the countdown timer
- pipe and drape, black, 40 feet behind the candidates
- video tech and audio engineer

The auditorium's house PA and stage lights are fine, so no loudspeakers or lighting. Questions come in on cards; nobody in the audience gets a microphone. Seating is fixed.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('lectern', 2),
        needs('mic_lectern', 2),
        needs(/8' Banquet/, 1),
        needs('mic_conference', 3),
        needs('stage_deck', 3),
        needs(/Leg Set 16/, 3),
        needs(/Press Mult/, 1),
        needs('camera', 3),
        needs('crew_camera', 3),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/55"/, 2),
        needs('speaker_timer', 1),
        needs('drape', [40, 44]),
        needs('crew_video', [1, 14]),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs('video_cable'), needs('transport')],
      allowed: [
        ...ANY_JOB,
        ...PLATFORM,
        ...BROADCAST,
        'mixing_console',
        'audio_cable',
        'mic_stand',
        'playback_laptop',
        'mic_wireless_lapel',
        'tablecloth',
      ],
      offers: [
        ...WALL,
        'audio_recorder',
        'two_way_radio',
        'teleprompter',
        'confidence_monitor',
        'induction_loop',
        'signage',
        'stanchion',
        'display',
      ],
      excluded: [
        'speaker_top',
        'speaker_column',
        'line_array',
        'subwoofer',
        'pa_package',
        'lighting',
        'mic_wireless_handheld',
        'chair',
        'chair_banquet',
      ],
      silly: ['dance_floor', 'marquee', 'crowd_barrier', 'stage_monitor', 'flip_chart'],
      title: [/debate|mayor|auditorium/i, /450/],
    },
  },
  {
    id: 'ho-w-ballet-recital',
    language: 'en',
    catalogue: 'slaney',
    description: `Hello,
Our ballet school's spring recital is at Tantasqua Middle School, Saturday May 15 and Sunday May 16, 2 pm both days, about 280 parents each time. The school has a stage and seats but the equipment is from 1978 so we rent. Last year's invoice from the other company listed:
2 x 12" speakers w/ stands, 1 sub, small mixer, 1 wireless handheld (me, announcements)
12 x ellipsoidals
16 x LED pars
2 x follow spots
lighting tech and audio engineer both days
60 ft black pipe and drape for the wings
4 two-way radios
Same again please, except we don't want the fog machine, it set off the alarm. Parents film on their phones, we don't need a video person either.
Miss Yelena`,
    good: {
      attendees: [280, 280],
      days: 2,
      must: [
        needs('speaker_top', 2),
        needs('speaker_stand', 2),
        needs('subwoofer', 1),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 1),
        needs('profile_spot', 12),
        needs(/SlimPAR/, 16),
        needs('followspot', 2),
        needs('crew_lighting', [1, 24]),
        needs('crew_sound', [1, 24]),
        needs('drape', 60),
        needs('two_way_radio', 4),
      ],
      should: [needs('transport')],
      allowed: [...SHOW],
      offers: SHOW_OFFERS,
      excluded: [
        'smoke_machine',
        'stage_deck',
        'mobile_stage',
        'chair',
        'chair_banquet',
        'crew_video',
        'crew_camera',
        'camera',
      ],
      silly: ['lectern', 'disco_light', 'dance_floor', 'table_round', 'flip_chart', 'marquee', 'drum_kit'],
      title: [/ballet|recital|tantasqua/i, /280/],
    },
  },
  {
    id: 'ho-w-chamber-dinner',
    language: 'en',
    catalogue: 'slaney',
    description: `Good afternoon,

The British-American Business Chamber is holding its spring dinner in the Great Hall at the Armory, Somerville, on Wednesday 14 April, 7 to 11 p.m., for 110 guests. It is a bare room and we start from nothing.

Kindly quote for eleven 72" rounds, 110 crossback chairs, 110 dinner plates, 110 sets of flatware, 220 wine glasses, 110 champagne flutes, 110 napkins, eight highboys for the reception, two bars and two bartenders, sixteen uplights in blue, a lectern with microphone, and a modest PA for speeches and background music. A coat rack for everybody's umbrellas would be sensible; two, say.

Yours sincerely,
Rupert Aldous`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/72" Round/, 11),
        needs(/Crossback/, [110, 116]),
        needs('crockery', [110, 121]),
        needs('cutlery', [110, 121]),
        needs(/Wine Glass/, [220, 242]),
        needs(/Flute/, [110, 121]),
        needs('napkin', [110, 121]),
        needs('table_cocktail', 8),
        needs('bar_unit', 2),
        needs('crew_bar', [2, 12]),
        needs('uplight', 16),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        either(needs('pa_package', 1), needs('speaker_top', [2, 4]), needs('speaker_column', [1, 2])),
        needs('coat_rail', 2),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'tablecloth', 'crew_waiter'],
      offers: [...PARTY_OFFERS, 'serving', 'hot_drinks', 'stage_deck', 'carpet'],
      silly: ['projector', 'table_desk', 'crowd_barrier', 'flip_chart', 'toilet', 'stage_monitor', 'generator'],
      title: [/chamber|armory|somerville|dinner/i, /110/],
    },
  },
];

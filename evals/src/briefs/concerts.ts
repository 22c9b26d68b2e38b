import { type EvalBrief, either, needs } from '../expectation.ts';
import { BAND, CARRIAGE, HANDS, MAINS, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../usual.ts';

export const CONCERTS: readonly EvalBrief[] = [
  {
    id: 'seven-piece-band',
    language: 'en',
    catalogue: 'demo',
    description: `Company party, hotel ballroom in Harrogate, 250 people, 7-piece band (drums, bass, keys, guitar, sax, trumpet, singer). This is what the band asks for:

- stage 6 m x 4 m, 0.4 m high
- full PA for the room, 32 channel digital desk and engineer
- 6 wedges
- 5 x SM58 on boom stands, drum mics, 4 DI
- drum kit and bass amp. Guitarist and keys bring their own gear.

The hotel has everything else: tables, chairs, dance floor, disco lights.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 2]),
        needs('stage_monitor', 6),
        needs('mic_wired', [5, 6]),
        needs(/DP7 Drum/, 1),
        needs('di_box', 4),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
      ],
      should: [
        needs(/Leg 400mm/, [32, 48]),
        needs('stage_steps', [1, 2]),
        needs('mic_stand', [5, 12]),
        needs('stagebox', 1),
        needs('stage_wash', [4, 16]),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...STAGE_LIGHT, ...MAINS, ...HANDS, ...CARRIAGE],
      offers: [
        'mic_wireless_handheld',
        'hazer',
        'effect_fluid',
        'moving_head',
        'uplight',
        'star_cloth',
        'photo_booth',
        'music_stand',
        'dj_controller',
        'dj_booth',
      ],
      excluded: ['guitar_amp', 'keyboard', 'table_round', ...SEATS, 'dance_floor', 'disco_light'],
      silly: ['generator', 'toilet', 'projector', 'pit_barrier', 'lectern'],
      title: [/harrogate/i, /250/],
    },
  },
  {
    id: 'jazz-trio',
    language: 'en',
    catalogue: 'demo',
    description:
      'Jazz trio at our gallery opening in Whitby, 70 guests, Thursday evening. They need a tuned grand piano; the bass player has his own amp and the drummer his own kit, they play quietly. One vocal mic for the singer on two numbers and for the director to say a few words, through a small PA. No subs and no lighting, the gallery lights are fine.',
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('piano', 1),
        needs(['mic_wired', 'mic_wireless_handheld'], [1, 2]),
        either(needs(['speaker_top', 'speaker_column'], [1, 2]), needs('pa_package', 1)),
      ],
      should: [needs('mic_stand', [1, 3]), needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, 'di_box', 'mic_wired', 'mic_instrument', 'power_cable', ...HANDS, ...CARRIAGE],
      offers: [
        'table_cocktail',
        'stage_monitor',
        'bar_unit',
        'crew_bar',
        'music_stand',
        'coat_rail',
        'glassware',
        ...PLATFORM,
      ],
      excluded: ['subwoofer', 'lighting', 'crew_lighting', 'drum_kit', 'bass_amp'],
      silly: ['line_array', 'generator', 'toilet', 'dance_floor', 'projector', 'keyboard'],
      title: [/whitby/i, /70/],
    },
  },
  {
    id: 'choir-in-church',
    language: 'en',
    catalogue: 'demo',
    description:
      'Carol concert in Beverley Minster: our choir of 45, audience of 250. We need risers for the singers and we want the evening recorded properly, so a pair or so of good condenser mics on stands and a recorder. The Minster has chairs and its own sound system for announcements, so no loudspeakers, and no lighting.',
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('choir_riser', [4, 4]),
        needs(/C414/, [2, 4]),
        needs('audio_recorder', 1),
        needs('mic_stand', [2, 4]),
      ],
      should: [needs(['crew_sound', 'crew_technician'], [1, 2]), needs('transport')],
      allowed: ['audio_cable', 'mixing_console', 'power_cable', ...HANDS, ...CARRIAGE],
      offers: ['music_stand', 'camera', 'crew_camera', 'video_recorder', 'piano', 'stage_handrail', 'induction_loop'],
      excluded: [...SPEAKERS, ...SEATS, 'lighting', 'crew_lighting'],
      silly: ['stage_monitor', 'stage_deck', 'mic_wireless_handheld', 'subwoofer', 'di_box', 'toilet', 'generator'],
      title: [/beverley/i, /250/],
    },
  },
  {
    id: 'brass-band-bandstand',
    language: 'en',
    catalogue: 'demo',
    description:
      'Sunday brass band concert at the park bandstand in Saltaire, 28 players, unamplified. 150 white folding chairs in rows for the audience and 28 more chairs for the band, 28 music stands, one radio mic and a small PA for the compere. The bandstand has 13 amp sockets.',
    good: {
      attendees: [150, 178],
      days: 1,
      must: [
        needs(/White Folding Chair/, [150, 180]),
        needs([...SEATS], [178, 180]),
        needs('music_stand', [28, 30]),
        needs(['mic_wireless_handheld', 'mic_headset'], 1),
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', 1)),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...MAINS, ...HANDS, ...CARRIAGE],
      offers: ['gazebo', 'parasol', 'signage', 'waste_bin', 'toilet', 'toilet_accessible'],
      silly: [
        'generator',
        'stage_monitor',
        'subwoofer',
        'line_array',
        'mic_instrument',
        'stage_deck',
        'lighting',
        'mobile_stage',
        'marquee',
      ],
      title: [/saltaire/i],
    },
  },
  {
    id: 'band-rider-feet',
    language: 'en',
    catalogue: 'demo',
    description: `TECH RIDER - The Marlowe Brothers (5 on stage) - university ballroom, 500 standing

STAGE: 24' wide x 16' deep x 2' high, two sets of steps, plus an 8' x 8' drum riser. Black skirt at front.
SOUND: FOH system adequate for 500, 32 ch digital desk with stagebox, 6 x floor wedges.
MICS: 6 x SM58, 1 drum mic set, 5 x DI, 10 x boom stands. Singer uses 1 wireless handheld.
BACKLINE (promoter to supply): 5-pc drum kit, 2 x Fender Twin, 1 x Ampeg SVT, 1 x stage piano w/ stand.
LIGHTS: 12 wash lights, 4 moving heads, 2 followspots with operators, 1 hazer.
POWER: house.
HOSPITALITY: 24 bottles still water, 12 towels, no brown M&M's.
Promoter supplies 4 loaders for load-in and load-out.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('stage_deck', [18, 27]),
        needs('stage_steps', 2),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('subwoofer', [2, 10]),
        needs('mixing_console', 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 6),
        needs(/SM58 Vocal/, 6),
        needs(/DP7 Drum/, 1),
        needs('di_box', 5),
        needs('mic_stand', 10),
        needs('mic_wireless_handheld', 1),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs(['stage_wash', 'lighting_package'], [1, 12]),
        needs('moving_head', 4),
        needs('followspot', 2),
        needs('hazer', 1),
      ],
      should: [
        needs(/Leg 600mm/, [64, 112]),
        needs('stage_skirt', [6, 30]),
        needs('crew_sound', [1, 3]),
        needs('crew_lighting', [1, 4]),
        needs('effect_fluid', [1, 3]),
        needs('lighting_console', 1),
        needs('transport'),
      ],
      allowed: [
        ...BAND,
        ...PLATFORM,
        ...PARTY_LIGHT,
        ...MAINS,
        ...HANDS,
        ...CARRIAGE,
        'crew_stage_manager',
        'crew_electrician',
      ],
      offers: ['pit_barrier', 'drape', 'blinder', 'strobe', 'star_cloth'],
      silly: ['chair', 'table_round', 'generator', 'toilet', 'projector', 'dance_floor', 'mirror_ball', 'lectern'],
      unmetToo: [/water|bottle|towel|m&m|hospitality/i],
      title: [/500/],
    },
  },
];

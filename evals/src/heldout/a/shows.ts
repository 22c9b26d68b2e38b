import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, OUTDOORS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-band-rider',
    language: 'en',
    catalogue: 'bluemesa',
    description: `RIDER - "The Dust Wives" (5 pc alt-country), 2026
Buyer is asked to forward this to the production vendor. Show: May 16, Mesa Verde Theater, cap. 650, seated.

PA & lights are in house and fine, incl. FOH desk. What we need from you is BACKLINE and MONITORS:
Drums: (1) 5-piece kit, DW/Gretsch/Yamaha, with hardware and cymbals.
Bass: Ampeg SVT w/ 8x10.
Gtr 1: Fender Twin. Gtr 2: Vox AC30.
Keys: Nord Stage 88.
(5) wedges on 5 mixes, and (2) stereo in-ear systems.
(5) boom stands, (4) SM58, (3) SM57, (1) kick mic, (6) active or passive DI.
We carry our own pedal steel, snares and cowboy hats.
8' x 8' drum riser, 16" high, with black skirt on three sides (24 ft).
No smoke of any kind (singer's asthma).`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/Twin/, 1),
        needs(/AC30/, 1),
        needs('keyboard', 1),
        needs('stage_monitor', 5),
        needs('in_ear_monitor', 2),
        needs('mic_stand', 5),
        needs(/^SM58/, 4),
        needs(/^SM57/, 3),
        needs(/Beta 52|drum mic/, 1),
        needs('di_box', 6),
        needs('stage_deck', [2, 4]),
        needs('stage_skirt', [24, 24]),
      ],
      should: [needs(/16-24in/, [2, 4]), needs('transport')],
      allowed: [...ANY_JOB, 'audio_cable', 'stage_leg', 'stagebox', 'crew_sound', 'crew_technician', 'mic_instrument'],
      offers: ['stage_handrail', 'music_stand'],
      excluded: [...SPEAKERS, 'mixing_console', 'lighting', 'hazer', 'smoke_machine'],
      silly: ['generator', 'projector', 'chair', 'drape'],
      title: [/mesa verde/i],
    },
  },
  {
    id: 'ho-school-musical',
    language: 'en',
    catalogue: 'demo',
    description: `Matilda - the school musical, 4 performances Weds to Sat, 300 seats each night (the school's own). Hire Tues to Sun.

Sound: 14 headset radio mics (we have none!), desk big enough for those plus a pit band of 7 on mics/DIs, a pair of good speakers either side of the prosc (2 + 2) and 2 subs, 2 foldback. Operator for tech rehearsal and all four nights.
Light: we've own rig and desk, just add 4 moving heads, a followspot, a hazer with fluid.
Comms: 4 wireless headset intercoms.
Pit: 7 music stands with lights.

We don't need: staging, drapes, power (hall has 63A three phase w distro).`,
    fields: { days: 4 },
    good: {
      attendees: 300,
      days: 4,
      must: [
        needs('mic_headset', [8, 14]),
        needs('mixing_console', 1),
        needs(['speaker_top', 'line_array'], [4, 4]),
        needs('subwoofer', 2),
        needs('stage_monitor', 2),
        needs('moving_head', 4),
        needs('followspot', 1),
        needs('hazer', 1),
        needs('effect_fluid', [1, 6]),
        needs('intercom', [1, 4]),
        needs('music_stand', 7),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('stagebox', [1, 3]),
        needs(['mic_instrument', 'mic_wired']),
        needs('di_box', [1, 8]),
        needs('transport'),
      ],
      allowed: [...BAND, ...ANY_JOB, 'batteries', 'dmx_splitter', 'clamp', 'crew_lighting', 'amplifier'],
      offers: [...SHOW_OFFERS, 'in_ear_monitor'],
      excluded: [...PLATFORM, 'drape', 'power_distro', 'lighting_console', ...SEATS],
      silly: ['generator', 'projector', 'marquee', 'dance_floor'],
      title: [/300/],
    },
  },
  {
    id: 'ho-freshers-silent-disco',
    language: 'en',
    catalogue: 'demo',
    description:
      'freshers week silent disco in the quad 23 sept, 380 headphones pls + whatever transmitters, 3 djs so 3 lots of decks & mixers?? or is one enough, you tell us. white dj booth. festoon, maybe 4 strings. some moving lights. its outside so need power (genny) and ~40 barriers. security = uni, toilets = union building. no speakers obvs!!',
    good: {
      days: 1,
      must: [
        needs('silent_disco', [250, 400]),
        needs(['dj_player', 'dj_controller'], [1, 6]),
        needs('dj_booth', [1, 3]),
        needs('festoon', 4),
        needs('moving_head', [2, 12]),
        needs('generator', [1, 2]),
        needs('crowd_barrier', 40),
      ],
      should: [needs('power_distro', [1, 3]), needs('fuel'), needs('lighting_console', 1), needs('transport')],
      allowed: [
        ...PARTY_LIGHT,
        ...OUTDOORS,
        'gazebo',
        'dj_mixer',
        'uplight',
        'audio_cable',
        'crew_sound',
        'crew_technician',
        'mixing_console',
      ],
      offers: [
        ...PARTY_OFFERS,
        'gazebo',
        'stage_deck',
        'stage_leg',
        'stage_steps',
        'mic_wireless_handheld',
        'stage_roof',
      ],
      excluded: [...SPEAKERS, 'crew_steward', 'toilet', 'toilet_accessible', 'toilet_trailer', 'crew_dj'],
      silly: ['chair', 'lectern', 'projector', 'marquee'],
    },
  },
  {
    id: 'ho-jazz-trio',
    language: 'en',
    catalogue: 'klangwerk',
    description:
      'A jazz trio (double bass, piano, brushes on a small kit) plays in our restaurant in Lübeck on a Friday, forty-five covers. The drummer and the bassist bring their things; we have an upright piano, tuned. Could you bring two small column speakers, a mixer, a vocal mic for announcements and something to pick up the piano and the bass? And someone who stays and mixes. No lights, no stage — there’s no room for a stage.',
    good: {
      attendees: 45,
      days: 1,
      must: [
        needs('speaker_column', 2),
        needs('mixing_console', 1),
        needs(['mic_wired', 'mic_wireless_handheld'], [1, 3]),
        needs(['mic_instrument', 'di_box'], [1, 5]),
        needs('crew_sound', 1),
      ],
      should: [needs('mic_stand', [1, 5]), needs('delivery')],
      allowed: [...SPEECH, ...ANY_JOB, 'di_box', 'mic_instrument', 'mic_wired'],
      offers: ['stage_monitor', 'audio_recorder'],
      excluded: ['lighting', ...PLATFORM, 'mobile_stage', 'piano', 'drum_kit', 'bass_amp'],
      silly: ['subwoofer', 'line_array', 'generator', 'keyboard', ...SEATS],
      title: [/l(ü|ue)beck/i, /45/],
    },
  },
  {
    id: 'ho-choral-society',
    language: 'en',
    catalogue: 'demo',
    description:
      'The Ely Choral Society sings the Fauré Requiem on Good Friday in St Mary’s. Choir of 72, organ, two soloists. Audience about 260, in the pews. Purely acoustic: NO amplification of the music whatsoever. We want risers for the choir, enough for all of them in three rows; discreet white light on choir and conductor; one radio microphone and a small speaker for the vicar’s welcome; a music stand with light for the conductor and two for soloists; and a good stereo recording.',
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('choir_riser', [5, 16]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        either(needs(RADIO_MICS, 1), needs('pa_package', 1)),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', 1)),
        needs('music_stand', 3),
        needs('audio_recorder', 1),
      ],
      should: [needs('mic_instrument', [1, 4]), needs('crew_sound', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB],
      offers: ['stage_deck', 'stage_leg', 'camera', 'lectern', 'induction_loop', 'streaming_encoder'],
      excluded: ['line_array', 'stage_monitor', 'subwoofer', 'chair', 'chair_banquet'],
      silly: ['moving_head', 'disco_light', 'generator', 'drum_kit', 'keyboard', 'hazer', 'in_ear_monitor'],
      title: [/ely|mary/i, /260/],
    },
  },
  {
    id: 'ho-fashion-show',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hi Blue Mesa!

Santa Fe Indian Market fashion show, two shows Saturday + Sunday, 700 seats each around the runway - YES we need the chairs, black folding is fine.

Runway: 4 ft wide... no wait, 8 ft wide x 64 ft long, 24" high, joined to a 24' x 16' stage head. Standard decks w/ leg sets, black skirt all round. Two step units backstage.
Lighting: even wash down the whole runway (no shadows on faces), a couple followspots w/ ops.
Sound: music playback + MC w/ a wireless handheld. Thumping but classy. Subs yes.
Video: one 9x16 screen each side of the stage head, rear projection, with designer names - 12K projectors or better. Switcher + someone on graphics.
Backstage: 12 mirrors, 8 garment racks, 4 comms beltpacks.
Dressing area is 16' drape on three sides, 90 ft total.

The convention center is the venue: union house riggers (hang any truss), 400A available, house handles it.`,
    good: {
      attendees: [700, 1400],
      days: 2,
      must: [
        needs('chair', [700, 730]),
        needs('stage_deck', [26, 32]),
        needs('stage_steps', 2),
        needs('stage_skirt', [120, 280]),
        needs(['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'], [12, 60]),
        needs('followspot', 2),
        needs(['speaker_top', 'line_array'], [4, 24]),
        needs('subwoofer', [2, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('projection_screen', 2),
        needs('projector', 2),
        needs('video_switcher', [1, 1]),
        needs('crew_video', [1, 3]),
        needs('coat_rail', [4, 8]),
        needs('intercom', [1, 2]),
        needs('drape', [90, 90]),
      ],
      should: [
        needs(/Samsonite/, [700, 730]),
        needs('crew_lighting', [2, 4]),
        needs('crew_sound', [1, 2]),
        needs('lighting_console', 1),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...SHOW, ...WALL, 'projector_lens', 'amplifier', 'catwalk', 'presentation_clicker'],
      offers: SHOW_OFFERS,
      excluded: ['crew_rigger'],
      silly: ['generator', 'marquee', 'drum_kit', 'table_round', 'crew_dj'],
      unmet: [/mirror/i],
      title: [/santa fe/i, /700/],
    },
  },
];

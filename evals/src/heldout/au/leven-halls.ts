import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';
import { LAMPS } from './common.ts';

/** Under a roof: a school's musical, a soul band, a students' night, an awards dinner. */
export const LEVEN_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-au-school-musical',
    language: 'en',
    catalogue: 'leven',
    description: `Dear Leven,

Our summer musical runs for three nights, Wednesday 17 to Friday 19 June, in the school hall at Penhallow Academy, with an audience of about 220 each evening. Last year nobody past row F could hear the leads, so this time we are doing the sound properly.

Could you quote for eight headset radio mics for the principals, a pair of condensers for the chorus, a digital desk, two decent speakers with one sub, and two monitors so that the cast can hear the band? Plus an engineer for all three performances please, and two follow spots.

Apart from the follow spots we don't need any lights: the hall has a full rig and a desk, and the sixth form run it. Staging blocks and audience chairs are the school's own. The pit band is the music department, who have all their own instruments, amps and music stands.

Kind regards
Lowenna Trethick, Head of Drama`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs('mic_headset', 8),
        needs(/SQ5/, 1),
        needs(['speaker_top', 'speaker_column'], [2, 4]),
        needs('subwoofer', [1, 2]),
        needs('stage_monitor', [2, 4]),
        needs('followspot', 2),
        needs('crew_sound', [1, 3]),
      ],
      should: [needs(/Condenser pair/, [1, 2]), needs('transport')],
      allowed: [...without(BAND, 'line_array'), ...ANY_JOB, 'intercom', 'crew_stage_manager', 'two_way_radio'],
      offers: without([...SHOW_OFFERS, 'audio_recorder', 'mic_headset', 'mic_wireless_handheld'], 'backline'),
      excluded: [...STAGES, ...SEATS, ...LAMPS, 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'music_stand'],
      silly: ['generator', 'toilet', 'marquee', 'disco_light', 'dance_floor', 'crowd_barrier', 'lectern'],
      title: [/penhallow|musical|school/i, /220/],
    },
  },
  {
    id: 'ho-au-soul-band-rider',
    language: 'en',
    catalogue: 'leven',
    description: `All right, got a soul band coming into our Vault room Fri 12 June, 200 standing, room's got a built-in stage 6 x 4 so that's sorted. Their rider's below, can you cover it? Cheers, Gaz

---
THE BAND: 7 (vox, vox, gtr, bass, drums, keys, sax)
FOH: two tops and two subs minimum. FOH engineer to be supplied, we don't tour with one.
CONSOLE: digital, 32 ch or more, with stage box
MONITORS: 4 wedges. Drummer and bass player are on in-ears and carry their own packs.
MICS: 4 x SM58, one drum mic kit, 1 x SM57 for the guitar cab. Sax has his own clip-on.
DI: 4
BACKLINE TO BE SUPPLIED: 5 piece drum kit, bass amp. Guitarist and keys player travel with their own rigs.
LX: a simple wash, warm colours
NO SMOKE, NO HAZE. Lead vocalist is asthmatic.`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 6]), needs(/Party kit/, [1, 2])),
        needs(/SQ5/, 1),
        needs('stage_monitor', 4),
        needs(/SM58/, [4, 6]),
        needs(/Drum mics/, 1),
        needs('di_box', [4, 6]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 16]),
      ],
      should: [needs('stagebox', [1, 2]), needs(/SM57/, [1, 4]), needs('mic_stand', [4, 16]), needs('transport')],
      allowed: without([...SHOW], 'hazer', 'effect_fluid', 'in_ear_monitor', 'stage_deck'),
      offers: without([...SHOW_OFFERS], ...FOG, 'backline'),
      excluded: [...STAGES, ...FOG, 'guitar_amp', 'keyboard', 'in_ear_monitor'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier'],
      title: [/band|vault|soul/i, /200/],
    },
  },
  {
    id: 'ho-au-freshers-night',
    language: 'en',
    catalogue: 'leven',
    description: `hi, students' union here!! freshers club night thurs 24 sept, 9pm til 2, 400 standing in the main hall.

we need
> big PA, 4 subs at least
> 8 moving heads, mirror ball, hazer
> a starcloth or two behind the DJs
> sound engineer + lighting op all night

the stage is already there. DJs (three booked) are bringing their own decks and mixer. bar is run by the union with our staff. door security is covered as well. ta, Priti (ents)`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [2, 3])),
        needs('subwoofer', [4, 8]),
        needs('moving_head', [8, 12]),
        needs('mirror_ball', 1),
        needs('hazer', [1, 2]),
        needs('crew_sound', [1, 10]),
        needs('crew_lighting', [1, 10]),
      ],
      should: [needs('star_cloth', [1, 2]), needs('lighting_console', 1), needs('transport')],
      allowed: [...without(SHOW, ...PLATFORM), 'disco_light'],
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], 'bar_unit', 'crew_bar', 'crew_dj'),
      excluded: [...STAGES, ...DECKS, 'crew_dj', 'bar_unit', 'crew_bar', 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'table_round', 'choir_riser'],
      title: [/fresher|club|union/i, /400/],
    },
  },
  {
    id: 'ho-au-care-awards',
    language: 'en',
    catalogue: 'leven',
    description: `Hello,

We are the agency behind the regional Care Awards, held this year at the Assembly Rooms in Tavistock on Thursday 5 November. 240 guests, seated dinner in tables of ten, followed by the presentations.

Our list so far:

1. 24 six-foot round tables with floor-length white cloths
2. 240 Chiavari chairs
3. Stage 24' x 12', 2' high, treads at both sides, black valance to the front
4. LED wall behind the stage, 4 m wide and 2 m high
5. Lectern (clear), a headset mic for our host, two handheld radio mics
6. PA for speech and winners' music
7. Stage lighting
8. A foldback TV in front of the stage
9. Sound, lighting and vision operators for the evening

As options, please price 30 battery uplighters round the walls and a photo booth.

Set-up can start at 9 that morning.

Best
Imogen`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/round 6ft/, [24, 25]),
        needs('tablecloth', [24, 26]),
        needs(/Chiavari/, [240, 252]),
        needs(/Deck 8 x 4/, 9),
        needs('led_wall', [8, 8]),
        needs(/perspex/, 1),
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 3])),
        needs('confidence_monitor', 1),
        needs(['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'], [1, 24]),
      ],
      should: [
        offers('uplight', 30),
        offers('photo_booth', 1),
        needs(/Leg set 2ft/, 9),
        needs('stage_steps', 2),
        needs('stage_skirt', [7, 24]),
        needs('video_processor', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'napkin',
        'video_switcher',
        'playback_laptop',
        'presentation_clicker',
        'video_cable',
        'mic_lectern',
        'moving_head',
        'audio_player',
        'stage_monitor',
        'crew_stage_manager',
        'crew_technician',
        'led_wall',
        'intercom',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...PARTY_LIGHT, ...SPEECH],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'drum_kit'],
      title: [/award|tavistock/i, /240/],
    },
  },
];

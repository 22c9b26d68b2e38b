import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

const VETS_OFF: readonly Selector[] = [
  'table_round',
  'table_trestle',
  ...SEATS,
  'tablecloth',
  'napkin',
  'lectern',
  'projector',
  'projection_screen',
  'dance_floor',
];
const BOXING_OFF: readonly Selector[] = ['bar_unit', 'crew_bar', 'crew_steward', 'crew_dj', 'playback_laptop'];
const PITCH_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  ...SCREENS,
  ...SEATS,
  'playback_laptop',
  'bar_unit',
];

/** Rooms that have something of their own already. */
export const TORRIDGE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-cq-vets-ballroom',
    language: 'en',
    catalogue: 'torridge',
    description: `Hi team,

We have the South West vets in our ballroom on Wednesday 14 and Thursday 15 October: 240 delegates, two days of talks, dinner on the Wednesday night. Everything technical should come from you, and they've asked for:

- stage 6m x 3m, 60cm high, black valance, steps at both ends
- LED screen behind it, 4m x 2.5m
- PA for speech, gooseneck mic, 4 lapel mics, 3 handheld radio mics
- 2 laptops and a clicker
- live stream for the members who can't travel: 2 cameras, 2 operators
- sound engineer and video technician on both days
- 24 uplighters for the dinner

On our side: tables, chairs, cloths and napkins are all the hotel's, and so is the lectern (which is why it's only the gooseneck). Our ceiling projector and screen stay switched off, they don't want those. No dance floor either, it's carriages at half ten.

Can I have it by Thursday?

Thanks, Aoife
Conference and Banqueting`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs('stage_deck', 9),
        needs('stage_skirt', [6, 20]),
        needs('stage_steps', 2),
        needs('led_wall', 10),
        needs(SPEAKERS, [2, 12]),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs(/handheld radio mic/i, [3, 5]),
        needs('playback_laptop', 2),
        needs('presentation_clicker', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('uplight', 24),
      ],
      should: [needs(/legs, 60cm/, 9), needs('video_switcher', 1), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, ...WALL, ...BROADCAST, ...STAGE_LIGHT, 'subwoofer'], ...VETS_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...VETS_OFF, 'chair_cover'),
      excluded: VETS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'disco_light', 'gazebo'],
      title: [/vet|ballroom|conference/i, /240/],
    },
  },
  {
    id: 'ho-cq-fight-night',
    language: 'en',
    catalogue: 'torridge',
    description: `Fight night, Bideford ABC, main hall at the leisure centre, Saturday 21 November, doors at 6. 500 tickets, all of them seated, 120 of those at tables ringside.

Can you do us a price on
500 black stacking chairs
12 of the 6ft round tables, white cloths on
30 crowd barriers
a PA for the hall with 2 handheld radio mics for the MC
8 moving heads and 12 LED pars over the ring, desk, and somebody who knows how to work it
a haze machine
2 x 65in TVs

Ring comes up from Plymouth on its own lorry, don't worry about that. The leisure centre runs its own bar with its own staff. Stewards and doormen are ours. No DJ, my nephew plays the ring walk tunes off his own laptop, he just needs something to plug into.

Ta, Vince Heard`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/Black stacking/, 500),
        needs(/Round table, 6ft/, 12),
        needs(/Round tablecloth/, 12),
        needs('crowd_barrier', 30),
        needs(SPEAKERS, [2, 20]),
        needs(/handheld radio mic/i, [2, 4]),
        needs('moving_head', 8),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('hazer', 1),
        needs(/65 inch/, 2),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SHOW, ...LOUD, 'display', 'display_stand', 'video_cable', 'video_switcher'],
        ...BOXING_OFF,
        ...PLATFORM,
      ),
      offers: without([...SHOW_OFFERS, 'crew_medic', 'coat_rail', 'carpet', 'camera'], ...BOXING_OFF, 'backline'),
      excluded: BOXING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'drum_kit', 'stage_monitor'],
      unmetToo: [/ring/i],
      title: [/fight|boxing|bideford|abc/i, /500/],
    },
  },
  {
    id: 'ho-cq-pitch-night',
    language: 'en',
    catalogue: 'torridge',
    description: `Hey!

Demo night for our accelerator, Thursday 8 October, 6 till 9, at The Ropewalk (the coworking place on the quay). 100 in the room plus people watching online.

We're looking for:
– 1 headset mic for the host, 2 handheld radio mics for Q&A
– 1 camera with someone on it, plus whatever it takes to stream to YouTube
– a clicker
– 12 uplighters in teal
– 14 poseur tables and 120 wine glasses for the drinks afterwards

The Ropewalk has a good house PA with a mixer that your receivers can plug into, and an enormous screen on the wall, so please no speakers, projectors or screens. Seating's theirs too. The slides all run off the teams' own laptops. The brewery round the corner is doing the drinks and wheels in its own bar.

Ideally under £2k? Let me know if that's mad.

Ellis`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 2),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        needs('presentation_clicker', 1),
        needs('uplight', 12),
        needs('table_cocktail', 14),
        needs(/Wine glass/, 120),
      ],
      should: [needs('transport')],
      allowed: without(
        [...BROADCAST, ...ANY_JOB, 'crew_technician', 'crew_sound', 'audio_cable', 'video_cable', 'mic_stand'],
        ...PITCH_OFF,
      ),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...PITCH_OFF),
      excluded: PITCH_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/demo|pitch|ropewalk|accelerator/i, /100/],
    },
  },
];

import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const AGM_OFF: readonly Selector[] = ['projector', 'projection_screen', 'playback_laptop', ...SEATS, 'table_trestle'];
const MUSICAL_OFF: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  ...STAGES,
  ...SEATS,
  'keyboard',
];
const RIDER_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'in_ear_monitor',
  'stage_monitor',
  'crew_sound',
  'stage_wash',
  'lighting_package',
  'moving_head',
  'profile_spot',
  'lighting_console',
  'crew_lighting',
];

/** Meetings and stages under a roof. */
export const YARROW_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-bl-tenants-agm',
    language: 'en',
    catalogue: 'yarrow',
    description: `Subject: AGM in September, can you quote?

Hello,

Our housing association holds its annual general meeting on Thursday 24 September at the Moorcock Hotel, 6pm to 8.30pm. We reckon on 140 tenants in the room and this year the rest can watch from home, so it needs to go out live on our website and be recorded for the minutes.

There are six of us at the top table (chair, chief exec, treasurer and three board members) and each of the six should have their own push-to-talk microphone. Then two hand-held radio mics to go round the floor for questions, and speakers so that the back row can hear. Two cameras with somebody to work each of them. A hearing loop, please, several of our members rely on it. And an engineer to look after the sound.

The room already has a projector in the ceiling and a drop-down screen, so we're sorted for that, and Priya will run the slides from her own laptop. The hotel sets out the chairs, theatre style, and the top table.

Kind regards,
Dawn, company secretary`,
    good: {
      attendees: [140, 140],
      days: 1,
      must: [
        needs('mic_conference', [6, 7]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs('induction_loop', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('transport'), needs('video_switcher', 1)],
      allowed: without([...MEETING, ...BROADCAST, 'audio_recorder', 'display', 'display_stand'], ...AGM_OFF),
      offers: without(MEETING_OFFERS, ...AGM_OFF),
      excluded: AGM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/agm|annual|moorcock/i, /140/],
    },
  },
  {
    id: 'ho-bl-school-musical',
    language: 'en',
    catalogue: 'yarrow',
    description: `PHONE NOTE - taken 11.40, Mrs Attwater, head of drama, Brackenfield School

Spring musical. Three evening shows, Wed 10, Thu 11, Fri 12 March, in the school hall. Audience 220 a night.

Wants:
> 12 headset radio mics for the principals
> PA for the hall and a desk with channels enough for them
> 2 wedges for the pit band (5 players)
> 2 followspots, pupils will work them
> sound engineer all three nights
> haze - price as an option, the head hasn't said yes yet

Doesn't want any other lighting, they've got their own rig and a sixth former runs it. Stage is built in, nothing needed there. Seats are the school's own. She says the hall piano's just been tuned so no keyboard either.

Call her back after 3.`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs('mic_headset', 12),
        needs(SPEAKERS, [1, 8]),
        needs('mixing_console', 1),
        needs('stage_monitor', 2),
        needs('followspot', 2),
        needs('crew_sound', [1, 4]),
        offers('hazer', 1),
      ],
      should: [needs('transport'), needs(/digital, 32ch/, 1)],
      allowed: without(SHOW, ...MUSICAL_OFF, ...PLATFORM, 'hazer', 'smoke_machine'),
      offers: without(
        [...SHOW_OFFERS, 'hazer', 'effect_fluid', 'mic_headset'],
        ...MUSICAL_OFF,
        ...PLATFORM,
        'backline',
      ),
      excluded: MUSICAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/brackenfield|musical/i, /220/],
    },
  },
  {
    id: 'ho-bl-research-days',
    language: 'en',
    catalogue: 'yarrow',
    description: `INVITATION TO QUOTE - Northern Public Health Research Days
Venue: Civic Centre, Thirlby. 250 delegates. Tuesday 6 and Wednesday 7 October (both days).

A. Plenary hall
 - 250 linking conference chairs in theatre style
 - 12K projector, 16ft screen, show laptop, clicker
 - lectern with gooseneck microphone, 2 lapel radio mics, 2 handheld radio mics
 - sound system for speech

B. Four seminar rooms of 30-40, each with
 - 6K projector and screen
 - show laptop and clicker

C. Foyer
 - 24 shell scheme booths, 3m x 2m
 - 40 poster boards
 - 20 poseur tables
 - 2 reception desks

D. Staff: 2 AV technicians on each day

E. Options to be priced separately: hearing loop for the plenary.

Quotations by noon on 4 September.`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs('chair', 250),
        needs('projector', 5),
        needs('projection_screen', 5),
        needs('playback_laptop', 5),
        needs('presentation_clicker', 5),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('exhibition_stand', 24),
        needs('pinboard', 40),
        needs('table_cocktail', 20),
        needs('registration_desk', 2),
        needs('crew_technician', [2, 80]),
        offers('induction_loop', [1, 2]),
      ],
      should: [needs('transport'), needs(/16ft/, 1), needs(/12K/, 1)],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/thirlby|research|health/i, /250/],
    },
  },
  {
    id: 'ho-bl-seven-piece-rider',
    language: 'en',
    catalogue: 'yarrow',
    description: `THE COPPERLINE SEVEN - TECHNICAL RIDER (one show, Friday May 14, Assembly Rooms, cap. 600)

We are a 7-piece: lead vocal, two backing vocals, guitar, bass, keys, drums.

PURCHASER PROVIDES
* Full-range PA with subs, adequate for 600 standing
* (1) 32 channel digital console at front of house, (1) stage box
* (3) 8' x 4' risers, 1' high, black skirt
* (1) drum mic kit
* (3) wired vocal mics, SM58 or equal, on boom stands
* (1) wireless handheld for the lead vocal
* (8) DI boxes
* (4) stagehands for load-in and load-out

ARTIST BRINGS
* Drums, amplifiers and keyboards, all our own backline. Please do not rent any.
* Our own in-ear rig. No floor wedges, we won't use them.
* Our own front-of-house engineer, who mixes the show. No house sound engineer is required.

LIGHTS
* The Assembly Rooms have an installed rig with an operator. Nothing to be rented.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs(/digital, 32ch/, 1),
        needs('stagebox', 1),
        needs(/8ft x 4ft/, 3),
        needs(/Drum mic/, 1),
        needs(/SM58/, [3, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('di_box', 8),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs(/Legs, 1ft/, 3), needs('stage_skirt'), needs('mic_stand', [3, 14]), needs('transport')],
      allowed: without(SHOW, ...RIDER_OFF, 'hazer', 'effect_fluid'),
      offers: without([...SHOW_OFFERS, 'pit_barrier'], ...RIDER_OFF, 'backline'),
      excluded: RIDER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round', 'mic_headset'],
      title: [/copperline|assembly/i],
    },
  },
];

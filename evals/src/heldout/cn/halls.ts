import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { ANY_JOB } from '../usual.ts';

const STUDIO_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_monitor',
  'mixing_console',
  'mic_wired',
  'mic_instrument',
  'mic_stand',
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'dimmer',
  'followspot',
  'intercom',
  'smoke_machine',
];

/** What a house has, as it is sent out with a booking, and what it has not. */
export const HALLS: readonly EvalBrief[] = [
  // After thebulltheatre.com/equipment
  {
    id: 'ho-cn-studio-spec',
    language: 'en',
    catalogue: 'medway',
    description: `Control Room
A ladder on the rear wall of the theatre leads up to the Control Room, which is above the seats and open to the house (no glass).  In it are the lighting desk, dimmers and lighting patch;  the sound desk and equipment rack;  the follow spot;  and a place for a Stage Manager.  

Basic Lighting Rig:

The basic "rig" is fixed and has 18 fixtures, which are included in the hire.  None of them may be moved or un-patched from its socket (LX bar), and all of the circuits are taken, so please bring no lanterns of your own.  Focus and gels may be changed (our own gels to go back afterwards).
Six lighting areas cover the stage:
Every area has three lights on it.  A pair of 500w PATT123s from 45 degrees or so, (one "warm", one "cool"), and one PATT223 of 1000w from straight ahead (no gel), each upon a dimmer of its own.
PAR64s from the house at about the line of the stage front make five washes of colour.

Sound System

The house system is a Soundcraft desk (24 inputs) into two active 3-way Mackies, one a side, with a small speaker above the stage front for "centre-fill".
Stage monitors: three powered and four passive.
A multicore of 16 in/4 out goes from SL to the booth.
The basic hire includes all of this, as well as the wired microphones, their stands and the stage monitors.

Comms (Intercom)
Wired, one channel, with stations at both desks and eight portable beltpacks, all included.

NOT in the house
Radio microphones:  none, a visiting musical as a rule has 8 headworn ones sent in from a hire company.
Haze:  no machine here, please hire one (haze only;  smoke machines are not allowed in the building).
Video:  no projector and no sc`,
    good: {
      attendees: null,
      days: 1,
      must: [needs('mic_headset', [1, 10]), needs('hazer', 1), needs('projector', 1)],
      should: [needs('projection_screen', 1), needs('effect_fluid', [1, 4]), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'projection_screen',
        'video_cable',
        'audio_cable',
        'playback_laptop',
        'crew_technician',
        'crew_sound',
        'crew_video',
        'effect_fluid',
      ],
      offers: ['mic_wireless_lapel', 'mic_wireless_handheld', 'in_ear_monitor', 'presentation_clicker', 'truss'],
      excluded: STUDIO_OFF,
      silly: ['gazebo', 'choir_riser', 'lectern', 'stage_floor', 'strobe', 'stage_deck', 'mobile_stage'],
      unmetToo: [/./],
    },
  },
];

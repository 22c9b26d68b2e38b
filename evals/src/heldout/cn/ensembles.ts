import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, SHOW, SHOW_OFFERS } from '../usual.ts';

const SINGERS_OFF: readonly Selector[] = ['mic_wireless_handheld', 'in_ear_monitor', 'mixing_console', /Bose/];
const CHOIR_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'mic_wired',
  'mic_instrument',
  ...RADIO_MICS,
  'keyboard',
  'piano',
];
const BRASS_OFF: readonly Selector[] = ['music_stand', 'percussion', 'drum_kit', 'mic_instrument'];
const LIGHTS: readonly Selector[] = ['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'];

/** Singers, a quartet, a trio, a brass band. */
export const ENSEMBLES: readonly EvalBrief[] = [
  // After docest.com/doc/439068/technical-rider-general-rider
  {
    id: 'ho-cn-jazz-quartet',
    language: 'en',
    catalogue: 'medway',
    description: `TECHNICAL RIDER & GENERAL RIDER
The Quartet
PA:
• Sound system of high quality and enough of it. It must be free of any noise and bring undistorted sound to every corner of the venue.
• Mixer of high quality, 24 ch. is best (according to the size of the venue)
• 4 monitor mixes, all separate (a multiband EQ of its own on each out)
ch instrument suggested mic. mic. stand
1 bass drum M88 / VM44 lo
2 Snare SM57 lo
3 OH L 414 / VM44 hi
4 OH R 414 / VM44 hi
5 Bass Active DI -
6 Bass Active DI * -
7 Piano lo 414 / condenser of good quality hi
8 Piano lo 414 / condenser of good quality hi
9 Piano SM58 hi
10 Vocal SM58 hi
* The bassist has a bass microphone of his own (with preamp, XLR out).
BACKLINE:
Grand piano: a good one, 6 foot or more, tuned on the day. Piano stool, "soft" and adjustable. The tuner to be within reach should he be needed.
Drums: 1 bass drum 18" X 14"
1 rack tom 12" X 10"
1 floor tom (on legs) 14" X 14"
1 Snare drum 14" X 4,5"
Preferable: Gretch, Ludwig, Ayotte, Yamaha or Premier of the 70´s.
Every head, top and bottom: Remo Ambassador, white-coated.
Hardware:
3 cymbal stands
1 snare drum stands
1 hi-hat stand
1 pedal for the bass drum
1 carpet (2 x 2 m)
Bass: 1 bass amp. (Gallien Krüger, Polytone, Acoustic Image or Ampeg)
Lights: Enough
Also to be seen to by the organiser:
• Backline and sound system stand rigged, connected and checked when the band comes in for sound check, i.e. can be used at once.
• 2 persons who help to carry instruments/equipment, at station/airport etc as well as at the venue, before sound check and after the concert.
• A sound engineer to whom the venue and its sound system are familiar, and who is there from get-in to the end of the concert (none travels w`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', [4, 6]),
        needs(['mic_instrument'], [2, 10]),
        needs([/SM58/, /Beta 58/, 'mic_wireless_handheld'], [2, 3]),
        needs('di_box', [1, 4]),
        needs(/grand piano/, 1),
        needs('drum_kit', 1),
        needs(/Drum mat/, 1),
        needs('bass_amp', 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs(LIGHTS, [1, 40]),
        needs('mic_stand', [4, 12]),
        needs('crew_stagehand', [2, 64]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'drum_part'],
      offers: SHOW_OFFERS,
      silly: ['projector', 'lectern', 'gazebo', 'choir_riser', 'stage_floor', 'smoke_machine', 'strobe'],
      unmetToo: [/./],
    },
  },
  // After docplayer.net/amp/20227137 (technical requirements of an a cappella show)
  {
    id: 'ho-cn-a-cappella',
    language: 'en',
    catalogue: 'medway',
    description: `RIDER PART 1: TECHNICAL REQUIREMENTS (A CAPPELLA SHOW) Page 1 of 4 The group will bring, free of charge to the promoter*: 1. Wireless microphone system, 10 channels 2. Wireless IEM (in-ear monitor) system, 8 mixes 3. Mixing console for FOH (16 channel Yamaha)** 4. Sound Engineer, who mixes the performance *All our touring equipment is looked after and in working order, but the group can take no liability should any of it fail. **No other console can be used for this show. The Promoter will provide, free of charge to the group: 1. Stereo sound system of professional concert quality No BOSE, BEHRINGER, MACKIE etc. We look for D&B, Nexo, Meyersound, L'Acoustic or the like. Coverage has to be even and of high quality in ALL parts of the audience. SUBS must be part of the system, likewise front fills and balcony delays where the room calls for them. Place it so that as little as possible spills on to the stage. The singers will never perform in front of the sound system. Amp racks that make a noise go off stage. It is fed Left, Right and a mono fill by the group's own console. 2. Front of house position In the auditorium, central, not under a balcony and not in a control room. One sturdy table, 6 ft. 3. Lighting A warm general wash over the whole stage, with blue from behind, and somebody to operate it who stays for the entire show. 4. On stage 8 high stools, black, without arms or backs. No music stands. Stage to be empty, dark floor, black drapes where available. 5. Crew One technician who knows the sound system, from the get-in on to the last no`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('subwoofer', [1, 12]),
        needs('table_trestle', [1, 2]),
        needs(LIGHTS, [1, 60]),
        needs('crew_lighting', [1, 2]),
        needs('bar_stool', 8),
        needs(['crew_technician', 'crew_sound'], [1, 3]),
      ],
      should: [needs('transport'), either(needs('drape'), offers('drape'))],
      allowed: without([...SHOW, 'drape'], ...SINGERS_OFF, 'mic_wired', 'mic_instrument', 'stage_monitor'),
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: [...SINGERS_OFF, 'music_stand'],
      silly: ['projector', 'lectern', 'gazebo', 'stage_floor', 'drum_kit', 'smoke_machine', 'strobe'],
      unmetToo: [/./],
    },
  },
  // After cuamusic.com/tech-spec-and-rider.html
  {
    id: 'ho-cn-harmony-trio',
    language: 'en',
    catalogue: 'medway',
    description: `Technical Specification & Stage Rider
Format: Live venue
Members: 3
Genre: Folk / vocal harmony
Version: 1.0
Artists
Stage right
Sean
Lead vocal
DI × 1–2
Acoustic guitar, pickup into pedals — 1 DI as standard. On some nights there's a second acoustic, so please have a second DI to hand.
Centre stage
Rob
Lead vocal
DI × 2
Mic × 2
Guitar into DI 1, bouzouki into DI 2. Also plays cajón and foot tambourine — a mic in front facing the playing surface, another one behind.
Stage left
Jack
Lead vocal
DI × 1
Violin into effects pedals — we'd sooner take a DI off the pedals than mic the instrument.
Input list
| 1 | Vocal — Sean | SM58 or condenser · stage right |
| 2 | Acoustic guitar — Sean | DI · stage right |
| 3 | 2nd acoustic — Sean (optional) | DI · stage right · if needed |
| 4 | Vocal — Rob | SM58 or condenser · centre |
| 5 | Guitar — Rob | DI · centre |
| 6 | Bouzouki — Rob | DI · centre |
| 7 | Cajón, front — Rob | Mic on playing face · centre |
| 8 | Cajón, rear / tambourine — Rob | Mic behind cajón / at floor |
| 9 | Vocal — Jack | SM58 or condenser · stage left |
| 10 | Violin — Jack | DI · stage left |
Technical requirements
DI boxes
Minimum 4 × active DI
5 × where Sean brings both guitars
Microphones
3 × vocal (SM58 or similar)
2 × instrument for the cajón (SM57 in front; dynamic behind)
Monitors
3 × wedge, one per singer, 3 mixes
Power
3 × mains strip (1 each, for the peda`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('di_box', [4, 6]),
        needs([/SM58/, /Beta 58/], [3, 4]),
        needs(['mic_instrument'], [2, 4]),
        needs('stage_monitor', [3, 4]),
        needs(['power_cable', 'power_distro'], [1, 12]),
      ],
      should: [needs('mic_stand', [4, 8]), needs(SPEAKERS, [1, 12]), needs('mixing_console', 1), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      silly: ['projector', 'lectern', 'gazebo', 'choir_riser', 'stage_floor', 'drum_kit', 'smoke_machine', 'strobe'],
      unmetToo: [/./],
    },
  },
  // After bridgendmalechoir.co.uk/bookings/concert-guidelines.aspx
  {
    id: 'ho-cn-male-choir',
    language: 'en',
    catalogue: 'medway',
    description: `This guide is meant to:
1. Help those who organise a concert with us to make a success of it
2. Set out what the choir needs as a minimum

1.1. Putting the programme together
1.1.1. Our repertoire, with clips and reviews, is on the website. Biographies of the Music staff are there too
1.1.2. Ask the choir secretary for a quotation
1.1.3. Talk over with the Secretary what sort of evening it is to be, so that the choir is dressed for it. Anything from DJ's to casual uniform

1.2. Making it known
1.2.1. Have a poster printed and put up locally
1.2.2. Get a release to the local media beforehand

1.3. At the venue, please provide:
1.3.1. Space for two buses, reserved for the choir.
1.3.2. A tiered stage, with chairs on it for the choir (60 as a rule), that is easy to get on to.
1.3.3. A podium for the conductor, from where he can see every member of the choir.
1.3.4. Changing rooms/toilets for some 60 men and two ladies
1.3.5. The choir's own electric piano comes with us and no other is wanted; all it needs is a way into the hall and a socket protected by RCD.
1.3.6. The choir is not amplified. Please no microphones and no PA system: the Musical Director introduces the items without either.


2.1. Before the concert
2.1.1. A key holder, so that choir and accompanist can rehearse at a time agreed beforehand.
2.1.2. A person to be there who can adjust lighting and staging and who knows where the toilets etc are.

2.2. Timing
2.2.1. As a rule not more than 2.5 hours with speeches, and for evenings a start at 7.00pm is id`,
    good: {
      days: 1,
      must: [
        either(needs(/^Litedeck \dft/, [8, 60]), needs('choir_riser', [4, 10])),
        needs('chair', [60, 66]),
        needs(/Conductor/, 1),
      ],
      should: [needs(['stage_leg', 'stage_steps']), needs('transport')],
      allowed: without([...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'choir_riser', 'crew_technician'], ...CHOIR_OFF),
      offers: ['drape', 'uplight', 'music_stand', 'crew_stage_manager'],
      excluded: CHOIR_OFF,
      silly: ['projector', 'gazebo', 'stage_monitor', 'subwoofer', 'hazer', 'strobe', 'drum_kit'],
      unmetToo: [/./],
    },
  },
  // After thestaffordshireband.com/guidancenotes.htm
  {
    id: 'ho-cn-brass-band',
    language: 'en',
    catalogue: 'medway',
    description: `Guide for Concert Promoters

Whatever the engagement, large or small, the Band sets out to give of its very best. With these guidance notes you can help us do it.

All percussion, timpani and drum kit included, and the other larger items travel in the Band's own van, and so do our music stands. The van has to be able to park as near as possible to the door that leads to the stage/hall.

The biggest of our timpani is 38" across, so a door of less than 39" will not do.

Setting up takes 30 minutes at the very least. To have everything in place before the public come in we suggest that the venue is open to us 1 hour ahead of the concert, or 90 minutes ahead where there is to be a rehearsal/sound check - please agree this with the Secretary.

As a rule the Band is 25 brass and 4 percussionists, and chairs (without arms) are to be provided for all 29.

The floor space needed by an ensemble of this size is 32ft x 24ft. A stage of that size, level and not above 2ft in height, is to be provided, with steps at either side, and a conductor's rostrum upon it.

There should be an even white light over the whole Band so that the music can be read.

The Band itself is never amplified and no microphones are to be put among the players. The compere, however, is to have a hand held radio microphone, and loudspeakers to match the hall.

Weekday concerts start at 8.00pm, those at weekends at 7.30pm - anything other than that is to be agreed with the Secretary beforehand.

One dressing room is to be kept for the Band, in the same buil`,
    good: {
      days: 1,
      must: [
        needs('chair', [29, 32]),
        needs(/^Litedeck \dft/, [24, 27]),
        needs('stage_steps', [1, 2]),
        needs(/Conductor/, 1),
        needs(LIGHTS, [1, 40]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 12]),
      ],
      should: [needs(/leg set/, [24, 27]), needs('transport')],
      allowed: without([...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'power_cable'], ...BRASS_OFF),
      offers: ['drape', 'uplight', 'mic_headset', 'mic_wireless_lapel', 'crew_stage_manager'],
      excluded: BRASS_OFF,
      silly: ['projector', 'gazebo', 'stage_monitor', 'hazer', 'strobe', 'guitar_amp', 'stage_floor'],
      unmetToo: [/./],
    },
  },
];

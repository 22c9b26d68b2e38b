import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const KEYNOTE_OFF: readonly Selector[] = ['playback_laptop', 'presentation_clicker'];
const AUTHOR_OFF: readonly Selector[] = [
  'playback_laptop',
  'projector',
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mixing_console',
];
const MENTALIST_OFF: readonly Selector[] = ['mic_wired', 'playback_laptop'];
const PLAY_OFF: readonly Selector[] = [...RADIO_MICS, 'audio_player'];
const BALLET_OFF: readonly Selector[] = ['stage_floor'];
const LIGHTS: readonly Selector[] = ['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'];

/** Those who speak, and those who act and dance. */
export const SPEAKERS_AND_SHOWS: readonly EvalBrief[] = [
  // After billstainton.com/av-room-setup
  {
    id: 'ho-cn-keynote-setup',
    language: 'en',
    catalogue: 'medway',
    description: `With these requirements (all right…requests) met, your people will get the best possible presentation!

(There is a PDF of the A/V requirements too, click here.)


  • Wireless lavaliere microphone
  • Wireless handheld microphone, not on the lav mic's channel
  • Audio feed off Ben's Mac laptop (mini plug, 1/8 inch)
Please note: All three of these audio sources have to go into the audio system of the room. Your A/V contact may need a separate audio mixer for that.


  • LCD projector for a Mac laptop (Ben brings the laptop himself, with adapter cables for HDMI, DVI and VGA that will mate it with any LCD projector of today, and also his own wireless remote for the Mac)
  • AC power where the computer is
  • Screen, top edge as high up as it will go

  • A/V table on the stage for the computer and some small props (the computer has to be in Ben's view while he presents. The cable from there to the projector may have to be longer than usual. PLEASE tell your A/V contact!)
  • Unless you use rounds, set the seats in a chevron or semi-circle if you can (people respond better when they can see one another)
  • From the stage to the nearest seats/tables ideally 10 feet or less
  • House lights full up (in bright light people listen better and laugh more)
  • Screen to the right of the stage as the audience sees it. (So your speaker is at the center and not the graphics.)
  • Stage riser (6″-12″ high is ideal up to 200 people, 12″-24″ above that). Big enough, please, that four members of the audience can come up and join B`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('table_trestle', 1),
        needs('stage_deck', [2, 16]),
      ],
      should: [
        needs(['stage_leg', 'stage_steps']),
        needs(['audio_cable', 'di_box'], [1, 8]),
        needs('video_cable', [1, 4]),
        needs('transport'),
      ],
      allowed: without([...MEETING, ...PLATFORM, 'di_box', 'power_cable'], ...KEYNOTE_OFF),
      offers: without(MEETING_OFFERS, ...KEYNOTE_OFF),
      excluded: KEYNOTE_OFF,
      silly: ['subwoofer', 'stage_monitor', 'hazer', 'strobe', 'drum_kit', 'choir_riser', 'stage_floor', 'gazebo'],
      unmetToo: [/./],
    },
  },
  // After ashleywolff.com/wordpress/?p=1681
  {
    id: 'ho-cn-author-day',
    language: 'en',
    catalogue: 'medway',
    description: `Wish List for an Author Day 


With me I will bring my laptop, my digital projector, my sound system/microphone, and my special crayons for drawing. 


Here is what I would like from the school: 


1. An audience that is well-prepared and attentive

The children should know a good few of my books, and have made some art of their own ahead of the visit.

2. A room that gets really, really DARK!

Pictures can't be shown without it, nor a group be kept with me.

3. A nice BIG screen

Bigger is better.

4. A Power Strip

5. A LONG extension cord

The cord should run at the back or the side, so that I don't step on it as I present.

6. A great BIG easel with a drawing pad

The drawings stay at your school, signed, so the better and bigger the paper, the finer the souvenir.

7. A table in front (about 3’x5′) with a chair, for my crayons.

8. Water, one or two small bottles. 

Comments are closed.`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('projection_screen', 1),
        needs('power_cable', [1, 4]),
        needs('flip_chart', 1),
        needs('table_trestle', 1),
        needs('chair', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'crew_technician'],
      offers: ['drape', 'display', 'display_stand', 'audio_cable', 'crew_video', 'stage_deck', 'stage_leg'],
      excluded: AUTHOR_OFF,
      silly: ['subwoofer', 'stage_monitor', 'hazer', 'strobe', 'drum_kit', 'lighting_console', 'stage_floor', 'gazebo'],
      unmetToo: [/./],
    },
  },
  // After jonathanpritchard.me/tech-rider
  {
    id: 'ho-cn-mind-reader',
    language: 'en',
    catalogue: 'medway',
    description: `Tech Rider

Sound

The System

People have to be able to hear what is happening. There isn't much more to it. In my experience the speakers that are let into a ballroom ceiling never do the job.

The same goes for a socket in the wall that was put there in 1978 for “your audio”. Where that's all there is, we have to have a standalone sound system. A theater, or any room made for music or plays, will usually do as it is.

The Microphone(s)

An over-the-ear (“Countryman” type) or lavalier wireless microphone is a must.

Also a wireless handheld microphone, on a straight stand (booms are for the singer/song-writers, who have a guitar to make room for), for the people who join me up on stage and as a backup.

No wired microphone, whatever happens. I'm down in the audience far too much: I'd trip somebody, pull it out, or wreck something.

Inputs

All of the music comes off my own laptop, which sits downstage left the whole time. So there must be a “headphone” jack input to the sound system / mixing board that will reach it. If your input is at the back of the room, 200 feet off, then what we need is a cable of 200 feet.


Light

Changes

Stage lights are needed, and they have to change independently of the house lights. It's only a handful of changes in a whole show, but none of them is there by chance.

House at 100% and stage at 10-20% as people come in. Both to 0% when the show begins. A general wash on the stage after that. If there's a lighting tech who'd like to show off we can get fancier; I'll find`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 12]),
        needs(['mic_wireless_lapel', 'mic_headset'], [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(LIGHTS, [1, 40]),
      ],
      should: [
        needs(/straight/, [1, 2]),
        needs(['audio_cable', 'di_box'], [1, 20]),
        needs('lighting_console', 1),
        needs('transport'),
      ],
      allowed: without([...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'di_box', 'subwoofer'], ...MENTALIST_OFF),
      offers: without(MEETING_OFFERS, ...MENTALIST_OFF),
      excluded: MENTALIST_OFF,
      silly: ['stage_monitor', 'hazer', 'strobe', 'drum_kit', 'choir_riser', 'stage_floor', 'gazebo', 'lectern'],
      unmetToo: [/./],
    },
  },
  // After sgouros.com/judy/tech.html
  {
    id: 'ho-cn-one-woman-play',
    language: 'en',
    catalogue: 'medway',
    description: `HOME
Technical Requirements
It's more or less a play, so the more
like a theatre your place is, the better for the show. We bend easily though, and have
done it in classrooms and lecture halls as well.
- Room: not a lot. 15'x15' of stage will do, and we have made
do with less, one time squeezed in between the stage and a bench in
a lab.
- Lights one can control. Best of all is a theatre
that has a light board, but a room with nothing but switches has
served too. They have to go on and off, and it's
good if the audience can be in the dark during the performance.
- A sound system of modest size. In stereo, with inputs for
three (mono) sources: a radio mic, and two channels off a mini-disc
player (both the mic and the disc player come with me). By "stereo" I do
not mean that it has two speakers. It has two channels that are independent,
and every input has a pan. Please note that two of these sources
live on the stage, so cables must get from there to the
sound system, wherever that is. It's the item on this list that most
people stumble over. If any of it (or of the rest of the list) is not clear,
drop me a note or call.
- Somebody to run those lights and that sound. There are few cues,
easy ones, well within the grasp of a chimpanzee who pays attention.
- A table for the props, six feet or so, and two plain chairs.
To set it all up takes some two hours, only we
like to do so a good few hours ahead. Then, should Trudy have one of her
rare tantrums and insist on diodes of another flavor, somebody can still run out to the electr`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs(['crew_technician', 'crew_sound', 'crew_lighting'], [1, 3]),
        needs('table_trestle', 1),
        needs('chair', 2),
      ],
      should: [needs('mixing_console', 1), needs(LIGHTS, [1, 20]), needs('audio_cable', [1, 20]), needs('transport')],
      allowed: without([...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'di_box'], ...PLAY_OFF),
      offers: [...PLATFORM, ...STAGE_LIGHT, 'drape'],
      excluded: PLAY_OFF,
      silly: ['stage_monitor', 'hazer', 'strobe', 'drum_kit', 'choir_riser', 'gazebo', 'lectern', 'projector'],
      unmetToo: [/./],
    },
  },
  // After ruddydance.org/touring/tech.php
  {
    id: 'ho-cn-dance-full',
    language: 'en',
    catalogue: 'medway',
    description: `Touring: TECH Requirements
Dance Floor
- Black Marley Dance Floor, over the whole stage
- What is danced on must be a Sprung Hardwood Floor, treated. (Failing that tempered hardboard under flat water-based paint) Note: The same is true of whatever compressed board takes its place.
- Best for the Company is a stage of 42'w x 35'd or more, (the least we can use is 32'w x 24'd).
- Wings & stage are to be mopped straight before rehearsal and again before performance.
Dressing Rooms:
- For (10) people, with mirrors, bathrooms, locks on doors, clothing racks, ironing boards and iron.
- Plenty of bottled water, and stage and dressing rooms kept at 70-75 degrees F for as long as the Company is in the house.
Soft Goods:
- Black legs, 3 Sets
- full stage black out
- full stage black scrim
- cyc
Sound:
- 1 Sound System, adequate for the Theater, speakers and a mixer with EQ.
- 2 Microphones for voice, wireless handhelds
- 2-4 Monitors on Stage for Dancers
- 1 CD Player
- 1 Headset System for Communication, 3-4 stations
- 1 Paging System to the dressing rooms (optional)
Lighting Equipment:
- lighting equipment that is adequate, at own expense and
- lighting instruments enough for the stage from overhead/side, following a lighting plot that is minimal and includes:
- 1 Light board, better computerized
- Lekos, Fresnels and Pars in adequate number
- Color as given in the
- C-clamps, gel-frames, sidearms, cable and dimmers to suffice
- Lighting Trees (booms) (6-8)
- Cherry picker, scaffold or ladder, of a height to focus from safely
Projection Equipment: (Depending on Repert`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('stage_floor', [4, 8]),
        needs('drape', [3, 80]),
        needs(SPEAKERS, [2, 24]),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', [2, 4]),
        needs('audio_player', 1),
        needs('intercom', [3, 6]),
        needs('lighting_console', 1),
        needs('profile_spot', [2, 36]),
        needs('stage_wash', [4, 60]),
        needs('dimmer', [1, 6]),
        needs(/Boom stand/, [6, 8]),
      ],
      should: [needs('clamp', [4, 150]), needs('transport')],
      allowed: [...SHOW, 'drape', 'crew_video'],
      offers: [...SHOW_OFFERS, ...SLIDES],
      silly: ['gazebo', 'drum_kit', 'guitar_amp', 'choir_riser', 'lectern', 'strobe', 'smoke_machine', 'music_stand'],
      unmetToo: [/./],
    },
  },
  // After balletexcelsior.org/Venue_Requirements.html
  {
    id: 'ho-cn-ballet-own-floor',
    language: 'en',
    catalogue: 'medway',
    description: `STAGE/PERFORMANCE SPACE

  1. An area to dance in of 35’x30’ or more. On it goes the portable Marlie style dance floor that the Company travels with, held down by cloth gaffers tape.

  2. Water, mop and broom (before the performance the dance floor has to be mopped).

  3. Lighting for the stage area.

  4. Space to rehearse and dance in.

  5. The theatre, dressing rooms and backstage area are for the Company alone for the length of a residency.

  6. For load-in, rehearsal, performance and load-out the local presenter or theatre will have to find skilled stagehands. How many is a matter of the repertoire.


DRESSING ROOMS

  1. Room for no fewer than 8 dancers, close to the dance area.

  2. Mirror and counter space with light, for 8 dancers.

  3. Running water, cold and hot.

  4. Toilets that work, one for each gender, not those of the public.


With less than the above we cannot do; other venues and some of the repertoire may call for more lighting, staging and so on.


AUDIO FOR PERFORMANCE

What follows is for playback of recordings.  

  1. A house mixing console of professional quality.

  2. One CD Player.

  3. One mic for announcements, backstage right.

  4. A House PA system in stereo.

  5. A system of Stage Monitors – 2 cabinets or more.

  6. The cables, connectors and power supplies that belong to the above.

  7. Tables for the mix position, masked.

  8. All of it in position before the Company is.

COMMUNICATIONS FOR PERFORMANCE

  1. Headsets for four: stage manager, sound, lights and fl`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs('mixing_console', 1),
        needs('audio_player', 1),
        needs(['mic_wired', 'mic_wireless_handheld', 'mic_lectern'], [1, 2]),
        needs(SPEAKERS, [2, 24]),
        needs('stage_monitor', [2, 4]),
        needs('intercom', [4, 6]),
        needs('crew_stagehand', [1, 100]),
      ],
      should: [
        needs(LIGHTS, [1, 80]),
        either(needs('table_trestle', [1, 3]), offers('table_trestle', [1, 3])),
        needs('transport'),
      ],
      allowed: [...SHOW, 'drape', 'table_trestle'],
      offers: SHOW_OFFERS,
      excluded: BALLET_OFF,
      silly: ['gazebo', 'drum_kit', 'guitar_amp', 'choir_riser', 'lectern', 'strobe', 'smoke_machine', 'projector'],
      unmetToo: [/./],
    },
  },
];

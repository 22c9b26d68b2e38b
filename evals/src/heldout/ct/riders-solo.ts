import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { OPERATORS, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS } from '../usual.ts';

const SPEAKER_OFF: readonly Selector[] = ['playback_laptop', 'presentation_clicker'];
const HYPNOTIST_OFF: readonly Selector[] = [...RADIO_MICS, 'audio_player'];
const AUTHOR_OFF: readonly Selector[] = [
  'playback_laptop',
  'projector',
  ...SPEAKERS,
  'mixing_console',
  ...RADIO_MICS,
  'mic_wired',
];
const MENTALIST_OFF: readonly Selector[] = ['mic_wired', 'playback_laptop'];
const LIGHTS: readonly Selector[] = ['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'];
const A_TABLE: readonly Selector[] = ['table_trestle', 'table_desk', 'table_cocktail'];

/** What people who stand up alone ask of whoever books them. */
export const RIDERS_SOLO: readonly EvalBrief[] = [
  {
    // johnnysambassadors.org, presentation set-up preferences
    id: 'ho-ct-setup-preferences',
    language: 'en',
    catalogue: 'nemasket',
    description: `Nora Vance Presentation Set-Up Preferences

  • MICROPHONE. After 30 years of speaking for a living my vocal chords are weak, so with more than 20 people in the audience I need a microphone, please. A wireless (lapel) microphone is what I prefer if available, since holding one for an hour is hard on the hand. But I will use whatever you have!
  • LAPTOP. My PowerPoint show runs from my PC laptop (a thumb drive with my slides comes along as a backup). In student assemblies, I show one video of 60 seconds, so I will need sound from the computer. In PowerPoint for adult events there is no sound. My PC has HDMI built in. I will bring my own remote for advancing my slides. Please provide a separate lectern, podium, or table for my laptop (not the projector cart).
  • PROJECTOR AND CABLING. If the projector isn’t built-in to your room, please provide an EXTRA-LONG HDMI cable (25 to 50 feet) from the projector up to the stage or the front of the room where I’ll be speaking. I must be able to work my laptop from the front of the room. I can’t leave my laptop at the back of the room or in a sound booth with a rear projector, because then I can’t skip slides or see which one is next (presenter view). To give my VERY BEST presentation, please make sure the PC is up front with me.
  • SCREEN. If the screen isn’t built into your space, please set projector and screen to the side of the stage, versus on it, so I don’t get the projector light on me (see diagram at the bottom of this page). If we’re in the gym, the screen can go in center court where all students see it best. The podium can go to one side of the screen. If your screen is built-in, I will work with whatever you have!
  • LIGHTS. Please have the house lights as high as they can go, even if that makes the screen look slightly dimmer.  I love energy, and a dim room promotes talking and sleepiness.
  • WATER. Please provide two bottles of water, room temperature `,
    good: {
      must: [
        needs(['mic_wireless_lapel', 'mic_headset', 'mic_wireless_handheld'], [1, 2]),
        needs('video_cable', [1, 3]),
        needs(['lectern', ...A_TABLE], [1, 3]),
      ],
      should: [needs('projector', 1), needs('projection_screen', 1), needs(SPEAKERS)],
      allowed: without([...MEETING, ...RADIO_MICS, ...A_TABLE], ...SPEAKER_OFF),
      offers: without(MEETING_OFFERS, ...SPEAKER_OFF),
      excluded: SPEAKER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'subwoofer'],
    },
  },
  {
    // charminghypnotist.com, checklist for a group show
    id: 'ho-ct-show-hypnotist',
    language: 'en',
    catalogue: 'nemasket',
    description: `top of page

Checklist central act

Dear Customer,

To make sure that all runs smoothly on the day of the show, please arrange or check the following in advance:

  • Let the room manager know that a show hypnotist is coming. Also tell them that I will be there about 90 minutes before the performance starts, to set up my material.

  • Ask the venue manager to keep the nearest parking space free and to open the entrance closest to the stage.

  • Ask the room manager for a changing room, clean and heated, in which I can safely leave my belongings. A toilet is not enough for this…

  • Ask the room manager for a plan of the room with the position of the stage on it.

  • Unless agreed otherwise, a professional sound system with at least 2 free channels is provided by the organizer. The Gentle Hypnotist brings his own wireless microphone and MP3 player with remote control. The organizer also provides a technician who connects this to the installation at least one hour before the performance begins. When the loudspeakers are positioned, the danger of return when the microphone is used is taken into account.

  • The podium must be at least 3 m wide and 2 m deep. The podium should be neither too high nor too low. That depends on the layout of the room and the number of spectators. These heights are recommended. With a seated audience: 40 cm if > 40 spectators, 60 cm if > 80 spectators, 80 cm if > 120 spectators, 100 cm if > 160 spectators. With a standing audience: the same height + 50 cm. The organizer provides a staircase, centrally at the front, for getting on or off the stage. The audience sits as close to the stage as it can. No empty space should be left between stage and audience. Chairs or tables are placed in a quarter or half circle in front of the stage. No audience behind or next to the stage.

  • The stage must be lit sufficiently from both sides. The hall light must be able to be extingu`,
    good: {
      must: [
        needs(SPEAKERS, [1, 8]),
        needs(OPERATORS, [1, 12]),
        needs('stage_deck', [3, 8]),
        needs('stage_steps', [1, 2]),
        needs(LIGHTS, [1, 16]),
      ],
      should: [needs('stage_leg'), needs(['mixing_console', 'pa_package'])],
      allowed: without(
        [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'di_box', 'chair', 'stage_monitor'],
        ...HYPNOTIST_OFF,
        'audio_player',
      ),
      offers: without([...MEETING_OFFERS, 'chair', 'moving_head'], ...HYPNOTIST_OFF),
      excluded: HYPNOTIST_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'mic_conference', 'inflatable'],
    },
  },
  {
    // ashleywolff.com, an illustrator's wish list
    id: 'ho-ct-author-day',
    language: 'en',
    catalogue: 'nemasket',
    description: `My Author Day Wish List


My Author Day Wish List 


I bring along my own laptop, digital projector, microphone/sound system, and special crayons for drawing. 


I would like your school to provide: 


1. An attentive and well-prepared audience

Students should know many of my books and will have done an art project of some sort before my visit.

2. A really DARK room!

Essential for showing images and for keeping the group’s attention.

3. A nice BIG screen

Bigger is better, even if it is a white wall.

4. A rolling projector cart and/or a Power Strip 

5. A LONG extension cord

I prefer the cord at the back or side, not under my feet while I present.

6. A great BIG easel and drawing pad

The signed drawings stay with your school, so the bigger and better the paper, the better the souvenir.

7. A table (approx 3’x5′) at the front of the room and a chair for my crayons.

8. One or two small bottles of water. 

Comments are closed.`,
    good: {
      must: [
        needs('projection_screen', 1),
        needs(/Edison Extension/, [1, 3]),
        needs('flip_chart', 1),
        needs(['table_trestle', 'table_desk'], [1, 2]),
        needs('chair', [1, 2]),
      ],
      should: [needs(/Power Strip/, [1, 2])],
      allowed: [...ANY_JOB, 'video_cable', 'crew_technician', 'crew_video'],
      offers: ['drape', 'table_cocktail'],
      excluded: AUTHOR_OFF,
      unmetToo: [/cart|trolley|dark|blackout|water/i],
      silly: ['generator', 'toilet', 'marquee', 'stage_deck', 'stage_monitor', 'hazer', 'led_wall'],
    },
  },
  {
    // jonathanpritchard.me, tech rider
    id: 'ho-ct-mentalist',
    language: 'en',
    catalogue: 'nemasket',
    description: `Tech Rider

Sound

The System

The audience needs to hear what’s happening. That’s about it. As for the sound system, the recessed speakers built in to most ballrooms have, I’ve found, never been adequate.

Nor are the “plug your audio into this box that’s been in the wall since 1978” systems. There a standalone sound system is essential. If it’s going to be a fine art theater or a space made specifically for music or performing arts, we’re usually good.

The Microphone(s)

A wireless lavalier or a “Countryman” type over-the-ear microphone is essential.

We need a wireless handheld microphone on a straight stand (boom stands are for singer/song-writers who need room for their guitar) as a backup & for participants I bring up on stage.

A wired microphone is to be avoided at all costs. I’m out in the audience too much for that to work without somebody tripping, or pulling it out of the system, or wrecking something.

Inputs

I need a “headphone” jack input into the sound system / mixing board. All my music runs from my laptop which lives downstage left. So the cable & sound system have to be able to make that work. If the input is at the back of the room 200 feet from the stage, then we need a 200 foot cable so that the laptop can live on stage.


Light

Changes

We need stage lights & house lights that change independently. There aren’t many lighting changes in the show, but those we need are there for a reason.

We need to be able to have the house lights at 100% for arrival. Stage lights at 10-20%. Then house & stage down to 0% for the start of the show. Then stage lights up in a general wash. The stage lighting can get fancier if you have a lighting tech who wants to show off; I can put them to work. Then, during the show I’ll ask for house lights, at which point they go up to 80% for the rest of the show. That’s the whole list of lighting changes.

Direct`,
    good: {
      must: [
        needs(SPEAKERS, [1, 12]),
        needs(['mic_wireless_lapel', 'mic_headset'], [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_stand', [1, 2]),
        needs(LIGHTS, [1, 24]),
      ],
      should: [needs(/Round Base/, 1), needs(['mixing_console', 'pa_package']), needs(OPERATORS)],
      allowed: without([...MEETING, ...STAGE_LIGHT, 'subwoofer', 'di_box', 'stage_monitor'], ...MENTALIST_OFF),
      offers: without([...MEETING_OFFERS, 'followspot', 'moving_head'], ...MENTALIST_OFF),
      excluded: MENTALIST_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'mic_conference', 'inflatable'],
    },
  },
];

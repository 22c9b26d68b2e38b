import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, SHOW, SHOW_OFFERS } from '../usual.ts';

const OWN_MICS_OFF: readonly Selector[] = [
  'mic_wired',
  'mic_instrument',
  'mic_stand',
  'stage_monitor',
  'in_ear_monitor',
];
const SKA_OFF: readonly Selector[] = ['smoke_machine', 'strobe'];
const STREET_OFF: readonly Selector[] = [
  'gazebo',
  ...SPEAKERS,
  'mixing_console',
  /Drum mat/,
  'bass_amp',
  'guitar_amp',
  'music_stand',
];
const LIGHTS: readonly Selector[] = ['stage_wash', 'profile_spot', 'lighting_package', 'moving_head'];

/** Bands with what they bring and what they ask for. */
export const BANDS: readonly EvalBrief[] = [
  // After stage-plan.com/stageplan/plan/20211003020808TyzhibFRproplan
  {
    id: 'ho-cn-own-mics',
    language: 'en',
    catalogue: 'medway',
    description: `Crowd, front of house

The band carries all of its own mics and mic stands (guitar, drums, cabinets and vocals). A drum riser is welcome if there is one to be had.

Everybody on stage is on their own in ears. Monitor mixes are done by us, on a mixer that lives on stage. No stage monitors needed.

FOH gets 13 labelled XLRs from us on two 8 channel snakes (male), for the venue stage box. Stage box to the right of the drums (stage right) please if possible.

Solos are split between the two guitarists. Boosts for solos are 6-8 dB, and that is taken care of at our end.

Power drops by venue, see stage plot.

Needed from venue: lighting, haze/fog if possible, a sound engineer, plus all the usual live sound things (FOH speakers/subs/mixer/main stage box, etc..)

For anything else please call the number on page 1

Thanks!

Hospitality Rider

Whatever food and/or drinks can be laid on is much appreciated, we are just glad to be playing your venue!!!`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('subwoofer', [1, 12]),
        needs('mixing_console', [1, 2]),
        needs('stagebox', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(LIGHTS, [1, 60]),
        either(needs(FOG, [1, 2]), offers(FOG, [1, 2])),
      ],
      should: [either(needs('stage_deck', [1, 4]), offers('stage_deck', [1, 4])), needs('transport')],
      allowed: without([...SHOW, 'smoke_machine'], ...OWN_MICS_OFF),
      offers: without(SHOW_OFFERS, 'backline', ...OWN_MICS_OFF),
      excluded: OWN_MICS_OFF,
      silly: ['projector', 'lectern', 'gazebo', 'choir_riser', 'stage_floor', 'music_stand'],
      unmetToo: [/./],
    },
  },
  // After rudimentals.wixsite.com/rudimentalspresspack/tech-rider
  {
    id: 'ho-cn-ska-eight',
    language: 'en',
    catalogue: 'medway',
    description: `1. PA System requirements - FOH:

 

The Promoter is to supply a PA system of a size that suits the venue and fit for Ska / Reggae played by an 8 piece band. Plenty of

bottom end please.

 

Should The Artist travel with a FOH Sound Engineer of his own, he is to be given the run of the FOH system.

 

Details/Specification of the proposed PA to reach The Tour Manager one week ahead of the concert/event at the latest.

 

2. PA System requirements - Monitoring:

 

Monitors on the stage are a must

8 x 15" + 2" Wedges, bi-amped

1 x Wedge as Keyboard Fill

1 x Fill for drums (full range, must also carry sub-bass)

A Graphic on every mix

Compression and Gates where needed

 

3. Sound Check / Rehearsal Time:

 

Not less than one hour with all of the FOH and monitor rig. The engineers for FOH and for Monitors are both to be on hand all through the Sound Check.

No audience or other unauthorized persons in the venue until we have finished. Stage to be clear, but the risers have to be

in position already so that The Band can set up unhindered.

 

4. Lighting & Effects:

 

Please provide lights adequate to stage / venue size. NB no smoke machines and no strobe lights during the performance.

 

5. Stage Size, Layout & Facilities:

 

Risers: 1 x drums, 8ft x 8ft x 1ft, and 1 x horns, 8ft x 8ft x 1ft. The stage itself is to measure 7 meters (wide) by 5 met`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('subwoofer', [2, 12]),
        needs('stage_monitor', [9, 12]),
        needs('crew_sound', [1, 3]),
        needs(LIGHTS, [1, 60]),
        needs('stage_deck', [4, 22]),
      ],
      should: [needs('mixing_console', [1, 2]), needs(/leg set, 1ft/, [4, 22]), needs('transport')],
      allowed: without(SHOW, ...SKA_OFF, 'hazer', 'effect_fluid'),
      offers: without(SHOW_OFFERS, ...SKA_OFF),
      excluded: SKA_OFF,
      silly: ['projector', 'lectern', 'gazebo', 'choir_riser', 'stage_floor', 'music_stand'],
      unmetToo: [/./],
    },
  },
  // After countingcrowstributeband.com/production
  {
    id: 'ho-cn-tribute-followspot',
    language: 'en',
    catalogue: 'medway',
    description: `STAGE REQUIREMENTS:
1. No equipment of others to be on the stage when Artists arrive.
2. For outdoor
venues, the stage has to be covered against rain, wind and sun.
3. Where the stage is up a flight of stairs,
extra crew to help us carry.
4. We recommend a stage of no less than
24'x16'X2'.
5. One drum riser with carpet, 8x8x1 or bigger.
ELECTRICAL NEEDS:
At least four separate outlets, 20-amp, within reach of every band member's position as on the stage plot. Not on the same
circuits as the lights.
SOUND PRODUCTION:
A professional system including sub-woofers, a mixing board
with no fewer than 24 inputs, in good working order, able to hit 100db
SPL at the last row without noise or distortion. The usual Outboard
Effects (i.e., Hall, Reverb, Compression, Limiter, etc.), *at least 3 DI boxes, see
stage plot
*One wireless hand-held vocal mic as a minimum, (two are better).
*A professional sound engineer at FOH, for the whole show.
LIGHTING REQUIREMENTS:
Indoors the Purchaser always provides lighting. The same outdoors wherever the show starts or finishes
after dark. It should be of professional quality and bright enough to light up each member where he
stands, with a coloured wash. Follow Spot on the lead
vocal, or else up-lights along the front of the stage.
*Qualified lighting technician is a must.
LOAD_IN/SETUP TIME:
Please allow as much as 3 hours to unload, set up and check. Access has to be free and clear [no stairs]. Where there are stairs and no elevator,`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('subwoofer', [1, 12]),
        needs('mixing_console', [1, 2]),
        needs('di_box', [3, 6]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(LIGHTS, [1, 60]),
        either(needs('followspot', [1, 2]), needs('uplight', [1, 12])),
        needs('crew_lighting', [1, 2]),
        needs('stage_deck', [2, 16]),
      ],
      should: [needs(/leg set/, [2, 16]), needs('transport')],
      allowed: [...SHOW, 'uplight', 'followspot'],
      offers: SHOW_OFFERS,
      silly: ['projector', 'lectern', 'choir_riser', 'stage_floor', 'music_stand'],
      unmetToo: [/./],
    },
  },
  // After thedcjam.com/sfc-music-fest
  {
    id: 'ho-cn-street-backline',
    language: 'en',
    catalogue: 'medway',
    description: `Hello all, and thank you Wendy for putting the running order together again!

I know September seems a long way off but it'll creep up on us! It all runs much better if the backline is sorted out between us beforehand (Joe and Tim will tell you, they've played at mine). This is what I've got here for everybody to use:

Canopy tent
PA with 2 speakers, 2 floor monitors, 8 channel mixer, 1 boom stand, 2 mics, amp for the monitors
Rug for the drums
Bass amp (Fender Rumble 500 combo, takes an extra 8 ohm cab)
Guitar amp (Marshall DSL15C combo, takes an extra 8 or 16 ohm cab)
Guitar stands (one for 6 guitars, one for a single)
Music stands (1 solid one, 2 of the cheap wire sort)

So what we are missing, as a minimum, is the following. Shout if any of you can help, otherwise we'll have to rent:

Drum kit
Two more monitors
One more mic stand w/ clip at the very least

Logistics to follow nearer the time (first days of Sept). As a rule the opening band and whoever has the drumkit turn up at 11am, and I shut the road at 11:30. The yard at the back is the green room, leave your gear there and hang out before and after your set. There'll be a barbecue going with burgers, hot dogs, chicken, etc. so tell me about anyone who can't eat something. We're done by 5pm.

Can't wait, it'll be fun.
~Colin`,
    good: {
      attendees: null,
      days: 1,
      must: [needs('drum_kit', 1), needs('stage_monitor', 2), needs('mic_stand', [1, 2])],
      should: [needs('transport')],
      allowed: [
        'audio_cable',
        'power_cable',
        'power_distro',
        'cable_ramp',
        'transport',
        'consumables',
        'crew_stagehand',
        'amplifier',
        'drum_part',
      ],
      offers: [
        'mic_wired',
        'mic_instrument',
        'di_box',
        'crew_sound',
        'crew_technician',
        'keyboard',
        'stage_deck',
        'stage_leg',
      ],
      excluded: STREET_OFF,
      silly: ['projector', 'lectern', 'choir_riser', 'stage_floor', 'hazer', 'moving_head', 'piano'],
      unmetToo: [/./],
    },
  },
];

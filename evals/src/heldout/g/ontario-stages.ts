import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Riders, a question on a forum, a school. */
export const ONTARIO_STAGES: readonly EvalBrief[] = [
  {
    id: 'ho-g-symphony-rider',
    language: 'en',
    catalogue: 'kawartha',
    description: `TRENT VALLEY SYMPHONY – TECHNICAL REQUIREMENTS OF THE PRESENTER
Holiday Pops, Memorial Centre, December 12. House of 900, one performance.

STAGE: Minimum 40' wide by 24' deep, 16" high, on the arena floor. Two sets of stairs are not required by us; one accessible ramp is (our principal cellist).
CHAIRS: 54, armless, identical, no wheels.
STANDS: 40 music stands with lights.
CHOIR: three-step choral risers for 60 singers, behind the orchestra.
SOUND: the hall is dead without help. 6 condensers overhead on tall booms, one wireless handheld for the host, speakers to reach 900 people, digital desk, an engineer who has heard an orchestra before.
LIGHT: an even white wash over all players, no colour. Your 8 par package twice over has done nicely elsewhere.
BACKGROUND: 60 feet of 10' black drape behind the choir.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('stage_deck', [30, 36]),
        needs('chair', [54, 60]),
        needs('music_stand', 40),
        needs('choir_riser', [4, 6]),
        needs(/SM81/, [6, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [4, 24]),
        needs('stage_ramp', 1),
        needs('drape', 60),
      ],
      should: [
        needs(/Leg Set 16in/, [30, 36]),
        needs('mixing_console', 1),
        needs(['lighting_package', 'stage_wash'], [2, 32]),
        needs('mic_stand', [6, 10]),
        needs('crew_sound', 1),
        needs('transport'),
      ],
      allowed: [
        ...SPEECH,
        ...STAGE_LIGHT,
        'stagebox',
        'line_array',
        'stage_skirt',
        'stage_handrail',
        'stage_steps',
        'stage_monitor',
        ...ANY_JOB,
      ],
      offers: ['subwoofer', 'camera', 'audio_recorder', 'mic_instrument', 'two_way_radio', 'fire_extinguisher'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'drum_kit', 'projector'],
      title: [/memorial|symphony|pops/i, /900/],
    },
  },
  {
    id: 'ho-g-kitchen-party-rider',
    language: 'en',
    catalogue: 'kawartha',
    description: `THE BUCKHORN BUCKLE – five people, one van, no roadies

What we carry: drums, bass rig, guitar rig, fiddle, button box, 5 in-ear packs with their rack. We don't want wedges anywhere near the drummer, or anywhere.

What we need from you (or whoever you hire):
PA  - mains and subs for the room. Lakefield arena floor, licensed, 450 standing.
FOH - 24ch digital console minimum, 16 input stage box, and a human.
Mics - 5 x SM58, 3 x SM57, a drum mic kit.
DI - 6
Stands - 10 booms
Riser - one 8 x 8, 16" for the drummer. Rest of the stage is the arena's own.
LX - stage wash of some sort with an op, haze YES PLEASE
Power - arena panel is fine.
Nov 7, doors 8pm.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('mixing_console', 1),
        needs('stagebox', 1),
        needs(/^SM58/, 5),
        needs(/^SM57/, 3),
        needs(/Drum Kit 7/, 1),
        needs('di_box', 6),
        needs('stage_deck', 2),
      ],
      should: [
        needs('mic_stand', [10, 14]),
        needs('crew_sound', 1),
        needs(/Leg Set 16in/, 2),
        needs(['lighting_package', 'stage_wash'], [1, 24]),
        needs('crew_lighting', 1),
        needs('hazer', [1, 2]),
        needs('transport'),
      ],
      allowed: without(SHOW, 'stage_monitor', 'in_ear_monitor'),
      offers: without([...SHOW_OFFERS, 'disco_light', 'crowd_barrier'], 'backline'),
      excluded: ['stage_monitor', 'in_ear_monitor', 'drum_kit', 'guitar_amp', 'bass_amp', 'generator', 'mobile_stage'],
      silly: ['chair', 'lectern', 'toilet', 'marquee', 'projector', 'dance_floor', 'mic_wireless_lapel', 'table_round'],
      title: [/lakefield|buckle/i, /450/],
    },
  },
  {
    id: 'ho-g-what-pa-park-theatre',
    language: 'en',
    catalogue: 'kawartha',
    description: `Topic: What size PA for outdoor Shakespeare??

Hey folks, first post so be gentle. I help run a tiny company, we do one show in a park (grass, trees, a river that is louder than you'd think) for about 80 people on blankets. Two nights in July, same setup.

Four actors have most of the lines and nobody past row five hears them. I figure 4 of those little earset mics and a couple of powered 12" speakers up on stands? Plus there's a fiddle player who has a pickup so whatever you plug that into. I've already got a mixer, a 12 channel Mackie, and all the XLRs in the world. There's a 15 amp outlet on the bandshell about 100 ft off so a few extension cords too.

It's dialogue and a fiddle! I don't need subs, three people have told me to rent subs. And no stage, we act on the grass.

What would you rent and what's it going to cost me, roughly?`,
    good: {
      attendees: 80,
      days: 2,
      must: [
        needs('mic_headset', 4),
        needs(['speaker_top', 'speaker_column'], [2, 4]),
        either(needs('speaker_stand', [2, 4]), needs('speaker_column')),
        needs('di_box', [1, 2]),
        needs('power_cable', [2, 8]),
      ],
      should: [],
      allowed: [...without(SPEECH, 'mixing_console'), ...ANY_JOB, 'transport', 'batteries'],
      offers: [
        'stage_monitor',
        'mic_wireless_handheld',
        'stage_wash',
        'lighting_package',
        'festoon',
        'gazebo',
        'stagebox',
      ],
      excluded: ['mixing_console', 'subwoofer', 'stage_deck', 'mobile_stage'],
      silly: ['generator', 'line_array', 'toilet', 'lectern', 'dance_floor', 'projector', 'hazer', 'chair'],
      title: [/80/],
    },
  },
  {
    id: 'ho-g-spring-concert-vp',
    language: 'en',
    catalogue: 'kawartha',
    description: `Good afternoon,

I am the vice-principal at St. Alphonsus in Peterborough and have been volunteered to organize our spring concert (Thurs. May 14, gym, two hours). We anticipate 350 parents and have 110 children in the combined choir.

Our music teacher's list reads: choral risers for all 110; 4 condenser mics on stands for the choir; 2 wireless handhelds for the MCs and soloists; speakers that will actually fill a gym; someone to run it. She'd also love a bit of stage lighting on the kids, your 8 light package would be fine, nothing that spins.

Parents are let in at 6 and the children need an hour on the risers before that, so everything should be standing by 3:30. The risers go straight on the gym floor.

With thanks,
C. Beaupré`,
    good: {
      attendees: [350, 460],
      days: 1,
      must: [
        needs('choir_riser', [7, 10]),
        needs(/SM81/, 4),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'line_array', 'speaker_column', 'pa_package'], [2, 12]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs(['lighting_package', 'stage_wash'], [1, 12]),
      ],
      should: [needs('mic_stand', [4, 6]), needs('transport')],
      allowed: without([...BAND, ...STAGE_LIGHT, ...ANY_JOB], 'in_ear_monitor'),
      offers: [...MEETING_OFFERS, 'chair', 'music_stand'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'bar_unit', 'crowd_barrier', 'led_wall', 'disco_light'],
      title: [/alphonsus|peterborough|concert/i, /350|460/],
    },
  },
];

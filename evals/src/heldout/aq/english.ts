import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** American, Irish, Australian and a students' union: over shelves that are known. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-aq-pinning-ceremony',
    language: 'en',
    catalogue: 'tamarack',
    description: `Hi there,

I coordinate events for our nursing school. We're putting together the spring pinning ceremony, Friday, May 7, 6 p.m., in the campus gym, and expect about 450 including families.

Please quote:
(4) 6' x 8' risers, 24" high, to make one platform 12' x 16', black skirt on front and both ends
(1) step unit
(1) ADA ramp
(1) walnut podium
(450) black folding chairs
(2) 80" monitors on carts for the slideshow of baby pictures, (1) laptop
(1) digital stage piano
(6) 6' skirted tables for the pins and programs

The gym has a built-in PA and the campus AV crew runs it, microphones included, so please leave sound off the quote. We also don't want any pipe and drape, last year's fell over. The parking lot will be staffed by campus security.

Load-in is Friday after 9 a.m. and everything has to be out that night.

Thank you!
Delphine`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(/6x8/, [4, 4]),
        needs(/Step Unit/, 1),
        needs('stage_ramp', 1),
        needs(/Walnut/, 1),
        needs(/Folding Chair, Black/, [450, 450]),
        needs(/80"/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/Digital Stage Piano/, 1),
        needs(/Table 6' Skirted/, 6),
      ],
      should: [needs('stage_skirt', [38, 56]), needs('transport')],
      allowed: [
        ...PLATFORM,
        ...without(SLIDES, 'projector', 'projection_screen'),
        ...ANY_JOB,
        'audio_cable',
        'di_box',
        'display_stand',
      ],
      offers: without(MEETING_OFFERS, ...RADIO_MICS, 'drape', 'audio_recorder', 'induction_loop'),
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mic_lectern', 'mixing_console', 'crew_sound', 'drape'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'choir_riser', 'hazer'],
      title: [/pinning|nursing/i, /450/],
    },
  },
  {
    id: 'ho-aq-medal-night',
    language: 'en',
    catalogue: 'corrib',
    description: `How's things,

We won the county after 31 years so the medals are to be given out in style! Saturday the 16th of January in the function room of the hotel outside Athenry, 180 at it between players, families and the usual crowd.

Can ye do us a price for

- stage 16x8, 2ft high, with treads and the black skirt
- lectern, two radio handhelds, PA for the speeches and the guest interviewer
- projector & 10x6 screen for the match highlights, and a laptop
- 8 LED pars on the stage and 12 of the battery uplighters in the club's maroon
- step & repeat with the crest, red carpet
- white gloss dance floor 6m x 6m
- DJ for after with the disco package and a party bar
- a sound man for the night

We have about €4,000 from the committee, so if it's above that say what you'd drop first.

Go raibh maith agat, Pádraic`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', [4, 4]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(SPEAKERS, [1, 8]), needs('pa_package', [1, 3])),
        needs('projector', 1),
        needs(/10 x 6/, 1),
        needs('playback_laptop', 1),
        needs(/Par Hex/, [8, 8]),
        needs(/Ape Labs/, 12),
        needs('backdrop', 1),
        needs('carpet', [1, 1]),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
        needs(/Disco pkg/, 1),
        needs('disco_light', 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_skirt', [8, 16]), needs('stage_leg', 4), needs('transport')],
      allowed: [...LOUD, ...STAGE_LIGHT, ...PLATFORM, ...SLIDES, ...ANY_JOB, 'mic_lectern'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'line_array', 'exhibition_stand'],
      title: [/athenry|medal/i, /180/],
    },
  },
  {
    id: 'ho-aq-spring-fete',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day,

P&C here from the primary school. Spring fete is Sunday 24 October on the oval, 10 till 3, last year we clicked 1,500 through the gate.

We're after:
20 pop-ups 3x3
40 trestles (the 1.8s)
100 black bistro chairs
School Assembly PA x 1, plus one extra handheld, someone to run it
6 strings of bunting
1 coolroom trailer
2 urns for the CWA ladies
40 pedestrian barricades
12 UHF radios
10 wheelie bins

Option please: one truck stage for the kids' dance groups. We'd only do it if the raffle goes well.

Don't need: BBQs, Lions are bringing theirs. Jumping castle and rides are with the carnival bloke. Loos in the school will be open. We run the lot off school power, so no gennies.

Cheers
Shaz`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/Pop-up 3x3/, 20),
        needs(/Trestle 1\.8/, [40, 40]),
        needs(/Bistro/, [100, 100]),
        needs(/School Assembly/, 1),
        needs('mic_wireless_handheld', [1, 1]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs(/Bunting/, 6),
        needs(/Coolroom/, 1),
        needs('hot_drinks', 2),
        needs('crowd_barrier', [40, 40]),
        needs('two_way_radio', 12),
        needs('waste_bin', 10),
        offers('mobile_stage', 1),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SPEECH, 'subwoofer'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PLATFORM], ...LOOS, 'cooking'),
      excluded: [/BBQ/, 'inflatable', ...LOOS, 'generator', 'fuel'],
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'interpretation_booth',
        'stage_monitor',
        'disco_light',
        'line_array',
      ],
      title: [/fete|school/i, /1[.,]?500/],
    },
  },
  {
    id: 'ho-aq-freshers-club',
    language: 'en',
    catalogue: 'calder',
    description: `hi, ents officer at the students' union here, freshers closing party fri 1 oct 9pm–3am, 700 tickets in our main venue

what i need off you is basically lights: 8 of the R1X washes, 4 Pointes, 4 blinders, a hazer, the glitterball, a lighting desk and a lampy who's awake at 3am. then 30 barriers for the queue and 10 walkies

venue's got its own PA with a resident engineer so no sound. decks and mixer live in the booth, and the DJs are booked through an agency. door staff = our usual firm. no cold sparks either pls, licensing said absolutely not

as an option can you price 250 silent disco headphones for the bar upstairs

invoice goes to the union not me lol
Kit`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/R1X/, [8, 8]),
        needs(/Pointe/, [4, 4]),
        needs('blinder', 4),
        needs('hazer', 1),
        needs('mirror_ball', 1),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 3]),
        needs('crowd_barrier', [30, 30]),
        needs('two_way_radio', 10),
        offers('silent_disco', 250),
      ],
      should: [needs('transport')],
      allowed: [...PARTY_LIGHT, ...ANY_JOB, 'effect_fluid', 'dmx_splitter', 'strobe', 'crew_rigger', 'hoist'],
      offers: without(
        [...SHOW, ...SHOW_OFFERS, ...PARTY_OFFERS],
        ...SPEAKERS,
        ...DECKS,
        'crew_sound',
        'crew_dj',
        'crew_steward',
        'spark_machine',
      ),
      excluded: [...SPEAKERS, 'mixing_console', 'crew_sound', ...DECKS, 'crew_dj', 'crew_steward', 'spark_machine'],
      silly: ['projector', 'lectern', 'marquee', 'toilet', 'generator', 'table_round', 'choir_riser', 'drum_kit'],
      title: [/freshers|club|party|union/i, /700/],
    },
  },
];

import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const PLATFORM_AND_DRAPE: readonly Selector[] = [...PLATFORM, 'drape', 'stage_floor'];

/** Riders of bands, speakers and companies, and an organisers' issue. */
export const TIDEWATER_RIDERS: readonly EvalBrief[] = [
  {
    // After rudimentals.wixsite.com, tech rider.
    id: 'ho-l-ska-rider',
    language: 'en',
    catalogue: 'tidewater',
    description: `1. PA System requirements - FOH:

A PA system that suits the size of the venue and an 8 piece band playing Ska / Reggae is to be provided.

Should the Artist bring a FOH Sound Engineer of his own, that engineer has full access to the FOH system.

Details of the proposed system to reach the Tour Manager one week before the concert at the latest.

2. PA System requirements - Monitoring:

Monitoring on stage is essential
8 Monitor Wedges, bi-amped 15"
1 x Keyboard Fill
1 x Drum Fill (full range with sub-bass)
1 x 'Listen' Wedge
Graphic EQ on every mix

3. Sound Check: at least 60 minutes with both systems. FOH and Monitor System engineers present throughout. The stage clear, with all risers in place, so that the Band can put up its own instruments and equipment.

4. Lighting & Effects:

A lighting system adequate for the stage and venue. Please note smoke machines and strobe lights are not to be used in the performance.

5. Stage: at least 7 meters wide by 5 deep.`,
    good: {
      attendees: null,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 2])),
        needs('stage_monitor', [9, 12]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('stage_deck', [12, 20]),
      ],
      should: [
        needs('subwoofer', [1, 8]),
        needs('mixing_console', [1, 2]),
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('transport'),
      ],
      allowed: without([...SHOW], 'hazer', 'effect_fluid'),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'strobe', 'backline'),
      excluded: ['smoke_machine', 'strobe'],
      silly: ['table_round', 'tablecloth', 'marquee', 'lectern', 'toilet', 'crockery'],
      title: [/ska|reggae|band|concert/i],
    },
  },
  {
    // After maureenfleming.com, presenter info.
    id: 'ho-l-solo-dance',
    language: 'en',
    catalogue: 'tidewater',
    description: `Technical Rider

1. Sponsor sends a scale drawing of the performance space.
2. Where English is not spoken Sponsor finds a translator.
3. Black dance floor laid over the stage area, mopped and clean.
4. Blacks and hanging goods are up before the Company arrives.
5. Lighting is hung, cabled and tested before the Company arrives.
6. Stage, sound and lighting equipment as specified here is the Sponsor's to supply.

1. Black box: at least 30 feet wide, 30 feet deep, with black wings and borders
2. one translucent white cyclorama
3. level wood floor covered in black marley
4. access to 70 gallons of warm water
5. hose to center stage

*The pool is inch-deep, a copper frame and a black liner; the sump pump that drains it comes with the company.

Company travels with one video projector, 5000 lumens; four slide projectors and their sound dampening boxes. Presenter provides tables or structures for this equipment to stand on.

Stereo playback system`,
    good: {
      attendees: null,
      must: [
        needs(/Marley/, [900, 1800]),
        needs(/Pipe & Drape 10'H Black/, [30, 180]),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs(['table_trestle', 'table_round'], [1, 6]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 40]),
      ],
      should: [needs('audio_player', 1), needs('transport'), needs(['crew_technician', 'crew_sound', 'crew_lighting'])],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, ...PLATFORM_AND_DRAPE],
      offers: without([...SHOW_OFFERS, 'intercom'], 'projector', ...FOG),
      excluded: ['projector'],
      silly: ['table_cocktail', 'marquee', 'toilet', 'disco_light', 'lectern', ...RADIO_MICS],
      unmetToo: [/cyclorama|water|hose|translator/i],
      title: [/dance|rider|performance|company/i],
    },
  },
  {
    // After billstainton.com, A/V and room setup.
    id: 'ho-l-keynote-speaker',
    language: 'en',
    catalogue: 'tidewater',
    description: `What follows (call them requests) helps your people to get the best presentation there can be.

Audio
• Wireless lavaliere microphone
• Wireless handheld microphone on another channel than the lav
• Feed from the speaker's Mac laptop (mini plug)
All three go into the sound system, for which a separate mixer may be needed. Please settle that with your A/V contact.

Visual
• LCD projector that takes a Mac laptop (the speaker brings the laptop as well as the adapters, and a wireless remote to run it)
• AC power for the computer
• Screen, top as high as it will go

Room
• A/V table on stage for the computer and small props
• If rounds are not used, seats in a semi-circle or chevron
• Lectern taken away or put at the side of the stage
• First row not more than 10 feet from the stage
• House lights full up
• Stage riser, 6″-12″ for an audience of up to 200 people`,
    good: {
      must: [
        needs('mic_wireless_lapel', [1, 1]),
        needs('mic_wireless_handheld', 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(['table_trestle', 'table_round', 'table_cocktail'], [1, 2]),
        needs('stage_deck', [2, 16]),
      ],
      should: [
        either(needs('mixing_console', 1), needs('pa_package', 1)),
        either(needs('speaker_top', [2, 6]), needs('pa_package', 1)),
        needs(['crew_technician', 'crew_sound']),
        needs('transport'),
      ],
      allowed: without(
        [...MEETING, ...PLATFORM_AND_DRAPE, ...SEATS],
        'playback_laptop',
        'presentation_clicker',
        'lectern',
        'mic_lectern',
      ),
      offers: without(MEETING_OFFERS, 'playback_laptop', 'lectern'),
      excluded: ['playback_laptop', 'presentation_clicker', 'lectern'],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'disco_light', 'stage_monitor', ...FOG],
      title: [/presentation|keynote|speaker|200/i],
    },
  },
  {
    // After hillbilliesfrommars.com, sound system requirements.
    id: 'ho-l-contra-band',
    language: 'en',
    catalogue: 'tidewater',
    description: `Sound system requirements of the band, left to right as seen from the floor:

Keyboard: Dan brings his own keyboard, keyboard stand and amplifier. It is best to mic the amplifier. The amplifier is his monitor too, so there is no need for keyboard in the monitors.

Flute: Dan brings a microphone with its clip. He needs a boom stand and a cable.

Fiddle/Accordion: the fiddle goes direct by Kev's own direct box and needs just a cable. For the accordion he needs a boom stand and a suitable mic.

Fiddle/Vocals: Roy has a direct box of his own as well. He needs a boom stand and a vocal mic.

Mandolin/Guitar: Pat brings his direct equipment for both. Two cables and channels. For a concert set a vocal mic and stand besides.

We require three stage monitors at least (four are better) on an equalizer apart from the hall's. One is for Dan, one or two for the fiddlers, one for Pat.

Besides:
* three comfortable chairs, with padded seats if possible (not all metal)`,
    good: {
      attendees: null,
      must: [
        needs('stage_monitor', [3, 4]),
        needs('mic_stand', [4, 6]),
        needs(['mic_wired', 'mic_instrument'], [3, 5]),
        needs(/Padded|Resin|Chiavari/, 3),
      ],
      should: [
        either(needs('speaker_top', [2, 4]), needs('pa_package', 1)),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs('transport'),
      ],
      allowed: without([...BAND, ...ANY_JOB], 'di_box'),
      offers: without([...SHOW_OFFERS, ...STAGES, ...STAGE_LIGHT], 'backline', ...FOG),
      excluded: ['di_box'],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'table_round', 'smoke_machine', 'strobe'],
      title: [/band|sound|contra/i],
    },
  },
  {
    // After tastefulteaband.com, band requirements.
    id: 'ho-l-party-band',
    language: 'en',
    catalogue: 'tidewater',
    description: `Band Requirements

Three 20-amp circuits for the band alone, 20 ft from the stage at most. When others (a lighting company, say) are on them too, a circuit is likely to go and the music with it.

OUTSIDE POWER (where it applies): 6,000 WATT GENERATOR
If the band plays outdoors from a generator, have you a licensed professional who runs it and is there two hours before and all through the show?

STAGE: (Not Mandatory)
20’ x 18’ is recommended. It is not a must, but guests enjoy the band more when they see it. Without a stage the band needs a dry flat area of that size. The area must be sheltered from rain and anything else that harms the equipment.

PARKING: room for a cargo van

BREAK ROOM: (Not Mandatory)
One room that can hold the cases during the show.

TWO bottles of water and ONE hot meal for each member. A sound engineer or tech, if there is one, too.`,
    good: {
      attendees: null,
      must: [needs('generator', [1, 2]), needs('crew_electrician', [1, 40])],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...ANY_JOB, 'fuel', 'crew_electrician', ...PLATFORM_AND_DRAPE, 'marquee', 'mobile_stage', 'ballast'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_LIGHT, 'marquee', 'mobile_stage', 'dance_floor'], 'crew_lighting'),
      silly: ['projector', 'lectern', 'crockery', 'tablecloth', 'choir_riser', ...FOG],
      title: [/band/i],
    },
  },
  {
    // After americanshakespearecenter.com, tour tech rider.
    id: 'ho-l-touring-shakespeare',
    language: 'en',
    catalogue: 'tidewater',
    description: `COMPANY OVERVIEW: Eleven actors, a tour manager and an assistant, in two passenger vans and an 18-foot box truck. In the truck are the costumes, the musical instruments, the props and the COMPANY’s own portable set with two doors, a curtain and a balcony. As far as it can the COMPANY plays as in Shakespeare's day: lights on, audience on three sides, and no sound reinforcement needed.

LOAD IN AND OUT:
  • Set up takes THREE hours and tear down TWO, both by the 13 members of the COMPANY.
  • The PRESENTER provides 4-6 people to help with unloading and loading.
  • The loading area is clear, well lit and free of ice and snow.`,
    good: {
      attendees: null,
      must: [needs('crew_stagehand', [4, 80])],
      allowed: [...ANY_JOB],
      offers: [...STAGE_LIGHT, ...PLATFORM, 'crew_stage_manager', ...SEATS, 'table_trestle'],
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mixing_console', 'crew_sound'],
      silly: ['projector', 'marquee', 'toilet', 'disco_light', 'followspot', 'strobe', ...FOG],
      title: [/shakespeare|company|play|theat/i],
    },
  },
  {
    // After github.com/railscamp/railscamp-germany-2013, issues 3, 23 and 28.
    id: 'ho-l-camp-projectors',
    language: 'en',
    catalogue: 'tidewater',
    description: `# Projectors

Who takes care of the projectors?

The venue has:
- 1 projector of 2600 lumens (they say it is a bit weak for the main hall)
- 1 screen 6x4m
- 1 screen 3x2m

For the four small conference rooms ordinary ones will do, local agencies may lend us some.
- [ ] Main hall -> big rented projector
- [x] Skate hall -> no sessions there, I think
- [x] Big conference room -> the venue's projector, no screen needed
- [x] Small room 1 -> the coworking space lends its projector, no screen needed
- [x] Small room 2 -> an agency's projector
- [ ] Small room 3 -> small rented projector

comment: what about sound and a stage?
comment: they have all the audio and light gear we need there (speakers, mixer, subwoofer), and enough stage elements for whatever we want to build. I bring two wireless microphones. But we really need somebody at the event who knows how to operate it.`,
    good: {
      attendees: null,
      must: [
        needs('projector', [2, 2]),
        needs(/10,000 Lumen/, 1),
        needs(/5,200 Lumen/, 1),
        needs(['crew_technician', 'crew_sound'], [1, 40]),
      ],
      should: [needs('video_cable', [1, 4]), needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'crew_technician', 'crew_video', 'crew_sound', 'crew_lighting'],
      offers: ['playback_laptop', 'presentation_clicker', /Screen, Tripod/],
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        ...STAGES,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'stage_wash',
        'lighting_package',
        /Screen, Fast-Fold/,
      ],
      silly: ['toilet', 'marquee', 'generator', 'table_round', 'hazer', 'disco_light', 'lectern', ...LOOS],
      title: [/projector|camp|conference/i],
    },
  },
];

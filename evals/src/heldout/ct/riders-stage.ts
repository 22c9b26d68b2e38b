import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, SHOW, SHOW_OFFERS } from '../usual.ts';

const BAND_MICS_OFF: readonly Selector[] = [
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'mic_stand',
  'in_ear_monitor',
];
const SKA_OFF: readonly Selector[] = ['smoke_machine', 'strobe'];
const LIGHTS: readonly Selector[] = ['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'];

/** What bands ask of whoever books them. */
export const RIDERS_STAGE: readonly EvalBrief[] = [
  {
    // stage-plan.com, plan of a band with its own monitor mixer
    id: 'ho-ct-own-mics-band',
    language: 'en',
    catalogue: 'nemasket',
    description: `Crowd, front of house


All microphones (vocal/guitar/drum/cabinet) and microphone stands are provided by us. If possible please provide a drum riser.

Everybody in the band is on in ear monitoring. Our own monitor mix is run by us from a mixer on stage. No stage monitors are required, unless the venue desires them.

For FOH sound we hand over 13 labeled XLR inputs on two 8 channel XLR snakes(male) to the venue stage box. If possible please put the venue stage box stage right of the drums.

Solos are shared between the guitarists. Boosts for solos are 6-8 decibels and are already provided.

Venue to supply power drops as shown in the stage plot.

Venue to supply lighting, haze/fog if possible, sound engineer, and any other equipment reasonably expected for live sound support (FOH speakers/subs/mixer/main stage box, etc..)

Please feel free to get in touch with Dale Kowarski for additional information

Thank You.

Hospitality Rider

We are grateful for whatever refreshments and/or food is provided and are very happy to be performing at your venue!!!`,
    good: {
      must: [
        needs(SPEAKERS, [2, 24]),
        needs('subwoofer', [1, 12]),
        needs('mixing_console', [1, 2]),
        needs('stagebox', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(LIGHTS, [1, 40]),
      ],
      should: [needs('stage_deck', [2, 4]), needs('power_cable'), either(needs(FOG, [1, 2]), offers(FOG, [1, 2]))],
      allowed: without([...SHOW, 'smoke_machine', 'power_distro'], ...BAND_MICS_OFF, 'stage_monitor'),
      offers: without(
        [...SHOW_OFFERS, 'stage_monitor', 'hazer', 'smoke_machine', ...PLATFORM, 'mobile_stage'],
        'backline',
        'audio_recorder',
      ),
      excluded: BAND_MICS_OFF,
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'mic_conference', 'inflatable'],
    },
  },
  {
    // rudimentals.wixsite.com, tech rider
    id: 'ho-ct-ska-eight',
    language: 'en',
    catalogue: 'nemasket',
    description: `top of page



1. PA System requirements - FOH:



A PA system adequate for the size of the venue is to be provided, suited to an 8 piece band that plays Ska / Reggae style

of music.





It is agreed that where The Artist brings a FOH Sound Engineer of his own, full access to the FOH sound system will be afforded to them.



Details/Specification of the Sound System proposed to be sent to The Tour Manager no later than one week before the concert/event.



2. PA System requirements - Monitoring:



On stage monitoring is essential

8 Bi-amped 15" + 2" Monitor Wedges

1 x Keyboard Fill / Wedge

1 x Drum Fill (to handle sub-bass + full range)

1 x Bi-amped 15" + 2" 'Listen' Wedge

Graphic EQ on every mix

Gates and Compression as necessary



3. Sound Check / Rehearsal Time:



A soundcheck and rehearsal of 60 minutes minimum is required with access to the full FOH and monitor

sound systems. The FOH and Monitor System engineers should be present for the whole of the Sound Check.

The venue should be clear of all audience and unauthorized persons throughout the sound check. A

clear stage, but with all risers in place is required so that The Band's instruments and equipment can be set up

unhindered.



4. Lighting & Effects:



A lighting system adequate for the size of stage / venue to be provided. Please note no smoke machines and strobe lights to be used during the performance.



5. Stage Size, Layout & Facilities:



A minimum stage area of 7 meters (wide) by 5 `,
    good: {
      must: [
        needs(SPEAKERS, [2, 36]),
        needs('stage_monitor', [8, 12]),
        needs('crew_sound', [2, 3]),
        needs(LIGHTS, [1, 40]),
      ],
      should: [needs('mixing_console', [1, 3]), needs('subwoofer'), needs('crew_lighting')],
      allowed: without([...SHOW, 'mobile_stage'], 'hazer', 'effect_fluid', 'in_ear_monitor'),
      offers: without([...SHOW_OFFERS, 'in_ear_monitor', 'generator', 'mobile_stage'], ...SKA_OFF),
      excluded: SKA_OFF,
      unmetToo: [/graphic|eq\b|gate|compress|drum fill|riser/i],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'mic_conference', 'inflatable'],
    },
  },
  {
    // cuamusic.com, technical specification and stage rider
    id: 'ho-ct-folk-three',
    language: 'en',
    catalogue: 'nemasket',
    description: `brae
Technical Specification & Stage Rider
Format: Live venue
Members: 3
Genre: Folk / harmony in three parts
Version: 1.0
Artists
Stage right
Conor
Lead vocal
DI × 1–2
Power × 1–2
Acoustic guitar with pickup, through a pedal chain — 1 DI as standard. Should a second acoustic be needed on the night, a second DI ought to be available. Power strip required for the pedal board.
Centre stage
Fionn
Lead vocal
DI × 2
Mic × 2
Power × 1
Guitar on DI 1, bouzouki on DI 2. Plays cajón with a foot tambourine — one mic needed, aimed at the front playing face, and one mic placed at the rear. Power for pedals.
Stage left
Donal
Lead vocal
DI × 1
Power × 1
Violin through an effects pedal chain — DI from the pedal output preferred to a mic on the instrument. Power strip required.
Input list
| 1 | Vocal — Conor | Condenser or SM58 · stage right |
| 2 | Acoustic guitar — Conor (main) | DI from pickup/pedal out · stage right |
| 3 | Acoustic guitar — Conor (2nd, optional) | DI · stage right · if required |
| 4 | Vocal — Fionn | Condenser or SM58 · centre |
| 5 | Guitar — Fionn | DI · centre |
| 6 | Bouzouki — Fionn | DI · centre |
| 7 | Cajón front face — Fionn | Mic aimed at playing surface · centre |
| 8 | Cajón rear / foot tambourine — Fionn | Mic behind cajón / on floor |
| 9 | Vocal — Donal | Condenser or SM58 · stage left |
| 10 | Violin (FX out) — Donal | DI from effects pedal output · stage left |
Technical requirements
DI boxes required
4 × active DI (minimum)
5 × active DI if Conor uses 2 guitars
Active DI recommended for acoustic pickups
Microphones
3 × vocal mics (SM58 or equivalent)
2 × instrument mics for cajón (SM57 front face; dynamic mic rear)
All stands and clips provided by venue
Power
3 × mains power strips (1 per artist`,
    good: {
      must: [
        needs([/SM58, Wired/, /C414/], [3, 5]),
        either(needs('mic_instrument', [2, 5]), needs('mic_wired', [5, 6])),
        needs('di_box', [4, 6]),
        needs('mic_stand', [4, 7]),
        needs(/Power Strip/, [3, 4]),
      ],
      should: [needs(SPEAKERS), needs('mixing_console'), needs('crew_sound')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'mic_conference', 'inflatable', 'drum_kit'],
    },
  },
  {
    // pdf-archive.com, contract rider of a small orchestra, page 2
    id: 'ho-ct-little-orchestra',
    language: 'en',
    catalogue: 'nemasket',
    description: `Rider Apr 2013 2.pdf


Preview of PDF document rider-apr-2013-2.pdf

Page 1 2 3 4 5 6 7 8 9 10 11

Text preview


Created on 9/14/2012 3:24:00 PMAMBER NEGRONI CONTRACT RIDER

Specific sound requirements:
TO BE SUPPLIED BY THE PRESENTER/PROMOTER
1, Digidesign Profile mixing console, or
2, Soundcraft Vi4 or Vi6 mixing console
Stage and monitor system must be ready and wired to the Artist’s input
list by load in.
b) MONITOR MIX: One sober, competent and friendly sound engineer to run

the on-stage monitor mix all day. The system must have input channels,
output mixes, and wedges enough for the ARTIST’s input list and stage plot. A
(24) channel monitor mixing console giving (8) independent monitor mixes
with a separate 1/3 octave equalization on each mix. 1 reverb for monitors must
be provided (Lexicon 80/90, Yamaha SPX 990 or similar)
c)

WEDGES:
(9) Wedge monitors (side fill or drum fill is never used by us).
The wedges should be as compact as can be (8"x 1", 10" x 1", 12” x 1”).

d) MICROPHONES:

PURCHASER to provide the following:
(1) BETA 91 SHURE
(4) BETA 58 SHURE
(6) BETA 57 SHURE
(4) CONDENSERS
(2) ACTIVE DI
(4) straight stands with round base
Any other microphones needed will be provided by ARTIST.
e)

STAGE: The PURCHASER shall arrange for a safe, raised, well braced and
level stage no less than 16' deep by 24' wide or 8m deep by 10m wide. In
festival changeover situations please provide (1) 8’ x 8’ x 1’ drum riser. Riser
must roll and lock and have black skirting. As per advance. For outdoor
events, the stage must be covered. Please sweep the stage before ARTIST’S
arrival. PURCHASER to provide a stage with black dress, a clean back drop
(cyclorama preferred) and duvetyn enough to cover (4) medium size road cases
used on stage. After the rehearsal, stage crew must dress cables and sweep
the stage again.

f)

ACCESS: ARTIST shall have the use of the stage for at least five hours (which will
include at least `,
    good: {
      must: [
        needs('mixing_console', [1, 3]),
        needs('crew_sound', [1, 3]),
        needs('stage_monitor', 9),
        needs(/Beta 91A/, 1),
        needs(/SM58, Wired/, [4, 5]),
        needs(/SM57/, [6, 7]),
        needs(/C414/, [4, 5]),
        needs('di_box', [2, 3]),
        needs(/Round Base/, [4, 6]),
        either(needs('stage_deck', [12, 32]), needs('mobile_stage', 1)),
      ],
      should: [needs('drape'), needs(SPEAKERS)],
      allowed: [...SHOW, 'drape', 'mobile_stage'],
      offers: [...SHOW_OFFERS, ...STAGE_LIGHT, 'mobile_stage', 'generator'],
      unmetToo: [/profile|soundcraft|vi4|beta|reverb|lexicon|duvetyn|cyc|equali|riser|roof|cover/i],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'mic_conference', 'inflatable'],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Music and theatre: a band's rider, school concerts, a dance recital, a parish hall, a city's evening, a musical. */
export const STAGES_AND_BANDS: readonly EvalBrief[] = [
  {
    id: 'ho-i-lowmoor-rider',
    language: 'en',
    catalogue: 'demo',
    description: `THE LOWMOOR HOURS, technical rider (5 musicians, 1 engineer)

For: Settle, town hall, Friday 6 November, 350 standing. Promoter to provide the following.

PA: full range system with subs, suitable for the capacity. No system under the balcony needed.
FOH: digital desk, 32 channels or more, with stagebox. Our engineer mixes front of house and monitors from it.
Monitors: 5 wedges on 5 mixes.
Mics: full drum kit set, 5 vocal mics (SM58 or like), 3 instrument mics on guitar cabs and sax, tall boom stands throughout.
DI: 6 active.
Lights: simple wash, front and back, plus four movers, with somebody to operate. Haze is welcome.
Crew: one system tech from load in at 14.00 until the end.

We carry our own backline: drums, guitar and bass amps, keys. Stage is in the hall, 7 x 5 m.

Merch: two 6 ft tables in the foyer.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs('stage_monitor', [5, 6]),
        needs(/SQ-5|QL1|S21/, [1, 2]),
        needs('mic_wired', [5, 8]),
        needs('mic_instrument', [1, 6]),
        needs('di_box', [6, 8]),
      ],
      should: [
        needs(/DP7/, 1),
        needs('stagebox', [1, 3]),
        needs('mic_stand', [5, 16]),
        needs('table_trestle', 2),
        needs(['lighting_package', 'stage_wash']),
        needs('crew_lighting'),
        needs(['crew_sound', 'crew_technician']),
        needs('transport'),
      ],
      allowed: SHOW,
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', ...STAGES],
      silly: ['projector', 'lectern', 'marquee', 'toilet', 'generator', 'mic_wireless_lapel', 'stage_roof'],
      title: [/settle|lowmoor/i, /350/],
    },
  },
  {
    id: 'ho-i-bands-in-the-arena',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hello,

Every May the three high schools in our board put their bands together for one big concert at the Lindsay arena. The ice is out by then and it's bare concrete. This year Thursday, May 14, 7 p.m., with a rehearsal on site that same afternoon. 100 players on the floor and risers, 600 in the audience.

Could you quote on:

Staging 32 x 24 ft, 24 in. high, stairs both sides, skirted along the front
4 choral risers, 3 step
50 music stands with lamps
700 black folding chairs, so 100 for the players and 600 for the families
6 condenser mics overhead and two wireless handhelds for the MC
Sound system for the arena and an engineer
Stage lighting, nothing fancy, just so you can see their faces

Buses arrive at 12:30 so we'd need you done by noon.

Thank you,
Heather MacIsaac, music department`,
    good: {
      attendees: [600, 700],
      days: 1,
      must: [
        needs('stage_deck', [24, 24]),
        needs('choir_riser', 4),
        needs('music_stand', [50, 50]),
        needs(/Samsonite folder/, [700, 720]),
        needs(/SM81/, [6, 6]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 16]),
      ],
      should: [
        needs('stage_steps', [2, 2]),
        needs('stage_skirt', [32, 112]),
        needs('stage_leg', 24),
        needs(['lighting_package', 'stage_wash']),
        needs('crew_sound', [1, 2]),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...STAGE_LIGHT, ...SHOW],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['marquee', 'toilet', 'dance_floor', 'disco_light', 'guitar_amp', 'table_round', 'exhibition_stand'],
      title: [/lindsay|concert|band/i, /600|700/],
    },
  },
  {
    id: 'ho-i-dance-recital',
    language: 'en',
    catalogue: 'ruahine',
    description: `Hi there, end of year recital for our dance school, Saturday 5 December in the Marton Memorial Hall, two shows (2 pm and 6.30 pm), 250 parents each.

The hall has a good stage with curtains, and seating is sorted, but the sound is awful and there's next to no lighting.

Need: LED pars to light the stage in colours, 4 moving heads, a lighting desk and an operator who can follow our cue sheet. Speakers with subs so the bass comes through, 2 foldback for the side of the stage so the kids hear the music, laptop or similar to play tracks off, and one handheld mic for me to introduce.

Please no haze or smoke. Two of the girls have asthma.

Rehearsal 10 am the same day so pack in Friday night if that's ok

Trudy, Studio Arabesque`,
    good: {
      attendees: [250, 500],
      days: 1,
      must: [
        either(needs('stage_wash', [6, 24]), needs('lighting_package', [1, 2])),
        needs('moving_head', [4, 4]),
        either(needs('lighting_console', 1), needs('lighting_package', [1, 2])),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('stage_monitor', [2, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_lighting'),
      ],
      should: [
        either(needs('subwoofer', [1, 4]), needs(/Party Pack/, 1)),
        needs('playback_laptop', 1),
        needs(['crew_sound', 'crew_technician']),
        needs('transport'),
      ],
      allowed: [...without(SHOW, ...FOG, 'effect_fluid', ...PLATFORM), 'playback_laptop', 'mic_headset'],
      offers: without(SHOW_OFFERS, ...FOG),
      excluded: [...FOG, ...STAGES, ...SEATS],
      silly: ['generator', 'marquee', 'lectern', 'drum_kit', 'mic_instrument', 'crowd_barrier', 'projector'],
      title: [/marton|recital|dance|arabesque/i, /250|500/],
    },
  },
  {
    id: 'ho-i-parish-hall-session',
    language: 'en',
    catalogue: 'corrib',
    description: `How's it going,

Trad concert in aid of the lifeboat, Kinvara community hall, Saturday 14 November, doors half seven. We'll sell 250.

There'll be six of them playing: two fiddles, box, flute, guitar and a girl who sings and plays piano. They'd like a Nord if ye have it. So a PA to suit the hall with a sound engineer, 4 wedges, 3 vocal mics, mics for the fiddles, box and flute, and DIs for guitar and piano. A few lights on them too so it's not the strip lights.

No drums, it's not that kind of night. Hall has the stage and chairs.

What would ye be looking for?

Mairtín`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('stage_monitor', [4, 6]),
        needs(['mic_wired', 'mic_instrument'], [5, 12]),
        needs('di_box', [2, 4]),
        needs('keyboard', 1),
        needs(['lighting_package', 'stage_wash', 'profile_spot']),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('mic_stand', [5, 12]), needs('transport')],
      allowed: without(SHOW, ...PLATFORM, 'disco_light', 'mirror_ball'),
      offers: without(SHOW_OFFERS, 'backline'),
      excluded: ['drum_kit', ...STAGES, ...SEATS],
      silly: ['generator', 'marquee', 'toilet', 'projector', 'led_wall', 'dance_floor', 'guitar_amp', 'bass_amp'],
      title: [/kinvara|trad|concert/i, /250/],
    },
  },
  {
    id: 'ho-i-city-concert-abstract',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Solicitation abstract: Stage, Sound and Lighting for Autumn Concert in the Park
Agency: City parks and recreation department, Maricopa County

The City requests quotations for one (1) outdoor concert at the amphitheater lawn on Saturday, October 3. Gates open at 4:00 PM, performances run 5:00 PM to 10:00 PM, estimated attendance 1,500. Two local openers and one headliner.

The Contractor shall furnish, install, operate and remove:
• One (1) mobile hydraulic stage with roof, minimum 24 ft x 20 ft
• Line array sound system with subwoofers adequate for the attendance
• One (1) digital front of house console, minimum 32 channels
• Six (6) stage monitors
• Microphones, stands and direct boxes for three acts; one (1) drum microphone package
• LED stage lighting including moving fixtures and control
• Generator power for all of the above, including fuel and distribution
• Thirty (30) 8 ft barricades
• Audio engineer, lighting director and stage hands

Stage shall be in place by 10:00 AM. All equipment shall be off site by 12:00 midnight. Quotation shall be itemized.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [6, 24]),
        needs('subwoofer', [4, 12]),
        needs(/X32|SQ-6|CL5/, [1, 2]),
        needs('stage_monitor', [6, 8]),
        needs('generator', [1, 3]),
        needs('crowd_barrier', [30, 30]),
      ],
      should: [
        needs(/drum mic pack/, 1),
        needs('mic_wired', [4, 20]),
        needs('di_box', [4, 12]),
        needs('moving_head', [4, 16]),
        needs('stage_wash', [8, 36]),
        needs('fuel'),
        needs('power_distro'),
        needs('crew_sound'),
        needs('crew_lighting'),
        needs('crew_stagehand'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...SITE_POWER, ...OUTDOORS, 'mic_wireless_handheld', 'pit_barrier'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'pit_barrier'],
      silly: ['lectern', 'projector', 'table_round', 'dance_floor', 'mic_lectern', 'registration_desk'],
      title: [/concert|park|maricopa/i, /1,?500/],
    },
  },
  {
    id: 'ho-i-school-musical',
    language: 'en',
    catalogue: 'demo',
    description: `Dear hire desk,

I teach drama at a comprehensive in Wakefield and we are doing our musical on 25, 26 and 27 November, three evening performances in the main hall, 200 in the audience each night.

Last year's parents complained that nobody could hear, so this time we would like to do it properly: 8 headset radio mics for the principals, a digital mixing desk, a pair of good speakers with a sub or two, two stage monitors, and two followspots. The pupils will work the spots. There is a band of six, who would like 6 music stands with lights and a stage piano.

We also need a sound engineer for each of the three nights.

The hall has its own stage and a lighting rig with a desk, all in working order, which our technician runs. Chairs are of course no problem in a school!

I would need everything in by 3.30 on the first day.

Yours sincerely
Bethan Sugden`,
    good: {
      attendees: 200,
      days: 3,
      must: [
        needs('mic_headset', [8, 8]),
        needs(/SQ-5|QL1|S21/, 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', 1)),
        needs('stage_monitor', [2, 3]),
        needs('followspot', 2),
        needs('music_stand', [6, 6]),
        needs('keyboard', 1),
      ],
      should: [needs('subwoofer', [1, 2]), needs('crew_sound', [1, 6]), needs('transport')],
      allowed: without(SHOW, ...PLATFORM, ...PARTY_LIGHT),
      offers: without(SHOW_OFFERS, 'backline', 'uplight'),
      excluded: [...STAGES, ...SEATS, 'lighting_console', 'lighting_package', 'stage_wash', 'profile_spot'],
      silly: ['generator', 'marquee', 'drum_kit', 'toilet', 'projector', 'lectern', 'line_array'],
      title: [/wakefield|musical/i, /200/],
    },
  },
];

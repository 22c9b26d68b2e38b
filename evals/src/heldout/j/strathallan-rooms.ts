import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package', 'disco_light'] as const;

/** Under a roof in Scotland: a club's ceilidh, a talk in a kirk, a graduation, a distillery's dinner, a band in a hall. */
export const STRATHALLAN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-j-club-ceilidh',
    language: 'en',
    catalogue: 'strathallan',
    description: `Hi folks,

Crieff ladies' hockey club here. It's our 75th year so instead of the usual pie and a pint we are doing a proper dinner and ceilidh on Saturday 6 February, 160 coming.

The hall has its own stage, and tables and chairs for twice that number. The ceilidh band (fiddle, box, keys, drums and a caller) bring their instruments but they have no PA, so that's the main thing: a system big enough for them and the dancing, with somebody to mix it all night. We'd also like one radio mic for the speeches between courses, a bit of colour on the stage, and a dozen of your battery uplighters round the walls.

No smoke or haze please, the fire alarm in there goes off if you look at it.

Many thanks
Morag`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/H1 x6/, 2),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(['stage_wash', 'lighting_package'], [1, 10]), needs('transport')],
      allowed: [...BAND, ...STAGE_LIGHT, ...ANY_JOB],
      offers: without([...PARTY_OFFERS, 'in_ear_monitor', 'truss'], 'hazer'),
      excluded: [...STAGES, ...FOG, 'chair', 'chair_banquet', 'table_round', 'table_trestle'],
      silly: ['projector', 'lectern', 'generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser'],
      title: [/crieff|ceilidh|hockey/i, /160/],
    },
  },
  {
    id: 'ho-j-kirk-talk',
    language: 'en',
    catalogue: 'strathallan',
    description: `Looking to hire a projector, a decent sized screen (10ft would do) and a laptop with somebody to run it, for an illustrated talk in the kirk at Dunblane, Thursday 15 October, 7 till 9, about 120 folk. Sound is taken care of, the kirk has its own system with mics and loop.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_video'], [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...without(MEETING, ...SPEECH, 'mic_lectern'), 'audio_cable', 'di_box'],
      offers: without(MEETING_OFFERS, ...RADIO_MICS, 'induction_loop'),
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mixing_console', 'induction_loop'],
      silly: ['generator', 'marquee', 'toilet', 'dance_floor', 'disco_light', 'led_wall', 'stage_monitor'],
      title: [/dunblane|talk/i, /120/],
    },
  },
  {
    id: 'ho-j-graduation-scope',
    language: 'en',
    catalogue: 'strathallan',
    description: `SCOPE OF WORK
Graduation ceremony, Perth, Friday 2 July. 380 graduates and guests.

The contractor shall supply, install and remove:
• One platform, 16' x 32', 2' high, black valance to the front and both sides
• Two ramps (8' x 4') on to the platform, carpeted if available
• Two sets of treads
• Handrails along the 32' rear edge
• Black drape, 3 m high, the width of the platform behind it
• One oak lectern
• 380 linking conference chairs

The hall's installed sound system and lighting rig will be used and are operated by hall staff; sound and lighting are therefore not part of this scope. Robes and photography are under separate contracts. Installation on Thursday 1 July from 14:00, the hall must be clear by 20:00 on Friday.`,
    good: {
      attendees: 380,
      days: 1,
      must: [
        needs('stage_deck', [16, 16]),
        needs('stage_ramp', [2, 4]),
        needs(/conference grey/, [380, 380]),
        needs(/LECTERN - oak/, 1),
        needs(/P&D - black/, [9, 12]),
      ],
      should: [
        needs(/LEGS - 2ft/, [16, 16]),
        needs('stage_steps', 2),
        needs('stage_handrail', [4, 4]),
        needs('stage_skirt', [15, 32]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...ANY_JOB, 'crew_technician', 'crew_stage_manager'],
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, ...RADIO_MICS, ...LAMPS, 'uplight', 'crew_photographer'),
      excluded: [...SPEAKERS, ...LAMPS, ...RADIO_MICS, 'mixing_console', 'crew_sound', 'crew_lighting'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'choir_riser', 'table_round'],
      unmetToo: [/carpet/i],
      title: [/perth|graduation/i, /380/],
    },
  },
  {
    id: 'ho-j-cask-launch-dinner',
    language: 'en',
    catalogue: 'strathallan',
    description: `Subject: launch dinner 19 Nov, warehouse 4

Hello, we're releasing our 21 year old and having 90 trade guests to dinner in the old dunnage warehouse near Aberfeldy on Thursday 19 November. Here is who does what, so that we don't double up:

What | Who
Dinner tables (nine rounds of ten) | you
Limewash chairs with pads, 90 | you
China, cutlery, glasses, linen | caterer
Bar | ours, it's built in
Whisky barrel poseurs, 6, for the arrival dram | you
Speech PA with 2 handheld radio mics | you
75 inch monitor for the film, laptop | you
Two dozen battery uplights for the casks | you
Piper and clarsach player | booked, they need nothing from anybody
Flowers | Eilidh
Heating | put in last year, works
Generator | not needed, we have three-phase

Can you also send somebody to look after the sound and the film on the night? Doors 6.30, away by 11.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('table_round', [9, 10]),
        needs(/Chiavari/, [90, 95]),
        needs(/whisky barrel/, 6),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs(/75in/, 1),
        needs(/H1 x6/, 4),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 10]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'presentation_clicker', 'crew_video'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'bar_unit',
        'patio_heater',
        'tablecloth',
        'napkin',
        'glassware',
      ),
      excluded: ['bar_unit', 'generator', 'fuel', 'space_heater', 'patio_heater'],
      silly: ['toilet', 'marquee', 'crowd_barrier', 'subwoofer', 'line_array', 'dance_floor', 'choir_riser'],
      title: [/aberfeldy|launch|dinner/i, /90/],
    },
  },
  {
    id: 'ho-j-trad-band-rider',
    language: 'en',
    catalogue: 'strathallan',
    description: `Hi, promoter here. We have the band below in the town hall in Pitlochry on Saturday 24 April, 300 tickets, all sold. The hall comes with a fixed stage, a lighting rig and a technician for it, so it's only the sound I need from you. Rider as they sent it:

TECHNICAL RIDER (5 on stage)
FOH: a proper PA with subs to cover the room evenly, with engineer. We don't travel with one.
DESK: digital, at least 24 channels, stagebox on stage
MONITORS: 5 wedges, 5 mixes
MICS: 4 x SM58 on boom stands, 2 x clip mics for fiddles, drum mic set
DI: 4
BACKLINE: drums, bass rig, box and keys are all in our own van, please do not hire any
HAZE: never. Our piper has asthma.
HOSPITALITY: 5 hot meals (1 veggie), water, a bottle of something local`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 12]),
        either(needs('subwoofer', [2, 8]), needs(/CEILIDH/, [1, 2])),
        needs(/SQ-5|M32R/, 1),
        needs('stage_monitor', [3, 5]),
        needs(/SM58/, [4, 8]),
        needs(/fiddle clip/, 2),
        needs('di_box', [4, 5]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('stagebox', [1, 2]), needs(/DRUM KIT SET/, 1), needs('mic_stand', [4, 12]), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'crew_stage_manager'],
      offers: without([...SHOW, ...SHOW_OFFERS, ...RADIO_MICS], ...STAGE_LIGHT, ...PLATFORM, ...FOG, ...LAMPS),
      excluded: [...STAGES, ...LAMPS, ...FOG, 'lighting_console', 'crew_lighting'],
      silly: ['generator', 'fuel', 'projector', 'toilet', 'marquee'],
      title: [/pitlochry|band|concert|gig/i, /300/],
    },
  },
];

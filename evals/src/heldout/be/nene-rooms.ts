import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Under a roof: a wedding, an annual meeting, a school's musical, a ball, a club night. */
export const NENE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-be-barn-wedding',
    language: 'en',
    catalogue: 'nene',
    description: `Hi there,

We're getting married on Saturday 12 June in a barn near Oundle, 110 guests. Could you quote for 14 five foot round tables with white cloths, 110 limewash chairs, 20 battery uplighters, two lengths of festoon for the courtyard and a dance floor about 15ft square?

The band bring their own PA and lights, and the caterer is supplying all the plates, cutlery and glasses.

Thanks so much,
Beth`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/round, 5ft/, [14, 14]),
        needs(/Chiavari/, [110, 116]),
        needs('tablecloth', [14, 16]),
        needs('uplight', [20, 20]),
        needs('festoon', 2),
        needs('dance_floor', [25, 25]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'napkin'],
      offers: without(
        [...PARTY_OFFERS, ...RADIO_MICS, 'gazebo', 'table_trestle'],
        'disco_light',
        'mirror_ball',
        'moving_head',
        'lighting_package',
        'stage_wash',
        'glassware',
        'crew_dj',
        'hazer',
      ),
      excluded: [...SPEAKERS, ...TABLEWARE, 'disco_light', 'moving_head', 'lighting_package', 'stage_wash'],
      silly: ['lectern', 'projector', 'crowd_barrier', 'stage_monitor'],
      title: [/oundle|wedding/i, /110/],
    },
  },
  {
    id: 'ho-be-members-meeting',
    language: 'en',
    catalogue: 'nene',
    description: `Website enquiry
Name: Alison, company secretary's office
Organisation: Welland & District Building Society
Event: Annual General Meeting
Date: Thursday 22 April, 6.30 pm to 8.30 pm
Venue: leisure centre, main hall, Corby
Numbers: 220 members, theatre style
Requirements: Low platform 24ft x 8ft, a foot high, for a panel of six directors seated behind two trestle tables. Lectern for the chairman. A microphone for each director, and two roving microphones for questions from the floor. Projector and a large screen for the results. Hearing loop. Somebody to operate.
Anything you do not need: The centre has enough chairs and is putting them out for us. Tea and coffee are being done by their café. We don't want any lighting.`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/Litedeck 8/, 6),
        needs('table_trestle', [2, 2]),
        needs('lectern', 1),
        needs([...RADIO_MICS, 'mic_wired'], [8, 11]),
        needs('mic_wireless_handheld', [2, 9]),
        needs('projector', [1, 2]),
        needs('projection_screen', [1, 2]),
        needs('induction_loop', [1, 2]),
        needs(['crew_sound', 'crew_technician', 'crew_video'], [1, 3]),
        needs(SPEAKERS, [1, 8]),
      ],
      should: [
        needs(/Legs 1ft/, 6),
        needs('mic_lectern', 1),
        needs('playback_laptop', [1, 2]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'tablecloth'],
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, 'uplight'),
      excluded: [
        ...SEATS,
        'hot_drinks',
        'crockery',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'moving_head',
        'uplight',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'disco_light'],
      title: [/corby|welland|general meeting|agm/i, /220/],
    },
  },
  {
    id: 'ho-be-school-musical',
    language: 'en',
    catalogue: 'nene',
    description: `Dear hire team,

I run the drama department at a secondary school in Kettering. Our spring musical is on from Wednesday 17 to Saturday 20 March, four evening performances, with an audience of about 180 each night.

What we are short of is sound. Ten headset radio mics for the principals, a digital desk that can take those plus the pit, two tops and two subs, two monitors facing the stage so that the cast can hear the band, and an engineer to mix all four shows.

The stage in the hall is built in. We have our own lights and a sixth former who runs them. The pit band (nine players) bring their instruments and their music stands.

A couple of choir mics over the stage would be a nice extra if the price isn't silly; perhaps show those as an option.

Kind regards,
Mrs Tandy`,
    good: {
      attendees: [180, 720],
      days: 4,
      must: [
        needs('mic_headset', 10),
        needs(/Desk (32|48)ch/, 1),
        needs(/^Top/, 2),
        needs('subwoofer', 2),
        needs('stage_monitor', [2, 2]),
        needs('crew_sound', [1, 5]),
      ],
      should: [offers(/Pencil/, [1, 2]), needs('stagebox', [1, 2]), needs('speaker_stand', 2), needs('transport')],
      allowed: [...BAND, ...ANY_JOB],
      offers: without(
        [...SHOW_OFFERS, ...RADIO_MICS, 'intercom'],
        'backline',
        'followspot',
        'strobe',
        'blinder',
        'uplight',
        'stage_wash',
        'star_cloth',
      ),
      excluded: [
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'music_stand',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'dance_floor', 'crowd_barrier', 'disco_light'],
      title: [/kettering|musical/i, /180|720/],
    },
  },
  {
    id: 'ho-be-hospice-ball',
    language: 'en',
    catalogue: 'nene',
    description: `Good afternoon

The hospice's Midwinter Ball is on Friday 3 December at the showground near Peterborough, in the big hall. 320 guests on round tables of ten, dinner, an auction and then dancing to an eight-piece function band.

From you we should like:

32 x 6ft round tables, white cloths to match, 320 napkins
320 Chiavari chairs
Stage 24ft x 16ft, two feet high, with steps at both ends and black valance
PA for the speeches, the auction and the band, two handheld radio mics, engineer
Stage lighting with an operator
40 uplighters round the walls
24ft square dance floor
Two 75 inch TVs for the auction slides and a laptop
Red carpet at the door, photo booth

Please include an LED wall of about 4m x 2m behind the band as an option, the committee is divided.

With best wishes
Philippa`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/round, 6ft/, [32, 32]),
        needs(/Cloth, round/, [32, 34]),
        needs('napkin', [320, 340]),
        needs(/Chiavari/, [320, 320]),
        needs(/Litedeck 8/, 12),
        needs('stage_steps', 2),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 4]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head', 'profile_spot'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('uplight', [40, 40]),
        needs('dance_floor', [64, 64]),
        needs(/TV 75/, 2),
        needs('photo_booth', 1),
      ],
      should: [
        needs(/Legs 2ft/, 12),
        needs('stage_skirt', [12, 26]),
        needs('carpet', [1, 1]),
        needs('playback_laptop', [1, 2]),
        offers('led_wall', [8, 8]),
        needs('stage_monitor', [4, 10]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...MEETING, 'mic_wireless_lapel'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand'],
      title: [/ball|hospice|peterborough/i, /320/],
    },
  },
  {
    id: 'ho-be-granary-techno',
    language: 'en',
    catalogue: 'nene',
    description: `Hi, Dan at the Granary here. We've a techno night on Sat 30 October, 400 cap, standing, and our subs have blown. Need four 18 inch subs, two wedges for the DJ booth, eight moving spots, two strobes, a hazer and someone to run the lights till 3am. Tops and sound desk are ours and they're fine. The DJs all bring their own decks and mixer. Bar's ours too. Load in any time after 2.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('subwoofer', 4),
        needs('stage_monitor', 2),
        needs(/Moving spot/, 8),
        needs('strobe', 2),
        needs('hazer', 1),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: [
        ...without(PARTY_LIGHT, 'mirror_ball'),
        ...ANY_JOB,
        'audio_cable',
        'effect_fluid',
        'amplifier',
        'crew_technician',
        'crew_sound',
      ],
      offers: without([...SHOW_OFFERS, 'mirror_ball'], 'backline'),
      excluded: [
        'speaker_top',
        'line_array',
        'pa_package',
        'mixing_console',
        ...DECKS,
        'bar_unit',
        'crew_bar',
        'refrigeration',
      ],
      silly: ['lectern', 'projector', 'generator', 'toilet', 'marquee', 'chair', 'crowd_barrier'],
      title: [/granary|techno/i, /400/],
    },
  },
];

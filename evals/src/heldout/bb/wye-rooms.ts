import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const PLAYS = ['speaker_top', 'speaker_column', 'line_array'] as const;

/** Under a roof: a co-operative's meeting, a school's musical, a club, a launch, awards. */
export const WYE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bb-growers-agm',
    language: 'en',
    catalogue: 'wye',
    description: `Good morning,

I look after the annual general meeting of Marcher Growers, a farmers' co-operative, on Thursday 22 October from 10.30 to 1pm in the Assembly Rooms, Bromyard. We shall have 180 members in the room and the rest watching from home.

We need:
1. A projector and a large screen for the accounts
2. An oak lectern with a microphone for the chairman
3. Six lapel microphones for the board
4. Two roving hand microphones for members' questions
5. One camera, and the equipment to stream the meeting live
6. A recording for our files
7. A hearing loop
8. Staff to run sound and vision

The Assembly Rooms have a fixed stage, and they put out the chairs and the top table for us. Their internet is fast and wired, so you needn't bring your own.

Kind regards,
Alison Weaver
Company Secretary`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs(/Lectern, oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 6),
        needs('mic_wireless_handheld', 2),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs(SPEAKERS, [1, 8]),
        needs('induction_loop', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs(['crew_video', 'crew_technician', 'crew_camera'], [1, 12]),
      ],
      should: [needs('video_recorder', 1), needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: MEETING_OFFERS,
      excluded: [...STAGES, 'chair', 'chair_banquet', 'table_trestle', 'network'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'hazer',
        'crowd_barrier',
        'stage_monitor',
      ],
      title: [/bromyard|growers|annual|agm|meeting/i, /180/],
    },
  },
  {
    id: 'ho-bb-school-musical',
    language: 'en',
    catalogue: 'wye',
    description: `Hi there

Year 6 are doing their musical in the school hall on the evenings of 7, 8 and 9 July, audience of about 150 parents each night. Our old sound kit has died so could you give me a price for the three days for

10 headset radio mics
a digital mixer that can take them all
a pair of 12 inch speakers on stands
something to play the backing tracks from
a smoke machine for the cave scene

Mrs Lloyd who teaches music is going to do the sound herself so we won't need an engineer. The school has its own stage lighting and staging blocks, and the chairs are ours.

Thanks, Dan Carver (Year 6)`,
    good: {
      attendees: 150,
      days: 3,
      must: [needs('mic_headset', [10, 10]), needs(/digital/, 1), needs(/ZLX-12P G2/, 2), needs('smoke_machine', 1)],
      should: [needs(['audio_player', 'playback_laptop'], 1), needs('speaker_stand', 2), needs('transport')],
      allowed: [...LOUD, 'power_cable', 'crew_stagehand', 'crew_driver', 'consumables', 'cable_ramp', 'stage_monitor'],
      offers: [...SHOW_OFFERS, 'stage_monitor', 'music_stand', 'crew_technician', 'hazer', 'mic_instrument'],
      excluded: [
        'crew_sound',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'stage_deck',
        'mobile_stage',
        'chair',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'line_array', 'table_round'],
      title: [/musical|school|year 6/i, /150/],
    },
  },
  {
    id: 'ho-bb-basement-night',
    language: 'en',
    catalogue: 'wye',
    description: `alright, promoter for a drum and bass night at the Undercroft in Hereford, Fri 30 Oct, 10pm to 4am, 350 cap all standing

tech spec from the headliner's agent plus what I'm after myself:
* PA for 350 with proper subs, sound engineer all night
* 2 wedges for the booth
* 6 moving heads, 2 strobes, haze and someone to run lights
* artist travels with own decks and mixer, do not supply
* NO lasers (artist has an eye condition)
* we dont want any cold spark machines either, ceiling is 2.4m

bar and door staff are all the venue's. load in from 5`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        either(needs(PLAYS, [2, 12]), needs('pa_package', [1, 3])),
        either(needs('subwoofer', [2, 10]), needs('pa_package', [1, 3])),
        needs('stage_monitor', 2),
        needs('moving_head', 6),
        needs('strobe', 2),
        needs('hazer', [1, 2]),
        needs('crew_sound', [1, 1]),
        needs('crew_lighting', [1, 1]),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: [...SHOW, 'smoke_machine'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: [...DECKS, 'laser', 'spark_machine', 'bar_unit', 'crew_bar', 'crew_steward'],
      silly: ['lectern', 'toilet', 'marquee', 'table_round', 'generator', 'choir_riser', 'projection_screen'],
      title: [/hereford|undercroft|night/i, /350/],
    },
  },
  {
    id: 'ho-bb-cider-launch',
    language: 'en',
    catalogue: 'wye',
    description: `Brief: launch of a new low-alcohol cider
Client: ours (drinks brand), we are the agency
When: Wednesday 13 May, 6 to 9pm
Where: a cider mill near Much Marcle, indoors
Who: 150 trade buyers and press, standing

In the quote please
- LED wall 4m x 2m
- laptop to play the film
- sound for the room, headset mic for the presenter, two hand mics for Q&A
- 12 battery uplights in amber
- 10 poseur tables
- one welcome desk
- technicians to run the show

Out of the quote
- Stage: we want Jess down on the floor with the guests
- DJ: no, it'll be a playlist
- Bar and bar staff: the mill's own`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('led_wall', [8, 8]),
        needs('playback_laptop', [1, 2]),
        either(needs('pa_package', [1, 2]), needs(PLAYS, [2, 8])),
        needs('mic_headset', [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs('uplight', [12, 12]),
        needs('table_cocktail', 10),
        needs('registration_desk', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'video_cable', 'video_switcher', 'truss', 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [...STAGES, 'crew_dj', ...DECKS, 'bar_unit', 'crew_bar'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'crowd_barrier',
        'disco_light',
        'stage_monitor',
        'lectern',
      ],
      title: [/marcle|launch|cider/i, /150/],
    },
  },
  {
    id: 'ho-bb-builders-awards',
    language: 'en',
    catalogue: 'wye',
    description: `We're running the Border Builders' Awards again, Friday 20 November, black tie dinner for 240 in the exhibition hall at Leominster. 24 round tables of ten with white cloths, stage 24ft x 12ft at 2ft with steps either end, perspex lectern with mic, star cloth behind, a fastfold 14ft screen each side with projectors bright enough for them, two cameras for close-ups of the winners mixed on to the screens, PA for the whole room, two hand radio mics, a follow spot, stage lighting with moving lights, 40 battery uplights round the walls, dance floor 9m x 9m and a DJ until one. Chairs: 240 limewash chiavari. Full crew for the show. Please put the photo booth in as an option.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/6ft round/, [24, 25]),
        needs(/Cloth 120in/, [24, 27]),
        needs(/8x4/, [9, 9]),
        needs(/Lectern, perspex/, 1),
        needs('star_cloth', [1, 2]),
        needs(/14ft/, 2),
        needs('projector', 2),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs(SPEAKERS, [2, 20]),
        needs('mic_wireless_handheld', 2),
        needs('followspot', 1),
        needs('moving_head', [2, 14]),
        needs('uplight', [40, 40]),
        needs('dance_floor', [81, 81]),
        needs('crew_dj', 1),
        needs(/chiavari/, [240, 250]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        offers('photo_booth', 1),
        needs('stage_steps', 2),
        needs('mic_lectern', 1),
        needs(/Legs 2ft/, 9),
        needs('crew_lighting', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('crew_camera', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...MEETING, ...STAGE_LIGHT, ...BROADCAST, ...DECKS, 'napkin'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS, ...RADIO_MICS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'inflatable', 'fencing'],
      title: [/leominster|awards/i, /240/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import {
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** Over a shelf that is named in plurals: a bride's mother, a parish clerk, an agency, a tour manager, a school. */
export const TEES_ONE: readonly EvalBrief[] = [
  {
    id: 'ho-af-paddock-wedding',
    language: 'en',
    catalogue: 'tees',
    description: `Hello,

My daughter is to be married on Saturday 12 June and the reception will be in our paddock outside Great Ayton, for 130. I have been given your name by the people at the church.

We think we shall want the 12 x 24 metre marquee with the ivory lining and hard flooring all through it, thirteen of the six foot round tables and 130 gilt chairs, with a white cloth for each table and 130 napkins. Then a parquet dance floor of 6 m by 6 m, two of the six foot bars, a dozen battery uplighters for round the edge, one luxury loo trailer and a 30 kVA generator to run it all.

The caterers are bringing every plate, knife and glass they need, as well as the girls who wait at table, so I don't need any of that from you. My husband has spent the winter building an arch out of our own ash so that is done too. The band come with their own loudspeakers and their own lights and tell me they only want two sockets.

Could somebody telephone if any of this is silly?

With kind regards,
Rosalind`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_lining', [200, 400]),
        needs('marquee_floor', [250, 300]),
        needs(/6ft round/, [13, 14]),
        needs(/gilt Chiavari/, [130, 137]),
        needs(/round 120in/, [13, 15]),
        needs('napkin', [130, 145]),
        needs('dance_floor', [36, 36]),
        needs('bar_unit', 2),
        needs('uplight', 12),
        needs('toilet_trailer', 1),
        needs(/30kVA/, 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'space_heater'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
      excluded: [
        ...TABLEWARE,
        ...SPEAKERS,
        'crew_waiter',
        'ceremony_arch',
        'stage_wash',
        'lighting_package',
        'disco_light',
        'moving_head',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'flip_chart', 'stage_monitor'],
      title: [/ayton|wedding/i, /130/],
    },
  },
  {
    id: 'ho-af-green-market',
    language: 'en',
    catalogue: 'tees',
    description: `QUOTE REQUEST (web form)

Organisation: Parish Council
Your role: Clerk
Event: Spring market and duck race on the village green, Hutton Rudby
Date: Saturday 24 April, 10 till 4
How many people: about 600 over the day
What would you like to hire?
20 gazebos, 40 six-foot trestles, 60 black folding chairs, 30 crowd barriers, 2 toilets and 1 accessible toilet, 10 wheelie bins, 6 two-way radios, one of the battery speakers with a microphone for announcing the winners
Do you need power? No thank you, there are sockets on the green and our own electrician looks after them
Do you need a stage? No, Mr Teasdale lends us his flat trailer
Do you need crew to set up? No, please just drop it by the bus shelter on Friday. The young farmers put everything up.
Stewards / first aid? The scouts do the stewarding. First aid is booked.
Catering equipment? The WI bring their own urns.
Anything else? Councillors have asked that the price is shown per item.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', [20, 20]),
        needs(/6ft trestle/, [40, 40]),
        needs(/black folding/, [60, 60]),
        needs('crowd_barrier', [30, 30]),
        needs(/Toilets: single/, 2),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('two_way_radio', 6),
        needs(/Loudspeakers: battery/, 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand'],
      offers: [...OUTDOORS_OFFERS, 'inflatable'],
      excluded: [
        ...STAGES,
        'generator',
        'fuel',
        'crew_electrician',
        'crew_stagehand',
        'crew_steward',
        'crew_medic',
        'hot_drinks',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', 'line_array'],
      title: [/rudby|market|duck/i, /600/],
    },
  },
  {
    id: 'ho-af-dealer-conference',
    language: 'en',
    catalogue: 'tees',
    description: `Hi guys

Dealer conference for an automotive client, country house hotel near Yarm, 9 and 10 March, 180 delegates both days. Can I have your best price on:

Set: stage 24' x 12' at 2', steps either side, black skirt, acrylic lectern
Screen: LED wall 6 m x 3 m behind the stage
Playback: 2 laptops (main and spare), 1 clicker, 2 comfort monitors at the front of the stage, vision mixer
Cameras: 2, for the big screen only, with an operator each
Sound: PA for the room, 6 headset mics, 2 handhelds for Q&A, digital desk
Crew: one sound engineer and one vision engineer, both days

Delegate seating and the registration desk are the hotel's. The client's CEO has his own autocue and the chap who drives it comes with it. We talked last week about streaming it to the overseas dealers - that's gone, they'll get an edit afterwards, so take the encoder off. I'm producing so there's no event manager needed from your end.

Ta
Priya`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', [9, 9]),
        needs(/clear acrylic/, 1),
        needs('led_wall', [18, 18]),
        needs('playback_laptop', 2),
        needs('confidence_monitor', 2),
        needs('video_switcher', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12])),
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', 2),
        needs(/Midas/, 1),
        needs('crew_sound', 1),
        needs('crew_video', 1),
      ],
      should: [
        needs('stage_leg', [9, 9]),
        needs('stage_steps', 2),
        needs('stage_skirt', [7, 23]),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array', 'crew_rigger', 'intercom'],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'chair_banquet',
        'registration_desk',
        'teleprompter',
        'streaming_encoder',
        'crew_project_manager',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/yarm|dealer|conference/i, /180/],
    },
  },
  {
    id: 'ho-af-four-piece-tour',
    language: 'en',
    catalogue: 'tees',
    description: `Advance sheet, Saltburn theatre, Fri 19 Feb, cap 400 standing, doors 19:30. Please quote what's down to you.

ITEM - WHO
FOH PA, line array, 8 boxes, plus 4 subs - HIRE
Desk + stage box - touring (SQ6, we won't be using anything else)
Wedges x 6 - HIRE
In-ears - touring
SM58 x 5 on tall booms - HIRE
Drum mic set - HIRE
Radio handheld for singer - touring
DIs x 6 - HIRE
Drums, guitar combos, bass combo - in the trailer
88 key stage piano - HIRE
12 LED pars, 4 moving heads, lighting desk, 1 hazer - HIRE
Lighting tech to rig and run it - HIRE
FOH engineer - touring
2 stage hands in and out - HIRE
Stage - house

Any queries shout, I'm on the bus till the 12th.
Dex, TM`,
    good: {
      attendees: [400, 400],
      days: 1,
      must: [
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs(/SM58/, 5),
        needs(/drum set of 7/, 1),
        needs('di_box', 6),
        needs(/stage piano/, 1),
        needs('stage_wash', 12),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('crew_lighting', 1),
        needs('crew_stagehand', 2),
      ],
      should: [needs('mic_stand', [5, 14]), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        ...STAGES,
        'mixing_console',
        'stagebox',
        'in_ear_monitor',
        'mic_wireless_handheld',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'crew_sound',
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'table_round', 'projector'],
      title: [/saltburn/i, /400/],
    },
  },
  {
    id: 'ho-af-prize-giving',
    language: 'en',
    catalogue: 'tees',
    description: `Good morning

The Head has asked me to get a price for our Speech Day on Friday 9 July in the sports hall, for 450 pupils, parents and staff. He would like:

- a stage 24ft x 16ft and 2ft high with two sets of steps, a handrail along the back and black skirting
- the oak lectern with a microphone on it
- two hand-held radio microphones
- a PA system suitable for the hall, and a hearing loop
- a bright projector and the 13ft screen, with a laptop and a clicker
- 450 of the blue linking chairs
- 2 red carpets
- someone technical to be here from 8 until we finish at about 1

Would you also tell us whether set-up could be on the Thursday after 4 pm, as there are exams in the hall before then?

Many thanks
School Office`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('stage_steps', 2),
        needs('stage_handrail', [3, 3]),
        needs(/Lecterns: oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12])),
        needs('induction_loop', [1, 2]),
        needs('projector', 1),
        needs(/13ft/, 1),
        needs('playback_laptop', 1),
        needs(/blue linking/, [450, 450]),
        needs('carpet', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [
        needs('stage_leg', [12, 12]),
        needs('stage_skirt', [7, 25]),
        needs('presentation_clicker', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'line_array'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'hazer', 'table_desk'],
      title: [/speech day|school/i, /450/],
    },
  },
];

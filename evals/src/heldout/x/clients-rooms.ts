import { type EvalBrief, either, needs, offers as option } from '../../expectation.ts';
import { LOUD, PLATFORM, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { FILM } from './not-here.ts';

/** Meetings and launches: as offices, schools and agencies write. */
export const CLIENTS_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-x-dairy-agm',
    language: 'en',
    catalogue: 'marlowe',
    description: `Quote request (web form)
Company: Bass Valley Dairy Co-operative
Event: Annual general meeting, members only
Date: Wednesday 28 October, 9.30am to 1pm, bump in the afternoon before
Venue: Smithton town hall
People: 260
Requirements: 260 charcoal conference chairs in theatre. Stage 7.2 x 2.4m with steps, skirt. Board table on stage = 3 trestles with white cloths. 6 gooseneck or table mics?? whatever you normally do for a board of six. Tassie oak lectern + gooseneck. Two roving handhelds for questions with someone running the sound. Big projector (16,000) onto the 14ft fastfold, laptop, clicker, foldback monitor for the chair. Portable hearing loop. One registration counter, 2 A-frame signs.
Not required: The town hall has its own PA speakers in the ceiling which are good, we just plug your desk in. No webcast or filming, the board has voted on that twice. Morning tea is the CWA, incl. urns and cups. Stage lighting not needed.
Budget: not set`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/Conference chair/, [260, 273]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 20]),
        needs('table_trestle', 3),
        needs(/Tablecloth, trestle/, [3, 4]),
        needs(/Tassie/, 1),
        needs('mic_lectern', [1, 7]),
        needs('mic_wireless_handheld', [2, 8]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs(/MZ16/, 1),
        needs(/14ft/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('induction_loop', 1),
        needs('registration_desk', 1),
        needs('signage', 2),
      ],
      should: [needs('mixing_console', 1), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'mic_wired', 'mic_wireless_lapel'],
      offers: MEETING_OFFERS,
      excluded: [
        'speaker_top',
        'speaker_column',
        'line_array',
        'subwoofer',
        'pa_package',
        ...FILM,
        'hot_drinks',
        'crockery',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'festoon', 'crowd_barrier'],
      title: [/smithton|dairy|agm|annual general/i, /260/],
    },
  },
  {
    id: 'ho-x-prizegiving',
    language: 'en',
    catalogue: 'rimu',
    description: `Hi,

It's that time again: senior prizegiving at Kaikorai Valley, Thursday 4 November, 7pm, in the gym. 650 people counting students and whanau.

Same as last year please, which from the old invoice was:
650 conference stackers, linked
stage 9.6m x 4.8m at 600mm, 2 steps, skirt along the front, guard rail on the back edge
4 choir risers, 3 step
rimu timber lectern with gooseneck mic
PA: 4 x K12.2, 2 x subs, the 12 channel mixer, 2 handheld radio mics, 1 headset for the kapa haka leader, 2 x NT5 for the choir
sound tech
stage lighting pack x 2
PT-RZ990 and the 4.0m fastfold, laptop and clicker
10 trestles, white cloths, for the cups and certificates
20m of black pipe & drape

Can you also add the hearing loop this time, and a camera with operator feeding the screen so the back row can see faces. Plus a vision switcher if that's how it works.

Ngā mihi
Sandra (office)`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs(/stacker/, [650, 683]),
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs('stage_skirt', [8, 20]),
        needs('stage_handrail', [4, 5]),
        needs('choir_riser', 4),
        needs(/rimu timber/, 1),
        needs('mic_lectern', 1),
        needs(/K12/, 4),
        needs('subwoofer', 2),
        needs(/MG12/, 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs(/NT5/, [1, 2]),
        needs('crew_sound', [1, 14]),
        needs('lighting_package', 2),
        needs(/RZ990/, 1),
        needs(/4\.0 x/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('table_trestle', 10),
        needs(/white trestle/, [10, 11]),
        needs('drape', [7, 21]),
        needs('induction_loop', 1),
        needs('camera', 1),
        needs('crew_camera', [1, 14]),
        needs('video_switcher', 1),
      ],
      should: [
        needs(/legs 600/, 16),
        needs('speaker_stand', 4),
        needs('mic_stand', [1, 8]),
        needs('crew_video', [1, 14]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT],
      offers: [...MEETING_OFFERS, 'stage_monitor'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'festoon', 'bar_unit'],
      title: [/kaikorai|prizegiving/i, /650/],
    },
  },
  {
    id: 'ho-x-e-bike-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Hi both,

Pitching you and one other on this. E-bike brand, UK press and dealer launch, Tuesday 9 March, evening only 17:30 - 21:00, the Boiler House in Leeds (empty brick shed, good power, no AV). 140 guests standing.

Need from you:
- stage 6 x 4m at 60cm, black skirt, steps one side
- LED wall behind it if the money allows, otherwise the 20,000 lm projector and 20ft screen: give us the projector in the main price and LED as an option
- PA to suit 140 people standing, walk-in music, 2 headset mics for the founders, 1 handheld
- decent front light, 20 uplights on the brick, a bit of haze is fine
- 15 poseur tables, 2 bar units, 4 white sofas
- reg desk, 2 coat rails
- engineers for sound, lights and video
- lectern? no. They hate lecterns.

Film crew is the brand's own and takes a feed from your desk, so no cameras. Bar staff, glassware and fridges come with the caterer. They bring their own laptop with the show file and a clicker. No seating other than the sofas, it's deliberately a stand-up do.

Cheers, Priya`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_skirt', [6, 20]),
        needs('stage_steps', [1, 2]),
        needs(/RZ21K/, 1),
        needs(/20ft x 11ft/, 1),
        either(needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'])),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 1),
        needs(['stage_wash', 'profile_spot', 'lighting_package']),
        needs('uplight', [20, 22]),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('sofa', 4),
        needs('registration_desk', 1),
        needs('coat_rail', 2),
        needs('crew_sound', [1, 14]),
        needs('crew_lighting', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [option('led_wall'), needs('hazer', 1), needs('lighting_console', 1), needs('transport')],
      allowed: [...MEETING, ...SHOW, 'projector_lens', 'hazer', 'video_switcher'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS, 'carpet', 'stanchion', 'plinth', 'table_coffee'],
      excluded: [
        'lectern',
        'mic_lectern',
        'camera',
        'crew_camera',
        'crew_bar',
        'glassware',
        'refrigeration',
        'playback_laptop',
        'presentation_clicker',
        'chair',
        'chair_banquet',
        'armchair',
        'bar_stool',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'festoon',
        'crowd_barrier',
        'flip_chart',
        ...TABLES.filter((each) => each !== 'table_cocktail'),
      ],
      title: [/leeds|boiler|launch|bike/i, /140/],
    },
  },
];

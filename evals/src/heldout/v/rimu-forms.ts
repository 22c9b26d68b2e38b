import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { SPEAKERS, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** An agency's request, web forms and kit lists to the same company. */
export const RIMU_FORMS: readonly EvalBrief[] = [
  {
    id: 'ho-v-incentive-gala',
    language: 'en',
    catalogue: 'rimu',
    description: `REQUEST FOR QUOTE
Blue Heron Meetings, Denver, on behalf of a software client
Program: President's Club gala, Queenstown, the old rail shed on the wharf
Date: October 14, 6:30 pm - 11:30 pm. 180 guests.

Please price the following:
(6) 8' x 4' risers at 24", (1) set of steps, black skirting
(4) 12" powered mains on stands and (2) 18" subs
(1) digital console with engineer
(2) wireless handhelds
(24) battery uplights
(1) stage lighting package
(18) 72" rounds with floor-length white linens
(180) clear Tiffany chairs
(10) white highboys
20' x 20' parquet dance floor
As an option, shown separately: (1) photo booth

By others: The band carries its own backline and floor monitors. China, flatware and glassware are in the caterer's scope. Video is under a separate contract, please do not include cameras. No haze, the shed has beam detectors.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', 1),
        needs('stage_skirt', [7, 22]),
        needs(/K12.2/, 4),
        needs('subwoofer', 2),
        needs(/Wing/, 1),
        needs('crew_sound', [1, 14]),
        needs('mic_wireless_handheld', 2),
        needs('uplight', 24),
        needs('lighting_package', 1),
        needs(/Round tbl 1.8m/, 18),
        needs(/white round/, [18, 19]),
        needs(/Tiffany/, [180, 189]),
        needs('table_cocktail', 10),
        needs('dance_floor', [36, 40]),
        offers('photo_booth', 1),
      ],
      should: [needs(/legs 600mm/, 6), needs('speaker_stand', 4), needs('transport')],
      allowed: SHOW,
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: [...TABLEWARE, 'backline', 'stage_monitor', 'camera', 'crew_camera', 'hazer'],
      silly: ['toilet', 'marquee', 'table_desk', 'crowd_barrier', 'pinboard', 'inflatable', 'whiteboard'],
      title: [/queenstown|gala|club/i, /180/],
    },
  },
  {
    id: 'ho-v-prizegiving',
    language: 'en',
    catalogue: 'rimu',
    description: `WEBSITE ENQUIRY
Name: Mrs J. Tamahori, Executive Officer
Organisation: Westshore Girls' College
Event: Senior Prizegiving
Date: Thursday 4 November, 7.00 pm (set up same day from 9 am)
Venue: College gymnasium, Napier
Number attending: 650
What do you need?
400 black conference chairs. We have 250 of our own.
Stage 9.6 m x 4.8 m, 600 mm high, 2 sets of steps, black skirt to the front
20 m black drape behind it
2 choir risers
Timber lectern with microphone
4 x K12 speakers on stands, small mixer, 1 lapel and 1 handheld radio mic, sound tech
1 stage lighting pack
1 red carpet
Is there anything you already have or do not need?
Projector and big screen are fixed in the gym. The piano is the school's. We are not filming or streaming it this year. Flowers by the art department.`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs(/stacker black/, [400, 420]),
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs('stage_skirt', [9, 30]),
        needs('drape', 20),
        needs('choir_riser', 2),
        needs(/rimu timber/, 1),
        needs('mic_lectern', 1),
        needs(/K12.2/, 4),
        needs('mixing_console', 1),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 14]),
        needs('lighting_package', 1),
      ],
      should: [needs(/legs 600mm/, 16), needs('speaker_stand', 4), needs('transport')],
      allowed: [...MEETING, ...SHOW],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'projector',
        'projection_screen',
        'keyboard',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'plants',
        'centrepiece',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'bar_unit'],
      unmet: [/red carpet/i],
      title: [/napier|westshore|prizegiving/i, /650/],
    },
  },
  {
    id: 'ho-v-playhouse-dry-hire',
    language: 'en',
    catalogue: 'rimu',
    description: `Dry hire pls, Playhouse Whanganui, musical, show week Tues 14 to Sat 18 September

8 x Source Four
12 x LED par
4 x MAC Aura
1 x Quartz
1 x Unique hazer + 2 bottles of fluid
4 x K12
2 x KS118
1 x Wing + DL32
6 x DPA headset
4 x wedges

No delivery, we'll send the ute down. No techs either, our own crew runs everything. We've got mic stands and speaker stands.

Invoice to the Playhouse Trust. Ta, Gordie`,
    good: {
      attendees: null,
      days: 5,
      must: [
        needs('profile_spot', 8),
        needs('stage_wash', 12),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('effect_fluid', 2),
        needs(/K12.2/, 4),
        needs('subwoofer', 2),
        needs(/Wing/, 1),
        needs('stagebox', 1),
        needs('mic_headset', 6),
        needs('stage_monitor', 4),
      ],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        'delivery',
        'crew_sound',
        'crew_lighting',
        'crew_technician',
        'crew_stagehand',
        'mic_stand',
        'speaker_stand',
      ],
      silly: ['toilet', 'marquee', 'chair', 'generator', 'projector', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/whanganui|playhouse|musical/i],
    },
  },
  {
    id: 'ho-v-harvest-dance',
    language: 'en',
    catalogue: 'rimu',
    description: `Hi guys, orchard staff end-of-harvest dance, Saturday 17 April, Tapawera hall, 120 people, 7 till midnight. Can you price:

1 Party PA
2 handheld radio mics
2 gig bars + the mirror ball
10 festoons for the porch and the trees outside
30 sqm parquet
12 picnic sets
4 outdoor heaters
1 pallet bar, 1 glass door chiller
DJ for 5 hours

Delivered by 2 on the day and picked up Sunday. Cheers, Moana @ Tapawera Pipfruit`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Party PA/, 1),
        needs('mic_wireless_handheld', 2),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('festoon', 10),
        needs('dance_floor', 30),
        needs('beer_table_set', 12),
        needs('patio_heater', 4),
        needs(/pallet/, 1),
        needs(/glass door/, 1),
        needs('crew_dj', 1),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, 'dj_player', 'dj_mixer', 'dj_booth', 'crew_bar', 'waste_bin'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'pinboard', 'whiteboard', 'toilet', 'marquee', 'crowd_barrier', 'line_array'],
      title: [/tapawera|harvest|dance/i, /120/],
    },
  },
  {
    id: 'ho-v-business-expo',
    language: 'en',
    catalogue: 'rimu',
    description: `Quote request form
Contact: Chamber of Commerce, Timaru (Lyn Baxendale)
Event: South Canterbury Business Expo
Dates: Fri 22 and Sat 23 October
Location: Stadium hall, Timaru
Expected: 1,500 through the doors over the two days, 40 stallholders
Display boards: 30
Trestles: 40, each with a white cloth
Chairs: 80 black conference
Bar leaners: 10 white
Registration: 2 counters
Power: 8 distros, 16 x 3 phase leads, 60 extension leads, 40 m cable ramp
Sound: the hall has ceiling speakers and an amp. 1 handheld radio mic to plug in is all
Lighting: not required
Screens: stallholders bring their own TVs
Flooring: hall is carpeted
Generator: no
Security: booked already with the stadium's people
Crew: 4 loaders, 5 hours in, 4 hours out
Bins: 15`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs('pinboard', 30),
        needs('table_trestle', 40),
        needs(/white trestle/, [40, 42]),
        needs(/stacker black/, [80, 84]),
        needs('table_cocktail', 10),
        needs('registration_desk', 2),
        needs('power_distro', 8),
        needs(/3ph lead/, 16),
        needs(/Ext lead/, 60),
        needs('cable_ramp', 40),
        needs('mic_wireless_handheld', 1),
        needs('crew_stagehand', [4, 40]),
        needs('waste_bin', 15),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'crew_electrician', 'audio_cable', 'fire_extinguisher'],
      offers: ['stanchion', 'two_way_radio', 'hot_drinks', 'crew_technician', 'whiteboard', 'crowd_barrier'],
      excluded: [...SPEAKERS, 'lighting', 'display', 'carpet', 'generator', 'fuel', 'crew_steward'],
      silly: ['marquee', 'dance_floor', 'stage_monitor', 'bar_unit', 'toilet', 'drum_kit', 'mixing_console'],
      title: [/timaru|expo|canterbury/i, /1[,. ]?500/],
    },
  },
];

import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A purchasing officer's request, a careers fair, a rider; out of doors a film, a run, a fête. */
export const NENE_TRADE: readonly EvalBrief[] = [
  {
    id: 'ho-be-van-launch',
    language: 'en',
    catalogue: 'nene',
    description: `REQUEST FOR QUOTATION
Issued by: Group Purchasing
Subject: Dealer launch, electric van range, exhibition hall at Northampton
Event days: Tuesday 9 and Wednesday 10 November. Installation Monday 8 November.
Audience: 150 dealers, seated theatre style (the same group both days)

Lot 1, staging
(12) 8' x 4' decks on 2 ft legs, black valance to front and sides, (2) treads
12 m black drape, 3 m high, to rear

Lot 2, vision
LED wall 5 m x 3 m
(1) vision mixer, (2) show laptops, (2) presenter foldback screens, (1) clicker
Vision engineer

Lot 3, sound
System suitable for the audience above; (4) headset and (2) handheld radio microphones; sound engineer

Lot 4, lighting
(8) moving wash, (12) LED pars, (24) battery uplighters, (1) hazer, control desk, lighting engineer

Lot 5, furniture
(150) black linking chairs, (20) poseur tables, (2) welcome desks

Prices are to be shown ex VAT. Please return by 30 September.`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs(/Litedeck 8/, 12),
        needs('stage_steps', 2),
        needs('drape', 12),
        needs('led_wall', 15),
        needs('video_switcher', 1),
        needs('playback_laptop', 2),
        needs('confidence_monitor', 2),
        needs('crew_video', [1, 6]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 2])),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 6]),
        needs(/Moving wash/, 8),
        needs(/^Par, LED/, 12),
        needs('uplight', 24),
        needs('hazer', 1),
        needs('crew_lighting', [1, 6]),
        needs(/conference, black/, [150, 150]),
        needs('table_cocktail', 20),
        needs('registration_desk', 2),
      ],
      should: [
        needs(/Legs 2ft/, 12),
        needs('stage_skirt', [10, 30]),
        needs('presentation_clicker', [1, 2]),
        needs('lighting_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SHOW, 'video_processor', 'stage_handrail'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'mirror_ball', 'drum_kit', 'crowd_barrier'],
      title: [/northampton|launch|van/i, /150/],
    },
  },
  {
    id: 'ho-be-careers-fair',
    language: 'en',
    catalogue: 'nene',
    description: `Careers fair, college sports hall, Stamford
- Thurs 14 October, 10 till 4, stands up by the evening before
- about 600 students through the day
- 24 shell scheme stands, 3 x 2
- each stand: one trestle table and two chairs, plus a mains socket
- 10 poster boards in the corridor
- 2 welcome desks
- 3 coat rails
- a battery speaker with a mic for announcements
- 6 two-way radios for the staff

Quote by Friday if possible please, Marcus`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('exhibition_stand', 24),
        needs('table_trestle', [24, 24]),
        needs(['chair', 'chair_banquet'], [48, 52]),
        needs('pinboard', 10),
        needs('registration_desk', 2),
        needs('coat_rail', 3),
        needs(/Battery box/, 1),
        needs('two_way_radio', 6),
      ],
      should: [needs('power_cable', [12, 60]), needs('power_distro', [2, 8]), needs('transport')],
      allowed: [...ANY_JOB, 'tablecloth', 'mic_wireless_handheld', 'crew_technician', 'speaker_stand'],
      offers: [...MEETING_OFFERS, ...SPEECH, 'table_cocktail', 'stanchion', 'waste_bin', 'crew_steward'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', 'table_round', 'drum_kit'],
      title: [/stamford|careers/i, /600/],
    },
  },
  {
    id: 'ho-be-soul-rider',
    language: 'en',
    catalogue: 'nene',
    description: `Production note from the tour manager

Show: Sunday 16 May, Riverside Hall, Wellingborough, 450 standing. The house has no PA of its own. Seven-piece soul band on stage.

PA: three-way or line array with subs, to reach the back of the room
FOH: 48 channel digital desk, stage rack at the side of the stage
Monitors: 6 wedges
Mics: 3 radio handhelds (vocals), 3 x SM57 (horns), one drum mic set, 10 tall boom stands
DI: 6
Crew: our FOH engineer travels with us. We need one sound engineer from you for monitors.
Backline: we carry drums, amps and keys in the van, none needed
No haze and no smoke, the lead singer won't go on

As an option please price 8 moving washes with a lighting desk and operator.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(['line_array', 'speaker_top'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs(/48ch/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', 3),
        needs(/SM57/, [3, 5]),
        needs(/Drum mics/, 1),
        needs('di_box', 6),
        needs('mic_stand', [10, 12]),
        needs('crew_sound', 1),
      ],
      should: [needs('stagebox', [1, 2]), offers(/Moving wash/, 8), offers('lighting_console', 1), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'crew_stage_manager'],
      offers: without([...SHOW, ...SHOW_OFFERS], ...FOG, 'effect_fluid', 'backline'),
      excluded: [...FOG, 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'chair', 'dance_floor', 'projector'],
      title: [/wellingborough|riverside|soul/i, /450/],
    },
  },
  {
    id: 'ho-be-rec-film-night',
    language: 'en',
    catalogue: 'nene',
    description: `Phone message, Weds 10.40, Karen at Raunds town council

Film night on the rec, Fri 20 August, 250 expected
Wants inflatable screen, bright projector, sound for outdoors, laptop, one radio mic for the mayor's hello, somebody there to run it
5 loos + 1 accessible, 20 barriers, 4 festoon
Everyone brings own rugs & chairs
Council has its own generator, will be on site
Rotary doing the bar and hot dogs
Ring back with price`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Inflatable cinema/, 1),
        needs('projector', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'], [1, 8]),
        needs('playback_laptop', [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 3]),
        needs('toilet', 5),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [20, 20]),
        needs('festoon', 4),
      ],
      should: [needs(/Projector 12k/, 1), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...LOUD, 'video_cable', 'video_switcher', 'crew_video'],
      offers: without(OUTDOORS_OFFERS, 'chair', 'bench', 'stage_roof'),
      excluded: [...SEATS, 'generator', 'fuel', 'bar_unit', 'crew_bar', 'cooking'],
      silly: ['lectern', 'dance_floor', 'stage_monitor', 'disco_light', 'table_round', 'exhibition_stand', ...FOG],
      title: [/raunds|film/i, /250/],
    },
  },
  {
    id: 'ho-be-striders-10k',
    language: 'en',
    catalogue: 'nene',
    description: `Morning,

I'm race secretary for the Striders. Our 10k is on Sunday 3 October in the country park, 900 runners, first start 9.30, all packed up by 1.

Could you give me a price for:
- a PA covering the start and finish, with a radio mic for the commentator
- a 6kVA generator to run it and some cable
- 120 crowd barriers
- 12 loos, 1 accessible
- 6 of the 3 x 3 pop-ups
- 15 wheelie bins
- 10 two-way radios

Our own members marshal the course, 60 of them, so no stewards please. Tables for registration are coming from the scout hut. The timing company brings the gantry and the clock.

Cheers
Ruth`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [1, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/6kVA/, 1),
        needs('crowd_barrier', [120, 120]),
        needs('toilet', 12),
        needs('toilet_accessible', 1),
        needs('gazebo', 6),
        needs('waste_bin', 15),
        needs('two_way_radio', 10),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...LOUD],
      offers: without(OUTDOORS_OFFERS, 'crew_steward', 'table_trestle', 'stage_roof'),
      excluded: ['crew_steward', 'table_trestle', 'table_desk', 'speaker_timer'],
      silly: ['lectern', 'projector', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', ...FOG],
      title: [/10k|striders|run|race/i, /900/],
    },
  },
  {
    id: 'ho-be-green-fete',
    language: 'en',
    catalogue: 'nene',
    description: `Does anyone on here hire out stuff for a village fete? We're on the green in Elton on Monday 30 August, 11 to 4, roughly 600 people. After eight pop-up gazebos, 40 trestle tables, 100 white folding chairs and a small PA with a radio mic for the raffle and the dog show. The pub's running the bar, and the village hall is open so no portable loos needed. Power comes from the hall as well. DM me a price, ta`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('table_trestle', [40, 40]),
        needs(/folding, white/, [100, 100]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 6])),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Talk set|Battery box/, [1, 2])),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...SPEECH,
        'mic_wireless_handheld',
        'subwoofer',
        'tablecloth',
      ],
      offers: without([...OUTDOORS_OFFERS, ...PLATFORM], ...LOOS, 'stage_roof'),
      excluded: [...LOOS, 'bar_unit', 'crew_bar', 'generator', 'fuel'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'line_array', ...FOG],
      title: [/elton|f[eê]te/i, /600/],
    },
  },
];

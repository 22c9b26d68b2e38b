import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LINEN, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const COMMENCEMENT_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'lectern',
  'mic_lectern',
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'generator',
];
const POETRY_OFF: readonly Selector[] = ['generator', 'chair', 'chair_banquet', 'bench', 'festoon'];
const BLOCK_OFF: readonly Selector[] = [
  'stage_wash',
  'moving_head',
  'profile_spot',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
];
const TAILGATE_OFF: readonly Selector[] = [
  'generator',
  ...LOOS,
  'dance_floor',
  'space_heater',
  'patio_heater',
  /Tablecloth 90/,
];

/** Fields, parks and streets over the American shelf. */
export const RARITAN_OUTDOORS: readonly EvalBrief[] = [
  {
    id: 'ho-ck-commencement-abstract',
    language: 'en',
    catalogue: 'raritan',
    description: `SOURCE: state purchasing portal, closed solicitation (County College, commencement rental; complete abstract)
Scope of Work Tent • One (1) 60' x 120' white pole tent, set on the North Lawn no later than noon on Wednesday, May 20 • Fire extinguishers, eight (8), mounted at the exits Seating • 1,400 white folding chairs, in rows, tied together per the fire code • Contractor to wipe down chairs on the morning of the ceremony Platform • 16' x 32' platform, 24" high, level, with black skirting on the front and both ends • Two (2) stair units with handrails • One (1) ADA compliant ramp • Guardrail across the rear, 32' Registration • Two (2) 20' x 20' frame tents • Ten (10) 8' banquet tables Comfort • Six (6) portable restrooms plus two (2) ADA units • Two (2) hand wash stations Not in Contract • Public address system, podium and microphones are furnished and operated by the College's Media Services department and are not part of this bid • Power is available from the Student Center; generators shall not be required Schedule • Ceremony is Thursday, May 21 at 10:00 AM, rain or shine • Removal completed by Friday, May 22, 5:00 PM`,
    good: {
      must: [
        needs(/Pole Tent 60 x 120/, 1),
        needs('fire_extinguisher', [8, 12]),
        needs('chair', 1400),
        needs(/Stage Deck 4 x 8/, 16),
        needs(/Stage Legs 24/, 16),
        needs('stage_skirt', [8, 12]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_handrail', [4, 12]),
        needs(/Frame Tent 20 x 20/, 2),
        needs(/Banquet Table 8/, 10),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, ...COMMENCEMENT_OFF),
      offers: without([...OUTDOORS_OFFERS, 'drape', 'fan', 'tablecloth'], ...COMMENCEMENT_OFF),
      excluded: COMMENCEMENT_OFF,
      silly: ['dance_floor', 'disco_light', 'hazer', 'inflatable', 'mobile_stage'],
      title: [/commencement|college/i],
    },
  },
  {
    id: 'ho-ck-village-resolution',
    language: 'en',
    catalogue: 'raritan',
    description: `VILLAGE BOARD - REGULAR MEETING - AGENDA ITEM 9C
Title: Independence Eve Concert in Harmon Park, stage, sound and site rental

The Independence Eve Concert with the Tri-County Pops Orchestra (54 players) is to be held on Thursday, July 2, from 7:00 to 9:30 PM. Attendance in recent years has been about 3,000. The shell which the Village used to borrow from the Park District was taken out of service last fall, so a stage has to be rented.

Staff obtained a proposal for the following:
1. A mobile stage with roof, 24' x 20', with stairs.
2. Sound system suitable for 3,000 people outdoors, with subwoofers, a digital console and stage box, and two audio engineers. Twelve condenser or instrument microphones for the orchestra, two wireless handheld microphones for the conductor and the Village President.
3. 54 music stands with lights and 54 chairs for the players.
4. A towable generator of at least 50 kW for stage and sound.
5. Four diesel light towers for the exits and the parking field.
6. Twenty portable restrooms, two ADA restrooms, four hand wash stations.
7. Eighty steel barricades.

Funds are available in account 01-4410. Recommendation: approve.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [6, 24]),
        needs('subwoofer', [2, 8]),
        needs(/Midas M32R/, [1, 2]),
        needs('stagebox', [1, 3]),
        needs('crew_sound', 2),
        needs('mic_instrument', [6, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('music_stand', [54, 56]),
        needs('chair', [54, 56]),
        needs(/Generator 56 kW/, [1, 2]),
        needs(/Light Tower/, 4),
        needs('toilet', 20),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('crowd_barrier', 80),
      ],
      should: [needs('transport'), needs('mic_stand')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['dance_floor', 'disco_light', 'inflatable', 'mic_conference', 'table_round'],
      title: [/concert|harmon|independence|orchestra/i, /3[,.]?000/],
    },
  },
  {
    id: 'ho-ck-forum-poetry',
    language: 'en',
    catalogue: 'raritan',
    description: `Sound reinforcement forum > Live sound > "PA for readings in an orchard??"

Hey all, total newbie here.

I'm putting on an evening of poetry and a couple of acoustic songs in an old orchard, about 60 people, sitting on blankets they bring themselves so I don't need any seating. There's no power out there. None. And the owner won't have a generator on the property (bees, long story), so don't suggest one please.

What I think I need: something battery powered that reaches the back of 60 people, one mic for the readers that isn't tethered, and some way to get an acoustic guitar into it. Also it gets dark by about 8 so maybe four of those bistro strings? Scratch that, no power, so whatever battery lights there are, six or so around the trees.

I'd rather rent than buy. What would you get? It's one evening, Sat Sept 12.

TIA, fern_and_fret`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Battery Speaker/, [1, 2]),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs(/Wireless Uplight/, [6, 8]),
      ],
      should: [needs(['di_box', 'mic_instrument', 'mic_wired'], [1, 3])],
      allowed: [
        'speaker_stand',
        'mic_stand',
        'mic_wireless_handheld',
        'mic_wired',
        'mic_instrument',
        'di_box',
        'audio_cable',
        'mixing_console',
        'crew_technician',
        'transport',
        'consumables',
        'crew_stagehand',
        'crew_sound',
        'audio_player',
      ],
      offers: ['gazebo', ...LOOS, 'waste_bin', 'fire_extinguisher', 'hand_wash', 'crew_steward'],
      excluded: POETRY_OFF,
      silly: ['line_array', 'subwoofer', 'mobile_stage', 'projector', 'crowd_barrier', 'dance_floor'],
      title: [/orchard|poetry|reading/i, /60/],
    },
  },
  {
    id: 'ho-ck-street-stage',
    language: 'en',
    catalogue: 'raritan',
    description: `SOURCE: bid abstract, City of Wexler Bay, Harvest on Main street festival, Saturday, October 10 (excerpt cut at the end by the index)
Stage • The City requires a covered stage of about 24x20. Stage must have a roof and at least one set of stairs with handrails. This is a rain or shine event. • Stage will sit on Main Street between Third and Fourth and may be placed once the road is closed at 7am. Program runs 11am to 5pm. • Stage to be cleared by 7pm. Audio • Clear coverage of one city block, approx. 250 ft. Crowd at any one time is estimated at 800. • Performers are dance schools, a mariachi group of nine, a youth jazz band and cloggers, a list of inputs will be provided. • Minimum of eight wired vocal mics, four instrument mics, four wireless handhelds, four floor monitors. • Music playback from phone or USB between the acts. • One audio engineer for the whole of the program. Lighting • As the program is in daylight, stage lighting is not required and should not be quoted. Power • There is no city power at this location. Vendor shall include a generator sized for the audio system, with cable and ramps to cross one sidewalk. Other • Barricades for the road closure are set by Public Works. • Vendor to carry $2,000,000 of general liab`,
    good: {
      attendees: [800, 800],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [4, 16]),
        needs('mic_wired', [8, 16]),
        needs('mic_instrument', [4, 8]),
        needs('mic_wireless_handheld', [4, 5]),
        needs('stage_monitor', [4, 6]),
        needs('mixing_console', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('generator', [1, 2]),
        needs('cable_ramp', [2, 30]),
      ],
      should: [needs('transport'), needs('audio_player'), needs('subwoofer', [2, 8]), needs('mic_stand')],
      allowed: without([...SHOW, ...OUTDOORS], ...BLOCK_OFF, ...STAGE_LIGHT, 'moving_head'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...BLOCK_OFF),
      excluded: BLOCK_OFF,
      silly: ['dance_floor', 'disco_light', 'inflatable', 'table_round', 'projector', 'marquee'],
      title: [/harvest|wexler|festival|main/i],
    },
  },
  {
    id: 'ho-ck-tailgate-questionnaire',
    language: 'en',
    catalogue: 'raritan',
    description: `RENTAL VENDOR QUESTIONNAIRE (return to Alumni Relations by Sept 4)

Event name: Homecoming Tailgate, Class Years Ending in 1 and 6
Date / hours: Oct 17, 10 am - 2 pm
Location: Lot C, paved
Expected number of guests: 480

1. Tents - Yes. Two frame tents 40 x 60, no stakes (asphalt), weighted.
2. Seating - Yes. 60 in rounds for 480, eight at each, white folding chairs.
3. Buffet / service tables - Yes, 16 at 8 ft.
4. Linens - Yes, round white cloths on every guest table. Buffet: no, caterer brings those.
5. Sound - Yes, speakers and mixer for background music and announcements, 2 wireless handheld mics.
6. Dance floor - No.
7. Generator - No. House power at four light poles, 20 A each.
8. Restrooms - No, Field House is open.
9. Heat - No.
10. Trash - Yes, 14 trash and recycling pairs.
11. Radios for volunteers - Yes, 10.
12. Games / attractions - one photo booth.

Please attach certificate of insurance and flame certificates.`,
    good: {
      attendees: 480,
      days: 1,
      must: [
        needs(/Frame Tent 40 x 60/, 2),
        needs(/Round Table 60/, [60, 62]),
        needs('chair', [480, 490]),
        needs(/Banquet Table 8/, 16),
        needs(/Tablecloth Round/, [60, 62]),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('waste_bin', 14),
        needs('two_way_radio', 10),
        needs('photo_booth', 1),
      ],
      should: [needs('transport'), needs('ballast'), needs(['mixing_console', 'pa_package'])],
      allowed: without(
        [
          ...OUTDOORS,
          'speaker_top',
          'speaker_column',
          'pa_package',
          'mixing_console',
          'speaker_stand',
          'mic_stand',
          'audio_cable',
          'audio_player',
          'crew_sound',
          'crew_technician',
          'marquee_floor',
        ],
        ...TAILGATE_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, 'subwoofer', 'fan', 'table_cocktail', 'balloons'], ...TAILGATE_OFF),
      excluded: TAILGATE_OFF,
      silly: [...STAGES, 'projector', 'hazer', 'moving_head'],
      title: [/tailgate|homecoming/i, /480/],
    },
  },
  {
    id: 'ho-ck-movie-night',
    language: 'en',
    catalogue: 'raritan',
    description: `PARKS COMMISSION - MINUTES (excerpt) - Movies Under the Elms

Mr. Odell reported on the three Friday movie nights, July 10, 17 and 24, on the lower ball field. Families have numbered around 350. Last summer's screen was torn in storage and cannot be repaired. After discussion the following is to be rented for each of the three evenings:

• the 20 ft inflatable screen with its blower
• a projector bright enough for dusk, 12,000 lumens, and a laptop to play the film from
• two to four powered speakers on stands with two subs and a small mixer; one wireless mic for announcements
• a quiet generator for all of it, 7 kW said to be sufficient; two if the screen blower needs its own
• six LED work lights for the path to the parking lot
• 10 extension cords and 20 cable ramps
• one AV technician to set up and run the show

Motion by Commissioner Tran, second by Commissioner Beale; carried 5-0.`,
    good: {
      attendees: 350,
      days: 3,
      must: [
        needs(/Inflatable Movie Screen/, 1),
        needs(/12,000 Lumen/, 1),
        needs('playback_laptop', [1, 2]),
        either(needs('speaker_top', [2, 4]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', 2), needs(/Dance PA/, 1)),
        needs('mic_wireless_handheld', [1, 2]),
        needs('generator', [1, 2]),
        needs('floodlight', 6),
        needs(/Extension Cord/, [10, 14]),
        needs('cable_ramp', [20, 24]),
        needs('crew_technician', [1, 90]),
      ],
      should: [needs('transport'), needs('speaker_stand', [2, 4]), needs(['mixing_console', 'pa_package'])],
      allowed: [
        ...OUTDOORS,
        'speaker_top',
        'pa_package',
        'mixing_console',
        'audio_player',
        'audio_cable',
        'mic_stand',
        'video_cable',
        'crew_video',
        'crew_sound',
        'di_box',
      ],
      offers: [...OUTDOORS_OFFERS, 'inflatable', 'video_switcher'],
      silly: [...STAGES, 'dance_floor', 'hazer', 'moving_head', 'lectern', 'stage_monitor', ...LINEN],
      title: [/movie|elms|film/i, /350/],
    },
  },
  {
    id: 'ho-ck-hill-country-rider',
    language: 'en',
    catalogue: 'raritan',
    description: `CALLOWAY & THE LATE TRAIN
Rider for outdoor concerts (this copy: Founders Day, Ridgely, Saturday June 6, crowd of about 1,500)

Stage Requirements - Purchaser shall provide a covered stage, no less than 24 feet by 20 feet, flat, sturdy and in good condition, with stairs. In addition two (2) drum and horn risers of 8 feet by 8 feet, 16 inches high (each made of two 4 by 8 decks).

Power Requirements - A minimum of six (6) separate 20A 120V circuits on the stage. If no house service is present, Purchaser shall provide a diesel generator of no less than 25 kW, with a licensed electrician on the premises at set-up.

Sound - Purchaser shall provide line array and subwoofers suited to the crowd, one 32 channel digital console with stage box, six (6) floor monitors, eight (8) direct boxes, twelve (12) boom stands, and one audio engineer to look after the system. All microphones travel with the band, please do not supply any.

Backline - Purchaser shall provide one five piece drum kit, one Ampeg bass amp and two Fender Twins. Artist travels with own keyboards.

Lighting - Wash, minimum 12 LED pars with a console, if the show runs past sundown (it does: 8.00 to 10.00 pm). Lighting designer to be`,
    good: {
      attendees: [1500, 1500],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/Stage Deck 4 x 8/, 4),
        needs(/Stage Legs 16/, 4),
        needs(/Generator 25 kW|Generator 56 kW/, [1, 2]),
        needs('crew_electrician', [1, 20]),
        needs('line_array', [4, 12]),
        needs('subwoofer', [2, 8]),
        needs(/Midas M32R/, [1, 2]),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 6),
        needs('di_box', 8),
        needs('mic_stand', 12),
        needs('crew_sound', [1, 2]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 2),
        needs('stage_wash', [12, 16]),
        needs('lighting_console', [1, 2]),
      ],
      should: [needs('crew_lighting', [1, 2]), needs('transport'), needs('power_distro')],
      allowed: without([...SHOW, ...OUTDOORS], 'mic_wired', 'mic_instrument'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'pit_barrier'], 'backline', 'keyboard'),
      excluded: [
        'mic_wired',
        'mic_instrument',
        'mic_wireless_handheld',
        'mic_headset',
        'mic_wireless_lapel',
        'keyboard',
      ],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'mic_conference'],
      title: [/calloway|founders|ridgely|concert/i],
    },
  },
];

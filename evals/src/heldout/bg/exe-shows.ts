import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SPEAKERS, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** After a fair's section of a bid, a rider, a village board's item and a forum post. */
export const EXE_SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-bg-fair-grandstand',
    language: 'en',
    catalogue: 'exe',
    description: `SECTION 3 GRANDSTAND SOUND AND LIGHTS
3.1 The Fair presents ticketed concerts in front of the grandstand (capacity 3,800) on three consecutive nights, August 12, 13 and 14. One system serves all three nights and stays in place.
3.2 Contractor shall furnish the following as a minimum. Line array, eight (8) boxes per side. Six (6) dual 18 inch subwoofers. Digital console, 32 channels or more, at front of house. Eight (8) floor monitors. Microphones, stands, direct boxes and digital snake for a six piece act. Twenty-four (24) LED par fixtures. Twelve (12) moving lights. Two (2) follow spots. Lighting console. Four (4) intercom stations.
3.3 Personnel: one FOH engineer, one monitor engineer, one lighting operator, each show day, load in to load out.
3.4 Fair Provides. The Fair's permanent covered stage, 60 x 40. Three phase 400 amp service within 50 feet of stage left; generators are not needed. Six stagehands for load in and load out. One extended reach forklift with operator. Stage front barricade and all fence. Golf cart.
3.5 The video screens are under contract with the Fair's sponsor and shall not be included in the bid.
3.6 Contractor's crew receives gate passes (12) and one hot meal per day in the 4-H kitchen. Camping with hookups $25 per night.
3.7 Bid amount shall be one lump sum. For reference the 2025 award was $41,300. 3.8 Alternate A: state the deduction, if any, should the Fair cancel one night prior to Ju`,
    good: {
      attendees: [3800, 3800],
      days: 3,
      must: [
        needs('line_array', [16, 16]),
        needs('subwoofer', [6, 6]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', [8, 8]),
        needs(/PAR LED/, [24, 24]),
        needs('moving_head', [12, 12]),
        needs('followspot', [2, 2]),
        needs('lighting_console', [1, 1]),
        needs('intercom', [4, 4]),
        needs('crew_sound', [1, 6]),
        needs('crew_lighting', [1, 9]),
      ],
      should: [
        needs('stagebox', [1, 2]),
        needs(['mic_wired', 'mic_instrument'], [4, 30]),
        needs('di_box', [2, 16]),
        needs('mic_stand', [6, 40]),
        needs('transport'),
      ],
      allowed: without(
        [...SHOW, 'crew_technician'],
        'crew_stagehand',
        'stage_deck',
        'stage_leg',
        'stage_steps',
        'stage_handrail',
        'stage_skirt',
        'stage_ramp',
      ),
      offers: without(
        [...SHOW_OFFERS, 'mic_wireless_handheld', 'two_way_radio', 'gazebo', 'fire_extinguisher', 'crew_steward'],
        'led_wall',
        'video_processor',
      ),
      excluded: [
        'mobile_stage',
        'stage_deck',
        'stage_roof',
        'generator',
        'fuel',
        'crew_stagehand',
        'forklift',
        'pit_barrier',
        'fencing',
        'led_wall',
      ],
      silly: [
        'lectern',
        'projector',
        'dance_floor',
        'table_round',
        'toilet',
        'marquee',
        'flip_chart',
        'exhibition_stand',
      ],
      title: [/fair|grandstand/i],
    },
  },
  {
    id: 'ho-bg-rider-tin-lantern',
    language: 'en',
    catalogue: 'exe',
    description: `TIN LANTERN - TECHNICAL AND HOSPITALITY RIDER (p. 2 of 6)

Stage - Purchaser shall furnish a stage no smaller than 24 feet wide by 20 feet deep by 3 feet high, level, clean and free of wobble, with two sets of steps. Drum riser 8 x 8, one foot. Outdoors the stage MUST have a roof. NO exceptions, we have been rained on enough.

Sound - Stereo PA with subs, capable of covering the audience area evenly (expect 800). Four (4) floor wedges. Ten (10) active DI. One set of drum mics. Fourteen (14) boom stands. Artist carries its own front of house console, its own in ear monitors and every vocal microphone. Do not rent these for us please, they will sit in the case.

Backline - One five piece drum kit w/ cymbals, Ampeg SVT w/ 8x10 or equal, two (2) Fender Deluxe Reverb. Artist travels with guitars, pedals and keyboards.

Lights - General wash, ambers and blues, two colors minimum, and a human being to run it. Absolutely NO haze, fog or smoke of any kind (asthma).

Power - Six (6) separate 20A circuits at the stage, grounded. Licensed electrician on call from load in until end of show.

Merch - One 8 ft table, two chairs and a light at the main entrance.

Hospitality - Four hotel rooms, non smoking. Hot dinner for 7 (two vegetarian, one no gluten). 24 bottles spring water ROOM TEMPERATURE. Clean towels x 8. Coffee, real milk, a lemon, local honey if there is such a th`,
    good: {
      attendees: [800, 800],
      must: [
        either(needs('stage_deck', [15, 19]), needs('mobile_stage', 1)),
        needs([...SPEAKERS], [4, 28]),
        needs('stage_monitor', [4, 4]),
        needs('di_box', [10, 10]),
        needs(/MIC DRUM SET/, 1),
        needs('mic_stand', [14, 14]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 2),
        needs('crew_electrician', [1, 16]),
        needs('crew_lighting', [1, 2]),
        needs(/TABLE BANQUET 8FT/, 1),
      ],
      should: [
        needs(['stage_wash', 'lighting_package'], [1, 32]),
        needs('stage_steps', [2, 2]),
        needs('chair', [2, 2]),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [
        ...without(SHOW, 'mixing_console', 'in_ear_monitor', 'mic_wired', 'hazer', 'effect_fluid'),
        'mobile_stage',
        'stage_roof',
        'chair',
        'generator',
        'fuel',
        'stage_leg',
        'stage_handrail',
      ],
      offers: [
        ...without(SHOW_OFFERS, 'smoke_machine', 'hazer', 'backline'),
        ...without(OUTDOORS_OFFERS, 'marquee'),
        'table_trestle',
        'floodlight',
        'pit_barrier',
      ],
      excluded: [
        'mixing_console',
        'in_ear_monitor',
        'mic_wired',
        'mic_wireless_handheld',
        'mic_headset',
        'keyboard',
        'hazer',
        'smoke_machine',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'exhibition_stand', 'flip_chart', 'inflatable'],
      title: [/tin lantern|rider|800|concert|show/i],
    },
  },
  {
    id: 'ho-bg-board-harvest-movie',
    language: 'en',
    catalogue: 'exe',
    description: `The Harvest Moon Concert and Movie will be held at Lagoon Park on Saturday, October 9. The event was moved from September 25 because of the homecoming game. The 24’ x 20’ mobile stage that the Park District normally lends the Village is committed elsewhere on that date.

Staff contacted five firms. A 24’ x 20’ mobile stage with a hydraulic roof can be rented. A larger unit, 32’ x 28’, is also available but would require removing a portion of the split rail fence and is more than the community band needs. Staff recommends the 24’ x 20’.

The movie begins at dusk following the band and requires a 20 foot inflatable screen, one projector suitable for outdoor use and connection to the sound system. Sound for an audience of approximately 1,200, one engineer, a quiet towable generator, two light towers for the parking area and labor to set up and strike are included in the quote.

Total cost of stage, screen, sound, generator, towers and labor with the 24’ x 20’ stage is $10,480. With the 32’ x 28’ stage the total is $13,730. Funds are available in account 283-4003-442990. This item was reviewed by the Parks Advisory Board, recommended 5-0 and referred to the Village Board for approval.`,
    good: {
      attendees: [1200, 1200],
      days: 1,
      must: [
        needs(/STAGE MOBILE 24X20/, 1),
        needs(/SCREEN INFLATABLE/, 1),
        needs('projector', [1, 1]),
        needs([...SPEAKERS], [4, 28]),
        needs('crew_sound', [1, 1]),
        needs(/GENERATOR (25|70)KW/, [1, 2]),
        needs('floodlight', [2, 2]),
        needs('crew_stagehand', [1, 60]),
      ],
      should: [needs(/LAPTOP|PLAYER/, [1, 2]), needs('fuel'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'playback_laptop', 'crew_video', 'video_cable', 'mic_wireless_handheld'],
      offers: [
        ...SHOW_OFFERS,
        ...OUTDOORS_OFFERS,
        'stage_roof',
        'mobile_stage',
        'drum_kit',
        'choir_riser',
        'music_stand',
      ],
      atMost: [needs('mobile_stage', 1)],
      silly: ['table_round', 'dance_floor', 'exhibition_stand', 'flip_chart', 'lectern', 'disco_light'],
      title: [/lagoon|harvest|moon|movie/i],
    },
  },
  {
    id: 'ho-bg-forum-two-speakers',
    language: 'en',
    catalogue: 'exe',
    description: `Outdoor wedding - what do I rent??

Long time lurker. My sister's getting married on our uncle's farm on June 26 and somehow "you like music" turned into I'm in charge of sound. About 110 guests.

Part 1: ceremony, by the pond. No outlets anywhere near. I need the officiant to be heard (he's soft spoken, lav mic?) and some music walking in off my phone. Do I need one battery speaker or two, rows are maybe 50 ft deep

Part 2: dancing in the pole barn, there's power, 2 regular circuits. Playlist, no DJ. I figured 2 tops and a sub or two?? I want people to actually dance but my uncle has cows lol. Also a mic for toasts, wireless.

Would a couple lights for the dance floor be dumb or not. Budget isn't huge. thx in advance`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/PA BATTERY/, [1, 2]),
        needs(['mic_wireless_lapel', 'mic_headset'], [1, 1]),
        either(needs(/PA SYSTEM DANCE/, 1), needs(['speaker_top', 'subwoofer'], [3, 4])),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [
        either(
          needs(['disco_light', 'stage_wash', 'uplight'], [1, 12]),
          offers(['disco_light', 'stage_wash', 'uplight']),
        ),
        needs('transport'),
      ],
      allowed: [...LOUD, ...ANY_JOB, 'disco_light', 'uplight', 'pa_package', 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, 'ceremony_arch', 'gazebo', 'generator', ...PARTY_LIGHT, 'chair', ...TABLES, 'toilet'],
      silly: [
        'line_array',
        'mobile_stage',
        'led_wall',
        'projector',
        'lectern',
        'drum_kit',
        'crowd_barrier',
        'stage_monitor',
      ],
      title: [/wedding|farm|barn|110/i],
    },
  },
];

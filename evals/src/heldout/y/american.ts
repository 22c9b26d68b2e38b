import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** American: a city's request for quotes, a church's retreat, a forum's post, a company's form. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-y-oath-in-the-park',
    language: 'en',
    catalogue: 'slaney',
    description: `REQUEST FOR QUOTES
Naturalization ceremony, Riverfront Park, Friday, September 17, 10:00 a.m. to noon. Estimated attendance 1,200.

Vendor shall furnish, install and remove:
A. 1,200 chairs, white, folding
B. (10) 4' x 8' stage decks at 24", with ADA ramp, two sets of stairs and black skirting
C. (3) 8' x 4' risers at 16" for the color guard and school choir
D. Public address system covering the seating area, (4) wireless handhelds, one acrylic lectern w/ gooseneck, and an audio engineer
E. (2) frame tents, 20' x 40', for check-in and dignitaries
F. (8) standard restrooms and (2) ADA restrooms
G. Generator power for the sound system

Furnished by the City: barricades, trash containers, police and paramedics. The City's own cable channel records and streams with its own truck and cameras. ASL interpreters are engaged by the court. No video screens are required.

Quotes are due August 6.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/Samsonite/, [1200, 1200]),
        needs('stage_deck', 13),
        needs('stage_ramp', 1),
        needs(['line_array', 'speaker_top', 'speaker_column', 'pa_package'], [2, 16]),
        needs('mic_wireless_handheld', 4),
        needs('lectern', 1),
        needs('crew_sound', [1, 20]),
        needs(/20' x 40'/, 2),
        needs(/Restroom, Standard/, 8),
        needs('toilet_accessible', 2),
        needs('generator', [1, 2]),
      ],
      should: [
        needs(/Leg Set 24/, 10),
        needs(/Leg Set 16/, 3),
        needs('stage_steps', 2),
        needs('stage_skirt', [26, 160]),
        needs('mic_lectern', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'choir_riser', 'mic_instrument', 'mic_wired', 'stage_monitor'],
      offers: without(
        [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        'crowd_barrier',
        ...WALL,
        ...BROADCAST,
        'display',
        'projector',
        'waste_bin',
      ),
      excluded: [
        'crowd_barrier',
        'waste_bin',
        'crew_medic',
        'led_wall',
        'display',
        'projector',
        'projection_screen',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_switcher',
        'crew_interpreter',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'hazer', 'drum_kit', 'smoke_machine'],
      title: [/riverfront|naturali|ceremony/i, /1[., ]?200/],
    },
  },
  {
    id: 'ho-y-ladies-retreat',
    language: 'en',
    catalogue: 'slaney',
    description: `Hi! I'm helping put together the women's retreat at our church, Friday April 9 and Saturday April 10, 250 ladies.

Our church has a great sound system with all the mics and two big screens with projectors, and the tech team is all volunteers, so we are totally covered there. What we don't have is anything pretty! We'd love

- 32 sixty-inch rounds with white floor-length linens
- 250 gold chiavaris (the folding chairs in the fellowship hall are sad)
- 250 white napkins
- 24 uplights around the hall
- 4 loveseats for the panel
- a step and repeat and the photo booth (Friday night only)
- 4 of the big coffee urns

Lunch is in boxes and dinner is catered on their own china, so we won't be needing plates or silverware. And no dance floor, lol, we're Baptists.

Blessings, Tammy`,
    good: {
      attendees: 250,
      days: 2,
      must: [
        needs(/60" Round/, [32, 32]),
        needs(/120" Round/, [32, 34]),
        needs(/Chiavari/, [250, 262]),
        needs('napkin', [250, 275]),
        needs(/Element H6/, 24),
        needs('sofa', 4),
        needs('backdrop', 1),
        needs('photo_booth', 1),
        needs('hot_drinks', 4),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'lighting_console', 'crew_lighting', 'table_coffee'],
      offers: without(
        [...PARTY_OFFERS, 'carpet', 'signage', 'registration_desk', 'serving', 'drape'],
        'dance_floor',
        'disco_light',
        'crew_dj',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'mixing_console',
        'projector',
        'projection_screen',
        'crew_sound',
        'crew_video',
        'crew_technician',
        'crockery',
        'cutlery',
        'dance_floor',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'crew_bar', 'bar_unit', ...FOG],
      title: [/retreat|church|women/i, /250/],
    },
  },
  {
    id: 'ho-y-ballpark-post',
    language: 'en',
    catalogue: 'slaney',
    description: `Ballpark for rentals? Backyard wedding, Saturday October 9, 140 people

Posting here since a rental guy hangs out in this thread. What would all of this run?

40x60 frame tent, 18 sixty inch rounds, 140 of the walnut crossbacks, 15 x 15 ft dance floor, ten strands of bistro lights, four mushroom heaters, one of the LED bars with two bartenders, 300 wine glasses, the nice restroom trailer, and a generator because the house trips if you run the microwave and the dryer.

Before you ask: my cousin DJs and shows up with everything, speakers, mics, dance lights, the works, so zero audio. A mariachi trio strolls around during cocktail hour with no amps. Tacos come off a truck on paper plates so no china or flatware. The lot next door is our parking, my uncles handle that.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/40' x 60'/, 1),
        needs(/60" Round/, [18, 18]),
        needs(/Crossback/, [140, 147]),
        needs('dance_floor', 25),
        needs('festoon', 10),
        needs('patio_heater', 4),
        needs('bar_unit', 1),
        needs('crew_bar', [2, 20]),
        needs(/Wine Glass/, [300, 300]),
        needs('toilet_trailer', 1),
        needs('generator', [1, 2]),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, 'tablecloth', 'napkin'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_floor', 'space_heater', 'refrigeration'],
        'disco_light',
        'crew_dj',
        'moving_head',
        'crew_steward',
      ),
      excluded: ['audio', 'disco_light', 'crew_dj', 'crew_sound', 'crockery', 'cutlery', 'crew_steward'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'choir_riser', 'stage_deck', 'led_wall'],
      title: [/wedding|backyard/i, /140/],
    },
  },
  {
    id: 'ho-y-all-hands-form',
    language: 'en',
    catalogue: 'slaney',
    description: `Type of event: All-hands, hybrid
Date: Tuesday, March 16
Location: our distribution center outside Reno, indoors
Headcount: 300 in the room, theater seating; the other 900 watch online
Equipment wanted: stage 24' x 16' at 24" with stairs and black skirt; LED wall 16' x 9'; PA; six lavs for the leadership panel and three handhelds for Q&A; stage wash; three cameras with operators, switcher, stream encoder; two confidence monitors; countdown timer for the speakers; 300 white folding chairs; black pipe and drape 8' high, 60 ft, behind the stage
Crew: A1, V1 and someone on lights
Budget: $25,000 to $30,000
Anything else: load-in Monday afternoon, rehearsal Monday at 5`,
    good: {
      attendees: [300, 1200],
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('led_wall', [144, 144]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_lapel', 6),
        needs('mic_wireless_handheld', 3),
        needs(['stage_wash', 'lighting_package'], [1, 16]),
        needs('camera', 3),
        needs('crew_camera', [3, 3]),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs(/Samsonite/, [300, 300]),
        needs('drape', [60, 60]),
      ],
      should: [
        needs('stage_leg', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [24, 80]),
        needs('crew_sound', [1, 30]),
        needs('crew_video', [1, 30]),
        needs('crew_lighting', [1, 30]),
        needs('mixing_console', [1, 1]),
        needs('playback_laptop', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...BROADCAST, ...LOUD],
      offers: [...MEETING_OFFERS, 'stanchion', 'carpet', 'stage_monitor', 'hot_drinks', 'table_trestle'],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'choir_riser', ...FOG],
      title: [/reno|all.?hands/i, /300|1[., ]?200/],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { TOPS } from './common.ts';

/** From the United States: a stadium, a city's purchasing office, a church, a barn, a head office. */
export const AMERICA: readonly EvalBrief[] = [
  {
    id: 'ho-ac-commencement-form',
    language: 'en',
    catalogue: 'palisade',
    description: `Rental Request Form, Office of the Assistant Principal
EVENT: Commencement, Class of 2027
DATE/TIME: Sat May 22, 10 am, rain location gym
LOCATION: Varsity field, Millbrook
EXPECTED: 1,900
CHAIRS: 1,400 white folding on the turf. Remaining guests sit in the home bleachers.
STAGE: 24 x 16, 24" high, skirt, two stairs, ADA ramp
PODIUM: acrylic, w/ gooseneck mic
SOUND: field system for 1,900, 2 wireless handhelds, engineer
VIDEO: LED trailer. AV club runs the cameras (theirs)
POWER: pressbox has what is needed, please do not quote generators
TENTS: four 10x10 canopies for water and check-in
RESTROOMS: stadium restrooms open
OTHER: 60 bike rack barricades, 12 radios. Flowers by PTO. Red carpet no longer required (principal's decision).`,
    good: {
      attendees: 1900,
      days: 1,
      must: [
        needs(/Folding Chair, White/, 1400),
        needs(/4x8 Riser/, 12),
        needs('stage_skirt', [5, 10]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Podium, Clear/, 1),
        needs('mic_lectern', 1),
        needs(TOPS, [2, 12]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 20]),
        needs(/LED Trailer/, 1),
        needs('gazebo', 4),
        needs('crowd_barrier', 60),
        needs('two_way_radio', 12),
      ],
      should: [needs(/Leg Set 24/, 12), needs('transport')],
      allowed: [
        ...MEETING,
        ...PLATFORM,
        ...without(OUTDOORS, 'generator', 'fuel'),
        'subwoofer',
        'line_array',
        'video_switcher',
        'crew_video',
      ],
      offers: without([...OUTDOORS_OFFERS, ...MEETING_OFFERS], ...LOOS, 'camera', 'crew_camera', 'carpet'),
      excluded: [/^Bleacher/, 'camera', 'crew_camera', 'generator', 'fuel', ...LOOS, 'carpet'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'hazer', 'choir_riser'],
      title: [/millbrook|commencement|graduation/i, /1[.,]?900/],
    },
  },
  {
    id: 'ho-ac-city-rfq',
    language: 'en',
    catalogue: 'palisade',
    description: `CITY OF ELLENVALE - PURCHASING
REQUEST FOR QUOTATION 27-114: SUMMER CONCERT ON THE COMMONS
Date of event: July 10, 2027 (one day). Estimated attendance 2,500.

SECTION 1. Contractor shall furnish:
1.1 One (1) mobile stage, minimum 32' x 24'
1.2 One (1) concert sound system with monitors (6) and qualified audio engineer
1.3 Stage lighting: eight (8) moving lights, twelve (12) LED wash fixtures, console and lighting technician
1.4 One (1) 70 kVA generator with distribution
1.5 Twenty-four (24) standard and three (3) ADA portable restrooms; six (6) hand wash stations
1.6 Forty (40) trash boxes
1.7 One hundred fifty (150) steel barricades
1.8 Six (6) light towers

SECTION 2. City shall furnish:
2.1 Police, fire and EMS personnel, and event attendants from Parks & Rec
2.2 Fire extinguishers
2.3 Traffic control devices and perimeter fence
2.4 Picnic tables already located upon the Commons

SECTION 3. The headline artist is self-contained as to backline and wireless microphones. Vendors of food furnish their own tents.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/SL260/, 1),
        needs([...TOPS], [2, 24]),
        needs('stage_monitor', 6),
        needs('crew_sound', [1, 24]),
        needs('moving_head', 8),
        needs(/COLORado/, 12),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 24]),
        needs(/70 kVA/, 1),
        needs('power_distro', [1, 10]),
        needs('toilet', 24),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs('waste_bin', 40),
        needs('crowd_barrier', 150),
        needs(/Light Tower/, 6),
      ],
      should: [needs('subwoofer', [2, 8]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'crew_steward', 'fire_extinguisher'),
        ...BAND,
        ...STAGE_LIGHT,
        'hazer',
        'effect_fluid',
        'crew_stage_manager',
        'led_wall',
      ],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'fencing', 'beer_table_set', 'gazebo', 'crew_steward'),
      excluded: [
        'crew_steward',
        'fire_extinguisher',
        'fencing',
        'beer_table_set',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        ...RADIO_MICS,
        'gazebo',
        'marquee',
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'lectern', 'disco_light'],
      title: [/ellenvale|concert|commons/i, /2[.,]?500/],
    },
  },
  {
    id: 'ho-ac-church-picnic',
    language: 'en',
    catalogue: 'palisade',
    description: `Hey y'all, Pastor Ron's wife Darlene. Homecoming picnic on the church lawn Sunday Sept 12, figure 275 folks. Last year we rented way too much so here goes: two of the 20x40 tents with no walls, 30 of the eight foot tables, 240 white folding chairs, one bounce house, 4 drink dispensers and 2 coffee urns. Oh and scratch one of the coffee urns, Betty found ours. The praise band is going to set up with their own sound. We've got trash cans, and plates and forks will be paper. How soon could y'all drop it off, Saturday by noon?`,
    good: {
      attendees: 275,
      days: 1,
      must: [
        needs(/20x40/, 2),
        needs(/8' Banquet/, 30),
        needs(/Folding Chair, White/, 240),
        needs('inflatable', 1),
        needs('serving', 4),
        needs('hot_drinks', 1),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, 'waste_bin'),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'fan'], 'waste_bin'),
      excluded: [/Sidewall/, ...SPEAKERS, 'mixing_console', 'crew_sound', 'waste_bin', 'crockery', 'cutlery'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'chair_banquet', 'stage_deck', 'led_wall'],
      title: [/picnic|homecoming|church/i, /275/],
    },
  },
  {
    id: 'ho-ac-barn-planner',
    language: 'en',
    catalogue: 'slaney',
    description: `Hi there! Planner for the Okafor-Lindqvist wedding, Sat Oct 9 at a barn outside Rhinebeck, 136 guests.

Ceremony (meadow): 140 garden chairs, birch arch, a battery PA with a mic for the officiant
Cocktails (terrace): 10 highboys with black spandex, 6 LED bars? sorry, ONE 6' LED bar, 5 market umbrellas
Dinner (barn): seventeen 60" rounds with floor length white linen, 136 crossbacks, 136 napkins. Florals and candles via Studio Fern. Plates/flatware/stemware are in the caterer's contract, as are servers and bartenders
Dancing (barn): 12 x 12 oak floor. The band is a 9 piece and fully self-contained: sound, lights, backline, engineer
Lighting: 12 strands of bistro, 16 battery uplights
Comfort: 1 restroom trailer 4-station; patio heaters x 6
The barn has power and a gravel lot. The couple decided against the photo booth.

Please send your proposal by Friday so that I can get it to the moms :)`,
    good: {
      attendees: [136, 140],
      days: 1,
      must: [
        needs(/Garden Chair/, 140),
        needs('ceremony_arch', 1),
        needs(/Anchor/, 1),
        needs('table_cocktail', 10),
        needs(/Highboy Cover/, 10),
        needs('bar_unit', 1),
        needs('parasol', 5),
        needs(/60" Round/, 17),
        needs(/120" Round/, 17),
        needs(/Crossback/, 136),
        needs('napkin', 136),
        needs('dance_floor', 16),
        needs('festoon', 12),
        needs(/Element H6/, 16),
        needs('toilet_trailer', 1),
        needs('patio_heater', 6),
      ],
      should: [needs('transport')],
      allowed: [
        'speaker_stand',
        'mic_stand',
        ...RADIO_MICS,
        'audio_cable',
        ...without(OUTDOORS, 'generator'),
        'crew_technician',
        'fuel',
      ],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
        'photo_booth',
        'crew_waiter',
        'crew_bar',
        'glassware',
        'centrepiece',
        'disco_light',
        'crew_dj',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        'crew_bar',
        'crew_sound',
        'crew_lighting',
        'subwoofer',
        'line_array',
        'speaker_column',
        /PA Pkg/,
        'mixing_console',
        'stage_monitor',
        'disco_light',
        'lighting_package',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'generator',
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'led_wall', 'marquee'],
      title: [/rhinebeck|wedding|okafor/i, /136|140/],
    },
  },
  {
    id: 'ho-ac-town-hall',
    language: 'en',
    catalogue: 'slaney',
    description: `Comms manager at a mid-size insurer. Quarterly all-hands in our cafeteria in Albany, March 18, 9 to 10:30, around 240 in the room and the rest of the company watching online.

From you: a 24' x 8' riser at 16" with skirting and a stair unit, acrylic lectern, 3 wireless lavs, 2 wireless handhelds for Q&A, speakers, two 75" on carts as delay screens, one confidence monitor, a clicker, 2 cameras with operators, a switcher, the stream encoder, plus an audio engineer and a video tech. Black drape 32 ft behind the stage. Slides go on a 12K projector with a 9' x 16' fast-fold, off two laptops, and some stage wash so people don't look like ghosts on camera.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_skirt', [24, 64]),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [2, 2]),
        needs(TOPS, [1, 8]),
        needs(/75"/, 2),
        needs('confidence_monitor', 1),
        needs('presentation_clicker', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 10]),
        needs('crew_video', [1, 10]),
        needs('drape', 32),
        needs(/RZ120/, 1),
        needs(/9' x 16'/, 1),
        needs('playback_laptop', 2),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
      ],
      should: [needs(/Leg Set 16/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST],
      offers: [...MEETING_OFFERS, ...SEATS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'table_round', 'stage_monitor', 'crowd_barrier'],
      title: [/albany|all.?hands|meeting|town hall/i, /240/],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** American: a hotel's banquet office, a campus run, a mother's backyard, a corporate producer. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-ad-banquet-office',
    language: 'en',
    catalogue: 'tamarack',
    description: `Good morning,

Banquets at the lakefront hotel in Duluth here. Our in-house AV partner has backed out of the regional sales awards on Friday, March 12 (240 for dinner), so I'm shopping the AV portion out. Please price:

2 - 8K laser projectors
2 - 9x16 Fastfold screens with dress kit
1 - Ballroom sound package
2 - wireless handhelds
1 - podium gooseneck mic
1 - stage wash package
20 - wireless uplights
60 ft - black pipe & drape, 10' high
2 - confidence monitors
1 - show laptop with a slide advancer
1 - audio engineer, 1 - video engineer

Rounds, chairs, chair covers and linen come out of our own storeroom, the riser is the hotel's (already on the floor plan), and so is the walnut podium. US and state flags we own. The awards company is sending a photographer. Strike after 10 p.m., dock is on the west side.

Regards,
Conference Services`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/8K lm/, 2),
        needs(/9x16/, 2),
        needs(/Ballroom/, 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_lectern', 1),
        needs('lighting_package', 1),
        needs('uplight', 20),
        needs(/Drape Black/, [60, 60]),
        needs('confidence_monitor', 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('crew_sound', 1),
        needs('crew_video', 1),
      ],
      should: [needs('video_switcher', 1), needs('transport')],
      allowed: [...MEETING, ...STAGE_LIGHT, 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...SEATS,
        'chair_cover',
        'table_round',
        'tablecloth',
        'stage_deck',
        'mobile_stage',
        'lectern',
        /Flag Set/,
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'music_stand', 'festoon', 'choir_riser'],
      title: [/duluth|award/i, /240/],
    },
  },
  {
    id: 'ho-ad-campus-run',
    language: 'en',
    catalogue: 'tamarack',
    description: `Student Activities at the college in Northfield is putting on a 5K color run, Sunday April 25, 9 a.m. to 1 p.m., about 700 runners. Need a bid on:

8 canopies 10x10
60 bike rack barricades
1 outdoor battery sound package for the start line
10 two-way radios
12 trash boxes
10 tables, 8 foot
30 black folding chairs
1 generator, 7 kW
6 cable ramps
2 riser decks 4x8 for the awards
1 DJ/emcee
Delivery by truck Saturday afternoon, pick-up Monday.

PO to follow once approved. Thanks! Tyler`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('crowd_barrier', 60),
        needs(/Outdoor Battery/, 1),
        needs('two_way_radio', 10),
        needs('waste_bin', 12),
        needs(/Table 8'/, 10),
        needs(/Folding Chair, Black/, 30),
        needs(/7 kW/, 1),
        needs('cable_ramp', 6),
        needs(/Deck 4x8/, 2),
        needs('crew_dj', 1),
        needs('transport'),
      ],
      should: [needs('power_cable')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...DECKS],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'piano', 'whiteboard'],
      title: [/northfield|run/i, /700/],
    },
  },
  {
    id: 'ho-ad-backyard-graduation',
    language: 'en',
    catalogue: 'tamarack',
    description: `Hi there, we're doing a graduation open house in our backyard in Edina for my twins, Saturday June 5, around 60 people.

What I want: one 20x40 frame tent, 8 of the 60" rounds, 64 white padded folding chairs, 4 hi-tops, 3 six foot skirted tables for the food, a 12x12 dance floor (I think that's 16 of the 3x3 pieces?), 8 uplights inside the tent, 4 extension cords and 4 trash boxes. I also had six of the bistro strings on my list but scratch those, my brother is lending us his.

A boy from their class is DJing and is bringing his own turntables, speakers, microphone and dance lights. We have plenty of outlets on the deck so no generator. The caterer has real plates and silverware. Restrooms: the house.

Delivery the day before would be awesome.
Kristin`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Frame Tent 20x40/, 1),
        needs('table_round', 8),
        needs(/White Padded/, 64),
        needs('table_cocktail', 4),
        needs(/6' Skirted/, 3),
        needs('dance_floor', 16),
        needs('uplight', 8),
        needs(/Ext Cord/, 4),
        needs('waste_bin', 4),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        'festoon',
        ...DECKS,
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        'disco_light',
        'moving_head',
        'crew_dj',
        'generator',
        'fuel',
      ],
      silly: ['projector', 'crowd_barrier', 'stage_monitor', 'registration_desk', 'whiteboard', 'piano'],
      title: [/edina|graduation/i, /60/],
    },
  },
  {
    id: 'ho-ad-town-hall-producer',
    language: 'en',
    catalogue: 'tamarack',
    description: `RFP: All-Hands, Minneapolis, 2 show days (Sept 21-22), 500 seats

VIDEO
60 LED tiles indoor 2.6mm (10 wide x 6 high) + processor
NO projection. The house projectors stay dark.
Cameras and the webcast are handled by our in-house studio with their own gear and operators.
AUDIO
6 x K12.2
1 x 32 ch digital mixer
4 lavs, 2 handhelds
LIGHTING
8 x Leko LED
12 x wash par
Console to suit
STAGING
12 decks 4x8, 2 step units
SCENIC
By others (fabrication shop in St. Paul): set pieces, podium, lounge furniture
LABOR
A1, V1, L1, show caller - one each. Set/strike hands are union through the venue, please don't quote any.
NETWORK
Venue provides

Seating by venue. Send questions by Friday.`,
    good: {
      attendees: 500,
      days: 2,
      must: [
        needs(/LED Wall Indoor/, 60),
        needs('video_processor', 1),
        needs(/K12\.2/, [6, 6]),
        needs(/32 ch/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs('profile_spot', 8),
        needs(/Wash Par/, 12),
        needs(/Deck 4x8/, 12),
        needs('stage_steps', 2),
        needs('crew_sound', 1),
        needs('crew_video', 1),
        needs('crew_lighting', 1),
        needs('crew_stage_manager', 1),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: [
        ...MEETING,
        ...WALL,
        ...PLATFORM,
        ...STAGE_LIGHT,
        'subwoofer',
        'intercom',
        'stage_monitor',
        'line_array',
      ],
      offers: [...MEETING_OFFERS, ...SLIDES, ...PARTY_LIGHT],
      excluded: [
        'projector',
        'projection_screen',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'lectern',
        'mic_lectern',
        'network',
        'crew_stagehand',
        ...SEATS,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'festoon', 'crowd_barrier', 'table_round'],
      title: [/minneapolis|all.hands/i, /500/],
    },
  },
];

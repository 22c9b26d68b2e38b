import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import {
  BROADCAST,
  LOUD,
  MAINS,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SLIDES,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  WALL,
} from '../../usual.ts';
import { ANY_JOB, FOG, LOOS, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const CAROLS_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_wired',
  'mic_instrument',
  'stage_monitor',
  'mixing_console',
  'crew_sound',
  'keyboard',
  ...SEATS,
];
const RIDER_OFF: readonly Selector[] = [
  'mixing_console',
  'crew_sound',
  'in_ear_monitor',
  'stage_monitor',
  ...SEATS,
  'bar_unit',
];
const SILENT_OFF: readonly Selector[] = [...SPEAKERS, 'dj_player', 'dj_mixer', 'crew_dj', ...FOG, 'crew_steward'];
const MUSICAL_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  'uplight',
  'keyboard',
];

/** Something to look at or to listen to. */
export const SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-cs-carol-concert',
    language: 'en',
    catalogue: 'yampa',
    description: `Hello,

The Harbour Singers are giving their Christmas concert at St. Andrew's in Halifax on Sunday, December 13 at 3 p.m. We are 55 singers this year (!) with piano and a brass quintet, and we usually get an audience of around 280.

We'd like to rent choral risers for all 55 of us, some warm stage lighting so that the choir can be seen, and a video camera with an operator plus a streaming encoder, because the concert goes out live to two nursing homes.

The church has its own sound system with microphones and our Doug always runs it, so no need for anything on the sound side. The grand piano is there, and the audience sits in the pews. There are chairs for the brass in the vestry.

We can get into the church from noon on the Saturday. Is there anyone who could show us how the lights work, or do they more or less run themselves?

Many thanks,
Marilyn MacIsaac`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs('choir_riser', [5, 6]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 20]),
        needs('camera', 1),
        needs('crew_camera', [1, 2]),
        needs('streaming_encoder', 1),
      ],
      should: [needs('transport')],
      allowed: [...STAGE_LIGHT, ...BROADCAST, ...ANY_JOB, 'crew_technician'],
      offers: [
        'uplight',
        'drape',
        'audio_recorder',
        'music_stand',
        'display',
        'display_stand',
        'two_way_radio',
        'playback_laptop',
        ...PLATFORM,
      ],
      excluded: CAROLS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'moving_head', 'bar_unit', 'projector'],
      title: [/harbour|christmas|concert|halifax/i, /280/],
    },
  },
  {
    id: 'ho-cs-band-rider',
    language: 'en',
    catalogue: 'yampa',
    description: `TALL TIMBER REVUE (5 piece) / ONE NIGHT, Sat. November 7 / Egyptian Ballroom, Ogden, capacity 450

To be rented by the promoter:
PA with subwoofers for 450 standing
1 drum kit, 5 piece
2 guitar amps
1 bass amp
1 stage piano, 88 keys
4 SM58s on boom stands, 8 boom stands in all
6 DI boxes
Drum riser 8' x 8', 1' high
Front wash in amber and white, 4 moving heads, 1 hazer, and a lighting tech who can run a show
4 stagehands, in and out

Touring with us, so please don't rent:
Our front of house engineer, and his own console and snake
In-ears for all five of us. We don't use wedges.

Load-in 2 pm, doors 7, off stage by 10:45. The hall has chairs and bars and all that, we only care about what's on the stage.

Questions to Pete, tour mgr.`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(SPEAKERS, [2, 24]),
        either(needs('subwoofer', [2, 8]), needs(/Dance PA/, [1, 3])),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs(/SM58/, [4, 5]),
        needs('mic_stand', [8, 10]),
        needs('di_box', [6, 8]),
        needs('stage_deck', 2),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('moving_head', 4),
        needs('hazer', 1),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs(/leg set, 1ft/, 2), needs('transport')],
      allowed: SHOW,
      offers: [...SHOW_OFFERS, 'pit_barrier'],
      excluded: RIDER_OFF,
      silly: [...LOOS, 'marquee', 'projector', 'dance_floor', 'lectern', 'table_round'],
      title: [/timber|egyptian|ogden/i, /450/],
    },
  },
  {
    id: 'ho-cs-outdoor-expo',
    language: 'en',
    catalogue: 'yampa',
    description: `RENTAL REQUEST
Event: High Plains Hunting & Fishing Expo
Where: Island Grove Event Center, Greeley
When: Friday, March 5 through Sunday, March 7 (3 show days, move-in Thursday)
Attendance: 2,000 per day

QTY    ITEM
60     10x10 pipe and drape booths
60     8 ft tables
60     white tablecloths for above
120    black folding chairs (2 per booth)
60     extension cords
3      registration counters
30     rope and stanchion posts
20     trash cans
12     two-way radios

SEMINAR CORNER
small PA
2 wireless handheld mics
75 in monitor w/ laptop
60 more black folding chairs

LABOR
AV tech, 10 am to 5 pm each show day

Please break out delivery as its own line and confirm whether set-up of the booths is included in your price. Net 30 terms.

Contact: Wade Hutchins, show manager`,
    good: {
      attendees: [2000, 6000],
      days: 3,
      must: [
        needs('exhibition_stand', 60),
        needs(/Banquet table, 8ft/, 60),
        needs(/Tablecloth, banquet/, 60),
        needs(/Folding chair, black/, 180),
        needs('power_cable', [60, 70]),
        needs('registration_desk', 3),
        needs('stanchion', 30),
        needs('waste_bin', 20),
        needs('two_way_radio', 12),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/75in/, 1),
        needs('playback_laptop', 1),
        needs('crew_technician', [1, 40]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...SLIDES, ...ANY_JOB],
      offers: [...MEETING_OFFERS, 'carpet', 'crew_steward', 'crowd_barrier'],
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit', 'mobile_stage'],
      title: [/expo|high plains|greeley/i, /2[.,  ]?000|6[.,  ]?000/],
    },
  },
  {
    id: 'ho-cs-silent-disco',
    language: 'en',
    catalogue: 'yampa',
    description: `hi guys

we're the social committee at St Brigid's (residential college, Uni of Queensland) and we're putting on a silent disco for O-Week, Thursday 18 February, 7 till 11pm, on the back lawn. 250 tickets.

can we get
- 250 silent disco headsets
- 16 uplights to put along the hedge
- 6 strands of string lights
- 3 pop up canopies
- 10 cocktail tables

three of our own students are DJing and they bring their own decks and laptops. it's a noise thing with the neighbours so no speakers whatsoever, that's the whole point of the headphones haha. no smoke machine or hazer please, it drifts into the dorms and sets the detectors off. uni security do the gate so we don't need anyone for that

there's power on the lawn, we'd just need enough extension cords to get it around. what's the damage?

cheers
Bronte`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('silent_disco', [250, 260]),
        needs('uplight', 16),
        needs('festoon', 6),
        needs('gazebo', 3),
        needs('table_cocktail', 10),
        needs('power_cable', [1, 30]),
      ],
      should: [needs('transport')],
      allowed: [...MAINS, ...ANY_JOB, 'audio_cable', 'crew_technician', 'ballast', 'waste_bin', 'fire_extinguisher'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'mixing_console', 'floodlight'],
      excluded: SILENT_OFF,
      silly: [
        'projector',
        'lectern',
        'stage_monitor',
        'table_round',
        'exhibition_stand',
        'registration_desk',
        'led_wall',
      ],
      title: [/silent|brigid|o-?week|disco/i, /250/],
    },
  },
  {
    id: 'ho-cs-truck-reveal',
    language: 'en',
    catalogue: 'yampa',
    description: `Good morning team,

Our dealership group is unveiling the new electric pickup on Thursday, September 24, 6 to 9 pm, on the showroom floor in Fort Collins. Invitation only, 150 guests, all standing.

The plan: people arrive on a red carpet, have a drink, our president says a few words, a 3 minute film plays, and the cover comes off the truck.

Please quote the following.

1. LED wall 16 ft wide by 10 ft high, with processor, show laptop and a video engineer
2. Sound for speech and the film, with an audio engineer, and two wireless handhelds
3. 6 moving heads, 12 uplights in blue, lighting console and lighting tech
4. A hazer, so you can see the beams
5. Two cold spark machines for the moment the cover comes off
6. Red carpet and 12 rope and stanchion posts
7. 15 cocktail tables, 2 portable bars and 2 bartenders for the 3 hours
8. A photo booth

Set-up can start Wednesday after we close at 7. Budget is roughly $18,000.

Thank you,
Brandon Castellano
Marketing Director`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('led_wall', [50, 66]),
        needs('video_processor', 1),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('moving_head', 6),
        needs('uplight', 12),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('hazer', 1),
        needs('carpet', [1, 2]),
        needs('stanchion', 12),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('crew_bar', [2, 16]),
        needs('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...WALL, ...PARTY_LIGHT, ...ANY_JOB, 'effect_fluid'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS],
      unmet: [/spark/i],
      silly: [
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'crowd_barrier',
        'table_round',
        'gazebo',
        'projector',
      ],
      title: [/pickup|truck|reveal|unveil|launch|fort collins/i, /150/],
    },
  },
  {
    id: 'ho-cs-players-musical',
    language: 'en',
    catalogue: 'yampa',
    description: `Dear hire desk,

Goulburn Valley Players are staging "Oliver!" at the Westside theatre, Thursday 13 to Sunday 16 May, one performance each day, so four all up. The house holds 180.

What we're after:
14 headset mics for the principals
your 32 channel digital mixer
4 floor monitors, two on stage and two down in the pit
a sound engineer for all four shows
a hazer
2 followspots with stands, if you've got them

The theatre's speakers were replaced last year and they're terrific, so please don't quote any. Lights are all in and Barry has been operating them since 1994, so nothing for lighting beyond the followspots. And our MD plays his own stage piano.

We can collect on the Wednesday if that saves us a delivery charge?

Kind regards,
Lorraine (production secretary)`,
    good: {
      attendees: [180, 720],
      days: 4,
      must: [
        needs('mic_headset', [14, 15]),
        needs(/Digital mixer/, 1),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 8]),
        needs('hazer', 1),
      ],
      allowed: [
        ...ANY_JOB,
        'effect_fluid',
        'stagebox',
        'audio_cable',
        'mic_stand',
        'mic_wired',
        'mic_instrument',
        'di_box',
        'crew_technician',
      ],
      offers: [
        'intercom',
        'two_way_radio',
        'music_stand',
        'in_ear_monitor',
        'mic_instrument',
        'audio_recorder',
        'camera',
      ],
      excluded: MUSICAL_OFF,
      unmet: [/follow ?-?spot/i],
      silly: [...LOOS, 'generator', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier', 'disco_light'],
      title: [/oliver|goulburn|players|westside|musical/i, /180|720/],
    },
  },
];

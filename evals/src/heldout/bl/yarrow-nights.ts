import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SITE_POWER, SPEAKERS, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const BARN_OFF: readonly Selector[] = [
  ...SEATS,
  ...TABLEWARE,
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  'stage_wash',
  'lighting_package',
  'disco_light',
  'moving_head',
];
const AWARDS_OFF: readonly Selector[] = [
  'table_round',
  ...SEATS,
  'tablecloth',
  'napkin',
  'dance_floor',
  ...FOG,
  ...DECKS,
  'crew_dj',
  'disco_light',
];
const CLUB_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'stage_monitor',
  'mixing_console',
  'crew_sound',
  ...DECKS,
  'smoke_machine',
  'spark_machine',
];

/** Evenings with something to celebrate. */
export const YARROW_NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-bl-barn-supper',
    language: 'en',
    catalogue: 'yarrow',
    description: `Enquiry through the website
Type: wedding reception
Date: Saturday 12 June
Guests: 110
Where: my uncle's barn outside Hexham

Message:
Hiya, we're doing the sit-down meal and the dancing in the barn. What we're after is 14 round tables for eight with white cloths on them, a wooden dance floor 12ft by 12ft, two of your white bars, six strings of festoon for the yard, four patio heaters, and one of those posh loo trailers.

The caterers bring all the plates, cutlery, glasses and napkins. Chairs we've got, the village hall is lending us theirs. And the ceilidh band have their own PA and their own lights so please leave those out.

Thanks!! Becca & Jonny`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/round, 5ft/, 14),
        needs(/Cloth, round/, 14),
        needs('dance_floor', 16),
        needs('bar_unit', 2),
        needs('festoon', 6),
        needs('patio_heater', 4),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'fire_extinguisher'],
      offers: without(
        [...PARTY_OFFERS, 'ceremony_arch', 'floodlight', 'toilet_accessible', 'uplight', 'gazebo', 'refrigeration'],
        ...BARN_OFF,
        'crew_dj',
        'chair_cover',
      ),
      excluded: BARN_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'exhibition_stand', 'crew_sound'],
      title: [/hexham|wedding|barn/i, /110/],
    },
  },
  {
    id: 'ho-bl-trade-awards',
    language: 'en',
    catalogue: 'yarrow',
    description: `Dear team,

We're running the regional joinery awards again: black-tie dinner for 240 at the Queen's Hotel, Friday 20 November, 24 tables of ten.

Please price:
1. A stage 24ft x 12ft, 2ft high, black skirt, two sets of steps
2. LED wall behind it, 4m x 2m, with a show laptop and an engineer to run the pictures
3. Clear lectern with a gooseneck mic, plus 2 handheld radio mics for the host and the winners
4. Sound system for speeches and for music later on, with a sound engineer
5. Stage lighting, and 24 battery uplighters around the walls in our blue

The hotel is laying on the tables, chairs, linen and napkins, and it has its own dance floor. Our DJ turns up with decks and disco lights and plugs into your speakers. No haze or smoke of any kind: the ballroom's detectors can't be isolated.

Regards,
Malcolm Eade`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', [9, 10]),
        needs('stage_steps', 2),
        needs('led_wall', 8),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(/Lectern, clear/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        needs('uplight', 24),
      ],
      should: [needs(/Legs, 2ft/, [9, 10]), needs('stage_skirt'), needs('transport')],
      allowed: without(
        [...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'presentation_clicker'],
        ...AWARDS_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS, 'chair_cover'],
        ...AWARDS_OFF,
        'chair_cover',
        'mirror_ball',
      ),
      excluded: AWARDS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'festoon'],
      title: [/joinery|award|queen/i, /240/],
    },
  },
  {
    id: 'ho-bl-basement-techno',
    language: 'en',
    catalogue: 'yarrow',
    description: `alright, halloween techno all-nighter, sat 31 oct, 10pm-4am, basement at the old tannery, capacity 450

LIGHTS ONLY off you lot please. want:
8 moving heads
12 led pars
hazer
the mirrorball
lighting desk + someone decent to busk it all night
couple of strobes if you have them

sound is all in house (proper system, fitted, with the club's own sound guy) so no speakers no monitors none of that. CDJs and mixer come with the headliner. absolutely no cold sparks, landlord would have us out, and no smoke machines just the haze

cheers, Taz`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('moving_head', 8),
        needs('stage_wash', 12),
        needs('hazer', 1),
        needs('mirror_ball', 1),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB, 'effect_fluid', 'hoist', 'crew_rigger'],
      offers: [
        'uplight',
        'disco_light',
        'laser',
        'crew_stagehand',
        'star_cloth',
        'drape',
        'led_wall',
        'crowd_barrier',
        'coat_rail',
        'crew_steward',
      ],
      excluded: CLUB_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_deck', 'mic_wireless_handheld', 'chair'],
      unmet: [/strobe/i],
      title: [/tannery|techno|halloween/i, /450/],
    },
  },
  {
    id: 'ho-bl-watch-launch',
    language: 'en',
    catalogue: 'yarrow',
    description: `Hi both,

Product launch for our new dive watch, Thursday 5 November, 6.30pm to 10pm, in the old pump house on the quay. 180 guests, all standing, drinks throughout. Budget is around £14,000 ex VAT for everything technical.

Running order is a short film, the founder says a few words, then a panel of four with questions from the room. After that background music and people look at watches.

So:
- indoor LED wall, 5m wide by 3m high, with laptop and an engineer for it
- headset radio mics for the four panellists, one handheld for the room
- good sound for 180 with an engineer
- we'd like it streamed live and recorded: two cameras, two operators
- 16 battery uplighters
- 20 poseur tables, two bars
- a red carpet at the door

Could you also put a photo booth on there as an option? Might be fun, might not.

Best, Imogen`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('led_wall', 15),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('mic_headset', [4, 5]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('uplight', 16),
        needs('table_cocktail', 20),
        needs('bar_unit', 2),
        needs('carpet', [1, 2]),
        offers('photo_booth', 1),
      ],
      should: [needs('transport'), needs('video_switcher', 1)],
      allowed: [...MEETING, ...LOUD, ...WALL, ...BROADCAST, 'stanchion'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, 'glassware', 'refrigeration', 'crew_bar', 'bar_stool', 'sofa'],
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'table_round', 'gazebo'],
      title: [/launch|watch|pump/i, /180/],
    },
  },
];

import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';
import { BACKLINE, LAMPS, ODD, sound } from './shared.ts';

/** Dinners, dances and bands. */
export const NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-ah-field-wedding',
    language: 'en',
    catalogue: 'irthing',
    description: `Hi lads,

Our Sinéad is getting married in the field behind the house on Saturday 19 June, 150 for the dinner. Here's what I think we'll be needing off you: a marquee that'll take the 150 sitting down with a floor in it, 6ft rounds of ten, 150 of the limewash chairs, white cloths to the ground, a dance floor about 18 foot by 18, two bar units end to end and a couple of bottle fridges behind them. Festoon around the inside. A generator, for the house supply wouldn't look at it, and a loo trailer. June or no June it could be a cold night so throw in a heater.

The band is a 7-piece out of Galway and they bring their own PA, lights and all the gear, sound man included. No DJ either, they do the disco after. The caterer has the delph, cutlery and glasses.

What would that come to, roughly?

Noel`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs('marquee_floor', [160, 400]),
        needs(/Round, 6ft/, [15, 17]),
        needs(/chiavari/i, [150, 160]),
        needs('tablecloth', [15, 20]),
        needs('dance_floor', [36, 42]),
        needs('bar_unit', 2),
        needs('refrigeration', [2, 3]),
        needs('festoon', [1, 10]),
        needs('generator', [1, 2]),
        needs('toilet_trailer', [1, 2]),
        needs(['space_heater', 'patio_heater'], [1, 4]),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable'), needs('transport')],
      allowed: [
        ...ANY_JOB,
        'fuel',
        'crew_electrician',
        'marquee_lining',
        'napkin',
        'fire_extinguisher',
        'waste_bin',
        'floodlight',
      ],
      offers: [
        ...PARTY_OFFERS,
        ...PLATFORM,
        'toilet_accessible',
        'hand_wash',
        'trackway',
        'ceremony_arch',
        'uplight',
        'crew_bar',
      ],
      excluded: [
        ...SPEAKERS,
        'stage_monitor',
        'mixing_console',
        'mic_wired',
        'crew_sound',
        'disco_light',
        'lighting_package',
        'moving_head',
        'crew_lighting',
        ...BACKLINE,
        ...DECKS,
        'crew_dj',
        ...TABLEWARE,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'exhibition_stand', 'flip_chart', 'choir_riser'],
      title: [/wedding/i, /150/],
    },
  },
  {
    id: 'ho-ah-rugby-awards',
    language: 'en',
    catalogue: 'irthing',
    description: `Tel., Mon 10.20, Geoff, rugby club

awards dinner sat 8 may, own clubhouse. 90 to 110 sitting, banquet
- small PA, speeches only, 1 radio mic. enough for the room
- stage 16 x 8, 2ft up. steps x1, black valance
- slideshow of the season: 2 x 55in TVs on stands + laptop
- 16 battery uplighters in club green (so 2 cases)
- red carpet at door, photo booth w. prints
- Fri pm in, Sun am out
has about 1,500 + VAT to spend, wants it by email today`,
    good: {
      attendees: [90, 110],
      must: [
        sound([1, 4]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 2])),
        needs(/8 x 4 \(Lite/, 4),
        needs(/TV 55/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/Astera/, 2),
        needs('carpet', 1),
        needs('photo_booth', 1),
      ],
      should: [needs('stage_steps', 1), needs('stage_skirt', [4, 16]), needs(/Legs, 2ft/, 4), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'mic_wireless_handheld'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'table_round', 'chair', 'chair_banquet'],
      silly: [...ODD, 'generator', 'line_array', 'subwoofer', 'stage_monitor', 'led_wall', 'backline'],
      title: [/rugby|awards|dinner/i, /90|100|110/],
    },
  },
  {
    id: 'ho-ah-ebike-launch',
    language: 'en',
    catalogue: 'irthing',
    fields: { attendees: 120, days: 1, venue: 'The Goods Shed, indoors' },
    description: `Type of event: product launch (e-bike), then party
Format: standing reception
Date: Thursday 23 September, 6 pm to midnight
What do you need from us? LED wall 4 m wide by 2.5 m high with somebody to drive it, sound for the presentation and music afterwards, 2 headset mics and 1 handheld, stage 16' x 8' at 1' high, stage wash, 12 poseur tables, 2 bar units with 3 bar staff, a DJ from 9 with a pair of CDJs and a mixer.
Budget: up to £8,000
Anything else? Load in from 9 am, ground floor, roller door.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall', [10, 10]),
        sound([2, 8]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/8 x 4 \(Lite/, 4),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs('table_cocktail', 12),
        needs('bar_unit', 2),
        needs('crew_bar', 3),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(['crew_video', 'crew_technician'], [1, 3]),
      ],
      should: [needs('video_processor', 1), needs(/Legs, 1ft/, 4), needs('subwoofer', [1, 4]), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...WALL, ...PLATFORM, ...PARTY_LIGHT, 'stage_monitor'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: [...ODD, 'generator', 'interpretation_booth', 'table_round'],
      title: [/launch|bike/i, /120/],
    },
  },
  {
    id: 'ho-ah-social-club-band',
    language: 'en',
    catalogue: 'irthing',
    description: `Sat 20 Feb, social club in Penrith, covers band, 250 standing.

Band: singer, two guitars (both sing), bass, drums.

Want from you:
• PA with subs, for 250
• 24 channel digital desk + stagebox
• 5 wedges
• drum mic set, 4 x SM58, 2 x SM57, stands
• 6 DIs
• sound engineer, 4 pm to 1 am

Don't want:
• lights: club rig, Kev works it
• backline: theirs
• staging: built in
• doormen, barriers: the club sees to the door

Cheers, Tam`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 6]), needs(/Rig, party/, [1, 2])),
        needs(/SQ5/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 5),
        needs(/Drum mics/, 1),
        needs(/SM58/, [4, 5]),
        needs(/SM57/, [2, 3]),
        needs('di_box', 6),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mic_stand', [6, 14]), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: [
        'audio_recorder',
        'in_ear_monitor',
        'crew_photographer',
        'camera',
        'two_way_radio',
        'crew_stage_manager',
      ],
      excluded: ['lighting', 'crew_lighting', ...BACKLINE, ...STAGES, 'crew_steward', 'crowd_barrier', 'pit_barrier'],
      silly: ['generator', 'projector', 'lectern', 'toilet', 'marquee', 'choir_riser', 'chair'],
      title: [/penrith|band|club/i, /250/],
    },
  },
  {
    id: 'ho-ah-hospice-ball',
    language: 'en',
    catalogue: 'irthing',
    description: `Dear team, the hospice ball is on Saturday 13 November at the auction mart (heated, carpeted, good power, otherwise empty). There will be two hundred and forty guests at 24 round tables of ten.

Would you price for us: the tables with floor length white cloths, limewash chiavari chairs, linen napkins; for each guest a dinner plate and a side plate, a knife, fork and spoon, one wine glass and one flute; a stage of 24' x 12', 2' high; sound for the speeches and for a five-piece band (vocals, sax, keys, bass, drums), with an engineer and two handheld radio mics; and an oak dance floor 24' square.

Please include lighting as an option, we shall see what the committee says. We have between nine and eleven thousand pounds for everything.

Kind regards, Hilary`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Round, 6ft/, [24, 25]),
        needs('tablecloth', [24, 27]),
        needs(/chiavari/i, [240, 252]),
        needs('napkin', [240, 264]),
        needs(/Plate, dinner/, [240, 264]),
        needs(/Plate, side/, [240, 264]),
        needs('cutlery', [240, 264]),
        needs(/Glass, wine/, [240, 264]),
        needs(/Flute/, [240, 264]),
        needs(/8 x 4 \(Lite/, 9),
        sound([2, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('dance_floor', [64, 68]),
        offers(['uplight', ...LAMPS]),
      ],
      should: [needs(/Legs, 2ft/, 9), needs('stage_steps', [1, 2]), needs('stage_monitor', [3, 6]), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'beer_table_set',
        'interpretation_booth',
        'choir_riser',
      ],
      title: [/hospice|ball/i, /240/],
    },
  },
  {
    id: 'ho-ah-union-headphones',
    language: 'en',
    catalogue: 'irthing',
    description: `hey, freshers silent disco in the union bar fri 1 oct, capacity is 220 so 220 headphones pls. two djs on at the same time battling it out so each needs 2 cdjs and a djm. couple of 8x4 decks at 2ft to put them on, two of your disco T-bars, the glitterball and a hazer. one radio mic so someone can shout over it when they take them off!

not a single loudspeaker tho, we've had the council round. the djs are our own lot, don't send one. bar and security = union staff. can collect + return ourselves in the union van so no delivery needed. thx, Ife (ents)`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('silent_disco', [220, 220]),
        needs('dj_player', 4),
        needs('dj_mixer', 2),
        needs(/8 x 4 \(Lite/, 2),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('hazer', 1),
        needs('mic_wireless_handheld', [1, 2]),
      ],
      should: [needs(/Legs, 2ft/, 2)],
      allowed: [
        'stage_leg',
        'stage_skirt',
        'stage_steps',
        'stage_handrail',
        'power_cable',
        'audio_cable',
        'consumables',
        'mixing_console',
        'crew_technician',
        'crew_stagehand',
        'power_distro',
        'cable_ramp',
      ],
      offers: [
        ...PARTY_LIGHT,
        'smoke_machine',
        'spark_machine',
        'confetti_machine',
        'strobe',
        'laser',
        'photo_booth',
        'uplight',
      ],
      excluded: [...SPEAKERS, 'crew_dj', 'bar_unit', 'crew_bar', 'crew_steward', 'transport'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'chair', 'crowd_barrier'],
      title: [/silent|disco|freshers/i, /220/],
    },
  },
];

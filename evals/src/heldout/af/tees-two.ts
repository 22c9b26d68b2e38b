import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BAND,
  LINEN,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING_OFFERS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW_OFFERS,
} from '../usual.ts';

/** The same shelf: a charity, a college's buyer, an intern and a hotel. */
export const TEES_TWO: readonly EvalBrief[] = [
  {
    id: 'ho-af-quiz-auction',
    language: 'en',
    catalogue: 'tees',
    description: `Hi, me again about the hospice quiz and auction night (Fri 23 April, rugby club function room in Guisborough, 160 people).

So where we've got to is this. 20 of the 5ft round tables, 160 black folding chairs, 20 white round cloths. A little stage for the auctioneer, 16ft x 8ft and only 1ft high. The talk PA, and 2 radio handhelds on top so one can go round the room. 16 battery uplights in our purple. 4 coat rails, a red carpet for the door and the photo booth, which is being sponsored!

I know I asked you about the projector and screen for the picture round, but scrap that, it turns out the club has one on the ceiling. We also had a DJ down to begin with and the committee has gone off the idea, so no DJ and no dance floor please, people can just talk. The club do the bar and have their own glasses and barmaids. Food is fish and chips out of the box so no plates or cutlery either.

Sorry to keep changing it!!
Bev x`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/5ft round/, [20, 20]),
        needs(/black folding/, [160, 165]),
        needs(/round 120in/, [20, 22]),
        needs('stage_deck', [4, 4]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_handheld', 2),
        needs('uplight', 16),
        needs('coat_rail', 4),
        needs('carpet', 1),
        needs('photo_booth', 1),
      ],
      should: [needs(/1ft set of 4/, [4, 4]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'projector',
        'projection_screen',
        'crew_dj',
        'dance_floor',
        'bar_unit',
        'crew_bar',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'subwoofer', 'line_array', 'hazer'],
      title: [/guisborough|quiz|auction|hospice/i, /160/],
    },
  },
  {
    id: 'ho-af-graduation-rfq',
    language: 'en',
    catalogue: 'tees',
    description: `REQUEST FOR QUOTATION - Graduation Ceremony, town hall, Middlesbrough, Thursday 15 July, 600 attendees

A. The supplier shall provide, install and remove
A1 Stage 40ft x 16ft, 2ft high, with black skirting to front and sides
A2 Steps, 2 sets
A3 Wheelchair ramp, 1
A4 Handrail to the rear (40ft)
A5 Oak lectern, 1
A6 Black drape 3 m high, 12 m run, behind the stage
A7 Red carpet, 3 lengths of 10 m
A8 Poseur tables, 20
A9 Gazebos for gown collection, 6
A10 Coat rails, 10
A11 Stage hands for robing area furniture moves on the day, 2

B. Not within this contract
B1 Seating, which is the town hall's
B2 Sound system, microphones and sound operator, all resident
B3 Projection and screens (College media department)
B4 Stewarding (College security)
B5 Toilets

C. Evaluation: price 60, quality 40. Return by noon on 5 February.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('stage_deck', [20, 20]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_handrail', [5, 5]),
        needs(/Lecterns: oak/, 1),
        needs('drape', [12, 13]),
        needs('carpet', 3),
        needs('table_cocktail', 20),
        needs('gazebo', 6),
        needs('coat_rail', 10),
        needs('crew_stagehand', [2, 8]),
      ],
      should: [needs('stage_leg', [20, 20]), needs('stage_skirt', [20, 30]), needs('transport')],
      allowed: [...PLATFORM, ...ANY_JOB, 'ballast'],
      offers: [...STAGE_LIGHT, ...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: [
        ...SEATS,
        ...SPEAKERS,
        ...RADIO_MICS,
        ...SCREENS,
        ...LOOS,
        'mixing_console',
        'mic_wired',
        'mic_lectern',
        'crew_sound',
        'crew_steward',
      ],
      silly: ['generator', 'dance_floor', 'marquee', 'choir_riser', 'table_round', 'disco_light'],
      title: [/middlesbrough|graduation/i, /600/],
    },
  },
  {
    id: 'ho-af-intern-list',
    language: 'en',
    catalogue: 'tees',
    description: `hiya, i'm the new intern, my manager asked me to send this over for the showroom launch party on thurs 25 march 6-10pm in stockton (100 ish guests). pasting from the shared doc hope it comes out ok

poseur tables	12
bar stools white	24
sofas grey	2
75in tv on stand	2
laptop	1
uplights battery	20
battery speaker w/ mic	1
lapel mic	2
talk pa	1
photo booth	1
red carpet	2
coat rail	3
bars	2
bottle fridge	1
champagne flutes	200
bar staff	3
av tech	1

is delivery the same day ok? thx`,
    good: {
      attendees: [90, 110],
      days: 1,
      must: [
        needs('table_cocktail', 12),
        needs('bar_stool', 24),
        needs('sofa', 2),
        needs(/75in/, 2),
        needs('uplight', 20),
        needs(/Loudspeakers: battery/, 1),
        needs('mic_wireless_lapel', 2),
        needs(/PA systems: talk/, 1),
        needs('photo_booth', 1),
        needs('carpet', 2),
        needs('bar_unit', 2),
        needs(/flute/, [200, 200]),
        needs('crew_bar', 3),
        needs('crew_technician', 1),
      ],
      should: [needs('playback_laptop', 1), needs('coat_rail', 3), needs('refrigeration', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'presentation_clicker', 'crew_video'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'table_round', 'line_array'],
      title: [/stockton|launch|showroom|party/i, /100/],
    },
  },
  {
    id: 'ho-af-hotel-dinner-dance',
    language: 'en',
    catalogue: 'tees',
    description: `Afternoon,

Banqueting here. We have the masonic ladies' night in the ballroom on Saturday 27 February, 220 covers, and as usual we're short on the entertainment side. Tables, chairs, linen, china and all the rest of the tabletop are ours of course, and waiting and bar staff are on my rota already.

What I need from you: parquet floor 8 x 8 metres, stage 16 x 12 ft on the 1 ft legs, a band PA with a sound engineer to stay till one, 4 wedges, 2 radio handhelds for toasts, 4 SM58s with stands for the band, 30 uplighters, 2 sets of disco lights, the mirror ball and 6 moving heads with a lighting technician.

Colin is our resident DJ and brings his own decks. Nothing that makes smoke or haze, please: we had the brigade out at Christmas. We've a lectern on every floor so leave yours at home.

Regards
Martyn`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('dance_floor', [64, 64]),
        needs('stage_deck', [6, 6]),
        either(needs(/PA systems: band/, 1), needs(['speaker_top', 'line_array'], [2, 8])),
        needs('crew_sound', 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 2),
        needs(/SM58/, 4),
        needs('uplight', 30),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('moving_head', 6),
        needs('crew_lighting', 1),
      ],
      should: [needs('mic_stand', [4, 8]), needs(/1ft set of 4/, [6, 6]), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...SEATS,
        ...LINEN,
        ...TABLEWARE,
        ...DECKS,
        ...FOG,
        'table_round',
        'table_trestle',
        'crew_waiter',
        'crew_bar',
        'crew_dj',
        'lectern',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'choir_riser', 'flip_chart'],
      title: [/ladies|masonic|dinner|ball/i, /220/],
    },
  },
];

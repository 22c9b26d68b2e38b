import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { LINEN, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { HAULAGE, LIGHTS } from './left-out.ts';

const BALL_OFF: readonly Selector[] = ['dance_floor', ...SEATS, 'table_round', ...LINEN, ...TABLEWARE];
const CINEMA_OFF: readonly Selector[] = ['generator', 'fuel', 'crew_electrician', ...SEATS, 'bench'];
const DANCE_OFF: readonly Selector[] = without(LIGHTS, 'festoon', 'floodlight');
const TEA_OFF: readonly Selector[] = [...HAULAGE, 'crew_stagehand', 'crew_waiter'];
const SPORTS_OFF: readonly Selector[] = [...LOOS, 'crew_steward'];
const SILENT_OFF: readonly Selector[] = [...SPEAKERS, ...DECKS, 'crew_dj'];

/** Over the shelves of other companies. */
export const ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-ch-hospice-ball',
    language: 'en',
    catalogue: 'demo',
    description: `Good morning, I'm organising the hospice's summer ball at the Grange Hotel, Saturday 27 June, 200 guests.

We'd like a small stage, 4 m by 2 m, 400 mm high with a step. On it the auctioneer, who wants a radio mic, and a second one for our chairman. A sound system for speeches and dancing, with someone to look after it. Your DJ for after dinner, with a deck for him to play on. 24 uplighters round the room, a mirror ball, and two 75 inch screens on stands to show the lots, run from a laptop.

The Grange puts out the tables and chairs, dresses and lays them, and there's a parquet floor in the middle of the ballroom that has seen a good many waltzes and will do for us.

Kind regards, Verity`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('stage_deck', [4, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 10]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs('crew_dj', [1, 6]),
        needs(DECKS, [1, 4]),
        needs('uplight', 24),
        needs('mirror_ball', [1, 2]),
        needs('display', 2),
        needs('playback_laptop', [1, 2]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_leg'), needs('display_stand', 2), needs('transport')],
      allowed: without([...SHOW, ...MEETING, ...DECKS, 'dj_booth', 'hazer'], ...BALL_OFF),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS, 'dj_booth'], ...BALL_OFF),
      excluded: BALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'drum_kit'],
      title: [/hospice|ball|grange/i, /200/],
    },
  },
  {
    id: 'ho-ch-van-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Launch of an electric van to dealers, hangar 4 at Bruntingthorpe, one day, 14 April, 120 guests seated in theatre style. We want an LED wall of about 5 x 3 m behind the vehicle with somebody to run it, a black drape along 20 m either side of it, a sound system with two headset mics for the presenters and a sound engineer, 8 moving heads and haze for the reveal with a lighting engineer and a desk, 120 conference chairs, a confidence monitor, and 10 poseur tables for the drinks. Set-up the day before: 6 stagehands, 8 hours. Please include delivery.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall'),
        needs('crew_video', [1, 3]),
        needs('drape', [10, 44]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_headset', 2),
        needs('crew_sound', [1, 3]),
        needs('moving_head', 8),
        needs('hazer', [1, 2]),
        needs('crew_lighting', [1, 3]),
        needs('lighting_console', 1),
        needs('chair', [120, 126]),
        needs('confidence_monitor', [1, 2]),
        needs('table_cocktail', 10),
        needs('crew_stagehand', [6, 60]),
        needs('transport'),
      ],
      should: [needs('effect_fluid')],
      allowed: [...SHOW, ...MEETING, ...WALL, 'space_heater', 'crew_electrician', 'generator', 'fuel', 'tablecloth'],
      offers: [...SHOW_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS, ...LOOS, 'spark_machine', 'space_heater'],
      silly: ['drum_kit', 'disco_light', 'crowd_barrier', 'beer_table_set', 'dj_player', 'choir_riser'],
      title: [/van|launch|hangar|bruntingthorpe/i, /120/],
    },
  },
  {
    id: 'ho-ch-castle-cinema',
    language: 'en',
    catalogue: 'demo',
    description: `Open-air cinema on the castle lawn, Friday 21 and Saturday 22 August, a film each night at half past nine. We sell 300 tickets a night.

Needed: your brightest projector, the 20 foot screen, a playback machine and someone who knows how to run the film both nights. Sound for 300 people on grass. 4 floodlights so people can find the gate afterwards. 40 crowd barriers, 6 portable toilets and one accessible. 4 stewards each night, 8 till midnight.

The castle has a 63 amp supply on the lawn with its own electrician on duty, so power is taken care of as far as the screen; just bring what you need from there. Our audience brings rugs and low chairs, that's half the charm.`,
    good: {
      attendees: 300,
      days: 2,
      must: [
        needs('projector', [1, 2]),
        needs('projection_screen', 1),
        needs(['playback_laptop', 'media_server'], [1, 2]),
        needs(['crew_video', 'crew_technician'], [1, 24]),
        needs(SPEAKERS, [1, 16]),
        needs('floodlight', [4, 5]),
        needs('crowd_barrier', 40),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('crew_steward', [4, 48]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...MEETING, 'subwoofer', 'line_array', 'truss', 'lifting_tower'], ...CINEMA_OFF),
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'subwoofer', ...WALL], ...CINEMA_OFF),
      excluded: CINEMA_OFF,
      silly: ['dance_floor', 'stage_monitor', 'drum_kit', 'hazer', 'disco_light', 'lectern', 'table_round'],
      title: [/cinema|castle/i, /300/],
    },
  },
  {
    id: 'ho-ch-dance-school-show',
    language: 'en',
    catalogue: 'demo',
    description: `Hi, it's Natalie from Steps Ahead School of Dance. Our show is in the Palace Theatre on Saturday 4 and Sunday 5 July, one performance a day, 350 in the audience each time.

The theatre's PA has died so we need sound: speakers with subs, a mixer, something to play the tracks from, 2 monitors at the sides so that the dancers hear, 3 headset mics and a sound engineer both days. And your black vinyl dance floor over the stage, 10 m by 8 m.

Lighting: the house rig, and Mel who has lit us for years, so that side isn't yours to worry about. Thank you!!`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 16]),
        either(needs('subwoofer', [1, 8]), needs('pa_package', [1, 3])),
        needs('mixing_console', 1),
        needs(['audio_player', 'playback_laptop'], [1, 2]),
        needs('stage_monitor', [2, 4]),
        needs('mic_headset', [3, 4]),
        needs('crew_sound', [1, 4]),
        needs('stage_floor'),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, 'playback_laptop', 'batteries', 'tape'], ...DANCE_OFF, ...STAGE_LIGHT, ...PLATFORM),
      offers: without(
        [...SHOW_OFFERS, 'mic_wireless_handheld'],
        ...DANCE_OFF,
        'backline',
        'strobe',
        'blinder',
        'uplight',
      ),
      excluded: DANCE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'chair', 'table_round', 'lectern', 'drum_kit', 'crowd_barrier'],
      title: [/steps ahead|dance|palace/i, /350/],
    },
  },
  {
    id: 'ho-ch-eightieth-tea',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dad's 80th, afternoon tea in the village hall on Sunday 10 May, 64 of us. Hall's got nothing but a stage and a broom so we need:

8 round tables, the 5ft ones
64 white chairs, the bistro ones are fine
8 round cloths to the floor
64 cups and saucers, 64 side plates, 64 teaspoons
2 water boilers
a silver cake stand

We'll come for it with the horsebox on the Saturday morning if you tell us what time you open, and bring it back Monday. Five grandsons to put it all up and six granddaughters to go round with the teapots.

Jill`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs(/Round 5ft \(/, 8),
        needs('chair', [64, 70]),
        needs(/120in/, 8),
        needs(/Cup and Saucer/, [64, 70]),
        needs(/Plate, Side/, [64, 70]),
        needs(/Teaspoon/, [64, 70]),
        needs(/Boiler/, 2),
        needs(/Cake Stand/, 1),
      ],
      allowed: ['power_cable'],
      offers: [
        'napkin',
        'pa_package',
        'table_trestle',
        'centrepiece',
        'chair_cover',
        'cutlery',
        'crockery',
        'glassware',
        'serving',
        /Bunting/,
        'photo_booth',
        'coat_rail',
      ],
      excluded: TEA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'crowd_barrier', 'disco_light'],
      title: [/80|dad|birthday|tea/i, /64/],
    },
  },
  {
    id: 'ho-ch-tipi-wedding',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hello! Wedding on 15 August in a hayfield outside Wirksworth, 130 guests. Two giant tipis with coconut matting for 170 sq m, 17 rustic oak tables, 130 cross-back chairs, the 15ft oak dance floor, a pallet bar with a back bar and a bottle cooler, 2 bar staff from 4 until midnight, a fire pit, 10 strings of festoon, a PA for the speeches with a radio mic and the disco PA with a set of disco lights for the evening (a friend plays the records), the 2+1 toilet trailer, a 45kVA generator, and 20 litres of diesel to start us off. We're eight miles from you. Steph and Jamie`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Tipi/, 2),
        needs('marquee_floor', [165, 180]),
        needs(/Rustic Oak 8ft/, 17),
        needs(/Cross-Back/, [130, 136]),
        needs(/15ft x 15ft/, 1),
        needs(/Pallet/, [1, 2]),
        needs(/Back Bar/, 1),
        needs(/Bottle Cooler/, 1),
        needs('crew_bar', [2, 18]),
        needs(/Fire Pit/, 1),
        needs(/Festoon/, 10),
        needs(/PA, Speech|PA, Battery/, 1),
        needs(/PA, Disco/, 1),
        needs('disco_light', 1),
        needs(/2\+1/, 1),
        needs('generator', 1),
        needs('fuel'),
        needs('delivery', [1, 4]),
      ],
      should: [needs(/45kVA/, 1), needs(/Diesel, per/, [20, 60])],
      allowed: [...OUTDOORS, ...SHOW, 'mic_wireless_handheld', /Exit Light/, 'tablecloth', 'refrigeration'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, 'space_heater', 'ceremony_arch', ...TABLES, 'game'],
      silly: ['projector', 'lectern', 'flip_chart', 'loudhailer', 'crowd_barrier'],
      title: [/wedding|wirksworth|steph/i, /130/],
    },
  },
  {
    id: 'ho-ch-village-sports',
    language: 'en',
    catalogue: 'larkfield',
    description: `Village sports, bank holiday Monday 25 May, recreation ground at Holloway, 11 to 4. Call it 400 people.

6 pop-up gazebos 3 x 3, 15 picnic sets, 60 crowd barriers for the track, 2 megaphones for the starters, a battery PA with mic for results, 10 two-way radios, a sports day set, a coconut shy and both bouncy castles with a generator to blow them up.

Marshalling is the Scouts, they have the hi-vis and the training. Toilets are the ones in the pavilion. Deliver on the Sunday evening if you can, someone will be there to open the gate.

Pete (parish clerk)`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 6),
        needs('beer_table_set', 15),
        needs('crowd_barrier', 60),
        needs('loudhailer', 2),
        needs('pa_package', 1),
        needs('two_way_radio', 10),
        needs(/Sports Day/, 1),
        needs(/Coconut Shy/, 1),
        needs(/Bouncy Castle/, 2),
        needs('generator', [1, 2]),
        needs('delivery', [1, 2]),
      ],
      allowed: without([...OUTDOORS, 'mic_stand', 'mic_wireless_handheld'], ...SPORTS_OFF),
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'inflatable'], ...SPORTS_OFF),
      excluded: SPORTS_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'chair_banquet', 'lectern', 'disco_light', 'tablecloth'],
      title: [/sport|holloway/i, /400/],
    },
  },
  {
    id: 'ho-ch-water-congress',
    language: 'en',
    catalogue: 'yarrow',
    description: `European Rivers Congress, Assembly House, Skipton. Two days, 9 and 10 June, 180 delegates.

Main room: 180 conference chairs, lectern with gooseneck, 2 lapel and 3 hand radio mics, PA, 12K projector, 16ft screen, show laptop with clicker, foldback screen for the speakers.
Languages: 2 interpreter booths (French, German; the interpreters come through an agency) and 120 receivers with headphones.
Foyer: 30 poster boards, 2 reception desks, 15 poseur tables, 6 coat rails.
People: one sound engineer and one vision engineer on both days.`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('chair', [180, 190]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [3, 4]),
        needs(SPEAKERS, [1, 8]),
        needs(/12K/, 1),
        needs(/16ft/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', 120),
        needs('pinboard', 30),
        needs('registration_desk', 2),
        needs('table_cocktail', 15),
        needs('coat_rail', 6),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'interpretation_transmitter', 'tablecloth'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/river|congress|skipton|assembly/i, /180/],
    },
  },
  {
    id: 'ho-ch-rooftop-headphones',
    language: 'en',
    catalogue: 'yarrow',
    description: `Office summer party on our roof terrace in Leeds, Thursday 16 July, 7 to 11pm. 160 people.

It's a silent disco so 170 headphones please. The neighbours are three metres away and have been promised that not a single loudspeaker goes up there. Two of the developers are playing, music is entirely in their hands, they've each got decks.

Around that: 16 battery uplighters, 6 festoon strings, 12 poseur tables, 20 white bar stools, two 2 m bar counters, a two-door bottle fridge, 2 bar staff for 5 hours, 200 wine glasses. Everything comes up in a goods lift, so add four pairs of hands for a couple of hours each end.`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('silent_disco', [170, 180]),
        needs('uplight', 16),
        needs('festoon', 6),
        needs('table_cocktail', 12),
        needs('bar_stool', 20),
        needs('bar_unit', 2),
        needs('refrigeration', [1, 2]),
        needs('crew_bar', [2, 12]),
        needs(/Glass, wine/, [200, 210]),
        needs('crew_stagehand', [4, 40]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'audio_cable', 'tablecloth', 'waste_bin'],
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'crew_technician'], ...SILENT_OFF),
      excluded: SILENT_OFF,
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'drum_kit', 'generator'],
      title: [/roof|leeds|office|party/i, /160/],
    },
  },
];

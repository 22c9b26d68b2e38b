import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** English over the demo's shelf and Larkfield's: a launch, a park concert, a conference, a garden party, a fete. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-r-car-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Hi, agency side here. Client is an EV brand doing a dealer launch at a studio in Acton on 24 March, 1 day live, build the 23rd. 160 guests, standing, 45 min show then drinks.

AV ask:
LED wall 6m x 3m, indoor pitch
Front speakers + subs for a punchy opener video, 160 people
2 headset mics for the presenters, 1 handheld spare
12 moving heads + 16 battery uplights, desk + operator
2 hazers
Confidence monitor x 2, speaker timer
Playback laptop (Mac), clicker
20 poseur tables
Sound, lighting and video crew; a show caller / stage manager

Studio is a black box so no drape needed, and it has its own truss grid and motors with house riggers. Client's stand builder does the floor and the turntable for the car, so no staging from you please. Catering company is bringing the bars, bar staff and glasses. There's a photographer and film crew already booked.

Option: 4 cold spark machines for the reveal.

Ballpark by EOP tomorrow? Thx, Jonno`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/BP2/, [18, 18]),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('subwoofer', [1, 8]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 1]),
        needs('moving_head', [12, 12]),
        needs(/Freedom Par/, [16, 16]),
        needs('lighting_console', 1),
        needs('hazer', 2),
        needs('confidence_monitor', 2),
        needs('speaker_timer', 1),
        needs(/MacBook/, [1, 2]),
        needs('presentation_clicker', [1, 1]),
        needs('table_cocktail', 20),
        needs('crew_sound', [1, 30]),
        needs('crew_lighting', [1, 30]),
        needs('crew_video', [1, 30]),
        needs('crew_stage_manager', [1, 2]),
        offers('spark_machine', 4),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...LOUD, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'effect_fluid', 'intercom', 'network', 'crew_technician'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'drape',
        'truss',
        'hoist',
        'crew_rigger',
        'stage_deck',
        'bar_unit',
        'crew_bar',
        'glassware',
        'crew_photographer',
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'projector', 'flip_chart'],
      title: [/acton|launch/i, /160/],
    },
  },
  {
    id: 'ho-r-park-sunday',
    language: 'en',
    catalogue: 'demo',
    description: `Sunday Sounds in the Park, season closer. Sunday 21 March, 2pm to 7pm, Centennial Gardens, Shepparton VIC. Expecting about 800 on the grass.

Three acts: a folk duo, a covers band (5 piece), and a blues trio to finish. We would like
- the trailer stage
- PA for 800 outdoors with a front of house engineer
- 4 monitors, full mic package incl drums, DI boxes
- drum kit, bass amp and one guitar amp to be shared between the bands
- 20kVA generator, power to stage
- 10 portable toilets, 1 accessible
- 40 crowd barriers
- 16 bins

It's daylight, so skip the lighting. There is no bar, and food vans are self-contained. No chairs, people bring their own. Security and first aid is through council.

Can you do it for under $9k?
Deb Marchetti, Gardens Trust`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('crew_sound', [1, 24]),
        needs('stage_monitor', [4, 4]),
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('di_box', [3, 12]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 1),
        needs(/20 kVA/, 1),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 40),
        needs('waste_bin', 16),
      ],
      should: [needs('subwoofer', [2, 8]), needs('mixing_console', 1), needs('mic_stand', [4, 24]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'moving_head',
        'floodlight',
        'bar_unit',
        'crew_bar',
        'chair',
        'crew_medic',
        'crew_steward',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand', 'marquee', 'hazer', 'piano'],
      title: [/shepparton|park|sunday sounds/i, /800/],
    },
  },
  {
    id: 'ho-r-science-conference',
    language: 'en',
    catalogue: 'demo',
    description: `Request for quotation, audiovisual and furniture services
Event: 11th Meeting of the European Peatland Network
Dates: 14 to 16 June (three days), Conference Centre, Aviemore
Participants: 220

Plenary room (all three days): one projector of at least 12,000 lumens with 16 ft x 9 ft screen; lectern with microphone; 4 lapel microphones; 4 handheld microphones for questions; sound reinforcement; 2 confidence monitors; 1 presentation laptop and clicker; speaker timer; stage 6 m x 2 m at 0.4 m with steps; sound technician and video technician.

Interpretation: English-French; 1 booth; 60 receivers with headsets.

Two breakout rooms (14 and 15 June): each with one 75" display on stand, one laptop and one flip chart.

Poster session: 30 poster boards, 2 m x 1 m, 10 poseur tables.

Registration: 2 desks; 2 coat rails.

Prices net, valid 90 days.`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs(/12,000/, 1),
        needs(/16ft/, 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [4, 4]),
        needs(SPEAKERS, [2, 12]),
        needs('confidence_monitor', 2),
        needs('playback_laptop', [3, 4]),
        needs('presentation_clicker', [1, 3]),
        needs('speaker_timer', 1),
        needs('stage_deck', [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('crew_sound', [1, 60]),
        needs('crew_video', [1, 60]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 64]),
        needs(/75in/, 2),
        needs('flip_chart', 2),
        needs('pinboard', 30),
        needs('table_cocktail', 10),
        needs('registration_desk', 2),
        needs('coat_rail', 2),
      ],
      should: [needs('mixing_console', 1), needs('display_stand', 2), needs(/Leg 400/, [12, 24]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'crew_technician', 'display_stand'],
      offers: [...MEETING_OFFERS, 'chair', 'crew_interpreter'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'stage_monitor',
        'hazer',
      ],
      title: [/peatland|aviemore/i, /220/],
    },
  },
  {
    id: 'ho-r-ruby-garden',
    language: 'en',
    catalogue: 'larkfield',
    description: `Good morning,

It's my parents' ruby wedding on Sunday 19 July and we are having a lunch for 64 in their garden at Kington St Michael.

I think we need the 6m x 12m marquee with the ivory lining, but no floor, the lawn is like a billiard table. 8 round tables for 8 with cloths to the ground, 64 napkins in ivory and the gold chairs. Plates (dinner, side and dessert), soup bowls not needed; knives, forks and dessert spoons; 64 wine glasses, 64 flutes, 64 water goblets and 8 jugs. Two fridges if you have bottle coolers. A battery PA with a mic for Dad's speech and some Matt Monro.

There are two loos in the house so we can do without portables, and we have electric from the garage so no generator. My sister-in-law does the flowers for the tables and a local firm is coming in to cook and wait at table.

Could you come on the Friday or Saturday to set up?

Many thanks, Rosalind Peake`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs(/6m x 12m/, 1),
        needs(/Lining, Ivory/, [70, 75]),
        needs(/Round 5ft \(/, [8, 9]),
        needs('tablecloth', [8, 9]),
        needs(/Napkin, Ivory/, [64, 70]),
        needs(/Chiavari, Gold/, [64, 68]),
        needs(/Plate, Dinner/, [64, 72]),
        needs(/Plate, Side/, [64, 72]),
        needs(/Plate, Dessert/, [64, 72]),
        needs(/Knife/, [64, 72]),
        needs(/Fork, Table/, [64, 72]),
        needs(/Spoon, Dessert/, [64, 72]),
        needs(/Wine 12oz/, [64, 72]),
        needs(/Flute/, [64, 72]),
        needs(/Goblet/, [64, 72]),
        needs(/Jug/, 8),
        needs(/Bottle Cooler/, 2),
        needs(/PA, Battery/, 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'cutlery', 'mic_stand', 'fire_extinguisher', 'waste_bin'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', /Cake/, /Chandelier/, /Bunting/],
      excluded: [...LOOS, 'marquee_floor', 'generator', /Bowl, Soup/, 'centrepiece', 'cooking', 'crew_waiter'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'flip_chart', 'table_desk', 'loudhailer'],
      title: [/ruby|kington/i, /64/],
    },
  },
  {
    id: 'ho-r-village-fete',
    language: 'en',
    catalogue: 'larkfield',
    description: `Fete sub-committee, notes from Monday for Pat to send to Larkfield

Date Sat 27 June, 12-5, recreation ground, Sutton Benger. 600ish if dry.

From Larkfield:
12 gazebos 3x3 + 2 of the bigger 3x6 (teas and Pimms)
40 trestles 6ft, 100 white bistro chairs
15 picnic sets
Coconut shy x1, splat the rat x1, hook-a-duck, sports day set x1
Megaphone for Clive plus a PA with radio mic for the arena (speech one will do)
4 single toilets + 1 accessible
12 wheelie bins
20 lengths bunting
2 water boilers for teas, 200 mugs

Ours/other people's: bouncy castle is coming from Swindon Inflatables. BBQ = Young Farmers, they bring their own. Barriers not needed this year as the lane's not being closed. Marquee - decided against on cost. Power from the pavilion so no gennies, but 6 extension leads. Scouts are doing the car park.

Budget agreed £2,400 max`,
    good: {
      attendees: [600, 600],
      days: 1,
      must: [
        needs(/Gazebo 3m x 3m/, 12),
        needs(/Gazebo 3m x 6m/, 2),
        needs(/Trestle 6ft x 2ft6in/, [40, 40]),
        needs(/Bistro/, [100, 100]),
        needs('beer_table_set', [15, 15]),
        needs(/Coconut Shy/, 1),
        needs(/Splat/, 1),
        needs(/Hook-a-Duck/, 1),
        needs(/Sports Day/, 1),
        needs('loudhailer', 1),
        needs('pa_package', [1, 2]),
        needs(/Toilet, Portable, Single/, 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs(/Bunting/, 20),
        needs(/Boiler/, 2),
        needs(/Mug/, [200, 200]),
        needs(/Extension/, 6),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: OUTDOORS_OFFERS,
      excluded: ['inflatable', /Barbecue/, /Hog Roast/, 'crowd_barrier', 'marquee', 'generator'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'stage_deck', 'chair_banquet'],
      title: [/sutton benger|f[eê]te/i, /600/],
    },
  },
];

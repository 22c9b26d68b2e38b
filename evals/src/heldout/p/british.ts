import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Over British shelves: a zoo, a drone race, ringers, a sportive, a museum on a canal, a panto. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-p-zoo-nights',
    language: 'en',
    catalogue: 'demo',
    description: `Scope of supply: Summer Nights at the Zoo

1. Three evenings, Friday 16 to Sunday 18 July, 18:00 to 22:00. Licensed number 1,500 each evening.

2. Supply and return
a) festoon, 24 strings, along the lemur walk and the lawn
b) 30 battery uplighters
c) an acoustic stage of 4 m x 3 m at 0.4 m with steps
d) four column loudspeakers for it, two hand-held radio microphones, a sound engineer
e) four 2 m bar units and 30 poseur tables
f) 200 silent disco headphones with their transmitters
g) 20 two-way radios

3. Animal welfare. The section heads have refused the following and no alternative will be considered: bass cabinets, strobes, sparks, confetti, haze and smoke.

4. By the Zoo: lavatories; bins and their emptying; the zoo's electricians run a feed to every position, so tenderers need allow for neither generators nor an electrician; keepers act as stewards.

5. By others: the concessions have their own fridges and glasses; the silent disco DJs bring decks.`,
    good: {
      attendees: 1500,
      days: 3,
      must: [
        needs('festoon', 24),
        needs(/Battery Uplighter/, 30),
        needs('stage_deck', [6, 12]),
        needs('speaker_column', 4),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 40]),
        needs('bar_unit', 4),
        needs('table_cocktail', 30),
        needs('silent_disco', [200, 200]),
        needs('two_way_radio', 20),
      ],
      should: [needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...OUTDOORS, 'stage_monitor', 'di_box', 'mic_wired', 'mic_instrument'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...STAGE_LIGHT],
      excluded: [
        ...LOOS,
        ...FOG,
        ...DECKS,
        'subwoofer',
        'strobe',
        'spark_machine',
        'confetti_machine',
        'waste_bin',
        'generator',
        'fuel',
        'crew_electrician',
        'crew_steward',
        'refrigeration',
        'glassware',
        'crew_dj',
      ],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'dance_floor', 'line_array'],
      title: [/zoo|summer nights/i, /1[,. ]?500/],
    },
  },
  {
    id: 'ho-p-drone-race',
    language: 'en',
    catalogue: 'demo',
    description: `Hi,

Putting on a round of the FPV drone league at Wroughton airfield, Sunday 5 September. 48 pilots and we've capped spectators at 300.

Kit list as it stands:
Outdoor LED screen 5 m x 3 m
PA for the crowd line, two headset mics for the commentary pair, sound engineer
60 Heras panels
10 gazebos (pit lane), 20 six-foot trestles, 40 conference chairs for the pilots
8 single loos, 1 accessible
60 kVA generator, distro and cable to suit

Before somebody asks: the flight net and gates are the league's. Our video crew brings its own switcher, cameras and stream encoder, we only need a screen to plug into. Marshals use the club's handsets, which are on cleared frequencies. And there must be NO Wi-Fi or 5G box of yours within a mile of us, it wrecks the video link. St John are doing first aid and the council insists on its own stewards. The crowd stands, or brings rugs.

Ta
Dev`,
    good: {
      attendees: [300, 348],
      days: 1,
      must: [
        needs(/Outdoor LED/, [15, 16]),
        needs(SPEAKERS, [1, 16]),
        needs('mic_headset', 2),
        needs('crew_sound', [1, 14]),
        needs('fencing', [60, 60]),
        needs('gazebo', 10),
        needs('table_trestle', 20),
        needs(/Conference Chair/, [40, 40]),
        needs(/Single Portable/, 8),
        needs('toilet_accessible', 1),
        needs(/60 kVA/, 1),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        'video_processor',
        'video_cable',
        'truss',
        'truss_base',
        'crew_video',
        'crew_rigger',
      ],
      offers: [...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'video_converter', 'display'],
      excluded: [
        'video_switcher',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'network',
        'two_way_radio',
        'crew_medic',
        'crew_steward',
      ],
      silly: ['lectern', 'dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'flip_chart', 'projector'],
      title: [/wroughton|drone/i, /300|348/],
    },
  },
  {
    id: 'ho-p-ringers-supper',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Larkfield,

It is our turn to host the deanery bell-ringers' supper, in the vicarage orchard at Stanton St Quintin on Saturday 2 October, after the striking competition. We sit down 84.

May we have: the 9m x 12m marquee with a boarded floor; eleven round 5ft tables with white cloths to the floor; dinner plates, dessert plates, and a table knife and table fork apiece for everybody; one 50kW indirect heater with whatever it burns; three runs of festoon; four 13A extension leads; and the 2+1 toilet trailer.

We shan't trouble you for seats: the parish hall's hundred are coming across on a tractor. Every ringer brings a tankard, by ancient custom, so glasses would only gather dust. Napkins are paper ones. The butcher is bringing the hog together with the spit he cooks it on. The junior band will wait at table. Music is handbells, and a handbell has never yet wanted a microphone or a loudspeaker. There's ample current from the vicarage.

Kindest regards,
Muriel Attewell, tower captain`,
    good: {
      attendees: 84,
      days: 1,
      must: [
        needs(/9m x 12m/, 1),
        needs(/Boarded/, [100, 110]),
        needs(/Round 5ft \(/, 11),
        needs(/Round 120in/, [11, 12]),
        needs(/Dinner 10/, [84, 95]),
        needs(/Dessert 8in/, [84, 95]),
        needs(/Knife, Table/, [84, 95]),
        needs(/Fork, Table/, [84, 95]),
        needs(/50kW/, 1),
        needs('festoon', 3),
        needs(/Extension Lead/, 4),
        needs(/2\+1/, 1),
      ],
      should: [needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS, 'marquee_lining'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'crockery', 'cutlery', 'serving', 'hot_drinks'],
      excluded: [
        ...SPEAKERS,
        'chair',
        'chair_banquet',
        'glassware',
        'napkin',
        'cooking',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'crew_waiter',
        'generator',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'disco_light', 'inflatable', 'flip_chart'],
      title: [/stanton|ringer|supper/i, /84/],
    },
  },
  {
    id: 'ho-p-sportive',
    language: 'en',
    catalogue: 'larkfield',
    description: `Quote request form

Event name: The Three Ridges Sportive
Date: Sunday 13 June
Location: showfield at Uffington, start and finish
Riders: 650
Marquee? 6m x 12m for sign-on, coconut matting in it
Gazebos? Four of the 3m x 6m
Tables? 24 trestles 6ft
Seating? 20 picnic sets
Toilets? 14 portable, 2 accessible, 3 urinal pods
Washing? 4 twin hand wash units
Barriers? 80
Bins? 15
Hot water? 4 boilers, 20 litre
Sound? one battery PA for the send-off
Power? 2 suitcase generators
Radios? No. The amateur radio society covers the course
Signs? No, we have our own route arrows and boards
Finish arch? inflatable one, comes with the timing company
Catering? The WI, who insist on their own mugs and plates
Fencing? the field is hedged
Bar? Nobody drinks at 9 in the morning
First aid? booked`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs(/6m x 12m/, 1),
        needs('gazebo', 4),
        needs(/Trestle 6ft x 2ft6in/, 24),
        needs('beer_table_set', 20),
        needs(/Portable, Single/, 14),
        needs('toilet_accessible', 2),
        needs(/Urinal/, 3),
        needs('hand_wash', 4),
        needs('crowd_barrier', [80, 80]),
        needs('waste_bin', 15),
        needs(/Boiler/, 4),
        needs(/PA, Battery/, 1),
        needs(/3kVA/, 2),
      ],
      should: [needs(/Coconut/, [72, 72]), needs('transport')],
      allowed: OUTDOORS,
      offers: OUTDOORS_OFFERS,
      excluded: ['two_way_radio', 'signage', 'inflatable', 'crockery', 'fencing', 'bar_unit', 'glassware', 'crew_bar'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'tablecloth', 'chair_banquet'],
      title: [/uffington|sportive|ridges/i, /650/],
    },
  },
  {
    id: 'ho-p-canal-gala',
    language: 'en',
    catalogue: 'strathallan',
    description: `From: Fiona Rennie, Canal Museum
To: hire desk
Subject: RE: RE: RE: gala, Saturday 25 September

Sorry, me again, last changes, promise. Numbers are down to 170. So 17 of the round tables and 170 Chiavari. And scrap the starcloth, the trustees think it's tat. Also, no lectern from you after all, we've found the lock-keeper's oak one in the store.

> Tuesday
> Forgot: four coat rails. Eight whisky-barrel poseurs for the quayside drinks. And the ivory drape, 18 m, to hide the boat lift scaffolding.

> Monday
> Hello, our gala dinner in the boat hall. 200 guests: 20 round tables (ten to a table), 200 Chiavari, a 12ft x 12ft dance floor, a starcloth, a perspex lectern, speech PA with two handheld radio mics and an AV tech for the evening, four of the six-light battery par sets for the walls.
> The band has its own PA, wedges and lights and will play off the deck of the old dredger, which is as good as a stage. We'll show the appeal film on the museum's projector and pull-down screen. Bar is ours. Caterers bring linen, china and glasses. There's plenty of mains in the boat hall.`,
    good: {
      attendees: 170,
      days: 1,
      must: [
        needs('table_round', [17, 18]),
        needs(/Chiavari/, [170, 178]),
        needs('dance_floor', 16),
        either(needs(/PKG - SPEECH/, [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_technician', [1, 14]),
        needs(/Freedom H1/, 4),
        needs('coat_rail', 4),
        needs(/whisky barrel/, 8),
        needs(/P&D - ivory/, [18, 18]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: [...PARTY_OFFERS, 'induction_loop', 'registration_desk'],
      excluded: [
        'star_cloth',
        'lectern',
        'subwoofer',
        'stage_monitor',
        'stage_deck',
        'mobile_stage',
        'disco_light',
        'projector',
        'projection_screen',
        'bar_unit',
        'generator',
        /PKG - CEILIDH/,
      ],
      silly: ['toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'line_array', 'fencing', 'camera'],
      title: [/canal|gala/i, /170/],
    },
  },
  {
    id: 'ho-p-panto-tour',
    language: 'en',
    catalogue: 'strathallan',
    description: `JACK AND THE BEANSTALK: technical rider for the hire company
Six village halls in six days, 14 to 19 December. Houses of up to 180.

STAGE: Steeldeck, 16ft x 12ft, on 2ft legs, one set of 2-step treads. The set, gauzes and tabs are ours, so not an inch of drape.
SOUND: two K12.2 on stands, one KS118, SQ-5 desk, six headset radio mics, two wedges.
KEYBOARD: the MD won't play on anything but his own.
LIGHT: eight SlimPARs, four Junior Zoom profiles, one followspot, QuickQ 20.
GIANT'S ENTRANCE: one smoke machine. It's a puff, so no hazer thank you.
PEOPLE: none. Our sound and LX operators tour with the company and the ASMs do the humping.
TRUCK: ours. It'll be at your gate at 8 on the Monday and again on the Sunday.
HALLS: each has its own seats and a 32A outlet.`,
    good: {
      attendees: [180, 180],
      days: 6,
      must: [
        needs('stage_deck', 6),
        needs(/K12\.2/, 2),
        needs(/KS118/, 1),
        needs(/SQ-5/, 1),
        needs('mic_headset', 6),
        needs('stage_monitor', 2),
        needs(/SlimPAR/, 8),
        needs(/Jr Zoom/, 4),
        needs('followspot', 1),
        needs(/QuickQ/, 1),
        needs('smoke_machine', 1),
      ],
      should: [needs('stage_leg', 6), needs('stage_steps', 1), needs('speaker_stand', 2)],
      allowed: [...BAND, ...PLATFORM, ...STAGE_LIGHT, 'power_cable', 'power_distro', 'cable_ramp', 'consumables'],
      offers: ['intercom', 'audio_player', 'induction_loop', 'followspot', 'moving_head', 'blinder'],
      excluded: [
        'drape',
        'star_cloth',
        'keyboard',
        'hazer',
        'crew_sound',
        'crew_lighting',
        'crew_technician',
        'crew_stagehand',
        'crew_stage_manager',
        'transport',
        'chair',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'disco_light', 'line_array'],
      title: [/jack|beanstalk|panto/i, /180/],
    },
  },
];

import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Out of doors on the Welsh border: a vet's paddock, a walk, a slipway, a river, a quay, a barn. */
export const WYVERN_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-q-vet-open-day',
    language: 'en',
    catalogue: 'wyvern',
    description: `Morning Wyvern,

Our practice turns fifty this summer, so on Saturday 19 June we're throwing the doors open, 11 till 4, in the paddock behind the surgery at Much Marcle. Reckon on 400 through the gate over the day.

On my list: one 9 by 15 marquee, four of the three-metre pop-ups, fifteen trestles each with a white cloth, five dozen white folding chairs, two urns, a battery loudspeaker with its microphone for whoever calls the dog show, forty crowd barriers to make a ring, a dozen picnic sets, four loos and an accessible one.

You can leave the flooring off, the ground's like concrete. The Young Farmers turn up with their own barbecue. We've a cupboard full of paper cups. Bins are on loan from the council. The nurses have volunteered as stewards, so that's covered. And we'll run a lead from the surgery: a generator would spook the horses.

Cheers,
Hattie Probert MRCVS`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/marquee 9 x 15m/, 1),
        needs('gazebo', 4),
        needs('table_trestle', [15, 15]),
        needs(/Cloth \/ trestle/, [15, 16]),
        needs(/Seat \/ folding/, [60, 63]),
        needs('hot_drinks', 2),
        needs(/Chiayo/, 1),
        needs('crowd_barrier', 40),
        needs('beer_table_set', 12),
        needs(/Loo \/ single/, 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand'],
      offers: OUTDOORS_OFFERS,
      excluded: ['marquee_floor', 'cooking', 'crockery', 'waste_bin', 'crew_steward', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'subwoofer', 'table_desk', 'stage_monitor'],
      title: [/marcle|practice|vet|open day|fifty|50/i, /400/],
    },
  },
  {
    id: 'ho-q-sunset-walk',
    language: 'en',
    catalogue: 'wyvern',
    description: `Hello there

St Ethelbert's Hospice here. Our Sunset Walk sets off from Bodenham Lakes on Friday 10 September: 600 walkers, warm-up at half six, last ones home by half ten.

Please could you quote for
- the trailer stage with its roof
- PA for the start field, four 12" cabs and a pair of subs, plus someone to look after the sound
- 2 handheld radio mics and 1 headset (for the Zumba lady)
- 3 diesel lighting towers and 12 strings of festoon for the last stretch
- a 20 kVA generator with 60 litres of diesel
- ten single loos, two accessible, two sinks
- 80 crowd barriers
- 8 trestles for registration

Things we are all right for: Longtown Mountain Rescue marshal the route and lend us their handsets; the tea wagon is self-contained, so we need neither urns nor cups; St John are providing first aid cover. We aren't lighting the stage, it'll still be broad daylight when it's used. No chairs either, nobody sits down at this thing. The wildlife trust won't allow haze or bubbles anywhere near the water.

Many thanks
Delyth`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('crew_sound', [1, 14]),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        needs('floodlight', 3),
        needs('festoon', 12),
        needs(/20kVA/, 1),
        needs('fuel', [60, 60]),
        needs(/Loo \/ single/, 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('crowd_barrier', 80),
        needs('table_trestle', 8),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor', 'mic_wired'],
      offers: [...OUTDOORS_OFFERS, 'registration_desk'],
      excluded: [
        'two_way_radio',
        'crew_steward',
        'hot_drinks',
        'crockery',
        'crew_medic',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'chair',
        'hazer',
        'bubble_machine',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'marquee', 'flip_chart'],
      title: [/bodenham|sunset|walk|hospice/i, /600/],
    },
  },
  {
    id: 'ho-q-lifeboat',
    language: 'en',
    catalogue: 'wyvern',
    description: `INVITATION TO QUOTE
Opening of the new boathouse and naming of the lifeboat, Porthrhyd slipway, Saturday 2 May, 14:00. Guests by invitation: 250.

Part A. The supplier is to provide, erect and clear:
A1 marquee 12 m x 24 m, hard-floored throughout
A2 folding chairs, white, 250 no.
A3 platform 24 ft x 8 ft, 2 ft above ground, with treads, rails to the rear and black skirt
A4 oak lectern with gooseneck microphone
A5 loudspeakers, 12 in, 4 no., and a sound operator
A6 condenser microphones for the male voice choir, 4 no.
A7 generator 20 kVA and distribution
A8 luxury loo trailer, 1 no., and accessible unit, 1 no.
A9 crowd barriers, 60 no.
A10 poseur tables, 15 no.
A11 champagne flutes, sufficient for 250
A12 fire points, 4 no.

Part B. Furnished by others and to be omitted from the quotation:
B1 crockery, cutlery, fridges and bar staff (Yacht Club)
B2 stewarding (lifeboat volunteers)
B3 two-way radios (the Institution's own VHF sets)
B4 photography

Part C. Matters considered and not proceeded with: red carpet; heating; screens of any type; stage lighting.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/marquee 12 x 24m/, 1),
        needs('marquee_floor', [280, 300]),
        needs(/Seat \/ folding/, [250, 263]),
        needs('stage_deck', 6),
        needs(/Lectern \/ oak/, 1),
        needs('mic_lectern', 1),
        needs('speaker_top', 4),
        needs('crew_sound', [1, 14]),
        needs(/condenser/, 4),
        needs(/20kVA/, 1),
        needs('toilet_trailer', 1),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 60),
        needs('table_cocktail', 15),
        needs(/Glass \/ flute/, [7, 9]),
        needs('fire_extinguisher', 4),
      ],
      should: [
        needs(/Legs \/ 2ft/, 6),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [1, 5]),
        needs('stage_skirt', [7, 21]),
        needs('power_distro', [1, 6]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'di_box', 'mic_wireless_handheld', 'mic_wired'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...SCREENS,
        'crockery',
        'cutlery',
        'refrigeration',
        'crew_bar',
        'crew_steward',
        'two_way_radio',
        'crew_photographer',
        'carpet',
        'space_heater',
        'patio_heater',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
      ],
      silly: ['disco_light', 'dance_floor', 'table_desk', 'hazer', 'subwoofer', 'flip_chart'],
      title: [/porthrhyd|lifeboat|boathouse/i, /250/],
    },
  },
  {
    id: 'ho-q-raft-race',
    language: 'en',
    catalogue: 'wyvern',
    description: `G'day team,

Geelong boy running a pub in Ross-on-Wye, which is how I've copped the raft race. It's on Sunday 8 August, about 1,200 along the bank.

Here's what we're chasing:
the trailer screen;
six 12 inch cabs on stands for commentary, and two headset mics for the pair of galahs doing it;
100 crowd barriers and 60 mesh panels;
15 dunnies plus 2 accessible, four sinks, twenty 240 L bins;
six pop-ups;
the 60 kVA genny with 150 litres of diesel;
thirty picnic sets;
ten two-ways;
a couple of gas barbies.

What we're not chasing: a stage, we call the race off the bridge. The uni film mob are shooting it on their own cameras and will hand you a feed. My bar's my bar, with my staff, my fridges and plastic glasses. The rowing club stewards the bank. My brother-in-law is a licensed sparky and he'll connect the lot. It's all done by four, so no festoon or light towers.

Ta,
Brett`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/trailer screen/, 1),
        needs('speaker_top', 6),
        needs('mic_headset', 2),
        needs('crowd_barrier', 100),
        needs('fencing', 60),
        needs(/Loo \/ single/, 15),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 20),
        needs('gazebo', 6),
        needs(/60kVA/, 1),
        needs('fuel', [150, 150]),
        needs('beer_table_set', 30),
        needs('two_way_radio', 10),
        needs('cooking', 2),
      ],
      should: [
        needs('speaker_stand', 6),
        needs('power_distro', [1, 10]),
        needs('power_cable'),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, 'crew_video', 'video_switcher', 'video_cable', 'mic_wireless_handheld'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'stage_deck',
        'mobile_stage',
        'camera',
        'crew_camera',
        'bar_unit',
        'crew_bar',
        'refrigeration',
        'glassware',
        'crew_steward',
        'crew_electrician',
        'festoon',
        'floodlight',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'chair_banquet', 'stage_monitor'],
      title: [/ross|raft/i, /1[,. ]?200/],
    },
  },
  {
    id: 'ho-q-vlootdagen',
    language: 'nl',
    catalogue: 'wyvern',
    description: `Beste mensen van Wyvern,

Met veertien oude zeilschepen uit Friesland varen wij komende zomer naar Gloucester Docks. Van vrijdag 2 tot en met zondag 4 juli willen we op de kade een ontmoetingsplek inrichten voor onze 140 opvarenden.

Graag een prijs voor een tent van 9 x 15 meter met harde vloer, 18 picknicksets, twee bars van 2 meter, drie koelkasten met glazen deur, 6 kratten wijnglazen, acht strengen prikkabel, een batterijspeaker met microfoon voor het palaver, twee terrasverwarmers en vier toiletten, waarvan één voor rolstoelen.

Stroom krijgen we van de havenmeester, dus een aggregaat kunt u thuislaten. Hij haalt ook het afval op, de containers staan er al. Een podium hoeft niet, het shantykoor zingt vanaf een dek. Koffie zetten we aan boord. Eten doen we van wegwerpborden, dus geen servies en geen bestek. Achter de tap staan onze eigen matrozen. Discolampen passen niet bij bruine zeilen.

Met vriendelijke groet,
Wytze Hoekstra`,
    good: {
      attendees: 140,
      days: 3,
      must: [
        needs(/marquee 9 x 15m/, 1),
        needs('marquee_floor', [130, 140]),
        needs('beer_table_set', 18),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs(/Glass \/ wine/, 6),
        needs('festoon', 8),
        needs(/Chiayo/, 1),
        needs('patio_heater', 2),
        needs(/Loo \/ single/, [3, 4]),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'generator',
        'fuel',
        'waste_bin',
        'stage_deck',
        'mobile_stage',
        'hot_drinks',
        'crockery',
        'cutlery',
        'crew_bar',
        'disco_light',
      ],
      silly: ['projector', 'lectern', 'table_desk', 'subwoofer', 'flip_chart', 'mic_conference'],
      title: [/gloucester|schepen|vloot|kade/i, /140/],
    },
  },
  {
    id: 'ho-q-golden-wedding',
    language: 'en',
    catalogue: 'wyvern',
    description: `TEL. Mrs Gwen Preece, 10.40

Golden wedding (hers & Alun's). Sat 24 July, own barn, Eardisley. 110 sitting down.

wants -
11 x 6ft rounds, cloth on each, 110 linen napkins
110 limewash Chiavaris
dance floor 12ft sq
Barn PA + 1 radio handheld for the toasts
10 festoon, 16 battery uplighters
one bar, two fridges
the smart loo trailer

doesn't want -
plates/knives/forks, caterer's
glasses, wine shop lends them free
disco lights: grandson is DJing, has decks + lights, and he'll work the sound, so no operator
bar staff - nephew's the publican
tent - "what d'you think the barn's for"
heaters - July!
genny, 3-phase in the barn
photo booth, Alun can't abide them
Deliver Thurs pm. Ring her back after milking.`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/round 6ft/, 11),
        needs(/Cloth \/ round/, [11, 12]),
        needs('napkin', [110, 121]),
        needs(/Chiavari/, [110, 116]),
        needs('dance_floor', 16),
        needs(/Barn PA/, 1),
        needs('mic_wireless_handheld', 1),
        needs('festoon', 10),
        needs('uplight', 16),
        needs('bar_unit', 1),
        needs('refrigeration', 2),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, 'hand_wash'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'disco_light',
        'crew_dj',
        'crew_sound',
        'crew_technician',
        'crew_bar',
        'marquee',
        'space_heater',
        'patio_heater',
        'generator',
        'fuel',
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'table_desk', 'crowd_barrier', 'line_array', 'flip_chart', 'display'],
      title: [/eardisley|wedding|preece/i, /110/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Out of doors in the English south-west: a harbour, a school field, a market place, a cattle market. */
export const THORNBURY_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-p-harbour-festival',
    language: 'en',
    catalogue: 'thornbury',
    description: `Good morning,

I keep the purse for Watchet Harbour Festival, which falls on Saturday 19 and Sunday 20 June. We reckon on 1,200 about the place at the busiest.

Last year we borrowed a flatbed and it rained, so this time we'd like your roofed lorry stage for both days. With it, sound that carries the length of the esplanade for bands of four or five (they bring drums and amps), four foldback wedges, and one of your people to drive it. Sixteen of the ten-foot shelters for the craft stalls, two score of ale bench sets, 120 pedestrian barriers so nobody goes over the quay edge, and ten walkie-talkies.

Some things to save you the trouble. The conveniences on the esplanade stay open until midnight and the yacht club unlocks theirs as well. There is a 63 amp supply in the pump house, good for all of it, so what I need is the box and the cables rather than an engine. The harbourmaster's lads see to the rubbish. The cider firm turns up with its bar, its chillers and its glasses, and our own stewards wear the orange jackets.

With thanks,
Philippa Norcott`,
    good: {
      attendees: [1200, 1200],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 24]),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 4]),
        needs('gazebo', 16),
        needs('beer_table_set', [40, 40]),
        needs('crowd_barrier', [120, 120]),
        needs('two_way_radio', 10),
      ],
      should: [
        needs('subwoofer', [1, 12]),
        needs(['mic_wired', 'mic_instrument'], [2, 24]),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: [...LOOS, 'generator', 'fuel', 'waste_bin', 'bar_unit', 'refrigeration', 'glassware', 'crew_steward'],
      silly: [
        'projector',
        'stage_deck',
        'lectern',
        'table_round',
        'flip_chart',
        'mic_conference',
        'chair_banquet',
        'dance_floor',
      ],
      title: [/watchet|harbour/i, /1[,. ]?200/],
    },
  },
  {
    id: 'ho-p-vaisakhi',
    language: 'en',
    catalogue: 'thornbury',
    description: `T/c 10.40, Mrs Kaur Gill for the gurdwara at Fishponds.

Vaisakhi mela, Sunday 18 April, school playing field, she thinks 900 in and out over the day.
- wants the 40 x 60 pole marquee, coconut matting all through it. They sit on the ground. Chairs: none, except 40 black folding ones along the back for the elders
- platform 16ft x 8ft, a foot high, with the wheelchair ramp, for the ragis
- speakers in the tent, 3 wired vocal mics, 1 hand-held radio mic, sound operator
- 8 of the 10ft shelters, 10 trestles (langar queue)
- 8 loos + 2 accessible, 3 sink units
- 30kVA set with mains boxes and cables
They cook on their own burners & have all their own steel plates, spoons and tumblers. Goes without saying no bar. Sevadars do the stewarding and clear the rubbish themselves. Asked about heating: "in April? No."
Ring back Thurs after 6.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(/40ft x 60ft/, 1),
        needs('marquee_floor', [200, 240]),
        needs(/folding black/, [40, 40]),
        needs('stage_deck', 4),
        needs('stage_ramp', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wired', [3, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('gazebo', 8),
        needs('table_trestle', 10),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs(/30kVA/, 1),
      ],
      should: [
        needs('hand_wash', 3),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('mic_stand', [2, 5]),
        needs('stage_leg', [4, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor', 'di_box', 'mic_instrument'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'mic_headset'],
      excluded: [
        ...TABLEWARE,
        'bar_unit',
        'crew_bar',
        'crew_steward',
        'waste_bin',
        'space_heater',
        'patio_heater',
        /Chiavari/,
      ],
      silly: ['projector', 'disco_light', 'lectern', 'table_round', 'flip_chart', 'mic_conference'],
      title: [/fishponds|vaisakhi|gurdwara/i, /900/],
    },
  },
  {
    id: 'ho-p-tree-lighting',
    language: 'en',
    catalogue: 'thornbury',
    description: `Tree-lighting in the Market Place, Sunday 29 November, 4 to 6 pm (crowd last year: 700)

What | How many | Where it comes from
Tree, and the lights on it | 1 | Tortworth Estate, promised
Stage, 16ft x 8ft, 2ft off the ground, one set of treads, rail at the back, valance | 1 | HIRE
Loudspeakers for the square | you tell us | HIRE
Radio mics, hand-held | 2 | HIRE
Choir condenser mics | 4 | HIRE
Choir steps | 2 | the primary school has some
Carols off a CD | 1 player | HIRE
Stage wash kit | 1 | HIRE
Snow machine | 2 | HIRE
Sound operator | 1 | HIRE
Lighting operator | 0 | nobody needed, it just stays on
Pedestrian barriers | 60 | HIRE
Generator | 0 | Town Hall has a 63A outlet on the wall
Mains boxes, cables, cable bridges | as you see fit | HIRE
Stewards | 14 | Round Table
Loos | - | Town Hall open till 7
Extinguishers | 2 | lent by the fire station
Mulled wine stall | 1 | WI, with own gazebo and urn`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_handheld', 2),
        needs(/choir condenser/, 4),
        needs('audio_player', 1),
        either(needs('lighting_package', 1), needs('stage_wash', [4, 12])),
        needs('snow_machine', 2),
        needs('crew_sound', [1, 2]),
        needs('crowd_barrier', [60, 60]),
      ],
      should: [
        needs('stage_steps', 1),
        needs('stage_handrail', [1, 6]),
        needs('stage_skirt', [5, 18]),
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs('cable_ramp', [2, 40]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, 'effect_fluid', 'di_box', 'line_array'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...LOOS,
        'choir_riser',
        'generator',
        'fuel',
        'crew_lighting',
        'crew_steward',
        'fire_extinguisher',
        'gazebo',
        'hot_drinks',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'marquee', 'mic_conference', 'chair_banquet'],
      title: [/market place|tree/i, /700/],
    },
  },
  {
    id: 'ho-p-cattle-sale',
    language: 'en',
    catalogue: 'thornbury',
    description: `NOTE OF CALL - took it myself, line was terrible (RJ)

Charity calf and machinery auction, Sedgemoor market, Friday 12 February, abt 350 farmers. For the air ambulance.

Auctioneer wants his hands free, so 1 head-worn radio mic; 1 hand-held as spare. Loudspeakers that can be heard over cattle, in the ring and out to the machinery lines.
Clerks' office: the 20 x 40 framed tent with a boarded floor, 8 trestles, 30 folding black chairs, and two of the blown-air heaters because it'll be perishing.
2 hi-vis?? no - 2 display boards for the lot numbers.

NOT: rostrum (he's got his own, wouldn't sell off anything else). Hurdles "by the mile" so no barriers nor fence panels. Power's in the market, 32 amp all round, and so are the lavs. Young Farmers are bringing their trailer bar and doing the bacon rolls. Doesn't want a man to sit with the sound, his lad'll work it. Ring has tiered benches.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs(/20ft x 40ft/, 1),
        needs('space_heater', 2),
        needs('table_trestle', 8),
        needs(/folding black/, [30, 30]),
        needs('pinboard', 2),
      ],
      should: [needs(/Boarded/, [70, 80]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'power_cable', 'power_distro', 'fuel'],
      offers: [...OUTDOORS_OFFERS, 'line_array', 'subwoofer', 'audio_recorder', 'floodlight'],
      excluded: [
        ...LOOS,
        ...STAGES,
        'crowd_barrier',
        'fencing',
        'generator',
        'bar_unit',
        'crew_bar',
        'crew_sound',
        'crew_technician',
      ],
      silly: ['projector', 'disco_light', 'dance_floor', 'table_round', 'stage_monitor', 'uplight', 'led_wall'],
      title: [/sedgemoor|auction/i, /350/],
    },
  },
  {
    id: 'ho-p-folk-forty',
    language: 'en',
    catalogue: 'thornbury',
    description: `Hello Thornbury,

Our folk club is forty years old this autumn, which is more than can be said for most of the knees in it. We're marking it with a ceilidh in Hawkesbury village hall on Saturday 17 October; 140 tickets.

The band (fiddle, melodeon, guitar, bass, caller) need a ceilidh PA, three foldback wedges, five wired vocal mics on boom stands and four D.I. boxes. Derek has mixed for us since 1986 and would be mortally offended by an engineer, so please don't send one. We'd also take four runs of festoon for the path from the car park, and sixty black folding chairs on top of the eighty in the hall.

The hall already gives us a stage with its own lighting, a sprung floor, a licensed bar, and a cupboard full of trestles. Pete has a long-wheelbase van and will pick everything up on Friday and bring it back on Sunday, so no carriage charge, thank you!

Yours in harmony,
Hilary Sparrow`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        either(needs(/Ceilidh PA/, 1), needs('speaker_top', [2, 4])),
        needs('stage_monitor', 3),
        needs('mic_wired', [5, 6]),
        needs('di_box', [4, 5]),
        needs('festoon', 4),
        needs(/folding black/, [60, 60]),
      ],
      should: [needs('mic_stand', [5, 8])],
      allowed: [...BAND, 'power_cable', 'power_distro', 'cable_ramp', 'consumables'],
      offers: ['in_ear_monitor', 'mic_wireless_handheld', 'mic_headset', 'uplight', 'audio_recorder', 'induction_loop'],
      excluded: [
        ...STAGES,
        'crew_sound',
        'crew_technician',
        'stage_wash',
        'lighting_package',
        'dance_floor',
        'bar_unit',
        'table_trestle',
        'transport',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'line_array'],
      title: [/hawkesbury|folk|ceilidh/i, /140/],
    },
  },
];

import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SEATS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Canadian: a curling club, a town's winter carnival, a school's robots. */
export const CANADIAN: readonly EvalBrief[] = [
  {
    id: 'ho-af-bonspiel-banquet',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi there,

Our club in Peterborough is hosting the seniors bonspiel and the banquet is Saturday March 6, 144 people, upstairs in the lounge. I'm on the kitchen committee so this landed on me.

We need 18 of the 60 inch rounds with 18 white linens to the floor, 150 napkins, 150 dinner plates, 150 flatware settings, 300 wine glasses, 2 coffee urns, 8 chafers, a speech package with the one wireless mic and 12 of the wireless uplights in blue. Also three 4x8 decks on 16 in legs to make a 12 x 8 platform for the head table.

The club has plenty of chairs, those burgundy ones, and it's our bar and our coolers, licence and all. Doug's nephew is DJing after and brings his dance lights and subs and turntables. We've a crew of curlers with a cube van so we'll pick everything up, set it up and bring it back on the Monday.

Thanks a bunch,
Lorraine`,
    good: {
      attendees: 144,
      days: 1,
      must: [
        needs(/60in Round/, [18, 18]),
        needs(/120in round/, [18, 19]),
        needs('napkin', [150, 150]),
        needs('crockery', [150, 320]),
        needs('cutlery', [150, 150]),
        needs(/Wine Glass/, [300, 300]),
        needs('hot_drinks', 2),
        needs('serving', 8),
        either(needs(/Speech Package/, 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs(/Wireless Uplight/, 12),
        needs('stage_deck', 3),
      ],
      should: [needs(/Leg Set 16in/, 3)],
      allowed: [...SPEECH, ...PLATFORM, 'power_cable', 'power_distro', 'cable_ramp', 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      excluded: [
        ...SEATS,
        ...DECKS,
        'bar_unit',
        'crew_bar',
        'refrigeration',
        'crew_dj',
        'disco_light',
        'subwoofer',
        'transport',
        'crew_stagehand',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'line_array', 'stage_monitor'],
      title: [/peterborough|bonspiel|banquet/i, /144/],
    },
  },
  {
    id: 'ho-af-winter-carnival',
    language: 'en',
    catalogue: 'kawartha',
    description: `RFQ 26-004 Winter Carnival Equipment Rental, waterfront park, Bobcaygeon ON
Saturday February 20 and Sunday February 21 (two days). Anticipated attendance: 2,000 per day.

Pricing is requested for:
(a) one 30 x 60 frame tent with two propane tent heaters
(b) ten patio (mushroom) heaters
(c) one mobile stage with hydraulic roof
(d) sound for the stage: eight line array boxes, four subwoofers, digital console, two wireless handhelds, and one audio engineer each day
(e) 100 steel barricades
(f) twelve portable washrooms and two accessible
(g) four diesel light towers
(h) twenty waste/recycling bins
(i) fifteen cedar picnic tables
(j) forty 400 lb concrete blocks, as staking is not possible in frozen ground

Notes to bidders. The Town supplies shore power and its utility electricians make all connections; generators are not to be quoted. Hand wash stations froze last year and are not wanted. Town staff carry their own radios. The Lions Club brings its own barbecues. No stage lighting is required; programming ends at dusk.`,
    good: {
      attendees: [2000, 4000],
      days: 2,
      must: [
        needs(/30x60/, 1),
        needs('space_heater', 2),
        needs('patio_heater', 10),
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', 1),
        needs('crowd_barrier', [100, 100]),
        needs(/Washroom$/, 12),
        needs('toilet_accessible', 2),
        needs('floodlight', 4),
        needs(/Picnic/, 15),
      ],
      should: [needs('waste_bin', 20), needs('ballast', 40), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD],
      offers: [...OUTDOORS_OFFERS, 'marquee_floor', 'stage_monitor'],
      excluded: [
        'generator',
        'crew_electrician',
        'hand_wash',
        'two_way_radio',
        'cooking',
        'stage_wash',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'chair_banquet', 'disco_light'],
      title: [/bobcaygeon|carnival/i, /2[,.]?000/],
    },
  },
  {
    id: 'ho-af-robotics-meet',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hello! I coach the robotics team and we've been picked to host the regional in our double gym in Lindsay, April 10 & 11, around 350 students and parents each day. The board wants three quotes. Our list:

40 6ft banquet tables (team pits)
200 black Samsonite folders
4 55" TVs on stands for scores
2 of the 5200 projectors with two 8 ft tripod screens
2 show laptops
4 K12 speakers on stands, a small mixer
2 wireless handhelds for the emcees
ATEM switcher and 2 cameras for the webcast
80 ft of black pipe & drape, 10 ft high
20 barricades around the field
50 extension cords
10 two-way radios
2 AV techs, both days

Thank you kindly! Mr. D.`,
    good: {
      attendees: [350, 700],
      days: 2,
      must: [
        needs(/Banquet Table 6ft/, [40, 40]),
        needs(/Samsonite/, [200, 200]),
        needs(/55in TV/, 4),
        needs(/5200/, 2),
        needs(/Tripod Screen/, 2),
        needs('playback_laptop', 2),
        needs(/QSC K12/, 4),
        needs('mic_wireless_handheld', 2),
        needs(/ATEM/, 1),
        needs('camera', 2),
        needs(/10ft black/, [80, 80]),
        needs('crowd_barrier', 20),
        needs(/Extension Cord/, 50),
        needs('crew_technician', 2),
      ],
      should: [needs('speaker_stand', 4), needs('mixing_console', 1), needs('two_way_radio', 10), needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: [...MEETING_OFFERS, ...STAGE_LIGHT, ...ANY_JOB],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'table_round', 'stage_monitor'],
      title: [/lindsay|robot/i, /350|700/],
    },
  },
];

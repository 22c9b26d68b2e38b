import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Over the same shelf: a launch, a prize giving, a tender, an intern's list, walkers from Holland. */
export const SWALE_WORK: readonly EvalBrief[] = [
  {
    id: 'ho-ad-agency-launch',
    language: 'en',
    catalogue: 'swale',
    description: `Hi team

Can you turn round a cost on this by close of play tomorrow? Product launch for a skincare client, gallery space in Margate, Thurs 7 October, 150 press and buyers, doors 6.30pm, build from noon.

• LED video wall, 4m wide x 2.5m high, indoor
• Stage 16ft x 8ft at 2ft, black skirt, steps
• PA suitable for the room
• 2 headset radio mics + 2 handheld
• 1 confidence monitor
• 1 vision mixer
• 24 wireless uplighters
• 20 poseur tables
• Sound engineer and video technician throughout

Things to bear in mind: our own film crew are shooting and streaming it, so cameras, operators and encoder are all with them. The stylist is sourcing sofas and armchairs. Bar is the gallery's. We talked about a lectern, but the CEO would rather walk about, so drop that. Their sprinkler system means no smoke or haze of any kind.

Thanks!
Imogen`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Indoor LED/, [10, 10]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 15]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 2),
        needs('confidence_monitor', 1),
        needs('video_switcher', 1),
        needs(/Wireless LED Uplighter/, 24),
        needs('table_cocktail', 20),
        needs('crew_sound', 1),
        needs('crew_video', 1),
      ],
      should: [needs(/Legs Hire 2ft/, 4), needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...WALL, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'camera',
        'crew_camera',
        'streaming_encoder',
        'sofa',
        'armchair',
        'bar_unit',
        'lectern',
        'mic_lectern',
        ...FOG,
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'projector', 'beer_table_set'],
      title: [/margate|launch/i, /150/],
    },
  },
  {
    id: 'ho-ad-school-office',
    language: 'en',
    catalogue: 'swale',
    description: `ONLINE ENQUIRY
Name: School Office
Event: Senior Prize Giving
Date: Wednesday 8 September
Where: our sports hall, Maidstone
How many people: 350
Staging? Yes, 24ft x 12ft, 1ft high, black skirt along the front, and a wheelchair ramp
Seating? We have 200 chairs, so please quote for another 150 blue conference chairs
Sound? Yes: PA for the hall, 2 handheld radio mics, 1 gooseneck mic for the lectern, and somebody to operate
Lectern? Ours has the school crest on it and the Head will not use any other
Projector/screen? Fitted in the hall
Lighting? Our drama department is seeing to that
Tables? 4 trestles for the cups, with white cloths
Carpet? 1 red carpet please
Refreshments? Done by our kitchen, cups and urns included
Anything else? Hall free from 3 pm on Tuesday. Parking is by the tennis courts.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_ramp', 1),
        needs('stage_skirt', [7, 15]),
        needs(/Blue Conference/, 150),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('mic_wireless_handheld', 2),
        needs('mic_lectern', 1),
        needs(['crew_sound', 'crew_technician'], [1, 1]),
        needs(/6ft Trestle/, 4),
        needs(/70 x 108/, 4),
        needs('carpet', [1, 1]),
      ],
      should: [needs(/Legs Hire 1ft/, 9), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'subwoofer'],
      offers: MEETING_OFFERS,
      excluded: [
        'lectern',
        'projector',
        'projection_screen',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'followspot',
        'crew_lighting',
        'hot_drinks',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'table_round', 'bar_unit'],
      title: [/maidstone|prize|school/i, /350/],
    },
  },
  {
    id: 'ho-ad-careers-tender',
    language: 'en',
    catalogue: 'swale',
    description: `REQUEST FOR QUOTATION: Hire of equipment, Careers and Apprenticeships Fair
Venue: Leisure Centre, Ashford. Dates: Tuesday 9 and Wednesday 10 November (two days). Attendance: 1,000 over the two days.

Schedule of requirements

Ref | Item | Quantity | Remarks
1 | Trestle table, 6ft, with white cloth | 30 | cloth for each
2 | Chair, black folding | 60 |
3 | Poster board | 30 |
4 | Registration desk | 2 |
5 | TV screen, 50 inch, on stand | 4 |
6 | Extension lead | 20 |
7 | Coat rail | 3 |
8 | Pipe and drape, black | 30 m |
9 | Flip chart | 3 |
10 | Event steward | 2 | both days
11 | Lectern | nil | Council has its own
12 | Public address | nil | building's own system, microphones included
13 | Carpet | nil | sports floor stays uncovered
14 | Electrician | nil | term contractor
15 | Waste bins | nil | Leisure Centre to provide

Prices to be held for 60 days. Quotations to be returned through the portal only; the Council is not bound to accept the lowest.`,
    good: {
      attendees: [500, 1000],
      days: 2,
      must: [
        needs(/6ft Trestle/, 30),
        needs('tablecloth', [30, 30]),
        needs(/Black Plastic Folding/, 60),
        needs('pinboard', 30),
        needs('registration_desk', 2),
        needs(/50 Inch/, 4),
        needs(/Extension Lead/, [20, 20]),
        needs('coat_rail', 3),
        needs('drape', [30, 30]),
        needs('flip_chart', 3),
        needs('crew_steward', 2),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'video_cable', 'display_stand', 'playback_laptop', 'crew_technician'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'lectern',
        'mic_lectern',
        ...SPEAKERS,
        'mixing_console',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'carpet',
        'crew_electrician',
        'waste_bin',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round'],
      title: [/ashford|careers|fair/i, /1[.,  ]?000/],
    },
  },
  {
    id: 'ho-ad-intern-list',
    language: 'en',
    catalogue: 'swale',
    description: `hi, pasting our list as Fran is on leave, hope it makes sense!! it's the regional housing conference, 80 in the room plus people online, hotel in Folkestone, Thursday 18 November

KEY: H = hire from you, V = venue has it, U = us

8,500 lumen projector - H
14ft fast fold screen - H
laptops x 2 - H
clicker x 1 - H
column speakers x 2 - H
lapel radio mics x 2 - H
handheld radio mics x 2 - H
cameras x 2 with operators - H
vision mixer - H
streaming encoder - H
AV technician for the day - H
lectern - V
chairs, cabaret tables - V
flip charts x 3 - V
tea & coffee, cups - V
registration desk - V
badges, pop-ups - U
photographer - U

is that everything? if i've forgotten something obvious pls say`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/8,500 Lumen/, 1),
        needs(/Screen Hire 14ft/, 1),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 1),
        needs('speaker_column', 2),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_technician', 1),
      ],
      should: [needs('mixing_console', [1, 1]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'lectern',
        'table_round',
        'table_trestle',
        'flip_chart',
        'hot_drinks',
        'crockery',
        'registration_desk',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'crowd_barrier', 'bar_unit'],
      title: [/folkestone|conference/i, /80/],
    },
  },
  {
    id: 'ho-ad-wandelvereniging',
    language: 'nl',
    catalogue: 'swale',
    description: `Goedemiddag,

Onze wandelvereniging uit Zeeland loopt in het weekend van 4 september de krijtkust. Op zaterdag is de finish op een weide bij Deal en daar komen 300 wandelaars binnen. Kunt u ons een prijs geven voor het volgende, geleverd en opgehaald?

- 20 biertafelsets
- 6 partytenten van 3 x 3 meter
- 4 mobiele toiletten en 1 rolstoeltoilet
- 2 handenwasstations
- 40 dranghekken
- 1 aggregaat van 6 kVA
- 1 draagbare geluidsset op accu met microfoon
- 10 afvalcontainers
- 8 portofoons
- 6 ledschijnwerpers op statief

Met sportieve groet,
Adriaan`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('beer_table_set', 20),
        needs('gazebo', 6),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 40),
        needs(/6kVA/, 1),
        needs(/Battery PA/, 1),
        needs('waste_bin', 10),
        needs('two_way_radio', 8),
        needs(/LED Floodlight/, 6),
        needs('transport'),
      ],
      should: [needs('power_cable')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'stage_monitor', 'subwoofer', 'disco_light'],
      title: [/deal|wandel/i, /300/],
    },
  },
];

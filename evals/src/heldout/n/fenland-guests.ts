import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** People who eat, mourn, pray, guess and buy, over an East Anglian shelf. */
export const FENLAND_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-n-rugby-centenary',
    language: 'en',
    catalogue: 'fenland',
    description: `Afternoon,

Swaffham Vets RFC turned out for its first fixture in 1926 and we reckon a hundred years deserves better than pasties in the bar. So: a sit-down dinner for 220 on the second-team pitch, Saturday 12 June, with dancing to follow until midnight.

From yourselves, please, the 12 x 24 marquee with hard floor throughout, two of the diesel heaters in case June does what June does, 22 of the 6ft rounds with white cloths, 220 limewash chiavaris, an oak dance floor 18ft by 18ft, the dancing PA set plus two handheld radio mics for the speeches, 24 battery uplighters and a distro with cables to get power from the clubhouse to the tent.

A few things you can leave on the lorry. The clubhouse has a 63A supply we're allowed to tap, so there's no call for a generator. Plates, cutlery and napkins come with the caterers. The bar stays in the clubhouse where it's always been, with our own barmaids and our own glasses. Loos likewise, they were redone in 2019. And our tighthead's brother Gaz is the DJ for the night; he turns up with his decks and his flashing lights and only needs something to plug into.

All the best
Nigel Thurlow (Hon. Sec.)`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/Marquee 12m x 24m/, 1),
        needs('marquee_floor', [280, 300]),
        needs('table_round', [22, 23]),
        needs(/Chiavari/, [220, 230]),
        needs('dance_floor', 36),
        needs(/Dancing PA set/, 1),
        needs('mic_wireless_handheld', 2),
        needs('uplight', 24),
        needs('space_heater', 2),
      ],
      should: [
        needs(/Round tablecloth/, [22, 24]),
        needs('power_distro', [1, 4]),
        needs('power_cable', [1, 30]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, 'festoon', 'coat_rail'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PLATFORM],
      excluded: [
        'generator',
        'crockery',
        'cutlery',
        'napkin',
        'glassware',
        'bar_unit',
        'crew_bar',
        'toilet',
        'toilet_accessible',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
      ],
      silly: ['projector', 'led_wall', 'table_desk', 'choir_riser', 'line_array', 'gazebo'],
      title: [/swaffham|rugby|centenary|dinner|rfc/i, /220/],
    },
  },
  {
    id: 'ho-n-memorial-call',
    language: 'en',
    catalogue: 'fenland',
    description: `Tel. 14.20, Mrs Oyelaran (soft voice, wouldn't rush her)
Memorial service for her husband, Thurs 3 Dec, 11 o'clock, social club in Wymondham. Abt 150.
Needs: talking PA set, 1 extra handheld + 1 tie clip for the minister. Oak lectern. 2 x 55in TVs + show laptop for the photos. Hearing loop (lots of aunties). 100 white wooden chairs, on top of the 50 the club has.
Not: tables, the club's are fine. Tea urn & cups = church ladies. No stage, they want everyone on a level. Her nephew works the sound and the slides himself so no engineer, just show him when we drop off. Keyboard - organist carries his own.
Deliver Weds after 3. Ring back 07700 900418 w/ price.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Talking PA/, [1, 2]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('lectern', 1),
        needs(/55-inch/, 2),
        needs(/white wood/, [100, 100]),
        needs('induction_loop', 1),
      ],
      should: [needs('playback_laptop', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_lectern', 'video_cable', 'presentation_clicker'],
      offers: [...MEETING_OFFERS, 'plants', 'carpet'],
      excluded: [
        'table_round',
        'table_trestle',
        'table_cocktail',
        'hot_drinks',
        'crockery',
        ...STAGES,
        'crew_sound',
        'crew_video',
        'crew_technician',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'disco_light', 'line_array', 'hazer'],
      title: [/memorial|wymondham/i, /150/],
    },
  },
  {
    id: 'ho-n-quiz-final-chat',
    language: 'en',
    catalogue: 'fenland',
    description: `[19:02] Baz: right. league final. sat 28 nov, Dereham memorial hall. thirty teams of 6 this year
[19:03] Priya: so 180 bums. the hall's got 200 chairs so that's one thing sorted
[19:03] Baz: but only 12 round tables, we want 30. so 18 more 5ft ones to hire
[19:05] Lol: sound was dire last time
[19:06] Baz: two 12 inch speakers on stands, a mixer, 2 handheld radio mics. I'll drive it, we are NOT paying an engineer again
[19:07] Priya: and two 75in tellies so the back can see the picture round. it'll run off my laptop, don't get one
[19:09] Lol: disco lights??
[19:09] Baz: it's a quiz Lol. no lights
[19:11] Priya: stage is built in at the end there. bar is the hall's, glasses and all
[19:12] Baz: buzzers are in my loft. ok sending this to the hire lot, delivery sat morning, they can fetch it sunday`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/12-inch powered/, 2),
        needs('speaker_stand', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs(/75-inch/, 2),
        needs(/5ft round/, [18, 18]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'display_stand'],
      offers: [...MEETING_OFFERS, 'tablecloth', 'flip_chart'],
      excluded: [
        'chair',
        'chair_banquet',
        'crew_sound',
        'crew_technician',
        'playback_laptop',
        'disco_light',
        'stage_wash',
        'lighting_package',
        ...STAGES,
        'bar_unit',
        'crew_bar',
        'glassware',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'lectern', 'voting_system'],
      title: [/quiz|dereham|league/i, /180/],
    },
  },
  {
    id: 'ho-n-farm-shop-opening',
    language: 'en',
    catalogue: 'fenland',
    description: `Hello there,

We finally open the doors of Holme Hall Farm Shop on Saturday 6 March, ribbon at 10.30, and we think about 250 people will drift in before lunch. It'd be great to have a price for:

- 4 gazebos for the producers to stand under
- 15 poseur tables and ten of the beer bench sets
- four gas patio heaters for the yard
- a red carpet and half a dozen of those chrome rope posts
- one battery speaker with a mic so that the mayor can be heard
- champagne flutes, enough for 150
- a pair of bay trees either side of the door

The shop has its own new toilets and sockets all over the yard, so that side is looked after. Bins are on loan from the council. My husband is doing the sausages on his own barbecue (try and stop him). We're not after a photo booth or anything like that because the Mercury is sending their photographer, and as the weather looks settled we decided against a marquee.

Kind regards
Philippa Bircham`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('gazebo', 4),
        needs('table_cocktail', 15),
        needs('beer_table_set', 10),
        needs('patio_heater', 4),
        needs('carpet', 1),
        needs('stanchion', 6),
        needs(/Battery speaker/, 1),
        needs(/Champagne flutes/, [5, 5]),
        needs('plants', 2),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: ['toilet', 'toilet_accessible', 'waste_bin', 'cooking', 'photo_booth', 'marquee', 'generator'],
      silly: ['projector', 'led_wall', 'dance_floor', 'stage_monitor', 'line_array', 'subwoofer', 'table_desk'],
      title: [/holme|farm shop|opening/i, /250/],
    },
  },
  {
    id: 'ho-n-open-iftar',
    language: 'en',
    catalogue: 'fenland',
    description: `Assalamu alaikum / good morning,

Our mosque in King's Lynn will hold its open iftar for the whole town on Friday 26 February. We are expecting 300 guests, neighbours and worshippers together. Maghrib falls at about 5.35 pm so it is dark soon after.

We would like to hire:
one 12m x 24m marquee for the car park with hard flooring,
3 marquee heaters,
50 six-foot trestle tables and a white trestle cloth for each,
300 black folding chairs,
24 metres of black pipe and drape, to make a quieter area,
2 speakers on stands with mixer and 2 handheld radio microphones,
6 LED floodlights on tripods,
300 tumblers for water and milk,
a 20 kVA generator with the cables and distro it needs.

Naturally there is no alcohol, so no wine glasses, no flutes and no bar. There will be no music or DJ either. The food is cooked by our volunteers and served on disposable plates with disposable cutlery, which we have bought already. Our brothers from the football team are going to marshal the parking, and wudu and toilet facilities are inside the mosque. Prayer mats and carpets we lay ourselves.

JazakAllah khair,
Yusuf Rahman`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Marquee 12m x 24m/, 1),
        needs('marquee_floor', [280, 300]),
        needs('space_heater', 3),
        needs(/trestle table$/, [50, 50]),
        needs(/Trestle tablecloth/, [50, 50]),
        needs(/Folding chair, black/, [300, 300]),
        needs('drape', [24, 24]),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('floodlight', 6),
        needs('generator', 1),
      ],
      should: [
        needs(/Tumblers/, [9, 9]),
        needs('power_distro', [1, 6]),
        needs('power_cable', [1, 40]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'uplight', 'festoon', 'refrigeration', 'serving', 'hot_drinks'],
      excluded: [
        /Wine goblets/,
        /Champagne flutes/,
        'bar_unit',
        'crew_bar',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'disco_light',
        'subwoofer',
        'crockery',
        'cutlery',
        'crew_steward',
        'toilet',
        'toilet_accessible',
        'carpet',
      ],
      silly: ['projector', 'dance_floor', 'stage_monitor', 'line_array', 'table_desk', 'photo_booth'],
      title: [/iftar|king.?s lynn|mosque/i, /300/],
    },
  },
  {
    id: 'ho-n-makers-market-sheet',
    language: 'en',
    catalogue: 'fenland',
    description: `Pasting our planning sheet as the attachment keeps bouncing. Makers' Market, Fakenham market place, Sat 5 and Sun 6 December, 48 stalls, say 2,500 visitors each day.

Item	How many	Size	Who	Comment
Trestle tables	96	6ft	HIRE	two a stall
Gazebos	20	3x3	HIRE	the other 28 stalls have their own
Festoon	8	25m	HIRE	across the square
Barriers	40	2.3m	HIRE	road closure
Cable ramps	24	1m	HIRE
Generator	1	60kVA	HIRE	with diesel for two days
Distro 32A	6		HIRE
13A leads	48	10m	HIRE
Wheelie bins	16	240l	HIRE
Toilets	4 + 1 accessible		HIRE	cleaned Sat night by us
PA for carols	-		BID	they've a system on the bandstand
Stage	-		-	not this year, bandstand does it
Stewards	10		Rotary	volunteers in hi-vis
Walkie talkies	10		Rotary	theirs
Chairs	-		traders	bring what they sit on
Fire extinguishers	-		traders	one per stall, compulsory
Hot drinks	-		WI	urns from the hall

Anything marked HIRE is for you. Ref for your quote: FTC/26/114.`,
    good: {
      attendees: [2500, 5000],
      days: 2,
      must: [
        needs(/trestle table$/, [96, 96]),
        needs('gazebo', 20),
        needs('festoon', 8),
        needs('crowd_barrier', [40, 40]),
        needs('cable_ramp', 24),
        needs(/Generator 60/, 1),
        needs(/Distro 32A/, 6),
        needs(/13A extension/, [48, 48]),
        needs('waste_bin', 16),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs('fuel'), needs('transport')],
      allowed: [...OUTDOORS],
      offers: [...OUTDOORS_OFFERS],
      excluded: [
        'speaker_top',
        'speaker_column',
        'pa_package',
        'line_array',
        ...STAGES,
        'crew_steward',
        'two_way_radio',
        'chair',
        'fire_extinguisher',
        'hot_drinks',
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'stage_monitor', 'lectern', 'hazer', 'table_desk'],
      title: [/fakenham|market/i],
    },
  },
];

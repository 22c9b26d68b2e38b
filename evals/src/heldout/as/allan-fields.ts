import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, RADIO_MICS, SEATS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Fields and farms over a shelf of terse, inverted names. */
export const ALLAN_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-as-barn-wedding',
    language: 'en',
    catalogue: 'allan',
    description: `Name: Beth
Event type: Wedding
Date: Saturday 12 June
Guests: 110 day, 150 evening
Venue: my parents' farm near Kinross, in the big barn

What are you looking for?
Round tables of ten and limewash chiavaris for 110, white cloths on the tables. Festoon lighting, we think 8 runs. An oak dance floor 15 x 15 feet. A bar (4m long) with somebody behind it, two people ideally. The posh loo trailer. Generator big enough for the lot, the quieter the better, because the barn only has one socket. A radio mic and a small PA for the speeches.

Is there anything you DON'T need?
The caterers are bringing crockery, cutlery and glasses. Our ceilidh band comes with its own PA and lights. My cousin is taking the photos. And no marquee, we've got the barn!`,
    good: {
      attendees: [110, 150],
      days: 1,
      must: [
        needs(/6ft \(10\)/, [11, 12]),
        needs(/Chiavari/, [110, 116]),
        needs(/Cloth, round/, [11, 13]),
        needs('festoon', 8),
        needs('dance_floor', [25, 27]),
        needs('bar_unit', 2),
        needs('crew_bar', [2, 40]),
        needs('toilet_trailer', 1),
        needs(/(20|60)kVA/, 1),
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [needs(['power_distro', 'power_cable']), needs('fuel'), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS, 'mic_wireless_handheld', 'napkin'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'ceremony_arch', 'table_trestle'],
        'glassware',
        'crew_photographer',
        'disco_light',
        'lighting_package',
        'moving_head',
        'stage_roof',
      ),
      excluded: [
        ...TABLEWARE,
        'marquee',
        'crew_photographer',
        'disco_light',
        'moving_head',
        'lighting_package',
        'marquee_lining',
      ],
      silly: ['projector', 'lectern', 'line_array', 'exhibition_stand', 'flip_chart', 'trackway', 'stage_monitor'],
      title: [/kinross|wedding/i, /110|150/],
    },
  },
  {
    id: 'ho-as-oval-cinema',
    language: 'en',
    catalogue: 'allan',
    description: `G'day, community events officer here, planning a free movie night on the oval, Friday 5 March, gates 6 pm, film at 8. Last year we got around 400 people.

We need the big outdoor screen (the trailer type you used for the cricket final is perfect), speakers to suit, a laptop to run the film off, one cordless mic for the mayor, a tech to run it. There's no power on the oval so a genset for the screen and sound, plus leads. Three tower lights so nobody breaks an ankle on the way out, and 10 wheelie bins.

People bring their own rugs and chairs, so no seating. The toilets at the pavilion will be open. Popcorn and drinks are sold by the food vans, who have their own generators and fridges.

Cheers, Daz`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/LED screen trailer/, 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 2])),
        needs('playback_laptop', [1, 1]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 24]),
        needs('generator', [1, 2]),
        needs(/Tower light/, 3),
        needs('waste_bin', 10),
      ],
      should: [needs(['power_distro', 'power_cable']), needs('fuel'), needs('transport')],
      allowed: [...LOUD, ...OUTDOORS, 'video_cable', 'video_switcher', 'video_processor', 'crew_video'],
      offers: without(
        [...OUTDOORS_OFFERS, 'festoon', 'crew_steward'],
        ...LOOS,
        'chair',
        'bench',
        'beer_table_set',
        'stage_roof',
      ),
      excluded: [...LOOS, ...SEATS, 'beer_table_set', 'refrigeration'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'table_round', 'stage_monitor', ...FOG],
      title: [/oval|movie|film|cinema/i, /400/],
    },
  },
  {
    id: 'ho-as-village-fete',
    language: 'en',
    catalogue: 'allan',
    description: `St Kessog's summer fete, Saturday 21 August, on the green, 12-4. Expecting 600ish through the day

- 10 gazebos for stalls
- 20 trestle tables
- 60 folding chairs
- small PA that runs off a battery, for announcements and the raffle
- bouncy castle + the garden games
- 2 portaloos and 1 accessible one
- 30 crowd barriers to close the lane
- 6 walkie talkies for the marshals
- petrol generator for the bouncy castle and the tea urn
- 1 tea urn

Deliver Friday afternoon, collect Sunday if poss. Thanks, Jean`,
    good: {
      attendees: [550, 650],
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', [20, 20]),
        needs(/folding/, [60, 60]),
        needs(/battery, c\/w radio/, [1, 3]),
        needs('inflatable', 1),
        needs('game', 1),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 30),
        needs('two_way_radio', 6),
        needs(/petrol/, [1, 2]),
        needs('hot_drinks', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...RADIO_MICS],
      offers: [...OUTDOORS_OFFERS, 'refrigeration', 'crockery', 'tablecloth', 'crew_steward', 'crew_photographer'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'line_array', 'led_wall', 'stage_monitor', ...FOG],
      title: [/kessog|f(e|ê)te/i, /600/],
    },
  },
  {
    id: 'ho-as-harbour-run',
    language: 'en',
    catalogue: 'allan',
    description: `TENDER - EVENT INFRASTRUCTURE, HARBOUR 10K
Sunday 9 May. 1,200 runners, single day. Start and finish on the promenade, Kirkcaldy.

Supply, deliver, install and remove:
1. Crowd barrier, 220 no.
2. Heras fencing, 60 panels
3. Marquee 6m x 12m for bag drop, without floor
4. Gazebos 3m x 3m, 6 no.
5. PA for the start/finish with one radio handheld for the announcer, and an operator
6. Roofed trailer stage for the prize giving
7. 20kVA generator with distribution and cable
8. Two-way radios, 20 no.
9. Tables, trestle, 16 no.

Exclusions: toilets are provided by the Council. First aid is provided by a voluntary organisation. Waste bins and litter picking are with the Council's cleansing department. Marshals and stewards are recruited from the club's members. No lighting is required, the event is in daylight.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('crowd_barrier', 220),
        needs('fencing', 60),
        needs(/Marquee 6m/, 1),
        needs('gazebo', 6),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [1, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 16]),
        needs('mobile_stage', 1),
        needs(/20kVA/, 1),
        needs('two_way_radio', 20),
        needs('table_trestle', [16, 16]),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable'), needs('transport')],
      allowed: [
        ...LOUD,
        ...without(OUTDOORS, 'crew_steward', 'waste_bin', 'floodlight', 'crew_medic'),
        'loudhailer',
        'stage_steps',
        'stage_skirt',
      ],
      offers: without([...OUTDOORS_OFFERS, 'space_heater', 'led_wall'], ...LOOS, 'crew_steward', 'festoon'),
      excluded: [
        ...LOOS,
        'waste_bin',
        'crew_steward',
        'marquee_floor',
        'floodlight',
        'festoon',
        'stage_wash',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'stage_monitor', ...DECKS, ...FOG],
      title: [/harbour|10k|kirkcaldy/i, /1[.,  ]?200/],
    },
  },
];

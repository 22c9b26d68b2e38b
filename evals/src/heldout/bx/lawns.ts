import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

const ORCHARD_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  ...SPEAKERS,
  'mixing_console',
  ...DECKS,
  'crew_dj',
  'disco_light',
  ...LOOS,
];
const PICNIC_OFF: readonly Selector[] = ['beer_table_set', 'cooking', ...LOOS, 'generator'];
const RACE_OFF: readonly Selector[] = ['two_way_radio', 'waste_bin', ...STAGES];
const BLOCK_OFF: readonly Selector[] = ['crowd_barrier', ...SPEAKERS, 'lighting', 'cooking', 'refrigeration'];

/** On grass and on the street. */
export const LAWNS: readonly EvalBrief[] = [
  {
    id: 'ho-bx-orchard-wedding',
    language: 'en',
    catalogue: 'ausable',
    description: `Hi there!

Found you through our photographer. My fiance Marcus and I are getting married Saturday, June 19, 2027 at my aunt's orchard in Keene. 136 people coming as of this morning.

Ceremony is out under the apple trees and then everybody moves under the tent for dinner and dancing. This is what I think we need, tell me if I'm way off:

- one 40x60 tent
- 17 round tables (the 60 inch ones) + white tablecloths for those
- gold chiavari chairs for all 136
- a birch arch
- dance floor, 16 ft by 16 ft
- 10 strands of the bistro lights
- 6 high tops for cocktail hour

Stuff that is already taken care of: Blue Heron Catering comes with all of the plates, flatware, glasses and napkins. Our DJ has a sound system, his own booth and dance lights, he literally just wants an outlet. And my aunt redid the bathrooms in the cider house so we won't be getting restrooms from you.

Can't wait to see the numbers,
Danielle`,
    good: {
      attendees: 136,
      days: 1,
      must: [
        needs(/Frame tent, 40x60/, 1),
        needs(/60in round/, 17),
        needs(/120in round/, 17),
        needs(/Chiavari/, 136),
        needs('ceremony_arch', 1),
        needs('dance_floor', 16),
        needs('festoon', 10),
        needs('table_cocktail', 6),
      ],
      should: [needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, 'waste_bin', 'ballast'],
      offers: without(
        [...PARTY_OFFERS, 'marquee_floor', 'space_heater', 'hand_wash', 'game', 'table_trestle', 'floodlight'],
        ...ORCHARD_OFF,
      ),
      excluded: ORCHARD_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'stage_deck', 'led_wall', 'crew_sound'],
      title: [/keene|wedding|orchard/i, /136/],
    },
  },
  {
    id: 'ho-bx-parish-picnic',
    language: 'en',
    catalogue: 'ausable',
    description: `Good afternoon, this is Bev in the office at Grace Lutheran. Our end of summer picnic is Sunday, August 22 after the 10:30 service, at the church grounds, and Pastor Tim has asked me to get a price.

We usually get somewhere between 200 and 250. There are picnic tables in the pavilion and that's plenty, the men's group does the brats on their own grills, and people use the bathrooms in the church. There's an outlet on every post of the pavilion so a generator isn't necessary.

What we would like from you is

1 bounce house
2 of the 20x40 tents, for shade
150 white folding chairs
a microphone and speakers, just so Pastor Tim can say grace and call the raffle
4 coolers
12 trash boxes

If you deliver on Saturday someone will be here until noon.

God bless,
Bev Lindqvist`,
    good: {
      attendees: [200, 250],
      days: 1,
      must: [
        needs('inflatable', 1),
        needs(/Frame tent, 20x40/, 2),
        needs(/Folding chair, white/, 150),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [1, 4])),
        needs('refrigeration', 4),
        needs('waste_bin', 12),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...OUTDOORS, 'mic_wireless_handheld', 'mic_wired'], ...PICNIC_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'hot_drinks', 'hand_wash', 'tablecloth', 'fan'], ...PICNIC_OFF),
      excluded: PICNIC_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'subwoofer', 'disco_light', 'led_wall', 'uplight'],
      title: [/picnic|grace|church/i, /250/],
    },
  },
  {
    id: 'ho-bx-heron-5k',
    language: 'en',
    catalogue: 'ausable',
    description: `QUOTE REQUEST FORM
Event name: Heron Run 5K for the Food Bank
Event date: 10/9/2027 (Sat)
Start/end: 7 am - 12 pm
Expected attendance: 450 runners plus 150 or so spectators
Location: Lakeside Park, parking lot B
Power on site? No

Equipment needed: 80 barricades. Ten 10x10 canopies. 10 standard portable restrooms and 2 ADA. 4 hand wash stations. Twenty 8 ft tables. 2 Honda generators w/ extension cords. PA at the finish line with 2 wireless handheld mics for the announcer and an audio tech to run it.

Anything we should NOT quote? The amateur radio club is doing communications with their handhelds. The county parks dept. puts out trash cans. We give the medals out on the grass, we do not use a stage.

How did you hear about us: Google`,
    good: {
      attendees: [450, 600],
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('gazebo', 10),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs(/8ft banquet/, 20),
        needs(/Honda/, 2),
        needs('power_cable', [1, 40]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD], ...RACE_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'backdrop', 'led_wall', 'loudhailer', 'refrigeration', 'hot_drinks', 'stanchion'],
        ...RACE_OFF,
      ),
      excluded: RACE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'disco_light', 'table_round', 'lectern', 'uplight'],
      title: [/heron|5k|lakeside/i, /450|600/],
    },
  },
  {
    id: 'ho-bx-block-party',
    language: 'en',
    catalogue: 'ausable',
    description: `hey, pricing out stuff for our block party, 1900 block of N Sawyer, sat july 24 2027, noon to 7. about 150 neighbors including a LOT of kids

need 15 of the 8ft tables, 100 folding chairs (white ok), 4 pop up canopies, a bounce house, 3 cornhole sets and 10 trash boxes. oh and a little honda generator for the bounce house bc nobody wants to run a cord out the window again

the alderman's office drops off the barricades. Luis on the corner is spinning records on his own speakers so skip the sound. skip lights too, we're done before dark. everybody drags their own grill and cooler out to the curb

thx - Nate`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/8ft banquet/, 15),
        needs(/Folding chair, white/, 100),
        needs('gazebo', 4),
        needs('inflatable', 1),
        needs('game', 3),
        needs('waste_bin', 10),
        needs(/Honda/, 1),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS], ...BLOCK_OFF, 'floodlight'),
      offers: without(
        [...OUTDOORS_OFFERS, 'hand_wash', 'tablecloth', 'photo_booth'],
        ...BLOCK_OFF,
        'festoon',
        'fencing',
      ),
      excluded: BLOCK_OFF,
      silly: ['projector', 'stage_deck', 'mobile_stage', 'lectern', 'dance_floor', 'crew_sound', 'led_wall'],
      title: [/block|sawyer/i, /150/],
    },
  },
  {
    id: 'ho-bx-mill-family-day',
    language: 'en',
    catalogue: 'ausable',
    description: `Hello,

Our paper mill turns 60 and the company would like to treat employees and their families to an afternoon on the ball field: Saturday, September 11, 2027, 11 a.m. to 4 p.m. HR has 380 RSVPs.

Please quote:
• Century pole tent, 60x120
• 48 round tables, 60", and 384 white folding chairs
• Two bounce houses and six cornhole sets
• Three propane grills, eight coolers
• Platform for the speeches and a country trio: 12 ft x 16 ft, 12" high, with stairs
• Sound for the above, including wedges for the trio, three wired vocal mics and one wireless handheld, with an engineer
• 25 kW generator with distribution
• 6 standard portable restrooms, 2 ADA, 2 hand wash stations
• 30 trash boxes

If a photo booth fits in your schedule, show it as an add-on please, my boss hasn't decided.

Thank you,
Rochelle Gagne, Human Resources`,
    good: {
      attendees: 380,
      days: 1,
      must: [
        needs(/Century/, 1),
        needs(/60in round/, 48),
        needs(/Folding chair, white/, 384),
        needs('inflatable', 2),
        needs('game', 6),
        needs('cooking', 3),
        needs('refrigeration', 8),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [2, 12]),
        needs('stage_monitor', [2, 4]),
        needs(/SM58$/, [3, 4]),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 2]),
        needs(/25kW/, 1),
        needs('power_distro', [1, 4]),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('waste_bin', 30),
        offers('photo_booth', 1),
      ],
      should: [needs(/legs, 12in/, 6), needs('di_box'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'stage_skirt', 'stage_handrail', 'stage_ramp', 'mic_instrument', 'di_box'],
      offers: [...OUTDOORS_OFFERS, 'tablecloth', 'stage_wash', 'lighting_package', 'fan', 'dance_floor', 'serving'],
      silly: ['projector', 'hazer', 'smoke_machine', 'led_wall', 'uplight', 'interpretation_booth', 'drape'],
      title: [/mill|family|60/i, /380/],
    },
  },
];

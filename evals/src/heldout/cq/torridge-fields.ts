import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, STAGES } from '../usual.ts';

const FETE_OFF: readonly Selector[] = ['marquee', 'hot_drinks', 'crockery', 'generator', 'crew_steward'];
const FOOD_OFF: readonly Selector[] = [
  'crew_steward',
  'fencing',
  'refrigeration',
  'cooking',
  'stage_wash',
  'lighting_package',
  'moving_head',
  'lighting_console',
  'crew_lighting',
];
const RUN_OFF: readonly Selector[] = [...LOOS, 'crew_steward', 'two_way_radio'];
const TEMPEST_OFF: readonly Selector[] = ['crew_lighting', ...SEATS, ...STAGES, ...FOG];

/** Open to the public, under the sky. */
export const TORRIDGE_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-cq-village-fete',
    language: 'en',
    catalogue: 'torridge',
    description: `WEBSITE ENQUIRY FORM
Name: Sandra Ley
Event: Langtree Village Fete
Date: Saturday 11 July, noon to 5pm (field open from 8 for setting up)
How many people? About 700

What do you need?
10 pop-up gazebos for the stalls, 30 trestle tables, 25 beer tables with benches, a bouncy castle, 6 portable toilets plus an accessible one, 8 wheelie bins, and a PA for the field with 2 handheld radio mics. The dog show judge has one and the raffle has the other.

Anything else we should know?
The WI put up their own marquee for the teas, and everything to do with the teas comes out of the hall kitchen: urns, cups, plates, the lot. Mr Vanstone lends us his generator, same as every year. Rotary do the car park and the stewarding.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 30),
        needs('beer_table_set', 25),
        needs('inflatable', 1),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('waste_bin', 8),
        needs(SPEAKERS, [1, 12]),
        needs(/handheld radio mic/i, [2, 4]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD], ...FETE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'stage_deck', 'crew_sound'], ...FETE_OFF),
      excluded: FETE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'stage_monitor'],
      title: [/langtree|fete/i, /700/],
    },
  },
  {
    id: 'ho-cq-food-festival',
    language: 'en',
    catalogue: 'torridge',
    description: `REQUEST FOR QUOTATION
Torrington Food and Drink Festival, Saturday 5 and Sunday 6 September, 10am to 6pm on both days. Expected attendance 2,000 a day.

Please quote for the supply, delivery and collection of:
1. Trailer stage with roof
2. PA suitable for live bands, with a sound engineer on both days
3. 36 pop-up gazebos
4. 70 trestle tables
5. 40 beer tables with benches
6. 16 portable toilets, 2 accessible toilets, 4 hand wash stations
7. One 60kVA generator with cable and distribution; 30m of cable ramp
8. 24 wheelie bins
9. 120 crowd barriers
10. 12 two-way radios
11. An electrician on site for the build (allow 8 hours)

Not part of this quotation:
Stewarding and security are let under a separate contract. Heras fencing is supplied by our highways contractor. Traders bring their own fridges and cooking equipment. Stage lighting is not needed as the music stops at 6pm.

Quotations to the Town Clerk by noon on 30 May.`,
    good: {
      attendees: [2000, 4000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 4]),
        needs('gazebo', 36),
        needs('table_trestle', 70),
        needs('beer_table_set', 40),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs(/60kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('power_cable', [1, 60]),
        needs('cable_ramp', 30),
        needs('waste_bin', 24),
        needs('crowd_barrier', 120),
        needs('two_way_radio', 12),
        needs('crew_electrician', [1, 16]),
      ],
      should: [needs('stage_monitor', [2, 8]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, 'drum_kit'], ...FOOD_OFF),
      offers: without([...OUTDOORS_OFFERS, 'backline', 'tablecloth', 'led_wall', 'marquee'], ...FOOD_OFF),
      excluded: FOOD_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round'],
      title: [/torrington|food|festival/i, /[24][.,  ]?000/],
    },
  },
  {
    id: 'ho-cq-ploughing-match',
    language: 'en',
    catalogue: 'torridge',
    description: `Hello there,

Seán Ó Murchú here from the Ballymoate and District Ploughing Association. We have our match on Sunday 11 October, in a field outside Castlelyons, and please God we'll have 1,500 people through the gate between 10 and 4.

What we'd want is the 9m x 15m marquee for the teas, with 20 trestle tables and 120 black stacking chairs in it, three tea urns and 300 cups and saucers. Ten portable toilets and an accessible one, and 2 hand wash stations. 60 crowd barriers to go around the vintage tractors. A PA that will carry outside, with one radio mic the way Pat can walk about and call the winners. A 20kVA generator with cable and a distribution box. 6 two-way radios for the committee.

And trackway for the gateway, if ye have it. It gets fierce soft there.

Would you send me a price when you get a chance?

Seán`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs('table_trestle', 20),
        needs(/Black stacking/, 120),
        needs('hot_drinks', 3),
        needs(/Cup and saucer/, 300),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('crowd_barrier', 60),
        needs(SPEAKERS, [1, 16]),
        needs(/radio mic/i, [1, 3]),
        needs(/20kVA/, 1),
        needs('power_cable', [1, 40]),
        needs('power_distro', [1, 4]),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, 'marquee_floor', 'marquee_lining', 'space_heater', 'tablecloth', 'crockery'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'stage_monitor'],
      unmet: [/track/i],
      title: [/plough|ballymoate|castlelyons/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-cq-hospice-run',
    language: 'en',
    catalogue: 'torridge',
    description: `Hi there,

Quick one, I hope. The hospice 10K is on Sunday 14 June, starting and finishing at the leisure centre in Barnstaple, and we have 600 runners signed up.

We'd need 100 crowd barriers for the start and finish straight, 5 pop-up gazebos (registration, bag drop, physio and so on), 20 trestle tables, 30 white folding chairs, 10 wheelie bins and a PA at the finish that's loud enough to be heard across the field, with one handheld radio mic. Our commentator is a volunteer, so it's just the kit. There's no socket on that side, so a small generator for the PA please, and 4 extension leads.

The leisure centre is opening its toilets for us, so none of those, thanks. Marshals all come from the running club, and Raynet look after communications with their own radios.

Could you let us know by Friday? The trustees meet on Saturday morning.

Jo Littlejohns`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('crowd_barrier', 100),
        needs('gazebo', 5),
        needs('table_trestle', 20),
        needs(/White folding/, 30),
        needs('waste_bin', 10),
        needs(SPEAKERS, [1, 12]),
        needs(/handheld radio mic/i, [1, 3]),
        needs('generator', 1),
        needs(/Extension lead/, [4, 12]),
      ],
      should: [needs(/3kVA/, 1), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD], ...RUN_OFF),
      offers: without([...OUTDOORS_OFFERS, 'carpet'], ...RUN_OFF),
      excluded: RUN_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'table_round', 'stage_monitor'],
      title: [/barnstaple|hospice|10k|run/i, /600/],
    },
  },
  {
    id: 'ho-cq-park-tempest',
    language: 'en',
    catalogue: 'torridge',
    description: `Dear hirers,

The Taw Players are doing The Tempest in Rock Park this summer, four evenings, Thursday 16 to Sunday 19 July, with 200 in the audience each night. Money is tight, so please price the essentials.

Sound: 10 headset radio mics for the cast, a digital mixer to run them through, and speakers for 200 in the open air. We'd like a sound engineer from you for all four shows.

Light: 16 LED par cans and a lighting desk. Our own lighting designer, Kev, plots it and runs the desk, so no lighting technician from you.

Site: a 20kVA generator plus cabling, 3 gazebos as dressing rooms, 6 portable toilets and one accessible one, 8 strings of festoon along the path.

The audience bring rugs and their own chairs, so we need no seating. It's played on the grass beneath the big oak: no stage. And no smoke or haze either, we tried it once and it rolled straight over the front row.

Best wishes,
Philippa Yeo, production manager`,
    good: {
      attendees: 200,
      days: 4,
      must: [
        needs('mic_headset', [10, 12]),
        needs(/M32R/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('crew_sound', [1, 4]),
        needs('stage_wash', 16),
        needs('lighting_console', 1),
        needs(/20kVA/, 1),
        needs(['power_cable', 'power_distro'], [1, 60]),
        needs('gazebo', 3),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('festoon', 8),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, ...STAGE_LIGHT], ...TEMPEST_OFF, ...PLATFORM, 'effect_fluid'),
      offers: without([...OUTDOORS_OFFERS, 'drape', 'mic_headset'], ...TEMPEST_OFF),
      excluded: TEMPEST_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'table_round', 'pinboard', 'inflatable'],
      title: [/tempest|taw|rock park|players/i, /200/],
    },
  },
];

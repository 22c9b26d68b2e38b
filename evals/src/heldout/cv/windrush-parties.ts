import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { SEATS, SITE_POWER, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const GOLDEN_OFF: readonly Selector[] = [
  /Dinner plate/,
  'cutlery',
  'glassware',
  'toilet',
  'toilet_accessible',
  'dance_floor',
  'disco_light',
  'crew_dj',
];
const FIFTIETH_OFF: readonly Selector[] = ['refrigeration', 'generator', 'patio_heater', ...SEATS];

/** Family occasions. */
export const WINDRUSH_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-cv-golden-wedding',
    language: 'en',
    catalogue: 'windrush',
    description: `Good morning,

My parents have been married fifty years and we're giving them a lunch in their garden near Charlbury on Saturday 18 July. There will be 64 of us, so I had in mind eight round tables of eight.

We'd need a marquee or two big enough for everyone to sit down, with a proper boarded floor as Granny is in a wheelchair. Then the eight 5ft round tables with white cloths, 64 of your limewash chairs, 64 white napkins, five strings of festoon lights and two patio heaters in case it's a typical July. My brother wants to make a speech so a small PA with a microphone too.

The caterers bring their own plates, glasses and cutlery. The downstairs loo and the one in the annexe will do us, so no portable toilets. Nobody will be dancing (average age about 75!), so no dance floor, no disco and no DJ.

Best wishes,
Fiona Marchbanks`,
    good: {
      attendees: 64,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs('marquee_floor', [100, 150]),
        needs(/Round table, 5ft/, 8),
        needs(/Tablecloth, round/, 8),
        needs(/Chiavari/, 64),
        needs('napkin', [64, 70]),
        needs('festoon', 5),
        needs('patio_heater', 2),
        needs(SPEAKERS, [1, 4]),
      ],
      should: [needs('transport')],
      allowed: [...SITE_POWER, ...ANY_JOB, ...SPEECH, 'mic_wireless_handheld', 'fire_extinguisher', 'crew_technician'],
      offers: without(
        [...PARTY_OFFERS, 'space_heater', 'gazebo', 'hot_drinks', 'floodlight'],
        ...GOLDEN_OFF,
        'mirror_ball',
        'moving_head',
      ),
      excluded: GOLDEN_OFF,
      silly: ['projector', 'crowd_barrier', 'stage_monitor', 'led_wall', 'hazer'],
      title: [/golden|charlbury|anniversary|wedding|lunch/i, /64/],
    },
  },
  {
    id: 'ho-cv-memorial-tea',
    language: 'en',
    catalogue: 'windrush',
    description: `Hello, my husband's memorial is at the cricket club on Friday 2 October at 2pm, about 90 people coming for a few words and tea afterwards. Could you do 90 folding chairs, 10 trestle tables with white cloths, 100 cups and saucers, two tea urns, and something with a microphone so that people at the back can hear the readings? One TV on a stand as well for the photographs, the 55 inch is plenty. I don't know what else one has at these things, I'm afraid. Margaret Dunning`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/Folding chair/, 90),
        needs('table_trestle', 10),
        needs(/Tablecloth, trestle/, 10),
        needs(/Cup and saucer/, 100),
        needs('hot_drinks', 2),
        needs(SPEAKERS, [1, 4]),
        needs(/TV, 55/, 1),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'playback_laptop'],
      offers: [
        'lectern',
        'mic_lectern',
        'induction_loop',
        'crockery',
        'cutlery',
        'glassware',
        'napkin',
        'coat_rail',
        'mic_wireless_lapel',
        'patio_heater',
        'gazebo',
        'presentation_clicker',
        'waste_bin',
        'refrigeration',
        'table_round',
      ],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier', 'photo_booth', 'crew_dj', 'hazer'],
      title: [/memorial|cricket/i, /90/],
    },
  },
  {
    id: 'ho-cv-woolshed-fiftieth',
    language: 'en',
    catalogue: 'windrush',
    description: `G'day guys

My sister turns 50 on Saturday 14 February and us Aussies are throwing her a proper bash in the big machinery shed on the farm. Expecting 100, give or take, 6pm till late.

Can you sort:
* 16 trestle tables and white cloths to go on them
* 2 of the white bars
* a dance floor, 4m x 4m
* party PA and a DJ to go with it
* 1 disco light set
* 10 festoon strings
* 3 portable toilets
* 200 wine glasses, 100 flutes
* 4 wheelie bins

We've got mains power in the shed so leave off the genny. Her mate who runs the butcher's is lending a cold room so no fridges. There's two dirty great workshop heaters in there too, no need for patio heaters. Seating's sorted, 100 hay bales coming from the neighbour!

Cheers
Damo`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs('table_trestle', 16),
        needs(/Tablecloth, trestle/, 16),
        needs('bar_unit', 2),
        needs('dance_floor', 16),
        needs(SPEAKERS, [1, 8]),
        needs('crew_dj', 1),
        needs('disco_light', 1),
        needs('festoon', 10),
        needs('toilet', 3),
        needs(/Wine glass/, [200, 220]),
        needs(/flute/, [100, 110]),
        needs('waste_bin', 4),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SITE_POWER, ...ANY_JOB, ...SPEECH, 'subwoofer', 'mic_wireless_handheld', 'fire_extinguisher'],
        ...FIFTIETH_OFF,
        'fuel',
      ),
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'crockery', 'cutlery', 'floodlight', 'smoke_machine'],
        ...FIFTIETH_OFF,
        'beer_table_set',
      ),
      excluded: FIFTIETH_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'led_wall', 'mic_conference'],
      unmetToo: [/dj|deck/i],
      title: [/50|fiftieth|birthday|shed|farm/i, /100/],
    },
  },
];

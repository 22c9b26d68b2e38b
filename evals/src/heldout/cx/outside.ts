import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SITE_POWER, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const WEDDING_OFF: readonly Selector[] = [
  'crockery',
  'cutlery',
  'glassware',
  'napkin',
  'speaker_top',
  'speaker_column',
  'subwoofer',
  'pa_package',
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'disco_light',
  'moving_head',
  'marquee_floor',
  'generator',
];
const FAIR_OFF: readonly Selector[] = ['stage_deck', 'refrigeration', 'crew_sound'];
const TREE_OFF: readonly Selector[] = ['stage_deck', 'crowd_barrier', 'toilet', 'toilet_accessible', 'generator'];

/** English, under the sky. */
export const OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-cx-garden-wedding',
    language: 'en',
    catalogue: 'meuse',
    description: `*** New enquiry via website ***
Name: Harriet Poole
Type of event: Wedding
Date: Saturday 20 June
Number of guests: 90
Location: my parents' garden, Valkenburg

What do you need?
A marquee that takes 90 people at dinner with room to dance afterwards. 9 round tables, ten to a table, with round white tablecloths. 95 white banquet chairs. A parquet dance floor 4 x 4 metres. Eight strings of festoon lights for the garden, one bar counter, two patio heaters for when it gets chilly and two portable toilets so that people don't have to walk through the house.

Anything else we should know?
The caterers bring all plates, cutlery, glasses and napkins. A friend of ours is the DJ and he comes with his own speakers, decks and lights. The lawn is as flat as a billiard table so we won't be needing a wooden floor for the marquee. Power we can take from the house, so no generator.`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('marquee', [1, 2]),
        needs(/Round table, 180/, 9),
        needs(/Tablecloth, round/, 9),
        needs(/Banquet chair, white/, 95),
        needs('dance_floor', 16),
        needs('festoon', 8),
        needs('bar_unit', 1),
        needs('patio_heater', 2),
        needs('toilet', 2),
      ],
      should: [needs('transport')],
      allowed: without([...SITE_POWER, ...ANY_JOB, 'waste_bin', 'hand_wash', 'ballast'], ...WEDDING_OFF, 'fuel'),
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'toilet_accessible', 'gazebo', 'refrigeration', 'table_trestle'],
        ...WEDDING_OFF,
      ),
      excluded: WEDDING_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'crew_sound', 'stage_monitor', 'pinboard'],
      title: [/wedding|valkenburg/i, /90/],
    },
  },
  {
    id: 'ho-cx-school-fair',
    language: 'en',
    catalogue: 'meuse',
    description: `CALL NOTE, Tue 10.15, Mr Okafor, Geul Valley International School

Summer fair, Saturday 13 June, 11.00-17.00, on the sports field. About 500 people over the day.

He wants
* 10 pop-up gazebos 3x3 for the stalls
* 25 beer tables with benches
* small sound system for announcements and the raffle, with one handheld radio mic. No engineer, the music teacher works it
* bouncy castle, 1
* portable toilets: 4 plus 1 wheelchair
* 10 wheelie bins
* 6 kVA generator and extension leads, field is too far from the building

Doesn't need a stage, the parents' association built one last year. The drinks supplier brings the fridges.

Wants the quote by mail before Friday.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('beer_table_set', 25),
        needs(SPEAKERS, [1, 6]),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs('inflatable', 1),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs(/Generator, 6 kVA/, 1),
        needs('power_cable', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...FAIR_OFF, 'crew_technician'),
      offers: without([...OUTDOORS_OFFERS, 'marquee', 'hot_drinks'], ...FAIR_OFF),
      excluded: FAIR_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'led_wall'],
      title: [/fair|geul|school/i, /500/],
    },
  },
  {
    id: 'ho-cx-valley-ten',
    language: 'en',
    catalogue: 'meuse',
    description: `Hello,

Quote request for the Maas Valley 10K, our annual charity run, on Sunday 4 October in the river park. We are expecting 700 runners. Start is at 10.30 and prize-giving at 13.00.

Please quote for:

80 x crowd barriers
6 x pop-up gazebos (registration, first aid, water, bag drop)
15 x trestle tables
30 x black folding chairs
PA for the start and finish, with 2 handheld radio microphones
1 x sound engineer
prize-giving stage 4 x 2 m, 40 cm high, with steps
10 x portable toilets + 1 wheelchair toilet
12 x wheelie bins
10 x walkie-talkies
1 x 6 kVA generator with extension leads

Access to the park is from 6.00 on the day itself and everything has to be away by 18.00.

Many thanks,
Gordon Mackie
Race director`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('gazebo', 6),
        needs('table_trestle', 15),
        needs(/Folding chair, black/, 30),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('toilet', 10),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('two_way_radio', 10),
        needs(/Generator, 6 kVA/, 1),
        needs('power_cable', [1, 40]),
      ],
      should: [needs(/Legs, 40 cm/, 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'carpet', 'marquee', 'hot_drinks'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light'],
      title: [/10k|maas|run/i, /700/],
    },
  },
  {
    id: 'ho-cx-tree-lights',
    language: 'en',
    catalogue: 'meuse',
    description: `Good morning,

I am writing for the village council. On Saturday 5 December, from 16.00 to 20.00, we switch on the lights of the Christmas tree on the church square. Last year about 250 people came.

The mayor says a few words, the children of the school sing four songs, and the rest is a warm drink and a chat. From you we would need sound for the square with two handheld radio mics, and two wired mics on stands in front of the children, with a technician to work it all. Then 6 pop-up gazebos for the stalls, 12 strings of festoon lights, 15 high tables, 6 patio heaters and 3 urns for the hot chocolate.

A stage is not necessary, the children stand on the church steps. The commune puts up crowd barriers for us and also brings the mobile toilets. We get our electricity from the church so there is no generator to reckon with, but please do add enough extension leads.

Best wishes,
Lieve Gorissen`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 10]),
        needs(['mic_wireless_handheld', 'pa_package'], [2, 4]),
        needs('mic_wired', 2),
        needs('mic_stand', [2, 4]),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
        needs('gazebo', 6),
        needs('festoon', 12),
        needs('table_cocktail', 15),
        needs('patio_heater', 6),
        needs('hot_drinks', 3),
        needs('power_cable', [1, 60]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'mic_instrument'], ...TREE_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'uplight', 'stage_wash', 'lighting_package', 'refrigeration'], ...TREE_OFF),
      excluded: TREE_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'table_round', 'led_wall', 'stage_monitor', 'disco_light'],
      title: [/tree|christmas|church|village/i, /250/],
    },
  },
];

import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BROADCAST, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const CEILIDH_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mixing_console',
  'stage_monitor',
  'mic_wired',
  'mic_headset',
  'mic_wireless_handheld',
  'mic_instrument',
  'di_box',
  'crew_sound',
];
const UNCONF_OFF: readonly Selector[] = [
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  ...SEATS,
  'table_trestle',
  'network',
];
const SWITCH_ON_OFF: readonly Selector[] = ['led_wall', ...LOOS, 'spark_machine', 'confetti_machine'];

/** British papers over the demonstration shelf. */
export const DEMO: readonly EvalBrief[] = [
  {
    id: 'ho-ck-wharf-stage-lots',
    language: 'en',
    catalogue: 'demo',
    description: `Skelby Wharf Festival - Stages: Specification and Lots

The festival takes place on Saturday 25 and Sunday 26 July on the Town Quay. Around 2,500 people are on the site at the busiest hour.

General
The quay is hard standing throughout. There is no mains supply at either position.

Lot 1 - Quay Stage
Covered mobile stage, 6m x 4.8m or near.
Line array PA with subs for 2,500, digital console and stagebox, 6 wedges, drum mic kit, 10 vocal mics, 8 DI boxes.
Two sound engineers, one stage manager.
12 LED wash and 4 moving heads, or a stage lighting package to that effect, with operator.
60 kVA silenced generator and distribution. 20m of pit barrier across the front.

Lot 2 - Boatyard Stage (acoustic)
Platform 4m x 4m at 0.4m high with one set of steps, eight 2m x 1m decks in all.
Small PA: 2 tops on stands and mixer, 4 vocal mics, 2 DI boxes.
One sound engineer. 6 kVA generator.
Two 3m x 3m gazebos, one for the mixing position and one for artists.

Both lots: 30 cable ramps in total, fire point at each stage.
Tenderers may bid for one lot or both; this enquiry is for both.`,
    good: {
      attendees: 2500,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [6, 16]),
        needs('subwoofer', [2, 12]),
        needs('stagebox', [1, 3]),
        needs('stage_monitor', [6, 8]),
        needs(/Drum Microphone Kit/, 1),
        needs('mic_wired', [14, 16]),
        needs('di_box', [10, 12]),
        needs('crew_sound', [3, 6]),
        needs('crew_stage_manager', 1),
        either(needs('lighting_package', [1, 2]), needs('stage_wash', [12, 16])),
        needs('crew_lighting', [1, 2]),
        needs(/60 kVA/, 1),
        needs(/6 kVA Silenced/, 1),
        needs('pit_barrier', 20),
        needs(/2m x 1m Deck/, 8),
        needs('stage_steps', [1, 2]),
        either(needs(/Powered Speaker|Column PA/, [2, 6]), needs('pa_package', [1, 2])),
        needs('gazebo', 2),
        needs('cable_ramp', [30, 32]),
        needs('fire_extinguisher', [2, 4]),
      ],
      should: [needs('transport'), needs('power_distro'), needs(/Leg 400mm/)],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['dance_floor', 'projector', 'table_round', 'lectern', 'mic_conference'],
      title: [/skelby|wharf|festival/i, /2[,.]?500/],
    },
  },
  {
    id: 'ho-ck-ceilidh-rider',
    language: 'en',
    catalogue: 'demo',
    description: `REELERS' BOUNTY (ceilidh band, 5 piece + caller) - STAGE & POWER
Event: harvest ceilidh, Ansty Tithe Barn, Saturday 3 October, 160 dancing

What we bring: our own PA incl. monitors and desk, all microphones, DIs and the caller's headset. Our fiddle player does the sound from the stage. So nothing in that line, thank you.

What we ask of you:
* a firm stage, 6m x 3m and 0.6m high (nine 2x1 decks), steps with handrail at one side, black skirt along the front
* two 13A extension leads to the stage from separate circuits
* some colour on the stage, 8 LED washes on two wind-up stands; no haze and no strobes (asthma in the band)
* a dance floor if the floor is earth, which in your barn it is: 80 sq m of the oak

For the barn: 20 trestle tables and 160 white folding chairs round the walls, 4 strings of festoon.`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/2m x 1m Deck/, 9),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 12]),
        needs(/13A Extension/, [2, 10]),
        needs(['stage_wash', 'uplight'], [8, 10]),
        needs('lighting_stand', [2, 3]),
        needs('dance_floor', [80, 84]),
        needs('table_trestle', 20),
        needs('chair', [160, 164]),
        needs('festoon', 4),
      ],
      should: [needs('transport'), needs(/Leg 600mm/, [18, 36])],
      allowed: [...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'crew_technician', 'fire_extinguisher', 'crew_electrician'],
      offers: without(PARTY_OFFERS, 'hazer', 'lighting_package'),
      excluded: [...CEILIDH_OFF, 'hazer', 'smoke_machine', 'strobe'],
      silly: ['projector', 'lectern', 'drum_kit', 'guitar_amp', 'mobile_stage', 'crowd_barrier'],
      title: [/ceilidh|ansty|barn/i, /160/],
    },
  },
  {
    id: 'ho-ck-unconference-issue',
    language: 'en',
    catalogue: 'demo',
    description: `opendata-north/unconf-2026
#52 AV + room kit: what do we actually have to hire?

Status from the site visit (Wed). One day, Sat 14 Nov, Mill Sheds, 130 people.

The venue gives us tables and chairs for everything and its wifi has held 200 laptops before, so neither of those is our problem.

Main shed
- proper projector, 7,000 lumens or so, and a 12ft screen
- a PA, 3 handheld radio mics for the pitches, someone technical to look after it for the day
- hearing loop (accessibility issue #11)

Rooms 1 to 5
- 55 inch display on a stand, each
- flip chart, each

Corridor
- 4 poster boards for the session grid
- one registration desk

Decided in #33 and not to be reopened: no livestream, no recording, no cameras in the sessions.

Adapters: I've got a bag of them. Extension leads, 30. Assigning to @tobi-w to get the quote.`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/7,000 lm|12,000 lm/, 1),
        needs(/12ft/, 1),
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_technician', 'crew_sound'], [1, 20]),
        needs('induction_loop', [1, 3]),
        needs(/55in/, 5),
        needs('display_stand', 5),
        needs('flip_chart', 5),
        needs('pinboard', 4),
        needs('registration_desk', 1),
        needs(/13A Extension/, [30, 32]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, ...BROADCAST, ...UNCONF_OFF),
      excluded: UNCONF_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier'],
      title: [/unconf|mill sheds/i, /130/],
    },
  },
  {
    id: 'ho-ck-switch-on-minutes',
    language: 'en',
    catalogue: 'demo',
    description: `LODDERTHORPE TOWN COUNCIL
Minutes of the Events and Markets Committee (extract)

64/25 Christmas Lights Switch-On, Friday 27 November, Market Place, 3.30pm to 7pm

The Clerk reported that some 1,200 people had come in the previous year. The following hire was RESOLVED:
(a) a trailer stage with roof;
(b) sound system for the Market Place to include two subwoofers, four floor monitors, six wired vocal microphones, four radio hand-held microphones and an engineer;
(c) stage lighting (package) with an operator;
(d) a 20 kVA generator;
(e) 70 crowd control barriers, six stewards and two medics;
(f) eight pop-up gazebos for the charity stalls, each with a 6ft trestle table.

The quotation for a big screen was considered and it was RESOLVED not to have one this year on grounds of cost. Members noted that the Market Hall toilets would be open throughout and that no others were needed. Cllr Prewitt's proposal of confetti and indoor type sparks at the moment of the switch-on fell for want of a seconder. The tree is supplied by the Round Table as before.`,
    good: {
      attendees: [1200, 1200],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]),
        needs('subwoofer', [2, 4]),
        needs('stage_monitor', 4),
        needs('mic_wired', 6),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', [1, 2]),
        needs('lighting_package', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs(/20 kVA/, 1),
        needs('crowd_barrier', 70),
        needs('crew_steward', [6, 40]),
        needs('crew_medic', [2, 16]),
        needs('gazebo', 8),
        needs('table_trestle', 8),
      ],
      should: [needs('transport'), needs('mixing_console', [1, 2])],
      allowed: without([...SHOW, ...OUTDOORS], ...SWITCH_ON_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...SWITCH_ON_OFF, 'confetti'),
      excluded: [...SWITCH_ON_OFF, 'confetti'],
      silly: ['dance_floor', 'table_round', 'lectern', 'mic_conference'],
      title: [/switch|christmas|lodderthorpe|lights/i, /1[,.]?200/],
    },
  },
];

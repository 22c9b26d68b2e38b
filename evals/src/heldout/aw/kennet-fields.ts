import { type EvalBrief, either, needs } from '../../expectation.ts';
import { MAINS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, STAGES } from '../usual.ts';

/** A fete, a careers fair. */
export const KENNET_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-aw-village-fete',
    language: 'en',
    catalogue: 'kennet',
    description: `Subject: Fete, Sunday 18 July

Dear team, the fete committee met last night and I'm to get a price from you. Ramsbury recreation ground, midday to five, perhaps 900 people through the gate.

From you, hopefully:
10 pop-up gazebos
40 trestle tables
120 folding chairs, the black ones
2 battery PAs with their hand mics, one for the gate, one for the arena
the bouncy castle
30 pedestrian barriers
8 wheelie bins
3 loos and 1 accessible
6 walkie-talkies

The Scouts are lending us their marquee for the produce show. WI are doing teas with their own urns. The silver band come with stands and everything. Rotary have volunteered as stewards. We can run the castle off the pavilion so no generator wanted.

With best wishes
Tessa Lorrimer (hon sec)`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('gazebo', [10, 10]),
        needs('table_trestle', [40, 40]),
        needs(/folding, black/, [120, 120]),
        needs(/Chiayo/, [2, 2]),
        needs('inflatable', 1),
        needs('crowd_barrier', [30, 30]),
        needs('waste_bin', [8, 8]),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        needs('two_way_radio', [6, 6]),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, 'speaker_stand'], 'generator', 'fuel', 'crew_steward'),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'cooking', 'mic_wireless_handheld'], 'crew_steward'),
      excluded: ['marquee', 'hot_drinks', 'music_stand', 'crew_steward', 'generator', 'fuel'],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'line_array', ...STAGES],
      title: [/ramsbury|fete/i, /900/],
    },
  },
  {
    id: 'ho-aw-careers-fair',
    language: 'en',
    catalogue: 'kennet',
    description: `REQUEST FOR QUOTATION 2027/088
Careers and Apprenticeships Fair, leisure centre sports hall, Tuesday 28 September 2027, 10:00-16:00. 600 visitors over the day.

Required
a) 20 shell scheme stands 3 x 2 m
b) 24 trestle tables with white cloths
c) 48 black folding chairs
d) 2 reception desks at the entrance
e) 12 rope-and-post
f) 1 speech PA with radio microphone for announcements
g) 10 distribution units 32 A single phase to 13 A
   (maximum you hold to be stated; balance will be found elsewhere)

Build on Monday 27 September from 18:00.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('exhibition_stand', [20, 20]),
        needs('table_trestle', [24, 24]),
        needs('tablecloth', [24, 24]),
        needs(/folding, black/, [48, 48]),
        needs('registration_desk', 2),
        needs('stanchion', [12, 12]),
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('power_distro', [8, 10]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...MAINS, ...ANY_JOB, 'crew_electrician', 'mic_wireless_handheld'],
      offers: [...MEETING_OFFERS, 'table_cocktail', 'waste_bin', 'carpet', 'crew_steward', 'network'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'subwoofer',
        'line_array',
      ],
      unmetToo: [/distro|distribution|32/i],
      title: [/career|apprentice|fair/i, /600/],
    },
  },
];

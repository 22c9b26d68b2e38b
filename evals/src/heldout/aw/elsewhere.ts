import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, SITE_POWER, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** An Irish run and an Australian sixtieth. */
export const ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-aw-fun-run-prizes',
    language: 'en',
    catalogue: 'corrib',
    description: `Well lads, need a quote for our 10k and fun run, Sunday 2 May, Portumna. 1,100 entered and paid. Start/finish area only:

* roofed trailer stage for the warm-up and the prizes
* PA for the start line with music, 1 headworn mic for the instructor, 1 handheld for the MC, sound engineer for the morning
* 100 crowd control barriers for the finish funnel
* 16 portaloos, 2 wheelchair ones, 2 hand wash units
* 8 gazebos, 20 trestles
* 20kVA genny with cable, and cable ramps where it crosses the path, say 10
* 14 wheelie bins

Fergal`,
    good: {
      attendees: 1100,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 2]),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('gazebo', 8),
        needs('table_trestle', [20, 20]),
        needs(/20kVA/, 1),
        needs('cable_ramp', [10, 10]),
        needs('waste_bin', 14),
      ],
      should: [needs('power_cable', [1, 20]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, 'backdrop', 'in_ear_monitor', 'stage_wash', 'lighting_package'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'marquee', 'hazer'],
      title: [/portumna|run|10k/i, /1[.,]?100/],
    },
  },
  {
    id: 'ho-aw-sixtieth-paddock',
    language: 'en',
    catalogue: 'marlowe',
    description: `G'day,

Mum's 60th is on Saturday 20 March at the farm, out the back of Euroa. 80 people, long lunch that'll run into the night. After prices on:

- marquee 10 x 15, with flooring
- 10 feasting tables and 80 bentwood chairs
- 6 festoon strings
- 4 wine barrels for drinks beforehand
- small PA with a radio mic for the speeches, it'll do for my cousin's playlist too
- 2 portaloos
- 20kVA generator with leads and a distro board, the shed only has one circuit

We've got: a cool room (mate's a butcher), the bar, BBQs, and all the plates, cutlery and glasses come from the caterer. No dance floor, they'll be on the grass like always. And no DJ!!

If you can do outdoor heaters, chuck in a price for 4 as an optional extra.

Ta, Brodie`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/10m x 15m/, 1),
        needs('marquee_floor', [150, 150]),
        needs(/Feasting/, 10),
        needs(/Bentwood/, [80, 80]),
        needs('festoon', 6),
        needs(/Wine barrel/, 4),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 2])),
        needs('toilet', 2),
        needs(/20kVA/, 1),
        needs('power_distro', [1, 2]),
      ],
      should: [offers('patio_heater', 4), needs('power_cable', [1, 10]), needs('transport')],
      allowed: [...SPEECH, ...SITE_POWER, ...ANY_JOB, 'mic_wireless_handheld', 'waste_bin', 'fire_extinguisher'],
      offers: without(
        [
          ...PARTY_OFFERS,
          'toilet_accessible',
          'hand_wash',
          'parasol',
          'game',
          'floodlight',
          'toilet_trailer',
          'marquee_lining',
        ],
        'dance_floor',
        'bar_unit',
        'glassware',
        'crew_dj',
        'refrigeration',
      ),
      excluded: [...TABLEWARE, 'refrigeration', 'bar_unit', 'cooking', 'dance_floor', 'crew_dj'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'flip_chart', 'stage_monitor'],
      title: [/euroa|60|birthday/i, /80/],
    },
  },
];

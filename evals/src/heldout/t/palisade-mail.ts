import { type EvalBrief, needs } from '../../expectation.ts';
import { TABLES } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE } from './parts.ts';

/** What comes in by mail and by the form on the site. */
export const PALISADE_MAIL: readonly EvalBrief[] = [
  {
    id: 'ho-t-church-jubilee',
    language: 'en',
    catalogue: 'palisade',
    description: `Hi there,

Grace Lutheran turns 75 this year and we are having a sit-down lunch on the lawn after the service on Sunday, September 13. We expect 260.

Could you give us a price on the 40 x 100 tent, 33 sixty-inch rounds with white linens, 264 white folding chairs, six 8 foot tables for the food line, four drink dispensers, two coffee urns and a bounce house for the kids? Delivery Friday would be best.

The church has a sound system and our tech team will run a speaker out the door, so nothing needed there. We use paper plates and plastic forks and cups. There are plenty of restrooms in the fellowship hall. The grass is nice and level so we don't need a floor in the tent.

Blessings,
Darlene Huset`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(/40x100/, 1),
        needs(/60" Round/, 33),
        needs(/120" Rnd/, [33, 35]),
        needs(/Folding Chair, White/, [264, 278]),
        needs(/8' Banquet/, 6),
        needs('serving', 4),
        needs('hot_drinks', 2),
        needs('inflatable', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, /90x132/, /Sidewall/],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'speaker_top',
        'line_array',
        'pa_package',
        ...LOOS,
        'subwoofer',
        'mixing_console',
        'mic_wireless_handheld',
        'crew_sound',
        'crockery',
        'cutlery',
        'glassware',
        'marquee_floor',
      ],
      silly: ['projector', 'stage_monitor', 'disco_light', 'crowd_barrier', 'table_desk', 'led_wall'],
      title: [/grace|church|75|lunch/i, /260/],
    },
  },
  {
    id: 'ho-t-vfw-benefit',
    language: 'en',
    catalogue: 'palisade',
    description: `REQUEST A QUOTE
Event: Benefit concert for the Ruiz family
Date: Saturday, August 22, 3 pm - 9 pm
Location: VFW Post 4011, back lot (asphalt)
Expected attendance: 400
Stage: yes, the 24 x 20 with the roof
Sound: yes, for three rock bands, with subs, 4 monitors, drum mics, 5 vocal mics and somebody to run it
Lighting: yes, one wash kit
Backline: no, we bring our own backline
Power: 70 kVA generator please, the Post's wiring is from 1961
Restrooms: 6 standard and 1 ADA
Seating / tables: none, standing only
Fencing: 30 panels
Bar: the Post runs its own beer bar with its own people
Tent: 2 pop-ups for tickets and merch
Comments: budget is $9,000, not a penny over`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/SL100/, 1),
        needs(['speaker_top', 'line_array', 'speaker_column', 'pa_package'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 4),
        needs(/Drum Mic/, 1),
        needs(/^Shure SM58$/, [5, 8]),
        needs('crew_sound', [1, 14]),
        needs('lighting_package', 1),
        needs(/70 kVA/, 1),
        needs(/Restroom, Standard/, 6),
        needs('toilet_accessible', 1),
        needs('fencing', 30),
        needs('gazebo', 2),
      ],
      should: [
        needs('mixing_console', [1, 2]),
        needs('di_box', [2, 12]),
        needs('mic_stand', [5, 20]),
        needs('power_distro'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [...BACKLINE, ...TABLES, 'chair', 'chair_banquet', /Bleacher/, 'bar_unit'],
      silly: ['lectern', 'dance_floor', 'projector', 'confidence_monitor', 'playback_laptop', 'marquee_floor'],
      title: [/vfw|benefit|ruiz/i, /400/],
    },
  },
];

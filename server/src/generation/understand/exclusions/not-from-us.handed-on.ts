import type { NotFromUsRow } from './fixtures.ts';

/** Papers of others that a client passes on, and lists of what there is beside lists of what there is not. */
export const HANDED_ON: readonly NotFromUsRow[] = [
  ['Things to be hired or borrowed:\n- a lectern\n- 20 trestle tables', '', 'lectern table_trestle'],
  ['To be borrowed from the cubs:\nLectern\n\nWe need a small stage.', 'lectern', 'stage_deck'],
  [
    'ALL STANDS CONTAIN: one table and a spotlight\nOrder:\nBar stool 2\nEasel 1',
    'table_trestle stage_wash',
    'bar_stool signage',
  ],
  ['The hall hire includes: tables and chairs. We need 1 smoke machine.', 'table_trestle chair', 'smoke_machine'],
  ['La location comprend : tables, chaises. Il nous faut une scène.', 'table_trestle chair', 'stage_deck'],
  [
    'The set consists of the following:\n\nSet\n\n- 4 rolls of dance floor\n- 2 stools\n\nWe need a lectern.',
    'dance_floor bar_stool',
    'lectern',
  ],
  [
    'List of things to take with us:\n black tablecloths\n television\n\nWe need 2 gazebos.',
    'tablecloth display',
    'gazebo',
  ],
  ['Flying\n\nN/A\n\nMasking\n\n- 4 legs, 3 borders', '', 'drape'],
  [
    "Hello all, it goes better when the kit is planned ahead of the day. Here's what I can bring:\nGazebo\nPA system with 2 speakers, 2 floor monitors, 1 boom stand, 2 mics, a mixer and an amp for the wedges\nBass amp\nWe still need a few things:\nDrum kit",
    'gazebo speaker_top mixing_console bass_amp',
    'drum_kit',
  ],
];

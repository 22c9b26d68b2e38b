import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { ALLAN_FIELDS } from './allan-fields.ts';
import { ALLAN_GUESTS } from './allan-guests.ts';
import { ALLAN_ROOMS } from './allan-rooms.ts';
import { ALLAN_SHOWS } from './allan-shows.ts';
import { SOUTH } from './south.ts';
import { WEST } from './west.ts';

export const HELDOUT_AS: readonly EvalBrief[] = [
  ...ALLAN_ROOMS,
  ...ALLAN_GUESTS,
  ...ALLAN_FIELDS,
  ...ALLAN_SHOWS,
  ...ABROAD,
  ...SOUTH,
  ...WEST,
];

import type { EvalBrief } from '../../expectation.ts';
import { AMERICAN } from './american.ts';
import { AUSTRALIAN_FIELDS } from './australian-fields.ts';
import { AUSTRALIAN_ROOMS } from './australian-rooms.ts';
import { BRITISH } from './british.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_C: readonly EvalBrief[] = [
  ...AUSTRALIAN_ROOMS,
  ...AUSTRALIAN_FIELDS,
  ...BRITISH,
  ...AMERICAN,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
];

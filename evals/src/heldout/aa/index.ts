import type { EvalBrief } from '../../expectation.ts';
import { DUTCH, FRENCH } from './abroad.ts';
import { AMERICAN } from './american.ts';
import { AUSTRALIAN } from './australian.ts';
import { DEUTSCH } from './deutsch.ts';
import { ISLANDS } from './islands.ts';
import { RIBBLE_FIELDS } from './ribble-fields.ts';
import { RIBBLE_HALLS } from './ribble-halls.ts';
import { RIBBLE_ROOMS } from './ribble-rooms.ts';
import { SPANISH } from './spanish.ts';

export const HELDOUT_AA: readonly EvalBrief[] = [
  ...RIBBLE_HALLS,
  ...RIBBLE_FIELDS,
  ...RIBBLE_ROOMS,
  ...ISLANDS,
  ...AUSTRALIAN,
  ...AMERICAN,
  ...DEUTSCH,
  ...FRENCH,
  ...SPANISH,
  ...DUTCH,
];

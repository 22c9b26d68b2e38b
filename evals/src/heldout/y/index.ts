import type { EvalBrief } from '../../expectation.ts';
import { AMERICAN } from './american.ts';
import { AUSTRALIAN } from './australian.ts';
import { CALDER_FIELDS } from './calder-fields.ts';
import { CALDER_HALLS } from './calder-halls.ts';
import { CALDER_ROOMS } from './calder-rooms.ts';
import { FRENCH_AND_SPANISH } from './french-spanish.ts';
import { GERMAN } from './german.ts';
import { ISLANDS } from './islands.ts';

/** What the promise names, in thirty voices: a third over a shelf of its own. */
export const HELDOUT_Y: readonly EvalBrief[] = [
  ...CALDER_ROOMS,
  ...CALDER_HALLS,
  ...CALDER_FIELDS,
  ...AMERICAN,
  ...AUSTRALIAN,
  ...ISLANDS,
  ...GERMAN,
  ...FRENCH_AND_SPANISH,
];

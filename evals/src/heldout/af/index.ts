import type { EvalBrief } from '../../expectation.ts';
import { AMERICAN } from './american.ts';
import { BRITISH } from './british.ts';
import { CANADIAN } from './canadian.ts';
import { DUTCH } from './dutch.ts';
import { GERMAN } from './german.ts';
import { ROMANCE } from './romance.ts';
import { TEES_FIELD } from './tees-field.ts';
import { TEES_ONE } from './tees-one.ts';
import { TEES_TWO } from './tees-two.ts';

export const HELDOUT_AF: readonly EvalBrief[] = [
  ...TEES_ONE,
  ...TEES_TWO,
  ...TEES_FIELD,
  ...CANADIAN,
  ...AMERICAN,
  ...BRITISH,
  ...GERMAN,
  ...ROMANCE,
  ...DUTCH,
];

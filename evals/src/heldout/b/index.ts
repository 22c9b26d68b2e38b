import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AMERICAN } from './american.ts';
import { BRITISH } from './british.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PARTY_HIRE } from './party-hire.ts';
import { SPANISH_AND_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_B: readonly EvalBrief[] = [
  ...AMERICAN,
  ...BRITISH,
  ...PARTY_HIRE,
  ...ABROAD,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_AND_DUTCH,
];

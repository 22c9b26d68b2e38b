import type { EvalBrief } from '../../expectation.ts';
import { AMERICAN } from './american.ts';
import { AUSTRALIAN } from './australian.ts';
import { BRITISH } from './british.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PARTY_HIRE } from './party-hire.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_E: readonly EvalBrief[] = [
  ...BRITISH,
  ...PARTY_HIRE,
  ...AUSTRALIAN,
  ...AMERICAN,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
];

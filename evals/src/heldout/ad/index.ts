import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AMERICAN } from './american.ts';
import { BRITISH } from './british.ts';
import { CANADIAN } from './canadian.ts';
import { GERMAN } from './german.ts';
import { SWALE_PARTIES } from './swale-parties.ts';
import { SWALE_WORK } from './swale-work.ts';

export const HELDOUT_AD: readonly EvalBrief[] = [
  ...SWALE_PARTIES,
  ...SWALE_WORK,
  ...AMERICAN,
  ...CANADIAN,
  ...BRITISH,
  ...GERMAN,
  ...ABROAD,
];

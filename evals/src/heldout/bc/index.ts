import type { EvalBrief } from '../../expectation.ts';
import { ENGLISH_ELSEWHERE } from './english-elsewhere.ts';
import { GERMAN_DUTCH } from './german-dutch.ts';
import { ROMANCE } from './romance.ts';
import { SEVERN_LONG } from './severn-long.ts';
import { SEVERN_SHORT } from './severn-short.ts';
import { SEVERN_SITES } from './severn-sites.ts';

export const HELDOUT_BC: readonly EvalBrief[] = [
  ...SEVERN_SHORT,
  ...SEVERN_LONG,
  ...SEVERN_SITES,
  ...ENGLISH_ELSEWHERE,
  ...GERMAN_DUTCH,
  ...ROMANCE,
];

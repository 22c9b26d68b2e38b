import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH } from './deutsch.ts';
import { GARDENS } from './gardens.ts';
import { HOUSES } from './houses.ts';
import { NEDERLANDS } from './nederlands.ts';
import { ROMANCE } from './romance.ts';

export const HELDOUT_CW: readonly EvalBrief[] = [...HOUSES, ...GARDENS, ...DEUTSCH, ...ROMANCE, ...NEDERLANDS];

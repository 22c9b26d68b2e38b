import type { EvalBrief } from '../../expectation.ts';
import { MERRIMACK_GREENS } from './merrimack-greens.ts';
import { MERRIMACK_HALLS } from './merrimack-halls.ts';
import { MERRIMACK_PUBLIC } from './merrimack-public.ts';
import { MERRIMACK_STAGES } from './merrimack-stages.ts';
import { NEIGHBORS } from './neighbors.ts';

export const HELDOUT_BQ: readonly EvalBrief[] = [
  ...MERRIMACK_PUBLIC,
  ...MERRIMACK_HALLS,
  ...MERRIMACK_STAGES,
  ...MERRIMACK_GREENS,
  ...NEIGHBORS,
];

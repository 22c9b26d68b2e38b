import type { EvalBrief } from '../../expectation.ts';

export const HELDOUT_B: readonly EvalBrief[] = [];

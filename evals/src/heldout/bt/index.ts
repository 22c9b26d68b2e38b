import type { EvalBrief } from '../../expectation.ts';
import { SACANDAGA_LAWNS } from './sacandaga-lawns.ts';
import { SACANDAGA_PUBLIC } from './sacandaga-public.ts';
import { SACANDAGA_ROOMS } from './sacandaga-rooms.ts';
import { SACANDAGA_STAGES } from './sacandaga-stages.ts';
import { VISITORS } from './visitors.ts';

export const HELDOUT_BT: readonly EvalBrief[] = [
  ...SACANDAGA_LAWNS,
  ...SACANDAGA_ROOMS,
  ...SACANDAGA_PUBLIC,
  ...SACANDAGA_STAGES,
  ...VISITORS,
];

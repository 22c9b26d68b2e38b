import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { ARUN_EVENINGS } from './arun-evenings.ts';
import { ARUN_OPEN_AIR } from './arun-open-air.ts';
import { ARUN_ROOMS } from './arun-rooms.ts';
import { DEUTSCH } from './deutsch.ts';

export const HELDOUT_BP: readonly EvalBrief[] = [
  ...ARUN_ROOMS,
  ...ARUN_EVENINGS,
  ...ARUN_OPEN_AIR,
  ...DEUTSCH,
  ...ABROAD,
];

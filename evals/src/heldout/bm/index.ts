import type { EvalBrief } from '../../expectation.ts';
import { COTHELSTONE_EVENINGS } from './cothelstone-evenings.ts';
import { COTHELSTONE_GARDENS } from './cothelstone-gardens.ts';
import { COTHELSTONE_INDOORS } from './cothelstone-indoors.ts';
import { OVERSEAS } from './overseas.ts';

export const HELDOUT_BM: readonly EvalBrief[] = [
  ...COTHELSTONE_INDOORS,
  ...COTHELSTONE_EVENINGS,
  ...COTHELSTONE_GARDENS,
  ...OVERSEAS,
];

import type { EvalBrief } from '../../expectation.ts';
import { MAINLAND } from './mainland.ts';
import { OVERSEAS } from './overseas.ts';
import { WYE_FIELDS } from './wye-fields.ts';
import { WYE_ROOMS } from './wye-rooms.ts';
import { WYE_VISITORS } from './wye-visitors.ts';

export const HELDOUT_BB: readonly EvalBrief[] = [
  ...WYE_FIELDS,
  ...WYE_ROOMS,
  ...WYE_VISITORS,
  ...OVERSEAS,
  ...MAINLAND,
];

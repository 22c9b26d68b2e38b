import type { EvalBrief } from '../../expectation.ts';
import { TORRIDGE_FIELDS } from './torridge-fields.ts';
import { TORRIDGE_GARDENS } from './torridge-gardens.ts';
import { TORRIDGE_HALLS } from './torridge-halls.ts';
import { TORRIDGE_NIGHTS } from './torridge-nights.ts';
import { TORRIDGE_ROOMS } from './torridge-rooms.ts';

export const HELDOUT_CQ: readonly EvalBrief[] = [
  ...TORRIDGE_GARDENS,
  ...TORRIDGE_FIELDS,
  ...TORRIDGE_HALLS,
  ...TORRIDGE_NIGHTS,
  ...TORRIDGE_ROOMS,
];

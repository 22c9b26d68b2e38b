import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { DEUTSCH } from './deutsch.ts';
import { ETTRICK_ABROAD } from './ettrick-abroad.ts';
import { ETTRICK_FIELDS } from './ettrick-fields.ts';
import { ETTRICK_SUPPERS } from './ettrick-suppers.ts';

export const HELDOUT_BO: readonly EvalBrief[] = [
  ...ETTRICK_SUPPERS,
  ...ETTRICK_FIELDS,
  ...ETTRICK_ABROAD,
  ...DEUTSCH,
  ...ABROAD,
];

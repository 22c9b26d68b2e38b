import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { DEUTSCH } from './deutsch.ts';
import { YARROW_HALLS } from './yarrow-halls.ts';
import { YARROW_NIGHTS } from './yarrow-nights.ts';
import { YARROW_OUTSIDE } from './yarrow-outside.ts';

export const HELDOUT_BL: readonly EvalBrief[] = [
  ...YARROW_HALLS,
  ...YARROW_NIGHTS,
  ...YARROW_OUTSIDE,
  ...DEUTSCH,
  ...ABROAD,
];

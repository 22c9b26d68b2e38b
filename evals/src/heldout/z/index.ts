import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AMERICAN } from './american.ts';
import { DEUTSCH } from './deutsch.ts';
import { FRANCAIS } from './francais.ts';
import { ISLES } from './isles.ts';
import { CALDER_MAILS } from './medlock-mails.ts';
import { CALDER_PAPERS } from './medlock-papers.ts';
import { RIMU } from './rimu.ts';
import { WYVERN } from './wyvern.ts';

export const HELDOUT_Z: readonly EvalBrief[] = [
  ...CALDER_MAILS,
  ...CALDER_PAPERS,
  ...AMERICAN,
  ...ISLES,
  ...WYVERN,
  ...RIMU,
  ...DEUTSCH,
  ...FRANCAIS,
  ...ABROAD,
];

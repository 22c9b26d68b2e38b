import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { AMERICA } from './america.ts';
import { DEUTSCH } from './deutsch.ts';
import { FRANCAIS } from './francais.ts';
import { KESTREL } from './kestrel.ts';
import { MEDLOCK } from './medlock.ts';
import { NIDD_LISTS } from './nidd-lists.ts';
import { NIDD_MAILS } from './nidd-mails.ts';
import { NIDD_PAPERS } from './nidd-papers.ts';
import { WYVERN } from './wyvern.ts';

export const HELDOUT_AE: readonly EvalBrief[] = [
  ...NIDD_MAILS,
  ...NIDD_PAPERS,
  ...NIDD_LISTS,
  ...WYVERN,
  ...KESTREL,
  ...MEDLOCK,
  ...AMERICA,
  ...DEUTSCH,
  ...FRANCAIS,
  ...ABROAD,
];

import type { EvalBrief } from '../../expectation.ts';
import { AMERICA } from './america.ts';
import { BRITAIN } from './britain.ts';
import { CANADA } from './canada.ts';
import { DEUTSCH } from './deutsch.ts';
import { DUTCH } from './dutch.ts';
import { LUNE_DAYS } from './lune-days.ts';
import { LUNE_PARTIES } from './lune-parties.ts';
import { ROMANCE } from './romance.ts';

export const HELDOUT_AC: readonly EvalBrief[] = [
  ...LUNE_PARTIES,
  ...LUNE_DAYS,
  ...BRITAIN,
  ...AMERICA,
  ...CANADA,
  ...DEUTSCH,
  ...ROMANCE,
  ...DUTCH,
];

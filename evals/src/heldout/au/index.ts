import type { EvalBrief } from '../../expectation.ts';
import { ABROAD_DEUTSCH } from './deutsch.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { FRANCAIS } from './francais.ts';
import { LEVEN_FIELDS } from './leven-fields.ts';
import { LEVEN_HALLS } from './leven-halls.ts';
import { LEVEN_ROOMS } from './leven-rooms.ts';
import { SPANISH_AND_DUTCH } from './spanish-dutch.ts';

export const HELDOUT_AU: readonly EvalBrief[] = [
  ...LEVEN_HALLS,
  ...LEVEN_ROOMS,
  ...LEVEN_FIELDS,
  ...ELSEWHERE,
  ...ABROAD_DEUTSCH,
  ...FRANCAIS,
  ...SPANISH_AND_DUTCH,
];

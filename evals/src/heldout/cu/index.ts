import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH } from './deutsch.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { NEDERLANDS } from './nederlands.ts';

export const HELDOUT_CU: readonly EvalBrief[] = [...DEUTSCH, ...FRANCAIS, ...NEDERLANDS, ...ESPANOL];

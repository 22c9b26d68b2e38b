import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH } from './deutsch.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { NEDERLANDS } from './nederlands.ts';
import { OTHERS } from './others.ts';

export const HELDOUT_CO: readonly EvalBrief[] = [...DEUTSCH, ...FRANCAIS, ...NEDERLANDS, ...ESPANOL, ...OTHERS];

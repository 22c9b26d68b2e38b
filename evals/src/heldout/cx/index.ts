import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH_NEDERLANDS } from './deutsch-nederlands.ts';
import { FRANCAIS_ESPANOL } from './francais-espanol.ts';
import { HALLS } from './halls.ts';
import { OUTSIDE } from './outside.ts';

export const HELDOUT_CX: readonly EvalBrief[] = [...HALLS, ...OUTSIDE, ...DEUTSCH_NEDERLANDS, ...FRANCAIS_ESPANOL];

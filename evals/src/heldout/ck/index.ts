import type { EvalBrief } from '../../expectation.ts';
import { DEMO } from './demo.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { RARITAN_INDOORS } from './raritan-indoors.ts';
import { RARITAN_OUTDOORS } from './raritan-outdoors.ts';

export const HELDOUT_CK: readonly EvalBrief[] = [...RARITAN_OUTDOORS, ...RARITAN_INDOORS, ...DEMO, ...ELSEWHERE];

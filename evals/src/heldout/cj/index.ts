import type { EvalBrief } from '../../expectation.ts';
import { BLYTH_OUT } from './blyth-out.ts';
import { BLYTH_ROOMS } from './blyth-rooms.ts';
import { DEMO } from './demo.ts';
import { WYRE } from './wyre.ts';

export const HELDOUT_CJ: readonly EvalBrief[] = [...BLYTH_ROOMS, ...BLYTH_OUT, ...DEMO, ...WYRE];

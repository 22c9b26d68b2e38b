import type { EvalBrief } from '../../expectation.ts';
import { HALLS } from './halls.ts';
import { MEETINGS } from './meetings.ts';
import { NIGHTS } from './nights.ts';
import { OUTSIDE } from './outside.ts';

export const HELDOUT_BW: readonly EvalBrief[] = [...MEETINGS, ...NIGHTS, ...HALLS, ...OUTSIDE];

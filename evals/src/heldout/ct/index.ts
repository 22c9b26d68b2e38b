import type { EvalBrief } from '../../expectation.ts';
import { MINUTES } from './minutes.ts';
import { RIDERS_SOLO } from './riders-solo.ts';
import { RIDERS_STAGE } from './riders-stage.ts';
import { TENDERS } from './tenders.ts';

export const HELDOUT_CT: readonly EvalBrief[] = [...RIDERS_STAGE, ...RIDERS_SOLO, ...TENDERS, ...MINUTES];

import type { EvalBrief } from '../../expectation.ts';
import { FIELDS } from './fields.ts';
import { HALLS } from './halls.ts';
import { ROOMS } from './rooms.ts';
import { STAGES_AND_BANDS } from './stages.ts';

export const HELDOUT_I: readonly EvalBrief[] = [...ROOMS, ...HALLS, ...STAGES_AND_BANDS, ...FIELDS];

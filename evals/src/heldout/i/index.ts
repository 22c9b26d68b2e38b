import type { EvalBrief } from '../../expectation.ts';
import { FIELDS } from './fields.ts';
import { ROOMS } from './rooms.ts';
import { STAGES_AND_BANDS } from './stages.ts';

export const HELDOUT_I: readonly EvalBrief[] = [...ROOMS, ...STAGES_AND_BANDS, ...FIELDS];

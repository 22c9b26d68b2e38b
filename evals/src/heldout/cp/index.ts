import type { EvalBrief } from '../../expectation.ts';
import { MEETINGS } from './meetings.ts';
import { PARTIES } from './parties.ts';
import { SCHOOLS } from './schools.ts';
import { STAGES_AND_SCREENS } from './stages.ts';

export const HELDOUT_CP: readonly EvalBrief[] = [...MEETINGS, ...STAGES_AND_SCREENS, ...PARTIES, ...SCHOOLS];

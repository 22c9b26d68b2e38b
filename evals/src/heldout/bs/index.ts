import type { EvalBrief } from '../../expectation.ts';
import { EVENINGS } from './evenings.ts';
import { HALLS } from './halls.ts';
import { OPEN } from './open.ts';
import { STAGES_AND_SONG } from './stages.ts';

export const HELDOUT_BS: readonly EvalBrief[] = [...HALLS, ...EVENINGS, ...STAGES_AND_SONG, ...OPEN];

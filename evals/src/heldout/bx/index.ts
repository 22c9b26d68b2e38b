import type { EvalBrief } from '../../expectation.ts';
import { LAWNS } from './lawns.ts';
import { PAPERS } from './papers.ts';
import { ROOMS } from './rooms.ts';

export const HELDOUT_BX: readonly EvalBrief[] = [...LAWNS, ...ROOMS, ...PAPERS];

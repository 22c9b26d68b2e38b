import type { EvalBrief } from '../../expectation.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EREWASH_OUTSIDE } from './erewash-outside.ts';
import { EREWASH_PARTIES } from './erewash-parties.ts';
import { EREWASH_ROOMS } from './erewash-rooms.ts';

export const HELDOUT_CH: readonly EvalBrief[] = [
  ...EREWASH_OUTSIDE,
  ...EREWASH_PARTIES,
  ...EREWASH_ROOMS,
  ...ELSEWHERE,
];

import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { FENLAND_GUESTS } from './fenland-guests.ts';
import { FENLAND_ROOMS } from './fenland-rooms.ts';
import { FOERDE_DEUTSCH } from './foerde-deutsch.ts';
import { FOERDE_GUESTS } from './foerde-guests.ts';

export const HELDOUT_N: readonly EvalBrief[] = [
  ...FENLAND_GUESTS,
  ...FENLAND_ROOMS,
  ...FOERDE_DEUTSCH,
  ...FOERDE_GUESTS,
  ...ELSEWHERE,
  ...ABROAD,
];

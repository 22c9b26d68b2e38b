import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { ELSEWHERE_GATHERINGS } from './elsewhere-gatherings.ts';
import { ELSEWHERE_NIGHTS } from './elsewhere-nights.ts';
import { FENLAND_GUESTS } from './fenland-guests.ts';
import { FENLAND_ROOMS } from './fenland-rooms.ts';
import { FOERDE_DEUTSCH } from './foerde-deutsch.ts';
import { FOERDE_GUESTS } from './foerde-guests.ts';

export const HELDOUT_N: readonly EvalBrief[] = [
  ...FENLAND_GUESTS,
  ...FENLAND_ROOMS,
  ...FOERDE_DEUTSCH,
  ...FOERDE_GUESTS,
  ...ELSEWHERE_NIGHTS,
  ...ELSEWHERE_GATHERINGS,
  ...ABROAD,
];

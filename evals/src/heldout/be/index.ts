import type { EvalBrief } from '../../expectation.ts';
import { CONTINENT } from './continent.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { NENE_ABROAD } from './nene-abroad.ts';
import { NENE_ROOMS } from './nene-rooms.ts';
import { NENE_TRADE } from './nene-trade.ts';
import { ZENNE_NEDERLANDS } from './zenne-nederlands.ts';

export const HELDOUT_BE: readonly EvalBrief[] = [
  ...NENE_ROOMS,
  ...NENE_TRADE,
  ...NENE_ABROAD,
  ...ELSEWHERE,
  ...CONTINENT,
  ...ZENNE_NEDERLANDS,
];

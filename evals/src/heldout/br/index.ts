import type { EvalBrief } from '../../expectation.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { LAHN_HALLS } from './lahn-halls.ts';
import { LAHN_OUTSIDE } from './lahn-outside.ts';
import { NEDERLANDS } from './nederlands.ts';

export const HELDOUT_BR: readonly EvalBrief[] = [
  ...LAHN_HALLS,
  ...LAHN_OUTSIDE,
  ...FRANCAIS,
  ...NEDERLANDS,
  ...ESPANOL,
];

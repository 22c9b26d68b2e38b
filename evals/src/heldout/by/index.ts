import type { EvalBrief } from '../../expectation.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { JAGST_DRAUSSEN } from './jagst-draussen.ts';
import { JAGST_TAGUNGEN } from './jagst-tagungen.ts';
import { NEDERLANDS } from './nederlands.ts';

export const HELDOUT_BY: readonly EvalBrief[] = [
  ...JAGST_TAGUNGEN,
  ...JAGST_DRAUSSEN,
  ...FRANCAIS,
  ...NEDERLANDS,
  ...ESPANOL,
];

import type { EvalBrief } from '../../expectation.ts';
import { ALTMUEHL_DRAUSSEN } from './altmuehl-draussen.ts';
import { ALTMUEHL_SAELE } from './altmuehl-saele.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { NEDERLANDS } from './nederlands.ts';

export const HELDOUT_CL: readonly EvalBrief[] = [
  ...ALTMUEHL_DRAUSSEN,
  ...ALTMUEHL_SAELE,
  ...FRANCAIS,
  ...ESPANOL,
  ...NEDERLANDS,
];

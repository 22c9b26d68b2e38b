import type { EvalBrief } from '../../expectation.ts';
import { HUNTE_DRAUSSEN } from './hunte-draussen.ts';
import { HUNTE_FESTE } from './hunte-feste.ts';
import { HUNTE_SAELE } from './hunte-saele.ts';
import { NEDERLANDS_HUNTE } from './nederlands-hunte.ts';
import { NEDERLANDS_THUIS } from './nederlands-thuis.ts';

export const HELDOUT_CF: readonly EvalBrief[] = [
  ...HUNTE_SAELE,
  ...HUNTE_FESTE,
  ...HUNTE_DRAUSSEN,
  ...NEDERLANDS_THUIS,
  ...NEDERLANDS_HUNTE,
];

import type { EvalBrief } from '../../expectation.ts';
import { DEUTSCH_DRAUSSEN } from './deutsch-draussen.ts';
import { DEUTSCH_DRINNEN } from './deutsch-drinnen.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS_FETES } from './francais-fetes.ts';
import { FRANCAIS_SALLES } from './francais-salles.ts';
import { NEDERLANDS } from './nederlands.ts';

export const HELDOUT_CR: readonly EvalBrief[] = [
  ...DEUTSCH_DRINNEN,
  ...DEUTSCH_DRAUSSEN,
  ...FRANCAIS_SALLES,
  ...FRANCAIS_FETES,
  ...NEDERLANDS,
  ...ESPANOL,
];

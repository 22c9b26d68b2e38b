import type { EvalBrief } from '../../expectation.ts';
import { EIFEL_FESTE } from './eifel-feste.ts';
import { EIFEL_SAAL } from './eifel-saal.ts';
import { FRANCAIS } from './francais.ts';
import { FRANCAIS_AILLEURS } from './francais-ailleurs.ts';

export const HELDOUT_CB: readonly EvalBrief[] = [...EIFEL_SAAL, ...EIFEL_FESTE, ...FRANCAIS, ...FRANCAIS_AILLEURS];

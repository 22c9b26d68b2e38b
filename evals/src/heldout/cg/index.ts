import type { EvalBrief } from '../../expectation.ts';
import { AZAHAR } from './azahar.ts';
import { CHARENTE_ES } from './charente-es.ts';
import { DEHORS } from './dehors.ts';
import { MAQUETTE } from './maquette.ts';
import { MUESTRA } from './muestra.ts';
import { SALLES } from './salles.ts';

export const HELDOUT_CG: readonly EvalBrief[] = [
  ...SALLES,
  ...DEHORS,
  ...MAQUETTE,
  ...AZAHAR,
  ...MUESTRA,
  ...CHARENTE_ES,
];

import type { EvalBrief } from '../../expectation.ts';
import { ESPANOL } from './espanol.ts';
import { FRANCAIS } from './francais.ts';
import { NEDERLANDS_BUITEN } from './nederlands-buiten.ts';
import { NEDERLANDS_ZALEN } from './nederlands-zalen.ts';

export const HELDOUT_CC: readonly EvalBrief[] = [...NEDERLANDS_ZALEN, ...NEDERLANDS_BUITEN, ...ESPANOL, ...FRANCAIS];

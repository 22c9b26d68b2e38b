import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { DEUTSCH } from './deutsch.ts';
import { SHENANDOAH_INDOORS } from './shenandoah-indoors.ts';
import { SHENANDOAH_OUTDOORS } from './shenandoah-outdoors.ts';

export const HELDOUT_BN: readonly EvalBrief[] = [...SHENANDOAH_INDOORS, ...SHENANDOAH_OUTDOORS, ...DEUTSCH, ...ABROAD];

import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { KNOWN } from './known.ts';
import { TIDEWATER_RIDERS } from './tidewater-riders.ts';
import { TIDEWATER_TENDERS } from './tidewater-tenders.ts';

/** After public texts, each named at its brief; in words of our own throughout. */
export const HELDOUT_L: readonly EvalBrief[] = [...TIDEWATER_TENDERS, ...TIDEWATER_RIDERS, ...KNOWN, ...ABROAD];

import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { BRITISH } from './british.ts';
import { SOUTHERN } from './southern.ts';
import { WEAR_FOUND } from './wear-found.ts';
import { WEAR_TENDERS } from './wear-tenders.ts';

export const HELDOUT_AR: readonly EvalBrief[] = [...WEAR_TENDERS, ...WEAR_FOUND, ...BRITISH, ...SOUTHERN, ...ABROAD];

import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { BRITISH } from './british.ts';
import { SOUTHERN } from './southern.ts';
import { TAMAR_BIDS } from './tamar-bids.ts';
import { TAMAR_PEOPLE } from './tamar-people.ts';

export const HELDOUT_AX: readonly EvalBrief[] = [...TAMAR_BIDS, ...TAMAR_PEOPLE, ...BRITISH, ...SOUTHERN, ...ABROAD];

import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { COQUET_BIDS } from './coquet-bids.ts';
import { COQUET_FINDS } from './coquet-finds.ts';
import { FAR } from './far.ts';
import { WANSBECK } from './wansbeck.ts';

export const HELDOUT_AP: readonly EvalBrief[] = [...COQUET_BIDS, ...COQUET_FINDS, ...WANSBECK, ...FAR, ...ABROAD];

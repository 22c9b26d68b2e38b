import type { EvalBrief } from '../../expectation.ts';
import { CONTINENT } from './continent.ts';
import { ISLES } from './isles.ts';
import { OVERSEAS } from './overseas.ts';
import { apart } from './pass.ts';
import { TYNE_BIDS } from './tyne-bids.ts';
import { TYNE_FINDS } from './tyne-finds.ts';

export const HELDOUT_AZ: readonly EvalBrief[] = [...TYNE_BIDS, ...TYNE_FINDS, ...OVERSEAS, ...ISLES, ...CONTINENT].map(
  apart,
);

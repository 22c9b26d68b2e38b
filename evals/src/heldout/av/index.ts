import type { EvalBrief } from '../../expectation.ts';
import { AMERICAS } from './americas.ts';
import { BRITISH } from './british.ts';
import { DOVE_BIDS } from './dove-bids.ts';
import { DOVE_NOTICES } from './dove-notices.ts';
import { DOVE_POSTS } from './dove-posts.ts';
import { EUROPE } from './europe.ts';
import { OVERSEAS } from './overseas.ts';

/** Written after the manner of texts found in public, in words of our own. */
export const HELDOUT_AV: readonly EvalBrief[] = [
  ...DOVE_BIDS,
  ...DOVE_NOTICES,
  ...DOVE_POSTS,
  ...AMERICAS,
  ...BRITISH,
  ...EUROPE,
  ...OVERSEAS,
];

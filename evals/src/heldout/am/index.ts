import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { BRITISH_IRISH } from './british-irish.ts';
import { NORTH_AMERICAN } from './north-american.ts';
import { SOUTHERN } from './southern.ts';
import { TWEED_ABSTRACTS } from './tweed-abstracts.ts';
import { TWEED_SPECS } from './tweed-specs.ts';

export const HELDOUT_AM: readonly EvalBrief[] = [
  ...TWEED_ABSTRACTS,
  ...TWEED_SPECS,
  ...NORTH_AMERICAN,
  ...BRITISH_IRISH,
  ...SOUTHERN,
  ...ABROAD,
];

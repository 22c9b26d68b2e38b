import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { BRITISH_IRISH } from './british-irish.ts';
import { NORTH_AMERICAN } from './north-american.ts';
import { OUSEBURN_ABSTRACTS } from './ouseburn-abstracts.ts';
import { OUSEBURN_FINDS } from './ouseburn-finds.ts';
import { SOUTHERN } from './southern.ts';

export const HELDOUT_AN: readonly EvalBrief[] = [
  ...OUSEBURN_ABSTRACTS,
  ...OUSEBURN_FINDS,
  ...NORTH_AMERICAN,
  ...BRITISH_IRISH,
  ...SOUTHERN,
  ...ABROAD,
];

import type { EvalBrief } from '../../expectation.ts';
import { KNOWN_ENGLISH } from './known-english.ts';
import { KNOWN_OTHERS } from './known-others.ts';
import { TAMARACK_HALLS } from './tamarack-halls.ts';
import { TAMARACK_RIDERS } from './tamarack-riders.ts';

export const HELDOUT_M: readonly EvalBrief[] = [
  ...TAMARACK_HALLS,
  ...TAMARACK_RIDERS,
  ...KNOWN_ENGLISH,
  ...KNOWN_OTHERS,
];

import type { EvalBrief } from '../../expectation.ts';
import { DERWENT_MEETINGS } from './derwent-meetings.ts';
import { DERWENT_OUTSIDE } from './derwent-outside.ts';
import { DERWENT_STAGES } from './derwent-stages.ts';
import { KNOWN_SHELVES } from './known-shelves.ts';
import { STATES } from './states.ts';

export const HELDOUT_BZ: readonly EvalBrief[] = [
  ...DERWENT_OUTSIDE,
  ...DERWENT_STAGES,
  ...DERWENT_MEETINGS,
  ...KNOWN_SHELVES,
  ...STATES,
];

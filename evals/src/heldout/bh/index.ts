import type { EvalBrief } from '../../expectation.ts';
import { DUTCH_SPANISH } from './dutch-spanish.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { OTHER_SHELVES } from './other-shelves.ts';
import { WYRE_MEETINGS } from './wyre-meetings.ts';
import { WYRE_NIGHTS } from './wyre-nights.ts';
import { WYRE_OUTDOORS } from './wyre-outdoors.ts';
import { WYRE_STAGES } from './wyre-stages.ts';

export const HELDOUT_BH: readonly EvalBrief[] = [
  ...WYRE_MEETINGS,
  ...WYRE_NIGHTS,
  ...WYRE_STAGES,
  ...WYRE_OUTDOORS,
  ...OTHER_SHELVES,
  ...GERMAN,
  ...FRENCH,
  ...DUTCH_SPANISH,
];

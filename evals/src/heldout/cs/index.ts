import type { EvalBrief } from '../../expectation.ts';
import { CELEBRATIONS } from './celebrations.ts';
import { GROUNDS } from './grounds.ts';
import { MEETINGS } from './meetings.ts';
import { SHOWS } from './shows.ts';

export const HELDOUT_CS: readonly EvalBrief[] = [...MEETINGS, ...CELEBRATIONS, ...GROUNDS, ...SHOWS];

import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { GATHERINGS } from './gatherings.ts';
import { GERMAN } from './german.ts';
import { PARTIES } from './parties.ts';
import { ROOMS } from './rooms.ts';

export const HELDOUT_BA: readonly EvalBrief[] = [...PARTIES, ...GATHERINGS, ...ROOMS, ...GERMAN, ...ABROAD];

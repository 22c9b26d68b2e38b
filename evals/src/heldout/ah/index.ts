import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { FIELDS } from './fields.ts';
import { GERMAN } from './german.ts';
import { NIGHTS } from './nights.ts';
import { ROOMS } from './rooms.ts';

export const HELDOUT_AH: readonly EvalBrief[] = [...ROOMS, ...NIGHTS, ...FIELDS, ...GERMAN, ...ABROAD];

import type { EvalBrief } from '../../expectation.ts';
import { CEREMONIES } from './ceremonies.ts';
import { FESTIVALS } from './festivals.ts';
import { HALLS } from './halls.ts';
import { MINUTES } from './minutes.ts';

/** After public notices and minutes of the United States and Canada, each named at its brief, in words of our own. */
export const HELDOUT_CM: readonly EvalBrief[] = [...FESTIVALS, ...CEREMONIES, ...HALLS, ...MINUTES];

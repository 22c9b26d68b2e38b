import type { EvalBrief } from '../../expectation.ts';
import { ABROAD } from './abroad.ts';
import { BANDS } from './bands.ts';
import { ENSEMBLES } from './ensembles.ts';
import { HALLS } from './halls.ts';
import { SPEAKERS_AND_SHOWS } from './speakers-and-shows.ts';

/** Riders and notes of acts and halls, each after a real one that is public (named above it), said in other words. */
export const HELDOUT_CN: readonly EvalBrief[] = [...BANDS, ...ENSEMBLES, ...SPEAKERS_AND_SHOWS, ...HALLS, ...ABROAD];

import type { EvalBrief } from '../../expectation.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { GERMAN } from './german.ts';
import { REDE_DINNERS } from './rede-dinners.ts';
import { REDE_OUTSIDE } from './rede-outside.ts';
import { REDE_ROOMS } from './rede-rooms.ts';
import { REDE_SHOWS } from './rede-shows.ts';
import { REDE_VISITORS } from './rede-visitors.ts';
import { ROMANCE } from './romance.ts';

export const HELDOUT_AQ: readonly EvalBrief[] = [
  ...REDE_DINNERS,
  ...REDE_SHOWS,
  ...REDE_ROOMS,
  ...REDE_OUTSIDE,
  ...REDE_VISITORS,
  ...ENGLISH,
  ...GERMAN,
  ...ROMANCE,
  ...DUTCH,
];

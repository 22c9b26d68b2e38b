import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { ENGLISH } from './english.ts';
import { FRENCH_SPANISH_DUTCH } from './french-spanish-dutch.ts';
import { GERMAN } from './german.ts';
import { SLANEY_FIELDS } from './slaney-fields.ts';
import { SLANEY_ROOMS } from './slaney-rooms.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_W: readonly EvalBrief[] = [
  ...SLANEY_FIELDS,
  ...SLANEY_ROOMS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH_SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

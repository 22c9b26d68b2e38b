import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';
import { WYVERN_FIELDS } from './wyvern-fields.ts';
import { WYVERN_HALLS } from './wyvern-halls.ts';
import { WYVERN_ROOMS } from './wyvern-rooms.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_Q: readonly EvalBrief[] = [
  ...WYVERN_FIELDS,
  ...WYVERN_HALLS,
  ...WYVERN_ROOMS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

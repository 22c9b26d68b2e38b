import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { BRAEMAR_MAIL } from './braemar-mail.ts';
import { BRAEMAR_NOTICES } from './braemar-notices.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_U: readonly EvalBrief[] = [
  ...BRAEMAR_NOTICES,
  ...BRAEMAR_MAIL,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

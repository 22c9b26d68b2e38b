import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PALISADE_MAIL } from './palisade-mail.ts';
import { PALISADE_NOTICES } from './palisade-notices.ts';
import { PALISADE_TENDERS } from './palisade-tenders.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_T: readonly EvalBrief[] = [
  ...PALISADE_TENDERS,
  ...PALISADE_NOTICES,
  ...PALISADE_MAIL,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { RIMU_FORMS } from './rimu-forms.ts';
import { RIMU_MAIL } from './rimu-mail.ts';
import { RIMU_PUBLIC } from './rimu-public.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_V: readonly EvalBrief[] = [
  ...RIMU_MAIL,
  ...RIMU_FORMS,
  ...RIMU_PUBLIC,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

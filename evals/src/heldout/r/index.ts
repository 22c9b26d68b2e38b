import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { KESTREL_FIELDS } from './kestrel-fields.ts';
import { KESTREL_PARTIES } from './kestrel-parties.ts';
import { KESTREL_ROOMS } from './kestrel-rooms.ts';
import { SPANISH } from './spanish.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_R: readonly EvalBrief[] = [
  ...KESTREL_ROOMS,
  ...KESTREL_PARTIES,
  ...KESTREL_FIELDS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH,
  ...DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

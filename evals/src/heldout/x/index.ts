import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { CLIENTS_PARTIES } from './clients-parties.ts';
import { CLIENTS_ROOMS } from './clients-rooms.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { PUBLIC_AMERICAN } from './public-american.ts';
import { PUBLIC_OTHER } from './public-other.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_X: readonly EvalBrief[] = [
  ...PUBLIC_AMERICAN,
  ...PUBLIC_OTHER,
  ...CLIENTS_PARTIES,
  ...CLIENTS_ROOMS,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

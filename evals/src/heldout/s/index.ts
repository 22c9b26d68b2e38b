import type { EvalBrief } from '../../expectation.ts';
import { without } from '../f/without.ts';
import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { MARLOWE_CLUBS } from './marlowe-clubs.ts';
import { MARLOWE_PEOPLE } from './marlowe-people.ts';
import { MARLOWE_TRADE } from './marlowe-trade.ts';
import { SPANISH_DUTCH } from './spanish-dutch.ts';

/** What a brief leaves out is neither allowed nor offered, by whatever list it came. */
export const HELDOUT_S: readonly EvalBrief[] = [
  ...MARLOWE_PEOPLE,
  ...MARLOWE_TRADE,
  ...MARLOWE_CLUBS,
  ...ENGLISH,
  ...GERMAN,
  ...FRENCH,
  ...SPANISH_DUTCH,
].map((brief) => {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const good = { ...brief.good, allowed: without(allowed, ...excluded), offers: without(offers, ...excluded) };
  return { ...brief, good };
});

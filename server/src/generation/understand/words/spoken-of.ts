import type { Kind } from '../../../equipment/index.ts';

/** What the planner leaves to itself where a clause speaks of it without wishing for it. */
export interface SpokenWords {
  readonly kinds: readonly Kind[];
  /** Said alone they tell that it is there or not wanted. */
  readonly plain?: string;
  /** The same, where the clause also says who sees to it. */
  readonly withOwner?: string;
  /** Where the clause says one of these, nobody sees to it: music from a telephone wants loudspeakers. */
  readonly unless?: string;
}
/** Behind a thing: those who bring such things. */
export const FIRMS = `ag, abteilung, people, guys, folks, lads, man, men, company, firm, hire company, supplier, suppliers, vendor, vendors, provider, providers, hirers, contractor, contractors, firma, verleih, anbieter, loueur, empresa, verhuurder, verhuur, bedrijf`;

import type { Traits } from '../types.ts';

/**
 * Guests at one table by its size. Formal dining: 48 in round 6, 60 in 8, 66 in and 72 in 10; 6 ft trestle 6, 8 ft 8
 * (partypeoplerentals.com, jvpartyrentals.com, marquees-for-sale.co.uk). Sizes between take the smaller table's number.
 */
const ROUND_SEATS: readonly (readonly [number, number])[] = [
  [1.8, 10],
  [1.65, 10],
  [1.5, 8],
  [1.2, 6],
  [0.9, 4],
];
const LONG_SEATS: readonly (readonly [number, number])[] = [
  [2.4, 8],
  [1.8, 6],
  [1.2, 4],
];

/** A word of its own in English and Spanish ("inflatable" is none), the end of a compound in German and Dutch. */
const TABLE = /(?<!\p{L})(?:tables?|mesas?)(?!\p{L})|tisch|tafel|trestle|round\b/iu;
const NOT_FOR_DINING =
  /(?:stehtisch|bistro|poseur|cocktail|high|bar\b|bartisch|coffee|side|lounge|couch|beistell|basse|haute|alta|centro|statafel|salon|bijzet|serviette|cloth|decke|linen|nappe|mantel|kleed|runner|husse|cover|dj|registration|pool|kicker|tischtennis|football|ping|casino|top\b)/iu;

/** Undefined where the name is no dining table or no size is known. */
export function seatsOfTable(
  name: string,
  traits: Pick<Traits, 'diameterM' | 'lengthM' | 'widthM'>,
): number | undefined {
  if (!TABLE.test(name) || NOT_FOR_DINING.test(name)) return undefined;
  if (traits.diameterM !== undefined) return atLeast(ROUND_SEATS, traits.diameterM);
  const length = traits.lengthM ?? traits.widthM;
  return length === undefined ? undefined : atLeast(LONG_SEATS, length);
}

function atLeast(rows: readonly (readonly [number, number])[], metres: number): number | undefined {
  return rows.find(([least]) => metres >= least - 0.03)?.[1];
}

import { joinLines } from '../join-lines.ts';
import { TABLE_SEATS } from '../lexicon/index.ts';
import type { Traits } from '../types.ts';

/** A word of its own in English and Spanish ("inflatable" is none), the end of a compound in German and Dutch. */
const TABLE = /(?<!\p{L})(?:tables?|mesas?)(?!\p{L})|tisch|tafel|trestle|round\b/iu;
const NOT_FOR_DINING = new RegExp(
  joinLines`
    (?:stehtisch|bistro|poseur|cocktail|high|bar\b|bartisch|coffee|side|lounge|couch|beistell|basse|haute|alta|
    centro|statafel|salon|bijzet|serviette|cloth|decke|linen|nappe|mantel|kleed|runner|husse|cover|dj|
    registration|pool|kicker|tischtennis|football|ping|casino|top\b)`,
  'iu',
);

/** Undefined where the name is no dining table or no size is known. */
export function seatsOfTable(
  name: string,
  traits: Pick<Traits, 'diameterM' | 'lengthM' | 'widthM'>,
): number | undefined {
  if (!TABLE.test(name) || NOT_FOR_DINING.test(name)) return undefined;
  if (traits.diameterM !== undefined) return seatsOf('round', traits.diameterM);
  const length = traits.lengthM ?? traits.widthM;
  return length === undefined ? undefined : seatsOf('long', length);
}

/** Of the largest listed table that is not larger, but for what is lost in converting feet. */
function seatsOf(shape: 'long' | 'round', metres: number): number | undefined {
  const fitting = TABLE_SEATS.rows().filter((row) => row.shape === shape && metres >= row.metres - 0.03);
  return fitting.toSorted((one, other) => other.metres - one.metres)[0]?.seats;
}

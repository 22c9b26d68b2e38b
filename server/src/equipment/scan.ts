import type { Entry } from './compile.ts';
import { vocabulary } from './compile.ts';
import type { Part } from './parts.ts';
import { longest, type Match } from './trie.ts';

/** How far behind the name of its make a model may stand in running text, in parts. */
const BRAND_REACH = 6;

interface BrandMention {
  readonly brand: string;
  readonly from: number;
  readonly to: number;
}

/**
 * The phrases of the lexicons in these parts, in order, without overlap, the longest at each place. A model of a make
 * counts where the make is named: anywhere in a product's name, shortly before it in running text.
 */
export function scan(
  parts: readonly Part[],
  where: 'name' | 'text',
  accept: (entry: Entry) => boolean,
): readonly Match<Entry>[] {
  const { kinds } = vocabulary();
  const brands = findBrands(parts);
  const accepts = (entry: Entry, from: number): boolean => {
    if (!accept(entry)) return false;
    if (entry.brand === null) return true;
    return brands.some(({ brand, to }) => {
      if (brand !== entry.brand) return false;
      if (entry.bare) return to === from;
      return where === 'name' || (to <= from && from - to <= BRAND_REACH);
    });
  };
  const matches: Match<Entry>[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const match = longest(kinds, parts, at, accepts);
    if (match === null) continue;
    at = match.to - 1;
    if (!isPartOfMake(match, brands)) matches.push(match);
  }
  return matches;
}

/** The "Lighting" of "JB Lighting" names no thing. */
function isPartOfMake({ from, to }: Match<Entry>, brands: readonly BrandMention[]): boolean {
  return brands.some((brand) => brand.to - brand.from > 1 && from >= brand.from && to <= brand.to);
}

function findBrands(parts: readonly Part[]): readonly BrandMention[] {
  const { brands } = vocabulary();
  const mentions: BrandMention[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const match = longest(brands, parts, at, () => true);
    if (match === null) continue;
    for (const brand of match.found) mentions.push({ brand, from: match.from, to: match.to });
  }
  return mentions;
}

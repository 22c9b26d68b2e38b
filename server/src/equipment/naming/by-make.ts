import type { Category } from '@showbill/contract';
import { isNear } from '../category-fit.ts';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import { vocabulary } from '../matching/compile.ts';
import type { Part } from '../matching/parts.ts';
import { longest } from '../matching/trie.ts';
import type { KindMatch } from '../types.ts';

/** A model that nobody listed, of a make that stands for one kind: just sure enough to be taken. */
const OF_MAKE = 0.6;
const NEAR_CATEGORY = 0.5;

/** What a product is by its make alone, and by the first digits of its model where the make numbers so. */
export function byMake(parts: readonly Part[], category: Category): KindMatch[] {
  const { makes, numbered } = vocabulary();
  for (let at = 0; at < parts.length; at += 1) {
    const number = longest(numbered, parts, at, () => true);
    const digits = number === null ? undefined : parts[number.to];
    if (number !== null && digits?.number === true) {
      const kind = number.found.map((prefixes) => longestPrefix(prefixes, digits.stem)).find((each) => each !== null);
      if (kind !== undefined && kind !== null && stands(kind, category)) return [{ kind, confidence: 0.75 }];
    }
    const make = longest(makes, parts, at, ({ kind, ordinary }) => stands(kind, category, ordinary));
    if (make === null) continue;
    const found = make.found.map(({ kind }) => kind);
    const kind = found.find((each) => KIND_CATEGORY[each] === category) ?? found[0];
    if (kind === undefined) continue;
    const sure = KIND_CATEGORY[kind] === category || found.length === 1 ? OF_MAKE : NEAR_CATEGORY;
    return [{ kind, confidence: sure }];
  }
  return [];
}

function stands(kind: Kind, category: Category, ordinary = false): boolean {
  const own = KIND_CATEGORY[kind];
  if (ordinary) return own === category;
  return own === category || category === 'other' || isNear(own, category);
}

function longestPrefix(prefixes: ReadonlyMap<string, Kind>, digits: string): Kind | null {
  for (let length = digits.length; length > 1; length -= 1) {
    const kind = prefixes.get(digits.slice(0, length));
    if (kind !== undefined) return kind;
  }
  return null;
}

import type { Entry } from './compile.ts';
import { vocabulary } from './compile.ts';
import { isOfTextsOnly } from './language.ts';
import type { Part } from './parts.ts';
import { longest, type Match } from './trie.ts';

/** How far behind the name of its make a model may stand in running text, in parts. */
const BRAND_REACH = 6;
const NO_MAKERS: ReadonlySet<string> = new Set();

/** The makes named in some parts. */
interface Makes {
  readonly all: ReadonlySet<string>;
  /** By the index of the part behind the make's name. */
  readonly endingAt: ReadonlyMap<number, readonly string[]>;
  /** The name of several words that a part belongs to. */
  readonly within: ReadonlyMap<number, { readonly length: number }>;
}

/**
 * The phrases of the lexicons in these parts, in order, without overlap, the longest at each place. A model of a make
 * counts where the make is named: anywhere in a product's `name`, shortly before it in running `text`. `makers` are
 * named beside the name: "J48", noted "Radial DI".
 */
export function scan(
  parts: readonly Part[],
  where: 'name' | 'text',
  accept: (entry: Entry, from: number, to: number) => boolean,
  makers: ReadonlySet<string> = NO_MAKERS,
): readonly Match<Entry>[] {
  const { kinds } = vocabulary();
  const makes = findMakes(parts);
  const accepts = (entry: Entry, from: number, to: number): boolean => {
    // most of what a figure may be is of a make that is not named
    if (entry.brand !== null && !isOfMake(entry, entry.brand, from)) return false;
    if (where !== 'text' && isOfTextsOnly(entry)) return false;
    return accept(entry, from, to);
  };
  const isOfMake = ({ bare }: Entry, brand: string, from: number): boolean => {
    if (bare) return makes.endingAt.get(from)?.includes(brand) === true;
    if (where === 'text') return isNear(makes, brand, from);
    return makes.all.has(brand) || makers.has(brand);
  };
  const matches: Match<Entry>[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const match = longest(kinds, parts, at, accepts);
    if (match === null || isTimes(parts, match.from)) continue;
    if (where === 'text' && isOfNext(match, longest(kinds, parts, match.to - 1, accepts), parts)) {
      at = match.to - 2;
      continue;
    }
    at = match.to - 1;
    // The "Lighting" of "JB Lighting" names no thing.
    const make = makes.within.get(match.from);
    if (make === undefined || make !== makes.within.get(match.to - 1) || match.to - match.from === make.length) {
      matches.push(match);
    }
  }
  return matches;
}

/** The makes that some parts name. */
export function makersIn(parts: readonly Part[]): ReadonlySet<string> {
  return findMakes(parts).all;
}

/** "white CHAIR COVERS", "wireless HEADSET INTERCOMS": the word that either would take belongs to the name that goes on. */
function isOfNext(match: Match<Entry>, next: Match<Entry> | null, parts: readonly Part[]): boolean {
  const [before, shared, last] = parts.slice(match.to - 2, match.to + 1);
  if (match.to - match.from !== 2 || next === null || next.to !== match.to + 1) return false;
  if (before === undefined || shared === undefined || last === undefined || last.number) return false;
  const isAnother = next.found.every(({ kind }) => kind !== null && !match.found.some((entry) => entry.kind === kind));
  return isAnother && before.end < shared.start;
}

/** The x of "2x32A" begins no model. */
function isTimes(parts: readonly Part[], at: number): boolean {
  return parts[at]?.stem === 'x' && parts[at - 1]?.number === true && parts[at + 1]?.number === true;
}

function isNear(makes: Makes, brand: string, from: number): boolean {
  for (let end = from; end >= from - BRAND_REACH; end -= 1) {
    if (makes.endingAt.get(end)?.includes(brand) === true) return true;
  }
  return false;
}

function findMakes(parts: readonly Part[]): Makes {
  const { brands } = vocabulary();
  const all = new Set<string>();
  const endingAt = new Map<number, readonly string[]>();
  const within = new Map<number, { readonly length: number }>();
  for (let at = 0; at < parts.length; at += 1) {
    const match = longest(brands, parts, at, () => true);
    if (match === null) continue;
    for (const brand of match.found) all.add(brand);
    endingAt.set(match.to, match.found);
    const length = match.to - match.from;
    if (length < 2) continue;
    const name = { length };
    for (let part = match.from; part < match.to; part += 1) within.set(part, name);
  }
  return { all, endingAt, within };
}

import type { Kind } from '../kinds.ts';
import { MAKE_NUMBERS, MAKE_SPELLINGS, MAKES, MODELS } from '../lexicon/index.ts';
import { once } from '../../platform/once.ts';
import { patternStems } from './pattern.ts';
import { insert, newTrie, type TrieNode } from './trie.ts';

/** `ordinary`: the make's name is a word as well. */
export interface Make {
  readonly kind: Kind;
  readonly ordinary: boolean;
}

export function compileMakes(): TrieNode<Make> {
  const makes = newTrie<Make>();
  for (const { make, kinds } of MAKES.rows()) {
    for (const spelling of spellingsOfMake(make)) {
      for (const kind of kinds) insert(makes, patternStems(spelling), kind);
    }
  }
  return makes;
}

export function compileNumbered(): TrieNode<ReadonlyMap<string, Kind>> {
  const numbered = newTrie<ReadonlyMap<string, Kind>>();
  for (const [make, rows] of Map.groupBy(MAKE_NUMBERS.rows(), (row) => row.make)) {
    const prefixes = new Map(rows.map(({ digits, kind }) => [digits, kind]));
    for (const spelling of spellingsOfMake(make)) insert(numbered, patternStems(spelling), prefixes);
  }
  return numbered;
}

/** Every make in all its spellings. */
export function makesOf(): string[] {
  const makes = [...MODELS.rows(), ...MAKES.rows()].map(({ make }) => make).filter(Boolean);
  return [...new Set(makes)].flatMap(spellingsOfMake);
}

export function spellingsOfMake(make: string): readonly string[] {
  return [make, ...(otherSpellings().get(make) ?? []).map(({ spelling }) => spelling)];
}

const otherSpellings = once(() => Map.groupBy(MAKE_SPELLINGS.rows(), ({ make }) => make));

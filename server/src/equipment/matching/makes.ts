import { KINDS, type Kind } from '../kinds.ts';
import { BRAND_SPELLINGS, LEXICONS, MAKES, NUMBERED } from '../lexicon/index.ts';
import { patternStems } from './pattern.ts';
import { insert, newTrie, type TrieNode } from './trie.ts';

/** `ordinary`: the make's name is a word as well. */
export interface Make {
  readonly kind: Kind;
  readonly ordinary: boolean;
}

export function compileMakes(): TrieNode<Make> {
  const makes = newTrie<Make>();
  for (const kind of KINDS) {
    for (const item of MAKES[kind]?.split(',') ?? []) {
      const make = item.trim().replace(/^~/, '');
      const ordinary = item.includes('~');
      for (const spelling of spellingsOfMake(make)) insert(makes, patternStems(spelling), { kind, ordinary });
    }
  }
  return makes;
}

export function compileNumbered(): TrieNode<ReadonlyMap<string, Kind>> {
  const numbered = newTrie<ReadonlyMap<string, Kind>>();
  for (const { make, kinds } of NUMBERED) {
    const prefixes = new Map(
      kinds.flatMap(([kind, words]) => words.split(' ').map((digits) => [digits, kind] as const)),
    );
    for (const spelling of spellingsOfMake(make)) insert(numbered, patternStems(spelling), prefixes);
  }
  return numbered;
}

/** Every make in all its spellings. */
export function makesOf(): string[] {
  const listed = LEXICONS.flatMap((lexicon) => KINDS.flatMap((kind) => lexicon[kind]?.models?.split(';') ?? []))
    .filter((group) => group.includes(':'))
    .map((group) => group.slice(0, group.indexOf(':')).trim());
  const others = KINDS.flatMap((kind) => MAKES[kind]?.split(',') ?? []).map((make) => make.trim().replace(/^~/, ''));
  return [...new Set([...listed, ...others])].flatMap(spellingsOfMake);
}

export function spellingsOfMake(make: string): readonly string[] {
  return (BRAND_SPELLINGS[make] ?? make).split(',');
}

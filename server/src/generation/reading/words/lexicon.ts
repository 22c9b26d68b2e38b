import { fold } from '../document/fold.ts';
import { once } from '../../../platform/once.ts';
import type { Token } from '../document/token.ts';

/** What a run of tokens `[from, to)` means. */
export interface Hit<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/** A table of words and phrases. Looking one token up costs no more than the few phrases that begin, or end, with it. */
export interface Lexicon<T> {
  /** The longest phrase that begins at token `index`. */
  at(tokens: readonly Token[], index: number): Hit<T> | null;
  /** The longest phrase that ends just before token `index`. */
  before(tokens: readonly Token[], index: number): Hit<T> | null;
}

interface Phrase<T> {
  readonly value: T;
  readonly words: readonly string[];
}

/** Builds a table from `[meaning, phrase]` rows, once it is asked: most commands read no brief. */
export function lexicon<T>(rows: readonly (readonly [T, string])[]): Lexicon<T> {
  const phrases = once(() =>
    rows
      .map(([value, phrase]): Phrase<T> => ({ value, words: phrase.split(/\s+/u).map(fold) }))
      .toSorted((one, other) => other.words.length - one.words.length),
  );
  const byFirst = once(() => Map.groupBy(phrases(), ({ words }) => words[0] ?? ''));
  const byLast = once(() => Map.groupBy(phrases(), ({ words }) => words.at(-1) ?? ''));
  return {
    at(tokens, from) {
      const found = byFirst()
        .get(tokens[from]?.text ?? '')
        ?.find(({ words }) => standsAt(words, tokens, from));
      return found === undefined ? null : { value: found.value, from, to: from + found.words.length };
    },
    before(tokens, to) {
      const found = byLast()
        .get(tokens[to - 1]?.text ?? '')
        ?.find(({ words }) => standsAt(words, tokens, to - words.length));
      return found === undefined ? null : { value: found.value, from: to - found.words.length, to };
    },
  };
}

function standsAt(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  return words.every((word, step) => tokens[from + step]?.text === word && tokens[from + step]?.kind !== 'break');
}

/** Every phrase of the table in the tokens, leftmost and longest, without overlaps. */
export function findAll<T>(tokens: readonly Token[], table: Lexicon<T>): Hit<T>[] {
  const hits: Hit<T>[] = [];
  for (let index = 0; index < tokens.length; ) {
    const hit = table.at(tokens, index);
    if (hit !== null) hits.push(hit);
    index = hit?.to ?? index + 1;
  }
  return hits;
}

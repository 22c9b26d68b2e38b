import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

/** What a run of tokens `[from, to)` means. */
export interface Hit<T> {
  readonly value: T;
  readonly from: number;
  readonly to: number;
}

/**
 * A table of phrases. A word of a phrase may end in `*` (any ending), begin with `*` (any beginning, for compounds)
 * or end in `~` (the word and its plural in -s, -es, -e, -n, -en). Looking one token up costs no more than the few
 * phrases that begin like it.
 */
export interface Lexicon<T> {
  /** The longest phrase that begins at token `index`. */
  at(tokens: readonly Token[], index: number): Hit<T> | null;
  /** Every meaning of the longest phrase that begins at token `index`. */
  all(tokens: readonly Token[], index: number): Hit<T>[];
  /** The longest phrase that ends just before token `index`. */
  before(tokens: readonly Token[], index: number): Hit<T> | null;
}

interface Phrase<T> {
  readonly value: T;
  readonly words: readonly Pattern[];
}

interface Pattern {
  readonly kind: 'exact' | 'prefix' | 'suffix';
  readonly text: string;
}

const AFFIX = 3;
const PLURALS = ['', 's', 'es', 'e', 'n', 'en'];

/** Builds a table from `[meaning, 'phrase, phrase, …']` rows. */
export function lexicon<T>(rows: readonly (readonly [T, string])[]): Lexicon<T> {
  const phrases = rows.flatMap(([value, list]) =>
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
      .flatMap(expand)
      .map((words): Phrase<T> => ({ value, words })),
  );
  const byFirst = index(phrases, 0);
  const byLast = index(phrases, -1);
  return {
    at: (tokens, from) => longest(candidates(byFirst, tokens[from]), tokens, from, false)[0] ?? null,
    all: (tokens, from) => longest(candidates(byFirst, tokens[from]), tokens, from, false),
    before: (tokens, to) => longest(candidates(byLast, tokens[to - 1]), tokens, to, true)[0] ?? null,
  };
}

/** A table with one meaning. */
export function wordList(list: string): Lexicon<true> {
  return lexicon([[true, list]]);
}

/** Every phrase of the table in the tokens, leftmost and longest, without overlaps. */
export function findAll<T>(tokens: readonly Token[], table: Lexicon<T>, from = 0, to = tokens.length): Hit<T>[] {
  const hits: Hit<T>[] = [];
  for (let index = from; index < to; ) {
    const hit = table.at(tokens, index);
    if (hit !== null && hit.to <= to) {
      hits.push(hit);
      index = hit.to;
    } else index += 1;
  }
  return hits;
}

function expand(phrase: string): Pattern[][] {
  let variants: Pattern[][] = [[]];
  for (const word of phrase.split(/\s+/u)) {
    const choices = patterns(word);
    variants = variants.flatMap((variant) => choices.map((choice) => [...variant, choice]));
  }
  return variants;
}

function patterns(word: string): Pattern[] {
  if (word.endsWith('~')) {
    return PLURALS.map((ending) => ({ kind: 'exact', text: fold(word.slice(0, -1)) + ending }));
  }
  if (word.endsWith('*')) return [{ kind: 'prefix', text: fold(word.slice(0, -1)) }];
  if (word.startsWith('*')) return [{ kind: 'suffix', text: fold(word.slice(1)) }];
  return [{ kind: 'exact', text: fold(word) }];
}

interface Index<T> {
  readonly exact: ReadonlyMap<string, readonly Phrase<T>[]>;
  readonly prefix: ReadonlyMap<string, readonly Phrase<T>[]>;
  readonly suffix: ReadonlyMap<string, readonly Phrase<T>[]>;
}

function index<T>(phrases: readonly Phrase<T>[], at: 0 | -1): Index<T> {
  const exact = new Map<string, Phrase<T>[]>();
  const prefix = new Map<string, Phrase<T>[]>();
  const suffix = new Map<string, Phrase<T>[]>();
  for (const phrase of phrases) {
    const word = phrase.words.at(at);
    if (word === undefined) continue;
    if (word.kind === 'exact') add(exact, word.text, phrase);
    else if (word.text.length < AFFIX) throw new RangeError(`An affix needs ${AFFIX} letters: ${word.text}`);
    else if (word.kind === 'prefix') add(prefix, word.text.slice(0, AFFIX), phrase);
    else add(suffix, word.text.slice(-AFFIX), phrase);
  }
  return { exact, prefix, suffix };
}

function add<T>(map: Map<string, Phrase<T>[]>, key: string, phrase: Phrase<T>): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [phrase]);
  else list.push(phrase);
}

function* candidates<T>(table: Index<T>, token: Token | undefined): Generator<Phrase<T>> {
  if (token === undefined || token.kind === 'break') return;
  yield* table.exact.get(token.text) ?? [];
  if (token.kind !== 'word' || token.text.length < AFFIX) return;
  yield* table.prefix.get(token.text.slice(0, AFFIX)) ?? [];
  yield* table.suffix.get(token.text.slice(-AFFIX)) ?? [];
}

function longest<T>(
  phrases: Iterable<Phrase<T>>,
  tokens: readonly Token[],
  anchor: number,
  backwards: boolean,
): Hit<T>[] {
  let best: Hit<T>[] = [];
  let length = 1;
  for (const { value, words } of phrases) {
    const from = backwards ? anchor - words.length : anchor;
    if (from < 0 || words.length < length || best.some((hit) => hit.value === value && words.length === length))
      continue;
    if (!words.every((word, offset) => matches(word, tokens[from + offset]))) continue;
    if (words.length > length) best = [];
    length = words.length;
    best.push({ value, from, to: from + length });
  }
  return best;
}

function matches(pattern: Pattern, token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'break') return false;
  switch (pattern.kind) {
    case 'exact':
      return token.text === pattern.text;
    case 'prefix':
      return token.kind === 'word' && token.text.startsWith(pattern.text);
    case 'suffix':
      return token.kind === 'word' && token.text.endsWith(pattern.text);
  }
}

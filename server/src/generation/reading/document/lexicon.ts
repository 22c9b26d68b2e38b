import type { Language } from '../../types.ts';
import { fold } from './fold.ts';
import { isNoCompound } from './no-compounds.ts';
import { once } from './once.ts';
import { AFFIX, type Token } from './tokens.ts';

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
  all(tokens: readonly Token[], index: number): readonly Hit<T>[];
  /** The longest phrase that ends just before token `index`. */
  before(tokens: readonly Token[], index: number): Hit<T> | null;
  /** What its phrases begin with. */
  readonly heads: Heads;
}

interface Heads {
  readonly exact: Iterable<string>;
  readonly prefix: Iterable<string>;
  readonly suffix: Iterable<string>;
}

interface Phrase<T> {
  readonly value: T;
  readonly words: readonly Pattern[];
}

interface Pattern {
  readonly kind: 'exact' | 'prefix' | 'suffix';
  readonly text: string;
}

const PLURALS = ['', 's', 'es', 'e', 'n', 'en'];

/** Builds a table from `[meaning, 'phrase, phrase, …']` rows, once it is asked: most commands read no brief. */
export function lexicon<T>(rows: readonly (readonly [T, string])[]): Lexicon<T> {
  const phrases = once(() => expandRows(rows));
  const byFirst = once(() => index(phrases(), 0));
  const byLast = once(() => index(phrases(), -1));
  return {
    at: (tokens, from) => longest(byFirst(), tokens, from, from)[0] ?? null,
    all: (tokens, from) => longest(byFirst(), tokens, from, from),
    before: (tokens, to) => longest(byLast(), tokens, to - 1, to)[0] ?? null,
    get heads() {
      const { exact, prefix, suffix } = byFirst();
      return { exact: exact.keys(), prefix: prefix.keys(), suffix: suffix.keys() };
    },
  };
}

function expandRows<T>(rows: readonly (readonly [T, string])[]): Phrase<T>[] {
  return rows.flatMap(([value, list]) =>
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '')
      .flatMap(expand)
      .map((words): Phrase<T> => ({ value, words })),
  );
}

/** A table with one meaning. */
export function wordList(list: string): Lexicon<true> {
  return lexicon([[true, list]]);
}

/** Such a table for each language. */
export function wordLists(lists: Readonly<Record<Language, string>>): Readonly<Record<Language, Lexicon<true>>> {
  const { en, de, fr, es, nl } = lists;
  return { en: wordList(en), de: wordList(de), fr: wordList(fr), es: wordList(es), nl: wordList(nl) };
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

/** The longest phrases whose first (or last) word is token `at`; `anchor` is where they begin, or end. */
function longest<T>(table: Index<T>, tokens: readonly Token[], at: number, anchor: number): readonly Hit<T>[] {
  const token = tokens[at];
  if (token === undefined || token.kind === 'break') return NONE;
  const exact = table.exact.get(token.text);
  const prefix = table.prefix.size === 0 ? undefined : table.prefix.get(token.head);
  const suffix = table.suffix.size === 0 ? undefined : table.suffix.get(token.tail);
  if (exact === undefined && prefix === undefined && suffix === undefined) return NONE;
  const best: Hit<T>[] = [];
  const backwards = anchor !== at;
  if (exact !== undefined) keepLongest(best, exact, tokens, anchor, backwards);
  if (prefix !== undefined) keepLongest(best, prefix, tokens, anchor, backwards);
  if (suffix !== undefined) keepLongest(best, suffix, tokens, anchor, backwards);
  return best;
}

const NONE: readonly never[] = [];

function keepLongest<T>(
  best: Hit<T>[],
  phrases: readonly Phrase<T>[],
  tokens: readonly Token[],
  anchor: number,
  backwards: boolean,
): void {
  for (const { value, words } of phrases) {
    const { length } = words;
    const from = backwards ? anchor - length : anchor;
    const known = best[0] === undefined ? 0 : best[0].to - best[0].from;
    if (from < 0 || length < known || !matchesAll(words, tokens, from)) continue;
    if (length > known) best.length = 0;
    if (!best.some((hit) => hit.value === value)) best.push({ value, from, to: from + length });
  }
}

function matchesAll(words: readonly Pattern[], tokens: readonly Token[], from: number): boolean {
  for (let offset = 0; offset < words.length; offset += 1) {
    const word = words[offset];
    if (word === undefined || !matches(word, tokens[from + offset])) return false;
  }
  return true;
}

function matches(pattern: Pattern, token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'break') return false;
  if (pattern.kind === 'exact') return token.text === pattern.text;
  if (token.kind !== 'word') return false;
  if (pattern.kind === 'prefix') return token.text.startsWith(pattern.text);
  return token.text.endsWith(pattern.text) && !isNoCompound(token.text);
}

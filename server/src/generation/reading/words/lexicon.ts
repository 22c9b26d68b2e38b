import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { fold } from '../document/fold.ts';
import { once } from '../document/once.ts';
import { AFFIX, type Token } from '../document/token.ts';

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
  /** Every meaning of that phrase. */
  all(tokens: readonly Token[], index: number): readonly Hit<T>[];
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

const PLURALS = ['', 's', 'es', 'e', 'n', 'en'];

/** Builds a table from `[meaning, 'phrase, phrase, …']` rows, once it is asked: most commands read no brief. */
export function lexicon<T>(rows: readonly (readonly [T, string])[]): Lexicon<T> {
  const phrases = once(() => rows.flatMap(([value, list]) => phrasesOf(value, list)));
  const byFirst = once(() => indexed(phrases(), 0));
  const byLast = once(() => indexed(phrases(), -1));
  return {
    at: (tokens, from) => longest(byFirst(), tokens, from, () => from)[0] ?? null,
    all: (tokens, from) => longest(byFirst(), tokens, from, () => from),
    before: (tokens, to) => longest(byLast(), tokens, to - 1, (length) => to - length)[0] ?? null,
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

function phrasesOf<T>(value: T, list: string): Phrase<T>[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => {
      let variants: Pattern[][] = [[]];
      for (const word of phrase.split(/\s+/u)) {
        const choices = patternsOf(word);
        variants = variants.flatMap((variant) => choices.map((choice) => [...variant, choice]));
      }
      return variants.map((words) => ({ value, words }));
    });
}

function patternsOf(word: string): Pattern[] {
  if (word.endsWith('~')) return PLURALS.map((ending) => ({ kind: 'exact', text: fold(word.slice(0, -1)) + ending }));
  if (word.endsWith('*')) return [{ kind: 'prefix', text: fold(word.slice(0, -1)) }];
  if (word.startsWith('*')) return [{ kind: 'suffix', text: fold(word.slice(1)) }];
  return [{ kind: 'exact', text: fold(word) }];
}

type Index<T> = Readonly<Record<Pattern['kind'], ReadonlyMap<string, readonly Phrase<T>[]>>>;

function indexed<T>(phrases: readonly Phrase<T>[], at: 0 | -1): Index<T> {
  const of = (kind: Pattern['kind'], keyOf: (text: string) => string) =>
    Map.groupBy(
      phrases.filter(({ words }) => words.at(at)?.kind === kind),
      ({ words }) => keyOf(words.at(at)?.text ?? ''),
    );
  return {
    exact: of('exact', (text) => text),
    prefix: of('prefix', (text) => affix(text).slice(0, AFFIX)),
    suffix: of('suffix', (text) => affix(text).slice(-AFFIX)),
  };
}

function affix(text: string): string {
  if (text.length < AFFIX) throw new RangeError(`An affix needs ${AFFIX} letters: ${text}`);
  return text;
}

/** The longest phrases whose first (or last) word is token `at`, one for each meaning. */
function longest<T>(
  { exact, prefix, suffix }: Index<T>,
  tokens: readonly Token[],
  at: number,
  begin: (length: number) => number,
): readonly Hit<T>[] {
  const token = tokens[at];
  if (token === undefined || token.kind === 'break') return NONE;
  let best: readonly Hit<T>[] = NONE;
  for (const phrases of [exact.get(token.text), prefix.get(token.head), suffix.get(token.tail)]) {
    for (const { value, words } of phrases ?? NONE) {
      const from = begin(words.length);
      const known = best[0] === undefined ? 0 : best[0].to - best[0].from;
      if (words.length < known || !words.every((word, offset) => isWord(word, tokens[from + offset]))) continue;
      const others = words.length > known ? NONE : best;
      if (!others.some((hit) => hit.value === value)) best = [...others, { value, from, to: from + words.length }];
    }
  }
  return best;
}

const NONE: readonly never[] = [];

function isWord({ kind, text }: Pattern, token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'break') return false;
  if (kind === 'exact') return token.text === text;
  if (token.kind !== 'word') return false;
  return kind === 'prefix' ? token.text.startsWith(text) : token.text.endsWith(text) && !isNotCompound(token.text);
}

/** Words that end like a compound of another and are none: a husband is no band, Dorchester no orchestra. */
const notCompounds = once(
  () =>
    new Set(
      readTable(new URL('./not-compounds.csv', import.meta.url), z.strictObject({ word: z.string().min(1) })).map(
        ({ word }) => fold(word),
      ),
    ),
);
const ENDINGS = ['verband', 'kleden', 'zeitraum']; // of further ones: Fachverband, Tafelkleden

function isNotCompound(word: string): boolean {
  return notCompounds().has(word) || ENDINGS.some((ending) => word.endsWith(ending));
}

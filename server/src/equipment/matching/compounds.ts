import { wordsThatAre } from '../lexicon/index.ts';
import type { Splitter } from './parts.ts';
import { respelt } from './spelling.ts';
import { fold, keyOf, stem } from './words.ts';

/**
 * From this length of its stem on, a head is trusted behind any first part ("…lautsprecher"); shorter ones occur in
 * other words ("poli-tisch").
 */
const TRUSTED_HEAD = 7;
const SHORTEST_HEAD = 4;
const SHORTEST_COMPOUND = 7;
const MOST_REMEMBERED = 20_000;

export interface CompoundWords {
  /** Words as they are: never split. */
  readonly whole: ReadonlySet<string>;
  readonly heads: ReadonlySet<string>;
  readonly modifiers: ReadonlySet<string>;
  readonly neutral: ReadonlySet<string>;
}

export interface CompoundSplitter {
  readonly split: Splitter;
  /** The parts of a word of the lexicon itself, where all of them are known. */
  readonly apart: (key: string) => readonly string[] | null;
}

/** Sees through German and Dutch compounds and slips of the pen; all sets hold stems. */
export function compoundSplitter(words: CompoundWords): CompoundSplitter {
  const remembered = new Map<string, ReturnType<Splitter>>();
  const split: Splitter = (word) => {
    if (words.whole.has(keyOf(word))) return null;
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const stems = word.length < SHORTEST_COMPOUND ? null : splitWord(fold(word), words);
    const small = stems === null ? withoutDiminutive(fold(word), words) : null;
    const meant = stems === null ? (small ?? respelt(word)) : null;
    const result = meant === null ? read(stems, words.neutral) : (split(meant) ?? read([keyOf(meant)], words.neutral));
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, result);
    return result;
  };
  return { split, apart: (key) => (key.length < 7 ? null : splitWord(key, words, true)) };
}

const SHORTEST_OF_SMALL = 4;
const SMALL = /(?:(?:[tpk]|et)?jes?|chen|lein)$/u;

/** Dutch "stoeltjes", "lampjes", German "Stühlchen": the word that a diminutive is made of, where the lexicons know it. */
function withoutDiminutive(folded: string, words: CompoundWords): string | null {
  const end = SMALL.exec(folded);
  if (end === null) return null;
  const isDutch = end[0].includes('j');
  for (const cut of isDutch ? ['', 't', 'p', 'k', 'et'] : ['']) {
    const rest = isDutch ? folded.replace(/jes?$/u, '') : folded.slice(0, end.index);
    if (!rest.endsWith(cut)) continue;
    const base = rest.slice(0, rest.length - cut.length);
    if (base.length < SHORTEST_OF_SMALL || NO_SMALL_ONES.has(base)) continue;
    if (words.whole.has(stem(base)) || splitWord(base, words) !== null) return base;
  }
  return null;
}

const NO_SMALL_ONES = new Set(wordsThatAre('no_diminutive'));

function read(stems: readonly string[] | null, neutral: ReadonlySet<string>): ReturnType<Splitter> {
  return stems === null ? null : { stems, neutralFrom: neutralFrom(stems, neutral) };
}

function neutralFrom(stems: readonly string[], neutral: ReadonlySet<string>): number {
  let from = stems.length;
  while (from > 1 && neutral.has(stems[from - 1] ?? '')) from -= 1;
  return from;
}

function splitWord(folded: string, words: CompoundWords, known = false): string[] | null {
  let fallback: string[] | null = null;
  for (let cut = 2; cut <= folded.length - SHORTEST_HEAD; cut += 1) {
    const head = stem(folded.slice(cut));
    if (!words.heads.has(head)) continue;
    const left = splitLeft(folded.slice(0, cut), words, 2);
    if (left !== null) return [...left, head];
    if (!known && head.length >= TRUSTED_HEAD && cut >= 3) fallback ??= [stem(folded.slice(0, cut)), head];
  }
  return fallback;
}

function splitLeft(left: string, words: CompoundWords, depth: number): string[] | null {
  const whole = stem(left);
  if (words.modifiers.has(whole) || words.modifiers.has(left)) return [whole];
  const unlinked = left.endsWith('s') ? left.slice(0, -1) : left;
  if (unlinked.length > 2 && words.modifiers.has(stem(unlinked))) return [stem(unlinked)];
  if (depth === 0) return null;
  for (let cut = 2; cut <= left.length - 3; cut += 1) {
    const rest = splitLeft(left.slice(cut), words, 0);
    if (rest === null) continue;
    const first = splitLeft(left.slice(0, cut), words, depth - 1);
    if (first !== null) return [...first, ...rest];
  }
  return null;
}

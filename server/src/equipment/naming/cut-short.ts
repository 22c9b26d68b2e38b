import type { Category } from '@showbill/contract';
import { withNear } from '../category-fit.ts';
import { KIND_CATEGORY } from '../kinds.ts';
import { ACCESSORY, KIND_WORDS, LANGUAGES, once, wordsThatAre } from '../lexicon/index.ts';
import { fold } from '../matching/words.ts';

const LEAST_LETTERS = 4;
const LEAST_LEFT_OUT = 2;
const LEAST_WORD = 6;
const LETTERS = /^\p{L}+$/u;
const NO_THINGS = new Set(wordsThatAre('no_thing'));

interface Word {
  readonly word: string;
  /** A phrase by itself, not one word of several. */
  readonly alone: boolean;
}

interface Words {
  /** In order of the alphabet. */
  readonly long: readonly Word[];
  /** What the lexicons themselves write so. */
  readonly short: ReadonlySet<string>;
}

const compiled = once(compile);

/**
 * The word that was cut short with a full stop: "Stehti." under furniture → "stehtisch". Of several the one that names
 * a thing by itself, then the shortest. Null where none in the category or beside it begins so.
 */
export function wholeOf(cut: string, category: Category): string | null {
  const start = fold(cut);
  if (start.length < LEAST_LETTERS || NO_THINGS.has(start)) return null;
  for (const each of withNear(category)) {
    const words = compiled().get(each);
    if (words === undefined) continue;
    if (words.short.has(start)) return null;
    const best = bestFrom(words.long, start);
    if (best !== null && (each === category || best.alone)) return best.word;
  }
  return null;
}

function bestFrom(words: readonly Word[], start: string): Word | null {
  let best: Word | null = null;
  for (let at = firstFrom(words, start); at < words.length; at += 1) {
    const each = words[at];
    if (each === undefined || !each.word.startsWith(start)) break;
    if (each.word.length < start.length + LEAST_LEFT_OUT) continue;
    if (best === null || isBetter(each, best)) best = each;
  }
  return best;
}

function isBetter(one: Word, other: Word): boolean {
  if (one.alone !== other.alone) return one.alone;
  return one.word.length < other.word.length;
}

/** Where words that are not before `start` begin. */
function firstFrom(words: readonly Word[], start: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of each category's kinds; German and Dutch ones that are written apart are closed as well. */
function compile(): ReadonlyMap<Category, Words> {
  const byCategory = new Map<Category, Map<string, boolean>>();
  for (const language of LANGUAGES) {
    const closes = language === 'de' || language === 'nl';
    for (const { kind, phrase } of KIND_WORDS[language].rows()) {
      if (kind === ACCESSORY) continue;
      const category = KIND_CATEGORY[kind];
      const words = byCategory.get(category) ?? new Map<string, boolean>();
      byCategory.set(category, words);
      add(words, phrase, closes);
    }
  }
  return new Map([...byCategory].map(([category, words]) => [category, inOrder(words)]));
}

function add(words: Map<string, boolean>, phrase: string, closes: boolean): void {
  const each = phrase
    .split(' ')
    .filter((word) => LETTERS.test(word))
    .map(fold);
  for (const word of each) words.set(word, words.get(word) === true || each.length === 1);
  if (closes && each.length > 1) words.set(each.join(''), true);
}

function inOrder(words: ReadonlyMap<string, boolean>): Words {
  const long = [...words].filter(([word]) => word.length >= LEAST_WORD).map(([word, alone]) => ({ word, alone }));
  return {
    long: long.sort((one, other) => (one.word < other.word ? -1 : 1)),
    short: new Set([...words.keys()].filter((word) => word.length < LEAST_WORD)),
  };
}

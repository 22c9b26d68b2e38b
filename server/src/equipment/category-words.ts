import { CATEGORIES, type Category } from '@showbill/contract';
import { classify } from './classify.ts';
import { foldWords, foldWrittenUmlauts } from './fold-words.ts';
import { KIND_CATEGORY } from './kinds.ts';
import { HEADING_WORDS, wordsThatAre } from './lexicon/index.ts';
import { once } from '../platform/once.ts';

interface Meaning {
  readonly category: Category;
  readonly strong: boolean;
  readonly english: boolean;
}

/** A category's own name is a word of it, unless the table says more. */
const meanings = once((): ReadonlyMap<string, Meaning> => {
  const own = CATEGORIES.map(
    (category) => [category, { category, strong: category !== 'other', english: true }] as const,
  );
  const listed = HEADING_WORDS.rows()
    .filter(({ is }) => is !== 'stem')
    .map(({ category, word, is }) => [word, { category, strong: is !== 'weak', english: is === 'english' }] as const);
  return new Map<string, Meaning>([...own, ...listed]);
});
/** Of several spellings that differ in plural endings, the longest counts. */
const withoutPluralEndings = once((): ReadonlyMap<string, Meaning> => {
  const byLength = [...meanings()].toSorted(([one], [other]) => one.length - other.length);
  return new Map(byLength.map(([phrase, meaning]) => [withoutPlurals(phrase), meaning]));
});
const stems = once(() => HEADING_WORDS.rows().filter(({ is }) => is === 'stem'));
const longest = once(() => ({ words: Math.max(...[...meanings().keys()].map((phrase) => phrase.split(' ').length)) }));

const BETWEEN_PARTS = /[/&,;:+>|()[\]·•]|\s[-–—]\s/;
const CONNECTORS = new Set(wordsThatAre('between_headings').map(foldWords));
const PLURALS = ['s', 'es', 'e', 'n', 'en', 'er', 'x', 'nen'];
const LONGEST_WORD = 200;
/** What a heading must name its thing with. */
const SURE = 0.75;
const QUALITIES = new Set(wordsThatAre('quality').map(foldWords));

/**
 * The category that a hire company's own word stands for, or null: the word as a whole, else its first part (of those
 * between slashes, commas, brackets, dashes and connecting words) with a word or a compound's stem that is known.
 * English, German, French, Spanish and Dutch; case, accents, punctuation and plurals make no difference.
 */
export function categoryFromWord(word: string): Category | null {
  if (word.length > LONGEST_WORD) return null;
  const whole = meanings().get(foldWords(word));
  if (whole !== undefined) return whole.category;
  const parts = word.split(BETWEEN_PARTS).flatMap((part) => meaningsIn(foldWords(part).split(' ')));
  const head = parts.map(headOf).find((each) => each !== undefined);
  const [weak] = parts.flat();
  return head?.category ?? categoryOfThing(word, weak === undefined) ?? weak?.category ?? null;
}

/** "Bounce houses", "Foam machine": a heading that names a thing is of its category; a word alone only where it `may`. */
function categoryOfThing(word: string, may: boolean): Category | null {
  if (QUALITIES.has(foldWords(word)) || (!may && !word.trim().includes(' '))) return null;
  const [thing] = classify({ name: word, category: 'other' });
  return thing === undefined || thing.confidence < SURE ? null : KIND_CATEGORY[thing.kind];
}

/** The strong meaning that names the thing: the last one in English, the first one elsewhere. */
function headOf(meanings: readonly Meaning[]): Meaning | undefined {
  const strong = meanings.filter((meaning) => meaning.strong);
  const last = strong.at(-1);
  return last?.english === true ? last : strong[0];
}

/** What the words mean, longest phrases first, one list for each run of words between connectors. */
function meaningsIn(tokens: readonly string[]): Meaning[][] {
  const runs: Meaning[][] = [[]];
  for (let at = 0; at < tokens.length; ) {
    const phrase = phraseAt(tokens, at);
    if (phrase !== undefined) {
      runs.at(-1)?.push(phrase.meaning);
      at += phrase.length;
      continue;
    }
    const token = tokens[at] ?? '';
    const compound = CONNECTORS.has(token) ? undefined : compoundMeaning(token);
    if (CONNECTORS.has(token)) runs.push([]);
    if (compound !== undefined) runs.at(-1)?.push(compound);
    at += 1;
  }
  return runs;
}

function phraseAt(tokens: readonly string[], at: number): { meaning: Meaning; length: number } | undefined {
  for (let length = Math.min(longest().words, tokens.length - at); length > 0; length -= 1) {
    const phrase = tokens.slice(at, at + length);
    const meaning = lookUp(phrase) ?? lookUp(phrase.map(foldWrittenUmlauts));
    if (meaning !== undefined) return { meaning, length };
  }
  return undefined;
}

/** The phrase as it stands, with its last word in the singular, or (`groupes électrogènes`) with all of them. */
function lookUp(phrase: readonly string[]): Meaning | undefined {
  const start = phrase.slice(0, -1);
  const last = phrase.at(-1) ?? '';
  const exact = meanings().get(phrase.join(' '));
  if (exact !== undefined) return exact;
  for (const singular of singulars(last)) {
    const meaning = meanings().get([...start, singular].join(' '));
    if (meaning !== undefined) return meaning;
  }
  return start.length > 0 ? withoutPluralEndings().get(withoutPlurals(phrase.join(' '))) : undefined;
}

function withoutPlurals(phrase: string): string {
  return phrase.replaceAll(/[sx](?= |$)/g, '');
}

function singulars(token: string): string[] {
  const stems = PLURALS.filter((ending) => token.endsWith(ending) && token.length - ending.length > 2).map((ending) =>
    token.slice(0, -ending.length),
  );
  if (token.endsWith('ies')) stems.push(`${token.slice(0, -3)}y`);
  if (/^..s$/.test(token)) stems.push(token.slice(0, -1));
  return stems;
}

/** The stem that ends last names a compound: a Bühnenmulticore is a multicore. */
function compoundMeaning(token: string): Meaning | undefined {
  return compoundIn(token) ?? compoundIn(foldWrittenUmlauts(token));
}

function compoundIn(token: string): Meaning | undefined {
  let best: { end: number; length: number; category: Category } | undefined;
  for (const { word: stem, category } of stems()) {
    const found = token.lastIndexOf(stem);
    const end = found + stem.length;
    const later = best === undefined || end > best.end || (end === best.end && stem.length > best.length);
    if (found >= 0 && later) best = { end, length: stem.length, category };
  }
  if (best !== undefined) return { category: best.category, strong: true, english: false };
  return /kabels?$/.test(token) ? meanings().get('kabel') : undefined;
}

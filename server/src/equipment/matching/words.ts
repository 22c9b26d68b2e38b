import { IRREGULAR_PLURALS, type WordRole, wordsThatAre } from '../lexicon/index.ts';
import { withoutAccents } from './marks.ts';

const ASCII_LETTERS = /^[a-z]+$/;

/** One word in lower case, without accents and soft hyphens; ß, æ, œ, ø and ł spelled out. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (ASCII_LETTERS.test(lower)) return lower;
  return withoutAccents(lower)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
}

const IRREGULAR: ReadonlyMap<string, string> = new Map(IRREGULAR_PLURALS.rows().map(({ word, stem }) => [word, stem]));

/**
 * The form under which a folded word is compared: the common plural endings of English, German, French, Spanish and
 * Dutch taken off. The result is a key and no word ("table" → "tabl"); over-merging is accepted, a missed plural is not.
 */
export function stem(folded: string): string {
  const irregular = IRREGULAR.get(folded);
  if (irregular !== undefined) return irregular;
  let word = folded;
  if (DEVANAGARI.test(word)) return singularOfHindi(word);
  if (word.length < 4) return word;
  if (word.endsWith('aties')) return word.slice(0, -2); // Dutch "installaties"
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (word.endsWith('sses') || word.endsWith('ches') || word.endsWith('shes') || word.endsWith('xes')) {
    return word.slice(0, -2);
  }
  if (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && !word.endsWith('is')) {
    word = word.slice(0, -1);
  }
  if (/(?:er|el)n$/u.test(word) && word.length >= 6) word = word.slice(0, -1);
  else if (word.endsWith('en') && word.length >= 5) word = word.slice(0, -2);
  else if (word.endsWith('e') && word.length >= 5) word = word.slice(0, -1);
  return word.length < LONG ? word : word.replace(DOUBLED, '$1$2');
}

/** Dutch writes "paneel" and "panelen". */
const DOUBLED = /([aeou])\1([^aeiou])$/u;
const LONG = 6;

const DEVANAGARI = /^[\u0900-\u097f]/;

/** "कुर्सियों" → "कुर्सी", "टेबलें" → "टेबल", "पंखे" → "पंखा". */
function singularOfHindi(word: string): string {
  return word
    .replace(/\u093f\u092f(?:\u093e\u0902?|\u094b\u0902?)$/, '\u0940')
    .replace(/[\u0947\u094b]\u0902$/, '')
    .replace(/(?<=..)\u0947$/, '\u093e');
}

const MOST_REMEMBERED = 20_000;
const LONGEST_REMEMBERED = 32;
const remembered = new Map<string, string>();

/** The stem of a word as it is written. Words are remembered, since catalogues repeat them; the memory is bounded. */
export function keyOf(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const key = stem(fold(word));
  if (word.length <= LONGEST_REMEMBERED) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(word, key);
  }
  return key;
}

/** The words that play a role, as they are compared. */
export function stemsThatAre(role: WordRole): ReadonlySet<string> {
  return new Set(wordsThatAre(role).map(keyOf));
}

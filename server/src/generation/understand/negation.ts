import type { Language } from '../types.ts';
import { type Lexicon, wordList } from './text/lexicon.ts';
import { type Span, type Text, wordAt } from './text/text.ts';
import { NEGATIONS } from './words/negation.ts';

const negations: Readonly<Record<Language, Lexicon<true>>> = {
  en: wordList(NEGATIONS.en),
  de: wordList(NEGATIONS.de),
  fr: wordList(NEGATIONS.fr),
  es: wordList(NEGATIONS.es),
  nl: wordList(NEGATIONS.nl),
};

/** Whether a word is said not to be: "no dancing", "without a band", "kein DJ". */
export function isNegated(text: Text, span: Span): boolean {
  for (let to = span.from; to > 0 && span.from - to <= 2; to -= 1) {
    const hit = negations[text.language].before(text.tokens, to);
    if (hit !== null) return !NOT_ONLY.has(wordAt(text, hit.to));
    if (!FILLERS.has(wordAt(text, to - 1))) return false;
  }
  return false;
}

const NOT_ONLY = new Set(['only', 'just', 'nur', 'seulement', 'solo', 'alleen']);
const FILLERS = new Set('a an any the live real formal full ein eine einen un une una een d de del le la'.split(' '));

import { FREQUENT_WORDS, type LexiconLanguage } from '../lexicon/index.ts';
import type { Part } from './parts.ts';
import { fold } from './words.ts';

const LANGUAGES = new Map<string, LexiconLanguage[]>();
for (const { language, word } of FREQUENT_WORDS.rows()) {
  const key = fold(word);
  const languages = LANGUAGES.get(key) ?? [];
  if (!languages.includes(language)) LANGUAGES.set(key, [...languages, language]);
}

const GERMAN_LETTERS = /[äöß]|ü(?![aeiéí])/iu;

/** In which languages a text may be written; empty where it holds none of their most frequent words. */
export interface TextLanguages {
  readonly likely: ReadonlySet<LexiconLanguage>;
  readonly parts: number;
}

/** Languages of which only the commonest words are known. */
const TEXTS_ONLY: readonly LexiconLanguage[] = ['it', 'da'];
const LEAST_WORDS = 2;

/** A word that counts in texts of its language alone, unless it is a long one. */
export function isOfTextsOnly({ language }: { readonly language: LexiconLanguage }): boolean {
  return TEXTS_ONLY.includes(language);
}

/** A language is likely when the text holds not a whole frequent word less of it than of the best one. */
export function languagesOf(text: string, parts: readonly Part[]): TextLanguages {
  const counts = new Map<LexiconLanguage, number>();
  for (const part of parts) {
    // the word as it stands: "8 pars" is no French "par"
    const languages = LANGUAGES.get(fold(text.slice(part.start, part.end))) ?? [];
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  if (GERMAN_LETTERS.test(text)) counts.set('de', (counts.get('de') ?? 0) + 1);
  for (const language of TEXTS_ONLY) if ((counts.get(language) ?? 0) < LEAST_WORDS) counts.delete(language);
  const most = Math.max(0, ...counts.values());
  const likely = [...counts].filter(([, count]) => count > most - 1).map(([language]) => language);
  return { likely: new Set(likely), parts: parts.length };
}

/** Shorter words of a language that the text is not written in are taken for words of its own. */
const FOREIGN_LEAST = 7;
const UNMISTAKABLE = 8;
const ENGLISH_LEAST = 4;
const UNKNOWN_LEAST = 4;
const SHORT_TEXT = 4;

/**
 * Whether a phrase of a language may be meant in a text. English terms of the trade are used everywhere; other foreign
 * words count when they are long enough not to be a word of the text's language by chance.
 */
export function mayBeMeant(
  phrase: { readonly language: LexiconLanguage; readonly only: LexiconLanguage | null },
  length: { readonly parts: number; readonly letters: number },
  text: TextLanguages,
): boolean {
  if (text.likely.has(phrase.language) || phrase.language === 'hi') return true; // a script of its own
  if (isOfTextsOnly(phrase)) return length.parts > 1 || length.letters >= UNMISTAKABLE;
  if (phrase.only !== null) return text.likely.size === 0 && text.parts <= SHORT_TEXT;
  if (length.parts > 1) return true;
  if (text.likely.size === 0) {
    return phrase.language === 'en' || text.parts <= SHORT_TEXT || length.letters >= UNKNOWN_LEAST;
  }
  return length.letters >= (phrase.language === 'en' ? ENGLISH_LEAST : FOREIGN_LEAST);
}

import type { LexiconLanguage } from './lexicon/index.ts';
import type { Part } from './parts.ts';
import { stem } from './words.ts';

const FREQUENT: Readonly<Record<LexiconLanguage, string>> = {
  en: 'the and for with we need our will are is people guests event have to of at please',
  de: 'und der die das ein eine wir für mit brauchen ist sind auf nicht bitte den dem im zu gäste personen benötigen uns sowie',
  fr: 'le la les et pour avec nous des une un est dans sur besoin du personnes avons vous au aux',
  es: 'el los las y para con una un por es necesitamos personas del en queremos tenemos que se al',
  nl: 'de het een en voor met wij we van is zijn op nodig graag gasten personen hebben ook er te',
};

const LANGUAGES = new Map<string, LexiconLanguage[]>();
for (const language of ['en', 'de', 'fr', 'es', 'nl'] as const) {
  for (const word of FREQUENT[language].split(' ')) {
    const key = stem(word.normalize('NFD').replace(/\p{M}/gu, ''));
    LANGUAGES.set(key, [...(LANGUAGES.get(key) ?? []), language]);
  }
}

/** The language whose most frequent words a text holds most of; null where none stands out. */
export function languageOf(parts: readonly Part[]): LexiconLanguage | null {
  const counts = new Map<LexiconLanguage, number>();
  for (const part of parts) {
    const languages = LANGUAGES.get(part.stem);
    if (languages === undefined) continue;
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...counts].sort((left, right) => right[1] - left[1]);
  if (first === undefined) return null;
  return second === undefined || first[1] > second[1] ? first[0] : null;
}

/** Shorter words of another language than the text's are taken for words of the text's own. */
const FOREIGN_LEAST = 7;
const ENGLISH_LEAST = 4;
const UNKNOWN_LEAST = 5;
const SHORT_TEXT = 4;

/**
 * Whether a phrase of a language may be meant in a text of another one. English terms of the trade are used everywhere;
 * other foreign words count when they are long enough not to be a word of the text's language by chance.
 */
export function mayBeMeant(
  phrase: { readonly language: LexiconLanguage; readonly only: LexiconLanguage | null },
  phraseLength: { readonly parts: number; readonly letters: number },
  text: { readonly language: LexiconLanguage | null; readonly parts: number },
): boolean {
  if (phrase.only !== null && phrase.only !== text.language) return false;
  if (phrase.language === text.language || phraseLength.parts > 1) return true;
  if (text.language === null) {
    return phrase.language === 'en' || text.parts <= SHORT_TEXT || phraseLength.letters >= UNKNOWN_LEAST;
  }
  return phraseLength.letters >= (phrase.language === 'en' ? ENGLISH_LEAST : FOREIGN_LEAST);
}

import type { LexiconLanguage } from '../lexicon/index.ts';
import type { Part } from './parts.ts';
import { fold } from './words.ts';

const FREQUENT: Readonly<Record<Exclude<LexiconLanguage, 'hi'>, string>> = {
  en: 'the and for with we need our will are is people guests event have to of at please no not want would like any some without also this from be can by you there on if',
  de: 'und der die das ein eine einen wir für mit brauchen braucht ist sind auf nicht kein keine keinen bitte den dem im zu gäste personen benötigen uns sowie es gibt ohne auch noch von bei dazu ca haben wird soll sollen möchten unser unsere oder nötig',
  fr: 'le la les et pour avec nous des une un est dans sur besoin du personnes avons vous au aux de sans pas il faut notre nos votre aussi ainsi que ou par son ses',
  es: 'el los las la y para con una un por es necesitamos personas del de en queremos tenemos que se al sin hay nuestro nuestra también más o no somos su',
  nl: 'de het een en voor met wij we van is zijn op nodig graag gasten personen hebben ook er te geen niet zonder ons onze aan bij dit dat wel of willen moet',
  it: 'della dello dei degli delle gli nel nella nelle alla sono siamo abbiamo che anche ogni serve servono ci vorremmo più già sul dal dalla',
  da: 'og skal på ikke også vores hvis gerne bruge jer kommer som',
};

const LANGUAGES = new Map<string, LexiconLanguage[]>();
for (const language of ['en', 'de', 'fr', 'es', 'nl', 'it', 'da'] as const) {
  for (const word of new Set(FREQUENT[language].split(' ').map(fold))) {
    LANGUAGES.set(word, [...(LANGUAGES.get(word) ?? []), language]);
  }
}

/** "Los 3: 30 Tische" is no Spanish. */
const LOT = /^los\s?(?:nr\.?\s?)?\d/iu;
const LOT_NUMBER = 6; // letters
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
    const languages = LANGUAGES.get(fold(text.slice(part.start, part.end)));
    if (languages === undefined || LOT.test(text.slice(part.start, part.end + LOT_NUMBER))) continue;
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

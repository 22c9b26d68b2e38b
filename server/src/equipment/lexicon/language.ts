/** The languages of the lexicon. Of Hindi, Italian and Danish only what tenders and mails use most is known. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'hi', 'it', 'da'] as const;

export type LexiconLanguage = (typeof LANGUAGES)[number];

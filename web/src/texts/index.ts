import { type Language, LOCALES } from '@showbill/contract/languages';
import type { Texts } from './shape.ts';

export type { Texts } from './shape.ts';

/**
 * The texts of the application in the one language that it was opened in. `openTexts` reads them before any page is
 * loaded, so that modules may keep parts of them; another language opens the application anew.
 */
export let TEXTS: Texts;

export let LANGUAGE: Language = 'en';

/** How figures, money and dates are written. */
export let LOCALE = LOCALES.en;

const READ: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./en/index.ts')).english,
  de: async () => (await import('./de/index.ts')).german,
  fr: async () => (await import('./fr/index.ts')).french,
  es: async () => (await import('./es/index.ts')).spanish,
  nl: async () => (await import('./nl/index.ts')).dutch,
};

/** Of any language, for what is said to somebody else. */
export function textsIn(language: Language): Promise<Texts> {
  return READ[language]();
}

export async function openTexts(language: Language): Promise<void> {
  TEXTS = await textsIn(language);
  LANGUAGE = language;
  LOCALE = LOCALES[language];
}

import { type Language, LANGUAGES, languageAmong } from '@showbill/contract/languages';
import { LANGUAGE } from '../texts/index.ts';

const KEY = 'showbill.language';

/** The language that this browser was last used in; before that, the first of its own that the application has. */
export function ownLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find((each) => each === kept) ?? languageAmong(navigator.languages) ?? 'en';
}

/** Opens this page anew in another language. Nothing is done where it is open in it. */
export function speak(language: Language): void {
  localStorage.setItem(KEY, language);
  if (language !== LANGUAGE) location.reload();
}

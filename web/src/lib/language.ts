import { type Language, LANGUAGES, languageAmong } from '@showbill/contract/languages';
import { LANGUAGE } from '../texts/index.ts';

const KEY = 'showbill.language';

/** The language that this browser was last used in; before that, the first of its own that the application has. */
export function ownLanguage(): Language {
  const kept = localStorage.getItem(KEY);
  return LANGUAGES.find((each) => each === kept) ?? languageAmong(navigator.languages) ?? 'en';
}

/** Opens the page that is open anew in another language, and never comes back; comes back at once where it is open in it. */
export async function speak(language: Language): Promise<void> {
  if (language === LANGUAGE) return;
  localStorage.setItem(KEY, language);
  location.reload();
  await new Promise<never>(() => {});
}

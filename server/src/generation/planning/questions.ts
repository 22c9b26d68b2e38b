import type { Facts, Language } from '../types.ts';

const MOST_QUESTIONS = 7;

/** What to ask the client: of each thing in doubt, whether it is there already. In the language of the brief, each thing once. */
export function questionsOf({ doubts, language }: Facts): readonly string[] {
  const asked = new Map(doubts.map(({ kinds, words }) => [kinds[0] ?? words, words]));
  return [...asked.values()].slice(0, MOST_QUESTIONS).map((words) => WHOSE[language](words.trim()));
}

const WHOSE: Readonly<Record<Language, (words: string) => string>> = {
  en: (words) => `You mention “${words}”: do you have that already, or shall we bring it?`,
  de: (words) => `Sie erwähnen „${words}“: Ist das schon vorhanden, oder sollen wir es mitbringen?`,
  fr: (words) => `Vous mentionnez « ${words} » : l’avez-vous déjà, ou devons-nous l’apporter ?`,
  es: (words) => `Menciona «${words}»: ¿ya lo tienen, o debemos llevarlo nosotros?`,
  nl: (words) => `U noemt “${words}”: is dat er al, of zullen wij het meenemen?`,
};

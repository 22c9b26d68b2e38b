import type { Language } from '../../types.ts';
import { COMMON_WORDS } from '../words/languages.ts';
import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];
const VOTES: ReadonlyMap<string, readonly Language[]> = votes();

/** The language that most of the small words belong to; English where none do. */
export function readLanguage(tokens: readonly Token[]): Language {
  const score: Record<Language, number> = { en: 0, de: 0, fr: 0, es: 0, nl: 0 };
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const voters = VOTES.get(token.text);
    for (const language of voters ?? []) score[language] += 1 / (voters?.length ?? 1);
  }
  return LANGUAGES.reduce((best, language) => (score[language] > score[best] ? language : best));
}

function votes(): ReadonlyMap<string, readonly Language[]> {
  const map = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const word of new Set(COMMON_WORDS[language].split(/\s+/u).map(fold))) {
      map.set(word, [...(map.get(word) ?? []), language]);
    }
  }
  return map;
}

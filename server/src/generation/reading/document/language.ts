import type { Language } from '../../types.ts';
import { COMMON_WORDS, TELLING_LETTERS, TRADE_WORDS, WORD_ENDINGS } from '../../understand/words/languages.ts';
import { NUMBER_WORDS } from '../../understand/words/numbers.ts';
import { fold } from './fold.ts';
import type { Token } from './tokens.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];
type Votes = ReadonlyMap<string, readonly Language[]>;

const WORDS = votes(
  (language) =>
    `${COMMON_WORDS[language]} ${TRADE_WORDS[language]} ${Object.keys(NUMBER_WORDS[language].small).join(' ')}`,
  fold,
);
const ENDINGS = votes((language) => WORD_ENDINGS[language], fold);
const LETTERS = votes((language) => TELLING_LETTERS[language], String);
const PARTS = [...ENDINGS].flatMap(([ending, languages]) => {
  const part = /^\*(.+)\*$/u.exec(ending)?.[1];
  return part === undefined ? [] : [{ part, languages }];
});

const LONGEST_ENDING = Math.max(...[...ENDINGS.keys()].map((ending) => ending.length));
/** Letters that an ending leaves of its word at least. */
const STEM = 3;
const ENDING_WEIGHT = 0.5;
const LETTER_WEIGHT = 0.4;
/** A name with accents in it makes no language: "Château Élysée". */
const MOST_BY_LETTERS = 0.8;

/**
 * The language that most of the words belong to: the small words and those of the trade, the endings of others, and
 * letters that only some of the languages have. English where nothing tells. `raw`: the text of the tokens.
 */
export function readLanguage(tokens: readonly Token[], raw: string): Language {
  const score = noScore();
  for (const token of tokens) {
    if (token.kind !== 'word') continue;
    const known = WORDS.get(token.text);
    if (known !== undefined) add(score, known, 1);
    else add(score, byShape(token.text), ENDING_WEIGHT);
  }
  const letters = noScore();
  for (const [letter] of raw.toLowerCase().matchAll(/[^\p{ASCII}]/gu)) {
    add(letters, LETTERS.get(letter) ?? [], LETTER_WEIGHT);
  }
  for (const language of LANGUAGES) score[language] += Math.min(letters[language], MOST_BY_LETTERS);
  return LANGUAGES.reduce((best, language) => (score[language] > score[best] ? language : best));
}

type Score = Record<Language, number>;

function noScore(): Score {
  return { en: 0, de: 0, fr: 0, es: 0, nl: 0 };
}

function add(score: Score, languages: readonly Language[], weight: number): void {
  for (const language of languages) score[language] += weight / languages.length;
}

/** The languages of the longest ending that is known, else of a part. */
function byShape(word: string): readonly Language[] {
  for (let length = Math.min(LONGEST_ENDING, word.length - STEM); length > 1; length -= 1) {
    const languages = ENDINGS.get(word.slice(-length));
    if (languages !== undefined) return languages;
  }
  return PARTS.find(({ part }) => word.includes(part))?.languages ?? [];
}

function votes(listOf: (language: Language) => string, write: (word: string) => string): Votes {
  const map = new Map<string, Language[]>();
  for (const language of LANGUAGES) {
    for (const word of new Set(listOf(language).split(/\s+/u).filter(Boolean).map(write))) {
      map.set(word, [...(map.get(word) ?? []), language]);
    }
  }
  return map;
}

import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { LANGUAGES, type Language } from '../../facts.ts';
import { fold } from './fold.ts';
import { countingWordsOf } from './number-words.ts';
import { once } from '../../../platform/once.ts';
import type { Token } from './token.ts';

/**
 * What tells the five languages apart: words that are frequent in one of them or belong to the trade, how words end, what
 * they have inside, and letters; what stands under several languages speaks for each of them.
 */
const row = z.strictObject({
  language: z.enum(LANGUAGES),
  is: z.enum(['word', 'ending', 'part', 'letter']),
  text: z.string().min(1),
});

const WEIGHTS = { word: 1, ending: 0.5, part: 0.5, letter: 0.4 } as const;
/** A name with accents in it makes no language: "Château Élysée". */
const MOST_BY_LETTERS = 0.8;
/** Letters that an ending leaves of its word at least. */
const STEM = 3;

/** The language that most of the words and letters speak for; English where nothing does. `raw`: the text of the tokens. */
export function readLanguage(tokens: readonly Token[], raw: string): Language {
  const score = noScore();
  for (const { kind, text } of tokens) {
    if (kind !== 'word') continue;
    const known = tables().word.get(text);
    if (known === undefined) add(score, byShape(text), WEIGHTS.ending);
    else add(score, known, WEIGHTS.word);
  }
  const letters = noScore();
  for (const [letter] of raw.toLowerCase().matchAll(/[^\p{ASCII}]/gu))
    add(letters, tables().letter.get(letter) ?? [], WEIGHTS.letter);
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
  const { ending, part, longestEnding } = tables();
  for (let length = Math.min(longestEnding, word.length - STEM); length > 1; length -= 1) {
    const languages = ending.get(word.slice(-length));
    if (languages !== undefined) return languages;
  }
  return part.entries().find(([inside]) => word.includes(inside))?.[1] ?? [];
}

type Votes = ReadonlyMap<string, readonly Language[]>;

const tables = once(() => {
  const rows = readTable(new URL('./language-words.csv', import.meta.url), row);
  const of = (is: (typeof rows)[number]['is']) =>
    rows
      .filter((each) => each.is === is)
      .map(({ language, text }) => ({ language, text: is === 'letter' ? text : fold(text) }));
  const counting = LANGUAGES.flatMap((language) => [...countingWordsOf(language)].map((text) => ({ language, text })));
  const ending = votes(of('ending'));
  return {
    word: votes([...of('word'), ...counting]),
    ending,
    part: votes(of('part')),
    letter: votes(of('letter')),
    longestEnding: Math.max(...[...ending.keys()].map(({ length }) => length)),
  };
});

function votes(rows: readonly { readonly language: Language; readonly text: string }[]): Votes {
  const byText = Map.groupBy(rows, ({ text }) => text);
  return new Map([...byText].map(([text, all]) => [text, [...new Set(all.map(({ language }) => language))]]));
}

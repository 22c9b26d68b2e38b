import { LANGUAGES, type Language } from '@showbill/contract';
import { german } from './de/index.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { dutch } from './nl/index.ts';
import type { Refusals } from './shape.ts';

export type { Refusals } from './shape.ts';

/** A sentence that each language has a text of. */
export type Saying = (texts: Refusals) => string;

const SPOKEN: Readonly<Record<Language, Refusals>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
};

export function saidIn(language: Language, saying: Saying): string {
  return saying(SPOKEN[language]);
}

/** For what only programs and operators are told. */
export function inEnglish(sentence: string): Saying {
  return () => sentence;
}

/** The sentence in each language, to be handed to another thread. */
export function inEach(saying: Saying): ReadonlyMap<Language, string> {
  return new Map(LANGUAGES.map((language) => [language, saidIn(language, saying)]));
}

/** The other way round. */
export function asSaying(sentences: ReadonlyMap<Language, string>): Saying {
  return (texts) => {
    const language = LANGUAGES.find((each) => SPOKEN[each] === texts) ?? 'en';
    return sentences.get(language) ?? '';
  };
}

interface Understood {
  readonly key: string;
  readonly pattern: RegExp;
}

const BLANK = '\0';

/** The sentence of each need with its values left blank; those that say most of themselves first. */
const UNDERSTOOD: readonly Understood[] = Object.entries(asTable(english.needs))
  .map(([key, need]) => ({ key, sentence: need(BLANK, BLANK, BLANK) }))
  .sort((a, b) => b.sentence.length - a.sentence.length)
  .map(({ key, sentence }) => ({
    key,
    pattern: new RegExp(`^${sentence.split(BLANK).map(literally).join('(.+)')}$`, 's'),
  }));

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * What a schema or a check requires in English, `must be at most 100`, in each language. Where there is no text of it the
 * other languages say that the value is not allowed.
 */
export function needOf(sentence: string): Saying {
  for (const { key, pattern } of UNDERSTOOD) {
    const values = pattern.exec(sentence)?.slice(1);
    if (values !== undefined) return ({ needs }) => asTable(needs)[key]?.(...values) ?? sentence;
  }
  return (texts) => (texts === english ? sentence : texts.needs.asDocumented());
}

/** Whether `needOf` knows a text of it. */
export function isUnderstood(sentence: string): boolean {
  return UNDERSTOOD.some(({ pattern }) => pattern.test(sentence));
}

function asTable(needs: Refusals['needs']): Readonly<Record<string, (...values: readonly string[]) => string>> {
  return needs;
}

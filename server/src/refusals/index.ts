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

type Text = string | ((...values: readonly string[]) => string);
type Texts = Readonly<Record<string, Text>>;

const BLANK = '\0';

/** Knows some texts again by their English sentences, and the values in them; null for a sentence that is none of theirs. */
function recogniser(textsOf: (texts: Refusals) => Texts): (sentence: string) => Saying | null {
  const known = Object.entries(textsOf(english))
    .map(([key, text]) => ({ key, sentence: worded(text, [BLANK, BLANK, BLANK]) }))
    // those that say most of themselves first
    .sort((a, b) => b.sentence.length - a.sentence.length)
    .map(({ key, sentence }) => ({
      key,
      pattern: new RegExp(`^${sentence.split(BLANK).map(literally).join('(.+)')}$`, 's'),
    }));
  return (sentence) => {
    for (const { key, pattern } of known) {
      const values = pattern.exec(sentence)?.slice(1);
      if (values !== undefined) return (texts) => worded(textsOf(texts)[key] ?? sentence, values);
    }
    return null;
  };
}

function worded(text: Text, values: readonly string[]): string {
  return typeof text === 'string' ? text : text(...values);
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const knownNeed = recogniser(({ needs }) => needs);
const knownFailure = recogniser(({ drafting: { model, ...others } }) => ({ ...others, ...model }));

/**
 * What a schema or a check requires in English, `must be at most 100`, in each language. Where there is no text of it the
 * other languages say that the value is not allowed.
 */
export function needOf(sentence: string): Saying {
  return knownNeed(sentence) ?? ((texts) => (texts === english ? sentence : texts.needs.asDocumented));
}

/** Why a draft failed, as it is kept: in English. */
export function failureOf(sentence: string): Saying {
  return knownFailure(sentence) ?? inEnglish(sentence);
}

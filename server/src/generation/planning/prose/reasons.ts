import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Language } from '../../facts.ts';
import { proseIn } from './index.ts';

/** A figure, the client's own words, or another row that stands within the sentence. */
type Value = number | string | Said;

/** What a line is there for, in no language yet: a row of `reasons.csv` with its values, some of them joined, or plain text. */
export type Reason = string | Said | Joined;

export interface Said {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

interface Joined {
  readonly parts: readonly Reason[];
  readonly joint: '; ' | '. ';
}

export function reason(key: string, values: Readonly<Record<string, Value>> = {}): Said {
  return { key, values };
}

/** One reason and what is said behind it in the same sentence. */
export function also(first: Reason, ...others: readonly Reason[]): Reason {
  return { parts: [first, ...others], joint: '; ' };
}

/** Sentences of their own, one behind the other. */
export function sentences(...parts: readonly Reason[]): Reason {
  return { parts, joint: '. ' };
}

/** Whether a reason says no more than that it was asked for. */
export function isAsAsked(why: Reason): boolean {
  return typeof why !== 'string' && 'key' in why && why.key === 'as_asked';
}

/** Whether a reason gives this figure. */
export function gives(why: Reason, figure: number): boolean {
  if (typeof why === 'string') return false;
  return 'parts' in why ? why.parts.some((part) => gives(part, figure)) : Object.values(why.values).includes(figure);
}

/** The reason in a language, without a full stop: numbers as the language writes them. */
export function sayReason(why: Reason, language: Language): string {
  if (typeof why === 'string') return why;
  if ('parts' in why) return joined(why, language);
  const { key, values } = why;
  const [first] = Object.values(values);
  const row = (first === 1 ? ROWS.get(`${key}/one`) : undefined) ?? ROWS.get(key);
  if (row === undefined) throw new Error(`reasons.csv has no row ${key}`);
  const { figure } = proseIn(language);
  return row[language].replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? figure(value) : sayReason(value, language);
  });
}

function joined({ parts, joint }: Joined, language: Language): string {
  const said = parts.map((part) => sayReason(part, language)).filter((part) => part !== '');
  return said
    .map((part, index) => (index === 0 || joint === '; ' ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(joint);
}

const text = z.string().min(1);
const rowOf = z.object({ key: text, en: text, de: text, fr: text, es: text, nl: text });

/**
 * Reasons of a client's language: a key, and the words for it. `KEY/one` is said where the first value is 1.
 * Behind "; " a reason goes on in the middle of a sentence: its row begins small.
 */
const ROWS: ReadonlyMap<string, z.infer<typeof rowOf>> = new Map(
  readTable(new URL('./reasons.csv', import.meta.url), rowOf).map((row) => [row.key, row]),
);

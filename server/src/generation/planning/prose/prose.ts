import type { Category } from '@showbill/contract';
import type { EventKind } from '../../types.ts';
import type { Thing } from './things.ts';

export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/** A kind of event as it stands within a sentence, without an article. */
export interface EventName {
  readonly noun: string;
  readonly gender: Gender;
}

export interface Opening {
  readonly crew: boolean;
  /** Null for things to hire of which nobody said what they are for. */
  readonly event: EventName | null;
  /** Null where the brief does not say. */
  readonly people: number | null;
  readonly days: number;
  readonly place: string | null;
}

/** Where an assumed number of people comes from. */
export type PeopleBasis = 'usual' | 'place' | 'chairs';

/** All that title and summary need of one language. Sentences come without their full stop. */
export interface Prose {
  readonly events: Readonly<Record<EventKind, EventName>>;
  /** Nouns of a client's own names for events, in the singular and with commas between them. */
  readonly nouns: Readonly<Partial<Record<Gender, string>>>;
  /** Where the noun stands in a name of several words, or at the end of a compound: `annual dinner`, `dîner de gala`, `Abendgala`. */
  readonly nounStands: 'first' | 'last' | 'last in compounds';
  /** The name as it stands within a sentence: small or with a capital, as the language writes it. */
  readonly asNoun: (words: string) => string;
  /** What is covered, by category. */
  readonly areas: Readonly<Record<Category, string>>;
  readonly things: Readonly<Record<Thing, string>>;
  /** Labels of the planner's own needs, where the catalogue has nothing for them. */
  readonly lacking: Readonly<Record<string, string>>;
  readonly hire: string;
  readonly oneDay: string;
  readonly indoors: string;
  readonly outdoors: string;
  readonly thereAlready: string;
  readonly notWanted: string;
  /** Between parts that have commas of their own. */
  readonly divider: string;
  readonly figure: (value: number) => string;
  readonly listed: (items: readonly string[]) => string;
  readonly quoted: (words: string) => string;
  /** How many more there are, as the last of a list: at least 2. */
  readonly more: (count: number) => string;
  readonly sizeInTitle: (people: number) => string;
  readonly opening: (opening: Opening) => string;
  readonly covers: (areas: string) => string;
  readonly peopleAssumed: (people: number, basis: PeopleBasis) => string;
  readonly assumed: (what: string) => string;
  readonly offered: (what: string) => string;
  readonly notIncluded: (what: string) => string;
  readonly notInCatalogue: (what: string) => string;
}

/** Whole numbers as the locale groups them, with a space that every typeface has. */
export function figuresOf(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => format.format(value).replaceAll('\u202f', '\u00a0');
}

/** "a, b and c". */
export function listedWith(and: string | ((last: string) => string)): (items: readonly string[]) => string {
  return (items) => {
    const last = items.at(-1) ?? '';
    if (items.length <= 1) return last;
    return `${items.slice(0, -1).join(', ')} ${typeof and === 'string' ? and : and(last)} ${last}`;
  };
}

export function masculine(noun: string): EventName {
  return { noun, gender: 'masculine' };
}

export function feminine(noun: string): EventName {
  return { noun, gender: 'feminine' };
}

export function neuter(noun: string): EventName {
  return { noun, gender: 'neuter' };
}

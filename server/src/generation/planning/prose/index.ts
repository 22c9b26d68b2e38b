import { z } from 'zod';
import { KINDS, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import type { EventKind, Language } from '../../facts.ts';

/** What the planner says in one language. Sentences come without their full stop. */
export interface Prose {
  readonly language: Language;
  /** A row of `tables/phrases.csv` with its `{names}` filled in; throws where there is no such row. */
  readonly say: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** A kind of equipment as a client speaks of it: after "we supply", with the article it takes there. */
  readonly thing: (kind: Kind) => string;
  /** Things of one use together: "stage lighting". */
  readonly group: (group: string) => string;
  readonly event: (kind: EventKind) => string;
  /** "a, b and c". */
  readonly listed: (items: readonly string[]) => string;
  readonly figure: (value: number) => string;
}

/** A kind as a client speaks of it: who has chairs in the hall does not tell banquet chairs apart. */
export interface Thing {
  readonly key: string;
  /** What it is summed up as; empty for what is named only where it was asked for. */
  readonly group: string;
  /** From 1 to 9, how much of a proposal's price it usually is; [ours]. */
  readonly cost: number;
}

export function proseIn(language: Language): Prose {
  return PROSE[language];
}

export function thingOf(kind: Kind): Thing {
  return found(THINGS, found(THING_OF_KIND, kind));
}

const text = z.string().min(1);
const texts = { en: text, de: text, fr: text, es: text, nl: text };
const phrase = z.object({ key: text, ...texts });
const thing = z.object({ key: text, group: z.string(), cost: z.coerce.number().min(1).max(9), ...texts });
const kindRow = z.object({ kind: z.enum(KINDS), thing: text });

const PHRASES = byKey(readTable(tableFile('phrases'), phrase));
const GROUPS = byKey(readTable(tableFile('groups'), phrase));
const EVENTS = byKey(readTable(tableFile('events'), phrase));
const THINGS = byKey(readTable(tableFile('things'), thing));
const THING_OF_KIND = new Map<string, string>(
  readTable(tableFile('kinds'), kindRow).map((row) => [row.kind, row.thing]),
);

function tableFile(name: string): URL {
  return new URL(`./tables/${name}.csv`, import.meta.url);
}

function byKey<Row extends { readonly key: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.key, row]));
}

function found<Row>(rows: ReadonlyMap<string, Row>, key: string): Row {
  const row = rows.get(key);
  if (row === undefined) throw new TypeError(`The planner's prose has no “${key}”`);
  return row;
}

function proseOf(language: Language): Prose {
  const say: Prose['say'] = (key, values = {}) =>
    found(PHRASES, key)[language].replaceAll(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
  const numbers = new Intl.NumberFormat(say('locale'), { maximumFractionDigits: 1 });
  return {
    language,
    say,
    thing: (kind) => found(THINGS, thingOf(kind).key)[language],
    group: (group) => found(GROUPS, group)[language],
    event: (kind) => found(EVENTS, kind)[language],
    listed: (items) => {
      const last = items.at(-1) ?? '';
      if (items.length <= 1) return last;
      // Spanish "y" is "e" before the sound of an i.
      const and = language === 'es' && /^h?i(?![aeou])/i.test(last) ? 'e' : say('and');
      return `${items.slice(0, -1).join(', ')} ${and} ${last}`;
    },
    // The narrow space of French numbers is missing from many typefaces.
    figure: (value) => numbers.format(value).replaceAll('\u202f', '\u00a0'),
  };
}

const PROSE: Readonly<Record<Language, Prose>> = {
  en: proseOf('en'),
  de: proseOf('de'),
  fr: proseOf('fr'),
  es: proseOf('es'),
  nl: proseOf('nl'),
};

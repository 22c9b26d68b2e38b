import { z } from 'zod';
import { KINDS, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { remembering } from '../../../platform/keep-latest.ts';

export const kind = z.enum(KINDS);
export const word = z.string().min(1);

/** A table of `products/tables/`, each row as the columns say. */
export function planningTable<Columns extends z.ZodRawShape>(
  name: string,
  columns: Columns,
): readonly z.output<z.ZodObject<Columns>>[] {
  return readTable(new URL(`./tables/${name}.csv`, import.meta.url), z.object(columns));
}

/** Rows in groups: what each key has, in the order of the table. */
export function grouped<Row, Key, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  valueOf: (row: Row) => Value,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, own]) => [key, own.map(valueOf)]));
}

/** Shorter entries are whole words only: "red" is not in "redwood". */
const WHOLE_UNDER = 4;

/** The text in small letters, with a blank at both ends and between words. */
function spaced(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** Whether a text has a word or a short phrase: at the beginning of words, "schwarz" in "schwarze". */
export function finder(words: readonly string[], at: 'beginning' | 'either end' = 'beginning') {
  const entries = words.map((each) => spaced(each).trim());
  return remembering((text): readonly number[] => {
    const said = spaced(text);
    return entries.flatMap((entry, index) => {
      if (entry.length < WHOLE_UNDER) return said.includes(` ${entry} `) ? [index] : [];
      const found = said.includes(` ${entry}`) || (at === 'either end' && said.includes(`${entry} `));
      return found ? [index] : [];
    });
  });
}

export type { Kind };

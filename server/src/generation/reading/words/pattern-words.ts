import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';

const row = z.strictObject({ role: z.string().min(1), words: z.string().min(1) });
const table = Map.groupBy(readTable(new URL('./pattern-words.csv', import.meta.url), row), ({ role }) => role);

/**
 * The words of a role as alternatives of a pattern, the longest first, in one group: words and short phrases that stand at
 * one place of it, of all languages. Throws where the table has no such role.
 */
export function anyOf(role: string): string {
  const rows = table.get(role);
  if (rows === undefined) throw new RangeError(`pattern-words.csv has no role ${role}`);
  return alternatives(rows.map(({ words }) => words));
}

/** Words as alternatives of a pattern, the longest first, in one group. */
export function alternatives(words: Iterable<string>): string {
  const longestFirst = [...words].toSorted((one, other) => other.length - one.length);
  return `(?:${longestFirst.map((each) => each.replaceAll(/[.*+?^$()|[\]\\/{}]/gu, String.raw`\$&`)).join('|')})`;
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Words that are looked for in texts stand in these columns of tables of the reader and the planner. */
const COLUMNS = ['phrase', 'word', 'words', 'noun', 'text', 'name'];
/** What patterns are made of, and no word of a client's. */
const PATTERN_MARKS = /[*~\\|[\](){}?^_]|\.\.|\.[+*]/u;
const MOST_WORDS = 5;

const FOLDER = fileURLToPath(new URL('./', import.meta.url));
const TABLES = ['reading', 'planning']
  .flatMap((part) =>
    readdirSync(`${FOLDER}${part}`, { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  .filter((file) => file.endsWith('.csv') && !/\.test\.csv$|test-data|shelf-of-tests/u.test(file));

function entriesOf(file: string): readonly string[] {
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(readFileSync(FOLDER + file), { columns: true }));
  return rows.flatMap((row) => COLUMNS.flatMap((column) => row[column] ?? []));
}

it('there are tables of words', () => expect(TABLES.flatMap(entriesOf).length).toBeGreaterThan(5000));

it.each(TABLES)('%s holds words and short phrases, and no patterns', (file) => {
  const entries = entriesOf(file);
  expect(entries.filter((entry) => PATTERN_MARKS.test(entry))).toEqual([]);
  expect(entries.filter((entry) => entry.split(/\s+/u).length > MOST_WORDS)).toEqual([]);
});

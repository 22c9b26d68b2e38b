import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('./', import.meta.url);
const TABLES = readdirSync(FOLDER).filter((file) => file.endsWith('.csv'));

it.each(TABLES)('the rows of %s are sorted and stand there once', (file) => {
  const [, ...rows] = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
  const sorted = [...new Set(rows)].toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
  expect(rows).toEqual(sorted);
});

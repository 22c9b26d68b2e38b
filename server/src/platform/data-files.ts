import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';

/** A text of the program's own. A line that begins with two blanks goes on with the one before it. */
export function readProse(file: URL): string {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .replaceAll(/\n {2}/g, ' ');
}

/** The rows of a table of the program's own: CSV under a header. Throws where one is not as the schema says. */
export function readTable<Row>(file: URL, row: z.ZodType<Row>): Row[] {
  return row.array().parse(parse(readFileSync(file), { columns: true }));
}

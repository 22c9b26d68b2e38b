import { CATEGORIES, text, UNITS } from '@showbill/contract';
import { z } from 'zod';
import { CATALOGUE_FIELDS, FIXABLE_FIELDS } from '../../../catalogue/index.ts';
import { CLIENT_FIELDS } from '../../../clients/index.ts';

const MOST_COLUMNS = 20_000;
const MOST_WORDS = 2000;

const FIXABLE: readonly string[] = FIXABLE_FIELDS;

const source = z.union([z.object({ column: z.int().min(0).max(MOST_COLUMNS) }), z.object({ value: text(100) })]);

const columns = z
  .partialRecord(z.enum(CATALOGUE_FIELDS), source.nullable())
  .refine(
    (chosen) =>
      Object.entries(chosen).every(([field, from]) => from === null || 'column' in from || FIXABLE.includes(field)),
    `may have a value for all rows only for ${FIXABLE.join(', ')}`,
  );

function meanings<T extends z.ZodType>(means: T) {
  return z.array(z.object({ word: text(200, 0), means })).max(MOST_WORDS, `must be at most ${MOST_WORDS}`);
}

const key = z.string().regex(/^[\w-]{43}$/, 'must be the key of a file that was tried');

/** How the files that `key` names are read from now on. */
export const mappingInput = z.object({
  key,
  columns,
  categories: meanings(z.enum(CATEGORIES)),
  units: meanings(z.enum(UNITS)),
});

const column = z.object({ column: z.int().min(0).max(MOST_COLUMNS) });

/** The same for files of clients. */
export const clientMappingInput = z.object({
  key,
  columns: z.partialRecord(z.enum(CLIENT_FIELDS), column.nullable()),
});

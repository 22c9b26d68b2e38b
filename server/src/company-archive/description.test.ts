import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { listArchiveFiles } from './describe.ts';

const PAGE = fileURLToPath(new URL('../../../docs/company-archive.md', import.meta.url));
const HEADING = '## Files and fields';

const TYPES: Readonly<Record<string, string>> = {
  text: 'text',
  'text[]': 'list of texts',
  uuid: 'id',
  boolean: 'true or false',
  integer: 'whole number',
  bigint: 'whole number',
  date: 'day',
  jsonb: 'JSON',
  language: 'language: `en`, `de`, `fr`, `es` or `nl`',
  timestamp: 'moment',
  numeric: 'number',
};
const INSTEAD = { '': null, person: 'email', of_person: null, file: 'name of a file' } as const;

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly needed: boolean;
}

it('docs/company-archive.md describes each file and each field as they are (vitest run --update=all writes it)', async () => {
  const { db } = await openTestDatabase();
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, a.attnotnull as needed,
      regexp_replace(format_type(a.atttypid, a.atttypmod), '[( ].*', '') as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(db);
  const columns = new Map(rows.map((column) => [`${column.table}.${column.column}`, column]));
  const described = listArchiveFiles().map(({ name, table, meaning, fields }) => {
    const lines = fields.map(({ field, column, as, meaning: means }) => {
      const of = columns.get(`${as === 'of_person' ? 'users' : table}.${column}`);
      const type = INSTEAD[as] ?? TYPES[of?.type ?? ''];
      if (type === undefined) throw new Error(`${name} ${field}: what is ${of?.type}?`);
      return `| \`${field}\` | ${type}${of?.needed === true ? '' : ', or null'} | ${means} |`;
    });
    return `### ${name}\n\n${meaning}.\n\n| field | type | meaning |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  const byHand = readFileSync(PAGE, 'utf8').split(HEADING)[0]?.trimEnd();
  await expect(`${byHand}\n\n${HEADING}\n\n${described.join('\n')}`).toMatchFileSnapshot(PAGE);
});

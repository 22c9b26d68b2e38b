import { sql } from 'kysely';
import { quoted } from '../backup/index.ts';
import type { Tx } from '../platform/db.ts';
import { type ArchiveFile, BYTES, type Field } from './describe.ts';

/** Rows that are read at once. */
const ROWS = 200;
/** Files of bytes that are read at once: pictures and papers of half a megabyte, and what came with enquiries, 10 at most. */
const FILES = 4;

export interface Lines {
  /** Of all of them, in bytes. */
  readonly size: number;
  readonly count: number;
  read(): AsyncGenerator<Buffer>;
}

/** The rows of a table as JSON lines, in the order of its key; the transaction sees one moment, so that the size holds. */
export async function linesOf(tx: Tx, file: ArchiveFile): Promise<Lines> {
  const rows = `select row_to_json(r)::text as line from (${await selectOf(tx, file)}) r`;
  const measured = await sql<{ size: bigint; count: bigint }>`
    select coalesce(sum(octet_length(line) + 1), 0)::bigint as size, count(*) as count from (${sql.raw(rows)}) l`.execute(
    tx,
  );
  const { size = 0n, count = 0n } = measured.rows[0] ?? {};
  return {
    size: Number(size),
    count: Number(count),
    async *read() {
      for await (const batch of fetched<{ line: string }>(tx, rows, ROWS)) {
        yield Buffer.from(`${batch.map(({ line }) => line).join('\n')}\n`);
      }
    },
  };
}

/** The bytes that rows of a table hold, each under its name in the archive. */
export async function* bytesOfRows(
  tx: Tx,
  { table, fields }: ArchiveFile,
): AsyncGenerator<{ readonly name: string; readonly bytes: Buffer }> {
  for (const { column } of fields.filter(({ as }) => as === 'file')) {
    const query = `
      select ${BYTES[`${table}.${column}`]} as name, t.${quoted(column)} as bytes from ${quoted(table)} t
      where t.${quoted(column)} is not null order by 1`;
    for await (const batch of fetched<{ name: string; bytes: Buffer }>(tx, query, FILES)) yield* batch;
  }
}

async function* fetched<Row>(tx: Tx, query: string, most: number): AsyncGenerator<Row[]> {
  await sql`declare exported no scroll cursor for ${sql.raw(query)}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(most))} from exported`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close exported`.execute(tx);
}

async function selectOf(tx: Tx, { table, fields }: ArchiveFile): Promise<string> {
  const { rows: key } = await sql<{ column: string }>`
    select a.attname as column from pg_index i
    cross join unnest(i.indkey::smallint[]) with ordinality as k (number, place)
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
    where i.indrelid = ${quoted(table)}::regclass and i.indisprimary
    order by k.place`.execute(tx);
  const order = key.map(({ column }) => {
    const field = fields.find((each) => each.column === column);
    return field === undefined ? `t.${quoted(column)}` : expressionOf(table, field);
  });
  return `
    select ${fields.map((field) => `${expressionOf(table, field)} as ${quoted(field.field)}`).join(', ')}
    from ${quoted(table)} t
    order by ${order.join(', ')}`;
}

function expressionOf(table: string, { column, as }: Field): string {
  const value = `t.${quoted(column)}`;
  switch (as) {
    case '':
      return value;
    case 'person':
      return `(
        select u.email from members m join users u on u.id = m.user_id
        where m.company_id = t.company_id and m.user_id::text = ${value}::text)`;
    case 'of_person':
      return `(select u.${quoted(column)} from users u where u.id = t.user_id)`;
    case 'file':
      return `case when ${value} is not null then ${BYTES[`${table}.${column}`]} end`;
    default:
      return as satisfies never;
  }
}

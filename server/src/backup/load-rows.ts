import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { AppError } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import { bytesOf, readTarFile, sha256 } from '../platform/tar-file/index.ts';
import { pieceName } from './format.ts';
import type { CheckedArchive } from './read-archive.ts';
import { columnsOf, liftRowSecurity, listTables, quoted } from './tables.ts';

/**
 * Fills the tables with the rows of a backup, in the client's transaction and nothing else: what migrations wrote goes,
 * triggers do nothing, and foreign keys are made anew over all rows. Tables of which the program knows nothing are left
 * out; throws AppError where one that it knows is missing or rows are.
 */
export async function loadRows(client: Client, archive: CheckedArchive): Promise<void> {
  const present = await listTables(client);
  const kept = new Map(archive.manifest.tables.map((table) => [table.name, table]));
  const missing = present.find(({ name }) => !kept.has(name));
  if (missing !== undefined)
    throw new AppError('invalid_request', inEnglish(`${archive.file} lacks the table ${missing.name}`));
  const names = present.map(({ name }) => quoted(name));
  await client.query(`truncate ${names.join(', ')}`);
  const foreignKeys = await dropForeignKeys(client);
  await client.query(ofEach(names, 'disable trigger user'));
  const lifted = await liftRowSecurity(client);

  const known = new Map(
    present.flatMap(({ name }) => kept.get(name) ?? []).map((table) => [pieceFolder(table.name), table]),
  );
  const expected = new Map(archive.closing.entries.map((entry) => [entry.name, entry]));
  for await (const entry of readTarFile(archive.file, 'backup')) {
    const { name } = entry;
    const table = known.get(name.slice(0, name.lastIndexOf('/')));
    if (table === undefined) continue;
    const piece = expected.get(name);
    const bytes = await bytesOf(entry);
    if (piece?.sha256 !== sha256(bytes)) throw new Error('it was changed meanwhile');
    const loaded = await copyInto(client, `copy ${columnsOf(table)} from stdin`, bytes);
    if (loaded !== piece.rows) throw new Error(`${loaded} rows of ${name} were loaded, and not ${piece.rows}`);
  }

  // while the owner still sees all rows
  await client.query(foreignKeys.join(';'));
  await client.query(ofEach(lifted, 'force row level security'));
  await client.query(ofEach(names, 'enable trigger user'));
  await client.query(`analyze ${names.join(', ')}`);
}

function ofEach(tables: readonly string[], change: string): string {
  return tables.map((name) => `alter table ${name} ${change}`).join(';');
}

function pieceFolder(table: string): string {
  const name = pieceName(table, 1);
  return name.slice(0, name.lastIndexOf('/'));
}

async function copyInto(client: Client, statement: string, bytes: Buffer): Promise<number> {
  const stream = client.query(copyFrom(statement));
  const finished = once(stream, 'finish');
  stream.end(bytes);
  await finished;
  return stream.rowCount;
}

/** Returns the statements that make them again. */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(`
    select
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
    order by conrelid::regclass::text, conname`);
  await client.query(rows.map(({ off }) => off).join(';'));
  return rows.map((row) => row.on);
}

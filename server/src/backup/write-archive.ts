import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { AppError } from '../platform/errors.ts';
import { jsonBytes, writeTarFile } from '../platform/tar-file/index.ts';
import { VERSION } from '../platform/version.ts';
import { inEnglish } from '../refusals/index.ts';
import { FORMAT, type KeptSecrets, type Manifest, PIECE_BYTES, pieceName, SECRETS, type TableRows } from './format.ts';
import { columnsOf, listTables } from './tables.ts';

const NEWLINE = 10;

export interface About {
  readonly madeAt: Date;
  /** Null: it is the operator's own. */
  readonly secretKey: string | null;
}

/** Writes what the client's transaction sees to a new file that only its owner may read. */
export async function writeArchive(client: Client, file: string, { madeAt, secretKey }: About): Promise<void> {
  const tables = await listTables(client);
  if (tables.length === 0)
    throw new AppError('conflict', inEnglish('none of the tables belongs to the user that DATABASE_URL names'));
  const manifest: Manifest = {
    format: FORMAT,
    version: VERSION,
    made_at: madeAt.toISOString(),
    migrations: await readApplied(client),
    tables,
  };
  await writeTarFile(file, manifest, async (writer) => {
    await writer.put(SECRETS, jsonBytes(await readSecrets(client, tables, secretKey)));
    for (const table of tables) {
      let piece = 0;
      for await (const { bytes, rows } of piecesOf(client, table)) {
        piece += 1;
        await writer.put(pieceName(table.name, piece), bytes, rows);
      }
    }
    return { proposals: await countProposals(client, tables) };
  });
}

/** A table's rows as COPY writes them, a line each. */
async function* piecesOf(client: Client, table: TableRows): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  let chunks: Buffer[] = [];
  let size = 0;
  const take = () => {
    const bytes = Buffer.concat(chunks);
    [chunks, size] = [[], 0];
    return { bytes, rows: countLines(bytes) };
  };
  const stream: AsyncIterable<Buffer> = client.query(copyTo(`copy ${columnsOf(table)} to stdout`));
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (size + end < PIECE_BYTES || end === 0) {
      chunks.push(chunk);
      size += chunk.length;
      continue;
    }
    chunks.push(chunk.subarray(0, end));
    yield take();
    if (end < chunk.length) {
      chunks.push(chunk.subarray(end));
      size = chunk.length - end;
    }
  }
  if (size > 0) yield take();
}

/** A newline within a value is written as two characters. */
function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}

async function readApplied(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<Manifest['migrations'][number]>(
    'select name, checksum from schema_migrations order by name',
  );
  return rows;
}

async function readSecrets(
  client: Client,
  tables: readonly TableRows[],
  secretKey: string | null,
): Promise<KeptSecrets> {
  if (!tables.some(({ name, columns }) => name === 'installation' && columns.includes('sealed_word'))) {
    return { secret_key: secretKey, sealed_word: null };
  }
  const { rows } = await client.query<{ sealed_word: Buffer | null }>('select sealed_word from installation');
  return { secret_key: secretKey, sealed_word: rows[0]?.sealed_word?.toString('base64') ?? null };
}

async function countProposals(client: Client, tables: readonly TableRows[]): Promise<number> {
  if (!tables.some(({ name }) => name === 'proposals')) return 0;
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from proposals');
  return rows[0]?.count ?? 0;
}

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { asOwner } from '../backup/connect.ts';
import { loadRows } from '../backup/load-rows.ts';
import { checkArchive } from '../backup/read-archive.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { applyMigration, asOnlyMigrator, inTransaction, prepareRecord, readMigrations } from '../platform/migrate.ts';
import { acceptSecretKey, proposeSecretKey } from '../platform/secrets.ts';

/** See server/releases/README.md. */
export const RELEASES = fileURLToPath(new URL('../../releases/', import.meta.url));

/** What a release said of the data that it had made. */
export interface Answers {
  readonly version: string;
  /** When. */
  readonly at: string;
  readonly address: string;
  readonly company: string;
  readonly key: string;
  readonly revokedKey: string;
  readonly signIn: { readonly email: string; readonly password: string };
  readonly webhook: { readonly id: string; readonly signing_secret: string };
  /** A request with an `Idempotency-Key`, and the proposal that it made. */
  readonly repeatable: { readonly key: string; readonly body: object; readonly id: string };
  readonly requests: readonly { readonly path: string; readonly body: object }[];
  readonly commands: readonly { readonly args: string[]; readonly document: object }[];
}

export interface Release extends Answers {
  /** The rows, in the form of a backup. */
  readonly file: string;
}

/** Oldest first. */
export function readReleases(): Release[] {
  const names = readdirSync(RELEASES).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  const inOrder = names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return inOrder.map((name) => {
    const answers: Answers = JSON.parse(gunzipSync(readFileSync(`${RELEASES}${name}/answers.json.gz`)).toString());
    return { ...answers, file: `${RELEASES}${name}/backup.tar.gz` };
  });
}

/** Makes a data folder as a release left it: its tables, its rows and its secret. The database runs until it is closed. */
export async function layDown({ file }: Release, dataDir: string): Promise<EmbeddedPostgres> {
  const archive = await checkArchive(file);
  const applied = new Set(archive.manifest.migrations.map(({ name }) => name));
  const database = await openEmbeddedPostgres({ dataDir, log: silentLog });
  await asOnlyMigrator(database.owner, (client) =>
    inTransaction(client, async () => {
      await prepareRecord(client);
      for (const migration of readMigrations())
        if (applied.has(migration.name)) await applyMigration(client, migration);
    }),
  );
  await asOwner(database.owner, (client) => inTransaction(client, () => loadRows(client, archive)));
  if (archive.secrets.secret_key === null) throw new Error(`${file} has no secret`);
  proposeSecretKey(dataDir, archive.secrets.secret_key);
  acceptSecretKey(dataDir);
  return database;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, type ClientConfig } from 'pg';
import { SERVICE_ROLE, types } from './db.ts';
import { codeOf, messageOf } from './errors.ts';
import { compareReleases, notedRelease, noteRelease, writesMoreThan } from './release.ts';
import { VERSION } from './version.ts';

/** The database cannot be used as it is; the message is one line for the operator. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused';
}

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Any number of its own: whoever migrates holds this advisory lock. */
const LOCK = 7_261_001;
const OLDEST_POSTGRES = 15;
const CONNECT_MS = 10_000;
/** A migration may take its time, but must not keep everybody else waiting behind a lock that it waits for. */
const LOCK_TIMEOUT = '60s';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/**
 * Brings the schema up to date, as the owner, and returns the names applied. Several processes may call it at once.
 * Throws DatabaseRefused for a server that cannot be reached, lets nobody in or is too old, a database of a newer release,
 * a migration that was edited after it ran, or a service role that could get round row-level security.
 * `beforeChange` runs where a database that was in use is about to be changed, or to be closed to the release before.
 */
export async function migrate(
  owner: ClientConfig,
  folder: URL = FOLDER,
  beforeChange: () => Promise<void> = async () => {},
): Promise<string[]> {
  return asOnlyMigrator(owner, async (client) => {
    const { pending, isUpgrade } = await findPending(client, readMigrations(folder));
    if (isUpgrade) await beforeChange();
    for (const migration of pending) await inTransaction(client, () => applyMigration(client, migration));
    await noteRelease(client);
    return pending.map(({ name }) => name);
  });
}

/** Runs `work` on a connection as the owner, the only one that changes the schema meanwhile; refuses as `migrate` does. */
export async function asOnlyMigrator<T>(owner: ClientConfig, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(owner);
  try {
    await checkServer(client);
    await client.query(`select pg_advisory_lock(${LOCK})`);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await ensureServiceRole(client);
    const result = await work(client);
    await checkServiceRole(client);
    return result;
  } finally {
    await client.end().catch(() => {});
  }
}

async function connect(owner: ClientConfig): Promise<Client> {
  try {
    const client = new Client({
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      ...owner,
      types,
      application_name: 'showbill migrate',
    });
    client.on('error', () => {}); // the query under way reports it
    await client.connect();
    return client;
  } catch (error) {
    throw new DatabaseRefused(messageOf(error), { cause: error });
  }
}

/** What remains to be applied; `isUpgrade`: a database that was in use comes to this release. */
async function findPending(
  client: Client,
  migrations: readonly Migration[],
): Promise<{ readonly pending: Migration[]; readonly isUpgrade: boolean }> {
  await prepareRecord(client);
  const done = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const release = await notedRelease(client);
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = done.rows.find(({ name }) => !known.has(name))?.name ?? null;
  if (unknown !== null || (release !== null && writesMoreThan(release, VERSION))) throw newer(release, unknown);
  for (const row of done.rows) {
    const migration = known.get(row.name);
    if (migration?.checksum !== row.checksum) {
      throw new DatabaseRefused(`migration ${row.name} was changed after it ran on this database: restore the file`);
    }
  }
  const applied = new Set(done.rows.map((row) => row.name));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const isUpgrade = pending.length > 0 ? applied.size > 0 : release !== null && writesMoreThan(VERSION, release);
  return { pending, isUpgrade };
}

/** The release is the one to use, but where it is this one, or an earlier one: then its migrations are not released yet. */
function newer(release: string | null, unknown: string | null): DatabaseRefused {
  const isLater = release !== null && compareReleases(release, VERSION) > 0;
  const by = isLater ? `Showbill ${release}, and this is ${VERSION}` : `a newer Showbill (it has ${unknown})`;
  return new DatabaseRefused(
    `the database was upgraded by ${by}: start ${isLater ? release : 'that version'} or a newer one, or restore a backup ` +
      'made before; nothing was changed',
  );
}

/** Where it is kept what has been applied. */
export async function prepareRecord(client: Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query(`grant select on schema_migrations to ${SERVICE_ROLE}`);
}

/** In the caller's transaction. */
export async function applyMigration(client: Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** In the order in which they are applied. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  return readdirSync(fileURLToPath(folder))
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql: text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** The names a database must have seen for this program to serve it. */
export function migrationNames(): string[] {
  return readMigrations().map((migration) => migration.name);
}

async function checkServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; shown: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as shown`,
  );
  const server = rows[0];
  if (server === undefined || server.version < OLDEST_POSTGRES * 10_000) {
    throw new DatabaseRefused(
      `the database is PostgreSQL ${server?.shown}: Showbill needs ${OLDEST_POSTGRES} or newer`,
    );
  }
}

async function ensureServiceRole(client: Client): Promise<void> {
  const exists = await client.query('select 1 from pg_roles where rolname = $1', [SERVICE_ROLE]);
  if (exists.rowCount === 0) {
    await client.query(`create role ${SERVICE_ROLE} nologin noinherit`).catch((error: unknown) => {
      const code = codeOf(error);
      if (code === '42501') {
        const remedy = `create role ${SERVICE_ROLE} nologin; grant ${SERVICE_ROLE} to current_owner`;
        throw new DatabaseRefused(
          `the role ${SERVICE_ROLE} is missing and the owner may not make it: as a superuser run "${remedy}"`,
        );
      }
      // roles belong to the whole server: another database's migration may have made it this moment
      if (code !== '42710' && code !== '23505') throw error;
    });
  }
  const member = await client.query<{ member: boolean }>(`select pg_has_role(current_user, $1, 'member') as member`, [
    SERVICE_ROLE,
  ]);
  if (member.rows[0]?.member === true && (await canSetRole(client))) return;
  await client.query(`grant ${SERVICE_ROLE} to current_user`).catch((error: unknown) => {
    if (codeOf(error) === '42501') {
      throw new DatabaseRefused(
        `the owner is not a member of the role ${SERVICE_ROLE}: as a superuser run "grant ${SERVICE_ROLE} to" the owner`,
      );
    }
    throw error;
  });
}

async function canSetRole(client: Client): Promise<boolean> {
  try {
    await client.query(`set role ${SERVICE_ROLE}`);
    await client.query('reset role');
    return true;
  } catch {
    return false;
  }
}

async function checkServiceRole(client: Client): Promise<void> {
  const { rows } = await client.query<{ bypasses: boolean; owns: string | null }>(
    `select r.rolsuper or r.rolbypassrls as bypasses,
       (select c.relname from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p') limit 1) as owns
     from pg_roles r where r.rolname = $1`,
    [SERVICE_ROLE],
  );
  if (rows[0]?.bypasses !== false) {
    throw new DatabaseRefused(
      `the role ${SERVICE_ROLE} can bypass row-level security: take SUPERUSER and BYPASSRLS from it`,
    );
  }
  if (rows[0].owns !== null) {
    throw new DatabaseRefused(`the role ${SERVICE_ROLE} owns the table ${rows[0].owns}: give the table to the owner`);
  }
}

import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { createDb, createServicePool, type Db } from '../platform/db.ts';
import { silentLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { TEMPLATE } from './global-setup.ts';

/** What all that work with one database sign and encrypt with. */
export const TEST_SECRET = 'a secret of the tests, long enough to be one';

export interface TestDatabase {
  readonly pool: Pool;
  readonly db: Db;
  /** How to connect as the owner. */
  readonly owner: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  /** Of a database of one's own: ends the pool and drops it; whoever is still connected is thrown out. */
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

let shared: Promise<TestDatabase> | undefined;

/** The database that the files of a worker share: what they do in it they do to companies of their own. */
export function openTestDatabase(): Promise<TestDatabase> {
  shared ??= openOwnDatabase().then((database) => ({ ...database, close: () => Promise.resolve() }));
  return shared;
}

/**
 * A database of one's own, migrated, with a pool that works as the service's role: for what sweeps, counts or changes
 * more than the rows of one company.
 */
export function openOwnDatabase(): Promise<TestDatabase> {
  return openClone(TEMPLATE);
}

/** A database of one's own that was migrated by an earlier program: up to but without the migration that is named. */
export async function openDatabaseBefore(migration: string): Promise<TestDatabase> {
  const database = await openClone('template0');
  const folder = mkdtempSync(join(tmpdir(), 'showbill-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, {
      recursive: true,
      filter: (path) => path === MIGRATIONS || basename(path) < migration,
    });
    await migrate(database.owner, pathToFileURL(`${folder}/`));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return database;
}

async function openClone(template: string): Promise<TestDatabase> {
  const { host, port } = inject('postgres');
  const database = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(
    host,
    port,
    `create database ${database} template ${template} owner showbill_owner`,
    // what a test wrote need not outlive a crash
    `alter database ${database} set synchronous_commit = off`,
  );
  const owner = { host, port, user: 'showbill_owner', database };
  const pool = createServicePool(owner, silentLog);
  const db = createDb(pool);
  return {
    pool,
    db,
    owner,
    async close() {
      await db.destroy();
      await asSuperuser(host, port, `drop database ${database} with (force)`);
    },
  };
}

async function asSuperuser(host: string, port: number, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { readonly host: string; readonly port: number };
  }
}

/** The migrated database that each test file clones. */
export const TEMPLATE = 'showbill_template';

/** One PostgreSQL for all tests, with a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showbill-test-'));
  const postgres = await openEmbeddedPostgres({ dataDir, log: silentLog });
  const { host, port, user } = postgres.owner;
  const superuser = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await superuser.connect();
  await superuser.query(`create database ${TEMPLATE} owner ${user}`);
  await migrate({ host, port, user, database: TEMPLATE });
  await superuser.end();
  project.provide('postgres', { host, port });
  return async () => {
    await postgres.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

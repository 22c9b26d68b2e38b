import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCompany } from '../accounts/index.ts';
import { silentLog } from '../platform/log.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import type { Secrets } from '../platform/secrets.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { configOf } from '../testing/database-contents.ts';
import { backUpDaily } from './index.ts';

let folder: string;
let database: TestDatabase;
let secrets: Secrets;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-daily-'));
  database = await openOwnDatabase();
  secrets = await openSecrets(configOf(database, {}), database.pool);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a process does at a moment, by its own settings. */
async function sweep(moment: string, { dir = 'a', keep = 2 } = {}): Promise<void> {
  const config = configOf(database, { BACKUP_DIR: join(folder, dir), BACKUP_KEEP: String(keep) });
  const { pool, db, owner } = database;
  const clock = { now: () => new Date(moment) };
  const context = { config, pool, db, owner, clock, secrets, log: silentLog, publicUrl: '' };
  await backUpDaily(context, new AbortController().signal);
}

const made = (dir = 'a') => readdirSync(folder).includes(dir) && readdirSync(join(folder, dir)).sort();

it('one process makes a backup each day, and the newest are kept', async () => {
  await sweep('2026-11-20T23:50:00Z');
  expect(made()).toBe(false); // there is nothing in the database yet
  await createCompany(database.db, { name: 'Northlight', currency: 'GBP', country: 'GB' });
  await sweep('2026-11-20T23:50:00Z', { keep: 0 });
  expect(made()).toBe(false);

  await Promise.all([sweep('2026-11-20T23:55:00Z'), sweep('2026-11-20T23:55:00Z', { dir: 'b' })]);
  await sweep('2026-11-20T23:59:00Z');
  await sweep('2026-11-20T23:59:00Z', { dir: 'b' });
  expect([made() || [], made('b') || []].flat()).toEqual(['showbill-daily-2026-11-20.tar.gz']);

  const others = [
    'showbill-2026-11-01T10-00-00.tar.gz',
    'showbill-before-restore-2026-11-01T10-00-00.tar.gz',
    'notes.txt',
  ];
  await sweep('2026-11-21T00:05:00Z');
  for (const name of [...others, '.showbill-daily-2026-11-19.tar.gz.1234abcd.part']) {
    writeFileSync(join(folder, 'a', name), '');
    utimesSync(join(folder, 'a', name), new Date('2026-11-19'), new Date('2026-11-19'));
  }
  await sweep('2026-11-22T00:05:00Z');
  await sweep('2026-11-23T00:05:00Z');
  expect(made()).toEqual([...others, 'showbill-daily-2026-11-22.tar.gz', 'showbill-daily-2026-11-23.tar.gz'].sort());
});

it('one that is stopped leaves nothing and fails at nothing', async () => {
  const config = configOf(database, { BACKUP_DIR: join(folder, 'c') });
  const { pool, db, owner } = database;
  const stop = new AbortController();
  const context = { config, pool, db, owner, secrets, log: silentLog, publicUrl: '' };
  const running = backUpDaily({ ...context, clock: { now: () => new Date('2026-12-01T00:05:00Z') } }, stop.signal);
  stop.abort();
  await running;
  expect(made('c') || []).toEqual([]);
});

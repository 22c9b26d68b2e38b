import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { openEmbeddedPostgres } from '../platform/embedded-postgres/index.ts';
import { silentLog } from '../platform/log.ts';
import { startCommand, startServer } from '../testing/program.ts';
import { runHere } from '../testing/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'showbill-backup-'));
const file = join(folder, 'backup.tar.gz');
const env = { DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') };
const elsewhere = { ...env, DATA_DIR: join(folder, 'elsewhere') };
const left: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of left) await end();
  rmSync(folder, { recursive: true, force: true });
});

it('a backup made beside a running server brings its company and its secret into an empty folder', async () => {
  const company = ['company', 'create', '--name', 'Northlight', '--currency', 'GBP', '--country', 'GB', '--json'];
  const made = await runHere(env, company);
  expect(made.code).toBe(0);
  const server = await startServer(env);
  left.push(() => server.process.kill('SIGKILL'));
  const backup = await runHere(env, ['backup', file, '--json']);
  expect([backup.code, JSON.parse(backup.stdout)]).toEqual([
    0,
    { file, bytes: statSync(file).size, proposals: 0, version: '0.1.0' },
  ]);
  const refused = await runHere(env, ['restore', file]);
  expect([refused.code, refused.stdout, refused.stderr]).toEqual([
    1,
    '',
    `showbill: another server runs over the data folder ${env.DATA_DIR}: stop it, or set DATA_DIR\n`,
  ]);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  const restored = await runHere(elsewhere, ['restore', file, '--json']);
  expect([restored.code, restored.stderr, JSON.parse(restored.stdout)]).toEqual([
    0,
    '',
    { proposals: 0, version: '0.1.0' },
  ]);
  expect((await runHere(elsewhere, ['company', 'list', '--json'])).stdout).toContain(JSON.parse(made.stdout).id);

  const over = await runHere(env, ['restore', file]);
  expect([over.code, over.stdout]).toEqual([0, 'restored 0 proposals, backed up by Showbill 0.1.0\n']);
  const point = /^showbill: the previous data was saved to (.*)\n$/.exec(over.stderr)?.[1] ?? '';
  expect(existsSync(point)).toBe(true);
});

it('a restore that is killed half-way leaves what was there', async () => {
  const company = ['company', 'create', '--name', 'Southlight', '--currency', 'GBP', '--country', 'GB'];
  expect((await runHere(elsewhere, company)).code).toBe(0);
  const before = await runHere(elsewhere, ['company', 'list', '--json']);
  expect(before.stdout).toContain('Southlight');

  const database = await openEmbeddedPostgres({ dataDir: elsewhere.DATA_DIR, log: silentLog });
  left.push(() => database.close());
  const watch = new Client(database.owner);
  await watch.connect();
  left.unshift(() => watch.end());
  const restore = startCommand(elsewhere, 'restore', file);
  const dropped = `select 1 from pg_locks where mode = 'AccessExclusiveLock' and granted and relation = 'companies'::regclass`;
  await vi.waitFor(async () => expect((await watch.query(dropped)).rowCount).toBe(1), { timeout: 30_000, interval: 5 });
  restore.process.kill('SIGKILL');
  await restore.ended;
  expect(restore.process.signalCode).toBe('SIGKILL');
  expect((await runHere(elsewhere, ['company', 'list', '--json'])).stdout).toBe(before.stdout);
});

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../platform/config.ts';
import { silentLog } from '../platform/log.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import { proposeSecretKey } from '../platform/secrets.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { makeBackup, restoreBackup } from './index.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-secrets-'));
  database = await openOwnDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a secret that was made is in the backup, and another one set is refused', async () => {
  const config = readEnv({ DATA_DIR: folder });
  await openSecrets(config, database.pool);
  const clock = { now: () => new Date('2026-11-20T10:00:00Z') };
  const { file } = await makeBackup({ config, owner: database.owner, clock }, join(folder, 'a.tar.gz'));
  const elsewhere = readEnv({ DATA_DIR: join(folder, 'elsewhere'), SECRET_KEY: 'x'.repeat(32) });
  const options = { file, force: false, signal: new AbortController().signal };
  await expect(restoreBackup({ config: elsewhere, clock, log: silentLog }, options)).rejects.toThrow(
    `SECRET_KEY is not that of ${file}: it must be the secret_key in secrets.json in it`,
  );
});

it('where a restore was killed before it could put the secret in its place, the next start does', async () => {
  const config = readEnv({ DATA_DIR: folder });
  const kept = join(folder, 'secret-key');
  const right = readFileSync(kept, 'utf8');
  writeFileSync(kept, `${'y'.repeat(40)}\n`);
  await expect(openSecrets(config, database.pool)).rejects.toThrow('does not belong to this database');
  proposeSecretKey(folder, right.trim());
  expect(statSync(`${kept}.proposed`).mode & 0o777).toBe(0o600);
  await openSecrets(config, database.pool);
  expect(readFileSync(kept, 'utf8')).toBe(right);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptSecretKey } from '../platform/secrets.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { runHere } from '../testing/run-here.ts';

/** The secret of an installation: what starts with another one would lose what was sealed and signed before. */

const FIRST = 'the secret that the database was first used with';
const OTHER = 'another secret, long enough to be one of its own';

let database: TestDatabase;
let url: string;
let dataDir: string;
beforeAll(async () => {
  database = await openOwnDatabase();
  const { host, port, user, database: name } = database.owner;
  url = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  dataDir = mkdtempSync(join(tmpdir(), 'showbill-secret-'));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const run = (secretKey: string, ...args: string[]) =>
  runHere({ DATABASE_URL: url, SECRET_KEY: secretKey, PORT: '0' }, args);

describe('the secret', () => {
  it('that is not the first is refused by commands and the server, whoever started before', async () => {
    const atOnce = await Promise.all([run(FIRST, 'migrate'), run(FIRST, 'migrate')]);
    expect(atOnce.map(({ code }) => code)).toEqual([0, 0]);
    for (const command of [['company', 'list'], ['serve'], ['serve', '--role', 'worker']]) {
      const { code, stdout, stderr } = await run(OTHER, ...command);
      expect([command, code, stdout, stderr]).toEqual([
        command,
        1,
        '',
        'showbill: SECRET_KEY is set to something unusable: it must be the text that this database was first used with\n',
      ]);
    }
    expect((await run(FIRST, 'company', 'list')).code).toBe(0);
  });

  it('is kept sealed: the database holds neither the secret nor the word in plain', async () => {
    const { rows } = await database.pool.query<{ sealed_word: Buffer }>('select sealed_word from installation');
    const kept = rows[0]?.sealed_word ?? Buffer.alloc(0);
    expect(kept.length).toBeGreaterThan(28);
    for (const plain of [FIRST, 'showbill']) expect(kept.includes(plain)).toBe(false);
  });

  it('that is too short is refused, in the variable and in the data folder', async () => {
    const short = await run('x'.repeat(31), 'company', 'list');
    expect([short.code, short.stderr]).toEqual([
      1,
      'showbill: SECRET_KEY is set to something unusable: it must be any text of at least 32 characters\n',
    ]);
    for (const cut of ['', 'cut short\n']) {
      writeFileSync(join(dataDir, 'secret-key'), cut);
      expect(() => keptSecretKey(dataDir)).toThrow(
        `${dataDir}/secret-key must hold at least 32 characters: restore it`,
      );
    }
  });

  it('that is kept in the data folder of another database is refused, as is one beside it', async () => {
    const env = { DATA_DIR: dataDir };
    writeFileSync(join(dataDir, 'secret-key'), FIRST);
    expect((await runHere(env, ['company', 'list'])).code).toBe(0);
    const beside = await runHere({ ...env, SECRET_KEY: OTHER }, ['company', 'list']);
    expect([beside.code, beside.stderr]).toEqual([1, expect.stringMatching(/or unset if that one is kept in /)]);
    writeFileSync(join(dataDir, 'secret-key'), OTHER);
    const replaced = await runHere(env, ['company', 'list']);
    expect([replaced.code, replaced.stderr]).toEqual([
      1,
      expect.stringMatching(/^showbill: the secret in .*secret-key does not belong to this database: restore /),
    ]);
  });
});

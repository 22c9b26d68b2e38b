import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate, migrationNames } from './migrate.ts';
import { VERSION } from './version.ts';

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url));
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openOwnDatabase();
  folder = mkdtempSync(join(tmpdir(), 'showbill-migrations-'));
  cpSync(FOLDER, folder, { recursive: true });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function note(release: string): Promise<void> {
  await database.pool.query('update installation set release = $1', [release]);
}

async function noted(): Promise<string | undefined> {
  return (await database.pool.query<{ release: string }>('select release from installation')).rows[0]?.release;
}

const [major = '', minor = ''] = VERSION.split('.');

describe('migrate', () => {
  it('does nothing where everything has been applied, also when five do it at once', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(database.owner)));
    expect(results).toEqual([[], [], [], [], []]);
  });

  it('refuses a database that a newer release has opened', async () => {
    for (const release of [`${major}.${Number(minor) + 1}.0`, `${Number(major) + 1}.0.0`]) {
      await note(release);
      await expect(migrate(database.owner)).rejects.toThrow(`start ${release} or a newer one`);
      expect(await noted()).toBe(release);
    }
  });

  it('takes a database that a release has opened which differs in the last number alone', async () => {
    await note(`${major}.${minor}.999`);
    expect(await migrate(database.owner)).toEqual([]);
    expect(await noted()).toBe(`${major}.${minor}.999`);
  });

  it('backs up before it closes a database to the release before, and notes its own', async () => {
    const backups: string[] = [];
    const upgrade = () => migrate(database.owner, undefined, async () => void backups.push((await noted()) ?? ''));
    await note('0.0.9');
    await upgrade();
    expect([backups, await noted()]).toEqual([['0.0.9'], VERSION]);
    await upgrade();
    expect(backups).toEqual(['0.0.9']);
  });

  it('applies a new migration once when five start at the same time', async () => {
    writeFileSync(join(folder, '9000-later.sql'), 'create table later (id integer); insert into later values (1);');
    const results = await Promise.all(
      Array.from({ length: 5 }, () => migrate(database.owner, pathToFileURL(`${folder}/`))),
    );
    expect(results.flat()).toEqual(['9000-later']);
  });

  it('refuses a database that a newer program migrated', async () => {
    await expect(migrate(database.owner)).rejects.toThrow(
      'the database was upgraded by a newer Showbill (it has 9000-later): start that version or a newer one',
    );
    await note('9.10.0');
    await expect(migrate(database.owner)).rejects.toThrow(
      `the database was upgraded by Showbill 9.10.0, and this is ${VERSION}: start 9.10.0 or a newer one`,
    );
    await note(VERSION);
  });

  it('refuses a migration that was changed after it ran', async () => {
    writeFileSync(join(folder, '9000-later.sql'), 'create table later (id bigint);');
    await expect(migrate(database.owner, pathToFileURL(`${folder}/`))).rejects.toThrow('9000-later was changed');
  });

  it('leaves nothing of a migration that fails half-way', async () => {
    writeFileSync(join(folder, '9000-later.sql'), 'create table later (id integer); insert into later values (1);');
    writeFileSync(join(folder, '9001-broken.sql'), 'create table half (id integer); select no_such_function();');
    await expect(migrate(database.owner, pathToFileURL(`${folder}/`))).rejects.toThrow('no_such_function');
    const client = new Client(database.owner);
    await client.connect();
    const { rows } = await client.query(`select to_regclass('half') as half`);
    await client.end();
    expect(rows[0]?.half).toBeNull();
  });

  it('knows its migrations in order', () => {
    expect(migrationNames().slice(0, 3)).toEqual(['0001-accounts', '0002-catalogue', '0003-proposals']);
  });
});

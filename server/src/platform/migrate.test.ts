import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { migrate, migrationNames } from './migrate.ts';

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

describe('migrate', () => {
  it('does nothing where everything has been applied, also when five do it at once', async () => {
    const results = await Promise.all(Array.from({ length: 5 }, () => migrate(database.owner)));
    expect(results).toEqual([[], [], [], [], []]);
  });

  it('applies a new migration once when five start at the same time', async () => {
    writeFileSync(join(folder, '9000-later.sql'), 'create table later (id integer); insert into later values (1);');
    const results = await Promise.all(
      Array.from({ length: 5 }, () => migrate(database.owner, pathToFileURL(`${folder}/`))),
    );
    expect(results.flat()).toEqual(['9000-later']);
  });

  it('refuses a database that a newer program migrated', async () => {
    await expect(migrate(database.owner)).rejects.toThrow('migrated by a newer Showbill (it has 9000-later)');
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

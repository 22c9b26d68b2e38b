import { execFile, spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isFull } from '../../testing/runs.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './index.ts';
import { copyOf, isServed, newFolder, postmasterOf, query, quiet, startOther, tidyUp } from './testing.ts';

let template: string;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)('mktemp', ['-d']);
  template = join(stdout.trim(), 'data');
  const database = await open(template);
  await query(database.owner, 'create table notes (note text)');
  await database.close();
});

afterEach(tidyUp);
afterAll(() => rm(join(template, '..'), { recursive: true, force: true }));

describe('opening', () => {
  it('makes a database whose owner may make roles and is no superuser', async () => {
    const dataDir = join(await newFolder(), 'deep', 'data');
    const database = await open(dataDir);
    const [role] = await query(database.owner, 'select rolsuper, rolcreaterole from pg_roles where rolname = user');
    expect(role).toEqual({ rolsuper: false, rolcreaterole: true });
    await query(database.owner, 'create extension pg_trgm');
    await database.close();
  });

  it('closes files and socket to other users, and does not listen on the network', async () => {
    const dataDir = await copyOf(template);
    const database = await open(dataDir);
    const modes = await Promise.all(['postgres', 'run'].map(async (name) => (await stat(join(dataDir, name))).mode));
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o700, 0o700]);
    expect(await settingsOf(database)).toEqual({ listen_addresses: '', jit: 'off', TimeZone: 'UTC' });
    await database.close();
  });

  it('keeps what was written, and ends PostgreSQL at close', async () => {
    const dataDir = await copyOf(template);
    const first = await open(dataDir);
    await query(first.owner, "insert into notes values ('kept')");
    await first.close();
    expect(isServed(dataDir)).toBe(false);
    const second = await open(dataDir);
    expect(await query(second.owner, 'select note from notes')).toEqual([{ note: 'kept' }]);
    await second.close();
  });

  it.runIf(isFull)('works for two processes that open an empty folder at the same time', async () => {
    const dataDir = join(await newFolder(), 'data');
    const other = startOther();
    const [here] = await Promise.all([open(dataDir), other.ask({ open: dataDir })]);
    await query(here.owner, 'create table shared (n int)');
    expect(await other.ask({ query: 'select n from shared' })).toEqual([]);
    await here.close();
    await other.ask('close');
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'run']);
  });

  it('works where the path is too long for a socket', async () => {
    const dataDir = join(await copyOf(template), '..', 'a-folder-with-a-long-name'.repeat(4), 'data');
    await mkdir(join(dataDir, '..'));
    await promisify(execFile)('mv', [join(dataDir, '..', '..', 'data'), dataDir]);
    const database = await open(dataDir);
    expect(database.owner.host).toMatch(/^\/tmp\/showbill-/);
    expect((await stat(database.owner.host)).mode & 0o777).toBe(0o700);
    expect(await query(database.owner, 'select note from notes')).toEqual([]);
    await database.close();
    await rm(database.owner.host, { recursive: true });
  });

  it.runIf(isFull)('makes the database where a crash came between the files and it', async () => {
    const dataDir = await copyOf(template);
    const first = await open(dataDir);
    const admin = new Client({ ...first.owner, user: 'postgres', database: 'postgres' });
    await admin.connect();
    await admin.query('drop database showbill with (force)');
    await admin.end();
    await first.close();
    const second = await open(dataDir);
    expect(await query(second.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.close();
  });

  it('removes what a crash in the making has left, but not what another process makes', async () => {
    const dataDir = join(await newFolder(), 'data');
    await mkdir(join(dataDir, 'postgres.new-old'), { recursive: true });
    await mkdir(join(dataDir, 'postgres.new-now'));
    const anHourAgo = Date.now() / 1000 - 3600;
    await utimes(join(dataDir, 'postgres.new-old'), anHourAgo, anHourAgo);
    await (await open(dataDir)).close();
    const left = await readdir(dataDir);
    expect(left).not.toContain('postgres.new-old');
    expect(left).toContain('postgres.new-now');
  });

  it('tells in one line why PostgreSQL does not start', async () => {
    const dataDir = await copyOf(template);
    await writeFile(join(dataDir, 'postgres', 'pg_hba.conf'), 'nonsense\n');
    await expect(open(dataDir)).rejects.toThrow(/^PostgreSQL does not start over .*could not load .*pg_hba\.conf/);
  });
});

describe('sharing', () => {
  it('attaches to the PostgreSQL of another process, and only the last one out ends it', async () => {
    const dataDir = await copyOf(template);
    const command = startOther();
    await command.ask({ open: dataDir });
    const pid = await postmasterOf(dataDir);
    const server = await open(dataDir);
    expect(await postmasterOf(dataDir)).toBe(pid);
    await command.ask('close');
    expect(await query(server.owner, 'select note from notes')).toEqual([]);
    await server.close();
    expect(isServed(dataDir)).toBe(false);
  });

  it.runIf(isFull)('survives opening and closing by several processes at once', async () => {
    const dataDir = await copyOf(template);
    const others = [startOther(), startOther()];
    const rounds = async (other: (typeof others)[number]) => {
      for (let round = 0; round < 6; round += 1) {
        await other.ask({ open: dataDir });
        await other.ask({ query: "insert into notes values ('x')" });
        await other.ask('close');
      }
    };
    await Promise.all(others.map(rounds));
    const database = await open(dataDir);
    expect(await query(database.owner, 'select count(*)::int as n from notes')).toEqual([{ n: 12 }]);
    await database.close();
  });

  it('gives the place of the server to one process at a time', async () => {
    const dataDir = await copyOf(template);
    const database = await open(dataDir);
    const other = startOther();
    await other.ask({ open: dataDir });
    expect(await other.ask('claim')).toBe(true);
    expect(await database.claimServer()).toBe(false);
    await other.ask('close');
    expect(await database.claimServer()).toBe(true);
    await database.close();
  });

  it('runs PostgreSQL out of reach of Ctrl-C', async () => {
    const dataDir = await copyOf(template);
    const database = await open(dataDir);
    const pid = await postmasterOf(dataDir);
    const [, , , group, session] = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/ \(.*\)/, '').split(' ');
    expect([Number(group), Number(session)]).toEqual([pid, pid]);
    await database.close();
  });
});

describe('crashes', () => {
  it.runIf(isFull)(
    'adopts PostgreSQL and the place of the server after kill -9 of the process that had them',
    async () => {
      const dataDir = await copyOf(template);
      const other = startOther();
      await other.ask({ open: dataDir });
      await other.ask('claim');
      const pid = await postmasterOf(dataDir);
      await other.kill();
      const database = await open(dataDir);
      expect(await database.claimServer()).toBe(true);
      expect(await postmasterOf(dataDir)).toBe(pid);
      await database.close();
      expect(isServed(dataDir)).toBe(false);
    },
  );

  it('starts PostgreSQL again after kill -9, and keeps the place of the server', async () => {
    const dataDir = await copyOf(template);
    const restart = Promise.withResolvers<void>();
    const database = await openEmbeddedPostgres({ dataDir, log: quiet, onRestart: restart.resolve });
    await database.claimServer();
    await query(database.owner, "insert into notes values ('committed')");
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await restart.promise;
    expect(await query(database.owner, 'select note from notes')).toEqual([{ note: 'committed' }]);
    const other = startOther();
    await other.ask({ open: dataDir });
    expect(await other.ask('claim')).toBe(false);
    await other.ask('close');
    await database.close();
  });

  it.runIf(isFull)('comes back when both were killed', async () => {
    const dataDir = await copyOf(template);
    const other = startOther();
    await other.ask({ open: dataDir });
    await other.ask({ query: "insert into notes values ('committed')" });
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await other.kill();
    const database = await open(dataDir);
    expect(await query(database.owner, 'select note from notes')).toEqual([{ note: 'committed' }]);
    await database.close();
  });

  it.runIf(isFull)('can be closed while the database is away, and leaves none behind', async () => {
    const dataDir = await copyOf(template);
    const database = await open(dataDir);
    process.kill(await postmasterOf(dataDir), 'SIGKILL');
    await database.close();
    const again = await open(dataDir);
    await again.close();
    expect(isServed(dataDir)).toBe(false);
  });

  it('is not misled by a lock file whose process number another program has got', async () => {
    const dataDir = await copyOf(template);
    const program = spawn('sleep', ['60']);
    const lines = [
      program.pid,
      join(dataDir, 'postgres'),
      1_700_000_000,
      5432,
      join(dataDir, 'run'),
      '',
      '0 0',
      'ready',
    ];
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
    await writeFile(join(dataDir, 'run', '.s.PGSQL.5432.lock'), `${lines.join('\n')}\n`);
    const database = await open(dataDir);
    expect(await postmasterOf(dataDir)).not.toBe(program.pid);
    await database.close();
    program.kill();
  });
});

function open(dataDir: string): Promise<EmbeddedPostgres> {
  return openEmbeddedPostgres({ dataDir, log: quiet });
}

async function settingsOf(database: EmbeddedPostgres): Promise<Record<string, string>> {
  const rows = await query<{ name: string; setting: string }>(
    database.owner,
    "select name, setting from pg_settings where name in ('listen_addresses', 'jit', 'TimeZone')",
  );
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

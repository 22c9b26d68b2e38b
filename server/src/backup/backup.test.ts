import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAbout } from '../mail/index.ts';
import { silentLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import { takePlaceAlone, takeServerPlace } from '../platform/server-place.ts';
import { VERSION } from '../platform/version.ts';
import { type Hire, LATER, openHire } from '../proposals/life/fixtures.ts';
import { asSuperuser, configOf, contentsOf, fillEmptyTables, schemaOf } from '../testing/database-contents.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { clearSchema } from './clear-schema.ts';
import { asOwner } from './connect.ts';
import { ENTRY, sha256 } from './format.ts';
import { makeBackup, restoreBackup } from './index.ts';
import { readEntries } from './read-archive.ts';

/** Backups of one database restored into another. */

let folder: string;
let from: TestDatabase;
let into: TestDatabase;
let hire: Hire;
const clock = { now: () => new Date(LATER) };
/** What says when a database was migrated, opened and written to. */
const OF_EACH = { schema_migrations: '', installation: '', readiness: '' };
const never = new AbortController().signal;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-backups-'));
  [from, into] = [await openOwnDatabase(), await openOwnDatabase()];
  hire = await openHire(from, mailAbout, { email: 'hire@northlight.example' });
  await openSecrets(configOf(from, {}), from.pool);
  await openSecrets(configOf(into, {}), into.pool);
});
afterAll(async () => {
  await Promise.all([from.close(), into.close()]);
  rmSync(folder, { recursive: true, force: true });
});

function backUp(database: TestDatabase, name: string) {
  return makeBackup({ config: configOf(database, {}), owner: database.owner, clock }, join(folder, name));
}

function restore(file: string, options: { env?: Record<string, string>; force?: boolean; signal?: AbortSignal } = {}) {
  const config = configOf(into, { BACKUP_DIR: join(folder, 'kept'), ...options.env });
  const { force = false, signal = never } = options;
  return restoreBackup({ config, clock, log: silentLog }, { file, force, signal });
}

/** Changes what a backup says of the program that made it. */
async function asMadeBy(version: string, file: string): Promise<void> {
  const archive = pack();
  let hash = '';
  for await (const { name, bytes } of readEntries(file)) {
    const value = name.endsWith('.json') ? JSON.parse(bytes.toString()) : null;
    if (name === ENTRY.manifest) value.version = version;
    if (name === ENTRY.closing) value.entries[0].sha256 = hash;
    const written = value === null ? bytes : Buffer.from(JSON.stringify(value));
    if (name === ENTRY.manifest) hash = sha256(written);
    archive.entry({ name }, name === ENTRY.secrets ? bytes : written);
  }
  archive.finalize();
  writeFileSync(file, gzipSync(await buffer(archive)));
}

describe('a backup', () => {
  it('holds all rows of all tables, and nobody else may read it', async () => {
    const id = await hire.accepted({ assumptions: ['a tab\t, a line\nbreak, a \\ and \\N, “quotes” and 🎛'] });
    await hire.draft({ replaces: id });
    await asSuperuser(from, fillEmptyTables);
    const before = await contentsOf(from);
    const sequences = await asSuperuser(from, (client) => client.query(`select from pg_class where relkind = 'S'`));
    expect(sequences.rowCount).toBe(0); // whose values would have to be kept
    expect(Object.keys(before).filter((table) => before[table] === '')).toEqual([]);

    const backup = await backUp(from, 'all.tar.gz');
    expect(statSync(backup.file).mode & 0o777).toBe(0o600);
    expect(backup).toMatchObject({ bytes: statSync(backup.file).size, proposals: 2, version: '0.1.0' });

    const restored = await restore(backup.file);
    expect(restored).toMatchObject({ proposals: 2, faults: [] });
    expect(await contentsOf(into)).toEqual(before);
    expect(await schemaOf(into)).toEqual(await schemaOf(from));
  });

  it('is of one moment, whatever is written meanwhile', async () => {
    const made = new AbortController();
    const writing = (async () => {
      while (!made.signal.aborted)
        await hire.draft({
          lines: [
            { sku: 'speaker', units: 4 },
            { sku: 'mixer', units: 1 },
          ],
        });
    })();
    const backup = await backUp(from, 'beside.tar.gz').finally(() => made.abort());
    await writing;
    await restore(backup.file);
    const lone = await asSuperuser(into, (client) =>
      client.query(`select from proposals p where p.subtotal <> (
        select coalesce(sum(l.total), 0) from line_items l where l.company_id = p.company_id and l.proposal_id = p.id)`),
    );
    expect(lone.rowCount).toBe(0);
  });
});

describe('a restore', () => {
  it('makes a restore point, from which what was there comes back', async () => {
    const before = await contentsOf(into);
    const { restorePoint } = await restore((await backUp(from, 'again.tar.gz')).file);
    expect(await contentsOf(into)).not.toEqual(before);
    await restore(restorePoint?.file ?? '');
    expect(await contentsOf(into)).toEqual(before);
  });

  it('goes back from the database of a newer version', async () => {
    const { file } = await backUp(into, 'before-upgrade.tar.gz');
    const before = await contentsOf(into);
    await asSuperuser(into, (client) =>
      client.query(`
        create table later (id integer); alter table later owner to showbill_owner;
        alter table proposals rename to offers;
        insert into schema_migrations values ('9000-later', 'x'); update installation set release = '9.10.0'`),
    );
    await expect(migrate(into.owner)).rejects.toThrow('start 9.10.0 or a newer one, or restore a backup made before');
    await restore(file);
    const after = await contentsOf(into);
    expect({ ...after, ...OF_EACH }).toEqual({ ...before, ...OF_EACH });
    expect(await migrate(into.owner)).toEqual([]);
  });

  it('goes by the release of the data, and not by the one that backed it up before it migrated', async () => {
    const before = await contentsOf(into);
    const note = (release: string) =>
      asSuperuser(from, (client) => client.query('update installation set release = $1', [release]));
    await note('9.10.0');
    const later = await backUp(from, 'later.tar.gz');
    await note(VERSION);
    await expect(restore(later.file)).rejects.toThrow(
      `later.tar.gz is of Showbill 9.10.0, and this is ${VERSION}: restore it with 9.10.0 or a newer one`,
    );
    expect(await contentsOf(into)).toEqual(before);
    const { file } = await backUp(from, 'before-migration.tar.gz');
    await asMadeBy('9.10.0', file);
    expect(await restore(file)).toMatchObject({ version: '9.10.0' });
  });

  it('that does not pass the check, or is stopped, changes nothing', async () => {
    const before = await contentsOf(into);
    await asSuperuser(from, (client) => client.query('update bookings set quantity = quantity + 1'));
    await asSuperuser(from, (client) =>
      client.query(`update proposals set total = total + 1 where number like '%-0001'`),
    );
    const { file } = await backUp(from, 'faulty.tar.gz');
    await expect(restore(file)).rejects.toThrow(
      /faulty.tar.gz does not pass the check \(Northlight: 1 booking .*; Northlight: the lines of P-2026-0001 .*\): nothing was changed/,
    );
    const stop = new AbortController();
    await asSuperuser(into, async (client) => {
      await client.query('begin; lock table mails in share mode');
      const stopped = restore(file, { force: true, signal: stop.signal });
      stopped.catch(() => {});
      const waits =
        'select from pg_locks where database = (select oid from pg_database where datname = current_database()) and not granted';
      while ((await client.query(waits)).rowCount === 0);
      stop.abort();
      await expect(stopped).rejects.toThrow('interrupted: nothing was changed');
    });
    expect(await contentsOf(into)).toEqual(before);
    expect((await restore(file, { force: true })).faults).toHaveLength(2);
  });

  it('is refused beside a server, and a server beside it', async () => {
    const { file } = await backUp(from, 'served.tar.gz');
    const [config, address] = [configOf(into, {}), { embedded: null, owner: into.owner }];
    const servers = [
      await takeServerPlace(config, address, silentLog),
      await takeServerPlace(config, address, silentLog),
    ];
    await expect(restore(file)).rejects.toThrow('a server runs over this database: stop it first');
    await Promise.all(servers.map((server) => server.leave()));
    const alone = await takePlaceAlone(config, address);
    await expect(takeServerPlace(config, address, silentLog)).rejects.toThrow('a backup is being restored');
    await alone.leave();
  });

  it('brings a backup of an earlier version up to date', async () => {
    const migrations = fileURLToPath(new URL('../../migrations/', import.meta.url));
    const earlier = pathToFileURL(`${join(folder, 'migrations')}/`);
    cpSync(migrations, earlier, { recursive: true, filter: (file) => !/\/00(?:2[4-9]|[3-9]\d)-[^/]*$/.test(file) });
    const old = await openOwnDatabase();
    await asOwner(old.owner, clearSchema);
    await migrate(old.owner, earlier);
    await asSuperuser(old, (client) =>
      client.query(`
        insert into companies (id, name, currency, country, time_zone, plan, subscription)
          values (gen_random_uuid(), 'Early Hire', 'GBP', 'GB', 'Europe/London', 'business', 'active');
        insert into users (id, name, email) values (gen_random_uuid(), 'Edith', 'edith@people.example');
        insert into members (company_id, user_id, role) select c.id, u.id, 'owner' from companies c, users u;
        insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total,
            drafted_by, event_description, event_days, share_token, created_at, updated_at)
          select id, gen_random_uuid(), 'P-2026-0001', 'sent', 'Gala', '', 'GBP', 0, 0, 'builtin', '', 1, 'x', now(), now()
          from companies;
        insert into proposal_history (company_id, id, proposal_id, at, actor_kind, what, details)
          select company_id, gen_random_uuid(), id, '2026-11-20T10:00:00Z', 'client', 'viewed', '{}' from proposals`),
    );
    let file = '';
    await migrate(old.owner, undefined, async () => {
      const source = { config: configOf(old, {}), owner: old.owner, clock };
      ({ file } = await makeBackup(source, join(folder, 'early.tar.gz'), { beside: 'nobody' }));
    });
    expect(await restore(file)).toMatchObject({ proposals: 1 });
    expect(await schemaOf(into)).toEqual(await schemaOf(old));
    expect({ ...(await contentsOf(into)), ...OF_EACH }).toEqual({ ...(await contentsOf(old)), ...OF_EACH });
    await old.close();
  });

  it('of a file that is newer, broken or none of ours is refused in a sentence, and changes nothing', async () => {
    const before = await contentsOf(into);
    const { file } = await backUp(from, 'whole.tar.gz');
    const whole = readFileSync(file);
    const at = (place: number) =>
      Buffer.concat([whole.subarray(0, place), Buffer.from([(whole[place] ?? 0) ^ 1]), whole.subarray(place + 1)]);
    const broken: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      half: whole.subarray(0, whole.length / 2),
      'a byte short': whole.subarray(0, -1),
      'a byte long': Buffer.concat([whole, Buffer.from('x')]),
      ...Object.fromEntries(
        [3, 5, 10, 400, whole.length / 2, whole.length - 3].map((place) => [`byte ${place}`, at(Math.floor(place))]),
      ),
    };
    const path = join(folder, 'broken.tar.gz');
    for (const [what, bytes] of Object.entries(broken)) {
      writeFileSync(path, bytes);
      await expect(restore(path), what).rejects.toThrow(
        /broken\.tar\.gz is (broken: it was cut short or changed|not a backup)/,
      );
    }
    writeFileSync(path, gzipSync('nothing of ours'));
    await expect(restore(path)).rejects.toThrow('broken.tar.gz is ');
    await expect(restore(join(folder, 'none.tar.gz'))).rejects.toThrow('ENOENT');
    await asSuperuser(from, (client) => client.query(`insert into schema_migrations values ('9000-later', 'x')`));
    const newer = await backUp(from, 'newer.tar.gz');
    await asSuperuser(from, (client) => client.query(`delete from schema_migrations where name = '9000-later'`));
    await expect(restore(newer.file)).rejects.toThrow(
      'newer.tar.gz was made by a newer Showbill (it has 9000-later): restore it with that version or a newer one',
    );
    expect(await contentsOf(into)).toEqual(before);
  });

  it('with another secret is refused', async () => {
    const { file } = await backUp(from, 'sealed.tar.gz');
    const env = { SECRET_KEY: 'another secret, long enough to be one of its own' };
    await expect(restore(file, { env })).rejects.toThrow(
      /^SECRET_KEY is not that of .*: it must be the one that was set when/,
    );
  });
});

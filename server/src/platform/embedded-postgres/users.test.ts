import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openEmbeddedPostgres } from './index.ts';
import {
  CHILD,
  isServed,
  NOBODY,
  newFolder,
  type OtherProcess,
  otherIn,
  postmasterOf,
  query,
  quiet,
  startOther,
  tidyUp,
} from './testing.ts';

const isRoot = process.getuid?.() === 0;
/** A checkout that is closed to others cannot be run by them. */
const othersCanRun = isRoot && spawnSync('test', ['-r', CHILD], { uid: NOBODY, gid: NOBODY }).status === 0;

afterEach(tidyUp);

describe.runIf(isRoot)('the user', () => {
  it('may be root, in a folder closed to others, whose files stay its own', async () => {
    const dataDir = join(await newFolder(), 'data');
    const database = await openEmbeddedPostgres({ dataDir, log: quiet });
    expect(await query(database.owner, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgres', 'base'))).uid).toBe(0);
    await database.close();
  });

  it.runIf(othersCanRun)('may be an ordinary one, and root may help out without taking the files away', async () => {
    const dataDir = await newFolder(NOBODY);
    const ordinary = startOther(NOBODY);
    await ordinary.ask({ open: dataDir });
    await ordinary.ask({ query: 'create table notes (note text)' });
    const attached = await openEmbeddedPostgres({ dataDir, log: quiet });
    await attached.close();
    await ordinary.ask('close');

    const alone = await openEmbeddedPostgres({ dataDir, log: quiet });
    expect((await stat(`/proc/${await postmasterOf(dataDir)}`)).uid).toBe(NOBODY);
    await query(alone.owner, "insert into notes values ('by root')");
    await alone.close();
    expect(isServed(dataDir)).toBe(false);

    await ordinary.ask({ open: dataDir });
    expect(await ordinary.ask({ query: 'select note from notes' })).toEqual([{ note: 'by root' }]);
    await ordinary.ask('close');
  });

  it.runIf(othersCanRun)(
    'may be root where namespaces are forbidden: nobody then owns the database, where it can reach it',
    async () => {
      const root = await startRootWithoutNamespaces();
      const folder = await newFolder();
      const dataDir = join(folder, 'data');
      await expect(root.ask({ open: dataDir })).rejects.toThrow(`${folder} is closed to the user nobody`);
      await chmod(folder, 0o711);
      await root.ask({ open: dataDir });
      expect(await root.ask({ query: 'select 1 as one' })).toEqual([{ one: 1 }]);
      expect((await stat(join(dataDir, 'postgres', 'base'))).uid).toBe(NOBODY);
      await root.ask('close');
      expect(isServed(dataDir)).toBe(false);
    },
  );

  it.runIf(othersCanRun)('is told in one line that the data folder belongs to another', async () => {
    const dataDir = await newFolder();
    const ordinary = startOther(NOBODY);
    await expect(ordinary.ask({ open: join(dataDir, 'data') })).rejects.toThrow(/data is closed to this user/);
    await expect(ordinary.ask({ open: dataDir })).rejects.toThrow(
      /is closed to this user \(uid 65534\)\. It belongs to uid 0\./,
    );
    await mkdir(join(dataDir, 'postgres'));
    await chmod(dataDir, 0o777);
    await expect(ordinary.ask({ open: dataDir })).rejects.toThrow(
      /belongs to another user \(uid 0; this is uid 65534\)/,
    );
  });

  it('is not led to a socket in a folder that somebody else has made', async () => {
    const long = join(await newFolder(), 'a-folder-with-a-long-name'.repeat(4));
    const other = startOther();
    await other.ask({ open: long });
    const lockFile = await readFile(join(long, 'postgres', 'postmaster.pid'), 'utf8');
    const host = lockFile.split('\n')[4] ?? '';
    await other.ask('close');
    await chown(host, NOBODY, NOBODY);
    await expect(other.ask({ open: long })).rejects.toThrow(`${host} is needed for the database's socket`);
    await rmdir(host);
  });
});

describe('the data folder', () => {
  it('is refused in one line when another version made it', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(openEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
      /was made by PostgreSQL 17; this release works with 18/,
    );
  });

  it('is refused in one line when it holds something else, or is a file', async () => {
    const dataDir = await newFolder();
    await mkdir(join(dataDir, 'postgres'));
    await writeFile(join(dataDir, 'postgres', 'letter.txt'), '');
    await expect(openEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
      /holds files that are not a PostgreSQL database/,
    );
    const file = join(dataDir, 'postgres', 'letter.txt');
    await expect(openEmbeddedPostgres({ dataDir: file, log: quiet })).rejects.toThrow(/a file is in the way/);
  });
});

/** A root that may not make user namespaces, in a namespace of its own with a limit of none. */
async function startRootWithoutNamespaces(): Promise<OtherProcess> {
  const forbidAndRun = 'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"';
  const waitForIds = 'echo up && read go && exec sh -c "$0" sh "$@"';
  const inNamespace = 'unshare';
  const child = spawn(inNamespace, ['--user', 'sh', '-c', waitForIds, forbidAndRun, process.execPath, CHILD], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  });
  const other = otherIn(child);
  await once(child.stdout!, 'data');
  for (const map of ['uid_map', 'gid_map']) await writeFile(`/proc/${child.pid}/${map}`, '0 0 65536');
  child.stdin!.end('go\n');
  return other;
}

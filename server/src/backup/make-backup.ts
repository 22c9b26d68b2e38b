import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Client, ClientConfig } from 'pg';
import type { Config } from '../platform/config.ts';
import { keptSecretKey } from '../platform/secrets.ts';
import { asOwner } from './connect.ts';
import { checkArchive } from './read-archive.ts';
import { liftRowSecurity } from './tables.ts';
import { writeArchive } from './write-archive.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly proposals: number;
  /** Of the program that made it. */
  readonly version: string;
}

export interface BackupSource {
  readonly config: Config;
  /** How to connect as the owner. */
  readonly owner: ClientConfig;
  readonly clock: { now(): Date };
}

/** How others are kept from being read and written meanwhile: not at all, or, for a database of any version, all of them. */
type Beside = 'others' | 'nobody';

/** What an unfinished file ends with. */
export const PART = '.part';

/**
 * Backs up the whole database as it is at one moment, with its secrets, and reads the file back before it takes its name.
 * Beside `nobody` the database may be of any version and is locked meanwhile.
 */
export async function makeBackup(
  { config, owner, clock }: BackupSource,
  file: string,
  { beside = 'others', signal }: { readonly beside?: Beside; readonly signal?: AbortSignal } = {},
): Promise<Backup> {
  const part = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}${PART}`);
  const about = { madeAt: clock.now(), secretKey: config.secretKey === null ? keptSecretKey(config.dataDir) : null };
  const sweep = () => rmSync(part, { force: true });
  process.once('exit', sweep); // where a signal ends it
  try {
    await asOwner(owner, (client) => atOneMoment(client, beside, () => writeArchive(client, part, about)), signal);
    const { manifest, closing } = await checkArchive(part);
    await rename(part, file);
    await flush(dirname(file));
    const { size } = await stat(file);
    return { file, bytes: size, proposals: closing.proposals, version: manifest.version };
  } finally {
    sweep();
    process.off('exit', sweep);
  }
}

/** The same into the folder of backups, under a name that says when: `showbill-2026-11-29T10-20-30.tar.gz`. */
export async function makeNamedBackup(
  source: BackupSource,
  kind: '' | 'before-migration' | 'before-restore',
  options?: Parameters<typeof makeBackup>[2],
): Promise<Backup> {
  const { folder } = source.config.backups;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const when = source.clock.now().toISOString().slice(0, 19).replaceAll(':', '-');
  return makeBackup(source, await freeName(join(folder, `showbill-${kind === '' ? '' : `${kind}-`}${when}`)), options);
}

/** Another of the same second keeps its name. */
async function freeName(stem: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const file = `${stem}${count === 1 ? '' : `-${count}`}.tar.gz`;
    if ((await stat(file).catch(() => null)) === null) return file;
  }
}

async function atOneMoment(client: Client, beside: Beside, work: () => Promise<void>): Promise<void> {
  await client.query(`begin isolation level repeatable read${beside === 'others' ? ' read only' : ''}`);
  if (beside === 'others') await client.query(`set local app.backup = 'on'`);
  else await liftRowSecurity(client);
  await work();
  await client.query('rollback');
}

/** So that the name outlives a loss of power. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

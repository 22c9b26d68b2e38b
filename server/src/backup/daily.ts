import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { ClientConfig } from 'pg';
import type { Context } from '../platform/context.ts';
import { asOwner } from './connect.ts';
import { makeBackup, PART } from './make-backup.ts';

/** Any number of its own: whoever makes the daily backup holds this advisory lock. */
const LOCK = 7_261_003;
const NAME = /^showbill-daily-\d{4}-\d\d-\d\d\.tar\.gz$/;
const DAY_MS = 86_400_000;

export interface BackupContext extends Context {
  /** How to connect as the owner. */
  readonly owner: ClientConfig;
}

/**
 * Makes the backup of the day (UTC) where none of the processes has made it yet, and removes the oldest beyond those that
 * are kept. A database without companies is not backed up.
 */
export async function backUpDaily(context: BackupContext, signal: AbortSignal): Promise<void> {
  const { config, clock, owner } = context;
  if (config.backups.keep === 0 || !(await isDue(context))) return;
  const day = dayOf(clock.now());
  await asOwner(
    owner,
    async (client) => {
      const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${LOCK}) as taken`);
      if (rows[0]?.taken !== true || !(await isDue(context))) return;
      await mkdir(config.backups.folder, { recursive: true, mode: 0o700 });
      await makeBackup(context, join(config.backups.folder, `showbill-daily-${day}.tar.gz`), { signal });
      await sql`update installation set backed_up_at = ${clock.now()}`.execute(context.db);
      await prune(context);
    },
    signal,
  ).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

async function isDue({ db, clock }: Context): Promise<boolean> {
  const { rows } = await sql<{ backed_up_at: Date | null; is_empty: boolean }>`
    select backed_up_at, not exists (select from all_company_ids()) as is_empty from installation`.execute(db);
  const [found] = rows;
  if (found === undefined || found.is_empty) return false;
  return found.backed_up_at === null || dayOf(found.backed_up_at) < dayOf(clock.now());
}

/** Daily backups beyond the newest, and what a process that was killed has left unfinished. */
async function prune({ config, clock }: Context): Promise<void> {
  const { folder, keep } = config.backups;
  const names = await readdir(folder);
  const daily = names.filter((name) => NAME.test(name)).sort();
  for (const name of daily.slice(0, -keep)) await rm(join(folder, name), { force: true });
  for (const name of names.filter((each) => each.startsWith('.showbill-') && each.endsWith(PART))) {
    const changed = (await stat(join(folder, name)).catch(() => null))?.mtimeMs;
    if (changed !== undefined && changed < clock.now().getTime() - DAY_MS)
      await rm(join(folder, name), { force: true });
  }
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { systemClock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { codeOf, type DataFolder } from './data-folder.ts';
import type { Programs } from './programs.ts';
import { ENVIRONMENT, type RunAs } from './run-as.ts';

const run = promisify(execFile);

const ARGUMENTS = [
  '--username=postgres',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-sync',
  '--no-instructions',
];
/** A folder that has been in the making for longer than this was left by a crash. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Makes the database's files in a folder beside their place and moves them there when they are complete.
 * Of several processes at once one moves first; the others throw theirs away.
 * @throws AppError `unavailable` with initdb's reason.
 */
export async function initialise(folder: DataFolder, programs: Programs, runAs: RunAs): Promise<void> {
  await removeAbandoned(folder);
  const making = await mkdtemp(`${folder.database}.new-`);
  try {
    if (runAs.user) await chown(making, runAs.user.uid, runAs.user.gid);
    await initdb(making, programs, runAs);
    await rename(making, folder.database);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error;
  }
}

async function initdb(making: string, programs: Programs, runAs: RunAs): Promise<void> {
  const [command, ...args] = [...runAs.prefix, programs.initdb, ...ARGUMENTS, '-D', making] as const;
  try {
    await run(command, args, { cwd: '/', env: ENVIRONMENT, ...runAs.user });
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : String(cause);
    const reason = said.split('\n').find((line) => line.includes('error')) ?? said;
    throw new AppError('unavailable', `PostgreSQL could not make its files: ${reason}`, { cause });
  }
}

async function removeAbandoned(folder: DataFolder): Promise<void> {
  const prefix = `${basename(folder.database)}.new-`;
  for (const name of await readdir(folder.root)) {
    if (!name.startsWith(prefix)) continue;
    const path = join(folder.root, name);
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (systemClock.now().getTime() - changed > ABANDONED_AFTER_MS) await rm(path, { recursive: true, force: true });
  }
}

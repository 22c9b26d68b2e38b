import { execFile } from 'node:child_process';
import { link, readFile, readlink, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { codeOf, type DataFolder, readIfThere } from './data-folder.ts';
import { ENVIRONMENT } from './run-as.ts';
import { socketIn } from './socket-folder.ts';

const run = promisify(execFile);

/** A fast shutdown writes a checkpoint; only a stuck one takes this long. */
const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 3_000;

/** The process that serves this folder, if it lives. */
export async function livingPostmaster(folder: DataFolder): Promise<number | undefined> {
  const pid = pidIn(await readIfThere(pidFileOf(folder)));
  return pid !== undefined && (await isPostmaster(pid, folder)) ? pid : undefined;
}

/**
 * PostgreSQL itself sees through the lock files of a process that is gone, but takes any living process with that
 * number for itself. Such files are moved away, and moved back should another process have renewed them meanwhile.
 * Two servers over one folder stay impossible all the same: PostgreSQL refuses while shared memory of that folder is in use.
 */
export async function removeMistakenLocks(folder: DataFolder): Promise<void> {
  for (const path of [pidFileOf(folder), `${socketIn(folder.sockets)}.lock`]) {
    const pid = pidIn(await readIfThere(path));
    if (pid === undefined || !isAlive(pid) || (await isPostmaster(pid, folder))) continue;
    const aside = `${path}.stale-${process.pid}`;
    try {
      await rename(path, aside);
      if (pidIn(await readIfThere(aside)) !== pid) await link(aside, path);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
    }
    await rm(aside, { force: true });
  }
}

/** Ends the server in good order if it can be had, at once if not. Resolves when the process is gone. */
export async function stopPostmaster(folder: DataFolder, pid: number): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
    ['SIGKILL', IMMEDIATE_SHUTDOWN_MS],
  ] as const) {
    if (!send(signal, pid)) return;
    if (await isGoneWithin(patience, pid, folder)) return;
  }
}

async function isGoneWithin(patience: number, pid: number, folder: DataFolder): Promise<boolean> {
  const until = performance.now() + patience;
  while (performance.now() < until) {
    if (!(await isPostmaster(pid, folder))) return true;
    await delay(5);
  }
  return false;
}

/**
 * A postmaster works in its data folder. In a container root may not see where another user's process works, but
 * what it was started as. A zombie has neither.
 */
async function isPostmaster(pid: number, folder: DataFolder): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'linux') {
    const where = await readlink(`/proc/${pid}/cwd`).catch((error: unknown) => codeOf(error));
    if (where !== 'EACCES' && where !== 'EPERM') return where === folder.database;
    const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0');
    return basename(program) === 'postgres' && args.includes(folder.database);
  }
  const listed = await run('ps', ['-o', 'comm=', '-p', String(pid)], { env: ENVIRONMENT }).catch(() => undefined);
  return basename(listed?.stdout.trim() ?? '') === 'postgres';
}

function isAlive(pid: number): boolean {
  return send(0, pid);
}

function send(signal: NodeJS.Signals | 0, pid: number): boolean {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The first line of postmaster.pid and of the socket's lock file is a process number. */
function pidIn(text: string | undefined): number | undefined {
  const pid = Number.parseInt(text ?? '', 10);
  return pid > 0 ? pid : undefined;
}

function pidFileOf(folder: DataFolder): string {
  return join(folder.database, 'postmaster.pid');
}

import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../errors.ts';
import { type DataFolder, isInitialised } from './data-folder.ts';
import { initialise } from './initialise.ts';
import type { Log } from './log.ts';
import { livingPostmaster, removeMistakenLocks, stopPostmaster } from './postmaster.ts';
import type { Programs } from './programs.ts';
import { chooseRunAs } from './run-as.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { connect, makeDatabase, type Session } from './session.ts';
import { giveSocketFolder } from './socket-folder.ts';

const POLL_MS = 10;
/** After kill -9 of a postmaster its children hold the shared memory for a moment, and no other can start. */
const BETWEEN_STARTS_MS = 100;
const PATIENCE_MS = 10_000;
/** What PostgreSQL says while another holds the folder, or the children of a dead one do. Other failures stay. */
const PASSING_FAILURE = /lock file|shared memory block/;
const LASTING_FAILURES = 3;
/** As long as PostgreSQL answers that it is on its way, recovery after a crash may take this long. */
const LONGEST_PATIENCE_MS = 300_000;

/**
 * Becomes a user of the folder's database: attaches to the PostgreSQL that runs, or starts one.
 * @param signal gives up early, and ends what was started
 * @throws AppError `unavailable` with PostgreSQL's last words when it cannot be had within the patience
 */
export async function enter(folder: DataFolder, programs: Programs, log: Log, signal: AbortSignal): Promise<Session> {
  const end = performance.now() + LONGEST_PATIENCE_MS;
  let giveUpAt = performance.now() + PATIENCE_MS;
  let server: ServerProcess | undefined;
  let mayStartAt = 0;
  let failures = 0;
  let reason = '';
  try {
    while (performance.now() < giveUpAt) {
      signal.throwIfAborted();
      const connection = await connect(folder.sockets);
      if (connection.state === 'connected') return connection.session;
      reason = connection.reason;
      if (connection.state === 'empty') await makeDatabase(folder.sockets);
      if (connection.state === 'busy') giveUpAt = Math.min(end, performance.now() + PATIENCE_MS);
      if (connection.state === 'absent' && !server?.isRunning() && performance.now() >= mayStartAt) {
        if (server !== undefined && (await hasFailedForGood(server))) failures += 1;
        if (failures === LASTING_FAILURES) break;
        if ((await livingPostmaster(folder)) === undefined) {
          const isFirst = server === undefined;
          server = await start(folder, programs, log);
          if (isFirst) giveUpAt = performance.now() + PATIENCE_MS;
        }
        mayStartAt = performance.now() + BETWEEN_STARTS_MS;
      }
      await delay(POLL_MS);
    }
    throw await tooLate(folder, server, reason);
  } catch (error) {
    if (server?.pid !== undefined && server.isRunning()) await stopPostmaster(folder, server.pid);
    throw error;
  }
}

async function start(folder: DataFolder, programs: Programs, log: Log): Promise<ServerProcess> {
  const runAs = await chooseRunAs(folder, programs.postgres);
  if (!(await isInitialised(folder))) {
    log.info({ folder: folder.database }, 'making the database files');
    await initialise(folder, programs, runAs);
  }
  if (runAs.user) await giveSocketFolder(folder.sockets, runAs.user.uid, runAs.user.gid);
  await removeMistakenLocks(folder);
  log.debug({ folder: folder.database }, 'starting PostgreSQL');
  return startServer(folder, programs, runAs);
}

async function hasFailedForGood(server: ServerProcess): Promise<boolean> {
  return server.hasFailed() && !PASSING_FAILURE.test(await server.lastWords());
}

async function tooLate(folder: DataFolder, server: ServerProcess | undefined, reason: string): Promise<AppError> {
  const pid = await livingPostmaster(folder);
  const words = (await server?.lastWords()) || 'nothing';
  const message =
    pid === undefined
      ? `PostgreSQL does not start over ${folder.root}. The last it said: ${words}`
      : `PostgreSQL (process ${pid}) runs over ${folder.root}, but cannot be reached at ${folder.sockets}: ${reason}`;
  return new AppError('unavailable', message);
}

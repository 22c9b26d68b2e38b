import { setTimeout as delay } from 'node:timers/promises';
import { prepareDataFolder } from './data-folder.ts';
import { enter } from './enter.ts';
import type { Log } from './log.ts';
import { livingPostmaster, stopPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';
import type { Session } from './session.ts';
import { PORT } from './settings.ts';

export type { Log } from './log.ts';

/** PostgreSQL notices at once that a killed process's connection is gone; on a busy machine it may take a while. */
const CLAIM_PATIENCE_MS = 2_000;
const CLAIM_POLL_MS = 50;
const BETWEEN_REVIVALS_MS = 1_000;

export interface EmbeddedPostgres {
  /** How to connect as the owner: unix socket, trust. */
  readonly owner: {
    readonly host: string;
    readonly port: number;
    readonly user: 'showbill_owner';
    readonly database: 'showbill';
  };
  /**
   * Takes the one place of a server over this data folder; false when another live server holds it.
   * Held until close, and taken again after a restart of the database.
   */
  claimServer(): Promise<boolean>;
  /** Stops being a user of the database. The last user stops PostgreSQL; close the pools before. */
  close(): Promise<void>;
}

/**
 * Opens the database of a data folder: makes it where it is missing, starts PostgreSQL where none runs over it, and
 * starts it again whenever it dies until close.
 * @param options.onRestart called each time after the database was lost and is back
 * @throws AppError `unavailable` with one line that says what is wrong
 */
export async function openEmbeddedPostgres(options: {
  dataDir: string;
  log: Log;
  onRestart?: () => void;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log } = options;
  const programs = await findPrograms();
  const folder = await prepareDataFolder(dataDir);
  const closing = new AbortController();
  let isServer = false;
  let current: Session | undefined = await enter(folder, programs, log, closing.signal);
  const supervision = supervise(current);
  let closed: Promise<void> | undefined;

  return {
    owner: { host: folder.sockets, port: PORT, user: 'showbill_owner', database: 'showbill' },
    claimServer: async () => {
      isServer ||= await claim();
      return isServer;
    },
    close: () => (closed ??= close()),
  };

  async function supervise(first: Session): Promise<void> {
    let session = first;
    for (;;) {
      await session.ended;
      current = undefined;
      if (closing.signal.aborted) return;
      log.warn({ folder: folder.root }, 'the database is lost');
      const next = await revive();
      if (next === undefined) return;
      if (closing.signal.aborted) return leave(next);
      session = next;
      current = next;
      if (isServer && !(await claim())) {
        log.error({ folder: folder.root }, 'another server has taken the data folder while the database was away');
      }
      log.warn({ folder: folder.root }, 'the database is back');
      options.onRestart?.();
    }
  }

  async function revive(): Promise<Session | undefined> {
    for (;;) {
      try {
        return await enter(folder, programs, log, closing.signal);
      } catch (error) {
        if (closing.signal.aborted) return undefined;
        log.error({ err: error }, 'the database cannot be started again; trying on');
        await delay(BETWEEN_REVIVALS_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      }
    }
  }

  async function claim(): Promise<boolean> {
    const until = performance.now() + CLAIM_PATIENCE_MS;
    while (!(await current?.takeServerPlace().catch(() => false))) {
      if (performance.now() > until) return false;
      await delay(CLAIM_POLL_MS);
    }
    return true;
  }

  async function close(): Promise<void> {
    closing.abort();
    if (current !== undefined) await leave(current);
    await supervision;
  }

  async function leave(session: Session): Promise<void> {
    try {
      if (!(await session.giveUpShare())) return;
      const pid = await livingPostmaster(folder);
      if (pid !== undefined) await stopPostmaster(folder, pid);
    } catch (error) {
      log.debug({ err: error }, 'the database was lost while it was being closed');
    } finally {
      await session.end();
    }
  }
}

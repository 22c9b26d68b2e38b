import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { inEnglish } from '../refusals/index.ts';
import type { Config } from './config.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres/index.ts';
import { AppError, messageOf } from './errors.ts';
import type { Log } from './log.ts';
import { DatabaseRefused } from './migrate.ts';

/** Any number of its own: held shared by each server over an external database, and alone by who must have none beside it. */
const LOCK = 7_261_002;
const CONNECT_MS = 10_000;
const BETWEEN_TRIES_MS = 1_000;

export interface DatabaseAddress {
  /** Null for an external database. */
  readonly embedded: EmbeddedPostgres | null;
  /** How to connect as the owner. */
  readonly owner: ClientConfig;
}

/** What tells others that this process serves, or that none may; until `leave`. */
export interface ServerPlace {
  leave(): Promise<void>;
}

/** The database that the configuration names; the embedded one is started where it does not run. */
export async function reachDatabase({ databaseUrl, dataDir }: Config, log: Log): Promise<DatabaseAddress> {
  if (databaseUrl !== null) return { embedded: null, owner: { connectionString: databaseUrl } };
  const embedded = await openEmbeddedPostgres({ dataDir, log });
  return { embedded, owner: embedded.owner };
}

/** Throws AppError `unavailable` where another server has the embedded database, or a restore the external one. */
export async function takeServerPlace(config: Config, address: DatabaseAddress, log: Log): Promise<ServerPlace> {
  if (address.embedded !== null) return claimEmbedded(config, address.embedded);
  let held = await lock(address.owner, 'shared');
  if (held === null)
    throw new AppError('unavailable', 'a backup is being restored into this database: wait for its end');
  const ending = new AbortController();
  const keeping = keep();
  return {
    async leave() {
      ending.abort();
      await held?.leave();
      await keeping;
    },
  };

  async function keep(): Promise<void> {
    for (;;) {
      await held?.ended;
      if (ending.signal.aborted) return;
      await wait(BETWEEN_TRIES_MS, undefined, { ref: false, signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      held = await lock(address.owner, 'shared').catch(() => null);
      // told to leave while it was taken anew
      if (ending.signal.aborted) return held?.leave();
      if (held === null) log.warn('the place of a server over the database is lost; trying on');
    }
  }
}

/** The place of the only process that works with the database. Throws AppError where a server runs. */
export async function takePlaceAlone(config: Config, { embedded, owner }: DatabaseAddress): Promise<ServerPlace> {
  if (embedded !== null) return claimEmbedded(config, embedded);
  const held = await lock(owner, 'alone');
  if (held === null) throw new AppError('conflict', inEnglish('a server runs over this database: stop it first'));
  return held;
}

async function claimEmbedded({ dataDir }: Config, embedded: EmbeddedPostgres): Promise<ServerPlace> {
  if (!(await embedded.claimServer())) {
    throw new AppError('unavailable', `another server runs over the data folder ${dataDir}: stop it, or set DATA_DIR`);
  }
  return { leave: async () => {} }; // it goes with the database
}

interface Held extends ServerPlace {
  /** Resolves when the connection that holds it is gone. */
  readonly ended: Promise<void>;
}

/** Null where others hold it otherwise. */
async function lock(owner: ClientConfig, how: 'shared' | 'alone'): Promise<Held | null> {
  const client = new Client({
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    ...owner,
    application_name: 'showbill place',
  });
  client.on('error', () => {}); // it shows in its end
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const leave = () => client.end().catch(() => {});
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseRefused(messageOf(error), { cause: error });
  }
  let isTaken = false;
  try {
    await client.query('set idle_session_timeout = 0');
    const way = how === 'shared' ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ taken: boolean }>(`select ${way}(${LOCK}) as taken`);
    isTaken = rows[0]?.taken === true;
  } finally {
    // a connection that is kept for nothing would keep the process from ending
    if (!isTaken) await leave();
  }
  return isTaken ? { ended, leave } : null;
}

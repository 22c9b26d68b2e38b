import type { Client, Pool } from 'pg';
import { databaseFault, unavailableBecause } from './database-faults.ts';
import { AppError } from './errors.ts';
import { migrationNames } from './migrate.ts';
import { clientBeside } from './pool.ts';

/** Whoever asks is answered within a second, and the answer has to travel. */
const PATIENCE_MS = 800;

type Check = 'connection' | 'migrations' | 'writes';

export interface Readiness {
  /** Throws `unavailable`, which names the check that failed, unless the database can be reached, is migrated and takes writes. */
  check(): Promise<void>;
  close(): void;
}

/**
 * Whether the database serves, tried on a connection of its own, so that requests that are many or slow tell nothing of
 * it. One try at a time, however many ask.
 */
export function createReadiness(pool: Pool): Readiness {
  const needed = migrationNames();
  let client: Client | null = null;
  let running: Promise<void> | null = null;

  async function attempt(): Promise<void> {
    let check: Check = 'connection';
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(unavailableBecause(check === 'connection' ? 'away' : 'slow')),
      PATIENCE_MS,
    );
    try {
      await Promise.race([tryAll((next) => (check = next)), late.promise]);
    } catch (error) {
      drop();
      throw notReady(check, error);
    } finally {
      clearTimeout(timer);
    }
  }

  async function tryAll(at: (check: Check) => void): Promise<void> {
    at('connection');
    const connected = (client ??= await connect());
    await connected.query(BEGIN);
    at('migrations');
    const { rows } = await connected.query<{ name: string }>('select name from schema_migrations');
    const done = new Set(rows.map(({ name }) => name));
    if (!needed.every((name) => done.has(name))) throw new AppError('unavailable', 'the database is not migrated');
    at('writes');
    await connected.query(WRITE_A_ROW);
    await connected.query(FILL_A_FILE);
    await connected.query('commit');
  }

  async function connect(): Promise<Client> {
    const opened = clientBeside(pool, {
      application_name: 'showbill ready',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    opened.once('end', () => {
      if (client === opened) client = null;
    });
    try {
      await opened.connect();
    } catch (error) {
      opened.connection.stream.destroy();
      throw error;
    }
    return opened;
  }

  function drop(): void {
    client?.connection.stream.destroy();
    client = null;
  }

  return {
    check: () => (running ??= attempt().finally(() => (running = null))),
    close: drop,
  };
}

/** For the transaction alone: through a pooler, the connection is another's after it. */
const BEGIN = `
  begin;
  set local statement_timeout = ${PATIENCE_MS};
  set local lock_timeout = ${PATIENCE_MS};
  set local work_mem = '64kB'`;

/** Committed, unless another server is about it this moment. */
const WRITE_A_ROW = `
  update readiness set written_at = clock_timestamp()
  where only_row in (select only_row from readiness for update skip locked)`;

/** A row takes the place of an older one: half a megabyte that is sorted on the disk tells whether there is room on it. */
const FILL_A_FILE = `
  select count(*) from (select repeat(md5(n::text), 8) as text from generate_series(1, 2000) n order by text) sorted`;

function notReady(check: Check, error: unknown): AppError {
  const fault = databaseFault(error);
  const told = fault === null ? null : unavailableBecause(fault);
  const reason = told?.message.split(';')[0] ?? (error instanceof AppError ? error.message.split(';')[0] : 'it failed');
  return new AppError('unavailable', `not ready: ${check}: ${reason}`, {
    retryAfterSeconds: told?.details.retryAfterSeconds ?? 5,
    cause: error,
  });
}

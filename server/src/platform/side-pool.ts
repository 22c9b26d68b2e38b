import { Pool, type PoolConfig } from 'pg';
import { types } from './db.ts';

/** How a pool connects, as it can be sent to a thread; the role is part of it. */
export interface Connection {
  readonly connectionString?: string | undefined;
  readonly host?: string | undefined;
  readonly port?: number | undefined;
  readonly user?: string | undefined;
  readonly database?: string | undefined;
  readonly options?: string | undefined;
}

export function connectionOf({ options: given }: Pool): Connection {
  const { connectionString, host, port, user, database, options } = given;
  return { connectionString, host, port, user, database, options };
}

const SECONDS = 1000;
/** Of work that goes on for minutes in statements of some tenths of a second. */
const TIME_OUTS = {
  connectionTimeoutMillis: 10 * SECONDS,
  statement_timeout: 60 * SECONDS,
  lock_timeout: 5 * SECONDS,
  idle_in_transaction_session_timeout: 60 * SECONDS,
};

/**
 * One connection beside those of the service, for long work: it takes none of theirs. Whoever opens it ends it, and with
 * the thread that holds it PostgreSQL takes back what was not committed.
 */
export function openSidePool({ connectionString, ...parts }: Connection): Pool {
  const address: PoolConfig = connectionString === undefined ? withoutGaps(parts) : { connectionString };
  const pool = new Pool({ ...address, ...TIME_OUTS, types, max: 1, application_name: 'showbill import' });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {}); // the next statement fails
  return pool;
}

function withoutGaps(parts: Omit<Connection, 'connectionString'>): PoolConfig {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

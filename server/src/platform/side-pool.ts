import type { Pool, PoolConfig } from 'pg';
import { SERVICE_ROLE, types } from './db.ts';
import { silentLog } from './log.ts';
import { openPool, SIDE_LIMITS } from './pool.ts';

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

/**
 * One connection beside those of the service, for long work: it takes none of theirs. Whoever opens it ends it, and with
 * the thread that holds it PostgreSQL takes back what was not committed.
 */
export function openSidePool({ connectionString, ...parts }: Connection): Pool {
  const address: PoolConfig = connectionString === undefined ? withoutGaps(parts) : { connectionString };
  return openPool({ ...address, types, application_name: 'showbill import' }, SERVICE_ROLE, SIDE_LIMITS, silentLog);
}

function withoutGaps(parts: Omit<Connection, 'connectionString'>): PoolConfig {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}

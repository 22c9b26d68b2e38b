import type { Pool, PoolConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { ConfigError } from './config.ts';
import { SERVICE_ROLE, types } from './db.ts';
import type { Log } from './log.ts';
import { openPool, type PoolLimits, poolOf } from './pool.ts';

/** For what listens on behalf of one pool. */
const SESSIONS = 2;

const sessionsByPool = new WeakMap<Pool, Pool>();

/**
 * A pool through a pooler that lends its connections for one transaction at a time. It lets nobody set anything while
 * connecting, so that role and time-outs are those of the user it connects as; only the silence is watched by us. A
 * connection that works as another role than the service's is refused with a ConfigError. `owner` is the way past the
 * pooler, for what needs a session.
 */
export function openPoolThroughPooler(url: string, owner: PoolConfig, limits: PoolLimits, log: Log): Pool {
  const pool = poolOf({ connectionString: url, types }, limits, log, (client, done) => {
    client.query<{ role: string }>('select current_user as role', (error: Error | null, result) => {
      const role = result?.rows[0]?.role;
      done(error ?? (role === SERVICE_ROLE ? undefined : otherRole(role)));
    });
  });
  sessionsByPool.set(pool, openPool({ ...owner, types }, SERVICE_ROLE, { ...limits, connections: SESSIONS }, log));
  return pool;
}

/** The pool whose connections keep a session, so that they can listen or be set up: the pool itself where no pooler is before it. */
export function sessionsBeside(pool: Pool): Pool {
  return sessionsByPool.get(pool) ?? pool;
}

/** Ends the way past the pooler, where there is one; the pool itself is ended by its owner. */
export async function endSessionsBeside(pool: Pool): Promise<void> {
  await sessionsByPool.get(pool)?.end();
}

/** A statement that a connection keeps prepared under its name; through a pooler the next connection would not know it. */
export function queryPrepared<Row extends QueryResultRow>(
  pool: Pool,
  name: string,
  statement: QueryConfig,
): Promise<QueryResult<Row>> {
  return pool.query<Row>(sessionsByPool.has(pool) ? statement : { ...statement, name });
}

function otherRole(role: string | undefined): ConfigError {
  return new ConfigError(`DATABASE_POOL_URL works as the role "${role}": it must work as ${SERVICE_ROLE}`);
}

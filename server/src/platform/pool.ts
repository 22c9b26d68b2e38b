import { Client, type ClientConfig, Pool, type PoolConfig } from 'pg';
import type { Log } from './log.ts';
import { forNoRequest } from './request-marks.ts';

/** What no connection may exceed, in milliseconds; `connections`: how many at most. */
export interface PoolLimits {
  readonly connections: number;
  /** Until a connection is had, be it new or one that others have now. */
  readonly connect: number;
  readonly lock: number;
  readonly statement: number;
  /** A transaction in which nothing is asked. */
  readonly idleInTransaction: number;
  /** Of the database, while it is asked something: longer than it may take over a statement, as then nobody is there. */
  readonly silence: number;
}

/** For requests; DATABASE_CONNECTIONS and DATABASE_TIMEOUT_SECONDS set them otherwise. */
export const SERVICE_LIMITS: PoolLimits = {
  connections: 12,
  connect: 5_000,
  lock: 10_000,
  statement: 20_000,
  idleInTransaction: 20_000,
  silence: 25_000,
};

/** For what runs by itself beside them: sweeps, deliveries, mail. */
export const WORK_LIMITS: PoolLimits = { ...SERVICE_LIMITS, connections: 5, statement: 60_000, silence: 65_000 };

/** For commands, for which somebody waits on purpose. */
export const COMMAND_LIMITS: PoolLimits = {
  connections: 4,
  connect: 10_000,
  lock: 60_000,
  statement: 600_000,
  idleInTransaction: 600_000,
  silence: 605_000,
};

/** Of one connection beside those of the service, for work that goes on for minutes in statements of some tenths of a second. */
export const SIDE_LIMITS: PoolLimits = {
  connections: 1,
  connect: 10_000,
  lock: 5_000,
  statement: 60_000,
  idleInTransaction: 60_000,
  silence: 65_000,
};

const LONGEST_IDLE_MS = 15_000;
/** How often PostgreSQL looks whether anybody still waits for what it does. */
const LOOK_MS = 2_000;

/** A pool whose connections all work as a role, within limits that the database keeps, or that we do where it is silent. */
export function openPool(connection: PoolConfig, role: string, limits: PoolLimits, log: Log): Pool {
  const config = withOptions(connection, [
    `role=${role}`,
    `statement_timeout=${limits.statement}`,
    `lock_timeout=${limits.lock}`,
    `idle_in_transaction_session_timeout=${limits.idleInTransaction}`,
  ]);
  // a server that cannot look does without
  return poolOf(config, limits, log, (client, done) => {
    client.query(`set client_connection_check_interval = ${LOOK_MS}`, () => done());
  });
}

export type Verify = NonNullable<PoolConfig['verify']>;

/** `verify` is asked of each connection before its first use. */
export function poolOf(config: PoolConfig, limits: PoolLimits, log: Log, verify: Verify): Pool {
  const pool = new Pool({
    ...config,
    max: limits.connections,
    application_name: config.application_name ?? 'showbill',
    connectionTimeoutMillis: limits.connect,
    // before it counts as silent
    idleTimeoutMillis: Math.min(LONGEST_IDLE_MS, limits.silence / 2),
    keepAlive: true,
    verify,
  });
  pool.on('connect', (client) => {
    // a connection that is lost between two statements of a transaction has no other listener; the next statement fails
    client.on('error', () => {});
    if (client instanceof Client) breakOffAfter(client, limits.silence);
  });
  pool.on('error', (error) => forNoRequest(() => log.warn({ err: error }, 'a database connection was lost')));
  return pool;
}

/** A connection of its own beside a pool, made like the pool's; not connected yet. */
export function clientBeside(pool: Pool, config: ClientConfig = {}): Client {
  const client = new Client({ ...pool.options, ...config });
  client.on('error', () => {}); // the query under way reports it
  return client;
}

/** For a connection on which nothing is asked for long. */
export function letBeSilent(client: Client): void {
  breakOffAfter(client, 0);
}

/** A database that takes a statement and never answers keeps no time-out of its own. */
function breakOffAfter({ connection: { stream } }: Client, ms: number): void {
  if ('setTimeout' in stream && typeof stream.setTimeout === 'function') stream.setTimeout(ms, () => stream.destroy());
}

/** Options in an address would win over those beside it, so that ours have to stand in the address too. */
function withOptions(connection: PoolConfig, settings: readonly string[]): PoolConfig {
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  if (connection.connectionString === undefined) return { ...connection, options };
  const url = new URL(connection.connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given === null ? options : `${given} ${options}`);
  // a plus is a space in a query, but not to every reader of such addresses
  url.search = url.search.replaceAll('+', '%20');
  return { ...connection, connectionString: url.href };
}

import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { Pool, type PoolConfig, TypeOverrides } from 'pg';
import { codeOf } from './errors.ts';
import type { Log } from './log.ts';

/**
 * The tables by name. Each module declares its own, beside its queries:
 * `declare module '../platform/db.ts' { interface Tables { clients: ClientsTable } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules
export interface Tables {}

export type Db = Kysely<Tables>;
/** A transaction of one company: row-level security lets it see nothing else. */
export type Tx = Transaction<Tables>;

/** The role that the service works as: owns nothing, cannot bypass row-level security. */
export const SERVICE_ROLE = 'showbill_service';

/** int8 arrives as bigint, date and numeric as text: nothing passes through a float on its way. */
export const types = new TypeOverrides();
types.setTypeParser(20, BigInt); // int8
types.setTypeParser(1082, String); // date

/** A pool whose connections all work as the service's role: the role is part of how they connect, so none is ever without it. */
export function createServicePool(connection: PoolConfig, log: Log, size = 12): Pool {
  const pool = new Pool({
    ...asServiceRole(connection),
    types,
    max: size,
    application_name: 'showbill',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
  });
  // a connection that is lost between two statements of a transaction has no other listener; the next statement fails
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ err: error }, 'a database connection was lost'));
  return pool;
}

/** Options in an address would win over those beside it, so that ours have to stand in the address too. */
function asServiceRole(connection: PoolConfig): PoolConfig {
  const role = `-c role=${SERVICE_ROLE}`;
  if (connection.connectionString === undefined) return { ...connection, options: role };
  const url = new URL(connection.connectionString);
  const given = url.searchParams.get('options');
  url.searchParams.set('options', given === null ? role : `${given} ${role}`);
  // a plus is a space in a query, but not to every reader of such addresses
  url.search = url.search.replaceAll('+', '%20');
  return { ...connection, connectionString: url.href };
}

export function createDb(pool: Pool): Db {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const GONE_SQLSTATES = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001', '08004']);
const GONE_ERRNOS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Whether an error means that the database could not be reached, so that the same call may go through later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (typeof code === 'string') {
    if (GONE_SQLSTATES.has(code)) return true;
    if (GONE_ERRNOS.has(code) && 'syscall' in error && error.syscall !== 'open') return true;
  }
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/.test(
    error.message,
  );
}

import { AppError, codeOf, messageOf } from './errors.ts';

/** How a database can fail through no fault of whoever asks, so that the same call may go through later. */
export type DatabaseFault = 'away' | 'full' | 'read_only' | 'starved' | 'slow' | 'contended';

/** What the caller is told, and after how many seconds another try makes sense. */
const TOLD: Record<DatabaseFault, { readonly message: string; readonly retryAfterSeconds: number }> = {
  away: { message: 'the database cannot be reached; please try again', retryAfterSeconds: 2 },
  full: { message: 'the database has no room left; please try again later', retryAfterSeconds: 30 },
  read_only: { message: 'the database takes no changes at the moment; please try again', retryAfterSeconds: 5 },
  starved: { message: 'the service is busy; please try again', retryAfterSeconds: 2 },
  slow: { message: 'this took longer than the service allows; please try again', retryAfterSeconds: 5 },
  contended: { message: 'others are changing the same at this moment; please try again', retryAfterSeconds: 1 },
};

/** By SQLSTATE (PostgreSQL, appendix A), or by its class where no state of its own is named. */
const BY_STATE: Readonly<Record<string, DatabaseFault>> = {
  '08': 'away', // connection_exception
  '25006': 'read_only', // read_only_sql_transaction: a standby, before or after a failover
  '25P03': 'slow', // idle_in_transaction_session_timeout
  '25P04': 'slow', // transaction_timeout
  '28': 'away', // invalid_authorization_specification: said only while connecting
  '3D': 'away', // invalid_catalog_name: the same
  '40001': 'contended', // serialization_failure
  '40P01': 'contended', // deadlock_detected
  '53': 'starved', // insufficient_resources: memory, connections
  '53100': 'full', // disk_full
  '55P03': 'contended', // lock_not_available: lock_timeout
  '57014': 'slow', // query_canceled: statement_timeout
  '57P01': 'away', // admin_shutdown
  '57P02': 'away', // crash_shutdown
  '57P03': 'away', // cannot_connect_now: starting, recovering
  '57P05': 'away', // idle_session_timeout
  '58': 'away', // system_error: a disk that fails
};

/** By the code that Node gives what goes wrong on the way to the database. */
const BY_ERRNO: Readonly<Record<string, DatabaseFault>> = {
  EACCES: 'away',
  EADDRNOTAVAIL: 'starved',
  EAI_AGAIN: 'away',
  ECONNABORTED: 'away',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTDOWN: 'away',
  EHOSTUNREACH: 'away',
  EMFILE: 'starved',
  ENETDOWN: 'away',
  ENETUNREACH: 'away',
  ENFILE: 'starved',
  ENOBUFS: 'starved',
  ENOENT: 'away', // the socket
  ENOTFOUND: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
};
/** A file that cannot be opened is nothing of the database's. */
const ON_THE_WAY = new Set<unknown>(['connect', 'getaddrinfo', 'read', 'write', 'shutdown']);

/** By what `pg` says where it gives no code. */
const BY_WORDS: readonly (readonly [RegExp, DatabaseFault])[] = [
  [/^timeout exceeded when trying to connect/, 'starved'],
  [/^Query read timeout/, 'slow'],
  [/^(Connection terminated|timeout expired)/, 'away'],
  [/^Client (has encountered a connection error|was closed) and is not queryable/, 'away'],
  [/^(Cannot use a pool after calling end on the pool|Postgres connection has been discarded)/, 'away'],
  [/^The server does not support SSL connections|^There was an error establishing an SSL connection/, 'away'],
];

/** Which fault of the database's an error is; null: none. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (!(error instanceof Error) || error instanceof AppError) return null;
  // a name with several addresses, none of which answers
  if (error instanceof AggregateError) return databaseFault(error.errors[0]);
  const code = codeOf(error);
  if (typeof code === 'string') {
    const fault = BY_STATE[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? BY_STATE[code.slice(0, 2)] : undefined);
    if (fault !== undefined) return fault;
    if ('syscall' in error && ON_THE_WAY.has(error.syscall)) return BY_ERRNO[code] ?? null;
  }
  return BY_WORDS.find(([words]) => words.test(messageOf(error)))?.[1] ?? null;
}

/** What a fault of the database's is answered with. */
export function unavailableBecause(fault: DatabaseFault, cause?: unknown): AppError {
  const { message, retryAfterSeconds } = TOLD[fault];
  return new AppError('unavailable', message, { retryAfterSeconds, cause });
}

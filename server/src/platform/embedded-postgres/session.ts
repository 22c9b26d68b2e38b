import { Client } from 'pg';
import { messageOf } from '../errors.ts';
import { codeOf } from './data-folder.ts';
import { PORT } from './settings.ts';

/** First half of the keys of this module's advisory locks; other locks in the database use other numbers. */
const LOCK_SPACE = 0x5342_0001;
/** Held shared by every process that uses the database, and alone by the one that stops it. */
const IN_USE = 1;
/** Held by the one server over the data folder. */
const SERVER = 2;
/** Held while the owner and the database are made. */
const MAKING = 3;

/** What is asked here waits for nobody, but for whoever makes the database. */
const ANSWER_MS = 10_000;

/** The control connection: while it stands, this process counts among the users of the database. */
export interface Session {
  /** Resolves when the connection is gone, for whatever reason. Never rejects. */
  readonly ended: Promise<void>;
  /** Whether this process now holds the place of the server. */
  takeServerPlace(): Promise<boolean>;
  /** Gives up the share in the database, and tells whether nobody else has one; then nobody can take one either. */
  giveUpShare(): Promise<boolean>;
  end(): Promise<void>;
}

export type Connection =
  | { readonly state: 'connected'; readonly session: Session }
  | { readonly state: Obstacle; readonly reason: string };

/**
 * `absent`: nobody answers. `busy`: PostgreSQL is on its way up or down, or has no place left.
 * `empty`: PostgreSQL has no database or no owner yet.
 */
type Obstacle = 'absent' | 'busy' | 'empty';

/** Connects as the owner and takes a share in the database, if PostgreSQL is there. */
export async function connect(sockets: string): Promise<Connection> {
  const { client, ended } = newClient(sockets, 'showbill_owner', 'showbill');
  try {
    await client.connect();
    if (await tryLock(client, 'pg_try_advisory_lock_shared', IN_USE)) {
      return { state: 'connected', session: sessionOver(client, ended) };
    }
    await client.end();
    return { state: 'busy', reason: 'it is being stopped by its last user' };
  } catch (error) {
    client.end().catch(() => undefined);
    return { state: obstacleIn(error), reason: messageOf(error) };
  }
}

/**
 * Makes the owner and the database where they are missing. Several processes may do so at once.
 * The owner may make roles, as migrations must, but is no superuser.
 */
export async function makeDatabase(sockets: string): Promise<void> {
  const { client } = newClient(sockets, 'postgres', 'postgres');
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_SPACE, MAKING]);
    const roles = await client.query("select from pg_roles where rolname = 'showbill_owner'");
    if (roles.rowCount === 0) await client.query('create role showbill_owner login createrole');
    const databases = await client.query("select from pg_database where datname = 'showbill'");
    if (databases.rowCount === 0) await client.query('create database showbill owner showbill_owner');
  } catch (error) {
    // Whoever tries again after a passing obstacle finds out what is still missing.
    obstacleIn(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function sessionOver(client: Client, ended: Promise<void>): Session {
  return {
    ended,
    takeServerPlace: () => tryLock(client, 'pg_try_advisory_lock', SERVER),
    giveUpShare: async () => {
      await client.query('select pg_advisory_unlock_shared($1, $2)', [LOCK_SPACE, IN_USE]);
      return tryLock(client, 'pg_try_advisory_lock', IN_USE);
    },
    end: () => client.end().catch(() => undefined),
  };
}

function newClient(sockets: string, user: string, database: string): { client: Client; ended: Promise<void> } {
  const client = new Client({
    host: sockets,
    port: PORT,
    user,
    database,
    ssl: false,
    application_name: 'showbill control',
    connectionTimeoutMillis: 5_000,
    query_timeout: ANSWER_MS,
  });
  // A lost connection shows in `ended` and in the query under way; unheard, the event would end the process.
  client.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => {
    client.once('end', resolve);
  });
  return { client, ended };
}

async function tryLock(
  client: Client,
  way: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  lock: number,
): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${way}($1, $2) as taken`, [LOCK_SPACE, lock]);
  return rows[0]?.taken === true;
}

/** @throws the error itself where trying again cannot help. */
function obstacleIn(error: unknown): Obstacle {
  const code = codeOf(error);
  switch (code) {
    case '3D000': // invalid_catalog_name
    case '28000': // invalid_authorization_specification: no such role
      return 'empty';
    case '57P01': // admin_shutdown
    case '57P02': // crash_shutdown
    case '57P03': // cannot_connect_now
    case '53300': // too_many_connections
      return 'busy';
    case 'ENOENT':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EPIPE':
    case undefined: // the connection ended or timed out while it was made
      return 'absent';
    default:
      throw error;
  }
}

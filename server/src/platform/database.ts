import type pg from 'pg';
import { type Actor, COMMAND, SERVICE } from './actor.ts';
import type { Config } from './config.ts';
import { createDb, createServicePool, type Db } from './db.ts';
import type { EmbeddedPostgres } from './embedded-postgres/index.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { openSecrets } from './open-secrets.ts';
import { COMMAND_LIMITS, type PoolLimits, SERVICE_LIMITS, WORK_LIMITS } from './pool.ts';
import { endSessionsBeside, openPoolThroughPooler } from './pooler.ts';
import { namingDatabase } from './refused-database.ts';
import type { Secrets } from './secrets.ts';
import type { Clock } from './clock.ts';
import { reachDatabase, type ServerPlace, takeServerPlace } from './server-place.ts';
import { openSharedClock } from './shared-clock.ts';

/** What a statement that took too long has to be told so. */
const GRACE_MS = 5_000;

/** A way to the database, with limits of its own. */
export interface Connections {
  readonly pool: pg.Pool;
  readonly db: Db;
}

export interface OpenDatabase extends Connections {
  /** Of a server: for what it does by itself, so that it waits for no request, and no request for it. */
  readonly work: Connections;
  /** Null for an external database. */
  readonly embedded: EmbeddedPostgres | null;
  /** How to connect as the owner. */
  readonly owner: pg.ClientConfig;
  /** Migrations that this opening applied. */
  readonly applied: readonly string[];
  readonly secrets: Secrets;
  /** The database's, which all servers share. */
  readonly clock: Clock;
  close(): Promise<void>;
}

/**
 * Opens the database that the configuration names, starting the embedded one where it does not run, and migrates it. A server
 * takes the one place of a server over its data folder, or is refused. Throws ConfigError where the secret is not that of the
 * database.
 */
export async function openDatabase(
  config: Config,
  log: Log,
  options: {
    readonly asServer: boolean;
    /** Runs where an embedded database that was in use is about to be changed. */
    readonly beforeMigrating?: ((owner: pg.ClientConfig) => Promise<void>) | undefined;
  },
): Promise<OpenDatabase> {
  const { embedded, owner } = await reachDatabase(config, log);
  let place: ServerPlace | undefined;
  try {
    if (options.asServer) place = await takeServerPlace(config, { embedded, owner }, log);
    const before = embedded === null ? undefined : options.beforeMigrating;
    const applied = await migrate(owner, undefined, before && (() => before(owner)));
    const ways = { owner, poolUrl: options.asServer ? config.databasePoolUrl : null };
    const { pool, db } = options.asServer
      ? connect(ways, log, serviceLimits(config))
      : connect(ways, log, COMMAND_LIMITS, COMMAND);
    const { secrets, clock } = await openBeside(config, pool, log);
    // connects once it is used
    const work = connect(ways, log, WORK_LIMITS);
    return {
      pool,
      db,
      work,
      embedded,
      owner,
      applied,
      secrets,
      clock,
      async close() {
        clock.close();
        await Promise.all([db.destroy(), work.db.destroy(), place?.leave()]);
        await Promise.all([endSessionsBeside(pool), endSessionsBeside(work.pool)]);
        await embedded?.close();
      },
    };
  } catch (error) {
    await place?.leave();
    await embedded?.close();
    throw config.databaseUrl === null ? error : namingDatabase(config.databaseUrl, error);
  }
}

interface Ways {
  readonly owner: pg.PoolConfig;
  /** Null where no pooler is before the database. */
  readonly poolUrl: string | null;
}

/** What is read of a database before anything else; where that fails its connections are ended. */
async function openBeside(config: Config, pool: pg.Pool, log: Log) {
  try {
    return { secrets: await openSecrets(config, pool), clock: await openSharedClock(pool, log) };
  } catch (error) {
    await Promise.all([pool.end(), endSessionsBeside(pool)]);
    throw error;
  }
}

function connect({ owner, poolUrl }: Ways, log: Log, limits: PoolLimits, actor: Actor = SERVICE): Connections {
  const pool =
    poolUrl === null ? createServicePool(owner, log, limits) : openPoolThroughPooler(poolUrl, owner, limits, log);
  return { pool, db: createDb(pool, actor) };
}

function serviceLimits({ databaseConnections, databaseTimeoutSeconds }: Config): PoolLimits {
  const statement = databaseTimeoutSeconds * 1000;
  return {
    ...SERVICE_LIMITS,
    connections: databaseConnections,
    lock: Math.min(SERVICE_LIMITS.lock, statement),
    statement,
    idleInTransaction: statement,
    silence: statement + GRACE_MS,
  };
}

import type pg from 'pg';
import type { Config } from './config.ts';
import { createDb, createServicePool, type Db } from './db.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './embedded-postgres/index.ts';
import { openSecrets } from './open-secrets.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';
import { COMMAND_LIMITS, type PoolLimits, SERVICE_LIMITS, WORK_LIMITS } from './pool.ts';
import { namingDatabase } from './refused-database.ts';
import type { Secrets } from './secrets.ts';

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
  /** Migrations that this opening applied. */
  readonly applied: readonly string[];
  readonly secrets: Secrets;
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
  options: { readonly asServer: boolean },
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === null ? await openEmbeddedPostgres({ dataDir: config.dataDir, log }) : null;
  const owner = embedded?.owner ?? { connectionString: config.databaseUrl ?? '' };
  try {
    if (options.asServer && embedded !== null && !(await embedded.claimServer())) {
      throw new AppError(
        'unavailable',
        `another server runs over the data folder ${config.dataDir}: stop it, or set DATA_DIR`,
      );
    }
    const applied = await migrate(owner);
    const { pool, db } = connect(owner, log, options.asServer ? serviceLimits(config) : COMMAND_LIMITS);
    const secrets = await openSecrets(config, pool).catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
    // connects once it is used
    const work = connect(owner, log, WORK_LIMITS);
    return {
      pool,
      db,
      work,
      embedded,
      applied,
      secrets,
      async close() {
        await Promise.all([db.destroy(), work.db.destroy()]);
        await embedded?.close();
      },
    };
  } catch (error) {
    await embedded?.close();
    throw config.databaseUrl === null ? error : namingDatabase(config.databaseUrl, error);
  }
}

function connect(owner: pg.PoolConfig, log: Log, limits: PoolLimits): Connections {
  const pool = createServicePool(owner, log, limits);
  return { pool, db: createDb(pool) };
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

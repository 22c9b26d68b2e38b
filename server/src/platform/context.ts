import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db.ts';
import type { Log } from './log.ts';
import type { Secrets } from './secrets.ts';

/** What every use case works with; tests pass their own. */
export interface Context {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: Secrets;
  /** The address the world sees, without a slash at the end; a path prefix may follow the host. */
  readonly publicUrl: string;
}

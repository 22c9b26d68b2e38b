import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { OpenDatabase } from './database.ts';
import type { Log } from './log.ts';

/** The context of a running program over its open database. */
export function createContext(
  config: Config,
  log: Log,
  { pool, db, clock, secrets }: OpenDatabase,
  publicUrl: string,
): Context {
  return { config, pool, db, clock, log, secrets, publicUrl };
}

import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { migrationNames } from '../platform/migrate.ts';
import type { TypedApp } from './typed-app.ts';

/** Whether this process still takes work. */
export interface Draining {
  readonly started: boolean;
  /** Aborts when it starts. */
  readonly signal: AbortSignal;
  start(): void;
}

export function createDraining(): Draining {
  const told = new AbortController();
  return {
    get started() {
      return told.signal.aborted;
    },
    signal: told.signal,
    start: () => told.abort(),
  };
}

/** `/healthz`: the process is up. `/readyz`: it takes work, and the database is reachable and migrated. */
export function registerHealth(app: TypedApp, context: Context, draining: Draining): void {
  const needed = migrationNames();
  const options = { schema: { hide: true }, config: { answersWhileDraining: true } };
  app.get('/healthz', options, () => ({ status: 'ok' }));
  app.get('/readyz', options, async () => {
    if (draining.started) throw new AppError('unavailable', 'the server is shutting down', { retryAfterSeconds: 5 });
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(context.db);
    const done = new Set(rows.map((row) => row.name));
    if (!needed.every((name) => done.has(name))) {
      throw new AppError('unavailable', 'the database is not migrated', { retryAfterSeconds: 5 });
    }
    return { status: 'ready' };
  });
}

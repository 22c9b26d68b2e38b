import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { createReadiness } from '../platform/readiness.ts';
import { VERSION } from '../platform/version.ts';
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

/**
 * `/healthz`: the process is up, and of which version. `/readyz`: it takes work, and its database can be reached, is
 * migrated and takes writes.
 */
export function registerHealth(app: TypedApp, { pool }: Context, draining: Draining): void {
  const readiness = createReadiness(pool);
  const options = { schema: { hide: true }, config: { answersWhileDraining: true } };
  app.addHook('onClose', () => readiness.close());
  app.get('/healthz', options, () => ({ status: 'ok', version: VERSION }));
  app.get('/readyz', options, async () => {
    if (draining.started) throw new AppError('unavailable', 'the server is shutting down', { retryAfterSeconds: 5 });
    await readiness.check();
    return { status: 'ready' };
  });
}

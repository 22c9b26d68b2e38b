import { listCompanies, sweepExpiredLeases } from '../accounts/index.ts';
import { rereadProducts } from '../catalogue/index.ts';
import type { Context } from '../platform/context.ts';

const SWEEP_MS = 15_000;

/** Starts the work that runs by itself beside the requests; returns how to stop it, which waits for what is under way. */
export function startWork(context: Context): () => Promise<void> {
  const stop = new AbortController();
  const reading = rereadAll(context, stop.signal).catch((error: unknown) =>
    context.log.error({ err: error }, 'products could not be read again'),
  );
  let sweep: Promise<unknown> = Promise.resolve();
  const run = () => {
    sweep = sweepExpiredLeases(context.db).catch((error: unknown) =>
      context.log.error({ err: error }, 'expired leases could not be swept'),
    );
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return async () => {
    stop.abort();
    clearInterval(timer);
    await Promise.all([reading, sweep]);
  };
}

/** After an upgrade of the word lists, company by company; until then a product counts as it was read before. */
async function rereadAll({ db }: Context, stop: AbortSignal): Promise<void> {
  for (const { id } of await listCompanies(db)) {
    if (stop.aborted) return;
    await rereadProducts(db, id);
  }
}

import { listCompanies, sweepExpiredLeases } from '../accounts/index.ts';
import { rereadProducts } from '../catalogue/index.ts';
import type { Context } from '../platform/context.ts';

const SWEEP_MS = 15_000;

/** The work that runs by itself beside the requests; returns how to stop it, which waits for what is under way. */
export async function startWork(context: Context): Promise<() => Promise<void>> {
  for (const { id } of await listCompanies(context.db)) await rereadProducts(context.db, id);
  let sweep: Promise<unknown> = Promise.resolve();
  const run = () => {
    sweep = sweepExpiredLeases(context.db).catch((error: unknown) =>
      context.log.error({ err: error }, 'expired leases could not be swept'),
    );
  };
  run();
  const timer = setInterval(run, SWEEP_MS);
  return async () => {
    clearInterval(timer);
    await sweep;
  };
}

import { type Company, inCompany } from '../../accounts/index.ts';
import { databaseFault, unavailableBecause } from '../../platform/database-faults.ts';
import { createDb, type Db, type Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { openSidePool } from '../../platform/side-pool.ts';
import { serveThread } from '../../platform/threads/index.ts';
import type { ImportTask } from './import-lane.ts';

/** Does the imports that a lane hands to this thread, each with a connection of its own. */
export function serveImports<Options, Result>(work: (task: ImportTask<Options>, db: Db) => Promise<Result>): void {
  serveThread(async (task: ImportTask<Options>): Promise<Result> => {
    const pool = openSidePool(task.connection);
    try {
      return await work(task, createDb(pool));
    } catch (error) {
      throw worded(error);
    } finally {
      await pool.end();
    }
  });
}

/** In a transaction of the company, of which a dry run keeps nothing. */
export async function keptUnlessDry<Result>(
  db: Db,
  { companyId, dryRun }: { readonly companyId: string; readonly dryRun: boolean },
  work: (tx: Tx, company: Company) => Promise<Result>,
): Promise<Result> {
  const tried: Result[] = [];
  try {
    return await inCompany(db, companyId, async (tx, company) => {
      const result = await work(tx, company);
      if (!dryRun) return result;
      tried.push(result);
      throw new OnlyTried();
    });
  } catch (error) {
    const [result] = tried;
    if (error instanceof OnlyTried && result !== undefined) return result;
    throw error;
  }
}

/** Ends the transaction without keeping anything. */
class OnlyTried extends Error {}

/** A file is a large thing to send again. */
const FILE_AGAIN_SECONDS = 10;

function worded(error: unknown): unknown {
  const fault = databaseFault(error);
  if (fault === null) return error;
  const { message, details } = unavailableBecause(fault);
  const nothing = `${message.split(';')[0]}, so nothing was imported; please try again`;
  return new AppError('unavailable', nothing, {
    retryAfterSeconds: Math.max(FILE_AGAIN_SECONDS, details.retryAfterSeconds ?? 0),
    cause: error,
  });
}

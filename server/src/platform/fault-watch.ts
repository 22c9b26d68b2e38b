import { AsyncLocalStorage } from 'node:async_hooks';
import { databaseFault } from './database-faults.ts';

interface Seen {
  error: unknown;
}
const watching = new AsyncLocalStorage<Seen>();

/**
 * Runs `work` of a library that turns faults of the database into answers of its own; throws the first of them, whatever
 * became of it.
 */
export async function throwingFaults<T>(work: () => Promise<T>): Promise<T> {
  const seen: Seen = { error: null };
  try {
    const result = await watching.run(seen, work);
    if (seen.error === null) return result;
  } catch (error) {
    if (seen.error === null) throw error;
  }
  throw seen.error;
}

/** Called with whatever a statement or a connection failed with. */
export function noteFault(error: unknown): void {
  const seen = watching.getStore();
  if (seen !== undefined && databaseFault(error) !== null) seen.error ??= error;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from '../platform/database.ts';
import type { UnderWay } from '../proposals/index.ts';

/** What remains to give places back once everything is stopped. */
const LAST_WORDS_MS = 2_000;
/** PostgreSQL breaks off what it does for us; it ends by itself where that takes longer. */
const DATABASE_MS = 5_000;

/**
 * Ends the process without waiting for what is under way: places are given back, the embedded database is stopped in good
 * order, transactions are rolled back. `opening` may still be pending.
 */
export async function endAtOnce(underWay: UnderWay, opening: Promise<OpenDatabase>): Promise<never> {
  underWay.abort();
  await atMost(LAST_WORDS_MS, underWay.idle());
  await atMost(
    DATABASE_MS,
    opening.then(({ embedded }) => embedded?.close()),
  );
  process.exit();
}

async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  await Promise.race([work.catch(() => {}), wait(ms)]);
}

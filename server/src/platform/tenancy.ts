import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { actIn, type Actor } from './actor.ts';
import { actorOf, type Db, sharesOf, type Tx } from './db.ts';
import { codeOf } from './errors.ts';
import { hungUp } from './hang-up.ts';
import { gone } from './shares.ts';

/** How often a transaction is tried that others kept from being done: two that met wait for different times. */
const TRIES = 3;
const LONGEST_PAUSE_MS = 50;
/** serialization_failure, deadlock_detected */
const MET_OTHERS = new Set<unknown>(['40001', '40P01']);

/**
 * Runs `work` in a transaction that sees and writes the rows of one company and no others. `work` runs anew where it met
 * the changes of others (a deadlock, a serialization failure), so that it changes nothing but the database. A company's
 * transactions take turns at its share of the connections; none is held meanwhile, and so none is asked for in `work`.
 * `actor` is who does it: by default whoever the connections were opened for.
 */
export function forCompany<T>(
  db: Db,
  companyId: string,
  work: (tx: Tx) => Promise<T>,
  actor: Actor = actorOf(db),
): Promise<T> {
  const signal = hungUp();
  return sharesOf(db).run(companyId, () => tryAgain(() => once(db, companyId, work, actor), signal), signal);
}

/** The same for what is only read, all of it as it is at one moment, however long it takes. */
export function atOneMoment<T>(db: Db, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const signal = hungUp();
  const attempt = () => once(db, companyId, work, actorOf(db), 'repeatable read');
  return sharesOf(db).run(companyId, () => tryAgain(attempt, signal), signal);
}

function once<T>(
  db: Db,
  companyId: string,
  work: (tx: Tx) => Promise<T>,
  actor: Actor,
  isolation?: 'repeatable read',
): Promise<T> {
  const transaction = db.transaction();
  return (isolation === undefined ? transaction : transaction.setIsolationLevel(isolation)).execute(async (tx) => {
    actIn(tx, actor);
    await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx);
    return work(tx);
  });
}

async function tryAgain<T>(attempt: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted === true) throw gone();
      if (tries === TRIES || !MET_OTHERS.has(codeOf(error))) throw error;
      await wait(Math.random() * LONGEST_PAUSE_MS * tries);
    }
  }
}

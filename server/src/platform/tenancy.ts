import { sql } from 'kysely';
import type { Db, Tx } from './db.ts';

/** Runs `work` in a transaction that sees and writes the rows of one company and no others. */
export function forCompany<T>(db: Db, companyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.company_id', ${companyId}, true)`.execute(tx);
    return work(tx);
  });
}

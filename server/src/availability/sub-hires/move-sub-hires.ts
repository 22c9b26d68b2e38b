import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** What is hired in for one proposal is for another from now on, in the same currency. */
export async function moveSubHires(tx: Tx, companyId: string, from: string, to: string): Promise<void> {
  await sql`update sub_hires set proposal_id = ${to} where company_id = ${companyId} and proposal_id = ${from}`.execute(
    tx,
  );
}

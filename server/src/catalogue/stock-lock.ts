import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/**
 * From here to the end of the transaction, whoever else changes what holds this company's stock waits: two acceptances
 * see each other's bookings, and locks on several proposals cannot cross.
 */
export async function lockStock(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stock ' || ${companyId}, 0))`.execute(tx);
}

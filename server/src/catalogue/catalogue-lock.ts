import { sql } from 'kysely';
import { importUnderWay } from '../imports/index.ts';
import type { Tx } from '../platform/db.ts';
import { codeOf } from '../platform/errors.ts';

export const LOCK_NOT_AVAILABLE = '55P03';

/**
 * One import of a company at a time, in whatever process, and nobody who changes what its kits are made of beside it: a
 * product that is new to two imports is made once, and no part becomes a kit unseen. The lock ends with the transaction, and
 * so with its process. Where one was broken off a moment ago it may still be held: that is what the connection's time-out
 * waits for. Throws `conflict`.
 */
export async function lockCatalogue(tx: Tx, companyId: string): Promise<void> {
  try {
    await sql`select pg_advisory_xact_lock(hashtextextended('catalogue ' || ${companyId}, 0))`.execute(tx);
  } catch (error) {
    throw codeOf(error) === LOCK_NOT_AVAILABLE ? importUnderWay() : error;
  }
}

import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';

/** Forgets tries beyond the last hundred of each subscription, and deliveries that ended a month ago. */
export async function pruneDeliveries({ db, clock }: Context): Promise<void> {
  await sql`select prune_deliveries(${clock.now()})`.execute(db);
}

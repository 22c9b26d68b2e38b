import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';

/** Forgets sessions, links, codes and challenges that have expired, and tries that no longer count. */
export async function prunePeople(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom('verifications').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom('sign_ups').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom('used_challenges').where('expires_at', '<', sql<Date>`now() - interval '1 day'`).execute();
  await db.deleteFrom('tries').where('last_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}

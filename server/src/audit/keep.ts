import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

/** Forgets what is older than its company keeps it: some thousand entries of each at a time. */
export async function forgetOldAudit(db: Db, now: Date): Promise<void> {
  await sql`select forget_audit_entries(${now})`.execute(db);
}

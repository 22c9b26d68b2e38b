import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

type Noted =
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'recovery_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed';

/** Writes what a person, or the operator for them, did with their account into the audit log of each of their companies. */
export async function noteOfAccount(tx: Db, userId: string, by: 'user' | 'command', what: Noted): Promise<void> {
  await sql`select note_of_person(${userId}, ${by}, ${`account.${what}`})`.execute(tx);
}

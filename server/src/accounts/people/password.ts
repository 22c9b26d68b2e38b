import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { invalidField } from '../../platform/errors.ts';

export const SHORTEST_PASSWORD = 10;
export const LONGEST_PASSWORD = 128;

/** scrypt, as better-auth checks it. Throws invalid_request for a password of another length than 10 to 128 characters. */
export async function hashPassword(password: string): Promise<string> {
  checkPasswordLength(password);
  const { hashPassword: hash } = await import('better-auth/crypto');
  return hash(password);
}

/** Throws what `hashPassword` throws. */
export function checkPasswordLength(password: string): void {
  if (password.length < SHORTEST_PASSWORD || password.length > LONGEST_PASSWORD) {
    throw invalidField('password', ({ needs }) =>
      needs.characters(String(SHORTEST_PASSWORD), String(LONGEST_PASSWORD)),
    );
  }
}

/** Whether a person signs in with this password. */
export async function hasPassword(db: Db, userId: string, password: string): Promise<boolean> {
  const row = await db
    .selectFrom('credentials')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst();
  if (row === undefined || row.password === null) return false;
  const { verifyPassword } = await import('better-auth/crypto');
  return verifyPassword({ hash: row.password, password });
}

/** What is kept of the password of a mail address; null where there is none. */
export async function passwordHashOf(db: Db, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('users', 'users.id', 'credentials.user_id')
    .select('credentials.password')
    .where('users.email', '=', email)
    .where('credentials.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/** Gives a person another password; their sessions go on. */
export async function setPassword(db: Db, userId: string, password: string): Promise<void> {
  const set = { password: await hashPassword(password), updated_at: sql<Date>`now()` };
  await db
    .updateTable('credentials')
    .set(set)
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
}

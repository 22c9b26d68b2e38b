import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

/** Whether a person is asked for more than their password: for a code of an app, or a passkey. */
export async function hasSecondFactor(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select(isSecured('users.id').as('secured'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.secured ?? false;
}

/** The same of the person in a column, within a query. */
export function isSecured(column: 'users.id' | 'members.user_id') {
  const person = sql.ref(column);
  return sql<boolean>`(
    exists (select from second_factors f where f.user_id = ${person} and f.confirmed_at is not null)
    or exists (select from passkeys k where k.user_id = ${person})
  )`;
}

/** Keeps a person's factors from being changed twice at once, so that the first and the last of them are known. */
export async function lockFactors(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

import type { Db } from '../../../platform/db.ts';
import { noteOfAccount } from './account-note.ts';
import { hasSecondFactor, lockFactors } from './has-second-factor.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** Whether somebody may have made this account with an address that is not theirs, and can get into it. */
export async function isUnproved(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .where((person) =>
      person.or([
        person.exists(person.selectFrom('credentials').select('id').whereRef('credentials.user_id', '=', 'users.id')),
        person.exists(person.selectFrom('passkeys').select('id').whereRef('passkeys.user_id', '=', 'users.id')),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Notes that a person has read what was mailed to their address. Whoever used it before without having proved that it is
 * theirs gets in by no passkey or app of theirs any more.
 */
export function proveAddress(db: Db, userId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    const { numUpdatedRows: proved } = await tx
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', userId)
      .where('email_verified', '=', false)
      .executeTakeFirst();
    if (proved === 0n || !(await hasSecondFactor(tx, userId))) return;
    await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
    await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
    await forgetRecoveryCodes(tx, userId);
    await noteOfAccount(tx, userId, 'user', 'second_factor_removed');
  });
}

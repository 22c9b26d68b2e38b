import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';
import { noteOfAccount } from './account-note.ts';
import { useAppCode } from './authenticator-app.ts';
import { lockFactors } from './has-second-factor.ts';
import { type Passkey, passkeysOf } from './passkeys.ts';
import { forgetRecoveryCodes, noSecondFactor, useRecoveryCode } from './recovery-codes.ts';

/** What a person is asked for at sign-in besides their password: nothing where there is neither app nor passkey. */
export interface SecondFactor {
  /** Since when codes of an authenticator app are asked for; null: there is none. */
  readonly appSince: Date | null;
  /** The oldest first. */
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodesLeft: number;
}

export async function secondFactorOf(db: Db, userId: string): Promise<SecondFactor> {
  const app = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { appSince: app?.confirmed_at ?? null, passkeys: await passkeysOf(db, userId), recoveryCodesLeft: left };
}

/** Whether this is a person's code of this moment, or one of their recovery codes; either counts once. */
export function useSecondFactor(
  context: Pick<Context, 'db' | 'secrets' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const given = code.replace(/[\s-]/g, '').toUpperCase();
  return /^\d{6}$/.test(given) ? useAppCode(context, userId, given) : useRecoveryCode(context, userId, given);
}

/** Takes away all that is asked for besides the password, for the operator. Throws not_found where there is nothing. */
export function resetSecondFactor(db: Db, userId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    const app = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
    const passkeys = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst();
    if (app.numDeletedRows + passkeys.numDeletedRows === 0n) throw noSecondFactor();
    await forgetRecoveryCodes(tx, userId);
    await noteOfAccount(tx, userId, 'command', 'second_factor_reset');
  });
}

import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';
import { AppError, invalidRequest } from '../../../platform/errors.ts';
import type { Person } from '../users.ts';
import { noteOfAccount } from './account-note.ts';
import { hasSecondFactor, lockFactors } from './has-second-factor.ts';
import { forgetRecoveryCodes, noSecondFactor, replaceRecoveryCodes } from './recovery-codes.ts';
import { newTotpKey, totpStep, totpUri } from './totp.ts';

const SEALING = 'second factor';

type FactorContext = Pick<Context, 'db' | 'secrets' | 'clock'>;

/**
 * A new key for an authenticator app, as text and as what its QR code holds: shown now and never again. It counts once
 * `confirmApp` has seen a code of it. Throws conflict where there is an app already.
 */
export async function beginApp(
  { db, secrets }: FactorContext,
  { id, email }: Person,
): Promise<{ key: string; uri: string }> {
  const key = newTotpKey();
  const secret = secrets.seal(SEALING, key);
  const { numInsertedOrUpdatedRows: begun } = await db
    .insertInto('second_factors')
    .values({ user_id: id, secret })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ secret }).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  if (begun !== 1n) throw new AppError('conflict', ({ accounts }) => accounts.hasApp);
  return { key, uri: totpUri('Showbill', email, key) };
}

/**
 * Asks for codes of the app from now on. Returns the recovery codes where it is the person's first factor: they are shown
 * once; null where they have them. Throws invalid_request for a code that is not the app's, not_found where none was begun.
 */
export function confirmApp(
  { db, secrets, clock }: FactorContext,
  userId: string,
  code: string,
): Promise<readonly string[] | null> {
  return db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    const row = await tx
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw noSecondFactor();
    const step = totpStep(secrets.open(SEALING, row.secret), code.replace(/[\s-]/g, ''), clock.now());
    if (step === null) throw invalidRequest('code', ({ accounts }) => accounts.wrongSecondFactor);
    const isFirst = !(await hasSecondFactor(tx, userId));
    const set = { confirmed_at: clock.now(), last_step: step };
    await tx.updateTable('second_factors').set(set).where('user_id', '=', userId).execute();
    await noteOfAccount(tx, userId, 'user', 'second_factor_added');
    return isFirst ? replaceRecoveryCodes(tx, secrets, userId) : null;
  });
}

/** No codes are asked for from then on. Throws not_found where there is no app. */
export function removeApp(db: Db, userId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    const { numDeletedRows } = await tx
      .deleteFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw noSecondFactor();
    if (!(await hasSecondFactor(tx, userId))) await forgetRecoveryCodes(tx, userId);
    await noteOfAccount(tx, userId, 'user', 'second_factor_removed');
  });
}

/** Whether these six digits are the code of a person's app at this moment; it counts once. */
export async function useAppCode(
  { db, secrets, clock }: FactorContext,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined) return false;
  const step = totpStep(secrets.open(SEALING, row.secret), code, clock.now());
  if (step === null) return false;
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

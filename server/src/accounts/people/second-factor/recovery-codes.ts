import { randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { noteOfAccount } from './account-note.ts';
import { hasSecondFactor, lockFactors } from './has-second-factor.ts';
import { base32 } from './totp.ts';

const SIGNING = 'recovery code';
const CODES = 10;
/** 50 bits: with the tries that are let through nobody guesses one. */
const LENGTH = 10;

type Secrets = Context['secrets'];

/** New recovery codes; those before open nothing any more. Throws not_found where there is no second factor. */
export function renewRecoveryCodes(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  userId: string,
): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) throw noSecondFactor();
    await noteOfAccount(tx, userId, 'user', 'recovery_codes_renewed');
    return replaceRecoveryCodes(tx, secrets, userId);
  });
}

/** Makes a person's recovery codes, which are shown once. */
export async function replaceRecoveryCodes(tx: Db, secrets: Secrets, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => base32(randomBytes(8)).slice(0, LENGTH));
  await forgetRecoveryCodes(tx, userId);
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(secrets, userId, code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function forgetRecoveryCodes(tx: Db, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Whether this is one of a person's recovery codes, written without blanks and dashes; it is used up by that. */
export async function useRecoveryCode(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(secrets, userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export function noSecondFactor(): AppError {
  return new AppError('not_found', ({ accounts }) => accounts.noSecondFactor);
}

function hashOf(secrets: Secrets, userId: string, code: string): string {
  return secrets.sign(SIGNING, `${userId} ${code}`);
}

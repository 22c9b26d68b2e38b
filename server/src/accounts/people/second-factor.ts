import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { base32, newTotpKey, totpStep, totpUri } from './totp.ts';
import type { Person } from './users.ts';

const SEALING = 'second factor';
const SIGNING = 'recovery code';
const RECOVERY_CODES = 10;
/** 50 bits: with the tries that are let through nobody guesses one. */
const RECOVERY_LENGTH = 10;

type FactorContext = Pick<Context, 'db' | 'secrets' | 'clock'>;

export interface SecondFactor {
  readonly since: Date;
  readonly recoveryCodesLeft: number;
}

/** What a person is asked for at sign-in besides their password; null: nothing. */
export async function secondFactorOf(db: Db, userId: string): Promise<SecondFactor | null> {
  const row = await db
    .selectFrom('second_factors as f')
    .select('f.confirmed_at')
    .select((f) => [
      f
        .selectFrom('recovery_codes as r')
        .whereRef('r.user_id', '=', 'f.user_id')
        .select(sql<number>`count(*)::integer`.as('left'))
        .as('left'),
    ])
    .where('f.user_id', '=', userId)
    .where('f.confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.confirmed_at === null) return null;
  return { since: row.confirmed_at, recoveryCodesLeft: row.left ?? 0 };
}

/**
 * A new key for an authenticator app, as text and as what its QR code holds: shown now and never again. It counts once
 * `confirmSecondFactor` has seen a code of it. Throws conflict where there is a second factor.
 */
export async function beginSecondFactor(
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
  if (begun !== 1n) throw new AppError('conflict', ({ accounts }) => accounts.hasSecondFactor);
  return { key, uri: totpUri('Showbill', email, key) };
}

/**
 * Asks for a second factor from now on, and returns its recovery codes, which are shown once. Throws invalid_request for
 * a code that is not the app's, not_found where none was begun.
 */
export function confirmSecondFactor({ db, secrets, clock }: FactorContext, userId: string, code: string) {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('second_factors')
      .select('secret')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw noSecondFactor();
    const step = totpStep(secrets.open(SEALING, row.secret), plain(code), clock.now());
    if (step === null) throw invalidRequest('code', ({ accounts }) => accounts.wrongSecondFactor);
    const set = { confirmed_at: clock.now(), last_step: step };
    await tx.updateTable('second_factors').set(set).where('user_id', '=', userId).execute();
    await note(tx, userId, 'user', 'second_factor_added');
    return replaceRecoveryCodes(tx, secrets, userId);
  });
}

/** New recovery codes; those before open nothing any more. Throws not_found where there is no second factor. */
export function renewRecoveryCodes({ db, secrets }: FactorContext, userId: string): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('second_factors')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) throw noSecondFactor();
    await note(tx, userId, 'user', 'recovery_codes_renewed');
    return replaceRecoveryCodes(tx, secrets, userId);
  });
}

/** The password alone signs in from then on. Throws not_found where there is no second factor. */
export function removeSecondFactor(db: Db, userId: string, by: 'user' | 'command'): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('second_factors').where('user_id', '=', userId).executeTakeFirst();
    if (numDeletedRows !== 1n) throw noSecondFactor();
    await note(tx, userId, by, by === 'user' ? 'second_factor_removed' : 'second_factor_reset');
  });
}

/** Whether this is a person's code of this moment, or one of their recovery codes; either counts once. */
export async function useSecondFactor(context: FactorContext, userId: string, code: string): Promise<boolean> {
  const given = plain(code);
  return /^\d{6}$/.test(given) ? useAppCode(context, userId, given) : useRecoveryCode(context, userId, given);
}

async function useAppCode({ db, secrets, clock }: FactorContext, userId: string, code: string): Promise<boolean> {
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

async function useRecoveryCode({ db, secrets }: FactorContext, userId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(secrets, userId, code))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

async function replaceRecoveryCodes(tx: Transaction, secrets: Context['secrets'], userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(8)).slice(0, RECOVERY_LENGTH));
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, code_hash: hashOf(secrets, userId, code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

type Transaction = Pick<Tx, 'deleteFrom' | 'insertInto' | 'updateTable' | 'selectFrom' | 'getExecutor'>;

async function note(tx: Transaction, userId: string, by: 'user' | 'command', what: string): Promise<void> {
  await sql`select note_of_person(${userId}, ${by}, ${`account.${what}`})`.execute(tx);
}

function hashOf(secrets: Context['secrets'], userId: string, code: string): string {
  return secrets.sign(SIGNING, `${userId} ${code}`);
}

function plain(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}

function noSecondFactor(): AppError {
  return new AppError('not_found', ({ accounts }) => accounts.noSecondFactor);
}

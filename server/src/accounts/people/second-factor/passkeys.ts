import { text } from '@showbill/contract';
import type { Db } from '../../../platform/db.ts';
import { AppError, invalidField } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { noteOfAccount } from './account-note.ts';
import { hasSecondFactor, lockFactors } from './has-second-factor.ts';
import { forgetRecoveryCodes } from './recovery-codes.ts';

/** A passkey as its person sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly since: Date;
  /** null: not yet. */
  readonly usedAt: Date | null;
}

/** Those of a person, the oldest first. */
export async function passkeysOf(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at: since, last_used_at: usedAt }) => ({ id, name, since, usedAt }));
}

/** Throws not_found for a passkey that is not theirs, invalid_request for a name that is not one line of 1 to 100 characters. */
export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<void> {
  const set = { name: checkedPasskeyName(name) };
  const { numUpdatedRows } = isUuid(id)
    ? await db.updateTable('passkeys').set(set).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
    : { numUpdatedRows: 0n };
  if (numUpdatedRows !== 1n) throw noPasskey();
}

/** It signs nobody in from then on; recovery codes go with the last factor. Throws not_found for one that is not theirs. */
export function removePasskey(db: Db, userId: string, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    const { numDeletedRows } = isUuid(id)
      ? await tx.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
      : { numDeletedRows: 0n };
    if (numDeletedRows !== 1n) throw noPasskey();
    if (!(await hasSecondFactor(tx, userId))) await forgetRecoveryCodes(tx, userId);
    await noteOfAccount(tx, userId, 'user', 'passkey_removed');
  });
}

export function checkedPasskeyName(name: string): string {
  const checked = text(100).safeParse(name.replace(/\s+/g, ' '));
  if (!checked.success) throw invalidField('name', checked.error.issues[0]?.message ?? '');
  return checked.data;
}

function noPasskey(): AppError {
  return new AppError('not_found', (texts) => texts.none.passkey);
}

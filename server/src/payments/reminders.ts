import { saveSettings } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import type { ReminderOccasion } from './tables.ts';

export type { ReminderOccasion } from './tables.ts';

/** How many days before and after the day of a payment its client is reminded; null: never. */
export async function readReminderDays(tx: Tx, companyId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('companies')
    .select('payment_reminder_days')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.payment_reminder_days;
}

/** 1 to 60. */
export async function setReminderDays(tx: Tx, companyId: string, days: number | null): Promise<void> {
  await saveSettings(tx, companyId, { payment_reminder_days: days });
}

/** Writes down that a client is reminded of a row; false where they were before, on the same occasion. */
export async function keepReminder(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { position, occasion, now }: { readonly position: number; readonly occasion: ReminderOccasion; readonly now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('payment_reminders')
    .values({ company_id: companyId, proposal_id: proposalId, position, occasion, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .executeTakeFirst();
  return row !== undefined;
}

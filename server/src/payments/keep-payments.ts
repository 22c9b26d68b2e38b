import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Payment } from './account.ts';
import { readPayments } from './read-payments.ts';
import type { ScheduleRow } from './schedule.ts';

/** Fixes what is to be paid when, in the transaction of the acceptance. */
export async function keepSchedule(
  tx: Tx,
  companyId: string,
  proposalId: string,
  rows: readonly ScheduleRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('payment_rows')
    .values(
      rows.map(({ position, kind, ordinal, due, dueOn, amount }) => ({
        company_id: companyId,
        proposal_id: proposalId,
        position,
        kind,
        ordinal,
        due: JSON.stringify(due),
        due_on: dueOn,
        amount,
      })),
    )
    .execute();
}

export interface NewPayment extends Omit<Payment, 'id' | 'carriedFrom' | 'paidFor' | 'session'> {
  readonly carriedFrom?: string | null | undefined;
  readonly stripeSession?: string | null | undefined;
  /** Of a copy: of the payment that it is a copy of. */
  readonly carriedSession?: string | null | undefined;
}

/** Writes a payment down; null where the same session was already. */
export async function keepPayment(
  tx: Tx,
  companyId: string,
  proposalId: string,
  payment: NewPayment,
): Promise<string | null> {
  const id = newId();
  const row = await tx
    .insertInto('payments')
    .values({
      company_id: companyId,
      id,
      proposal_id: proposalId,
      position: payment.position,
      paid_on: payment.paidOn,
      amount: payment.amount,
      method: payment.method,
      note: payment.note,
      recorded_at: payment.recordedAt,
      recorded_by: payment.recordedBy,
      carried_from: payment.carriedFrom ?? null,
      stripe_session: payment.stripeSession ?? null,
      carried_session: payment.carriedSession ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'stripe_session']).where('stripe_session', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await touchPaid(tx, companyId, proposalId, payment.recordedAt);
  return row?.id ?? null;
}

/** What was paid for a proposal counts for the one that replaces it, whose rows are others. */
export async function carryPayments(tx: Tx, companyId: string, from: string, to: string): Promise<void> {
  const payments = (await readPayments(tx, companyId, [from])).get(from) ?? [];
  for (const payment of payments) {
    await keepPayment(tx, companyId, to, {
      ...payment,
      position: null,
      carriedFrom: payment.paidFor,
      carriedSession: payment.session,
    });
  }
}

/** Takes a payment back; null where there is none of that id, or it was taken back. */
export async function undoPayment(
  tx: Tx,
  companyId: string,
  proposalId: string,
  id: string,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<{ readonly amount: bigint; readonly paid_on: string } | null> {
  const row = await tx
    .updateTable('payments')
    .set({ undone_at: now, undone_by: by })
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning(['amount', 'paid_on'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await touchPaid(tx, companyId, proposalId, now);
  return row;
}

/** Answers that are kept are made anew once the proposal's row is another. */
export async function touchPaid(tx: Tx, companyId: string, proposalId: string, now: Date): Promise<void> {
  await sql`
    update proposals set updated_at = greatest(updated_at, ${now})
    where company_id = ${companyId} and id = ${proposalId}`.execute(tx);
}

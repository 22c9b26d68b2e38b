import type { Tx } from '../platform/db.ts';
import { keepPayment, touchPaid, undoPayment } from './keep-payments.ts';

/** A payment of which Stripe may give some back. */
export interface RefundablePayment {
  readonly id: string;
  readonly proposalId: string;
  /** In minor units. */
  readonly amount: bigint;
}

/**
 * Where the money of a session counts: the payment, or the copy that the last amendment took over. Null where it was not
 * recorded, or taken back.
 */
export async function findPaymentOf(tx: Tx, companyId: string, session: string): Promise<RefundablePayment | null> {
  const row = await tx
    .selectFrom('payments')
    .select(['id', 'proposal_id', 'amount', 'undone_at'])
    .where('company_id', '=', companyId)
    .where((is) => is.or([is('stripe_session', '=', session), is('carried_session', '=', session)]))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined || row.undone_at !== null) return null;
  return { id: row.id, proposalId: row.proposal_id, amount: row.amount };
}

/**
 * Takes off what went back of a payment: it is taken back, and what is left of it written down in its place, for the same row and
 * session. `minor`: in minor units; beyond the payment it is all of it.
 */
export async function refundPayment(
  tx: Tx,
  companyId: string,
  { id, proposalId, amount }: RefundablePayment,
  { minor, by, now }: { readonly minor: bigint; readonly by: string | null; readonly now: Date },
): Promise<void> {
  if (minor < amount) {
    const {
      stripe_session: stripeSession,
      carried_session: carriedSession,
      ...payment
    } = await tx
      .selectFrom('payments')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    // a session names one payment: the rest of this one
    await tx
      .updateTable('payments')
      .set({ stripe_session: null, carried_session: null })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    await keepPayment(tx, companyId, proposalId, {
      position: payment.position,
      paidOn: payment.paid_on,
      amount: amount - minor,
      method: payment.method,
      note: payment.note,
      recordedAt: payment.recorded_at,
      recordedBy: payment.recorded_by,
      carriedFrom: payment.carried_from,
      stripeSession,
      carriedSession,
    });
  }
  await undoPayment(tx, companyId, proposalId, id, { by, now });
  await touchPaid(tx, companyId, proposalId, now);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** A page of Stripe's on which a client may pay a row. */
export interface CheckoutSession {
  /** Stripe's. */
  readonly id: string;
  readonly position: number;
  readonly currency: string;
  /** In the smallest unit as Stripe counts it. */
  readonly amount: bigint;
}

/** Writes down a page that a client is led to; one that is known stays as it is. */
export async function keepSession(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { id, position, currency, amount, closesAt, now }: CheckoutSession & { readonly closesAt: Date; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('checkout_sessions')
    .values({
      company_id: companyId,
      session: id,
      proposal_id: proposalId,
      position,
      currency,
      amount: String(amount),
      opened_at: now,
      closes_at: closesAt,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'session']).doNothing())
    .execute();
}

/** The pages on which a proposal may be paid. */
export async function listOpenSessions(tx: Tx, companyId: string, proposalId: string): Promise<CheckoutSession[]> {
  const rows = await tx
    .selectFrom('checkout_sessions')
    .select(['session', 'position', 'currency', 'amount'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('state', '=', 'open')
    .execute();
  return rows.map(({ session, amount, ...row }) => ({ ...row, id: session, amount: BigInt(amount) }));
}

/** Has Stripe close pages once the transaction is over; `end-sessions.ts` does it. */
export async function letEnd(tx: Tx, companyId: string, sessions: readonly string[], now: Date): Promise<void> {
  if (sessions.length === 0) return;
  await tx
    .updateTable('checkout_sessions')
    .set({ state: 'ending', due_at: now })
    .where('company_id', '=', companyId)
    .where('session', 'in', sessions)
    .where('state', '=', 'open')
    .execute();
}

/** Nothing can be paid on a page any more, as Stripe told. */
export async function closeSession(
  tx: Tx,
  companyId: string,
  session: string,
  state: 'ended' | 'completed',
): Promise<void> {
  await tx
    .updateTable('checkout_sessions')
    .set({ state, due_at: null, attempt: null })
    .where('company_id', '=', companyId)
    .where('session', '=', session)
    .execute();
}

/**
 * How many pages for a row are done with: they ended unpaid, or will, or what was paid there was taken back or dismissed. The
 * next is another than those.
 */
export async function countEnded(
  tx: Tx,
  companyId: string,
  { proposalId, position, now }: { readonly proposalId: string; readonly position: number; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (
      select session from payment_notices
      where company_id = ${companyId} and proposal_id = ${proposalId} and position = ${position}
        and (
          kind in ('checkout.session.expired', 'checkout.session.async_payment_failed')
          or (outcome = 'questioned' and settled_at is not null and returned is null)
        )
      union
      select session from checkout_sessions
      where company_id = ${companyId} and proposal_id = ${proposalId} and position = ${position}
        and (state in ('ending', 'ended') or (state = 'open' and closes_at <= ${now}))
      union
      select stripe_session from payments
      where company_id = ${companyId} and proposal_id = ${proposalId} and position = ${position}
        and stripe_session is not null and undone_at is not null
    ) ended`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

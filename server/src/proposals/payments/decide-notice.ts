import {
  findPaymentOf,
  fromStripe,
  keepPayment,
  listQuestioned,
  type QuestionedNotice,
  refundPayment,
  settleNotice,
  touchPaid,
} from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { toMajor } from '../../platform/money/index.ts';
import type { Actor } from '../actor.ts';
import { lockProposal } from '../edit/lock-proposal.ts';
import { recordHistory } from '../history/index.ts';
import type { Proposal } from '../proposal.ts';
import { endUnfitSessions } from './due-online.ts';
import { inProposal, type Moment, nameOf } from './record-payment.ts';

/**
 * Decides about money that Stripe told of and that was not what was due: it is recorded as a payment, for whatever is due
 * first, or dismissed. Of money that went back, recording takes it off the payment. Throws `not_found`, and `conflict` for money
 * of another currency, where neither the proposal nor one that replaced it is accepted, or where nothing is recorded to take it
 * off from.
 */
export function decideNotice(
  context: Context,
  companyId: string,
  id: string,
  { eventId, record }: { readonly eventId: string; readonly record: boolean },
  actor: Actor,
): Promise<void> {
  const inside = async (tx: Tx, proposal: Proposal, { now, today }: Moment) => {
    const notice = (await listQuestioned(tx, companyId, id)).find((each) => each.eventId === eventId);
    if (notice === undefined) throw new AppError('not_found', ({ payments }) => payments.noNotice);
    const isReturn = notice.kind !== 'payment';
    const outcome = record && isReturn ? { outcome: 'recorded' as const } : {};
    await settleNotice(tx, companyId, eventId, { by: nameOf(actor), now, ...outcome });
    await touchPaid(tx, companyId, id, now);
    if (!record) return;
    if (notice.currency !== proposal.currency) {
      throw new AppError('conflict', ({ payments }) => payments.otherCurrency);
    }
    const amount = fromStripe(notice.amount, notice.currency);
    const deciding = { proposal, notice, amount, actor, now, today };
    await (isReturn ? recordReturned : recordPaid)(tx, companyId, deciding);
  };
  // an amendment does not take the payment over meanwhile
  return inProposal(context, companyId, id, actor, inside, { locksStock: true });
}

interface Deciding extends Moment {
  readonly proposal: Proposal;
  readonly notice: QuestionedNotice;
  /** In minor units. */
  readonly amount: bigint;
  readonly actor: Actor;
}

async function recordPaid(
  tx: Tx,
  companyId: string,
  { proposal: { id, status, currency }, notice, amount, actor, now, today }: Deciding,
): Promise<void> {
  const to = status === 'accepted' ? id : await acceptedInstead(tx, companyId, id);
  if (to === null) {
    throw new AppError('conflict', ({ payments, statuses }) => payments.notAccepted(statuses[status]));
  }
  // the proposal that the money counts for may be another than the one in which it waits
  if (to !== id) await lockProposal(tx, companyId, to, today);
  await keepPayment(tx, companyId, to, {
    position: null,
    paidOn: today,
    amount,
    method: 'card',
    note: null,
    recordedAt: now,
    recordedBy: nameOf(actor),
    stripeSession: notice.session,
  });
  const details = { amount: toMajor(amount, currency), method: 'card', paid_on: today };
  await recordHistory(tx, companyId, to, { what: 'payment_recorded', actor, now, details });
  await endUnfitSessions(tx, companyId, to, now);
}

async function recordReturned(
  tx: Tx,
  companyId: string,
  { proposal: { id, currency }, notice, amount, actor, now, today }: Deciding,
): Promise<void> {
  const counts = notice.isRecordable ? await findPaymentOf(tx, companyId, notice.session) : null;
  if (counts !== null && counts.proposalId !== id) await lockProposal(tx, companyId, counts.proposalId, today);
  // as it is under the lock: it may have been taken back by hand meanwhile
  const payment = counts && (await findPaymentOf(tx, companyId, notice.session));
  if (payment === null) throw new AppError('conflict', ({ payments }) => payments.noneToRefund);
  await refundPayment(tx, companyId, payment, { minor: amount, by: nameOf(actor), now });
  const details = { amount: toMajor(amount, currency) };
  await recordHistory(tx, companyId, payment.proposalId, { what: 'payment_refunded', actor, now, details });
  await endUnfitSessions(tx, companyId, payment.proposalId, now);
}

/** The accepted proposal that replaced one, or what replaced that; null: there is none. */
async function acceptedInstead(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const rows = await tx
    .withRecursive('later', (db) =>
      db
        .selectFrom('proposals')
        .select(['id', 'status'])
        .where('company_id', '=', companyId)
        .where('replaces', '=', id)
        .unionAll(
          db
            .selectFrom('proposals as p')
            .innerJoin('later as l', 'l.id', 'p.replaces')
            .select(['p.id', 'p.status'])
            .where('p.company_id', '=', companyId),
        ),
    )
    .selectFrom('later')
    .select('id')
    .where('status', '=', 'accepted')
    .limit(1)
    .execute();
  return rows[0]?.id ?? null;
}

import { getCompany } from '../../accounts/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import {
  findCounted,
  findPaymentOf,
  findWaitingMoney,
  fromStripe,
  isKnownBack,
  isNoticeKnown,
  keepNotice,
  type RefundablePayment,
  type ReturnedMoney,
  refundPayment,
  settleNotice,
  toStripe,
  touchPaid,
} from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { toMajor } from '../../platform/money/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { SERVICE } from '../actor.ts';
import { lockProposal } from '../edit/lock-proposal.ts';
import { recordHistory } from '../history/index.ts';
import type { Proposal } from '../proposal.ts';
import { endUnfitSessions } from './due-online.ts';
import { isThere, type Taken } from './take-notice.ts';

/**
 * Takes what Stripe told of money that went back, once however often it is told, in whichever order. A refund of exactly what is
 * recorded of the session takes that payment back; one of exactly what waits for a decision decides it. Any other refund, and a
 * dispute, is kept for a person to decide, in the proposal in which the money counts.
 */
export function takeReturnedMoney(context: Context, event: ReturnedMoney): Promise<Taken> {
  const { companyId, session } = event;
  return forCompany(context.db, companyId, async (tx) => {
    if (!(await isThere(tx, companyId, event.proposalId))) return 'unknown';
    // as acceptances do: no amendment takes the payment over meanwhile
    await lockStock(tx, companyId);
    const { proposalId } = (await findPaymentOf(tx, companyId, session)) ?? event;
    const now = context.clock.now();
    const { timeZone } = await getCompany(tx, companyId);
    const proposal = await lockProposal(tx, companyId, proposalId, dayIn(timeZone, now));
    if (await isNoticeKnown(tx, companyId, event.id)) return 'known';
    const payment = await findPaymentOf(tx, companyId, session);
    const isBack = event.state === 'back';
    const outcome = await takeIn(tx, event, { proposal, payment, now });
    const expected = payment && toStripe(payment.amount, proposal.currency);
    await keepNotice(tx, { ...event, proposalId }, { outcome, expected, isBack, now });
    if (outcome === 'questioned') {
      await recordHistory(tx, companyId, proposalId, { what: 'refund_questioned', actor: SERVICE, now });
      await touchPaid(tx, companyId, proposalId, now);
    }
    return outcome;
  });
}

interface Standing {
  readonly proposal: Proposal;
  /** What is recorded of the session. */
  readonly payment: RefundablePayment | null;
  readonly now: Date;
}

type Outcome = Extract<Taken, 'recorded' | 'questioned' | 'noted'>;

async function takeIn(tx: Tx, event: ReturnedMoney, standing: Standing): Promise<Outcome> {
  const { companyId, returned, isDispute } = event;
  const before = await findCounted(tx, companyId, returned, false);
  switch (event.state) {
    case 'pending':
      return 'noted';
    case 'back':
      return takeBack(tx, event, before, standing);
    case 'gone':
      // told late: it came back since, which only the end of a dispute can change
      if (event.kind !== 'charge.dispute.closed' && (await isKnownBack(tx, companyId, returned))) return 'noted';
      // whoever dismissed a dispute is asked once more when it is lost
      if (before !== null && (before.isRecorded || before.isWaiting || !isDispute)) return 'noted';
      return isDispute ? 'questioned' : takeRefund(tx, event, standing);
    default:
      return event.state satisfies never;
  }
}

/** What went back by the refund is still there: a question about it is over, and what was recorded is for a person to set right. */
async function takeBack(
  tx: Tx,
  { companyId, returned }: ReturnedMoney,
  before: Awaited<ReturnType<typeof findCounted>>,
  { proposal, now }: Standing,
): Promise<Outcome> {
  if (before?.isRecorded === true) {
    return (await findCounted(tx, companyId, returned, true)) === null ? 'questioned' : 'noted';
  }
  if (before?.isWaiting === true) {
    await settleNotice(tx, companyId, before.eventId, { by: null, now });
    await touchPaid(tx, companyId, proposal.id, now);
  }
  return 'noted';
}

async function takeRefund(
  tx: Tx,
  { companyId, session, currency, amount }: ReturnedMoney,
  { proposal, payment, now }: Standing,
): Promise<Outcome> {
  const { id } = proposal;
  const waiting = await findWaitingMoney(tx, companyId, session);
  const answers = waiting !== null && waiting.amount === amount && waiting.currency === currency;
  const minor = currency === proposal.currency ? fromStripe(amount, currency) : null;
  if (!answers && (payment === null || minor !== payment.amount)) return 'questioned';
  if (answers) {
    await settleNotice(tx, companyId, waiting.eventId, { by: null, now });
    await touchPaid(tx, companyId, id, now);
  }
  if (payment !== null && minor !== null) await refundPayment(tx, companyId, payment, { minor, by: null, now });
  const details = minor === null ? {} : { amount: toMajor(minor, currency) };
  await recordHistory(tx, companyId, id, { what: 'payment_refunded', actor: SERVICE, now, details });
  await endUnfitSessions(tx, companyId, id, now);
  return 'recorded';
}

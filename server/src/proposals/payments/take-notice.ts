import { sql } from 'kysely';
import { getCompany } from '../../accounts/index.ts';
import {
  closeSession,
  fromStripe,
  isNoticeKnown,
  isSessionCounted,
  keepNotice,
  keepPayment,
  type PaymentEvent,
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
import { findWithdrawal } from '../withdrawal/index.ts';
import { dueOnline, endUnfitSessions } from './due-online.ts';

/** What came of an event: written down as a payment, left for a person, noted without money, known before, or of nothing here. */
export type Taken = 'recorded' | 'questioned' | 'noted' | 'known' | 'unknown';

/**
 * Takes what Stripe told of a session, once however often it is told, in whichever order. Money that is exactly what was
 * due for its row is recorded as a payment; any other is kept for a person to decide.
 */
export function takePaymentEvent(context: Context, event: PaymentEvent): Promise<Taken> {
  const { companyId, proposalId } = event;
  return forCompany(context.db, companyId, async (tx) => {
    if (!(await isThere(tx, companyId, proposalId))) return 'unknown';
    const now = context.clock.now();
    const { timeZone } = await getCompany(tx, companyId);
    const today = dayIn(timeZone, now);
    // one after another, so that of two tellings of the same money one counts
    const proposal = await lockProposal(tx, companyId, proposalId, today);
    if (await isNoticeKnown(tx, companyId, event.id)) return 'known';
    await closeSession(tx, companyId, event.session, event.isOver ? 'ended' : 'completed');
    if (!event.isPaid || (await isSessionCounted(tx, companyId, event.session))) {
      await keepNotice(tx, event, { outcome: 'noted', expected: null, now });
      return 'noted';
    }
    const withdrawal = await findWithdrawal(tx, companyId, proposalId);
    const expected = dueOnline(proposal, event.position, { timeZone, today, withdrawal });
    const isRight = expected === event.amount && proposal.currency === event.currency;
    await keepNotice(tx, event, { outcome: isRight ? 'recorded' : 'questioned', expected, now });
    await (isRight ? record(tx, event, proposal, { now, today }) : question(tx, event, now));
    return isRight ? 'recorded' : 'questioned';
  });
}

export async function isThere(tx: Tx, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from proposals p join companies c on c.id = p.company_id
    where p.company_id = ${companyId} and p.id = ${id}`.execute(tx);
  return rows.length > 0;
}

async function record(
  tx: Tx,
  { companyId, position, amount, session }: PaymentEvent,
  { id, currency }: Proposal,
  { now, today }: { readonly now: Date; readonly today: string },
): Promise<void> {
  const minor = fromStripe(amount, currency);
  await keepPayment(tx, companyId, id, {
    position,
    paidOn: today,
    amount: minor,
    method: 'card',
    note: null,
    recordedAt: now,
    recordedBy: null,
    stripeSession: session,
  });
  const details = { amount: toMajor(minor, currency), method: 'card', paid_on: today };
  await recordHistory(tx, companyId, id, { what: 'payment_recorded', actor: SERVICE, now, details });
  await endUnfitSessions(tx, companyId, id, now);
}

async function question(tx: Tx, { companyId, proposalId }: PaymentEvent, now: Date): Promise<void> {
  await recordHistory(tx, companyId, proposalId, { what: 'payment_questioned', actor: SERVICE, now });
  await touchPaid(tx, companyId, proposalId, now);
}

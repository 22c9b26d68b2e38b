import {
  countEnded,
  keepSession,
  listOpenSessions,
  type PaymentGateway,
  rowLabel,
  toStripe,
} from '../../payments/index.ts';
import { speechOf } from '../../languages/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { lockProposal } from '../edit/lock-proposal.ts';
import type { SharedProposal } from '../find.ts';
import { shareUrl } from '../present.ts';
import { findWithdrawal, type Withdrawal } from '../withdrawal/index.ts';
import { endUnfitSessions } from './due-online.ts';
import type { PaymentPlan } from './plan.ts';
import { paymentPlanOf } from './plan.ts';

/** The rows that a client may pay by the link now: those that are due, and whatever comes next. */
export function payableRows({ rows }: Pick<PaymentPlan, 'rows'>, today: string): PaymentPlan['rows'] {
  const open = rows.filter(({ state }) => state !== 'paid');
  return open.filter((row, place) => place === 0 || (row.dueOn !== null && row.dueOn <= today));
}

/** Whether a client may pay by a link: none of a sandbox does, and nobody who has withdrawn from the contract. */
export function takesPaymentsOnline({ company, proposal }: SharedProposal, withdrawal: Withdrawal | null): boolean {
  return company.paysOnline && company.sandboxOf === null && proposal.status === 'accepted' && withdrawal === null;
}

/**
 * Where a client pays a row of what they accepted; null where it is not to be paid now. Asked again for the same row and
 * amount it is the same place, until that ended unpaid. Throws `unavailable` where Stripe does not answer or refuses, and
 * `conflict` for an amount that it never takes.
 */
export async function beginPayment(
  context: Context,
  gateway: PaymentGateway,
  shared: SharedProposal,
  position: number,
): Promise<string | null> {
  const { company, proposal } = shared;
  const now = context.clock.now();
  const today = dayIn(company.timeZone, now);
  const { withdrawal, ended } = await forCompany(context.db, company.id, async (tx) => ({
    withdrawal: await findWithdrawal(tx, company.id, proposal.id),
    ended: await countEnded(tx, company.id, { proposalId: proposal.id, position, now }),
  }));
  if (!takesPaymentsOnline(shared, withdrawal)) return null;
  const plan = paymentPlanOf(proposal, { timeZone: company.timeZone, today });
  const row = payableRows(plan, today).find((each) => each.position === position);
  if (row === undefined) return null;
  const { currency } = proposal;
  const amount = toStripe(row.amount - row.paid, currency);
  const page = shareUrl(context.publicUrl, proposal.shareToken);
  const { id, url, closesAt } = await gateway.openSession({
    key: `showbill-${proposal.id}-${position}-${amount}-${currency}-${ended}`,
    companyId: company.id,
    proposalId: proposal.id,
    position,
    currency,
    amount,
    label: `${proposal.number} · ${rowLabel(speechOf(proposal.language), row)}`,
    language: proposal.language,
    successUrl: `${page}?paid=${position}`,
    cancelUrl: page,
  });
  const session = { id, position, currency, amount, closesAt, now };
  const isDue = await forCompany(context.db, company.id, async (tx) => {
    await lockProposal(tx, company.id, proposal.id, today);
    await keepSession(tx, company.id, proposal.id, session);
    // while Stripe made the page, the client may have withdrawn, or a payment have come in
    await endUnfitSessions(tx, company.id, proposal.id, now);
    return (await listOpenSessions(tx, company.id, proposal.id)).some((open) => open.id === id);
  });
  return isDue ? url : null;
}

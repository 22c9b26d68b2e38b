import { getCompany } from '../../accounts/index.ts';
import { letEnd, listOpenSessions, toStripe } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';
import { findWithdrawal, type Withdrawal } from '../withdrawal/index.ts';
import { paymentPlanOf } from './plan.ts';

export interface OnlineAt {
  readonly timeZone: string;
  /** The company's. */
  readonly today: string;
  /** Of the client from the contract; null: they did not. */
  readonly withdrawal: Withdrawal | null;
}

/** What is still to be paid of a row, as Stripe counts it; null where nothing is. */
export function dueOnline(proposal: Proposal, position: number, { withdrawal, ...at }: OnlineAt): bigint | null {
  if (proposal.status !== 'accepted' || withdrawal !== null) return null;
  const row = paymentPlanOf(proposal, at).rows.find((each) => each.position === position);
  return row === undefined || row.state === 'paid' ? null : toStripe(row.amount - row.paid, proposal.currency);
}

/**
 * Closes the pages on which a client could pay what is not due any more, in the caller's transaction, which holds the proposal:
 * after a payment, a withdrawal, or the end of the contract. Stripe is told of it when the transaction is over.
 */
export async function endUnfitSessions(tx: Tx, companyId: string, proposalId: string, now: Date): Promise<void> {
  const open = await listOpenSessions(tx, companyId, proposalId);
  if (open.length === 0) return;
  const { timeZone } = await getCompany(tx, companyId);
  const today = dayIn(timeZone, now);
  const proposal = await loadProposal(tx, companyId, proposalId, today);
  if (proposal === null) return;
  const at = { timeZone, today, withdrawal: await findWithdrawal(tx, companyId, proposalId) };
  const unfit = open.filter(
    ({ position, currency, amount }) => currency !== proposal.currency || amount !== dueOnline(proposal, position, at),
  );
  const ids = unfit.map(({ id }) => id);
  await letEnd(tx, companyId, ids, now);
}

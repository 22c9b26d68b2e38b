import { carryPayments, keepSchedule, scheduleOf } from '../../payments/index.ts';
import type { Tx } from '../../platform/db.ts';
import { loadPayments } from '../load.ts';
import type { Proposal } from '../proposal.ts';

/** Fixes when a proposal that has just been accepted is to be paid, and takes over what was paid for the one that it replaces. */
export async function agreePayments(tx: Tx, companyId: string, proposal: Proposal, today: string): Promise<Proposal> {
  const { id, replaces, total, event, paymentTerms: terms } = proposal;
  await keepSchedule(tx, companyId, id, scheduleOf({ total, terms, event, accepted: today, earliest: today }));
  if (replaces !== null) await carryPayments(tx, companyId, replaces, id);
  return { ...proposal, ...(await loadPayments(tx, companyId, proposal)) };
}

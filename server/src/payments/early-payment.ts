import type { Account, EarlyPayment, Payment } from './account.ts';

/**
 * A plan as clients read it on `today`: without what is taken off for paying early once nothing can come of that any more. Something
 * can until its day is over, and then where all but it was paid by that day and it is still to be recorded.
 */
export function withoutEarlyOver<Plan extends Account & { readonly early: EarlyPayment | null }>(
  plan: Plan,
  payments: readonly Pick<Payment, 'paidOn' | 'amount'>[],
  today: string,
): Plan {
  const { early, paid, outstanding, over } = plan;
  if (early === null) return plan;
  if (outstanding === 0n) return { ...plan, early: null };
  const { dueOn, amount } = early;
  if (dueOn === null || today <= dueOn) return plan;
  const inTime = payments.reduce((sum, payment) => (payment.paidOn <= dueOn ? sum + payment.amount : sum), 0n);
  const total = paid + outstanding - over;
  return inTime >= total - amount ? plan : { ...plan, early: null };
}

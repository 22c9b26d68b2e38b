import type { Account, EarlyPayment, Payment } from './account.ts';

type Early = Account & { readonly early: EarlyPayment | null };
type Paid = readonly Pick<Payment, 'paidOn' | 'amount'>[];

/**
 * A plan as clients read it on `today`: without what is taken off for paying early once nothing can come of that any more. Something
 * can until its day is over, and then where all but it was paid by that day and it is still to be recorded.
 */
export function withoutEarlyOver<Plan extends Early>(plan: Plan, payments: Paid, today: string): Plan {
  const { early, outstanding } = plan;
  if (early === null) return plan;
  if (outstanding === 0n) return { ...plan, early: null };
  if (early.dueOn === null || today <= early.dueOn) return plan;
  return isPaidEarly(plan, payments) ? plan : { ...plan, early: null };
}

/** Whether all but what is taken off for paying early was paid by that day: nothing more is owed. */
export function isPaidEarly({ early, paid, outstanding, over }: Early, payments: Paid): boolean {
  if (early === null) return false;
  const { dueOn, amount } = early;
  const inTime = payments.filter(({ paidOn }) => dueOn === null || paidOn <= dueOn);
  return inTime.reduce((sum, payment) => sum + payment.amount, 0n) >= paid + outstanding - over - amount;
}

import { type Account, type EarlyPayment, earlyPaymentOf, scheduleOf, settle } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Proposal } from '../proposal.ts';

/** When a proposal is to be paid, and what of it was. */
export interface PaymentPlan extends Account {
  readonly early: EarlyPayment | null;
}

export type Paid = Pick<Proposal, 'total' | 'event' | 'paymentTerms' | 'agreedSchedule' | 'payments' | 'acceptedAt'>;

/** As of `today`, a day of the company's: what was agreed, or what would be if it were accepted then. */
export function paymentPlanOf(
  proposal: Paid,
  { timeZone, today }: { readonly timeZone: string; readonly today: string },
): PaymentPlan {
  const { total, event, paymentTerms: terms, agreedSchedule, payments, acceptedAt } = proposal;
  const accepted = acceptedAt === null ? null : dayIn(timeZone, acceptedAt);
  const scheduled = { total, terms, event, accepted, earliest: accepted ?? today };
  const rows = acceptedAt === null ? scheduleOf(scheduled) : agreedSchedule;
  return { ...settle(rows, payments, { total, today }), early: earlyPaymentOf(scheduled) };
}

/** The same as it is on any day, without what was paid for the one that it is to replace: it changes with the proposal alone. */
export function paymentRowsOf({ total, event, paymentTerms: terms, agreedSchedule, payments, acceptedAt }: Paid) {
  const rows =
    acceptedAt === null ? scheduleOf({ total, terms, event, accepted: null, earliest: null }) : agreedSchedule;
  return settle(rows, acceptedAt === null ? [] : payments, { total, today: '' }).rows;
}

import type { EditorPaymentsBody } from '@showbill/contract';
import { fromStripe, type QuestionedNotice } from '../../payments/index.ts';
import { isCurrency, toMajor } from '../../platform/money/index.ts';
import type { Proposal } from '../proposal.ts';
import type { PaymentPlan } from './plan.ts';

export interface EditorPayments {
  readonly plan: PaymentPlan;
  readonly questioned: readonly QuestionedNotice[];
  /** Whether the client withdrew from the contract. */
  readonly isWithdrawn: boolean;
}

/** A proposal's payments as the application shows them. */
export function presentPayments(
  { currency, payments, status }: Pick<Proposal, 'currency' | 'payments' | 'status'>,
  { plan, questioned, isWithdrawn }: EditorPayments,
): EditorPaymentsBody {
  const { early } = plan;
  // nothing is owed but while it is accepted
  const isOwed = status === 'accepted' && !isWithdrawn;
  return {
    rows: plan.rows.map(({ position, kind, ordinal, due, dueOn, amount, paid, state }) => ({
      position,
      kind,
      ordinal,
      due,
      due_on: dueOn,
      amount: toMajor(amount, currency),
      paid: toMajor(paid, currency),
      state: !isOwed && state === 'overdue' ? 'due' : state,
    })),
    early: early && {
      percent: Number(early.percent),
      amount: toMajor(early.amount, currency),
      due: early.due,
      due_on: early.dueOn,
    },
    paid: toMajor(plan.paid, currency),
    outstanding: toMajor(plan.outstanding, currency),
    over: toMajor(plan.over, currency),
    received: payments.map((payment) => ({
      id: payment.id,
      position: payment.position,
      paid_on: payment.paidOn,
      amount: toMajor(payment.amount, currency),
      method: payment.method,
      note: payment.note,
      recorded_at: payment.recordedAt.toISOString(),
      recorded_by: payment.recordedBy,
      carried_from: payment.carriedFrom,
      online: payment.session !== null,
    })),
    questioned: questioned.map((notice) => ({
      event_id: notice.eventId,
      kind: notice.kind,
      position: notice.position,
      currency: notice.currency,
      amount: inMajor(notice.amount, notice.currency),
      expected: notice.expected === null ? null : inMajor(notice.expected, currency),
      may_record: notice.currency === currency && notice.isRecordable,
      received_at: notice.receivedAt.toISOString(),
    })),
  };
}

/** Stripe may name a currency that is none any more: its amount is shown as it was told. */
function inMajor(amount: bigint, currency: string): number {
  return isCurrency(currency) ? toMajor(fromStripe(amount, currency), currency) : Number(amount);
}

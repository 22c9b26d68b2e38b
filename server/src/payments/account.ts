import type { PaymentDue, PaymentMethod, PaymentState } from '@showbill/contract';
import { dueDay, type Scheduled, type ScheduleRow } from './schedule.ts';
import { amountOf } from './terms.ts';

/** Money that came in for a proposal. */
export interface Payment {
  readonly id: string;
  /** Of the row that it is for; null: for whatever is due first. */
  readonly position: number | null;
  readonly paidOn: string;
  /** In minor units, more than 0. */
  readonly amount: bigint;
  readonly method: PaymentMethod;
  readonly note: string | null;
  readonly recordedAt: Date;
  /** Whose name it was recorded under; null: by the service. */
  readonly recordedBy: string | null;
  /** The number of the proposal that it was paid for first. */
  readonly carriedFrom: string | null;
  /** The id of that proposal; of one that was not taken over, its own. */
  readonly paidFor: string;
  /** Of Stripe, where the client paid it by the link on their page; of a copy, the one that it was paid in first. */
  readonly session: string | null;
}

export interface SettledRow extends ScheduleRow {
  /** In minor units, at most the amount. */
  readonly paid: bigint;
  readonly state: PaymentState;
}

/** How a proposal's payments stand on a day; amounts in minor units. */
export interface Account {
  readonly rows: readonly SettledRow[];
  readonly paid: bigint;
  /** What is still to be paid of the total. */
  readonly outstanding: bigint;
  /** What was paid beyond the total. */
  readonly over: bigint;
}

/**
 * What of each row is paid, and how it stands on `today`: a payment for a row pays that row; what is left of it, and
 * payments for none, pay the rows in their order.
 */
export function settle(
  rows: readonly ScheduleRow[],
  payments: readonly Pick<Payment, 'position' | 'amount'>[],
  { total, today }: { readonly total: bigint; readonly today: string },
): Account {
  const paidByRow = new Map<number, bigint>();
  let free = 0n;
  const room = ({ position, amount }: ScheduleRow) => amount - (paidByRow.get(position) ?? 0n);
  const pay = (row: ScheduleRow, money: bigint) => {
    const taken = min(money, room(row));
    paidByRow.set(row.position, (paidByRow.get(row.position) ?? 0n) + taken);
    return money - taken;
  };
  for (const { position, amount } of payments) {
    const row = rows.find((each) => each.position === position);
    free += row === undefined ? amount : pay(row, amount);
  }
  for (const row of rows) free = pay(row, free);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0n);
  return {
    rows: rows.map((row) => {
      const own = paidByRow.get(row.position) ?? 0n;
      return { ...row, paid: own, state: stateOf(row, own, today) };
    }),
    paid,
    outstanding: paid >= total ? 0n : total - paid,
    over: paid > total ? paid - total : 0n,
  };
}

/** It is overdue from the day after its day on. */
function stateOf({ amount, dueOn }: ScheduleRow, paid: bigint, today: string): PaymentState {
  if (paid >= amount) return 'paid';
  if (dueOn !== null && dueOn < today) return 'overdue';
  return paid > 0n ? 'partly_paid' : 'due';
}

/** What is taken off where all is paid by a day. */
export interface EarlyPayment {
  readonly percent: string;
  /** In minor units. */
  readonly amount: bigint;
  readonly due: PaymentDue;
  readonly dueOn: string | null;
}

/** Null where nothing of the kind was agreed, or its day is over before acceptance. */
export function earlyPaymentOf({ total, terms, event, accepted, earliest }: Scheduled): EarlyPayment | null {
  const early = terms?.early ?? null;
  if (early === null || total <= 0n) return null;
  const dueOn = dueDay(early.due, event, accepted);
  if (dueOn !== null && earliest !== null && dueOn < earliest) return null;
  const amount = amountOf({ kind: 'percent', percent: early.percent }, total);
  return amount === 0n ? null : { percent: early.percent, amount, due: early.due, dueOn };
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

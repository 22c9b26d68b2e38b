import type { PaymentDue, PaymentMethod, PaymentRowKind } from '@showbill/contract';
import type { ColumnType, Generated } from 'kysely';

interface PaymentRowsTable {
  company_id: string;
  proposal_id: string;
  position: number;
  kind: PaymentRowKind;
  ordinal: number;
  due: ColumnType<PaymentDue, string, never>;
  due_on: string | null;
  amount: bigint;
}

interface PaymentsTable {
  company_id: string;
  id: string;
  proposal_id: string;
  position: number | null;
  paid_on: string;
  amount: bigint;
  method: PaymentMethod;
  note: string | null;
  recorded_at: Date;
  recorded_by: string | null;
  carried_from: ColumnType<string | null, string | null | undefined, never>;
  stripe_session: ColumnType<string | null, string | null | undefined, null>;
  carried_session: ColumnType<string | null, string | null | undefined, null>;
  undone_at: ColumnType<Date | null, undefined, Date>;
  undone_by: ColumnType<string | null, undefined, string | null>;
}

/** `questioned`: it is not what was due, and waits for a person; `noted`: no money came of it. */
export type NoticeOutcome = 'recorded' | 'questioned' | 'noted';

interface PaymentNoticesTable {
  company_id: string;
  event_id: string;
  kind: string;
  proposal_id: string;
  position: number;
  session: string;
  currency: string;
  /** As a text of digits, in the smallest unit as Stripe counts it. */
  amount: string;
  expected: string | null;
  /** Stripe's id of the refund or the dispute; null: money that came in. */
  returned: ColumnType<string | null, string | null | undefined, never>;
  /** The refund failed, or the dispute was won: the money is there after all. */
  is_back: ColumnType<boolean, boolean | undefined, never>;
  outcome: NoticeOutcome;
  received_at: Date;
  settled_at: ColumnType<Date | null, undefined, Date>;
  settled_by: ColumnType<string | null, undefined, string | null>;
}

/** `ending`: Stripe is to be told to close it; `ended`: nobody paid, and nobody can; `completed`: paid, or the money is on its way. */
export type SessionState = 'open' | 'ending' | 'ended' | 'completed';

interface CheckoutSessionsTable {
  company_id: string;
  session: string;
  proposal_id: string;
  position: number;
  currency: string;
  /** As a text of digits, in the smallest unit as Stripe counts it. */
  amount: string;
  opened_at: Date;
  closes_at: Date;
  state: ColumnType<SessionState, SessionState | undefined, SessionState>;
  due_at: ColumnType<Date | null, undefined, Date | null>;
  tries: Generated<number>;
  attempt: ColumnType<string | null, undefined, string | null>;
}

/** Days before the day of a payment, or after it. */
export type ReminderOccasion = 'before' | 'after';

interface PaymentRemindersTable {
  company_id: string;
  proposal_id: string;
  position: number;
  occasion: ReminderOccasion;
  at: Date;
}

declare module '../platform/db.ts' {
  interface Tables {
    payment_rows: PaymentRowsTable;
    payments: PaymentsTable;
    payment_notices: PaymentNoticesTable;
    checkout_sessions: CheckoutSessionsTable;
    payment_reminders: PaymentRemindersTable;
  }
}

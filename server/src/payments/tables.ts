import type { PaymentDue, PaymentMethod, PaymentRowKind } from '@showbill/contract';
import type { ColumnType } from 'kysely';

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
  stripe_session: ColumnType<string | null, string | null | undefined, never>;
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
  outcome: NoticeOutcome;
  received_at: Date;
  settled_at: ColumnType<Date | null, undefined, Date>;
  settled_by: ColumnType<string | null, undefined, string | null>;
}

declare module '../platform/db.ts' {
  interface Tables {
    payment_rows: PaymentRowsTable;
    payments: PaymentsTable;
    payment_notices: PaymentNoticesTable;
  }
}

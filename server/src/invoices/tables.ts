import type { InvoiceKind, InvoiceSeries, VatTreatment } from '@showbill/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';

interface InvoiceCountersTable {
  company_id: string;
  series: InvoiceSeries;
  year: number;
  last_number: number;
  last_day: string;
}

interface InvoicesTable {
  company_id: string;
  id: string;
  series: InvoiceSeries;
  year: number;
  ordinal: number;
  number: string;
  kind: InvoiceKind;
  proposal_id: string;
  position: number | null;
  corrects: string | null;
  issued_on: string;
  due_on: string | null;
  currency: string;
  net: bigint;
  tax: bigint;
  gross: GeneratedAlways<bigint>;
  treatment: VatTreatment;
  rate: string;
  buyer: string;
  document: ColumnType<string, string, never>;
  content_hash: string;
  issued_at: Date;
  issued_by: string | null;
}

interface InvoiceCopiesTable {
  company_id: string;
  invoice_id: string;
  content: Buffer;
  content_hash: string;
  made_at: Date;
}

interface InvoiceSendingsTable {
  company_id: string;
  invoice_id: string;
  id: string;
  proposal_id: string;
  recipient: string | null;
  mail_id: string;
  sent_at: Date;
  sent_by: string | null;
}

declare module '../platform/db.ts' {
  interface Tables {
    invoice_counters: InvoiceCountersTable;
    invoices: InvoicesTable;
    invoice_copies: InvoiceCopiesTable;
    invoice_sendings: InvoiceSendingsTable;
  }
}

import type { InvoiceSeries } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** The place of an invoice among those of its company, series and year. */
export interface InvoiceNumber {
  readonly series: InvoiceSeries;
  readonly year: number;
  readonly ordinal: number;
  readonly number: string;
  /** Its day: today, or the day of the one before where that is later. */
  readonly issuedOn: string;
}

const PREFIXES = { invoice: 'INV', credit_note: 'CN' } as const satisfies Record<InvoiceSeries, string>;

/**
 * The next number of a company in a series. Its counter is locked to the end of the transaction: others wait, and a number of
 * a transaction that fails is given again, so that none is missing and none is there twice. Take it last.
 */
export async function takeInvoiceNumber(
  tx: Tx,
  companyId: string,
  series: InvoiceSeries,
  today: string,
): Promise<InvoiceNumber> {
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ ordinal: number; issuedOn: string; isTest: boolean }>`
    insert into invoice_counters as c (company_id, series, year, last_number, last_day)
    values (${companyId}, ${series}, ${year}, 1, ${today})
    on conflict (company_id, series, year) do update set
      last_number = c.last_number + 1,
      last_day = greatest(c.last_day, excluded.last_day)
    returning last_number as ordinal, last_day as "issuedOn",
      (select sandbox_of is not null from companies where id = ${companyId}) as "isTest"`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the counter of invoices gave no number');
  const { ordinal, issuedOn, isTest } = row;
  return { series, year, ordinal, number: writtenNumber({ series, year, ordinal }, isTest), issuedOn };
}

/** `INV-2026-0042`, `CN-2026-0007`; of a sandbox, so that nobody takes it for a real one, `TEST-INV-2026-0042`. */
function writtenNumber(
  { series, year, ordinal }: Pick<InvoiceNumber, 'series' | 'year' | 'ordinal'>,
  isTest: boolean,
): string {
  return `${isTest ? 'TEST-' : ''}${PREFIXES[series]}-${year}-${String(ordinal).padStart(4, '0')}`;
}

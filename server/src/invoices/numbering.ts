import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** The place of an invoice among those of its company and year. */
export interface InvoiceNumber {
  readonly year: number;
  readonly ordinal: number;
  readonly number: string;
  /** Its day: today, or the day of the one before where that is later. */
  readonly issuedOn: string;
}

/**
 * The next number of a company. Its counter is locked to the end of the transaction: others wait, and a number of a
 * transaction that fails is given again, so that none is missing and none is there twice. Take it last.
 */
export async function takeInvoiceNumber(tx: Tx, companyId: string, today: string): Promise<InvoiceNumber> {
  const year = Number(today.slice(0, 4));
  const { rows } = await sql<{ ordinal: number; issuedOn: string; isTest: boolean }>`
    insert into invoice_counters as c (company_id, year, last_number, last_day)
    values (${companyId}, ${year}, 1, ${today})
    on conflict (company_id, year) do update set
      last_number = c.last_number + 1,
      last_day = greatest(c.last_day, excluded.last_day)
    returning last_number as ordinal, last_day as "issuedOn",
      (select sandbox_of is not null from companies where id = ${companyId}) as "isTest"`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('the counter of invoices gave no number');
  const { ordinal, issuedOn, isTest } = row;
  return { year, ordinal, number: writtenNumber(year, ordinal, isTest), issuedOn };
}

/** `INV-2026-0042`; of a sandbox, so that nobody takes it for a real one, `TEST-INV-2026-0042`. */
export function writtenNumber(year: number, ordinal: number, isTest: boolean): string {
  return `${isTest ? 'TEST-' : ''}INV-${year}-${String(ordinal).padStart(4, '0')}`;
}

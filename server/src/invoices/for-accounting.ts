import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { type Invoice, invoicesOfYear, MOST_INVOICES } from './read-invoices.ts';

/** What accounting needs of an invoice beside what lists show. */
interface Details {
  /** ISO 3166-1 alpha-2. */
  readonly buyerCountry: string;
  readonly buyerVatId: string | null;
  /** First and last day of the supply; null: a payment in advance. */
  readonly suppliedFrom: string | null;
  readonly suppliedTo: string | null;
}

export interface AccountedInvoice extends Invoice, Details {}

/** All of a year, in the order of their days and numbers. Throws `conflict` where they are more than 20,000. */
export async function invoicesForAccounting(tx: Tx, companyId: string, year: number): Promise<AccountedInvoice[]> {
  const counters = await tx
    .selectFrom('invoice_counters')
    .select('last_number')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .execute();
  if (counters.reduce((sum, { last_number: count }) => sum + count, 0) > MOST_INVOICES) {
    const most = MOST_INVOICES.toLocaleString('en-GB');
    throw new AppError('conflict', ({ invoices }) => invoices.tooMany(most));
  }
  const { rows } = await sql<Details & { id: string }>`
    select id, document::json #>> '{buyer,country}' as "buyerCountry", document::json #>> '{buyer,vatId}' as "buyerVatId",
      document::json #>> '{period,from}' as "suppliedFrom", document::json #>> '{period,to}' as "suppliedTo"
    from invoices
    where company_id = ${companyId} and year = ${year}`.execute(tx);
  const details = new Map(rows.map((row) => [row.id, row]));
  const invoices = await invoicesOfYear(tx, companyId, year);
  return invoices.flatMap((invoice) => {
    const more = details.get(invoice.id);
    return more === undefined ? [] : [{ ...invoice, ...more }];
  });
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { type Invoice, invoicesOfYear, MOST_INVOICES } from './read-invoices.ts';

/** An invoice with what accounting needs of its buyer. */
export interface AccountedInvoice extends Invoice {
  /** ISO 3166-1 alpha-2. */
  readonly buyerCountry: string;
  readonly buyerVatId: string | null;
}

/** All of a year, in the order of their numbers. Throws `conflict` where they are more than 20,000. */
export async function invoicesForAccounting(tx: Tx, companyId: string, year: number): Promise<AccountedInvoice[]> {
  const counter = await tx
    .selectFrom('invoice_counters')
    .select('last_number')
    .where('company_id', '=', companyId)
    .where('year', '=', year)
    .executeTakeFirst();
  if (counter !== undefined && counter.last_number > MOST_INVOICES) {
    const most = MOST_INVOICES.toLocaleString('en-GB');
    throw new AppError('conflict', ({ invoices }) => invoices.tooMany(most));
  }
  const { rows } = await sql<{ id: string; country: string; vatId: string | null }>`
    select id, document::json #>> '{buyer,country}' as country, document::json #>> '{buyer,vatId}' as "vatId"
    from invoices
    where company_id = ${companyId} and year = ${year}`.execute(tx);
  const buyers = new Map(rows.map(({ id, country, vatId }) => [id, { buyerCountry: country, buyerVatId: vatId }]));
  const invoices = await invoicesOfYear(tx, companyId, year);
  return invoices.flatMap((invoice) => {
    const buyer = buyers.get(invoice.id);
    return buyer === undefined ? [] : [{ ...invoice, ...buyer }];
  });
}

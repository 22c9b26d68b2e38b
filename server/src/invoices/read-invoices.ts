import type { InvoiceKind, VatTreatment } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { type InvoiceDocument, readDocument } from './document.ts';
import type { Sums } from './sums.ts';

/** An invoice without what it says in full; amounts in minor units. */
export interface Invoice extends Sums {
  readonly id: string;
  readonly number: string;
  readonly kind: InvoiceKind;
  readonly proposal: { readonly id: string; readonly number: string };
  /** Of the row of its schedule that it asks for. */
  readonly position: number | null;
  readonly buyer: string;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly currency: string;
  readonly treatment: VatTreatment;
  /** Percent, as a decimal text. */
  readonly rate: string;
  /** The number of the credit note that takes it back; null: it counts. */
  readonly creditedBy: string | null;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly corrects: string | null;
}

/** In one answer. */
export const MOST_INVOICES = 20_000;

/** Those of some proposals, by day and, within a day, those of each series by number, credit notes last. */
export function invoicesOfProposals(tx: Tx, companyId: string, ids: readonly string[]): Promise<Invoice[]> {
  return ids.length === 0 ? Promise.resolve([]) : select(tx, companyId, { proposals: ids, year: null });
}

/** Those of a year in the same order; at most 20,000. */
export function invoicesOfYear(tx: Tx, companyId: string, year: number): Promise<Invoice[]> {
  return select(tx, companyId, { proposals: null, year });
}

/** Years with invoices, the latest first. */
export async function yearsOfInvoices(tx: Tx, companyId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('invoice_counters')
    .select('year')
    .distinct()
    .where('company_id', '=', companyId)
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => year);
}

export interface FullInvoice {
  readonly id: string;
  readonly proposalId: string;
  readonly document: InvoiceDocument;
  readonly issuedAt: Date;
}

/** All that an invoice says. Throws `not_found`. */
export async function getInvoice(tx: Tx, companyId: string, id: string): Promise<FullInvoice> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('invoices')
        .select(['id', 'proposal_id', 'document', 'content_hash', 'issued_at'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', ({ invoices }) => invoices.none);
  const document = readDocument({ json: row.document, hash: row.content_hash });
  return { id: row.id, proposalId: row.proposal_id, document, issuedAt: row.issued_at };
}

async function select(
  tx: Tx,
  companyId: string,
  { proposals, year }: { readonly proposals: readonly string[] | null; readonly year: number | null },
): Promise<Invoice[]> {
  const { rows } = await sql<Omit<Invoice, 'proposal'> & { proposalId: string; proposalNumber: string }>`
    select i.id, i.number, i.kind, i.proposal_id as "proposalId", p.number as "proposalNumber", i.position, i.buyer,
      i.issued_on as "issuedOn", i.due_on as "dueOn", i.currency, i.net, i.tax, i.gross, i.treatment,
      trim_scale(i.rate)::text as rate,
      back.number as "creditedBy", taken.number as corrects
    from invoices i
    join proposals p on p.company_id = i.company_id and p.id = i.proposal_id
    left join invoices back on back.company_id = i.company_id and back.corrects = i.id
    left join invoices taken on taken.company_id = i.company_id and taken.id = i.corrects
    where i.company_id = ${companyId}
      and (${proposals}::uuid[] is null or i.proposal_id = any(${proposals}::uuid[]))
      and (${year}::integer is null or i.year = ${year}::integer)
    order by i.year, i.issued_on, i.series desc, i.ordinal
    limit ${MOST_INVOICES}`.execute(tx);
  return rows.map(({ proposalId, proposalNumber, ...invoice }) => ({
    ...invoice,
    proposal: { id: proposalId, number: proposalNumber },
  }));
}

import type { InvoiceKind, VatTreatment } from '@showbill/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { openCursor, sealCursor } from '../platform/cursor.ts';
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

/** In one file for accounting. */
export const MOST_INVOICES = 20_000;
/** On a page of the list. */
const AT_ONCE = 100;
/** By day and, within a day, those of each series by number, credit notes last. */
const PLACE = sql`i.issued_on, i.series = 'credit_note', i.ordinal`;

/** Those of some proposals, the first issued first. */
export function invoicesOfProposals(tx: Tx, companyId: string, ids: readonly string[]): Promise<Invoice[]> {
  return select(tx, companyId, sql`i.proposal_id = any(${ids}::uuid[]) order by ${PLACE}`);
}

/** All of a year, in the same order; no more than a file holds. */
export function invoicesOfYear(tx: Tx, companyId: string, year: number): Promise<Invoice[]> {
  return select(tx, companyId, sql`i.year = ${year} order by ${PLACE} limit ${MOST_INVOICES}`);
}

export interface InvoicesPage {
  readonly invoices: readonly Invoice[];
  readonly nextCursor: string | null;
}

/** A page of those of a year, the latest first. Throws `invalid_request` for a cursor of another year or company. */
export async function pageOfInvoices(
  tx: Tx,
  companyId: string,
  { year, cursor }: { readonly year: number; readonly cursor?: string | undefined },
  { secrets }: Pick<Context, 'secrets'>,
): Promise<InvoicesPage> {
  const list = `invoices ${year}`;
  const after = cursor === undefined ? null : openCursor(secrets, list, companyId, cursor);
  const found = await select(
    tx,
    companyId,
    sql`i.year = ${year}
      and (
        ${after}::uuid is null
        or (${PLACE}) < (select ${PLACE} from invoices i where i.company_id = ${companyId} and i.id = ${after}::uuid)
      )
      order by row(${PLACE}) desc limit ${AT_ONCE + 1}`,
  );
  const invoices = found.slice(0, AT_ONCE);
  const last = invoices.at(-1);
  const more = found.length > AT_ONCE && last !== undefined;
  return { invoices, nextCursor: more ? sealCursor(secrets, list, companyId, last.id) : null };
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

/** `which`: of the rows `i`, how they are ordered, and how many of them at most. */
async function select(tx: Tx, companyId: string, which: RawBuilder<unknown>): Promise<Invoice[]> {
  const { rows } = await sql<Omit<Invoice, 'proposal'> & { proposalId: string; proposalNumber: string }>`
    select i.id, i.number, i.kind, i.proposal_id as "proposalId", p.number as "proposalNumber", i.position, i.buyer,
      i.issued_on as "issuedOn", i.due_on as "dueOn", i.currency, i.net, i.tax, i.gross, i.treatment,
      trim_scale(i.rate)::text as rate,
      back.number as "creditedBy", taken.number as corrects
    from invoices i
    join proposals p on p.company_id = i.company_id and p.id = i.proposal_id
    left join invoices back on back.company_id = i.company_id and back.corrects = i.id
    left join invoices taken on taken.company_id = i.company_id and taken.id = i.corrects
    where i.company_id = ${companyId} and ${which}`.execute(tx);
  return rows.map(({ proposalId, proposalNumber, ...invoice }) => ({
    ...invoice,
    proposal: { id: proposalId, number: proposalNumber },
  }));
}

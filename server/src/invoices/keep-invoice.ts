import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { hashOf, unchanged } from '../platform/kept-content.ts';
import { type InvoiceDocument, writeDocument } from './document.ts';
import type { InvoiceNumber } from './numbering.ts';

export interface NewInvoice {
  readonly place: InvoiceNumber;
  readonly document: InvoiceDocument;
  readonly proposalId: string;
  /** Of the schedule's row that it asks for. */
  readonly position: number | null;
  /** The id of what a credit note takes back. */
  readonly corrects: string | null;
  readonly issuedAt: Date;
  readonly issuedBy: string | null;
}

/** Writes an invoice down, in the transaction that took its number; it stands from then on. Returns its id. */
export async function keepInvoice(tx: Tx, companyId: string, invoice: NewInvoice): Promise<string> {
  const id = newId();
  const { place, document } = invoice;
  const { json, hash } = writeDocument(document);
  const { net, tax } = document.sums;
  await tx
    .insertInto('invoices')
    .values({
      company_id: companyId,
      id,
      series: place.series,
      year: place.year,
      ordinal: place.ordinal,
      number: place.number,
      kind: document.kind,
      proposal_id: invoice.proposalId,
      position: invoice.position,
      corrects: invoice.corrects,
      issued_on: place.issuedOn,
      due_on: document.dueOn,
      currency: document.currency,
      net,
      tax,
      treatment: document.vat.treatment,
      rate: document.vat.rate,
      buyer: document.buyer.name,
      document: json,
      content_hash: hash,
      issued_at: invoice.issuedAt,
      issued_by: invoice.issuedBy,
    })
    .execute();
  return id;
}

/** Its paper, kept once: what was kept before stays. */
export async function keepInvoiceCopy(
  tx: Tx,
  companyId: string,
  id: string,
  content: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  await tx
    .insertInto('invoice_copies')
    .values({
      company_id: companyId,
      invoice_id: id,
      content: Buffer.from(content),
      content_hash: hashOf(content),
      made_at: now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'invoice_id']).doNothing())
    .execute();
  return (await findInvoiceCopy(tx, companyId, id)) ?? content;
}

/** Null: it was not made yet. Throws where it is not what was kept. */
export async function findInvoiceCopy(tx: Tx, companyId: string, id: string): Promise<Uint8Array | null> {
  const row = await tx
    .selectFrom('invoice_copies')
    .select(['content', 'content_hash'])
    .where('company_id', '=', companyId)
    .where('invoice_id', '=', id)
    .executeTakeFirst();
  return row === undefined
    ? null
    : unchanged(new Uint8Array(row.content), row.content_hash, `the paper of invoice ${id}`);
}

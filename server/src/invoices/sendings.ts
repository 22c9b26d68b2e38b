import type { Tx } from '../platform/db.ts';
import { type Invoice, invoicesOfProposals } from './read-invoices.ts';

export interface InvoiceSending {
  /** Of the order of whoever sends it, and of what it said. */
  readonly id: string;
  readonly invoiceId: string;
  readonly proposalId: string;
  readonly recipient: string;
  readonly mailId: string;
  readonly sentAt: Date;
  readonly sentBy: string | null;
}

/** Writes down that an invoice goes to a client; false where the same order was carried out before. */
export async function keepSending(tx: Tx, companyId: string, sending: InvoiceSending): Promise<boolean> {
  const { numInsertedOrUpdatedRows: kept } = await tx
    .insertInto('invoice_sendings')
    .values({
      company_id: companyId,
      invoice_id: sending.invoiceId,
      id: sending.id,
      proposal_id: sending.proposalId,
      recipient: sending.recipient,
      mail_id: sending.mailId,
      sent_at: sending.sentAt,
      sent_by: sending.sentBy,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'invoice_id', 'id']).doNothing())
    .executeTakeFirst();
  return kept === 1n;
}

/** An invoice as whoever it was sent to may see it. */
export interface SentInvoice
  extends Pick<Invoice, 'id' | 'number' | 'kind' | 'issuedOn' | 'dueOn' | 'currency' | 'gross' | 'corrects'> {
  /** Whether a credit note has taken it back: nothing is due. */
  readonly isCredited: boolean;
  /** The number of that note; null also where it was not sent. */
  readonly creditedBy: string | null;
}

/**
 * Those of a proposal's invoices that were sent to its client, in the order of their issuing. A credit note that was not sent is
 * named nowhere; of a client who was erased there are none.
 */
export async function sentInvoices(tx: Tx, companyId: string, proposalId: string): Promise<SentInvoice[]> {
  const rows = await tx
    .selectFrom('invoice_sendings')
    .select('invoice_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('recipient', 'is not', null)
    .execute();
  if (rows.length === 0) return [];
  const ids = new Set(rows.map((row) => row.invoice_id));
  const sent = (await invoicesOfProposals(tx, companyId, [proposalId])).filter(({ id }) => ids.has(id));
  const numbers = new Set(sent.map(({ number }) => number));
  return sent.map(({ id, number, kind, issuedOn, dueOn, currency, gross, corrects, creditedBy }) => ({
    id,
    number,
    kind,
    issuedOn,
    dueOn,
    currency,
    gross,
    corrects,
    isCredited: creditedBy !== null,
    creditedBy: creditedBy !== null && numbers.has(creditedBy) ? creditedBy : null,
  }));
}

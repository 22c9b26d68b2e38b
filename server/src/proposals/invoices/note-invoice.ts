import { recordAudit } from '../../audit/index.ts';
import type { InvoiceDocument } from '../../invoices/index.ts';
import type { Tx } from '../../platform/db.ts';
import { toMajor } from '../../platform/money/index.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';

export interface NotedInvoice {
  readonly id: string;
  readonly proposalId: string;
  readonly document: InvoiceDocument;
}

export interface InvoiceDeed {
  readonly deed: 'issued' | 'credited' | 'sent';
  readonly actor: Actor;
  readonly now: Date;
  /** Where it was mailed. */
  readonly recipient?: string;
}

/** Writes what was done with an invoice into its proposal's history and into the audit log, there without the client. */
export async function noteInvoice(
  tx: Tx,
  companyId: string,
  { id, proposalId, document }: NotedInvoice,
  { deed, actor, now, recipient }: InvoiceDeed,
): Promise<void> {
  const { number, currency, sums, vat, proposal } = document;
  const corrects = document.corrects?.number ?? null;
  const amount = toMajor(sums.gross, currency);
  await recordAudit(
    tx,
    companyId,
    {
      what: `invoice.${deed}`,
      id,
      name: number,
      details: { proposal: proposal.number, amount, currency, treatment: vat.treatment, corrects },
    },
    actor,
  );
  await recordHistory(tx, companyId, proposalId, {
    what: `invoice_${deed}`,
    actor,
    now,
    details: { number, amount, currency, ...(corrects !== null && { corrects }), ...(recipient && { recipient }) },
  });
}

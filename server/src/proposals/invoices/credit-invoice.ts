import { creditOf, getInvoice, keepInvoice, takeInvoiceNumber } from '../../invoices/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { inProposal, nameOf } from '../payments/record-payment.ts';
import {
  uncreditedInvoices,
  type InvoicingState,
  lockCompanyInvoices,
  readInvoicingState,
} from './read-invoicing-state.ts';
import { noteInvoice } from './note-invoice.ts';

/**
 * Takes all of an invoice back by a credit note, whatever became of its proposal. Returns the note's id. Throws `not_found`, and
 * `conflict` for a credit note, for what was taken back before, and for what a later invoice takes off.
 */
export async function creditInvoice(context: Context, companyId: string, id: string, actor: Actor): Promise<string> {
  const { proposalId, document } = await forCompany(context.db, companyId, (tx) => getInvoice(tx, companyId, id));
  return inProposal(context, companyId, proposalId, actor, async (tx, proposal, { now, today }) => {
    await lockCompanyInvoices(tx, companyId);
    const state = await readInvoicingState(tx, companyId, proposal);
    await refuseCredit(tx, companyId, id, state);
    // never before what it cancels: their series may differ, and the company's clock or time zone may have gone back
    const day = today < document.issuedOn ? document.issuedOn : today;
    const place = await takeInvoiceNumber(tx, companyId, state.creditSeries, day);
    const credit = creditOf(document, place);
    const invoice = await keepInvoice(tx, companyId, {
      place,
      document: credit,
      proposalId,
      position: null,
      corrects: id,
      issuedAt: now,
      issuedBy: nameOf(actor),
    });
    await noteInvoice(tx, companyId, { id: invoice, proposalId, document: credit }, { deed: 'credited', actor, now });
    return invoice;
  });
}

async function refuseCredit(tx: Tx, companyId: string, id: string, { invoices }: InvoicingState): Promise<void> {
  const own = invoices.find((each) => each.id === id);
  if (own === undefined) throw new Error('an invoice vanished');
  if (own.kind === 'credit') throw new AppError('conflict', ({ invoices }) => invoices.isCredit);
  if (own.creditedBy !== null) {
    const by = own.creditedBy;
    throw new AppError('conflict', ({ invoices }) => invoices.creditedBefore(by));
  }
  for (const later of uncreditedInvoices(invoices).filter(({ kind }) => kind === 'final')) {
    const { document } = await getInvoice(tx, companyId, later.id);
    if (document.deductions.some(({ number }) => number === own.number)) {
      throw new AppError('conflict', ({ invoices }) => invoices.takenOff(later.number));
    }
  }
}

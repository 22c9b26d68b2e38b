import type { InvoiceOrderBody } from '@showbill/contract';
import { keepInvoice, missingOf, openCheck, takeInvoiceNumber, wordingOf } from '../../invoices/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { toMajor } from '../../platform/money/index.ts';
import type { Actor } from '../actor.ts';
import { inProposal, nameOf } from '../payments/record-payment.ts';
import { noteInvoice } from './note-invoice.ts';
import { leftToInvoice, lockCompanyInvoices, readInvoicingState } from './read-invoicing-state.ts';
import { resolvePart } from './resolve-part.ts';
import { buildInvoiceDocument, type UnnumberedInvoice } from './build-document.ts';

/** The number of an invoice that has none yet, while it is held against the schema. */
const NO_NUMBER = '-';

/**
 * Issues an invoice for an accepted proposal as a person has confirmed it: from then on it has a number and never changes.
 * Returns its id. Throws `not_found`; `conflict` where the proposal is not accepted, something is missing, nothing is left
 * to be invoiced, or it comes to something else, or of something else, than was confirmed; and `invalid_request`.
 */
export async function issueInvoice(
  context: Context,
  companyId: string,
  id: string,
  order: InvoiceOrderBody,
  actor: Actor,
): Promise<string> {
  const check = await openCheck();
  return inProposal(context, companyId, id, actor, async (tx, proposal, { now, today }) => {
    await lockCompanyInvoices(tx, companyId);
    const state = await readInvoicingState(tx, companyId, proposal);
    const part = resolvePart(state, order.part, order.treatment);
    if (order.rest !== undefined && toMajor(leftToInvoice(state).gross, proposal.currency) !== order.rest) {
      throw new AppError('conflict', ({ invoices }) => invoices.otherRest);
    }
    if (toMajor(part.sums.gross, proposal.currency) !== order.gross) {
      throw new AppError('conflict', ({ invoices }) => invoices.otherSum);
    }
    if (order.due_on < today) throw invalidRequest('due_on', ({ invoices }) => invoices.dueBefore);
    if (order.wording === '' && wordingOf(order.treatment, proposal.language, state.company.country) !== null) {
      throw invalidRequest('wording', ({ invoices }) => invoices.noWording);
    }
    const unnumbered = buildInvoiceDocument(state, part, order, today);
    refuseMissing(unnumbered);
    check({ ...unnumbered, number: NO_NUMBER, issuedOn: today });
    const issued = await number(tx, companyId, today, unnumbered);
    const invoice = await keepInvoice(tx, companyId, {
      ...issued,
      proposalId: id,
      position: part.position,
      corrects: null,
      issuedAt: now,
      issuedBy: nameOf(actor),
    });
    const noted = { id: invoice, proposalId: id, document: issued.document };
    await noteInvoice(tx, companyId, noted, { deed: 'issued', actor, now });
    return invoice;
  });
}

function refuseMissing(unnumbered: UnnumberedInvoice): void {
  const missing = missingOf(unnumbered);
  if (missing.length === 0) return;
  throw new AppError('conflict', ({ invoices, invoiceParts }) =>
    invoices.missing(missing.map((name) => invoiceParts[name]).join(', ')),
  );
}

/** What an invoice says with its number, which is taken last. */
async function number(tx: Tx, companyId: string, today: string, unnumbered: UnnumberedInvoice) {
  const place = await takeInvoiceNumber(tx, companyId, 'invoice', today);
  return { place, document: { ...unnumbered, number: place.number, issuedOn: place.issuedOn } };
}

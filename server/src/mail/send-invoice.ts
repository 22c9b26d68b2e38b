import type { InvoiceDataFormat, MailLetter } from '@showbill/contract';
import { formatsOf, refuseLacking } from '../documents/index.ts';
import type { Buyer } from '../invoices/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { idWithin } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { findInvoiced, type Invoiced, noteSent, type Proposal, shareUrl } from '../proposals/index.ts';
import { noMailServer } from './letter-by-hand.ts';
import { asTyped, written } from './mail-about.ts';
import { invoiceToClient } from './messages/invoice.ts';
import { oneLine } from './one-line.ts';
import { type MailPreview, nobody } from './preview-sent.ts';
import { renderText } from './render.ts';
import type { Addressee } from './types.ts';

export interface InvoiceMailDraft extends MailPreview {
  /** Of the client's page, to which the mail leads. */
  readonly shareUrl: string;
  /** The files for programs that can go along with the PDF. */
  readonly formats: readonly InvoiceDataFormat[];
}

/** The mail with an invoice as it would be written, for a person to look over. Throws `not_found`. */
export async function draftInvoiceMail(
  context: Context,
  tx: Tx,
  companyId: string,
  id: string,
): Promise<InvoiceMailDraft> {
  const invoiced = await findInvoiced(tx, companyId, id, context.clock.now());
  const matter = matterOf(context, invoiced);
  const letter = invoiceToClient(matter, invoiced.document, invoiced);
  return {
    recipient: matter.client.email === '' ? null : matter.client.email,
    subject: oneLine(letter.subject),
    text: renderText(letter),
    shareUrl: matter.shareUrl,
    formats: formatsOf(invoiced.document),
  };
}

export interface InvoiceMailOrder {
  readonly invoiceId: string;
  /** Of this order: the same one again, with the same letter and files, is not carried out again. */
  readonly orderId: string;
  readonly letter: MailLetter;
  /** Files for programs that go along with the PDF. */
  readonly formats: readonly InvoiceDataFormat[];
}

/**
 * Writes the mail with an invoice as the person left it; its files are made when it goes out. Throws `not_found`, and `conflict`
 * where the service has no mail server or a file can't be made.
 */
export function sendInvoice(
  context: Context,
  companyId: string,
  { invoiceId, orderId, letter, formats }: InvoiceMailOrder,
  actor: Actor,
): Promise<void> {
  const now = context.clock.now();
  const send = async (tx: Tx) => {
    const invoiced = await findInvoiced(tx, companyId, invoiceId, now);
    if (context.config.mail === null) throw noMailServer();
    const { company, proposal, document } = invoiced;
    for (const format of formats) refuseLacking(document, format);
    const { client, ...matter } = matterOf(context, invoiced);
    const usual = invoiceToClient({ client, ...matter }, document, invoiced);
    const mail = written({ company, proposal, now }, 'invoice.sent', asTyped(usual, letter, matter));
    const invoice = { id: invoiceId, proposalId: proposal.id, document };
    const { to, cc, subject, text } = letter;
    const along = [...new Set(formats)].toSorted();
    const id = idWithin(orderId, [to, cc, subject, text, along]);
    const sending = { id, recipient: to, mailId: mail.id };
    if (!(await noteSent(tx, companyId, invoice, sending, { actor, now }))) return;
    await tx
      .insertInto('mails')
      .values({
        ...mail,
        audience: 'client',
        recipient: to,
        recipient_name: client.name === nobody(proposal) ? null : oneLine(client.name),
        cc,
        reply_to: company.email,
        state: 'waiting',
        attachment: 'invoice',
        invoice_id: invoiceId,
        invoice_formats: along,
      })
      .execute();
  };
  return forCompany(context.db, companyId, send, actor);
}

function matterOf({ publicUrl }: Context, { company, proposal, document: { buyer } }: Invoiced) {
  return {
    company,
    proposal,
    shareUrl: shareUrl(publicUrl, proposal.shareToken),
    client: addresseeOf(proposal, buyer),
  };
}

/**
 * The buyer under an address of theirs, as that of their accounts; the client under the client's. Nobody where the proposal has no
 * client: whoever was erased stands in the invoice, and is not written to from it.
 */
function addresseeOf(proposal: Proposal, buyer: Buyer): Addressee {
  const { client } = proposal;
  if (client === null) return { name: nobody(proposal), email: '' };
  const { email } = buyer;
  if (email === null || email.toLowerCase() === client.email?.toLowerCase()) {
    return { name: client.name, email: email ?? client.email ?? '' };
  }
  return { name: buyer.name, email };
}

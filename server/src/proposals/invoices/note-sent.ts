import { keepSending } from '../../invoices/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { Actor } from '../actor.ts';
import { nameOf } from '../payments/record-payment.ts';
import { type NotedInvoice, noteInvoice } from './note-invoice.ts';

export interface SentByMail {
  /** Of the order to send it, and of what it said. */
  readonly id: string;
  readonly recipient: string;
  readonly mailId: string;
}

/** Writes down that an invoice goes to a client by mail; false, and nothing written, where that order was carried out before. */
export async function noteSent(
  tx: Tx,
  companyId: string,
  invoice: NotedInvoice,
  { id, recipient, mailId }: SentByMail,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<boolean> {
  const { id: invoiceId, proposalId } = invoice;
  const sending = { id, invoiceId, proposalId, recipient, mailId, sentAt: now, sentBy: nameOf(actor) };
  if (!(await keepSending(tx, companyId, sending))) return false;
  await noteInvoice(tx, companyId, invoice, { deed: 'sent', actor, now, recipient });
  return true;
}

import type { InvoicedBody } from '@showbill/contract';
import type { Buyer, Invoice } from '../../../invoices/index.ts';
import { listInvoiceSendings, type MailedInvoice } from '../../../mail/index.ts';
import type { Tx } from '../../../platform/db.ts';
import { toMajor } from '../../../platform/money/index.ts';
import type { MemberContext } from '../context.ts';

/** With how each was sent. */
export async function presentInvoices({ service, companyId }: MemberContext, tx: Tx, invoices: readonly Invoice[]) {
  const ids = invoices.map((invoice) => invoice.id);
  const sendings = await listInvoiceSendings(tx, companyId, ids, { sendsMail: service.config.mail !== null });
  return invoices.map((invoice) =>
    present(
      invoice,
      sendings.filter(({ invoiceId }) => invoiceId === invoice.id),
    ),
  );
}

function present({ currency, ...invoice }: Invoice, sendings: readonly MailedInvoice[]): InvoicedBody {
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    proposal: invoice.proposal,
    buyer: invoice.buyer,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    currency,
    net: toMajor(invoice.net, currency),
    tax: toMajor(invoice.tax, currency),
    gross: toMajor(invoice.gross, currency),
    treatment: invoice.treatment,
    credited_by: invoice.creditedBy,
    corrects: invoice.corrects,
    sendings: sendings.map(({ at, by, to, mail }) => ({ at: at.toISOString(), by, to, mail })),
  };
}

/** Whom an invoice is for, as the form takes it. */
export function presentBuyer({ kind, name, street, postCode, city, country, vatId, email, reference }: Buyer) {
  return {
    kind,
    name,
    street,
    post_code: postCode,
    city,
    country,
    vat_id: vatId ?? '',
    email: email ?? '',
    reference: reference ?? '',
  };
}

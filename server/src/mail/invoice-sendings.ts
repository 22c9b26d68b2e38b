import type { Tx } from '../platform/db.ts';
import { type HowMailed, outcomeOf } from './how-mailed.ts';
import type { MailState } from './types.ts';

/** That an invoice was mailed to a client. */
export interface MailedInvoice {
  readonly invoiceId: string;
  readonly at: Date;
  /** The name of whoever sent it; null: the service. */
  readonly by: string | null;
  /** Null: erased. */
  readonly to: string | null;
  /** `kept`: it never went out; `none`: the mail is gone. */
  readonly mail: HowMailed | 'kept';
}

/** Each sending of some invoices, the oldest first. */
export async function listInvoiceSendings(
  tx: Tx,
  companyId: string,
  invoiceIds: readonly string[],
  { sendsMail }: { readonly sendsMail: boolean },
): Promise<MailedInvoice[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await tx
    .selectFrom('invoice_sendings as s')
    .leftJoin('mails as m', (join) => join.onRef('m.company_id', '=', 's.company_id').onRef('m.id', '=', 's.mail_id'))
    .select(['s.invoice_id', 's.sent_at', 's.sent_by', 's.recipient', 'm.state'])
    .where('s.company_id', '=', companyId)
    .where('s.invoice_id', 'in', invoiceIds)
    .orderBy('s.sent_at')
    .orderBy('s.id')
    .execute();
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    at: row.sent_at,
    by: row.sent_by,
    to: row.recipient,
    mail: row.state === null ? 'none' : whatBecameOf(row.state, sendsMail),
  }));
}

function whatBecameOf(state: MailState, sendsMail: boolean): MailedInvoice['mail'] {
  const outcome = outcomeOf(state, sendsMail);
  return outcome === 'none' ? 'kept' : outcome;
}

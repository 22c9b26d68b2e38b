import { randomUUID } from 'node:crypto';
import type { InvoiceFormat } from '@showbill/contract';
import { sql } from 'kysely';
import { getCompany } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { dropUntrue } from './drop-untrue.ts';
import type { OutgoingMail } from './mailer.ts';
import type { MailContext, MailKind } from './types.ts';

/** Longer than any try lasts: a mail whose lease has run out was left by a process that died. */
const LEASE_MS = 120_000;

/** What a person sends, who wants to hear that the client is away. */
const BY_PEOPLE: readonly MailKind[] = ['proposal.sent', 'proposal.answer', 'invoice.sent', 'sub_hire.ask'];

/** A mail that this process tries. */
export interface Claimed {
  readonly companyId: string;
  /** Names this try: whoever takes the mail over writes its own. */
  readonly attempt: string;
  /** This one included. */
  readonly tries: number;
  readonly mail: Omit<OutgoingMail, 'attachments'>;
  /** The proposal whose signed copy goes with it. */
  readonly signedCopyOf: string | null;
  /** The invoice that goes with it, as these files. */
  readonly invoice: { readonly id: string; readonly formats: readonly InvoiceFormat[] } | null;
}

/** Takes the company's mail that has been due longest, of those due by a moment, until its lease ends; null where there is none. */
export function claimMail({ db, clock }: MailContext, companyId: string, dueBy: Date): Promise<Claimed | null> {
  return forCompany(db, companyId, async (tx) => {
    const attempt = randomUUID();
    const row = await takeDue(tx, companyId, {
      attempt,
      dueBy,
      leaseUntil: new Date(clock.now().getTime() + LEASE_MS),
    });
    if (row === undefined) return null;
    const company = await getCompany(tx, companyId);
    return {
      companyId,
      attempt,
      tries: row.tries,
      signedCopyOf: row.attachment === 'signed_copy' ? row.proposal_id : null,
      invoice: row.invoice_id === null ? null : { id: row.invoice_id, formats: ['pdf', ...row.invoice_formats] },
      mail: {
        id: row.id,
        fromName: row.audience === 'company' ? null : company.name,
        to: { name: row.recipient_name, address: row.recipient ?? '' },
        cc: row.cc,
        replyTo: row.reply_to,
        subject: row.subject,
        text: row.body_text,
        html: row.body_html,
        automatic: !BY_PEOPLE.includes(row.kind),
      },
    };
  });
}

interface Claim {
  readonly attempt: string;
  readonly dueBy: Date;
  readonly leaseUntil: Date;
}

async function takeDue(tx: Tx, companyId: string, { attempt, dueBy, leaseUntil }: Claim) {
  for (;;) {
    const row = await tx
      .updateTable('mails')
      .set({ attempt, tries: sql`tries + 1`, due_at: leaseUntil })
      .where('company_id', '=', companyId)
      .where('id', '=', (mails) =>
        mails
          .selectFrom('mails')
          .select('id')
          .where('company_id', '=', companyId)
          .where('state', '=', 'waiting')
          .where('due_at', '<=', dueBy)
          .orderBy('due_at')
          .orderBy('id')
          .limit(1)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .executeTakeFirst();
    if (row === undefined || !(await dropUntrue(tx, companyId, row))) return row;
  }
}

/** Writes how a try ended, and returns whether it was still this process's to tell. */
export function finishMail(
  { db }: MailContext,
  { companyId, attempt, mail }: Claimed,
  end: { readonly state: 'sent'; readonly sent_at: Date } | Failure,
): Promise<boolean> {
  return forCompany(db, companyId, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set({ attempt: null, last_error: null, ...end })
      .where('company_id', '=', companyId)
      .where('id', '=', mail.id)
      .where('attempt', '=', attempt)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  });
}

type Failure =
  | { readonly state: 'failed'; readonly last_error: string }
  | { readonly state: 'waiting'; readonly last_error: string; readonly due_at: Date };

import type { Tx } from '../platform/db.ts';
import type { MailKind, MailState } from './types.ts';

/** A mail as the company reads it. */
export interface Mail {
  readonly id: string;
  readonly proposalId: string | null;
  readonly kind: MailKind;
  readonly audience: 'client' | 'company';
  readonly recipient: string | null;
  readonly recipientName: string | null;
  readonly subject: string;
  readonly text: string;
  readonly state: MailState;
  /** How often it was tried. */
  readonly tries: number;
  /** Why it was not taken the last time, in one line. */
  readonly lastError: string | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** A company's mail, newest first. */
export async function listMail(tx: Tx, companyId: string, limit: number): Promise<Mail[]> {
  const rows = await tx
    .selectFrom('mails')
    .select(['id', 'proposal_id', 'kind', 'audience', 'recipient', 'recipient_name', 'subject', 'body_text'])
    .select(['state', 'tries', 'last_error', 'created_at', 'sent_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    proposalId: row.proposal_id,
    kind: row.kind,
    audience: row.audience,
    recipient: row.recipient,
    recipientName: row.recipient_name,
    subject: row.subject,
    text: row.body_text,
    state: row.state,
    tries: row.tries,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }));
}

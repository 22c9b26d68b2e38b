import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import type { MailAudience, MailKind, MailState } from './types.ts';

/** A mail as the company reads it. */
export interface Mail {
  readonly id: string;
  readonly proposalId: string | null;
  readonly kind: MailKind;
  readonly audience: MailAudience;
  readonly recipient: string | null;
  readonly recipientName: string | null;
  readonly cc: readonly string[];
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
export function listMail(tx: Tx, companyId: string, limit: number): Promise<Mail[]> {
  return shown(tx, companyId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Throws not_found. */
export async function readMail(tx: Tx, companyId: string, id: string): Promise<Mail> {
  const mail = isUuid(id) ? await shown(tx, companyId).where('id', '=', id).executeTakeFirst() : undefined;
  if (mail === undefined) throw new AppError('not_found', (texts) => texts.none.mail(id));
  return mail;
}

function shown(tx: Tx, companyId: string) {
  return tx
    .selectFrom('mails')
    .select(['id', 'proposal_id as proposalId', 'kind', 'audience', 'recipient', 'recipient_name as recipientName'])
    .select(['cc', 'subject', 'body_text as text', 'state', 'tries', 'last_error as lastError'])
    .select(['created_at as createdAt', 'sent_at as sentAt'])
    .where('company_id', '=', companyId);
}

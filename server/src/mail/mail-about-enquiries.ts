import { sql } from 'kysely';
import { getCompany } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { newEnquiries } from './messages/new-enquiries.ts';
import { oneLine } from './one-line.ts';
import { renderHtml, renderText } from './render.ts';

/** However many enquiries come, the company is mailed no more often. */
const EVERY_MS = 15 * 60_000;
const KIND = 'enquiry.new';

/**
 * Tells the company of an enquiry that was just kept, in the same transaction: at once where it was not told lately, else
 * with all others in a mail that waits. Those of one company come one by one (`begin_enquiry`).
 */
export async function mailAboutEnquiry(tx: Tx, companyId: string, now: Date, publicUrl: string): Promise<void> {
  const last = await tx
    .selectFrom('mails')
    .select(['id', 'created_at', 'due_at'])
    .where('company_id', '=', companyId)
    .where('kind', '=', KIND)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const waiting = last !== undefined && last.due_at > now ? last : null;
  if (waiting !== null) {
    const { numUpdatedRows } = await tx
      .updateTable('mails')
      .set(await written(tx, companyId, waiting.created_at, publicUrl))
      .where('company_id', '=', companyId)
      .where('id', '=', waiting.id)
      .where('tries', '=', 0)
      .where('state', 'in', ['waiting', 'kept'])
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  const company = await getCompany(tx, companyId);
  const earliest =
    last === undefined ? 0 : Math.min(last.due_at.getTime(), last.created_at.getTime() + EVERY_MS) + EVERY_MS;
  await tx
    .insertInto('mails')
    .values({
      company_id: companyId,
      id: newId(),
      proposal_id: null,
      kind: KIND,
      audience: 'company',
      recipient: company.email,
      recipient_name: oneLine(company.name),
      reply_to: null,
      ...(await written(tx, companyId, now, publicUrl)),
      state: company.email === null ? 'kept' : 'waiting',
      due_at: new Date(Math.max(now.getTime(), earliest)),
      attempt: null,
      last_error: null,
      created_at: now,
      sent_at: null,
    })
    .execute();
}

/** What the mail says of the enquiries since a moment. */
async function written(tx: Tx, companyId: string, since: Date, publicUrl: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from enquiries
    where company_id = ${companyId} and received_at >= ${since}`.execute(tx);
  const letter = newEnquiries(await getCompany(tx, companyId), rows[0]?.count ?? 1, `${publicUrl}/enquiries`);
  return { subject: letter.subject, body_text: renderText(letter), body_html: renderHtml(letter) };
}

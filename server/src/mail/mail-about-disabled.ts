import { getCompany } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { DisabledWebhook } from '../webhooks/index.ts';
import { webhookDisabled } from './messages/webhook-disabled.ts';
import { oneLine } from './one-line.ts';
import { renderHtml, renderText } from './render.ts';

/** Tells a company that a subscription of its own was ended, in the same transaction. */
export async function mailAboutDisabled(tx: Tx, webhook: DisabledWebhook): Promise<void> {
  const company = await getCompany(tx, webhook.companyId);
  const letter = webhookDisabled(company, webhook);
  await tx
    .insertInto('mails')
    .values({
      company_id: company.id,
      id: newId(),
      proposal_id: null,
      kind: 'webhook.disabled',
      audience: 'company',
      recipient: company.email,
      recipient_name: oneLine(company.name),
      reply_to: null,
      subject: letter.subject,
      body_text: renderText(letter),
      body_html: renderHtml(letter),
      state: company.email === null ? 'kept' : 'waiting',
      due_at: webhook.now,
      attempt: null,
      last_error: null,
      created_at: webhook.now,
      sent_at: null,
    })
    .execute();
}

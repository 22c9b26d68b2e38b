import type { Language, MailTemplate, TemplateKind } from '@showbill/contract';
import { getCompany } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { defaultTemplates } from './default-template.ts';

/** A company's words for a kind of mail in a language; null: it has none of its own. */
export async function findTemplate(
  tx: Tx,
  companyId: string,
  kind: TemplateKind,
  language: Language,
): Promise<MailTemplate | null> {
  const row = await tx
    .selectFrom('mail_templates')
    .select(['subject', 'body as text'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .executeTakeFirst();
  return row ?? null;
}

export interface ShownTemplate extends MailTemplate {
  readonly kind: TemplateKind;
  /** Whether the words are the company's own. */
  readonly isOwn: boolean;
  /** What Showbill writes. */
  readonly usual: MailTemplate;
}

/** Every kind of mail to clients with the words that are used for it in a language. */
export async function listTemplates(tx: Tx, companyId: string, language: Language): Promise<ShownTemplate[]> {
  const company = await getCompany(tx, companyId);
  const own = await tx
    .selectFrom('mail_templates')
    .select(['kind', 'subject', 'body as text'])
    .where('company_id', '=', companyId)
    .where('language', '=', language)
    .execute();
  return defaultTemplates(company, language).map(({ kind, ...usual }) => {
    const found = own.find((template) => template.kind === kind);
    return { kind, ...(found ?? usual), isOwn: found !== undefined, usual };
  });
}

export interface TemplateKey {
  readonly kind: TemplateKind;
  readonly language: Language;
}

export async function saveTemplate(
  tx: Tx,
  companyId: string,
  { kind, language }: TemplateKey,
  { subject, text }: MailTemplate,
): Promise<void> {
  await tx
    .insertInto('mail_templates')
    .values({ company_id: companyId, kind, language, subject, body: text })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'language']).doUpdateSet({ subject, body: text }))
    .execute();
  await recordAudit(tx, companyId, { what: 'settings.mail_template_saved', name: kind, details: { language } });
}

/** Showbill's words are used again. */
export async function resetTemplate(tx: Tx, companyId: string, { kind, language }: TemplateKey): Promise<void> {
  await tx
    .deleteFrom('mail_templates')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .execute();
  await recordAudit(tx, companyId, { what: 'settings.mail_template_reset', name: kind, details: { language } });
}

import type { InvoiceDataFormat, Language, TemplateKind } from '@showbill/contract';
import type { ColumnType, Generated } from 'kysely';
import type { MailAttachment, MailAudience, MailKind, MailState } from './types.ts';

interface MailsTable {
  company_id: string;
  id: string;
  proposal_id: string | null;
  kind: MailKind;
  audience: MailAudience;
  sub_hire_id: ColumnType<string | null, string | null | undefined, never>;
  recipient: string | null;
  recipient_name: string | null;
  reply_to: string | null;
  cc: ColumnType<string[], readonly string[] | undefined, never>;
  subject: string;
  body_text: string;
  body_html: string;
  state: MailState;
  attachment: ColumnType<MailAttachment | null, MailAttachment | null | undefined, never>;
  invoice_id: ColumnType<string | null, string | undefined, never>;
  invoice_formats: ColumnType<InvoiceDataFormat[], readonly InvoiceDataFormat[] | undefined, never>;
  tries: Generated<number>;
  due_at: Date;
  attempt: string | null;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
}

interface MailTemplatesTable {
  company_id: string;
  kind: TemplateKind;
  language: Language;
  subject: string;
  body: string;
}

declare module '../platform/db.ts' {
  interface Tables {
    mails: MailsTable;
    mail_templates: MailTemplatesTable;
  }
}

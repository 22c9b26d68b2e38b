import type { Language } from '@showbill/contract';
import type { ColumnType } from 'kysely';
import type { FormField, Scheme } from './forms.ts';
import type { FileType } from './file-type.ts';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface EnquiryFormsTable {
  company_id: string;
  token: string;
  is_on: Defaulted<boolean>;
  origins: Defaulted<readonly string[]>;
  fields: Defaulted<readonly FormField[]>;
  colour: Defaulted<string | null>;
  scheme: Defaulted<Scheme>;
  intro: Defaulted<string | null>;
  privacy_url: Defaulted<string | null>;
}

interface EnquiriesTable {
  company_id: string;
  id: string;
  name: string;
  email: string;
  phone: string | null;
  description: string;
  /** A day. */
  event_date: string | null;
  place: string | null;
  attendees: number | null;
  origin: string | null;
  language: Language;
  state: Defaulted<'new' | 'drafted' | 'dismissed'>;
  proposal_id: Defaulted<string | null>;
  received_at: Date;
}

interface EnquiryFilesTable {
  company_id: string;
  id: string;
  enquiry_id: string;
  place: number;
  name: string;
  media_type: FileType;
  size: number;
  content: Buffer;
}

declare module '../platform/db.ts' {
  interface Tables {
    enquiry_forms: EnquiryFormsTable;
    enquiries: EnquiriesTable;
    enquiry_files: EnquiryFilesTable;
  }
}

import type { ColumnType } from 'kysely';

/** A column that the database fills where the program does not. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface CompanyProvidersTable {
  company_id: string;
  slug: string;
  issuer: string;
  client_id: string;
  client_secret: Buffer;
  vouches_for_emails: boolean;
  is_on: Defaulted<boolean>;
  is_required: Defaulted<boolean>;
  created_at: Defaulted<Date>;
}

interface CompanyIdentitiesTable {
  company_id: string;
  issuer: string;
  subject: string;
  user_id: string;
  created_at: Defaulted<Date>;
  last_used_at: Defaulted<Date>;
}

declare module '../../platform/db.ts' {
  interface Tables {
    company_providers: CompanyProvidersTable;
    company_identities: CompanyIdentitiesTable;
  }
}

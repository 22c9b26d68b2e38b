import type {
  InvoiceSettingsBody,
  KeyScope,
  Language,
  Layout,
  PaymentDue,
  Plan,
  SubscriptionState,
} from '@showbill/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills where the program does not. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface ChargedDaysJson {
  readonly rows: readonly { readonly days: number; readonly charged: string }[];
  readonly beyondRate: string;
}

type ShareJson =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: string };

/** What is to be paid when; amounts in minor units. */
export interface PaymentTermsJson {
  readonly deposit: ShareJson | null;
  readonly instalments: readonly { readonly share: ShareJson; readonly due: PaymentDue }[];
  readonly rest: PaymentDue;
  readonly early: { readonly percent: string; readonly due: PaymentDue } | null;
}

/** Whether it is offered, and what the company says of it in its own words, by language. */
export interface OfferedWithdrawal {
  readonly isOffered: boolean;
  readonly notices: Readonly<Partial<Record<Language, string>>>;
}

interface CompaniesTable {
  id: string;
  name: string;
  currency: string;
  country: string;
  time_zone: string;
  plan: Plan;
  subscription: SubscriptionState;
  allowance_override: number | null;
  allowance: GeneratedAlways<number>;
  tax_rate: string | null;
  tax_label: Defaulted<string>;
  tax_number: Defaulted<string | null>;
  charges_no_tax: Defaulted<boolean>;
  charged_days: ColumnType<ChargedDaysJson | null, string | null | undefined, string | null>;
  validity_days: Defaulted<number>;
  buffer_days_before: Defaulted<number>;
  buffer_days_after: Defaulted<number>;
  email: string | null;
  colour: Defaulted<string | null>;
  terms: Defaulted<string | null>;
  language: Defaulted<Language>;
  address: Defaulted<string | null>;
  telephone: Defaulted<string | null>;
  registration_number: Defaulted<string | null>;
  bank_line: Defaulted<string | null>;
  layout: Defaulted<Layout>;
  shows_pictures: Defaulted<boolean>;
  cover_note: Defaulted<string | null>;
  payment_terms: ColumnType<PaymentTermsJson | null, string | null | undefined, string | null>;
  pays_online: Defaulted<boolean>;
  payment_reminder_days: Defaulted<number | null>;
  invoicing: ColumnType<Partial<InvoiceSettingsBody> | null, string | null | undefined, string | null>;
  offers_withdrawal: Defaulted<boolean>;
  withdrawal_notices: ColumnType<OfferedWithdrawal['notices'], string | undefined, string>;
  audit_months: Defaulted<number>;
  requires_second_factor: Defaulted<boolean>;
  least_margin: Defaulted<string | null>;
  sandbox_of: Defaulted<string | null>;
  created_at: Defaulted<Date>;
}

export type LogoType = 'image/png' | 'image/jpeg' | 'image/webp';

interface CompanyLogosTable {
  company_id: string;
  id: string;
  media_type: LogoType;
  for_dark_ground: boolean;
  image: Buffer;
  created_at: Date;
}

interface ApiKeysTable {
  company_id: string;
  id: string;
  name: string;
  hash: Buffer;
  prefix: string;
  created_at: Defaulted<Date>;
  last_used_at: Defaulted<Date | null>;
  revoked_at: Defaulted<Date | null>;
  scopes: Defaulted<readonly KeyScope[]>;
  /** A day. */
  expires_on: Defaulted<string | null>;
  sandbox_id: Defaulted<string | null>;
}

interface AllowanceMonthsTable {
  company_id: string;
  month: string;
  used: number;
}

interface AllowanceReservationsTable {
  company_id: string;
  id: string;
  month: string;
  lease_until: Date;
}

interface InstallationTable {
  only_row: Defaulted<boolean>;
  public_url: string | null;
  recorded_at: Defaulted<Date>;
}

declare module '../platform/db.ts' {
  interface Tables {
    companies: CompaniesTable;
    company_logos: CompanyLogosTable;
    api_keys: ApiKeysTable;
    allowance_months: AllowanceMonthsTable;
    allowance_reservations: AllowanceReservationsTable;
    installation: InstallationTable;
  }
}

import type { ClientKind } from '@showbill/contract';
import type { ColumnReport, FirstRow, ImportMapping, Opened, RowError, Source, System } from '../../imports/index.ts';

/** Read by their headings, whichever system a file is from. */
export const BILLING_FIELDS = ['kind', 'tax_number', 'address', 'postcode', 'city', 'country'] as const;

/** What a column of a file of clients may hold. */
export const CLIENT_FIELDS = [
  'name',
  'first_name',
  'last_name',
  'company',
  'email',
  'phone',
  /** Read where there is no other telephone. */
  'mobile',
  'notes',
  ...BILLING_FIELDS,
] as const;
export type ClientField = (typeof CLIENT_FIELDS)[number];

/** One client as a file states them. Null: the file says nothing of it. */
export interface ClientRow {
  /** The line of the file; the first is 1. */
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly notes: string | null;
  readonly kind: ClientKind | null;
  readonly taxNumber: string | null;
  /** In lines: what is in the columns of address, postcode and city. */
  readonly address: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** What another system calls them, under that system's name. */
  readonly externalId: string | null;
}

/** What a file holds, for somebody who says by hand what is what. */
export interface ClientSheet {
  readonly firstRow: FirstRow;
  readonly headings: readonly string[];
  readonly rows: number;
  readonly samples: readonly (readonly string[])[];
  readonly sources: Readonly<Partial<Record<ClientField, Source>>>;
  readonly mapping: ImportMapping;
}

export interface ParsedClients {
  readonly rows: readonly ClientRow[];
  readonly errors: readonly RowError[];
  readonly columns: ColumnReport<ClientField>;
  /** Null where the file could not be read as a table. */
  readonly sheet: ClientSheet | null;
  readonly system: System | null;
  readonly sheets: Opened['sheets'];
}

import type { ColumnReport, FirstRow, ImportMapping, Opened, RowError, Source, System } from '../../imports/index.ts';

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

import type { Category, Unit } from '@showbill/contract';

/** What a column may hold. */
export const FIELDS = [
  'name',
  'category',
  'unit',
  'unit_price',
  'sku',
  'description',
  'tracked',
  'owned',
  'per_attendees',
  'accessories',
  'weight_kg',
  'power_w',
  'currency',
] as const;
export type Field = (typeof FIELDS)[number];

/** One product as a catalogue file states it. Null: the file says nothing about it. */
export interface CatalogueRow {
  /** The line of the file on which the row starts; the first line is 1. */
  line: number;
  name: string;
  sku: string | null;
  description: string | null;
  category: Category;
  unit: Unit;
  unitPriceMinor: bigint;
  /** Stated, or true where `owned` is given. */
  tracked: boolean | null;
  owned: number | null;
  perAttendees: number | null;
  accessories: { sku: string; quantity: number }[];
  kilograms: number | null;
  watts: number | null;
}

/** `column` is a header as the file writes it, the name of a column that is missing, or one of the two below. */
export interface RowError {
  line: number;
  column: string;
  /** What is wrong, what was found and what is allowed. */
  message: string;
}

export const WHOLE_ROW = '(row)';
export const WHOLE_FILE = '(file)';

/** How each header was understood. */
export interface ColumnReport {
  /** Field → the header that it is read from. */
  used: Partial<Record<Field, string>>;
  /** Headers that are not read, in the order of the file. */
  ignored: string[];
}

export interface ParsedCatalogue {
  rows: CatalogueRow[];
  errors: RowError[];
  /** Rows with at least one error; none of them is in `rows`. */
  skipped: number;
  columns: ColumnReport;
}

export interface ParseOptions {
  /** ISO 4217 code of the company. */
  currency: string;
  /** Decimals of that currency. */
  minorDigits: number;
}

/** A value, or what is wrong with what stands there. */
export type Outcome<T> = { readonly value: T } | { readonly message: string };

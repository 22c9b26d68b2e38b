import type { Category, Language, Unit } from '@showbill/contract';
import type { Saying } from '../../refusals/index.ts';

/** What a column may hold. */
export const FIELDS = [
  'name',
  'category',
  'own_category',
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

/** Fields that a person may state once for all rows, as a cell of their column could. */
export const FIXABLE = ['category', 'unit', 'tracked'] as const satisfies readonly Field[];

/** What the first row of a file is. */
export type FirstRow = 'headings' | 'data';

/** Where a field is read from: a column by its position, or one value for all rows. */
export type Source = { readonly column: number } | { readonly value: string };

/** A word of the company's own and what it means. */
export interface Meaning<T> {
  readonly word: string;
  readonly means: T;
}

/** How files that are read alike are read, as far as a person has said so. */
export interface ImportMapping {
  /** Null: the field is in no column. A field that is left out is recognised by its heading. */
  readonly columns: Readonly<Partial<Record<Field, Source | null>>>;
  readonly categories: readonly Meaning<Category>[];
  readonly units: readonly Meaning<Unit>[];
}

export const NO_MAPPING: ImportMapping = { columns: {}, categories: [], units: [] };

/** One product as a catalogue file states it. Null: the file says nothing about it. */
export interface CatalogueRow {
  /** The line of the file on which the row starts; the first line is 1. */
  line: number;
  name: string;
  sku: string | null;
  description: string | null;
  category: Category;
  /** The company's own word for its category, where it is none of ours. */
  ownCategory: string | null;
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
  /** Null where the file could not be read as a table. */
  sheet: SheetReport | null;
}

/** A word in a column, in how many rows, and what it means without anybody saying so. */
export interface WordInUse<T> {
  readonly word: string;
  readonly rows: number;
  readonly recognised: T | null;
}

export interface WordsInUse<T> {
  /** Those that are not recognised first, then the most frequent. */
  readonly words: readonly WordInUse<T>[];
  /** How many there are beyond these. */
  readonly more: number;
}

/** What a file holds, for somebody who says by hand what is what. */
export interface SheetReport {
  readonly firstRow: FirstRow;
  /** Letters where the first row is data. */
  readonly headings: readonly string[];
  /** How many rows there are that are not blank. */
  readonly rows: number;
  /** Cells of the first rows, by column. */
  readonly samples: readonly (readonly string[])[];
  readonly sources: Readonly<Partial<Record<Field, Source>>>;
  /** Fields that every product needs and that are read from nowhere. */
  readonly missing: readonly Field[];
  readonly categories: WordsInUse<Category>;
  readonly units: WordsInUse<Unit>;
  /** What of this a person has said. */
  readonly mapping: ImportMapping;
}

export interface ParseOptions {
  /** ISO 4217 code of the company. */
  currency: string;
  /** Decimals of that currency. */
  minorDigits: number;
  /** In which errors are said. Default: English. */
  language?: Language;
}

/** A value, or what is wrong with what stands there. */
export type Outcome<T> = { readonly value: T } | { readonly message: Saying };

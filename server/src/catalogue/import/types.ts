import type { Category, Unit } from '@showbill/contract';
import type {
  ColumnReport,
  CsvRecord,
  FirstRow,
  ImportMapping,
  Opened,
  ReadOptions,
  RowError,
  Source,
  System,
} from '../../imports/index.ts';
import type { Saying } from '../../refusals/index.ts';

/** What a column may hold. */
export const FIELDS = [
  'name',
  'category',
  'own_category',
  'unit',
  'unit_price',
  'cost_price',
  'sku',
  'description',
  'tracked',
  'owned',
  'per_attendees',
  'accessories',
  'parts',
  'weight_kg',
  'volume_m3',
  'power_w',
  'currency',
] as const;
export type Field = (typeof FIELDS)[number];

/** Fields that a person may state once for all rows, as a cell of their column could. */
export const FIXABLE = ['category', 'unit', 'tracked'] as const satisfies readonly Field[];

/** What is known of a row beside its cells: read off several rows, or what stands in the catalogue. */
export type Given = Readonly<Partial<Record<Field | 'external_id', string>>>;

/** A row of the file, or several that tell of one product. */
export interface CatalogueRecord extends CsvRecord {
  readonly given?: Given;
}

/** What a person should know of how a file of another system was read. */
export const IMPORT_NOTES = [
  /** Rows that are archived there. */
  'archived_left_out',
  /** Fees and services without a price of their own. */
  'unpriced_left_out',
  /** Products of which each unit is a row. */
  'units_counted',
  /** Products whose rows, one for each depot, were added up. */
  'depots_added',
  /** Numbers below 0, read as 0. */
  'below_none',
  /** Prices of which nothing says what they are for, read as for a day. */
  'unit_guessed',
  /** Products that are filed under nothing, and under what their name says here. */
  'category_guessed',
  /** Kits of which the file does not say what is in them. */
  'kits_without_contents',
  /** Products whose accessories a list names: they go out with the product. */
  'contents_as_accessories',
  /** Products whose code another one has too. */
  'code_repeated',
] as const;
export type ImportNote = (typeof IMPORT_NOTES)[number];

export interface NoteOfRows {
  readonly note: ImportNote;
  readonly rows: number;
}

/** Files that name products of the catalogue and say one thing of them. */
export type PartialList = 'stock' | 'contents';

/** One product as a catalogue file states it. Null: the file says nothing about it. */
export interface CatalogueRow {
  /** The line of the file on which the row starts; the first line is 1. */
  line: number;
  name: string;
  sku: string | null;
  /** What another system calls it, under that system's name: `rentman:124`. */
  externalId: string | null;
  description: string | null;
  category: Category;
  /** The company's own word for its category, where it is none of ours. */
  ownCategory: string | null;
  unit: Unit;
  unitPriceMinor: bigint;
  /** What one unit costs the company itself. */
  costPriceMinor: bigint | null;
  /** Stated, or true where `owned` is given. */
  tracked: boolean | null;
  owned: number | null;
  perAttendees: number | null;
  accessories: { sku: string; quantity: number }[];
  /** What it is made of, where it is a kit. */
  parts: { sku: string; quantity: number }[];
  kilograms: number | null;
  cubicMetres: number | null;
  watts: number | null;
}

export interface ParsedCatalogue {
  rows: CatalogueRow[];
  errors: RowError[];
  /** Rows with at least one error; none of them is in `rows`. */
  skipped: number;
  columns: ColumnReport<Field>;
  /** Null where the file could not be read as a table. */
  sheet: SheetReport | null;
  origin: Origin;
  notes: readonly NoteOfRows[];
}

/** What kind of file it was taken for. */
export interface Origin {
  readonly system: System | null;
  /** Null: products with all that they need. */
  readonly list: PartialList | null;
  readonly sheets: Opened['sheets'];
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
  /** Columns that are read for what the kind of the file makes of them. */
  readonly reads: readonly number[];
  /** What of this a person has said. */
  readonly mapping: ImportMapping;
}

export interface ParseOptions extends ReadOptions {
  /** ISO 4217 code of the company. */
  readonly currency: string;
  /** Decimals of that currency. */
  readonly minorDigits: number;
}

/** A value, or what is wrong with what stands there. */
export type Outcome<T> = { readonly value: T } | { readonly message: Saying };

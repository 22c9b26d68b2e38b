import type { Category, Language, Unit } from '@showbill/contract';

/** Something wrong with a cell, a row or the whole file; `column` is the header, `(row)` or `(file)`. */
export interface RowError {
  /** Line of the file, or row of the sheet; the first is 1. */
  line: number;
  column: string;
  /** What is wrong, what was found and what is allowed. */
  message: string;
}

export const WHOLE_ROW = '(row)';
export const WHOLE_FILE = '(file)';

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
  /** By field. Null: the field is in no column. A field that is left out is recognised by its heading. */
  readonly columns: Readonly<Record<string, Source | null>>;
  readonly categories: readonly Meaning<Category>[];
  readonly units: readonly Meaning<Unit>[];
}

export const NO_MAPPING: ImportMapping = { columns: {}, categories: [], units: [] };

/** How each header was understood. */
export interface ColumnReport<Field extends string> {
  /** Field → the header that it is read from. */
  used: Partial<Record<Field, string>>;
  /** Headers that are not read, in the order of the file. */
  ignored: string[];
}

/** What all files are read with. */
export interface ReadOptions {
  /** In which errors are said. Default: English. */
  readonly language?: Language | undefined;
}

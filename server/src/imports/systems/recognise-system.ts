import { foldWords } from '../../equipment/index.ts';
import {
  COLUMNS,
  SYSTEMS,
  type System,
  type SystemColumn,
  type SystemField,
  type SystemFile,
  type SystemMeaning,
  VALUES,
} from './systems.ts';

/** Whose file it is: as the headings say, or as a person has said; `none` of them. */
export type From = System | 'none' | null;

/** A file of another system, and where its fields are. */
export interface Recognised {
  readonly system: System;
  /** Positions of the columns that say a field, in the order of the system's table. */
  readonly at: Readonly<Partial<Record<SystemField, readonly number[]>>>;
}

/** So many known columns make a file of a system that a person has named. */
const KNOWN = 2;

/** The system whose marks the headings have; of the one that a person has named, a few known columns are enough. */
export function recogniseSystem(headings: readonly string[], file: SystemFile, from: From): Recognised | null {
  if (from === 'none') return null;
  const folded = headings.map(foldWords);
  for (const system of from === null ? SYSTEMS : [from]) {
    const columns = COLUMNS[system].filter((column) => column.file === file);
    const found = columns.filter(({ column }) => folded.includes(foldWords(column)));
    if (from === null ? hasMarks(columns, found) : found.length >= KNOWN) {
      return { system, at: positions(folded, found) };
    }
  }
  return null;
}

/** Whether a heading is in the table of any system. */
export function isSystemHeading(heading: string, file: SystemFile): boolean {
  return HEADINGS[file].has(foldWords(heading));
}

/** What a cell of theirs means, where the system's own words say so. */
export function meaningOf(system: System, field: SystemField, text: string): SystemMeaning | null {
  const folded = foldWords(text);
  return (
    VALUES.find((row) => row.system === system && row.field === field && foldWords(row.value) === folded)?.means ?? null
  );
}

const HEADINGS: Readonly<Record<SystemFile, ReadonlySet<string>>> = {
  products: headingsOf('products'),
  clients: headingsOf('clients'),
};

function headingsOf(file: SystemFile): ReadonlySet<string> {
  const columns = SYSTEMS.flatMap((system) => COLUMNS[system]);
  return new Set(columns.flatMap((column) => (column.file === file ? foldWords(column.column) : [])));
}

function hasMarks(columns: readonly SystemColumn[], found: readonly SystemColumn[]): boolean {
  const marks = new Set(columns.flatMap(({ mark }) => (mark === '' ? [] : mark)));
  return marks.size > 0 && [...marks].every((mark) => found.some((column) => column.mark === mark));
}

function positions(folded: readonly string[], found: readonly SystemColumn[]): Recognised['at'] {
  const at: Partial<Record<SystemField, number[]>> = {};
  for (const { column, field } of found) {
    if (field !== null) (at[field] ??= []).push(folded.indexOf(foldWords(column)));
  }
  return at;
}

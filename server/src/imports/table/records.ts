import { CsvError, parse } from 'csv-parse/sync';
import type { Saying } from '../../refusals/index.ts';
import { type RowError, WHOLE_ROW } from '../types.ts';
import { CSV_OPTIONS, type Layout } from './layout.ts';

/** One row of the file; quoted fields may span lines. */
export interface CsvRecord {
  readonly line: number;
  readonly lastLine: number;
  readonly fields: readonly string[];
}

/** Characters of one line. More is no table, and could hold millions of fields. */
const LONGEST_LINE = 100_000;
const MOST_LINES = 1_000_000;
const MOST_REPAIRS = 100;

/**
 * The rows below the header, blank ones left out, at most `most + 1` of them. A quotation mark that is never closed is
 * an error on its line, and reading goes on with the line after it; after a hundred of them it ends.
 */
export function readRecords(
  text: string,
  layout: Layout,
  most: number,
  say: (saying: Saying) => string,
): { records: CsvRecord[]; errors: RowError[] } {
  const records: CsvRecord[] = [];
  const errors: RowError[] = [];
  let start = layout.rowsStart;
  let line = layout.rowsLine;
  while (start < text.length) {
    const lastLine = readUntilBroken(text.slice(start), layout.delimiter, line, (record) => {
      if (records.length <= most) records.push(record);
    });
    if (lastLine === null) break;
    const broken = lastLine + 1;
    errors.push({ line: broken, column: WHOLE_ROW, message: say(unclosed(errors.length + 1 >= MOST_REPAIRS)) });
    if (errors.length >= MOST_REPAIRS) break;
    start = positionAfterLines(text, start, broken - line + 1);
    line = broken + 1;
  }
  return { records, errors };
}

/** What keeps a text from being read as a table, or null: a line beyond `LONGEST_LINE`, more lines than `MOST_LINES`. */
export function textFault(text: string): { line: number; message: Saying } | null {
  let line = 1;
  for (let start = 0; start <= text.length; line += 1) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start > LONGEST_LINE) return { line, message: ({ imports }) => imports.longLine(LONGEST_LINE) };
    if (line > MOST_LINES) return { line, message: ({ imports }) => imports.manyLines(MOST_LINES) };
    start = end + 1;
  }
  return null;
}

/** Null where the text was read to its end, else the last line before the record that could not be read. */
function readUntilBroken(
  text: string,
  delimiter: string,
  firstLine: number,
  onRecord: (record: CsvRecord) => void,
): number | null {
  let lastLine = firstLine - 1;
  try {
    parse(text, {
      ...CSV_OPTIONS,
      delimiter,
      max_record_size: LONGEST_LINE,
      on_record: (fields: string[], { lines }) => {
        const line = lastLine + 1;
        lastLine = firstLine + lines - 1;
        if (fields.some((field) => field.trim() !== '')) onRecord({ line, lastLine, fields });
        return null;
      },
    });
    return null;
  } catch (error) {
    if (error instanceof CsvError) return lastLine;
    throw error;
  }
}

function positionAfterLines(text: string, start: number, count: number): number {
  let at = start;
  for (let passed = 0; passed < count; passed += 1) {
    const end = text.indexOf('\n', at);
    if (end < 0) return text.length;
    at = end + 1;
  }
  return at;
}

function unclosed(isLast: boolean): Saying {
  return ({ imports }) => (isLast ? imports.unclosedLast : imports.unclosed);
}

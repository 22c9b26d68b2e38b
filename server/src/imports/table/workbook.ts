import { readSheet } from 'read-excel-file/universal';
import type { Saying } from '../../refusals/index.ts';
import { cleanCell } from './clean-cell.ts';
import { shown } from './shown.ts';
import { type Cell, MOST_CHARACTERS, tabbed } from './tabbed.ts';
import { MOST_UNPACKED, measured, TooMuch } from './unpack.ts';

/** The sheet that was read, and the names of all. */
export interface Sheets {
  readonly read: string;
  readonly all: readonly string[];
}

/** What names the sheets: bytes, and how many it may name. */
const MOST_NAMING = 1024 * 1024;
const MOST_SHEETS = 1000;

export type ReadWorkbook = { readonly text: string; readonly sheets: Sheets } | { readonly fault: Saying };

/**
 * A sheet of an XLSX workbook as text with tabs: the named one (case ignored), else the first that has a cell. Formulas are
 * read by the value that is kept with them; of merged cells the first has the value. Never throws.
 */
export async function readWorkbook(bytes: Uint8Array, wanted?: string): Promise<ReadWorkbook> {
  try {
    const { archive, workbook } = await measured(bytes);
    const names = sheetNames(workbook);
    const at = wanted === undefined ? 0 : names.findIndex((name) => isSame(name, wanted));
    if (names.length === 0) return { fault: ({ imports }) => imports.noWorkbook };
    if (at < 0) return { fault: ({ imports }) => imports.noSheet(shown(wanted ?? ''), shown(names.join(', '))) };
    return await firstFilled(archive, names, wanted === undefined ? names.map((_, each) => each) : [at]);
  } catch (error) {
    if (error instanceof TooMuch) {
      return { fault: ({ imports }) => imports.unpacksTooLarge(String(MOST_UNPACKED / 1024 / 1024)) };
    }
    return { fault: ({ imports }) => imports.noWorkbook };
  }
}

async function firstFilled(
  archive: ArrayBuffer,
  names: readonly string[],
  places: readonly number[],
): Promise<ReadWorkbook> {
  for (const at of places) {
    const rows = await readSheet(archive, at + 1, { trim: false });
    const text = tabbed(rows.map((row) => row.map(cellOf)));
    if (text.length > MOST_CHARACTERS) throw new TooMuch('too much text');
    if (text.trim() !== '') return { text, sheets: { read: names[at] ?? '', all: names } };
  }
  return { fault: ({ imports }) => imports.empty };
}

function cellOf(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : null;
}

/** In the order of the workbook, as its first file tells them. Throws `TooMuch` where that is too long or names too many. */
function sheetNames(workbook: Uint8Array = new Uint8Array()): string[] {
  if (workbook.byteLength > MOST_NAMING) throw new TooMuch('too long a list of sheets');
  const xml = new TextDecoder().decode(workbook);
  const names: string[] = [];
  // no `<` within a tag: a tag that never ends would be read to the end of the text from each one that opens
  for (const [, double, single] of xml.matchAll(/<(?:\w+:)?sheet\b[^<>]*?\sname=(?:"([^"]*)"|'([^']*)')/g)) {
    if (names.length === MOST_SHEETS) throw new TooMuch('too many sheets');
    names.push(cleanCell(double ?? single ?? ''));
  }
  return names;
}

function isSame(a: string, b: string): boolean {
  return a.normalize('NFKC').trim().toLowerCase() === b.normalize('NFKC').trim().toLowerCase();
}

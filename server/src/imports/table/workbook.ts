import readWhole, { readSheet } from 'read-excel-file/universal';
import type { Saying } from '../../refusals/index.ts';
import { cleanCell } from './clean-cell.ts';
import { MOST_CELLS } from './extent.ts';
import { shown } from './shown.ts';
import { type Cell, MOST_CHARACTERS, tabbed } from './tabbed.ts';
import { MOST_UNPACKED, type Measured, measured, TooMuch, unpackWorkbook } from './unpack.ts';

/** The sheet that was read, and the names of all. */
export interface Sheets {
  readonly read: string;
  readonly all: readonly string[];
}

const AS_IS = { trim: false };

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
    const files = await unpackWorkbook(bytes);
    const names = sheetNames(files['xl/workbook.xml']);
    const at = wanted === undefined ? 0 : names.findIndex((name) => isSame(name, wanted));
    if (names.length === 0) return { fault: ({ imports }) => imports.noWorkbook };
    if (at < 0) return { fault: ({ imports }) => imports.noSheet(shown(wanted ?? ''), shown(names.join(', '))) };
    for await (const [place, text] of textsOf(measured(files), at, {
      isAlone: wanted !== undefined || names.length === 1,
    })) {
      if (text.trim() !== '') return { text, sheets: { read: names[place] ?? '', all: names } };
    }
    return { fault: ({ imports }) => imports.empty };
  } catch (error) {
    if (error instanceof TooMuch) {
      return { fault: ({ imports }) => imports.unpacksTooLarge(String(MOST_UNPACKED / 1024 / 1024)) };
    }
    return { fault: ({ imports }) => imports.noWorkbook };
  }
}

/** A sheet, and the others only then: at once, since each reading unpacks the whole archive. */
async function* textsOf(
  { archive, cells }: Measured,
  at: number,
  { isAlone }: { readonly isAlone: boolean },
): AsyncGenerator<readonly [place: number, text: string]> {
  yield [at, textOf(await readSheet(archive, at + 1, AS_IS))];
  if (isAlone) return;
  if (cells > MOST_CELLS) throw new TooMuch('too many cells together');
  const sheets = await readWhole(archive, AS_IS);
  for (const [place, { data }] of sheets.entries()) yield [place, textOf(data)];
}

function textOf(rows: readonly (readonly unknown[])[]): string {
  const text = tabbed(rows.map((row) => row.map(cellOf)));
  if (text.length > MOST_CHARACTERS) throw new TooMuch('too much text');
  return text;
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

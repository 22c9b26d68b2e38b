import { type Saying, saidIn } from '../../refusals/index.ts';
import { type ReadOptions, type RowError, WHOLE_FILE } from '../types.ts';
import { cleanCell } from './clean-cell.ts';
import { decodeText } from './decode.ts';
import { jsonRows } from './json-rows.ts';
import { DELIMITERS, findLayout, type IsKnown, type Layout } from './layout.ts';
import { textFault } from './records.ts';
import { tabbed } from './tabbed.ts';
import type { Sheets } from './workbook.ts';

const MOST_BYTES = 20 * 1024 * 1024;
export const MOST_ROWS = 200_000;

/** A file whose header was found; `sheets` where it is a workbook. */
export interface Opened {
  readonly text: string;
  readonly layout: Layout;
  readonly sheets: Sheets | null;
}

/** What keeps a file from being read as a table. */
export interface Unreadable {
  readonly fault: RowError;
}

export type OpenedFile = Opened | Unreadable;

export interface OpenOptions extends ReadOptions {
  readonly isKnown: IsKnown;
  /** Of a workbook; left out: the first that has a cell. */
  readonly sheet?: string | undefined;
}

/** Finds the header of a file: XLSX, JSON, or text whatever its encoding and delimiter. Says what is wrong; never throws. */
export async function openFile(bytes: Uint8Array, options: OpenOptions): Promise<OpenedFile> {
  if (kindOf(bytes) !== 'zip' || bytes.byteLength > MOST_BYTES) return openText(bytes, options);
  const { readWorkbook } = await import('./workbook.ts');
  const workbook = await readWorkbook(bytes, options.sheet);
  if ('fault' in workbook) return unreadable(workbook.fault, options);
  return withLayout(workbook.text, workbook.sheets, ['\t'], options);
}

/** The same for a file that is no workbook. */
export function openText(bytes: Uint8Array, options: OpenOptions): OpenedFile {
  if (bytes.byteLength > MOST_BYTES) {
    return unreadable(({ imports }) => imports.tooLarge(String(MOST_BYTES / 1024 / 1024)), options);
  }
  if (kindOf(bytes) !== 'text') return unreadable(({ imports }) => imports.spreadsheet, options);
  const text = decodeText(bytes);
  const json = jsonRows(text, MOST_ROWS);
  if (json === null) return withLayout(text, null, DELIMITERS, options);
  return 'fault' in json ? unreadable(json.fault, options) : withLayout(tabbed(json.rows), null, ['\t'], options);
}

function withLayout(
  text: string,
  sheets: Sheets | null,
  delimiters: readonly string[],
  options: OpenOptions,
): OpenedFile {
  const fault = textFault(text);
  if (fault !== null) return unreadable(fault.message, options, fault.line);
  const layout = findLayout(text, options.isKnown, delimiters);
  if (layout === null) return unreadable(({ imports }) => imports.empty, options);
  return { text, sheets, layout: { ...layout, headers: layout.headers.map(cleanCell) } };
}

export function unreadable(saying: Saying, { language = 'en' }: ReadOptions, line = 1): Unreadable {
  return { fault: { line, column: WHOLE_FILE, message: saidIn(language, saying) } };
}

/** By its first bytes: a zip archive (xlsx, ods), or the older binary format (xls, and what has a password). */
function kindOf(bytes: Uint8Array): 'zip' | 'binary' | 'text' {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return start === '504b0304' ? 'zip' : start === 'd0cf11e0' ? 'binary' : 'text';
}

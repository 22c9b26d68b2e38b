import { cleanCell } from './cells/clean-cell.ts';
import { currenciesOf } from './cells/currency-words.ts';
import { otherCurrency } from './cells/read-price.ts';
import { shown } from './cells/shown.ts';
import { type Columns, currencyOfHeader, mapColumns, REQUIRED } from './columns.ts';
import { duplicateFinder } from './duplicates.ts';
import { decodeText } from './file/decode.ts';
import { findLayout, type Layout } from './file/layout.ts';
import { readRecords, textFault } from './file/records.ts';
import { readRow } from './read-row.ts';
import { sheetOf } from './sheet.ts';
import {
  type CatalogueRow,
  type Field,
  type ParsedCatalogue,
  type ParseOptions,
  type RowError,
  WHOLE_FILE,
} from './types.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 200_000;

const HOLDS: Readonly<Partial<Record<Field, string>>> = {
  name: 'what the product is called',
  category: 'what it belongs to, such as audio or lighting',
  unit: 'what one price is for, such as day or event',
  unit_price: 'the price of one unit, without tax',
};

/**
 * Reads a catalogue file: CSV in whatever encoding, delimiter and number format people's programs write, with headers
 * in five languages. Never throws. Each row that is not blank is in `rows` or has errors; where the file as a whole
 * cannot be read (no header, a column missing, too large), there are only the errors that say so.
 */
export function parseCatalogue(bytes: Uint8Array, options: ParseOptions): ParsedCatalogue {
  if (bytes.byteLength > MOST_BYTES) return unreadable(1, `the file is over ${MOST_BYTES / 1024 / 1024} MB; split it`);
  if (isSpreadsheet(bytes)) return unreadable(1, 'this is a spreadsheet file; save it as CSV (UTF-8) first');
  const text = decodeText(bytes);
  const fault = textFault(text);
  if (fault !== null) return unreadable(fault.line, fault.message);
  const layout = findLayout(text);
  if (layout === null) return unreadable(1, 'the file is empty');

  const headers = layout.headers.map(cleanCell);
  const columns = mapColumns(headers);
  const faults = headerFaults(columns, headers, layout.headerLine, options.currency);
  if (faults.length > 0) return { rows: [], errors: faults, skipped: 0, columns: columns.report };
  return readRows(text, { ...layout, headers }, columns, options);
}

function readRows(text: string, layout: Layout, columns: Columns, options: ParseOptions): ParsedCatalogue {
  const { records, errors } = readRecords(text, layout, MOST_ROWS);
  if (records.length > MOST_ROWS) {
    return { ...unreadable(1, `the file has over ${MOST_ROWS} rows; split it`), columns: columns.report };
  }
  const sheet = sheetOf(records, { headers: layout.headers, delimiter: layout.delimiter, columns, options });
  const duplicateOf = duplicateFinder(columns.report.used);
  const rows: CatalogueRow[] = [];
  for (const record of records) {
    const read = readRow(record, sheet);
    const duplicate = Array.isArray(read) ? null : duplicateOf(read);
    if (Array.isArray(read)) errors.push(...read);
    else if (duplicate === null) rows.push(read);
    else errors.push(duplicate);
  }
  errors.sort((a, b) => a.line - b.line);
  return { rows, errors, skipped: new Set(errors.map(({ line }) => line)).size, columns: columns.report };
}

function headerFaults(columns: Columns, headers: readonly string[], line: number, currency: string): RowError[] {
  const found = headers.filter(Boolean).join(', ');
  const missing = REQUIRED.filter((field) => columns.at[field] === undefined).map((field) => ({
    line,
    column: field,
    message: `the column ${field} is missing: ${HOLDS[field]}; found: ${shown(found)}`,
  }));
  const repeated = columns.repeated.map(({ field, header }) => ({
    line,
    column: header,
    message: `two columns are named ${shown(header)}; keep the one that holds the ${field}`,
  }));
  const header = columns.report.used.unit_price ?? '';
  const priced = currenciesOf(currencyOfHeader(header) ?? '');
  const isOther = priced !== null && !priced.includes(currency);
  return [
    ...missing,
    ...repeated,
    ...(isOther ? [{ line, column: header, message: otherCurrency(header, currency) }] : []),
  ];
}

function unreadable(line: number, message: string): ParsedCatalogue {
  return { rows: [], errors: [{ line, column: WHOLE_FILE, message }], skipped: 0, columns: { used: {}, ignored: [] } };
}

/** The first bytes of a zip archive (xlsx, ods) and of the older binary format (xls). */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return start === '504b0304' || start === 'd0cf11e0';
}

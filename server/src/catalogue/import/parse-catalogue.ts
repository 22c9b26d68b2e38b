import type { Language } from '@showbill/contract';
import { type Saying, saidIn } from '../../refusals/index.ts';
import { cleanCell } from './cells/clean-cell.ts';
import { currenciesOf } from './cells/currency-words.ts';
import { otherCurrency } from './cells/read-price.ts';
import { shown } from './cells/shown.ts';
import { type Columns, currencyOfHeader, mapColumns, REQUIRED, sourcesOf } from './columns.ts';
import { duplicateFinder } from './duplicates.ts';
import { decodeText } from './file/decode.ts';
import { findLayout, type Layout } from './file/layout.ts';
import { type CsvRecord, readRecords, textFault } from './file/records.ts';
import { readCategory, readUnit } from './cells/read-words.ts';
import { readRow } from './read-row.ts';
import { sheetOf } from './sheet.ts';
import {
  type CatalogueRow,
  type ImportMapping,
  NO_MAPPING,
  type ParsedCatalogue,
  type ParseOptions,
  type RowError,
  type SheetReport,
  WHOLE_FILE,
} from './types.ts';
import { wordsInUse } from './words-in-use.ts';

const MOST_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 200_000;

/** A file whose header was found, or what keeps it from being read as a table. */
export type OpenedFile = { readonly text: string; readonly layout: Layout } | { readonly fault: RowError };

/** Finds the header of a catalogue file, whatever its encoding and delimiter; says in a language what is wrong. Never throws. */
export function openFile(bytes: Uint8Array, language: Language = 'en'): OpenedFile {
  const unreadable = (saying: Saying, line = 1) => unreadableAs(line, saidIn(language, saying));
  if (bytes.byteLength > MOST_BYTES)
    return unreadable(({ imports }) => imports.tooLarge(String(MOST_BYTES / 1024 / 1024)));
  if (isSpreadsheet(bytes)) return unreadable(({ imports }) => imports.spreadsheet);
  const text = decodeText(bytes);
  const fault = textFault(text);
  if (fault !== null) return unreadable(fault.message, fault.line);
  const layout = findLayout(text);
  if (layout === null) return unreadable(({ imports }) => imports.empty);
  return { text, layout: { ...layout, headers: layout.headers.map(cleanCell) } };
}

/**
 * Reads a catalogue file: CSV in whatever encoding, delimiter and number format people's programs write, with headers
 * in five languages or as `mapping` says. Never throws. Each row that is not blank is in `rows` or has errors; where the
 * file as a whole cannot be read (no header, a column missing, too large), there are only the errors that say so.
 */
export function parseCatalogue(bytes: Uint8Array, options: ParseOptions, mapping?: ImportMapping): ParsedCatalogue {
  return readCatalogue(openFile(bytes, options.language), options, mapping);
}

/** The same with a file that was opened. */
export function readCatalogue(
  opened: OpenedFile,
  options: ParseOptions,
  mapping: ImportMapping = NO_MAPPING,
): ParsedCatalogue {
  const none = { rows: [], skipped: 0, columns: { used: {}, ignored: [] }, sheet: null };
  if ('fault' in opened) return { ...none, errors: [opened.fault] };
  const { text, layout } = opened;
  const say = (saying: Saying) => saidIn(options.language ?? 'en', saying);
  const columns = mapColumns(layout.headers, mapping.columns, layout.firstRow);
  const { records, errors } = readRecords(text, layout, MOST_ROWS, say);
  if (records.length > MOST_ROWS) {
    const { fault } = unreadableAs(
      1,
      say(({ imports }) => imports.manyRows(MOST_ROWS)),
    );
    return { ...none, errors: [fault], columns: columns.report };
  }
  const file: TableFile = { layout, records, columns, mapping, say };
  const faults = headerFaults(file, options.currency);
  if (faults.length > 0) return { ...none, errors: faults, columns: columns.report, sheet: reportOf(file) };
  return readRows(file, errors, options);
}

interface TableFile {
  readonly layout: Layout;
  readonly records: readonly CsvRecord[];
  readonly columns: Columns;
  readonly mapping: ImportMapping;
  readonly say: (saying: Saying) => string;
}

function readRows(file: TableFile, broken: readonly RowError[], options: ParseOptions): ParsedCatalogue {
  const { layout, records, columns, mapping } = file;
  const errors = [...broken];
  const sheet = sheetOf(records, { layout, columns, options }, mapping);
  const duplicateOf = duplicateFinder(columns.report.used, file.say);
  const rows: CatalogueRow[] = [];
  for (const record of records) {
    const read = readRow(record, sheet);
    const duplicate = Array.isArray(read) ? null : duplicateOf(read);
    if (Array.isArray(read)) errors.push(...read);
    else if (duplicate === null) rows.push(read);
    else errors.push(duplicate);
  }
  errors.sort((a, b) => a.line - b.line);
  const skipped = new Set(errors.map(({ line }) => line)).size;
  return { rows, errors, skipped, columns: columns.report, sheet: reportOf(file) };
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

function reportOf({ layout: { firstRow, headers }, records, columns, mapping }: TableFile): SheetReport {
  const first = records.slice(0, SAMPLES);
  return {
    firstRow,
    headings: headers,
    rows: records.length,
    samples: headers.map((_, at) => first.map(({ fields }) => cleanCell((fields[at] ?? '').slice(0, LONGEST_SAMPLE)))),
    sources: sourcesOf(columns),
    missing: missingIn(columns),
    categories: wordsInUse(records, columns.at.category, readCategory),
    units: wordsInUse(records, columns.at.unit, readUnit),
    mapping,
  };
}

function missingIn({ at, fixed }: Columns): (typeof REQUIRED)[number][] {
  return REQUIRED.filter((field) => at[field] === undefined && fixed[field] === undefined);
}

function headerFaults({ columns, layout, say }: TableFile, currency: string): RowError[] {
  const { headers, headerLine: line, firstRow } = layout;
  const found = headers.filter(Boolean).join(', ');
  const missing = missingIn(columns).map((field) => ({
    line,
    column: field,
    message: say(({ imports }) => imports.missing[field](shown(found))),
  }));
  const repeated = columns.repeated.map(({ field, header }) => ({
    line,
    column: header,
    message: say(({ imports }) => imports.sameHeader(shown(header), field)),
  }));
  const header = columns.report.used.unit_price ?? '';
  const priced = firstRow === 'data' ? null : currenciesOf(currencyOfHeader(header) ?? '');
  const isOther = priced !== null && !priced.includes(currency);
  return [
    ...missing,
    ...repeated,
    ...(isOther ? [{ line, column: header, message: say(otherCurrency(header, currency)) }] : []),
  ];
}

function unreadableAs(line: number, message: string): { readonly fault: RowError } {
  return { fault: { line, column: WHOLE_FILE, message } };
}

/** The first bytes of a zip archive (xlsx, ods) and of the older binary format (xls). */
function isSpreadsheet(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return start === '504b0304' || start === 'd0cf11e0';
}

import {
  cleanCell,
  type ColumnReport,
  type From,
  type ImportMapping,
  MOST_ROWS,
  NO_MAPPING,
  type Opened,
  type OpenedFile,
  openFile as openAnyFile,
  openText,
  readRecords,
  recogniseSystem,
  type RowError,
  shown,
  unreadable,
} from '../../imports/index.ts';
import { type Saying, saidIn } from '../../refusals/index.ts';
import { currenciesOf } from './cells/currency-words.ts';
import { otherCurrency } from './cells/read-price.ts';
import { readCategory, readUnit } from './cells/read-words.ts';
import { type Columns, currencyOfHeader, isCatalogueHeading, mapColumns, REQUIRED, sourcesOf } from './columns.ts';
import { duplicateFinder } from './duplicates.ts';
import { foldProducts, kindOfSystem } from './from-system/fold-products.ts';
import { completeList, type FindStanding, kindOfList } from './lists/complete-list.ts';
import { isContentsHeading, recogniseList } from './lists/recognise-list.ts';
import { readRow } from './read-row.ts';
import { sheetOf } from './sheet.ts';
import type {
  CatalogueRecord,
  CatalogueRow,
  Field,
  NoteOfRows,
  Origin,
  ParsedCatalogue,
  ParseOptions,
  SheetReport,
} from './types.ts';
import { wordsInUse } from './words-in-use.ts';

const isKnown = (heading: string) => isCatalogueHeading(heading) || isContentsHeading(heading);

/** Opens a catalogue file, whatever it is, to be read. Never throws. */
export function openCatalogue(
  bytes: Uint8Array,
  options: Pick<ParseOptions, 'language'> & { readonly sheet?: string | undefined },
): Promise<OpenedFile> {
  return openAnyFile(bytes, { ...options, isKnown });
}

/** The same for a file that is text. */
export function openFile(bytes: Uint8Array, language: ParseOptions['language'] = 'en'): OpenedFile {
  return openText(bytes, { language, isKnown });
}

/** How a file is to be read, beside what it holds. */
export interface HowToRead {
  readonly mapping?: ImportMapping | undefined;
  /** Default: as its headings say. */
  readonly from?: From;
  /** Of the catalogue: for files that only name products. Default: there are none. */
  readonly find?: FindStanding;
}

/**
 * Reads a catalogue file: text in whatever encoding, delimiter and number format people's programs write, with headers
 * in five languages, those of a system that is known, or as `mapping` says. Never throws. Each row that is not blank is in
 * `rows` or has errors, or is told of in a note; where the file as a whole cannot be read (no header, a column missing, too
 * large), there are only the errors that say so.
 */
export function parseCatalogue(bytes: Uint8Array, options: ParseOptions, mapping?: ImportMapping): ParsedCatalogue {
  return readCatalogue(openFile(bytes, options.language), options, { mapping });
}

/** The same with a file that was opened. */
export function readCatalogue(
  opened: OpenedFile,
  options: ParseOptions,
  { mapping = NO_MAPPING, from = null, find = () => null }: HowToRead = {},
): ParsedCatalogue {
  if ('fault' in opened) return nothingOf([opened.fault]);
  const { text, layout } = opened;
  const say = (saying: Saying) => saidIn(options.language ?? 'en', saying);
  const { records: all, errors } = readRecords(text, layout, MOST_ROWS, say);
  if (all.length > MOST_ROWS) {
    return nothingOf([unreadable(({ imports }) => imports.manyRows(MOST_ROWS), options).fault]);
  }
  const { records, ofKind, notes, ...kind } = asKind(all, opened, { from, find, say });
  const columns = mapColumns(layout.headers, mapping.columns, layout.firstRow, ofKind);
  const file: TableFile = { opened, all, records, columns, mapping, say };
  const origin = { ...kind.origin, sheets: opened.sheets };
  const sheet = reportOf(file);
  const faults =
    from !== null && from !== 'none' && origin.system === null
      ? [unreadable(({ imports }) => imports.notOfSystem, options).fault]
      : headerFaults(file, options.currency);
  if (faults.length > 0) return { ...nothingOf(faults, columns.report), sheet, origin };
  const { rows, wrong } = readRows(file, [...errors, ...kind.errors], options);
  const skipped = new Set(wrong.map(({ line }) => line)).size;
  return { rows, errors: wrong, skipped, columns: columns.report, sheet, origin, notes };
}

function nothingOf(errors: RowError[], columns: ColumnReport<Field> = { used: {}, ignored: [] }): ParsedCatalogue {
  const origin = { system: null, list: null, sheets: null };
  return { rows: [], errors, skipped: 0, columns, sheet: null, origin, notes: [] };
}

interface KindOfFile {
  readonly records: readonly CatalogueRecord[];
  readonly ofKind: Parameters<typeof mapColumns>[3];
  readonly errors: readonly RowError[];
  readonly notes: readonly NoteOfRows[];
  readonly origin: Pick<Origin, 'system' | 'list'>;
}

/** The records of the products that a file tells of: another system's, those that a list names, or each row one. */
function asKind(
  records: readonly CatalogueRecord[],
  { layout }: Opened,
  { from, find, say }: { from: From; find: FindStanding; say: TableFile['say'] },
): KindOfFile {
  const nothing = { errors: [], notes: [], ofKind: null, origin: { system: null, list: null } };
  if (layout.firstRow === 'data' || from === 'none') return { ...nothing, records };
  const system = recogniseSystem(layout.headers, 'products', from);
  if (system !== null) {
    const folded = foldProducts(records, system);
    const origin = { system: system.system, list: null };
    return { ...nothing, ...folded, ofKind: kindOfSystem(system), origin };
  }
  const list = recogniseList(layout.headers);
  if (list === null) return { ...nothing, records };
  const completed = completeList(records, list, { headings: layout.headers, find, say });
  return { ...nothing, ...completed, ofKind: kindOfList(list), origin: { system: null, list: list.list } };
}

interface TableFile {
  readonly opened: Opened;
  /** As they are in the file. */
  readonly all: readonly CatalogueRecord[];
  /** One for each product. */
  readonly records: readonly CatalogueRecord[];
  readonly columns: Columns;
  readonly mapping: ImportMapping;
  readonly say: (saying: Saying) => string;
}

function readRows(
  { opened, records, columns, mapping, say }: TableFile,
  broken: readonly RowError[],
  options: ParseOptions,
): { readonly rows: CatalogueRow[]; readonly wrong: RowError[] } {
  const wrong = [...broken];
  // the cells of a workbook hold more decimals than it shows
  const frame = { layout: opened.layout, columns, options: { ...options, rounds: opened.sheets !== null } };
  const sheet = sheetOf(records, frame, mapping);
  const duplicateOf = duplicateFinder(columns.report.used, say);
  const rows: CatalogueRow[] = [];
  for (const record of records) {
    const read = readRow(record, sheet);
    const duplicate = Array.isArray(read) ? null : duplicateOf(read);
    if (Array.isArray(read)) wrong.push(...read);
    else if (duplicate === null) rows.push(read);
    else wrong.push(duplicate);
  }
  wrong.sort((a, b) => a.line - b.line);
  return { rows, wrong };
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 80;

function reportOf({ opened, all, columns, mapping }: TableFile): SheetReport {
  const { firstRow, headers } = opened.layout;
  const first = all.slice(0, SAMPLES);
  /** What a file's kind says of a field is asked of nobody. */
  const asked = (field: Field) => (columns.given.has(field) ? undefined : columns.at[field]);
  return {
    firstRow,
    headings: headers,
    rows: all.length,
    samples: headers.map((_, at) => first.map(({ fields }) => cleanCell((fields[at] ?? '').slice(0, LONGEST_SAMPLE)))),
    sources: sourcesOf(columns),
    missing: missingIn(columns),
    categories: wordsInUse(all, columns.at.category, readCategory),
    units: wordsInUse(all, asked('unit'), readUnit),
    reads: columns.reads,
    mapping,
  };
}

function missingIn({ at, fixed, given }: Columns): (typeof REQUIRED)[number][] {
  return REQUIRED.filter((field) => at[field] === undefined && fixed[field] === undefined && !given.has(field));
}

function headerFaults({ columns, opened, say }: TableFile, currency: string): RowError[] {
  const { headers, headerLine: line, firstRow } = opened.layout;
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
  const foreign = (['unit_price', 'cost_price'] as const).flatMap((field) => {
    const header = columns.report.used[field] ?? '';
    const priced = firstRow === 'data' ? null : currenciesOf(currencyOfHeader(header) ?? '');
    return priced === null || priced.includes(currency) ? [] : header;
  });
  return [
    ...missing,
    ...repeated,
    ...foreign.map((header) => ({ line, column: header, message: say(otherCurrency(header, currency)) })),
  ];
}

import { CsvError, parse } from 'csv-parse/sync';
import {
  briefFields,
  briefId,
  type BriefsRead,
  faultsOf,
  type FileFault,
  keptOffName,
  NEITHER_NAMED,
  type QuotedBrief,
  type QuotedLine,
  quotedLine,
} from './quoted-brief.ts';

const COLUMNS = [
  'brief',
  'description',
  'venue',
  'attendees',
  'event_days',
  'sku',
  'product',
  'units',
  'days',
  'kept_off',
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Readonly<Partial<Record<Column, string>>>;
const OF_BRIEF = ['description', 'venue', 'attendees', 'event_days'] as const;
/** Between several names of what is kept off. */
const BETWEEN = '|';
const LONGEST_ROW = 100_000;

interface Placed {
  readonly line: number;
  readonly row: Row;
}

/** A quoted line on each row, under the id of its brief; what the brief says is on its first row, or on any, or on all. */
export function readCsv(text: string): BriefsRead {
  const { rows, faults } = readRows(text);
  if (faults.length > 0) return { briefs: [], faults };
  const unnamed = rows.flatMap(({ line, row }) => {
    const { error } = briefId.safeParse(row.brief);
    return error === undefined ? [] : faultsOf(error, line, 'brief');
  });
  const named = rows.filter(({ row }) => row.brief !== undefined);
  const read = [...Map.groupBy(named, ({ row }) => row.brief ?? '')].map(([id, own]) => readBrief(id, own));
  return {
    briefs: read.flatMap(({ briefs }) => briefs),
    faults: [...unnamed, ...read.flatMap(({ faults: own }) => own)].toSorted((one, other) => one.line - other.line),
  };
}

function readRows(text: string): { rows: readonly Placed[]; faults: readonly FileFault[] } {
  const records: { line: number; cells: readonly string[] }[] = [];
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: LONGEST_ROW,
      on_record: (cells: string[], { lines }) => {
        records.push({ line: lines - (cells.join('').split('\n').length - 1), cells });
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const last = records.at(-1)?.line ?? 0;
    return { rows: [], faults: [{ line: last + 1, field: 'row', message: `cannot be read: ${error.message}` }] };
  }
  const [head, ...rest] = records;
  const names = (head?.cells ?? []).map((name) => name.toLowerCase());
  const beyond = rest.find(({ cells }) => cells.length > names.length);
  const faults = headFaults(names);
  if (beyond !== undefined)
    faults.push({ line: beyond.line, field: 'row', message: 'has more cells than there are columns' });
  const rows = rest.map(({ line, cells }) => ({
    line,
    row: Object.fromEntries(cells.flatMap((cell, at) => (cell === '' ? [] : [[names[at] ?? '', cell]]))),
  }));
  return { rows, faults };
}

/** Of those between which a header may be divided, the one that is in it most often. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const times = (mark: string) => head.split(mark).length;
  return [',', ';', '\t'].toSorted((one, other) => times(other) - times(one))[0] ?? ',';
}

function headFaults(names: readonly string[]): FileFault[] {
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name));
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  const missing = (['brief', 'description', 'units'] as const).filter((name) => !names.includes(name));
  return [
    ...unknown.map((field) => ({ line: 1, field, message: `is not a known column; use ${COLUMNS.join(', ')}` })),
    ...twice.map((field) => ({ line: 1, field, message: 'is there twice' })),
    ...missing.map((field) => ({ line: 1, field, message: 'is missing' })),
  ];
}

function readBrief(id: string, rows: readonly Placed[]): BriefsRead {
  const faults: FileFault[] = OF_BRIEF.flatMap((field) => {
    const given = rows.filter(({ row }) => row[field] !== undefined);
    const other = given.find(({ row }) => row[field] !== given[0]?.row[field]);
    const message = `says something else than line ${given[0]?.line} does of the brief ${id}`;
    return other === undefined ? [] : [{ line: other.line, field, message }];
  });
  const [first] = rows;
  const said = (field: Column) => rows.find(({ row }) => row[field] !== undefined)?.row[field];
  const event = briefFields.safeParse({
    description: said('description'),
    venue: said('venue'),
    attendees: numberOf(said('attendees')),
    days: numberOf(said('event_days')),
  });
  if (!event.success) {
    faults.push(
      ...faultsOf(event.error, first?.line ?? 1).map((fault) => {
        const field = fault.field === 'days' ? 'event_days' : fault.field;
        const at = rows.find(({ row }) => OF_BRIEF.some((name) => name === field && row[name] !== undefined));
        return { ...fault, field, line: at?.line ?? fault.line };
      }),
    );
  }
  const quoted: QuotedLine[] = [];
  const keptOff = new Set<string>();
  for (const { line, row } of rows) {
    const read = readLine(row, line);
    faults.push(...read.faults);
    quoted.push(...read.quoted);
    for (const name of (row.kept_off ?? '').split(BETWEEN).map((each) => each.trim())) {
      if (name === '') continue;
      const { error } = keptOffName.safeParse(name);
      if (error === undefined) keptOff.add(name);
      else faults.push(...faultsOf(error, line, 'kept_off'));
    }
  }
  const briefs: QuotedBrief[] = event.success ? [{ id, event: event.data, quoted, keptOff: [...keptOff] }] : [];
  return { briefs, faults };
}

/** A row that quotes nothing says something of its brief alone. */
function readLine({ sku, product, units, days }: Row, line: number): { quoted: QuotedLine[]; faults: FileFault[] } {
  if (sku === undefined && product === undefined) {
    const isEmpty = units === undefined && days === undefined;
    return { quoted: [], faults: isEmpty ? [] : [{ line, field: 'product', message: NEITHER_NAMED }] };
  }
  const parsed = quotedLine.safeParse({ sku, product, units: numberOf(units), days: numberOf(days) });
  return parsed.success ? { quoted: [parsed.data], faults: [] } : { quoted: [], faults: faultsOf(parsed.error, line) };
}

/** A number where it is written as one; the schema says what is wrong with anything else. */
function numberOf(cell: string | undefined): number | string | undefined {
  return cell !== undefined && /^\d{1,15}$/.test(cell) ? Number(cell) : cell;
}

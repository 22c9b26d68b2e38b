import { CsvError, parse } from 'csv-parse/sync';
import type { FirstRow } from '../types.ts';

/** Whether a heading is one that the reader of a file has a use for. */
export type IsKnown = (heading: string) => boolean;

/** Where a file's header is, and how its fields are parted. */
export interface Layout {
  readonly headers: readonly string[];
  readonly delimiter: string;
  /** What the first row of the table is; of data, `headers` are letters. */
  readonly firstRow: FirstRow;
  /** Whether two or more columns are known. */
  readonly isRecognised: boolean;
  /** The line of the header, and the line and position in the text at which the rows begin. */
  readonly headerLine: number;
  readonly rowsLine: number;
  readonly rowsStart: number;
  /** Where they would begin if there were no header: at the first line that is no title. */
  readonly tableLine: number;
  readonly tableStart: number;
}

export const CSV_OPTIONS = {
  relax_quotes: true,
  relax_column_count: true,
  ltrim: true,
  record_delimiter: '\n',
} as const;

/** The comma last, since it is also in numbers: where others divide a file as well, they do. */
export const DELIMITERS = ['\t', ';', '|', ','];
const LINES_SEARCHED = 10;
const LONGEST_HEADER = 20_000;
/** So many known columns make a header. */
const KNOWN = 2;

interface Candidate extends Pick<Layout, 'headers' | 'delimiter' | 'headerLine' | 'rowsLine' | 'rowsStart'> {
  readonly start: number;
  readonly known: number;
}

/**
 * The header: the first of the first ten lines in which two or more columns are known (titles may stand above it), parted
 * by the delimiter that finds most known columns, then most columns. Where no line has two, the first with as many
 * fields as most of the ten lines have.
 * A first line `sep=;`, which Excel writes, is passed over. Null where nothing but blank lines is there.
 */
export function findLayout(text: string, isKnown: IsKnown, delimiters: readonly string[] = DELIMITERS): Layout | null {
  const searchedLines: Candidate[][] = [];
  let start = 0;
  let line = 1;
  for (let searched = 0; start < text.length && searched < LINES_SEARCHED; ) {
    const end = recordEnd(text, start);
    const record = text.slice(start, end);
    const nextLine = line + record.split('\n').length;
    if (record.trim() !== '' && !/^sep=.$/i.test(record.trim())) {
      const where = { start, headerLine: line, rowsLine: nextLine, rowsStart: end + 1 };
      const candidates = delimiters.map((delimiter) => candidateOf(record, delimiter, where, isKnown));
      searchedLines.push(candidates);
      const found = best(candidates);
      if (found.known >= KNOWN) return layoutOf(found, searchedLines);
      searched += 1;
    }
    start = end + 1;
    line = nextLine;
  }
  const found = firstOfMostAlike(searchedLines);
  return found && layoutOf(found, searchedLines);
}

function layoutOf({ known, start, ...header }: Candidate, lines: readonly Candidate[][]): Layout {
  const table = lines
    .flat()
    .find(({ delimiter, headers }) => delimiter === header.delimiter && headers.filter(isFilled).length >= 2);
  return {
    ...header,
    firstRow: 'headings',
    isRecognised: known >= KNOWN,
    tableLine: table?.headerLine ?? header.headerLine,
    tableStart: table?.start ?? start,
  };
}

function isFilled(field: string): boolean {
  return field.trim() !== '';
}

/** The line as a delimiter parts it. */
function candidateOf(
  record: string,
  delimiter: string,
  where: Omit<Candidate, 'headers' | 'delimiter' | 'known'>,
  isKnown: IsKnown,
): Candidate {
  const headers = fieldsOf(record, delimiter);
  return { ...where, delimiter, headers, known: headers.filter(isKnown).length };
}

/** The first line of those that are alike, by the delimiter that makes most fields in lines that are. */
function firstOfMostAlike(lines: readonly Candidate[][]): Candidate | null {
  const parts = lines[0]?.length ?? 0;
  const groups = Array.from({ length: parts }, (_, at) => at).flatMap((at) => {
    const parted = lines.flatMap((candidates) => candidates[at] ?? []);
    return [...Map.groupBy(parted, ({ headers }) => headers.length).values()];
  });
  const fields = (group: readonly Candidate[]) => group[0]?.headers.length ?? 0;
  const filled = (group: readonly Candidate[]) => (fields(group) > 1 ? group.length * fields(group) : 0);
  const areAlike = (group: readonly Candidate[]) => Number(group.length > 1 && fields(group) > 1);
  const [most] = groups.toSorted((a, b) => areAlike(b) - areAlike(a) || filled(b) - filled(a));
  return most?.[0] ?? null;
}

function best(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((a, b) =>
    b.known > a.known || (b.known === a.known && b.headers.length > a.headers.length) ? b : a,
  );
}

/** Where a quotation mark in it is never closed, the header is taken without its quotation marks. */
function fieldsOf(record: string, delimiter: string): string[] {
  try {
    return parse(`${record}\n`, { ...CSV_OPTIONS, delimiter })[0] ?? [];
  } catch (error) {
    if (error instanceof CsvError) return record.replaceAll('"', '').split(delimiter);
    throw error;
  }
}

/** The end of the record that starts here: the first line break outside quotes, or the line's end if quotes run wild. */
function recordEnd(text: string, start: number): number {
  const lineEnd = text.indexOf('\n', start);
  let isQuoted = false;
  const limit = Math.min(text.length, start + LONGEST_HEADER);
  for (let at = start; at < limit; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    if (text[at] === '\n' && !isQuoted) return at;
  }
  return lineEnd < 0 ? text.length : lineEnd;
}

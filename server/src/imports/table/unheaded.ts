import type { Layout } from './layout.ts';

/** The same file without a row of headings: the columns are named by letters, and the first row is one like the others. */
export function withoutHeadings(layout: Layout): Layout {
  const { headers, tableLine, tableStart } = layout;
  return {
    ...layout,
    firstRow: 'data',
    headers: headers.map((_, at) => letterOf(at)),
    headerLine: tableLine,
    rowsLine: tableLine,
    rowsStart: tableStart,
  };
}

/** Whether what was taken for headings is rather a row of data: no heading is known, and one is a bare number. */
export function looksUnheaded({ isRecognised, headers }: Layout): boolean {
  return !isRecognised && headers.some((header) => /^[\d.,]*\d[\d.,]*$/.test(header));
}

/** As spreadsheets name their columns: A to Z, then AA. */
function letterOf(at: number): string {
  const last = String.fromCodePoint('A'.charCodeAt(0) + (at % LETTERS));
  return at < LETTERS ? last : letterOf(Math.floor(at / LETTERS) - 1) + last;
}

const LETTERS = 26;

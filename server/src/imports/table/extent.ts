/** What a spreadsheet can have. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
/** Cells between the first and the last that is filled: each takes memory, blank or not. */
export const MOST_CELLS = 10_000_000;

/** What the prefix `r` is declared to be. */
const NAMESPACES = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);

const LETTERS = 26;
/** A row's or a cell's place. What follows it is searched apart: within the pattern, a tag without end takes n² steps. */
const PLACE = /[\s:]r\s*=\s*(["'])([^"'<]*)\1/g;

/**
 * The cells that the places in a sheet's XML span; Infinity: more than may be in memory. It is asked before the sheet is read,
 * since the reader fills all rows and columns up to the last one that is named: a single cell can name a place beyond all memory.
 */
export function spannedCells(text: string): number {
  if (!text.includes('sheetData')) return 0;
  let rows = 0;
  let columns = 0;
  const nextOpening = searcher(text, '<');
  const nextEnd = searcher(text, '>');
  for (const match of text.matchAll(PLACE)) {
    const [whole, , place = ''] = match;
    const after = match.index + whole.length;
    const end = nextEnd(after);
    if (end === text.length) return Infinity; // a tag that never ends, which the reader would begin to read again and again
    // text between tags may look like a place too
    if (nextOpening(after) < end || NAMESPACES.has(place)) continue;
    const [, letters = '', digits] = /^([A-Za-z]*)(\d+)$/.exec(place) ?? [];
    if (digits === undefined) return Infinity; // nobody writes a place so, and the reader might make anything of it
    rows = Math.max(rows, Number(digits));
    const isBlank = text[end - 1] === '/';
    if (!isBlank) columns = Math.max(columns, columnOf(letters));
    if (rows > MOST_ROWS || columns > MOST_COLUMNS || rows * columns > MOST_CELLS) return Infinity;
  }
  return rows * columns;
}

/**
 * Finds the first mark at or after a place, or the text's length; places have to ascend. What was found is kept until it is
 * passed, so that the text is read once, however often it is asked.
 */
function searcher(text: string, mark: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) found = text.indexOf(mark, from);
    if (found < 0) found = text.length;
    return found;
  };
}

/** A is 1, AA is 27. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * LETTERS + letter.charCodeAt(0) - 'A'.charCodeAt(0) + 1;
  return column;
}

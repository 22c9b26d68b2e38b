/** A cell of a spreadsheet or of JSON. */
export type Cell = string | number | boolean | Date | null;

/** More than a file can have as text, for the same long texts may be in many cells. */
export const MOST_CHARACTERS = 40_000_000;

/**
 * Rows as text with tabs between the cells, each row one line, so that lines are counted as the spreadsheet counts rows; it
 * ends early beyond `MOST_CHARACTERS`.
 */
export function tabbed(rows: Iterable<readonly Cell[]>): string {
  let text = '';
  for (const row of rows) {
    if (text.length > MOST_CHARACTERS) break;
    text += `${row.map((cell) => quoted(textOf(cell))).join('\t')}\n`;
  }
  return text;
}

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return plainNumber(cell);
  if (cell instanceof Date) return plainDate(cell);
  return typeof cell === 'boolean' ? String(cell) : oneLine(cell);
}

/** A line break within a cell becomes one that parts no rows. */
function oneLine(text: string): string {
  return text.replaceAll(/\r\n?|\n/g, '\u2028').replaceAll('\t', ' ');
}

function quoted(text: string): string {
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * With the fifteen digits that spreadsheets reckon with (0.1 + 0.2 is 0.3). Three decimals get a fourth, so that their
 * point is none of thousands.
 */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const rounded = Number(value.toPrecision(15));
  const text = Math.abs(rounded) < 1e-6 || Math.abs(rounded) >= 1e21 ? rounded.toFixed(6) : String(rounded);
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A day, with the time of day where there is one. */
function plainDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  return date.toISOString().replace('T00:00:00.000Z', '').replace('T', ' ').replace('.000Z', '');
}

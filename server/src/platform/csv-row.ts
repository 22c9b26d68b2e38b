/** Invisible, and taken off by the import: keeps programs from reading a text as a formula. */
const SHIELD = '\u200B';

const FIGURE = /^-?\d+(?:\.\d+)?$/;

/** A row of a CSV file. A text that a spreadsheet would carry out as a formula is shielded from it; a figure is none. */
export function csvRow(cells: readonly (string | null)[]): string {
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const shielded = /^[=+\-@\t\r]/.test(text) && !FIGURE.test(text) ? `${SHIELD}${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(shielded) ? `"${shielded.replaceAll('"', '""')}"` : shielded;
}

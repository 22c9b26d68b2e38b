/** Rows as a file for spreadsheets, with a mark that tells them how it is written. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map((each) => field(String(each))).join(',')).join('\r\n')}\r\n`;
}

/** Quoted where it must be; what a spreadsheet would take for a formula stays text. */
export function field(text: string): string {
  const isFigure = /^-?\d+(?:\.\d+)?$/u.test(text);
  const safe = !isFigure && /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

import { repairDoubleEncoding } from './double-encoding.ts';

const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    euro: '€',
    pound: '£',
    reg: '®',
    trade: '™',
    copy: '©',
    deg: '°',
    times: '×',
    szlig: 'ß',
    sup2: '²',
    frac12: '½',
  }),
);
const ACCENTS = new Map(
  Object.entries({
    uml: '\u0308',
    acute: '\u0301',
    grave: '\u0300',
    circ: '\u0302',
    cedil: '\u0327',
    tilde: '\u0303',
    ring: '\u030A',
  }),
);

/** Nothing to clean, as in most cells: ASCII words with single spaces, no entity and no quotation mark. */
const CLEAN = /^(?:[!#-%'-~]+(?: [!#-%'-~]+)*)?$/;

/**
 * A cell on one line: double encodings and HTML entities resolved, control and direction marks taken out, white space
 * collapsed, the `="…"` that spreadsheets put around digits unwrapped.
 */
export function cleanCell(cell: string): string {
  return CLEAN.test(cell) ? cell : cleanLines(cell).replaceAll(/\s+/g, ' ');
}

/** The same with its line breaks kept. */
export function cleanLines(cell: string): string {
  if (CLEAN.test(cell)) return cell;
  return decodeEntities(repairDoubleEncoding(unwrapped(cell)))
    .normalize('NFC')
    .replaceAll('\u2028', '\n')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * A product's name. Asterisks at its end are taken off: in price lists they point to a footnote or hide the row on a
 * website, and on a proposal there is nothing that they could point to. Those inside a name stay (`base*hazer*pro`).
 */
export function cleanName(cell: string): string {
  const name = cleanCell(cell);
  let end = name.length;
  while (end > 0 && '* '.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}

/** Quotation marks around a whole cell are the file's where a spreadsheet wrote `="…"`, or where one inside stands for inches. */
function unwrapped(cell: string): string {
  const [, formula = '', inner = ''] = /^\s*(=?)"(.*)"\s*$/s.exec(cell) ?? [];
  const marks = inner.split('"').length - 1;
  return formula === '=' || marks % 2 === 1 ? inner : cell;
}

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}\d{0,2}));/g,
    (entity, dec?: string, hex = '', name?: string) => {
      if (name !== undefined) return named(name) ?? entity;
      const point = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
      const isCharacter = point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
      return isCharacter ? String.fromCodePoint(point) : '';
    },
  );
}

/** `auml` → ä: a letter and its accent. */
function named(name: string): string | undefined {
  const known = NAMED.get(name);
  if (known !== undefined) return known;
  const accent = ACCENTS.get(name.slice(1));
  return accent === undefined ? undefined : (name.charAt(0) + accent).normalize('NFC');
}

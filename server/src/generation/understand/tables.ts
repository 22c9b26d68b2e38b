import type { Row } from './table-row.ts';
import { readTailCounts } from './tail-counts.ts';
import { fold } from '../reading/document/fold.ts';
import { Places } from '../reading/document/places.ts';
import { markAt, type Span, type Text, wordAt } from '../reading/document/text.ts';
import { FOR } from './words/small-words.ts';
import { NUMBERING_HEADS, QUANTITY_HEADS, THING_HEADS } from './words/tables.ts';

/** Text between two separators, as offsets into the description. */
interface Cell {
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly separator: string;
  readonly cells: readonly Cell[];
}

const LEAST_ROWS = 2;
const MOST_CELLS = 12;
const MOST = 1_000_000;

/** Tables of things with a column of quantities, drawn with bars, tabs, or (under a heading) commas or semicolons. */
export function readTables(text: Text): readonly Row[] {
  const places = new Places(text);
  const drawn = readDrawn(text, places);
  return [...drawn, ...readTailCounts(text.raw, places, drawn)];
}

function readDrawn(text: Text, places: Places): readonly Row[] {
  if (!/[|\t]/u.test(text.raw) && !/^[^\n]{0,80}[,;][^\n]{0,80}$/mu.test(text.raw)) return [];
  const blocks: Line[][] = [];
  let heading: Line | null = null;
  for (const [start, end] of linesOf(text.raw)) {
    const block = blocks.at(-1);
    const line = lineOf(text.raw, start, end, heading === null ? '' : heading.separator);
    if (line === null || line.cells.length < 2) {
      if (!isRuler(text.raw.slice(start, end))) heading = null;
      if (heading === null && (block?.length ?? 0) > 0) blocks.push([]);
      continue;
    }
    if (isHeading(text.raw, line)) {
      heading = line;
      blocks.push([line]);
    } else if (block === undefined || block[0]?.separator !== line.separator) blocks.push([line]);
    else block.push(line);
  }
  return blocks.flatMap((block) => rowsOf(text, places, block));
}

function rowsOf(text: Text, places: Places, block: readonly Line[]): Row[] {
  const [first] = block;
  if (first === undefined) return [];
  const headed = isHeading(text.raw, first);
  const lines = headed ? block.slice(1) : block;
  if (lines.length < (headed ? 1 : LEAST_ROWS)) return [];
  const columns = headed ? headedColumns(text.raw, first, lines) : bareColumns(text, places, lines);
  if (columns === null) return [];
  return lines.flatMap(({ cells }) => {
    const named = cells[columns.thing];
    const counted = cells[columns.quantity];
    if (named === undefined || counted === undefined) return [];
    const quantity = quantityIn(text, places.spanOf(counted));
    const thing = places.spanOf(named);
    if (quantity === null || thing.to <= thing.from) return [];
    const whole = places.spanOf({ start: cells[0]?.start ?? named.start, end: cells.at(-1)?.end ?? named.end });
    return [{ ...whole, thing, quantity }];
  });
}

interface Columns {
  readonly thing: number;
  readonly quantity: number;
}

function headedColumns(raw: string, heading: Line, lines: readonly Line[]): Columns | null {
  const heads = heading.cells.map((cell) => headOf(raw, cell));
  const outright = heads.findIndex((head) => QUANTITY_HEADS.has(head) && !NUMBERING_HEADS.has(head));
  const quantity = outright === -1 ? heads.findLastIndex((head) => QUANTITY_HEADS.has(head)) : outright;
  const named = heads.findLastIndex((head, index) => index !== quantity && THING_HEADS.has(head));
  const thing = named === -1 ? wordiest(raw, lines, quantity) : named;
  return thing === -1 ? null : { thing, quantity };
}

/** Without a heading: the column of words, and the one of figures that stands nearest behind it, else before it. */
function bareColumns(text: Text, places: Places, lines: readonly Line[]): Columns | null {
  const width = Math.min(...lines.map(({ cells }) => cells.length));
  const thing = wordiest(text.raw, lines, -1);
  if (thing === -1 || thing >= width) return null;
  const figures = Array.from({ length: width }, (_, column) =>
    lines.map(({ cells }) => {
      const cell = cells[column];
      return cell === undefined ? null : quantityIn(text, places.spanOf(cell));
    }),
  );
  const counts = figures.map((column) => column.every((value) => value !== null) && !isNumbering(column));
  const behind = counts.findIndex((counted, column) => counted && column > thing);
  const quantity = behind === -1 ? counts.findLastIndex((counted, column) => counted && column < thing) : behind;
  return quantity === -1 ? null : { thing, quantity };
}

/** 1, 2, 3: the numbers of the lines. */
function isNumbering(column: readonly (number | null)[]): boolean {
  return column.length > 1 && column.every((value, index) => value === (column[0] ?? 0) + index);
}

function wordiest(raw: string, lines: readonly Line[], except: number): number {
  const letters: number[] = [];
  for (const { cells } of lines) {
    cells.forEach(({ start, end }, column) => {
      const found = raw.slice(start, end).match(/\p{L}/gu)?.length ?? 0;
      letters[column] = (letters[column] ?? 0) + (column === except ? 0 : found);
    });
  }
  const most = Math.max(0, ...letters);
  return most < lines.length * 3 ? -1 : letters.indexOf(most);
}

/** "24", "2 x 12", "two dozen", "1150 each", "12 pcs"; null for words, money, "for 100 people" and measures with more beside them. */
function quantityIn(text: Text, { from, to }: Span): number | null {
  const numbers = text.numbers.filter((number) => number.from >= from && number.to <= to);
  const [first, second] = numbers;
  if (first === undefined || numbers.length > 2 || to - from > 5) return null;
  if (FOR.has(wordAt(text, first.from - 1))) return null;
  if ('£$€'.includes(markAt(text, first.from - 1) || '.') || '£$€%'.includes(markAt(text, first.to) || '.'))
    return null;
  const crossed = second !== undefined && markAt(text, first.to) === 'x' && second.from === first.to + 1;
  if (second !== undefined && !crossed) return null;
  const value = first.value * (crossed ? second.value : 1);
  return Number.isInteger(value) && value >= 1 && value <= MOST ? value : null;
}

function isHeading(raw: string, { cells }: Line): boolean {
  return (
    cells.some((cell) => QUANTITY_HEADS.has(headOf(raw, cell))) && cells.every((cell) => !/\d/u.test(headOf(raw, cell)))
  );
}

function headOf(raw: string, { start, end }: Cell): string {
  return fold(raw.slice(start, Math.min(end, start + 40)).replace(/[^\p{L}\p{N}' ]/gu, ' ')).trim();
}

function isRuler(line: string): boolean {
  return line.trim() !== '' && /^[\s|:+=-]*$/u.test(line);
}

/** `under`: the separator of the heading above, with which alone commas and semicolons make cells. */
function lineOf(raw: string, start: number, end: number, under: string): Line | null {
  const line = raw.slice(start, end);
  if (isRuler(line)) return null;
  const separator = line.includes('|') ? '|' : line.includes('\t') ? '\t' : under;
  if (separator === '|' || separator === '\t') return { separator, cells: split(raw, start, end, separator) };
  if (separator !== '') return { separator, cells: split(raw, start, end, separator) };
  for (const comma of [';', ',']) {
    const cells = split(raw, start, end, comma);
    if (cells.length > 1 && isHeading(raw, { separator: comma, cells })) return { separator: comma, cells };
  }
  return null;
}

/** Cells without the space and the quotes around them; a bar before the first or behind the last makes no cell. */
function split(raw: string, start: number, end: number, separator: string): Cell[] {
  const cells: Cell[] = [];
  let from = start;
  for (let at = start; at <= end && cells.length < MOST_CELLS; at += 1) {
    if (at < end && raw[at] !== separator) continue;
    // "1,200" is one figure
    if (separator === ',' && /\d/u.test(raw[at - 1] ?? '') && /^\d{3}(?!\d)/u.test(raw.slice(at + 1, at + 5))) continue;
    cells.push(trimmed(raw, from, at));
    from = at + 1;
  }
  const edge = separator === '|';
  return cells.filter(({ start: s, end: e }, index) => e > s || !edge || (index > 0 && index < cells.length - 1));
}

function trimmed(raw: string, from: number, to: number): Cell {
  let start = from;
  let end = to;
  while (start < end && /[\s"]/u.test(raw[start] ?? '')) start += 1;
  while (end > start && /\s/u.test(raw[end - 1] ?? '')) end -= 1;
  return { start, end };
}

function* linesOf(raw: string): Generator<[number, number]> {
  let start = 0;
  for (let at = raw.indexOf('\n'); at !== -1; at = raw.indexOf('\n', start)) {
    yield [start, raw[at - 1] === '\r' ? at - 1 : at];
    start = at + 1;
  }
  yield [start, raw.length];
}

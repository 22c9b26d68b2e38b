import { fold } from '../text/fold.ts';
import { STATUS_HEADS, WHO_HEADS } from '../words/columns.ts';
import { QUANTITY_HEADS, THING_HEADS } from '../words/tables.ts';

/** Text between two separators, as offsets into the description. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** Lines that follow each other, parted in the same way. */
export interface Block {
  readonly rows: readonly (readonly Cell[])[];
}

type Separator = keyof typeof SIGNS | 'space';

const MOST_CELLS = 12;
const LEAST_ALIGNED = 3;
const SIGNS = {
  '|': /\|/gu,
  '\t': /\t/gu,
  ';': /;/gu,
  ',': /,/gu,
  ' / ': / \/ /gu,
  ' - ': / - /gu,
  ' – ': / – /gu,
  ' = ': / = /gu,
  '->': / ?(?:->|→|=>|⇒) ?/gu,
} as const;
/** Signs that part a row in two where a column of the rows around it says the same few words. */
const LOOSE = [' / ', ' - ', ' – ', ' = ', '->', ';'] as const;
const LEAST_LOOSE = 4; // rows
const LONGEST_MARK = 24; // letters
const GAP = /\.{3,}|…+|_{3,}|(?<![? \u00a0])[ \u00a0]{2,}/gu; // not what stands before an answer

/** Tables drawn with bars, tabs, gaps or dots; under a row of heads with semicolons, commas, slashes or dashes too. */
export function blocksOf(raw: string): readonly Block[] {
  const blocks: { separator: Separator | null; rows: (readonly Cell[])[] }[] = [];
  const lines = raw.split('\n');
  const loose = looselyParted(lines);
  let start = 0;
  for (const [index, line] of lines.entries()) {
    const open = blocks.at(-1);
    const separator = separatorOf(line, open?.separator ?? null) ?? loose.get(index) ?? null;
    const cells = separator === null ? [] : split(line, start, separator);
    start += line.length + 1;
    if (isRuler(line)) continue;
    if (separator === null || cells.length < 2) blocks.push({ separator: null, rows: [] });
    else if (open?.separator === separator) open.rows.push(cells);
    else blocks.push({ separator, rows: [cells] });
  }
  return blocks.filter(({ separator, rows }) => rows.length >= (separator === 'space' ? LEAST_ALIGNED : 1));
}

function separatorOf(line: string, open: Separator | null): Separator | null {
  if (line.includes('|')) return '|';
  if (line.trim().includes('\t')) return '\t';
  for (const separator of [';', ',', ' / ', ' - ', ' – ', ' = ', '->'] as const) {
    if (line.search(SIGNS[separator]) === -1) continue;
    if (open === separator || isHeads(split(line, 0, separator))) return separator;
  }
  const trimmed = line.trim();
  return trimmed.search(GAP) > 0 ? 'space' : null;
}

/** Rows that follow each other, each parted in two by the same sign, one side of them all the same few short marks. */
function looselyParted(lines: readonly string[]): ReadonlyMap<number, Separator> {
  const parted = new Map<number, Separator>();
  for (const separator of LOOSE) {
    let from = 0;
    for (let at = 0; at <= lines.length; at += 1) {
      if (at < lines.length && split(lines[at] ?? '', 0, separator).length === 2) continue;
      const rows = lines.slice(from, at).map((line) => split(line, 0, separator));
      const marked = [0, 1].some((column) => isOfMarks(rows.map((cells) => cells[column]?.written ?? '')));
      if (rows.length >= LEAST_LOOSE && marked) for (let row = from; row < at; row += 1) parted.set(row, separator);
      from = at + 1;
    }
  }
  return parted;
}

function isOfMarks(cells: readonly string[]): boolean {
  const kinds = new Set(cells.map(headOf));
  const short = cells.every((cell) => cell !== '' && cell.length <= LONGEST_MARK && !/\d/u.test(cell));
  return short && kinds.size > 1 && kinds.size <= Math.max(2, cells.length / 3);
}

/** Two heads of columns that are known. */
function isHeads(cells: readonly Cell[]): boolean {
  return cells.filter(({ written }) => isHead(headOf(written))).length >= 2;
}

export function isHead(head: string): boolean {
  return QUANTITY_HEADS.has(head) || THING_HEADS.has(head) || isWhoHead(head) || STATUS_HEADS.has(head);
}

/** "Supplied by", "Gestellung durch", "À la charge de". */
export function isWhoHead(head: string): boolean {
  return WHO_HEADS.has(head) || BY.test(head);
}

const BY = / (?:by|by whom|durch|von|von wem|par|par qui|por|door|door wie|from|cargo de|charge de)$/u;

export function headOf(written: string): string {
  const plain = written.slice(0, 40).replaceAll(/[^\p{L}\p{N}' ]/gu, ' ');
  return fold(plain).replaceAll(/ {2,}/gu, ' ').trim();
}

function isRuler(line: string): boolean {
  return line.trim() !== '' && /^[\s|:+=-]*$/u.test(line) && /[=-]{2}/u.test(line);
}

function split(line: string, offset: number, separator: Separator): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  const add = (to: number) => {
    const written = line.slice(from, to);
    const lead = written.length - written.trimStart().length;
    const body = written.trim();
    cells.push({ start: offset + from + lead, end: offset + from + lead + body.length, written: body });
  };
  const cuts =
    separator === 'space'
      ? Array.from(line.matchAll(GAP), ({ index, 0: gap }) => [index, gap.length] as const)
      : Array.from(line.matchAll(SIGNS[separator]), ({ index, 0: sign }) => [index, sign.length] as const);
  for (const [at, length] of cuts.slice(0, MOST_CELLS)) {
    add(at);
    from = at + length;
  }
  add(line.length);
  if (separator === 'space') return cells.filter(({ written }) => written !== '' && written !== ':');
  const edge = separator === '|';
  return cells.filter(({ written }, index) => written !== '' || !edge || (index > 0 && index < cells.length - 1));
}

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

type Separator = '|' | '\t' | ';' | ',' | ' / ' | ' - ' | ' – ' | 'space';

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
} as const;
const GAP = /\.{3,}|…+|_{3,}|[ \u00a0]{2,}/gu;

/** Tables drawn with bars, tabs, gaps or dots; under a row of heads with semicolons, commas, slashes or dashes too. */
export function blocksOf(raw: string): readonly Block[] {
  const blocks: { separator: Separator | null; rows: (readonly Cell[])[] }[] = [];
  let start = 0;
  for (const line of raw.split('\n')) {
    const open = blocks.at(-1);
    const separator = separatorOf(line, open?.separator ?? null);
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
  for (const separator of [';', ',', ' / ', ' - ', ' – '] as const) {
    if (!line.includes(separator)) continue;
    if (open === separator || isHeads(split(line, 0, separator))) return separator;
  }
  const trimmed = line.trim();
  return trimmed.search(GAP) > 0 ? 'space' : null;
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

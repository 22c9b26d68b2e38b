import type { Cell, Content, Text } from 'pdfmake';
import type { Speech } from '../../languages/index.ts';
import { INK, LINE, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';

export type Column = 'name' | 'quantity' | 'price' | 'per' | 'total';

const GAP = 14;
const PER_GAP = 4;

/** Figures have the room that the widest needs, names the rest; in points. */
export function widthsFor(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Exclude<Column, 'name'>, string>>[],
  sums: readonly string[],
  { width, speech }: Paper,
): number[] {
  const heads = headsIn(speech);
  const figures = columns.slice(1).map((column) => {
    if (column === 'name') throw new Error('names come first');
    const texts = rows.map((row) => row[column]);
    const head = widthOf(heads[column], SIZE.label, { family: 'Inter', bold: false });
    const own = widest(texts, column === 'per' ? SIZE.label : SIZE.text);
    const sum = column === 'total' ? widest(sums, SIZE.text, true) : 0;
    return Math.ceil(Math.max(own, head, sum)) + 1;
  });
  const gaps = columns.slice(1).reduce((sum, column) => sum + gapOf(column), 0);
  return [width - gaps - figures.reduce((sum, own) => sum + own, 0), ...figures];
}

function widest(texts: readonly string[], size: number, bold = false): number {
  return Math.max(0, ...[...new Set(texts)].map((text) => widthOf(text, size, { family: 'Inter', bold }, TABULAR)));
}

function gapOf(column: Column | undefined): number {
  return column === 'name' ? 0 : column === 'per' ? PER_GAP : GAP;
}

interface Body {
  /** Above the heads of the columns, on every page. */
  readonly note: Content | null;
  readonly groups: readonly Cell[][][];
}

/** Hairlines stand between the rows of a group. */
export function lineTable(columns: readonly Column[], { note, groups }: Body, widths: number[], paper: Paper): Content {
  const heads = [...(note === null ? [] : [across(note, columns)]), head(columns, paper)];
  const first = heads.length;
  const ends = new Set<number>();
  const body = [...heads];
  for (const rows of groups) {
    body.push(...rows);
    ends.add(body.length);
  }
  return {
    table: { headerRows: first, keepWithHeaderRows: 1, dontBreakRows: true, widths, body },
    layout: {
      vLineWidth: () => 0,
      hLineWidth: (at) => (at === first ? 0.75 : at > first && !ends.has(at) ? 0.4 : 0),
      hLineColor: (at) => (at === first ? INK : LINE),
      paddingLeft: (at) => gapOf(columns[at]),
      paddingRight: () => 0,
      paddingTop: (at) => (at < first ? 0 : 4 * paper.spacing),
      paddingBottom: () => 4 * paper.spacing,
    },
  };
}

function across(note: Content, columns: readonly Column[]): Cell[] {
  return [{ ...note, colSpan: columns.length }, ...columns.slice(1).map(() => ({ text: '' }))];
}

function headsIn({ texts }: Speech): Readonly<Record<Column, string>> {
  const { item, quantity, total } = texts.columns;
  return { name: item, quantity, price: texts.paper.unitPrice, per: '', total };
}

function head(columns: readonly Column[], { speech }: Paper): Cell[] {
  const heads = headsIn(speech);
  return columns.map((column) => ({
    text: heads[column],
    fontSize: SIZE.label,
    color: QUIET,
    alignment: column === 'name' ? 'left' : 'right',
  }));
}

export function figure(text: string, color: string): Text {
  return { text, color, alignment: 'right', noWrap: true, fontFeatures: TABULAR };
}

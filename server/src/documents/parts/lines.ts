import { CATEGORIES, type Layout } from '@showbill/contract';
import type { Cell, Content, Text } from 'pdfmake';
import { lineDeliverySentence, quantityText } from '../../languages/index.ts';
import type { LineItem } from '../../proposals/index.ts';
import { INK, type Paper, QUIET, SIZE } from '../paper.ts';
import { typeset } from '../text/typeset.ts';
import { type Column, figure, lineTable, widthsFor } from './line-table.ts';

/** What the columns of each layout are; without those that hold prices of lines, where it leaves them out. */
const COLUMNS: Readonly<Record<Layout, readonly Column[]>> = {
  lines: ['name', 'quantity', 'price', 'per', 'total'],
  groups: ['name', 'quantity', 'total'],
  total: ['name', 'quantity'],
};
/** An extra is chosen by what it adds. */
const COLUMNS_OF_EXTRAS: Readonly<Record<Layout, readonly Column[]>> = { ...COLUMNS, total: COLUMNS.groups };

const PICTURE = 30;
const PICTURE_GAP = 8;

/** How lines are shown. */
export interface Shown {
  readonly currency: string;
  readonly layout: Layout;
  /** By line, the name of a picture that the document holds. */
  readonly pictures: ReadonlyMap<string, string>;
  readonly paper: Paper;
}

/** A heading and its sum, above the first of its lines. */
interface Above {
  readonly label: string;
  readonly sum: string;
}

/**
 * One table with a heading for each category, and its sum where the layout has one, in the order of the vocabulary. Its
 * head is on every page, and a heading is part of its first line's row, so that no page parts them.
 */
export function linesByCategory(lines: readonly LineItem[], all: Shown): Content {
  const shown = ofLines(all, lines);
  const { currency, layout } = shown;
  const { format, words } = shown.paper.speech;
  const columns = COLUMNS[layout];
  const groups = CATEGORIES.map((category) => {
    const own = lines.filter((line) => line.category === category);
    const sum = own.reduce((total, line) => total + line.total, 0n);
    return {
      above: { label: words.categories[category], sum: format.money(sum, currency) },
      rows: own.map((line) => textsOf(line, shown, layout === 'lines')),
    };
  }).filter(({ rows }) => rows.length > 0);
  const widths = widthsFor(
    columns,
    groups.flatMap(({ rows }) => rows),
    layout === 'total' ? [] : groups.map(({ above }) => above.sum),
    shown.paper,
  );
  return lineTable(
    columns,
    { note: null, groups: groups.map(({ above, rows }) => rows.map((row, at) => cells(row, at === 0 ? above : null))) },
    widths,
    shown.paper,
  );

  function cells(row: Texts, above: Above | null): Cell[] {
    return columns.map((column) => cell(column, row, above, { ...shown, width: widths[0] ?? 0 }));
  }
}

/** Lines without categories, with what each costs, under a heading that is on every page as well. */
export function plainLines(
  { heading, note }: { readonly heading: string; readonly note: string },
  lines: readonly LineItem[],
  all: Shown,
): Content {
  const shown = ofLines(all, lines);
  const columns = COLUMNS_OF_EXTRAS[shown.layout];
  const rows = lines.map((line) => textsOf(line, shown, true));
  const widths = widthsFor(columns, rows, [], shown.paper);
  const title: Content = {
    stack: [
      { text: heading, fontSize: 12, bold: true },
      { ...typeset(note, { size: SIZE.text, width: shown.paper.width }), color: QUIET, margin: [0, 2, 0, 4] },
    ],
  };
  const cells = rows.map((row) =>
    columns.map((column) => cell(column, row, null, { ...shown, width: widths[0] ?? 0 })),
  );
  return lineTable(columns, { note: title, groups: [cells] }, widths, shown.paper);
}

/** A table without any picture has no room for them. */
function ofLines(shown: Shown, lines: readonly LineItem[]): Shown {
  return lines.some(({ id }) => shown.pictures.has(id)) ? shown : { ...shown, pictures: new Map() };
}

/** A line as its row shows it. */
interface Texts extends Readonly<Record<Exclude<Column, 'name'>, string>> {
  readonly line: LineItem;
}

/** A price that is not shown is not there. */
function textsOf(line: LineItem, { currency, paper: { speech } }: Shown, priced: boolean): Texts {
  const { format, words } = speech;
  return {
    line,
    quantity: quantityText(speech, line),
    price: priced ? format.money(line.unitPrice, currency) : '',
    per: words.perUnit[line.unit],
    total: priced ? format.money(line.total, currency) : '',
  };
}

function cell(column: Column, row: Texts, above: Above | null, shown: Shown & { readonly width: number }): Cell {
  const blank = above && { text: ' ' };
  switch (column) {
    case 'name':
      return below(above && { text: above.label }, nameOf(row.line, shown), shown.paper);
    case 'quantity':
    case 'price':
      return below(blank, figure(row[column], QUIET), shown.paper);
    case 'per': {
      const per: Text = { text: row.per, fontSize: SIZE.label, color: QUIET, noWrap: true, margin: [0, 1.6, 0, 0] };
      return below(blank, per, shown.paper);
    }
    case 'total':
      return below(above && figure(above.sum, INK), figure(row.total, INK), shown.paper);
    default:
      return column satisfies never;
  }
}

function nameOf(line: LineItem, { pictures, paper, width }: Shown & { readonly width: number }): Content {
  const room = pictures.size === 0 ? width : width - PICTURE - PICTURE_GAP;
  const name = typeset(line.name, { size: SIZE.text, width: room });
  const how = lineDeliverySentence(paper.speech, line);
  const below: Content[] = [
    ...(line.picked ? [{ text: paper.speech.texts.extras.chosen, fontSize: SIZE.label, color: paper.accent }] : []),
    ...(how === null
      ? []
      : [{ ...typeset(how, { size: SIZE.label, width: room }), fontSize: SIZE.label, color: QUIET }]),
  ];
  const item: Content = below.length === 0 ? name : { stack: [name, ...below] };
  if (pictures.size === 0) return item;
  const picture = pictures.get(line.id);
  const beside: Content =
    picture === undefined ? { text: ' ', width: PICTURE } : { image: picture, fit: [PICTURE, PICTURE], width: PICTURE };
  return { columns: [beside, { stack: [item], width: room }], columnGap: PICTURE_GAP };
}

/** Beneath a heading of one line, of the same height in every column. */
function below(heading: Text | null, content: Content, { spacing }: Paper): Cell {
  if (heading === null) return content;
  return {
    stack: [{ ...heading, bold: true, noWrap: true, margin: [0, 2 + 7 * spacing, 0, 2 + 5 * spacing] }, content],
  };
}

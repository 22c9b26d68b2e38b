import { CATEGORIES } from '@showbill/contract';
import type { Cell, Content, Text } from 'pdfmake';
import { quantityText, type Speech } from '../../languages/index.ts';
import type { LineItem } from '../../proposals/index.ts';
import { INK, LINE, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';
import { typeset } from '../text/typeset.ts';

const GAP = 14;
const PER_GAP = 4;

/** A line as its row shows it. */
interface Shown {
  readonly line: LineItem;
  readonly quantity: string;
  readonly price: string;
  readonly per: string;
  readonly total: string;
}

/** A heading and its sum, above the first of its lines. */
interface Above {
  readonly label: string;
  readonly sum: string;
}

/**
 * One table with a heading and a sum for each category, in the order of the vocabulary. Its head is on every page, and
 * a heading is part of its first line's row, so that no page parts them.
 */
export function linesByCategory(lines: readonly LineItem[], currency: string, paper: Paper): Content {
  const { speech } = paper;
  const groups = CATEGORIES.map((category) => {
    const own = lines.filter((line) => line.category === category);
    const sum = own.reduce((total, line) => total + line.total, 0n);
    return {
      above: { label: speech.words.categories[category], sum: speech.format.money(sum, currency) },
      shown: own.map((line) => show(line, currency, speech)),
    };
  }).filter(({ shown }) => shown.length > 0);
  const widths = widthsFor(
    groups.flatMap(({ shown }) => shown),
    groups.map(({ above }) => above.sum),
    paper,
  );
  return table(
    [head(speech)],
    groups.map(({ above, shown }) => shown.map((line, at) => row(line, at === 0 ? above : null, widths, paper))),
    widths,
  );
}

/** Lines without categories under a heading that is on every page as well. */
export function plainLines(
  title: { readonly heading: string; readonly note: string },
  lines: readonly LineItem[],
  currency: string,
  paper: Paper,
): Content {
  const shown = lines.map((line) => show(line, currency, paper.speech));
  const widths = widthsFor(shown, [], paper);
  const heads = headsIn(paper.speech);
  const heading: Cell = {
    stack: [
      { text: title.heading, fontSize: 12, bold: true },
      { ...typeset(title.note, { size: SIZE.text, width: paper.width }), color: QUIET, margin: [0, 2, 0, 4] },
    ],
    colSpan: heads.length,
  };
  return table(
    [[heading, ...heads.slice(1).map(() => ({ text: '' }))], head(paper.speech)],
    [shown.map((line) => row(line, null, widths, paper))],
    widths,
  );
}

function headsIn({ texts }: Speech): readonly string[] {
  const { item, quantity, total } = texts.columns;
  return [item, quantity, texts.paper.unitPrice, '', total];
}

function show(line: LineItem, currency: string, speech: Speech): Shown {
  return {
    line,
    quantity: quantityText(speech, line),
    price: speech.format.money(line.unitPrice, currency),
    per: speech.words.perUnit[line.unit],
    total: speech.format.money(line.total, currency),
  };
}

/** Figures have the room that the widest needs, names the rest. */
function widthsFor(shown: readonly Shown[], sums: readonly string[], { width, speech }: Paper): number[] {
  const quantity = widest(shown.map((line) => line.quantity));
  const price = widest(shown.map((line) => line.price));
  const per = widest(
    shown.map((line) => line.per),
    SIZE.label,
  );
  const total = Math.max(widest(shown.map((line) => line.total)), widest(sums, SIZE.text, true));
  const heads = headsIn(speech).map((text) => widthOf(text, SIZE.label, { family: 'Inter', bold: false }));
  const figures = [quantity, price, per, total].map((own, at) => Math.ceil(Math.max(own, heads[at + 1] ?? 0)) + 1);
  const name = width - figures.reduce((sum, own) => sum + own, 0) - 3 * GAP - PER_GAP;
  return [name, ...figures];
}

function widest(texts: readonly string[], size: number = SIZE.text, bold = false): number {
  return Math.max(0, ...[...new Set(texts)].map((text) => widthOf(text, size, { family: 'Inter', bold }, TABULAR)));
}

function head(speech: Speech): Cell[] {
  return headsIn(speech).map((text, at) => ({
    text,
    fontSize: SIZE.label,
    color: QUIET,
    alignment: at === 0 ? 'left' : 'right',
  }));
}

function row(
  { line, quantity, price, per, total }: Shown,
  above: Above | null,
  widths: readonly number[],
  paper: Paper,
): Cell[] {
  const name = typeset(line.name, { size: SIZE.text, width: widths[0] ?? 0 });
  const item: Content = line.picked
    ? { stack: [name, { text: paper.speech.texts.extras.chosen, fontSize: SIZE.label, color: paper.accent }] }
    : name;
  const blank = above && { text: ' ' };
  return [
    below(above && { text: above.label }, item),
    below(blank, figure(quantity, QUIET)),
    below(blank, figure(price, QUIET)),
    below(blank, { text: per, fontSize: SIZE.label, color: QUIET, noWrap: true, margin: [0, 1.6, 0, 0] }),
    below(above && figure(above.sum, INK), figure(total, INK)),
  ];
}

/** Beneath a heading of one line, of the same height in every column. */
function below(heading: Text | null, content: Content): Cell {
  if (heading === null) return content;
  return { stack: [{ ...heading, bold: true, noWrap: true, margin: [0, 9, 0, 7] }, content] };
}

function figure(text: string, color: string): Text {
  return { text, color, alignment: 'right', noWrap: true, fontFeatures: TABULAR };
}

/** Hairlines stand between the rows of a group. */
function table(heads: Cell[][], groups: readonly Cell[][][], widths: number[]): Content {
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
      paddingLeft: (column) => (column === 0 ? 0 : column === 3 ? PER_GAP : GAP),
      paddingRight: () => 0,
      paddingTop: (at) => (at < first ? 0 : 4),
      paddingBottom: () => 4,
    },
  };
}

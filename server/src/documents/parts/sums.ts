import type { Cell, Content, Text } from 'pdfmake';
import { adjustmentLabel, whyAdjusted } from '../../languages/index.ts';
import type { Proposal } from '../../proposals/index.ts';
import { INK, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';
import { typeset } from '../text/typeset.ts';
import { withoutBreak } from './prose.ts';

const WIDTH = 250;
const TOTAL_SIZE = 14;
const GAP = 16;

/** Subtotal, adjustments and total, on the right and on one page. */
export function sums({ subtotal, adjustments, total, currency, event }: Proposal, paper: Paper): Content {
  const { speech } = paper;
  const { format, texts } = speech;
  const money = format.money(total, currency);
  const amounts = [subtotal, ...adjustments.map(({ amount }) => amount)].map((amount) =>
    format.money(amount, currency),
  );
  const figures = Math.ceil(
    Math.max(
      widthOf(money, TOTAL_SIZE, { family: 'Inter', bold: true }, TABULAR),
      ...amounts.map((amount) => widthOf(amount, SIZE.text, { family: 'Inter', bold: false }, TABULAR)),
    ),
  );
  const width = Math.max(WIDTH, figures + GAP + 110);
  const column = width - GAP - figures;
  const label = (text: string): Content => ({
    ...typeset(text, { size: SIZE.text, width: column }),
    color: QUIET,
    alignment: 'left',
  });
  const labels: Cell[] = [
    label(texts.subtotal),
    ...adjustments.map((adjustment): Cell => {
      const name = label(withoutBreak(adjustmentLabel(speech, adjustment)));
      const why = whyAdjusted(speech, adjustment, event);
      if (why === null) return name;
      const set = typeset(why, { size: SIZE.label, width: column });
      return { stack: [name, { ...set, fontSize: SIZE.label, color: QUIET, alignment: 'left' }] };
    }),
  ];
  const rows: Cell[][] = labels.map((cell, at) => [cell, figure(amounts[at] ?? '')]);
  const last: Cell[] = [
    { text: texts.total, fontSize: TOTAL_SIZE, bold: true },
    { ...figure(money), fontSize: TOTAL_SIZE, bold: true },
  ];
  return {
    unbreakable: true,
    margin: [paper.width - width, 10 * paper.spacing, 0, 0],
    table: { widths: [column, figures + 1], body: [...rows, last] },
    layout: {
      vLineWidth: () => 0,
      hLineWidth: (at) => (at === rows.length ? 1.5 : 0),
      hLineColor: () => INK,
      paddingLeft: (column) => (column === 0 ? 0 : GAP - 1),
      paddingRight: () => 0,
      paddingTop: (at) => (at === rows.length ? 7 : 1 + 1.5 * paper.spacing),
      paddingBottom: (at) => (at === rows.length - 1 ? 3 + 5 * paper.spacing : 1 + 1.5 * paper.spacing),
    },
  };
}

function figure(text: string): Text {
  return { text, alignment: 'right', noWrap: true, fontFeatures: TABULAR };
}

import type { Cell, Content } from 'pdfmake';
import { dueText, rowLabel } from '../../payments/index.ts';
import { LINE, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';
import type { Order } from '../types.ts';
import { heading } from './prose.ts';

/** When it is to be paid; of a signed copy as it was agreed, else with what was paid since. */
export function payments({ proposal, payments: plan, acceptance }: Order, paper: Paper): Content[] {
  if (plan.rows.length === 0) return [];
  const { speech, spacing } = paper;
  const { format, texts } = speech;
  const { currency } = proposal;
  const says = texts.payments;
  const isSigned = acceptance !== null;
  const states = plan.rows.map((row) => (isSigned ? '' : stateText(row)));
  const rows = plan.rows.map((row, at): Cell[] => [
    { text: rowLabel(speech, row) },
    { text: dueText(speech, row), color: QUIET },
    { text: states[at] ?? '', color: QUIET, alignment: 'right' },
    figure(format.money(row.amount, currency)),
  ]);
  const { early } = plan;
  const reduced: Cell[][] =
    early === null
      ? []
      : [
          [
            { text: says.early(format.decimal(early.percent)), color: QUIET },
            { text: dueText(speech, early), color: QUIET },
            { text: '' },
            { ...figure(format.money(-early.amount, currency)), color: QUIET },
          ],
        ];
  const amounts = [...plan.rows.map(({ amount }) => amount), -(early?.amount ?? 0n)];
  const figures = widest(amounts.map((amount) => format.money(amount, currency)));
  const marks = widest(states);
  const named = (paper.width - figures - marks - 3 * GAP) / 2;
  const widths = [named, named, marks, figures];
  return [
    { text: '', margin: [0, 20 * spacing, 0, 0] },
    {
      unbreakable: true,
      stack: [
        heading(says.heading),
        {
          fontSize: SIZE.text,
          table: { widths, body: [...rows, ...reduced] },
          layout: {
            vLineWidth: () => 0,
            hLineWidth: (at) => (at === 0 || at > rows.length ? 0 : 0.4),
            hLineColor: () => LINE,
            paddingLeft: (column) => (column === 0 ? 0 : GAP),
            paddingRight: () => 0,
            paddingTop: () => 4 * spacing,
            paddingBottom: () => 4 * spacing,
          },
        },
      ],
    },
  ];

  function stateText({ state, paid }: Order['payments']['rows'][number]): string {
    if (state === 'paid') return says.paid;
    return paid > 0n ? says.partlyPaid(format.money(paid, currency)) : '';
  }
}

const GAP = 14;

/** In points. */
function widest(texts: readonly string[]): number {
  const widths = texts.map((text) => widthOf(text, SIZE.text, { family: 'Inter', bold: false }, TABULAR));
  return Math.ceil(Math.max(0, ...widths)) + 1;
}

function figure(text: string) {
  return { text, alignment: 'right', noWrap: true, fontFeatures: TABULAR } as const;
}

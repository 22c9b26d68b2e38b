import { CATEGORIES } from '@showbill/contract';
import { CATEGORY_LABEL, formatCount, plural } from '@showbill/contract/words';
import type { Content } from 'pdfmake';
import { formatMoney } from '../../platform/format.ts';
import type { Proposal } from '../../proposals/index.ts';
import { LINE, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';
import { typeset } from '../text/typeset.ts';
import { withoutBreak } from './prose.ts';

const TOTAL_SIZE = 17;
const GAP = 24;

/** What is included and what it comes to, for the first page, however long the rest is. */
export function atAGlance(proposal: Proposal, { width, spacing }: Paper): Content[] {
  const money = formatMoney(proposal.total, proposal.currency);
  const right = Math.ceil(Math.max(150, 2 + widthOf(money, TOTAL_SIZE, { family: 'Inter', bold: true }, TABULAR)));
  const left = width - GAP - right;
  const label = { fontSize: SIZE.label, color: QUIET };
  return [
    rule(width, [0, 2, 0, 3 + 4 * spacing]),
    {
      unbreakable: true,
      columnGap: GAP,
      columns: [
        {
          width: left,
          stack: [
            { text: 'What’s included', ...label, margin: [0, 0, 0, 1] },
            { ...typeset(categoriesOf(proposal), { size: SIZE.text, width: left }), margin: [0, 0, 0, 1] },
            { text: countsOf(proposal), ...label },
          ],
        },
        {
          width: right,
          alignment: 'right',
          stack: [
            { text: 'Total', ...label, margin: [0, 0, 0, 1] },
            { text: money, fontSize: TOTAL_SIZE, bold: true, lineHeight: 1, noWrap: true, fontFeatures: TABULAR },
            { text: taxNote(proposal), ...label, margin: [0, 2, 0, 0] },
          ],
        },
      ],
    },
    rule(width, [0, 3 + 5 * spacing, 0, 4 + 10 * spacing]),
  ];
}

function rule(width: number, margin: [number, number, number, number]): Content {
  return {
    canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.75, lineColor: LINE }],
    margin,
  };
}

function categoriesOf({ lines }: Proposal): string {
  const held = new Set(lines.filter(({ optional }) => !optional).map(({ category }) => category));
  const labels = CATEGORIES.filter((category) => held.has(category)).map((category) => CATEGORY_LABEL[category]);
  return labels.length === 0 ? 'Nothing yet' : new Intl.ListFormat('en-GB').format(labels);
}

function countsOf({ lines, status }: Proposal): string {
  const extras = lines.filter(({ optional }) => optional).length;
  const items = lines.length - extras;
  const isOpen = status === 'draft' || status === 'sent';
  const more =
    extras === 0 || !isOpen ? '' : `, and ${formatCount(extras)} optional ${plural(extras, 'extra')} to choose from`;
  return `${formatCount(items)} ${plural(items, 'item')}${more}`;
}

function taxNote({ adjustments }: Proposal): string {
  const tax = adjustments.find(({ kind }) => kind === 'tax');
  return tax === undefined ? '' : `including ${withoutBreak(tax.label)}`;
}

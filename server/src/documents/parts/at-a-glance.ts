import { CATEGORIES } from '@showbill/contract';
import type { Content } from 'pdfmake';
import { adjustmentLabel, type Speech } from '../../languages/index.ts';
import type { Proposal } from '../../proposals/index.ts';
import { LINE, type Paper, QUIET, SIZE } from '../paper.ts';
import { TABULAR, widthOf } from '../text/fonts.ts';
import { typeset } from '../text/typeset.ts';
import { withoutBreak } from './prose.ts';

const TOTAL_SIZE = 17;
const GAP = 24;

/** What is included and what it comes to, for the first page, however long the rest is. */
export function atAGlance(proposal: Proposal, { width, spacing, speech }: Paper): Content[] {
  const { format, texts } = speech;
  const money = format.money(proposal.total, proposal.currency);
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
            { text: texts.page.included, ...label, margin: [0, 0, 0, 1] },
            { ...typeset(categoriesOf(proposal, speech), { size: SIZE.text, width: left }), margin: [0, 0, 0, 1] },
            { text: countsOf(proposal, speech), ...label },
          ],
        },
        {
          width: right,
          alignment: 'right',
          stack: [
            { text: texts.total, ...label, margin: [0, 0, 0, 1] },
            { text: money, fontSize: TOTAL_SIZE, bold: true, lineHeight: 1, noWrap: true, fontFeatures: TABULAR },
            { text: taxNote(proposal, speech), ...label, margin: [0, 2, 0, 0] },
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

function categoriesOf({ lines }: Proposal, { format, texts, words }: Speech): string {
  const held = new Set(lines.filter(({ optional }) => !optional).map(({ category }) => category));
  const labels = CATEGORIES.filter((category) => held.has(category)).map((category) => words.categories[category]);
  return labels.length === 0 ? texts.page.nothing : format.list(labels);
}

function countsOf({ lines, status }: Proposal, { format, texts }: Speech): string {
  const said = texts.paper.atAGlance;
  const extras = lines.filter(({ optional }) => optional).length;
  const items = lines.length - extras;
  const isOpen = status === 'draft' || status === 'sent';
  const counted = said.items(format.count(items), items);
  return extras === 0 || !isOpen ? counted : said.andExtras(counted, format.count(extras), extras);
}

function taxNote({ adjustments }: Proposal, speech: Speech): string {
  const tax = adjustments.find(({ kind }) => kind === 'tax');
  return tax === undefined
    ? ''
    : speech.texts.paper.atAGlance.including(withoutBreak(adjustmentLabel(speech, { kind: 'tax', label: tax.label })));
}

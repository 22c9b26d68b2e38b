import { LOCALES } from '@showbill/contract';
import type { Content, Definition } from 'pdfmake';
import type { Speech } from '../languages/index.ts';
import { isTestProposal, type Proposal } from '../proposals/index.ts';
import { INK, LINE, MARGIN, type Paper, QUIET, SIZE } from './paper.ts';
import { reference } from './parts/facts.ts';
import { clipped, oneLine } from './text/clean.ts';
import { typeset } from './text/typeset.ts';
import type { DocumentCompany } from './types.ts';

const PAGE_WIDTH = 80;
const TEST_COLOUR = '#b91c1c';
/** What a heading needs of its page, in points: itself and a line of what it is over. */
const BELOW_HEADING = 40;

interface SheetOptions {
  readonly kind: string;
  readonly madeAt: Date;
  readonly content: Content[];
  readonly images?: Definition['images'];
  /** What a page of a sandbox is not. */
  readonly test?: string;
  /** A line at the foot of every page. */
  readonly foot?: string | null;
}

/** A document of the company's on its paper, with page numbers; `madeAt` alone decides its date and its file id. */
export function sheet(
  company: DocumentCompany,
  proposal: Pick<Proposal, 'number' | 'version' | 'title'>,
  paper: Paper,
  { kind, madeAt, content, images, test, foot = null }: SheetOptions,
): Definition {
  const { speech } = paper;
  const whose = `${clipped(company.name, 60)} · ${reference(proposal, speech)}`;
  const left = paper.width - PAGE_WIDTH;
  return {
    info: {
      title: `${kind} ${reference(proposal, speech)}: ${oneLine(proposal.title)}`,
      author: oneLine(company.name),
      creator: 'Showbill',
      producer: 'Showbill',
      creationDate: madeAt,
    },
    language: LOCALES[speech.language],
    displayTitle: true,
    version: '1.7',
    pageSize: paper.size,
    pageMargins: [MARGIN.side, MARGIN.top, MARGIN.side, MARGIN.bottom],
    defaultStyle: { font: 'Inter', fontSize: SIZE.text, lineHeight: 1.18 * (0.9 + 0.1 * paper.spacing), color: INK },
    content,
    ...(isTestProposal(proposal) && testMarks(speech, test)),
    ...(images !== undefined && { images }),
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && MARGIN.top + startPosition.pageInnerHeight - startPosition.top < BELOW_HEADING,
    footer: (page, pages) => ({
      margin: [MARGIN.side, 22, MARGIN.side, 0],
      fontSize: SIZE.label,
      color: QUIET,
      stack: [
        {
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: paper.width, y2: 0, lineWidth: 0.4, lineColor: LINE }],
          margin: [0, 0, 0, 6],
        },
        {
          columns: [
            { ...typeset(whose, { size: SIZE.label, width: left }), alignment: 'left', width: left },
            {
              text: speech.texts.paper.pageOf(speech.format.count(page), speech.format.count(pages)),
              alignment: 'right',
              width: PAGE_WIDTH,
            },
          ],
        },
        ...(foot === null ? [] : [typeset(foot, { size: SIZE.label, width: paper.width })]),
      ],
    }),
  };
}

/** On every page of what comes from a sandbox, so that no client takes it for real. */
function testMarks({ texts }: Speech, test: string = texts.paper.test): Pick<Definition, 'header' | 'watermark'> {
  return {
    header: () => ({
      text: test,
      margin: [MARGIN.side, 18, MARGIN.side, 0],
      fontSize: SIZE.small,
      bold: true,
      color: TEST_COLOUR,
    }),
    watermark: { text: texts.paper.testMark, color: TEST_COLOUR, opacity: 0.12, bold: true },
  };
}

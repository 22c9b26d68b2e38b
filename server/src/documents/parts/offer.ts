import type { Content } from 'pdfmake';
import { type Paper, QUIET, SIZE } from '../paper.ts';
import type { AgreedRight } from '../../proposals/index.ts';
import type { Order } from '../types.ts';
import { atAGlance } from './at-a-glance.ts';
import { extrasNote } from './extras-note.ts';
import { factGrid, factsOf, titleOf } from './facts.ts';
import { letterhead } from './letterhead.ts';
import { linesByCategory, plainLines, type Shown } from './lines.ts';
import { payments } from './payments.ts';
import { heading, prose } from './prose.ts';
import { sums } from './sums.ts';

/**
 * What is offered and what it costs, from the letterhead to the terms, as the client's page shows it: without the
 * company's notes, reasons, ids and the words of the brief, and without the prices that its layout leaves out. `pictures`:
 * by line, the names of those that the document holds.
 */
export function offer(order: Order, pictures: ReadonlyMap<string, string>, paper: Paper, kind: string): Content[] {
  const { company, proposal, stops, right } = order;
  const { currency, lines, scopeSummary, presentation } = proposal;
  const { layout, coverNote } = presentation;
  const { texts } = paper.speech;
  const included = lines.filter((line) => !line.optional);
  const extras = lines.filter((line) => line.optional);
  const shown: Shown = { currency, layout, pictures, paper };
  return [
    ...letterhead(company, paper),
    ...titleOf(proposal, kind, paper),
    ...factGrid(factsOf(proposal, stops, company.timeZone, paper.speech), paper),
    ...atAGlance(proposal, paper),
    ...(coverNote === null ? [] : [{ stack: prose(coverNote, SIZE.text, paper), ...below(14, paper) }]),
    { stack: prose(scopeSummary, SIZE.text, paper), ...below(12, paper) },
    included.length === 0 ? { text: texts.page.nothing, color: QUIET } : linesByCategory(included, shown),
    sums(proposal, paper),
    ...(extras.length === 0
      ? []
      : [
          {
            stack: [
              plainLines({ heading: texts.extras.heading, note: extrasNote(proposal, paper.speech) }, extras, shown),
            ],
            ...above(24, paper),
          },
        ]),
    ...payments(order, paper),
    ...(company.terms === null ? [] : small(paper.speech.texts.terms, company.terms, paper)),
    ...(right === null ? [] : withdrawal(right, paper)),
  ];
}

function withdrawal({ notice, lastDay }: AgreedRight, paper: Paper): Content[] {
  const { format, texts } = paper.speech;
  const says = texts.withdrawal;
  return small(says.heading, `${says.until(format.day(lastDay))}\n\n${notice}`, paper);
}

function small(name: string, text: string, paper: Paper): Content[] {
  return [{ text: '', ...above(20, paper) }, heading(name), { stack: prose(text, SIZE.small, paper), color: QUIET }];
}

function below(room: number, { spacing }: Paper) {
  return { margin: [0, 0, 0, room * spacing] as [number, number, number, number] };
}

function above(room: number, { spacing }: Paper) {
  return { margin: [0, room * spacing, 0, 0] as [number, number, number, number] };
}

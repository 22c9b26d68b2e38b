import type { Content } from 'pdfmake';
import type { LineItem, Proposal } from '../../proposals/index.ts';
import { type Paper, QUIET, SIZE } from '../paper.ts';
import type { DocumentCompany } from '../types.ts';
import { extrasNote } from './extras-note.ts';
import { factGrid, factsOf, titleOf } from './facts.ts';
import { letterhead } from './letterhead.ts';
import { linesByCategory, plainLines } from './lines.ts';
import { heading, prose } from './prose.ts';
import { sums } from './sums.ts';

/**
 * What is offered and what it costs, from the letterhead to the terms, as the client's page shows it: without the
 * company's notes, reasons, ids and the words of the brief.
 */
export function offer(company: DocumentCompany, proposal: Proposal, paper: Paper, kind: string): Content[] {
  const { currency, lines, scopeSummary } = proposal;
  const included = lines.filter((line) => !line.optional);
  const extras = lines.filter((line) => line.optional);
  return [
    ...letterhead(company, paper),
    ...titleOf(proposal, kind, paper),
    ...factGrid(factsOf(proposal, company.timeZone, paper.speech), paper),
    { stack: prose(scopeSummary, SIZE.text, paper), margin: [0, 8, 0, 14] },
    included.length === 0
      ? { text: paper.speech.texts.page.nothing, color: QUIET }
      : linesByCategory(included, currency, paper),
    sums(proposal, paper),
    ...(extras.length === 0 ? [] : [optional(proposal, extras, paper)]),
    ...(company.terms === null ? [] : terms(company.terms, paper)),
  ];
}

function optional(proposal: Proposal, extras: readonly LineItem[], paper: Paper): Content {
  const title = { heading: paper.speech.texts.extras.heading, note: extrasNote(proposal, paper.speech) };
  return { stack: [plainLines(title, extras, proposal.currency, paper)], margin: [0, 24, 0, 0] };
}

function terms(text: string, paper: Paper): Content[] {
  return [
    { text: '', margin: [0, 20, 0, 0] },
    heading(paper.speech.texts.terms),
    { stack: prose(text, SIZE.small, paper), color: QUIET },
  ];
}

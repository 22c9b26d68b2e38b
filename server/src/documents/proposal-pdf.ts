import type { Content, Definition } from 'pdfmake';
import type { LineItem, Proposal } from '../proposals/index.ts';
import { type Paper, paperOf, QUIET, SIZE } from './paper.ts';
import { extrasNote } from './parts/extras-note.ts';
import { factGrid, factsOf, titleOf } from './parts/facts.ts';
import { letterhead } from './parts/letterhead.ts';
import { linesByCategory, plainLines } from './parts/lines.ts';
import { heading, prose } from './parts/prose.ts';
import { sums } from './parts/sums.ts';
import { render } from './render.ts';
import { sheet } from './sheet.ts';
import type { DocumentCompany } from './types.ts';

const KIND = 'Proposal';

/**
 * A proposal as its client may see it, as PDF: A4, or Letter where paper is cut so. Equal input has equal bytes. The
 * company's notes, reasons, ids and the words of the brief are not in it.
 */
export async function proposalPdf(company: DocumentCompany, proposal: Proposal): Promise<Uint8Array> {
  return render(proposalSheet(company, proposal, await paperOf(company)));
}

export function proposalSheet(company: DocumentCompany, proposal: Proposal, paper: Paper): Definition {
  return sheet(company, proposal, paper, {
    kind: KIND,
    madeAt: proposal.sentAt ?? proposal.updatedAt,
    content: offer(company, proposal, paper, KIND),
  });
}

/** What is offered and what it costs, from the letterhead to the terms. */
export function offer(company: DocumentCompany, proposal: Proposal, paper: Paper, kind: string): Content[] {
  const { currency, lines, scopeSummary } = proposal;
  const included = lines.filter((line) => !line.optional);
  const extras = lines.filter((line) => line.optional);
  return [
    ...letterhead(company, paper),
    ...titleOf(proposal, kind, paper),
    ...factGrid(factsOf(proposal, company.timeZone), paper),
    { stack: prose(scopeSummary, SIZE.text, paper), margin: [0, 8, 0, 14] },
    included.length === 0 ? { text: 'Nothing yet.', color: QUIET } : linesByCategory(included, currency, paper),
    sums(proposal, paper),
    ...(extras.length === 0 ? [] : [optional(proposal, extras, paper)]),
    ...(company.terms === null ? [] : terms(company.terms, paper)),
  ];
}

function optional(proposal: Proposal, extras: readonly LineItem[], paper: Paper): Content {
  const title = { heading: 'Optional extras', note: extrasNote(proposal) };
  return { stack: [plainLines(title, extras, proposal.currency, paper)], margin: [0, 24, 0, 0] };
}

function terms(text: string, paper: Paper): Content[] {
  return [
    { text: '', margin: [0, 20, 0, 0] },
    heading('Terms'),
    { stack: prose(text, SIZE.small, paper), color: QUIET },
  ];
}

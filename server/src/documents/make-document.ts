import type { Definition } from 'pdfmake';
import type { Acceptance, Proposal } from '../proposals/index.ts';
import { type Paper, paperOf } from './paper.ts';
import { evidence } from './parts/evidence.ts';
import { offer } from './parts/offer.ts';
import { render } from './render.ts';
import { pickingSheet } from './picking-sheet.ts';
import { sheet } from './sheet.ts';
import type { AnyOrder, DocumentCompany } from './types.ts';

/** The bytes of a document; equal orders have equal bytes. */
export async function makeDocument(order: AnyOrder): Promise<Uint8Array> {
  if ('picking' in order) return render(pickingSheet(order, await paperOf(order.company, order.language)));
  const { company, proposal, acceptance } = order;
  const paper = await paperOf(company, proposal.language);
  return render(
    acceptance === null
      ? proposalSheet(company, proposal, paper)
      : signedCopySheet(company, proposal, acceptance, paper),
  );
}

function proposalSheet(company: DocumentCompany, proposal: Proposal, paper: Paper): Definition {
  const kind = paper.speech.texts.paper.proposal;
  return sheet(company, proposal, paper, {
    kind,
    madeAt: proposal.sentAt ?? proposal.updatedAt,
    content: offer(company, proposal, paper, kind),
  });
}

function signedCopySheet(
  company: DocumentCompany,
  proposal: Proposal,
  acceptance: Acceptance,
  paper: Paper,
): Definition {
  const { at, terms } = acceptance;
  const kind = paper.speech.texts.paper.signedCopy;
  const then = { ...company, terms };
  const accepted: Proposal = { ...proposal, status: 'accepted', acceptedAt: at };
  return sheet(then, accepted, paper, {
    kind,
    madeAt: at,
    content: [...offer(then, accepted, paper, kind), evidence(then, accepted, acceptance, paper)],
  });
}

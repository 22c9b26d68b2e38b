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
  const paper = await paperOf(order.company);
  if ('picking' in order) return render(pickingSheet(order, paper));
  const { company, proposal, acceptance } = order;
  return render(
    acceptance === null
      ? proposalSheet(company, proposal, paper)
      : signedCopySheet(company, proposal, acceptance, paper),
  );
}

function proposalSheet(company: DocumentCompany, proposal: Proposal, paper: Paper): Definition {
  const kind = 'Proposal';
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
  const kind = 'Signed copy';
  const then = { ...company, terms };
  const accepted: Proposal = { ...proposal, status: 'accepted', acceptedAt: at };
  return sheet(then, accepted, paper, {
    kind,
    madeAt: at,
    content: [...offer(then, accepted, paper, kind), evidence(then, accepted, acceptance, paper)],
  });
}

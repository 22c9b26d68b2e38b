import { contentHash, type Proposal } from '../proposals/index.ts';
import { paperOf } from './paper.ts';
import { evidence } from './parts/evidence.ts';
import { offer } from './proposal-pdf.ts';
import { render } from './render.ts';
import { sheet } from './sheet.ts';
import type { DocumentCompany, SignedAcceptance } from './types.ts';

const KIND = 'Signed copy';

/**
 * What a client accepted, as PDF, with the evidence at its end: the terms are those of the acceptance, whatever the
 * company's are by now, and whatever became of the proposal since. Equal input has equal bytes. Throws where the
 * proposal is not what was accepted.
 */
export async function signedCopyPdf(
  company: DocumentCompany,
  proposal: Proposal,
  acceptance: SignedAcceptance,
): Promise<Uint8Array> {
  if (contentHash(proposal, acceptance.terms) !== acceptance.contentHash) {
    throw new Error(`${proposal.number} is not what was accepted at ${acceptance.at.toISOString()}`);
  }
  const agreed = { ...company, terms: acceptance.terms };
  const asAccepted: Proposal = { ...proposal, status: 'accepted', acceptedAt: acceptance.at };
  const paper = await paperOf(company);
  return render(
    sheet(agreed, asAccepted, paper, {
      kind: KIND,
      madeAt: acceptance.at,
      content: [...offer(agreed, asAccepted, paper, KIND), evidence(company, asAccepted, acceptance, paper)],
    }),
  );
}

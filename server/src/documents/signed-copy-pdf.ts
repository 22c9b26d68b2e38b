import { type Acceptance, contentHash, type Proposal } from '../proposals/index.ts';
import { print } from './press/press.ts';
import type { DocumentCompany } from './types.ts';

/**
 * What a client accepted, as PDF, with the evidence at its end: with the terms of the acceptance, whatever the company's
 * are by now, and whatever became of the proposal since. Equal input has equal bytes; a company's new name, logo or
 * colour makes others. `proposal` is as it stands after the acceptance, its extras picked. Throws where it is not what
 * was accepted by `acceptance.contentHash`, and `unavailable` while a hundred others wait.
 */
export async function signedCopyPdf(
  company: DocumentCompany,
  proposal: Proposal,
  acceptance: Acceptance,
): Promise<Uint8Array> {
  if (contentHash(proposal, acceptance.terms) !== acceptance.contentHash) {
    throw new Error(`${proposal.number} is not what was accepted at ${acceptance.at.toISOString()}`);
  }
  return print({ company, proposal, acceptance });
}

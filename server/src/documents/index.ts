import { contentHash, type Proposal } from '../proposals/index.ts';
import { Press } from './press/press.ts';
import type { DocumentCompany, SignedAcceptance } from './types.ts';

export type { DocumentCompany, SignedAcceptance } from './types.ts';

const press = new Press();

/**
 * A proposal as its client may see it, as PDF: A4, or Letter where paper is cut so. Equal input has equal bytes. The
 * company's notes, reasons, ids and the words of the brief are not in it. It says where the proposal stands, so one that
 * was made before a change of status is out of date.
 */
export function proposalPdf(company: DocumentCompany, proposal: Proposal): Promise<Uint8Array> {
  return press.print({ company, proposal, acceptance: null });
}

/**
 * What a client accepted, as PDF, with the evidence at its end: with the terms of the acceptance, whatever the company's
 * are by now, and whatever became of the proposal since. Equal input has equal bytes; a company's new name, logo or
 * colour makes others. `proposal` is as it stands after the acceptance, its extras picked. Throws where it is not what
 * was accepted by `acceptance.contentHash`.
 */
export async function signedCopyPdf(
  company: DocumentCompany,
  proposal: Proposal,
  acceptance: SignedAcceptance,
): Promise<Uint8Array> {
  if (contentHash(proposal, acceptance.terms) !== acceptance.contentHash) {
    throw new Error(`${proposal.number} is not what was accepted at ${acceptance.at.toISOString()}`);
  }
  return press.print({ company, proposal, acceptance });
}

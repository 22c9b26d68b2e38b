import { createHash } from 'node:crypto';
import { getCompany, logoOf, readLogo } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { findAcceptance, findSignedCopy, getProposal, keepSignedCopy, type Proposal } from '../proposals/index.ts';
import { proposalPdf } from './proposal-pdf.ts';
import { signedCopyPdf } from './signed-copy-pdf.ts';
import type { DocumentCompany } from './types.ts';

/** A company's proposal as PDF. */
export async function makeProposalPdf(
  context: Pick<Context, 'db'>,
  companyId: string,
  proposal: Proposal,
): Promise<Uint8Array> {
  return proposalPdf(await forCompany(context.db, companyId, (tx) => documentCompany(tx, companyId)), proposal);
}

/**
 * The signed copy of an accepted proposal: made when it is first wanted, and the same bytes from then on. Null where the
 * client did not accept it themself.
 */
export async function readSignedCopy(
  context: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  proposalId: string,
): Promise<Uint8Array | null> {
  const { kept, acceptance, company } = await forCompany(context.db, companyId, async (tx) => ({
    kept: await findSignedCopy(tx, companyId, proposalId),
    acceptance: await findAcceptance(tx, companyId, proposalId),
    company: await documentCompany(tx, companyId),
  }));
  if (kept !== null || acceptance === null) return kept;
  const proposal = await getProposal(context, companyId, proposalId);
  if (proposal === null) return null;
  const bytes = await signedCopyPdf(company, proposal, acceptance);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return forCompany(context.db, companyId, (tx) => keepSignedCopy(tx, companyId, proposalId, { bytes, hash }));
}

export async function documentCompany(tx: Tx, companyId: string): Promise<DocumentCompany> {
  const company = await getCompany(tx, companyId);
  const logo = await logoOf(tx, companyId);
  if (logo === null) return { ...company, logo };
  const { image } = await readLogo(tx, companyId, logo.id);
  return { ...company, logo: { image, forDarkGround: logo.forDarkGround } };
}

import { type Company, getCompany, logoOf, readLogo } from '../accounts/index.ts';
import { readSmallPictures } from '../catalogue/index.ts';
import { withoutEarlyOver } from '../payments/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  companyShown,
  findAcceptance,
  findAcceptedDetails,
  findRight,
  findSignedCopy,
  getProposal,
  keepSignedCopy,
  linePictures,
  paymentPlanOf,
  planOf,
  type Proposal,
} from '../proposals/index.ts';
import { proposalPdf } from './proposal-pdf.ts';
import { signedCopyPdf } from './signed-copy-pdf.ts';
import type { DocumentCompany, Order } from './types.ts';

/** A company's proposal as PDF. */
export async function makeProposalPdf(
  context: Pick<Context, 'db' | 'clock'>,
  companyId: string,
  proposal: Proposal,
): Promise<Uint8Array> {
  const now = context.clock.now();
  return proposalPdf(await forCompany(context.db, companyId, (tx) => readShown(tx, companyId, proposal, now)));
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
  const { kept, acceptance, right } = await forCompany(context.db, companyId, async (tx) => ({
    kept: await findSignedCopy(tx, companyId, proposalId),
    acceptance: await findAcceptance(tx, companyId, proposalId),
    right: await findRight(tx, companyId, proposalId),
  }));
  if (kept !== null || acceptance === null) return kept;
  const proposal = await getProposal(context, companyId, proposalId);
  if (proposal === null) return null;
  const shown = await forCompany(context.db, companyId, async (tx) => {
    // a delivery that was moved since is none of what was accepted
    const details = await findAcceptedDetails(tx, companyId, proposal);
    const now = proposal.acceptedAt ?? acceptance.at;
    return { ...(await readShown(tx, companyId, proposal, now)), ...(details !== null && { stops: details }) };
  });
  const bytes = await signedCopyPdf(shown, acceptance, right);
  return forCompany(context.db, companyId, (tx) => keepSignedCopy(tx, companyId, proposalId, bytes));
}

/** What a proposal's document is made from: the company as it is, or as it was at the acceptance. */
async function readShown(
  tx: Tx,
  companyId: string,
  proposal: Proposal,
  now: Date,
): Promise<Omit<Order, 'acceptance' | 'right'>> {
  const company = companyShown(await getCompany(tx, companyId), await findAcceptedDetails(tx, companyId, proposal));
  const today = dayIn(company.timeZone, now);
  const plan = paymentPlanOf(proposal, { timeZone: company.timeZone, today });
  const ids = await linePictures(tx, companyId, proposal);
  const pictures = await readSmallPictures(tx, companyId, [...ids.values()]);
  return {
    company: await withLogo(tx, company),
    proposal,
    stops: planOf(proposal, company),
    payments: withoutEarlyOver(plan, proposal.payments, today),
    pictures: new Map(
      [...ids].flatMap(([line, id]) => {
        const picture = pictures.get(id);
        return picture === undefined ? [] : [[line, picture] as const];
      }),
    ),
  };
}

/** The company as documents about its jobs take it. */
export async function documentCompany(tx: Tx, companyId: string): Promise<DocumentCompany> {
  return withLogo(tx, await getCompany(tx, companyId));
}

async function withLogo(tx: Tx, company: Company): Promise<DocumentCompany> {
  const logo = await logoOf(tx, company.id);
  if (logo === null) return { ...company, logo };
  const { image } = await readLogo(tx, company.id, logo.id);
  return { ...company, logo: { image, forDarkGround: logo.forDarkGround } };
}

import { type Company, getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { readCatalogueCosts } from '../catalogue-costs.ts';
import { loadProposal } from '../load.ts';
import { type CatalogueCosts, heldMargin, isBelow } from '../margin/index.ts';
import { presentSummary } from '../present.ts';
import type { Proposal } from '../proposal.ts';
import { next } from '../state/index.ts';
import { validUntil } from './stamp.ts';

export interface Sending {
  readonly company: Company;
  /** With the last day that it would have. */
  readonly proposal: Proposal;
  readonly shareUrl: string;
  readonly appUrl: string;
  readonly now: Date;
  /** It earns less than the company wants at least: an owner has to send it. */
  readonly isBelow: boolean;
  readonly catalogueCosts: CatalogueCosts;
}

/** A proposal as it would go out now; nothing is changed. Throws `not_found`, and `conflict` where it cannot be sent. */
export async function foreseeSending(
  tx: Tx,
  companyId: string,
  id: string,
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
): Promise<Sending> {
  const company = await getCompany(tx, companyId);
  const now = clock.now();
  const today = dayIn(company.timeZone, now);
  const proposal = isUuid(id) ? await loadProposal(tx, companyId, id, today) : null;
  if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  const status = next(proposal.status, 'send', { equipmentOut: false });
  if (typeof status !== 'string') throw new AppError('conflict', status.refused);
  const last = validUntil(proposal.validUntil, today, company.validityDays);
  const { share_url: shareUrl, app_url: appUrl } = presentSummary(proposal, publicUrl);
  const catalogueCosts = await readCatalogueCosts(tx, company, proposal);
  const isLess = isBelow(heldMargin(proposal, catalogueCosts), company.leastMargin);
  return {
    company,
    proposal: { ...proposal, validUntil: last },
    shareUrl,
    appUrl,
    now,
    isBelow: isLess,
    catalogueCosts,
  };
}

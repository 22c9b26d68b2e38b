import type { Company } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { formatDecimal, parseDecimal } from '../../platform/money/index.ts';
import { readCatalogueCosts } from '../catalogue-costs.ts';
import { heldMargin, isBelow } from '../margin/index.ts';
import type { Proposal } from '../proposal.ts';

/**
 * By how much a proposal that is to be sent earns less than its company wants at least, null where it does not; costs that
 * are not known count as none. Throws `conflict`, which does not tell of it, where whoever sends may not decide that.
 */
export async function sentBelow(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  mayDecide: boolean,
): Promise<string | null> {
  const { leastMargin } = company;
  const margin = heldMargin(proposal, await readCatalogueCosts(tx, company, proposal));
  if (leastMargin === null || !isBelow(margin, leastMargin)) return null;
  if (!mayDecide) throw new AppError('conflict', ({ life }) => life.ownerSends);
  return `${margin.percent ?? '–'} % < ${formatDecimal(parseDecimal(leastMargin))} %`;
}

import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type AgreedRight, findRight } from './agreed-right.ts';
import { findWithdrawal, type Withdrawal } from './withdrawals.ts';

export interface RightRead extends AgreedRight {
  /** Null: it was not used. */
  readonly received: Withdrawal | null;
}

/** The right that came with the acceptance of a proposal, and whether it was used; null: none came. Throws `not_found`. */
export async function readRight(tx: Tx, companyId: string, proposalId: string): Promise<RightRead | null> {
  const proposal = await tx
    .selectFrom('proposals')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', proposalId)
    .executeTakeFirst();
  if (proposal === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(proposalId));
  const right = await findRight(tx, companyId, proposalId);
  return right && { ...right, received: await findWithdrawal(tx, companyId, proposalId) };
}

import { giveBackPlace, type Quota, reservePlace, settlePlace } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { Proposal } from './proposal.ts';

export interface Copied {
  readonly proposal: Proposal;
  readonly quota: Quota;
}

/** Makes a proposal out of another in one transaction, for a place of the allowance. Throws `quota_exceeded`. */
export async function withPlace(
  context: Context,
  companyId: string,
  work: (tx: Tx) => Promise<Proposal>,
): Promise<Copied> {
  const reservation = await reservePlace(context.db, companyId, context.clock.now());
  try {
    return await forCompany(context.db, companyId, async (tx) => {
      const proposal = await work(tx);
      return { proposal, quota: await settlePlace(tx, reservation) };
    });
  } catch (error) {
    await giveBackPlace(context.db, reservation);
    throw error;
  }
}

import { type Quota, settlePlace, withPlace } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { Proposal } from './proposal.ts';

export interface Copied {
  readonly proposal: Proposal;
  readonly quota: Quota;
}

/** Makes a proposal out of another in one transaction, for a place of the allowance. Throws `quota_exceeded`. */
export function saveCopy(context: Context, companyId: string, copy: (tx: Tx) => Promise<Proposal>): Promise<Copied> {
  return withPlace(context, companyId, (place) =>
    forCompany(context.db, companyId, async (tx) => ({
      proposal: await copy(tx),
      quota: await settlePlace(tx, place),
    })),
  );
}

import { listSubHires, type SubHire } from '../../availability/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';

/** What is or was to be hired in for a proposal, by the day it arrives. Throws `not_found`. */
export async function subHiresOfProposal(tx: Tx, companyId: string, id: string): Promise<SubHire[]> {
  const proposal = isUuid(id)
    ? await tx
        .selectFrom('proposals')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (proposal === undefined) throw new AppError('not_found', ({ none }) => none.proposal(id));
  return listSubHires(tx, companyId, { proposalId: id, withCancelled: true });
}

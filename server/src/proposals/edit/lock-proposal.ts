import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';

/** A proposal that nobody else changes to the end of the transaction. Throws `not_found`. `today` is the company's. */
export async function lockProposal(tx: Tx, companyId: string, id: string, today: string): Promise<Proposal> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('proposals')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        // so that what refers to it need not wait, as an amendment that holds the counter of numbers
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  return reload(tx, companyId, id, today);
}

/** A proposal that is known to be there. */
export async function reload(tx: Tx, companyId: string, id: string, today: string): Promise<Proposal> {
  const proposal = await loadProposal(tx, companyId, id, today);
  if (proposal === null) throw new Error('a proposal vanished while it was changed');
  return proposal;
}

import type { ProposalStatus } from '@showbill/contract';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';

/** How one of the company's proposals is stored, locked to the end of the transaction. Throws `not_found`. */
export async function requireProposal(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<{ readonly status: ProposalStatus; readonly ownerId: string | null; readonly validUntil: string | null }> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('proposals')
        .select(['status', 'owner_id', 'valid_until'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  return { status: row.status, ownerId: row.owner_id, validUntil: row.valid_until };
}

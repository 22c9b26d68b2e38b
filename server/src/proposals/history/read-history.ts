import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { type HistoryEntry, type HistoryPage, listHistory } from './list.ts';

/** What happened to a proposal that is still there, newest first. Throws `not_found`. */
export async function readHistory(
  tx: Tx,
  companyId: string,
  id: string,
  page: HistoryPage = {},
): Promise<HistoryEntry[]> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('proposals')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  return listHistory(tx, companyId, id, page);
}

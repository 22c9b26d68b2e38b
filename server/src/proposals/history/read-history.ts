import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type HistoryEntry, type HistoryPage, listHistory } from './list.ts';

/** What happened to a proposal that is still there, newest first. Throws `not_found`. */
export function readHistory(
  context: Context,
  companyId: string,
  id: string,
  page: HistoryPage = {},
): Promise<HistoryEntry[]> {
  return forCompany(context.db, companyId, async (tx) => {
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
  });
}

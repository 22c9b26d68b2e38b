import { sql } from 'kysely';
import { getCompany } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { lockProposal } from './lock-proposal.ts';

/**
 * Deletes a draft that was never sent; its history stays, its place of the allowance is not given back. Throws
 * `not_found`, and `conflict` for any other.
 */
export function deleteDraft(context: Context, companyId: string, id: string, actor: Actor): Promise<void> {
  return forCompany(context.db, companyId, async (tx) => {
    const now = context.clock.now();
    const { timeZone } = await getCompany(tx, companyId);
    const { number, title, status, sentAt } = await lockProposal(tx, companyId, id, dayIn(timeZone, now));
    if (status !== 'draft') {
      throw new AppError('conflict', ({ drafts, statuses }) => drafts.deleted(statuses[status]));
    }
    if (sentAt !== null) {
      throw new AppError('conflict', ({ drafts }) => drafts.newVersion);
    }
    await recordHistory(tx, companyId, id, { what: 'deleted', actor, now, details: { number, title } });
    // what is hired in stays, without what was written about whom it was for
    await sql`
      update sub_hires set note = null where company_id = ${companyId} and proposal_id = ${id}`.execute(tx);
    await tx.deleteFrom('proposals').where('company_id', '=', companyId).where('id', '=', id).execute();
  });
}

import { getCompany } from '../../accounts/index.ts';
import { letEnd, listOpenSessions } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Actor } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import type { Proposal } from '../proposal.ts';
import { newShareToken } from '../save.ts';
import { lockProposal, reload } from './lock-proposal.ts';

/** Gives a proposal another share link; the one before opens nothing any more. Throws `not_found`. */
export function renewShareLink(context: Context, companyId: string, id: string, actor: Actor): Promise<Proposal> {
  return forCompany(context.db, companyId, async (tx) => {
    const now = context.clock.now();
    const { timeZone } = await getCompany(tx, companyId);
    const today = dayIn(timeZone, now);
    await lockProposal(tx, companyId, id, today);
    await tx
      .updateTable('proposals')
      .set({ share_token: newShareToken(), updated_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    // they lead back to the former link
    const sessions = await listOpenSessions(tx, companyId, id);
    await letEnd(
      tx,
      companyId,
      sessions.map((each) => each.id),
      now,
    );
    await recordHistory(tx, companyId, id, { what: 'link_renewed', actor, now });
    return reload(tx, companyId, id, today);
  });
}

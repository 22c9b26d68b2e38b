import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/**
 * Whether a person of the company has to look before a client is asked for money by itself: what they paid for the proposal, or
 * for one that it replaces, waits for a decision, or a refund took it back and nothing was recorded since.
 */
export async function needsDecision(tx: Tx, companyId: string, proposalId: string): Promise<boolean> {
  const { rows } = await sql<{ is_waiting: boolean; is_refunded: boolean }>`
    with recursive job as (
      select id, replaces from proposals where company_id = ${companyId} and id = ${proposalId}
      union all
      select p.id, p.replaces from job j join proposals p on p.company_id = ${companyId} and p.id = j.replaces
    )
    select
      exists (
        select from payment_notices
        where company_id = ${companyId} and proposal_id in (select id from job)
          and outcome = 'questioned' and settled_at is null
      ) as is_waiting,
      -- nobody's name: no person took it back
      (
        select coalesce(max(undone_at) filter (where undone_by is null and coalesce(stripe_session, carried_session) is not null)
          >= coalesce(max(recorded_at) filter (where undone_at is null), '-infinity'), false)
        from payments where company_id = ${companyId} and proposal_id in (select id from job)
      ) as is_refunded`.execute(tx);
  return rows.some(({ is_waiting: isWaiting, is_refunded: isRefunded }) => isWaiting || isRefunded);
}

import type { ProposalStatus } from '@showbill/contract';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { SharedProposal } from '../find.ts';
import { recordHistory } from '../history/index.ts';

/** Where a client who looks again may still become an order. */
const OF_INTEREST: readonly ProposalStatus[] = ['sent', 'declined', 'expired'];

/**
 * Notes that a client looked at a proposal again, after the first time (the transition `view`). Views with nothing between
 * them are one entry of the history: its `times` says how many, its moment is the last one's.
 */
export async function noteView(
  context: Pick<Context, 'db' | 'clock'>,
  { company, proposal }: SharedProposal,
): Promise<void> {
  if (!OF_INTEREST.includes(proposal.status)) return;
  const now = context.clock.now();
  await forCompany(context.db, company.id, async (tx) => {
    // one after another, so that each is counted
    await sql`select from proposals where company_id = ${company.id} and id = ${proposal.id} for update`.execute(tx);
    if (await goesOn(tx, company.id, proposal.id, now)) return;
    await recordHistory(tx, company.id, proposal.id, {
      what: 'viewed',
      actor: { kind: 'client' },
      now,
      details: { version: proposal.version },
    });
  });
}

/** Counts a view in the newest entry, where that is one of views. */
async function goesOn(tx: Tx, companyId: string, proposalId: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update proposal_history set
      at = greatest(at, ${now}),
      details = jsonb_set(details, '{times}', to_jsonb(coalesce((details ->> 'times')::integer, 1) + 1))
    where company_id = ${companyId} and what = 'viewed' and actor_kind = 'client' and id = (
      select id from proposal_history
      where company_id = ${companyId} and proposal_id = ${proposalId}
      order by at desc, id desc
      limit 1
    )`.execute(tx);
  return numAffectedRows === 1n;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Proposal } from './proposal.ts';

/** What a proposal has to do with others of the same job. */
export interface Place {
  /** The number of the proposal, accepted still, that this one takes the place of once it is accepted. */
  readonly amends: string | null;
  /** Whether another one was accepted in its place. */
  readonly replaced: boolean;
  /** The share token of what is accepted in its place; null where nothing is any more, or whoever holds its own is not to have that. */
  readonly successor: string | null;
}

/**
 * A link is all that a client needs, so one leads to the next only where it was meant for the same people: the same client, and no
 * link that the company renewed, which locks out who had it before.
 */
export async function findPlace(tx: Tx, companyId: string, { id, replaces, status }: Proposal): Promise<Place> {
  const alone: Place = { amends: null, replaced: false, successor: null };
  if (replaces === null && status !== 'cancelled') return alone;
  const { rows } = await sql<Place>`
    with recursive later as (
      select n.id, n.share_token, n.status
      from proposals p
      join proposals n on n.company_id = p.company_id and n.replaces = p.id and n.client_id = p.client_id
      where p.company_id = ${companyId} and p.id = ${id} and p.status = 'cancelled' and n.accepted_at is not null
        and not exists (
          select from proposal_history h
          where h.company_id = n.company_id and h.proposal_id = n.id and h.what = 'link_renewed'
        )
      union all
      select n.id, n.share_token, n.status
      from later l
      join proposals p on p.company_id = ${companyId} and p.id = l.id
      join proposals n on n.company_id = p.company_id and n.replaces = p.id and n.client_id = p.client_id
      where n.accepted_at is not null and not exists (
          select from proposal_history h
          where h.company_id = n.company_id and h.proposal_id = n.id and h.what = 'link_renewed'
        )
    )
    select
      (
        select number from proposals
        where company_id = ${companyId} and id = ${replaces}::uuid and status = 'accepted'
      ) as amends,
      exists (
        select from proposals
        where company_id = ${companyId} and replaces = ${id} and accepted_at is not null
      ) as replaced,
      (select share_token from later where status = 'accepted' limit 1) as successor`.execute(tx);
  return rows[0] ?? alone;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Proposal } from './proposal.ts';

/** What a proposal has to do with others of the same job. */
export interface Place {
  /** The number of the proposal, accepted still, that this one takes the place of once it is accepted. */
  readonly amends: string | null;
  /** Whether another one was accepted in its place. */
  readonly replaced: boolean;
}

export async function findPlace(tx: Tx, companyId: string, { id, replaces, status }: Proposal): Promise<Place> {
  if (replaces === null && status !== 'cancelled') return { amends: null, replaced: false };
  const { rows } = await sql<Place>`
    select
      (
        select number from proposals
        where company_id = ${companyId} and id = ${replaces}::uuid and status = 'accepted'
      ) as amends,
      exists (
        select from proposals
        where company_id = ${companyId} and replaces = ${id} and accepted_at is not null
      ) as replaced`.execute(tx);
  const [place = { amends: null, replaced: false }] = rows;
  return place;
}

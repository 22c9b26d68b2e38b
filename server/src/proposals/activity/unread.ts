import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { BY_CLIENTS } from './entry.ts';

/**
 * What clients of a company did, as `h`, with its proposals as `p`, for one person: their membership as `m` and how far they
 * have read as `r`.
 */
export function doneByClients(companyId: string, userId: string) {
  return sql`proposal_history h
    join proposals p on p.company_id = h.company_id and p.id = h.proposal_id
    join members m on m.company_id = h.company_id and m.user_id = ${userId}
    left join activity_reads r
      on r.company_id = h.company_id and r.user_id = m.user_id and r.proposal_id = h.proposal_id
    where h.company_id = ${companyId} and h.actor_kind = 'client'
      and h.what in (${sql.join(BY_CLIENTS.map((what) => sql.lit(what)))})`;
}

/** What was done before somebody joined is nothing that they have not read. */
export const IS_UNREAD: Expression<SqlBool> = sql<SqlBool>`h.at > greatest(m.created_at, r.read_until)`;

/** No more are counted: beyond it nobody wants to know how many. */
const MOST = 100;

/** How much of what clients did a person has not read; 100 where it is more. */
export async function countUnread(tx: Tx, companyId: string, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from ${doneByClients(companyId, userId)} and ${IS_UNREAD} limit ${MOST}
    ) unread`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Of some proposals, those with something that a person has not read. */
export async function unreadAmong(
  tx: Tx,
  companyId: string,
  userId: string,
  proposalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct h.proposal_id as id
    from ${doneByClients(companyId, userId)} and ${IS_UNREAD} and h.proposal_id = any(${proposalIds}::uuid[])`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

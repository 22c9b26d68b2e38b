import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** How many proposals some clients have, by client; those without any are left out. */
export async function countProposalsByClient(
  tx: Tx,
  companyId: string,
  clientIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select client_id as id, count(*)::integer as count
    from proposals
    where company_id = ${companyId} and client_id = any(${clientIds}::uuid[])
    group by client_id`.execute(tx);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

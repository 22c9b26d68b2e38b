import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** Of so many of the newest proposals. */
const NEWEST = 50;

interface Asked {
  /** Products that are not asked for. */
  readonly but: readonly string[];
  readonly most: number;
}

/** Products by how many of a company's newest proposals have them, the most frequent first. */
export async function oftenOffered(tx: Tx, companyId: string, { but, most }: Asked): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with newest as materialized (
      select id
      from proposals
      where company_id = ${companyId}
      order by created_at desc, id desc
      limit ${NEWEST}
    )
    select line_items.catalog_item_id as id
    from newest
    join line_items on line_items.company_id = ${companyId} and line_items.proposal_id = newest.id
    join products on products.company_id = ${companyId} and products.id = line_items.catalog_item_id
    where products.archived_at is null and line_items.catalog_item_id <> all(${but}::uuid[])
    group by line_items.catalog_item_id
    order by count(distinct newest.id) desc, line_items.catalog_item_id
    limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** So many are offered; a company that has more has put something else into that column. */
const MOST = 500;

/** What a company itself files its products under, by name; archived products leave none. */
export async function listOwnCategories(tx: Tx, companyId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select own_category as name
    from products
    where company_id = ${companyId} and archived_at is null and own_category is not null
    group by own_category
    order by lower(own_category), own_category
    limit ${MOST}`.execute(tx);
  return rows.map(({ name }) => name);
}

import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface ComingAlong {
  readonly productId: string;
  /** With each one of the product. */
  readonly quantity: number;
}

/** Products and what comes with them, so far as chains go, as `going (id, depth)`: to be read behind `with recursive`. */
export function goingAlong(companyId: string, ids: readonly string[]): RawBuilder<unknown> {
  return sql`going (id, depth) as (
      select unnest(${ids}::uuid[]), 0
      union
      select a.accessory_id, going.depth + 1
      from going join product_accessories a
        on a.company_id = ${companyId} and a.product_id = going.id and not a.is_part
      where going.depth < 3
    )`;
}

/** What comes with products, by their ids; with what comes along as well, so far as chains go. */
export async function findAccessories(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, readonly ComingAlong[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ComingAlong & { readonly of: string }>`
    with recursive ${goingAlong(companyId, ids)}
    select a.product_id as "of", a.accessory_id as "productId", a.quantity
    from product_accessories a
    where a.company_id = ${companyId} and not a.is_part and a.product_id in (select id from going)
    order by a.product_id, a.accessory_id`.execute(tx);
  const found = Map.groupBy(rows, ({ of }) => of);
  return new Map([...found].map(([of, own]) => [of, own.map(({ productId, quantity }) => ({ productId, quantity }))]));
}

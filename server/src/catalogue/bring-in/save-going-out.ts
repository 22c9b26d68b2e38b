import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CatalogueRow } from '../import/index.ts';

/** A product and what goes out with it: its accessories or its parts. */
export interface GoingOutWith {
  readonly id: string;
  readonly isNew: boolean;
  readonly others: CatalogueRow['accessories'];
}

/** Takes the accessories, or the parts, from products that were there. */
export async function clearGoingOut(
  tx: Tx,
  companyId: string,
  products: readonly GoingOutWith[],
  isPart: boolean,
): Promise<void> {
  const standing = products.flatMap(({ id, isNew }) => (isNew ? [] : id));
  if (standing.length === 0) return;
  await sql`
    delete from product_accessories
    where company_id = ${companyId} and is_part = ${isPart} and product_id = any(${standing}::uuid[])`.execute(tx);
}

/** Gives products their accessories, or their parts; `idOf` knows the ids of all skus that are named. */
export async function saveGoingOut(
  tx: Tx,
  companyId: string,
  products: readonly GoingOutWith[],
  { isPart, idOf }: { readonly isPart: boolean; readonly idOf: (sku: string) => string | undefined },
): Promise<void> {
  const rows = products.flatMap(({ id, others }) =>
    others.map(({ sku, quantity }) => ({ product: id, other: idOf(sku), quantity })),
  );
  if (rows.length === 0) return;
  const [ids, others, quantities] = [
    rows.map(({ product }) => product),
    rows.map(({ other }) => other),
    rows.map(({ quantity }) => quantity),
  ];
  // of what changes its list the accessories come before the parts go
  await sql`
    insert into product_accessories (company_id, product_id, accessory_id, quantity, is_part)
    select ${companyId}::uuid, product, other, sum(quantity), ${isPart}
    from unnest(${ids}::uuid[], ${others}::uuid[], ${quantities}::integer[]) as r (product, other, quantity)
    where product <> other
    group by product, other
    on conflict (company_id, product_id, accessory_id)
      do update set quantity = excluded.quantity, is_part = excluded.is_part`.execute(tx);
}

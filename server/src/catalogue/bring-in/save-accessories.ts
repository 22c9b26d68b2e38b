import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { CatalogueRow } from '../import/index.ts';

export interface WithAccessories {
  readonly id: string;
  readonly isNew: boolean;
  readonly accessories: CatalogueRow['accessories'];
}

/** Replaces what goes out with some products; `idOf` knows the ids of all skus that are named. */
export async function saveAccessories(
  tx: Tx,
  companyId: string,
  products: readonly WithAccessories[],
  idOf: (sku: string) => string | undefined,
): Promise<void> {
  const standing = products.flatMap(({ id, isNew }) => (isNew ? [] : id));
  if (standing.length > 0) {
    await sql`
      delete from product_accessories where company_id = ${companyId} and product_id = any(${standing}::uuid[])`.execute(
      tx,
    );
  }
  const rows = products.flatMap(({ id, accessories }) =>
    accessories.map(({ sku, quantity }) => ({ product: id, accessory: idOf(sku), quantity })),
  );
  if (rows.length === 0) return;
  const [ids, accessories, quantities] = [
    rows.map(({ product }) => product),
    rows.map(({ accessory }) => accessory),
    rows.map(({ quantity }) => quantity),
  ];
  await sql`
    insert into product_accessories (company_id, product_id, accessory_id, quantity)
    select ${companyId}::uuid, product, accessory, sum(quantity)
    from unnest(${ids}::uuid[], ${accessories}::uuid[], ${quantities}::integer[]) as r (product, accessory, quantity)
    where product <> accessory
    group by product, accessory`.execute(tx);
}

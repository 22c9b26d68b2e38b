import type { Category } from '@showbill/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** What a kit is made of: a product whose stock is its own, so many in each kit. */
export interface Part {
  readonly productId: string;
  readonly name: string;
  readonly category: Category;
  readonly quantity: number;
}

/** The parts of kits, by the kit's id and then by name; what is no kit has none. */
export async function findParts(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, readonly Part[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Part & { readonly kit: string }>`
    select a.product_id as kit, a.accessory_id as "productId", p.name, p.category, a.quantity
    from product_accessories a
    join products p on p.company_id = a.company_id and p.id = a.accessory_id
    where a.company_id = ${companyId} and a.is_part and a.product_id = any(${ids}::uuid[])
    order by a.product_id, p.name collate "C", p.id`.execute(tx);
  const found = Map.groupBy(rows, ({ kit }) => kit);
  return new Map([...found].map(([kit, own]) => [kit, own.map(({ kit: _kit, ...part }) => part)]));
}

/** SQL over `products`: whether it is a kit. */
export function isKit(): RawBuilder<boolean> {
  return sql<boolean>`exists (select from product_accessories part
    where part.company_id = products.company_id and part.product_id = products.id and part.is_part)`;
}

/** SQL over `products`: whether its stock is tracked; that of a kit is where that of a part is. */
export function isTracked(): RawBuilder<boolean> {
  return sql<boolean>`case when ${isKit()} then exists (
    select from product_accessories part
    join products own on own.company_id = part.company_id and own.id = part.accessory_id and own.tracked
    where part.company_id = products.company_id and part.product_id = products.id and part.is_part)
    else products.tracked end`;
}

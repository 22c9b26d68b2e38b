import type { Category, Unit } from '@showbill/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { holdsWords } from '../../platform/holds-words.ts';
import { ownedOrAllowed } from '../owned.ts';
import { isTracked } from '../parts.ts';

export const PRODUCT_SORTS = ['name', 'category', 'price', 'updated'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Which products are meant. */
export interface ProductFilter {
  /** Words that name, SKU or either category hold. */
  readonly text?: string | undefined;
  readonly category?: Category | undefined;
  /** The company's own word for it. */
  readonly ownCategory?: string | undefined;
  /** Only those of them. */
  readonly ids?: readonly string[] | undefined;
  /** Default: those that are not. */
  readonly archived?: boolean | undefined;
}

export interface ProductPage {
  readonly sort?: ProductSort | undefined;
  readonly descending?: boolean | undefined;
  /** Whether those whose name holds the text as it stands come before those that hold its words somewhere. */
  readonly closestFirst?: boolean | undefined;
  readonly offset: number;
  readonly limit: number;
}

export interface ListedProduct {
  readonly id: string;
  readonly sku: string | null;
  readonly name: string;
  readonly category: Category;
  readonly ownCategory: string | null;
  readonly unit: Unit;
  /** Minor units of the company's currency. */
  readonly unitPrice: bigint;
  readonly tracked: boolean;
  readonly owned: number | null;
  readonly archived: boolean;
}

const KEYS: Readonly<Record<ProductSort, string>> = {
  name: 'name_key',
  category: 'category',
  price: 'unit_price',
  updated: 'updated_at',
};

/** A page of a company's products, with the units owned on a day, and how many there are in all. */
export async function searchProducts(
  tx: Tx,
  companyId: string,
  filter: ProductFilter,
  { sort = 'name', descending = false, closestFirst = false, offset, limit }: ProductPage,
  day: string,
): Promise<{ products: ListedProduct[]; count: number }> {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const text = (filter.text ?? '').trim().toLowerCase();
  const closest = closestFirst ? sql`position(${text} in lower(name)) = 0,` : sql``;
  const { rows } = await sql<ListedProduct>`
    select id, sku, name, category, own_category as "ownCategory", unit, unit_price as "unitPrice",
      ${isTracked()} as tracked, ${ownedOrAllowed(day)} as owned,
      archived_at is not null as archived
    from products
    where ${meant(companyId, filter)}
    order by ${closest} ${sql.raw(KEYS[sort])} ${direction}, name_key, id
    limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ count: bigint }>`
    select count(*) as count from products where ${meant(companyId, filter)}`.execute(tx);
  return { products: rows, count: Number(counted.rows[0]?.count ?? 0) };
}

/** The condition that a filter stands for. */
export function meant(
  companyId: string,
  { text = '', category, ownCategory, ids, archived = false }: ProductFilter,
): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`products.company_id = ${companyId}`,
    sql<SqlBool>`products.archived_at is ${sql.raw(archived ? 'not null' : 'null')}`,
    ...(category === undefined ? [] : [sql<SqlBool>`products.category = ${category}`]),
    ...(ownCategory === undefined ? [] : [sql<SqlBool>`products.own_category = ${ownCategory}`]),
    ...(ids === undefined ? [] : [sql<SqlBool>`products.id = any(${ids}::uuid[])`]),
    ...holdsWords(sql`concat_ws(' ', products.sku, products.name, products.category, products.own_category)`, text),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

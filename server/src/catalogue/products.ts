import type { Category, Unit } from '@showbill/contract';
import { sql } from 'kysely';
import type { Kind } from '../equipment/index.ts';
import type { Tx } from '../platform/db.ts';
import { ownedOrAllowed } from './owned.ts';
import { isTracked } from './parts.ts';

export interface Product {
  readonly id: string;
  readonly sku: string | null;
  readonly name: string;
  readonly category: Category;
  readonly unit: Unit;
  /** Minor units of the company's currency. */
  readonly unitPrice: bigint;
  readonly tracked: boolean;
  readonly owned: number | null;
}

/** A company's products that are not archived, by name, with the units owned on a day. */
export async function listProducts(tx: Tx, companyId: string, day: string): Promise<Product[]> {
  const rows = await tx
    .selectFrom('products')
    .select([
      'id',
      'sku',
      'name',
      'category',
      'unit',
      'unit_price',
      isTracked().as('tracked'),
      ownedOrAllowed(day).as('owned'),
    ])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    category: row.category,
    unit: row.unit,
    unitPrice: row.unit_price,
    tracked: row.tracked,
    owned: row.owned,
  }));
}

export interface KnownProduct extends Pick<Product, 'id' | 'name' | 'category' | 'unit' | 'unitPrice'> {
  /** What it most surely is. */
  readonly kind: Kind | undefined;
  readonly archived: boolean;
}

/** Products by id, archived ones as well; ids that are none of the company's are left out. */
export async function findProducts(tx: Tx, companyId: string, ids: readonly string[]): Promise<KnownProduct[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'name', 'category', 'unit', 'unit_price', 'kinds', 'archived_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    category: row.category,
    unit: row.unit,
    unitPrice: row.unit_price,
    kind: row.kinds[0]?.kind,
    archived: row.archived_at !== null,
  }));
}

/** How many products a company has, up to `most`. */
export async function countProducts(tx: Tx, companyId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count
    from (select 1 from products where company_id = ${companyId} and archived_at is null limit ${most}) few`.execute(
    tx,
  );
  return Number(rows[0]?.count ?? 0);
}

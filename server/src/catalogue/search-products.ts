import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Product } from './products.ts';

const MOST_WORDS = 8;

/** Products that are not archived and hold each word of a text in name, SKU or category, those that begin with it first. */
export async function searchProducts(
  tx: Tx,
  companyId: string,
  text: string,
  limit: number,
): Promise<Omit<Product, 'owned'>[]> {
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const first = `${(words[0] ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const holds = patterns.map(
    (pattern) => sql<SqlBool>`lower(concat_ws(' ', name, sku, category)) like lower(${pattern})`,
  );
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'category', 'unit', 'unit_price', 'tracked'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .where((eb) => eb.and(holds))
    .orderBy(sql`lower(name) like lower(${first})`, 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ unit_price: unitPrice, ...row }) => ({ ...row, unitPrice }));
}

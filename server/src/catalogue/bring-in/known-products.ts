import type { Tx } from '../../platform/db.ts';

/** The products of a company, to find those of a file's rows. */
export interface KnownProducts {
  /** Ids. */
  readonly bySku: ReadonlyMap<string, string>;
  /** Products of that name; those without a sku first. */
  readonly byName: ReadonlyMap<string, { readonly id: string; readonly sku: string | null }>;
}

export async function knownProducts(tx: Tx, companyId: string): Promise<KnownProducts> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'name_key'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const bySku = new Map<string, string>();
  const byName = new Map<string, { id: string; sku: string | null }>();
  for (const { id, sku, name_key } of rows) {
    if (sku !== null) bySku.set(sku, id);
    const namesake = byName.get(name_key);
    if (namesake === undefined || (namesake.sku !== null && sku === null)) byName.set(name_key, { id, sku });
  }
  return { bySku, byName };
}

import type { Tx } from '../../platform/db.ts';

/** The products of a company, to find those of a file's rows. */
export interface KnownProducts {
  readonly bySku: ReadonlyMap<string, KnownProduct>;
  /** Ids, by what another system calls the product. */
  readonly byExternalId: ReadonlyMap<string, string>;
  /** Products of that name; those without a sku first. */
  readonly byName: ReadonlyMap<string, KnownProduct>;
  /** Ids of the parts of each kit, by its id. */
  readonly kits: ReadonlyMap<string, readonly string[]>;
}

interface KnownProduct {
  readonly id: string;
  readonly sku: string | null;
  readonly externalId: string | null;
}

export async function knownProducts(tx: Tx, companyId: string): Promise<KnownProducts> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'external_id', 'name_key'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const bySku = new Map<string, KnownProduct>();
  const byExternalId = new Map<string, string>();
  const byName = new Map<string, KnownProduct>();
  for (const { id, sku, name_key, external_id: externalId } of rows) {
    const product = { id, sku, externalId };
    if (externalId !== null) byExternalId.set(externalId, id);
    if (sku !== null) bySku.set(sku, product);
    const namesake = byName.get(name_key);
    if (namesake === undefined || (namesake.sku !== null && sku === null)) byName.set(name_key, product);
  }
  const parts = await tx
    .selectFrom('product_accessories')
    .select(['product_id', 'accessory_id'])
    .where('company_id', '=', companyId)
    .where('is_part', '=', true)
    .execute();
  const kits = new Map(
    [...Map.groupBy(parts, ({ product_id }) => product_id)].map(([kit, own]) => [
      kit,
      own.map((one) => one.accessory_id),
    ]),
  );
  return { bySku, byExternalId, byName, kits };
}

import type { Company } from '../../accounts/index.ts';
import { plainNumber } from '../../imports/index.ts';
import type { Tx } from '../../platform/db.ts';
import { toMajor } from '../../platform/money/index.ts';
import type { FindStanding, Standing } from '../import/index.ts';
import { nameKey } from '../name-key.ts';

/** The products that are not archived, as a list may name them: by SKU, by what another system calls them, or by name. */
export async function findStanding(tx: Tx, { id: companyId, currency }: Company): Promise<FindStanding> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'external_id', 'name', 'name_key', 'category', 'unit', 'unit_price'])
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .execute();
  const [bySku, byId, byName] = [new Map<string, Standing>(), new Map<string, Standing>(), new Map<string, Standing>()];
  for (const { unit_price: price, external_id: externalId, name_key: key, ...row } of rows) {
    const product = { ...row, externalId, unitPrice: plainNumber(toMajor(price, currency)) };
    if (row.sku !== null) bySku.set(row.sku, product);
    if (externalId !== null) byId.set(externalId.slice(externalId.indexOf(':') + 1), product);
    byName.set(key, product);
  }
  return (name) => bySku.get(name) ?? byId.get(name) ?? byName.get(nameKey(name)) ?? null;
}

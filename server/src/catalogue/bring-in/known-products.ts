import type { ColumnReport } from '../../imports/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { Field } from '../import/index.ts';

/** The products of a company, to find those of a file's rows. */
export interface KnownProducts {
  readonly bySku: ReadonlyMap<string, KnownProduct>;
  /** Ids, by what another system calls the product. */
  readonly byExternalId: ReadonlyMap<string, string>;
  /** Products of that name; those without a sku first. */
  readonly byName: ReadonlyMap<string, KnownProduct>;
  /** What each kit is called and the ids of its parts, by its id. */
  readonly kits: ReadonlyMap<string, { readonly name: string; readonly parts: readonly string[] }>;
  /** Ids of the accessories that a file leaves as they are beside the parts that it has; of another file none. */
  readonly accessories: ReadonlyMap<string, readonly string[]>;
  /** Names of those that are archived, by id. */
  readonly archived: ReadonlyMap<string, string>;
}

interface KnownProduct {
  readonly id: string;
  readonly sku: string | null;
  readonly externalId: string | null;
}

export async function knownProducts(
  tx: Tx,
  companyId: string,
  used: ColumnReport<Field>['used'],
): Promise<KnownProducts> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'external_id', 'name', 'name_key', 'archived_at'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const bySku = new Map<string, KnownProduct>();
  const byExternalId = new Map<string, string>();
  const byName = new Map<string, KnownProduct>();
  const archived = new Map<string, string>();
  for (const { id, sku, name, name_key, external_id: externalId, archived_at } of rows) {
    const product = { id, sku, externalId };
    if (externalId !== null) byExternalId.set(externalId, id);
    if (sku !== null) bySku.set(sku, product);
    if (archived_at !== null) archived.set(id, name);
    const namesake = byName.get(name_key);
    if (namesake === undefined || (namesake.sku !== null && sku === null)) byName.set(name_key, product);
  }
  const partsOf = await goingOutWith(tx, companyId, { isPart: true });
  const kits = new Map(
    rows.flatMap(({ id, name }) => {
      const parts = partsOf.get(id);
      return parts === undefined ? [] : [[id, { name, parts }] as const];
    }),
  );
  const leavesAccessories = used.parts !== undefined && used.accessories === undefined;
  const accessories = leavesAccessories ? await goingOutWith(tx, companyId, { isPart: false }) : new Map();
  return { bySku, byExternalId, byName, kits, accessories, archived };
}

async function goingOutWith(
  tx: Tx,
  companyId: string,
  { isPart }: { readonly isPart: boolean },
): Promise<Map<string, readonly string[]>> {
  const rows = await tx
    .selectFrom('product_accessories')
    .select(['product_id', 'accessory_id'])
    .where('company_id', '=', companyId)
    .where('is_part', '=', isPart)
    .execute();
  const found = Map.groupBy(rows, ({ product_id }) => product_id);
  return new Map([...found].map(([id, own]) => [id, own.map((one) => one.accessory_id)]));
}

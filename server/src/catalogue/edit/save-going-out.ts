import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';

/** Another product that goes out with each unit of one. */
export interface GoingOut {
  readonly productId: string;
  readonly quantity: number;
}

const FIELDS = ['accessories', 'parts'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Replaces the accessories of a product, its parts, or both; what is left out stays. Throws `not_found` for one that the
 * company does not have, `invalid_request` for the product itself and for one named twice, and `conflict` for a part that
 * is archived or a kit, and for parts of what is itself a part: a kit is made of products with stock of their own.
 */
export async function saveGoingOut(
  tx: Tx,
  companyId: string,
  id: string,
  given: { readonly [Name in Field]?: readonly GoingOut[] | undefined },
): Promise<void> {
  for (const field of FIELDS) await requireNamed(tx, companyId, id, field, given[field] ?? []);
  await requireOwnStock(tx, companyId, id, given.parts ?? []);
  const { accessories, parts } = given;
  const both = accessories?.find(({ productId }) => parts?.some((part) => part.productId === productId));
  if (both !== undefined) throw invalidRequest('accessories', ({ catalogue }) => catalogue.partAndAccessory);
  for (const field of FIELDS) {
    const products = given[field];
    if (products !== undefined) await replace(tx, companyId, id, products, field === 'parts');
  }
}

/** The name of a kit in the catalogue that a product is a part of. */
export async function findKitOf(tx: Tx, companyId: string, id: string): Promise<string | null> {
  const kit = await tx
    .selectFrom('product_accessories as a')
    .innerJoin('products as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.product_id'),
    )
    .select('p.name')
    .where('a.company_id', '=', companyId)
    .where('a.accessory_id', '=', id)
    .where('a.is_part', '=', true)
    .where('p.archived_at', 'is', null)
    .orderBy('p.name')
    .limit(1)
    .executeTakeFirst();
  return kit?.name ?? null;
}

async function requireNamed(
  tx: Tx,
  companyId: string,
  id: string,
  field: Field,
  products: readonly GoingOut[],
): Promise<void> {
  const ids = products.map(({ productId }) => productId);
  if (ids.includes(id)) {
    throw invalidRequest(field, ({ catalogue }) => catalogue[field === 'parts' ? 'ownPart' : 'ownAccessory']);
  }
  if (new Set(ids).size < ids.length) {
    throw invalidRequest(field, ({ catalogue }) => catalogue[field === 'parts' ? 'partTwice' : 'accessoryTwice']);
  }
  const found = await tx
    .selectFrom('products')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const known = new Set(found.map((product) => product.id));
  const missing = ids.find((each) => !known.has(each));
  if (missing !== undefined) throw new AppError('not_found', (texts) => texts.none.product(missing), { param: field });
}

async function requireOwnStock(tx: Tx, companyId: string, id: string, parts: readonly GoingOut[]): Promise<void> {
  if (parts.length === 0) return;
  const kit = await findKitOf(tx, companyId, id);
  if (kit !== null) throw new AppError('conflict', ({ catalogue }) => catalogue.kitInKit(kit), { param: 'parts' });
  const { rows } = await sql<{ name: string; archived: boolean }>`
    select p.name, p.archived_at is not null as archived
    from products p
    where p.company_id = ${companyId} and p.id = any(${parts.map(({ productId }) => productId)}::uuid[])
      and (p.archived_at is not null or exists (
        select from product_accessories a where a.company_id = p.company_id and a.product_id = p.id and a.is_part))
    order by p.name
    limit 1`.execute(tx);
  const wrong = rows[0];
  if (wrong === undefined) return;
  const { name, archived } = wrong;
  throw new AppError('conflict', ({ catalogue }) => catalogue[archived ? 'archivedPart' : 'kitAsPart'](name), {
    param: 'parts',
  });
}

/** What is both in what stood and in what is given is what is given last. */
async function replace(
  tx: Tx,
  companyId: string,
  id: string,
  products: readonly GoingOut[],
  isPart: boolean,
): Promise<void> {
  const ids = products.map(({ productId }) => productId);
  const quantities = products.map(({ quantity }) => quantity);
  await sql`
    delete from product_accessories
    where company_id = ${companyId} and product_id = ${id}
      and (is_part = ${isPart} and accessory_id <> all(${ids}::uuid[]))`.execute(tx);
  await sql`
    insert into product_accessories as standing (company_id, product_id, accessory_id, quantity, is_part)
    select ${companyId}::uuid, ${id}::uuid, accessory, quantity, ${isPart}
    from unnest(${ids}::uuid[], ${quantities}::integer[]) as given (accessory, quantity)
    on conflict (company_id, product_id, accessory_id)
      do update set quantity = excluded.quantity, is_part = excluded.is_part
      where (standing.quantity, standing.is_part) <> (excluded.quantity, excluded.is_part)`.execute(tx);
}

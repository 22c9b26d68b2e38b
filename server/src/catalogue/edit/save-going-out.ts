import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { kitRefusal } from '../kit-rule.ts';

/** Another product that goes out with each unit of one. */
export interface GoingOut {
  readonly productId: string;
  readonly quantity: number;
}

const FIELDS = ['accessories', 'parts'] as const;
type Field = (typeof FIELDS)[number];

/**
 * Replaces the accessories of a product, its parts, or both; what is left out stays. Throws `not_found` for one that the
 * company does not have, `invalid_request` for the product itself, for one named twice and for one that is a part and an
 * accessory, and `conflict` for a part that is a kit, or archived while the kit is not, and for parts of what is itself a part.
 */
export async function saveGoingOut(
  tx: Tx,
  companyId: string,
  id: string,
  given: { readonly [Name in Field]?: readonly GoingOut[] | undefined },
): Promise<void> {
  for (const field of FIELDS) await requireNamed(tx, companyId, id, field, given[field] ?? []);
  await requireApart(tx, companyId, id, given);
  for (const field of FIELDS) {
    const products = given[field];
    if (products === undefined) continue;
    await replace(tx, companyId, id, products, field === 'parts').catch((error: unknown) => {
      throw kitRefusal(error, id, field);
    });
  }
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

/** A list that is not given stays as it is: what is in it is in no other. */
async function requireApart(
  tx: Tx,
  companyId: string,
  id: string,
  given: { readonly [Name in Field]?: readonly GoingOut[] | undefined },
): Promise<void> {
  const field = FIELDS.find((name) => given[name] !== undefined);
  if (field === undefined) return;
  const standing = await tx
    .selectFrom('product_accessories')
    .select(['accessory_id', 'is_part'])
    .where('company_id', '=', companyId)
    .where('product_id', '=', id)
    .execute();
  const idsOf = (name: Field) =>
    given[name]?.map(({ productId }) => productId) ??
    standing.flatMap(({ accessory_id: other, is_part: isPart }) => (isPart === (name === 'parts') ? other : []));
  const parts = new Set(idsOf('parts'));
  if (idsOf('accessories').some((other) => parts.has(other))) {
    throw invalidRequest(field, ({ catalogue }) => catalogue.partAndAccessory);
  }
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

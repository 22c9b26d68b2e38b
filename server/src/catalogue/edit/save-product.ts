import type { Category, Unit } from '@showbill/contract';
import { sql } from 'kysely';
import { changedFields, recordAudit } from '../../audit/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidField } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { toMajor } from '../../platform/money/index.ts';
import { cleanCell, cleanLines, cleanName } from '../../imports/index.ts';
import { kitRefusal, lockKits } from '../kit-rule.ts';
import { nameKey } from '../name-key.ts';
import { READING, readProduct, saveFoundBy } from '../reading.ts';
import { type GoingOut, saveGoingOut } from './save-going-out.ts';

export interface NewProduct {
  readonly name: string;
  readonly sku?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly category: Category;
  /** What the company itself files it under. */
  readonly ownCategory?: string | null | undefined;
  readonly unit: Unit;
  /** Minor units of the company's currency, 0 or more. */
  readonly unitPrice: bigint;
  /** What one unit costs the company itself, in the same; null: not known. */
  readonly costPrice?: bigint | null | undefined;
  readonly tracked?: boolean | undefined;
  readonly perAttendees?: number | null | undefined;
  readonly kilograms?: number | null | undefined;
  /** Room that one takes in a vehicle. */
  readonly cubicMetres?: number | null | undefined;
  readonly watts?: number | null | undefined;
  readonly accessories?: readonly GoingOut[] | undefined;
  /** What it is made of, where it is a kit: its stock is that of its parts. */
  readonly parts?: readonly GoingOut[] | undefined;
}

/** What is left out stays as it is. */
export type ProductChanges = { readonly [Field in keyof NewProduct]?: NewProduct[Field] | undefined };

/** Adds a product. Throws `conflict` (SKU, parts), `not_found` (accessory, part) and `invalid_request`. */
export async function createProduct(tx: Tx, companyId: string, product: NewProduct): Promise<string> {
  if (product.parts !== undefined) await lockKits(tx, companyId);
  const id = newId();
  const { name, sku = null, description = null, category, ownCategory = null, unit, unitPrice } = cleaned(product);
  await refuseTakenSku(tx, companyId, id, sku);
  await tx
    .insertInto('products')
    .values({
      company_id: companyId,
      id,
      sku,
      name,
      name_key: nameKey(name),
      description,
      category,
      own_category: ownCategory,
      unit,
      unit_price: unitPrice,
      cost_price: product.costPrice ?? null,
      tracked: product.tracked ?? false,
      first_owned: null,
      per_attendees: product.perAttendees ?? null,
      kilograms: product.kilograms ?? null,
      cubic_metres: product.cubicMetres ?? null,
      watts: product.watts ?? null,
      traits: '{}',
      kinds: '[]',
      reading: 0,
      archived_at: null,
    })
    .execute();
  await saveGoingOut(tx, companyId, id, product);
  await readAgain(tx, companyId, id);
  await recordAudit(tx, companyId, { what: 'catalogue.created', id, name });
  return id;
}

/** Changes what is given of a product. Throws as `createProduct` does, and `not_found` for the product. */
export async function updateProduct(tx: Tx, companyId: string, id: string, given: ProductChanges): Promise<void> {
  // bookings follow what a kit is made of
  if (given.parts !== undefined || given.accessories !== undefined) await lockKits(tx, companyId);
  const before = await lockProduct(tx, companyId, id);
  const changes = cleaned(given);
  if (changes.sku !== undefined) await refuseTakenSku(tx, companyId, id, changes.sku);
  await tx
    .updateTable('products')
    .set({
      ...(changes.name !== undefined && { name: changes.name, name_key: nameKey(changes.name) }),
      ...(changes.sku !== undefined && { sku: changes.sku }),
      ...(changes.description !== undefined && { description: changes.description }),
      ...(changes.category !== undefined && { category: changes.category }),
      ...(changes.ownCategory !== undefined && { own_category: changes.ownCategory }),
      ...(changes.unit !== undefined && { unit: changes.unit }),
      ...(changes.unitPrice !== undefined && { unit_price: changes.unitPrice }),
      ...(changes.costPrice !== undefined && { cost_price: changes.costPrice }),
      ...(changes.tracked !== undefined && { tracked: changes.tracked }),
      ...(changes.perAttendees !== undefined && { per_attendees: changes.perAttendees }),
      ...(changes.kilograms !== undefined && { kilograms: changes.kilograms }),
      ...(changes.cubicMetres !== undefined && { cubic_metres: changes.cubicMetres }),
      ...(changes.watts !== undefined && { watts: changes.watts }),
      updated_at: sql<Date>`now()`,
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await saveGoingOut(tx, companyId, id, changes);
  await readAgain(tx, companyId, id);
  const after = await lockProduct(tx, companyId, id);
  const fields = changedFields(before, after);
  await recordAudit(tx, companyId, { what: 'catalogue.changed', id, name: after.name, details: { fields } });
}

/**
 * Takes a product out of the catalogue: nothing finds it any more, and what holds it keeps it. Throws `not_found`, and
 * `conflict` where it is a part of a kit that stays.
 */
export async function archiveProduct(tx: Tx, companyId: string, id: string, now: Date): Promise<void> {
  const name = await setArchived(tx, companyId, id, now);
  await saveFoundBy(tx, companyId, [{ id, kinds: [], words: [] }]);
  await recordAudit(tx, companyId, { what: 'catalogue.archived', id, name });
}

/** Puts an archived product back. Throws `not_found`, and `conflict` where it is a kit of which a part is archived. */
export async function restoreProduct(tx: Tx, companyId: string, id: string): Promise<void> {
  const name = await setArchived(tx, companyId, id, null);
  await readAgain(tx, companyId, id);
  await recordAudit(tx, companyId, { what: 'catalogue.restored', id, name });
}

/** Archives a product that is not archived yet, or with null puts it back; returns what it is called. */
async function setArchived(tx: Tx, companyId: string, id: string, now: Date | null): Promise<string> {
  await lockKits(tx, companyId);
  const { name } = await lockProduct(tx, companyId, id);
  await tx
    .updateTable('products')
    .set({ archived_at: now && sql`coalesce(archived_at, ${now})`, updated_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
    .catch((error: unknown) => {
      throw kitRefusal(error, id);
    });
  return name;
}

/** Names and texts as an import would have read them, so that an export can be read back. */
function cleaned<T extends ProductChanges>(changes: T): T {
  const { name, sku, description, ownCategory } = changes;
  if (name !== undefined && cleanName(name) === '') throw invalidField('name', 'must have 1 to 200 characters');
  return {
    ...changes,
    ...(name !== undefined && { name: cleanName(name) }),
    ...(sku !== undefined && { sku: cleanCell(sku ?? '') || null }),
    ...(ownCategory !== undefined && { ownCategory: cleanCell(ownCategory ?? '') || null }),
    ...(description !== undefined && { description: cleanLines(description ?? '') || null }),
  };
}

/** A product's fields as people know them. Throws `not_found`. */
async function lockProduct(tx: Tx, companyId: string, id: string) {
  const product = await tx
    .selectFrom('products')
    .select(['name', 'sku', 'description', 'category', 'own_category', 'unit', 'unit_price', 'cost_price', 'tracked'])
    .select(['per_attendees', 'kilograms as weight_kg', 'cubic_metres as volume_m3', 'watts as power_w'])
    .select(sql<string>`(select currency from companies where id = ${companyId})`.as('currency'))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (product === undefined) throw new AppError('not_found', (texts) => texts.none.product(id));
  const { currency, ...fields } = product;
  const { unit_price: price, cost_price: cost } = fields;
  return {
    ...fields,
    unit_price: toMajor(price, currency),
    cost_price: cost === null ? null : toMajor(cost, currency),
  };
}

async function refuseTakenSku(tx: Tx, companyId: string, id: string, sku: string | null): Promise<void> {
  if (sku === null) return;
  const other = await tx
    .selectFrom('products')
    .select('name')
    .where('company_id', '=', companyId)
    .where('sku', '=', sku)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other === undefined) return;
  throw new AppError('conflict', ({ catalogue }) => catalogue.sameSku(other.name, sku), { param: 'sku' });
}

/** Keeps what a product is found by as its words say; an archived one is found by nothing. */
async function readAgain(tx: Tx, companyId: string, id: string): Promise<void> {
  const product = await tx
    .selectFrom('products')
    .select(['name', 'sku', 'category', 'description', 'archived_at'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { kinds, traits, words } = readProduct(product);
  await tx
    .updateTable('products')
    .set({ kinds: JSON.stringify(kinds), traits: JSON.stringify(traits), reading: READING })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  const isFound = product.archived_at === null;
  await saveFoundBy(tx, companyId, [isFound ? { id, kinds, words } : { id, kinds: [], words: [] }]);
}

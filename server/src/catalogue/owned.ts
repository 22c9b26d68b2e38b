import type { Audited } from '@showbill/contract';
import { type RawBuilder, sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { isKit } from './parts.ts';

/** SQL over `products`: units of a product's own that are owned on a day; null where none were ever counted. */
export function ownedOn(day: string): RawBuilder<number | null> {
  return ownedOf('products', day);
}

/** The same, and of a kit as many as its parts are owned for; null where none of them is tracked. */
export function ownedOrAllowed(day: string): RawBuilder<number | null> {
  return sql<number | null>`case when ${isKit()} then (
    select min(floor(coalesce(${ownedOf('own', day)}, 0)::numeric / part.quantity))::integer
    from product_accessories part
    join products own on own.company_id = part.company_id and own.id = part.accessory_id and own.tracked
    where part.company_id = products.company_id and part.product_id = products.id and part.is_part)
    else ${ownedOn(day)} end`;
}

function ownedOf(product: 'products' | 'own', day: string): RawBuilder<number | null> {
  const of = sql.raw(product);
  return sql<number | null>`(${of}.first_owned + (
    select coalesce(sum(quantity), 0)::integer from stock_changes
    where stock_changes.company_id = ${of}.company_id and stock_changes.product_id = ${of}.id
      and stock_changes.day <= ${day}::date))`;
}

export interface Recording {
  readonly day: string;
  readonly now: Date;
  readonly note?: string | undefined;
}

/**
 * Records how many units are owned on a day. The first count of a product holds for all days before its first change; a
 * later one that differs from what is known is a change from its day on, up to the next count. Nothing already recorded
 * is rewritten. Throws `invalid_request` where fewer than none would be owned on some later day.
 */
export async function recordCounts(
  tx: Tx,
  companyId: string,
  counts: readonly { readonly productId: string; readonly owned: number }[],
  { cause, day, now, note }: Recording & { readonly cause: 'counted' | 'imported' },
): Promise<void> {
  if (counts.length === 0) return;
  const ids = counts.map(newId);
  const records = JSON.stringify(
    counts.map(({ productId, owned }, place) => ({ id: ids[place], product: productId, owned })),
  );
  const asRecords = sql`jsonb_to_recordset(${records}::jsonb) as c (id uuid, product uuid, owned integer)`;
  const locked = await sql<{ id: string }>`
    select id from products
    where company_id = ${companyId} and id in (select product from ${asRecords}) order by id for no key update`.execute(
    tx,
  );
  await sql`
    update products set first_owned = c.owned
    from ${asRecords}
    where products.company_id = ${companyId} and products.id = c.product and products.first_owned is null`.execute(tx);
  await sql`
    insert into stock_changes (company_id, id, product_id, cause, quantity, day, note, recorded_at)
    select ${companyId}::uuid, c.id, c.product, ${cause}, c.owned - ${ownedOn(day)}, ${day}::date, ${note ?? null}, ${now}
    from ${asRecords}
    join products on products.company_id = ${companyId} and products.id = c.product
    where c.owned <> ${ownedOn(day)} or ${cause} = 'counted'`.execute(tx);
  await keepLaterCounts(tx, companyId, ids, now);
  await refuseLessThanNone(
    tx,
    companyId,
    locked.rows.map(({ id }) => id),
  );
  if (cause === 'imported') return;
  const known = new Set(locked.rows.map(({ id }) => id));
  for (const { productId, owned } of counts) {
    if (!known.has(productId)) continue;
    await recordStock(tx, companyId, 'stock.counted', { productId, details: { units: owned, on: day, note } });
  }
}

/** Writes down what somebody did to the stock of a product. */
export function recordStock(
  tx: Tx,
  companyId: string,
  what: Extract<Audited, `stock.${string}`>,
  { productId, details }: { readonly productId: string; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> {
  return recordAudit(tx, companyId, { what, id: productId, name: nameOfProduct(companyId, productId), details });
}

/** SQL for what a product is called. */
export function nameOfProduct(companyId: string, id: string): RawBuilder<string> {
  return sql<string>`(select name from products where company_id = ${companyId} and id = ${id})`;
}

/**
 * Records units bought, or sold with a negative quantity, from a day on; a count of a later day stands. Throws
 * `not_found` where the company has no such tracked product, `invalid_request` where more would be sold than are owned
 * on that or a later day.
 */
export async function recordChange(
  tx: Tx,
  companyId: string,
  productId: string,
  quantity: number,
  { day, now, note }: Recording,
): Promise<string> {
  await requireTracked(tx, companyId, productId);
  await tx
    .updateTable('products')
    .set({ first_owned: 0 })
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .where('first_owned', 'is', null)
    .execute();
  const id = newId();
  await tx
    .insertInto('stock_changes')
    .values({
      company_id: companyId,
      id,
      product_id: productId,
      cause: quantity > 0 ? 'bought' : 'sold',
      quantity,
      day,
      note: note ?? null,
      recorded_at: now,
    })
    .execute();
  await keepLaterCounts(tx, companyId, [id], now);
  await refuseLessThanNone(tx, companyId, [productId]);
  const details = { units: Math.abs(quantity), on: day, note };
  await recordStock(tx, companyId, quantity > 0 ? 'stock.bought' : 'stock.sold', { productId, details });
  return id;
}

/** What is recorded for a day before a count changes nothing from that count on: whoever counted saw it. */
async function keepLaterCounts(tx: Tx, companyId: string, changeIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ product: string; quantity: number; day: string }>`
    select c.product_id as product, -c.quantity as quantity, later.day
    from stock_changes c
    cross join lateral (
      select l.day from stock_changes l
      where l.company_id = c.company_id and l.product_id = c.product_id and l.cause in ('counted', 'imported')
        and l.day > c.day
      order by l.day
      limit 1
    ) later
    where c.company_id = ${companyId} and c.id = any(${changeIds}::uuid[]) and c.quantity <> 0`.execute(tx);
  if (rows.length === 0) return;
  await tx
    .insertInto('stock_changes')
    .values(
      rows.map(({ product, quantity, day }) => ({
        company_id: companyId,
        id: newId(),
        product_id: product,
        cause: 'counted' as const,
        quantity,
        day,
        note: 'the count of this day stands',
        recorded_at: now,
      })),
    )
    .execute();
}

/** A product's name and the units of it that are owned on a day; null where none were ever counted. Throws `not_found`. */
export async function ownedUnits(
  tx: Tx,
  companyId: string,
  productId: string,
  day: string,
): Promise<{ name: string; owned: number | null }> {
  const product = await tx
    .selectFrom('products')
    .select(['name', ownedOn(day).as('owned')])
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) throw noProduct(productId);
  return product;
}

/** Locks a tracked product against other records of its stock, or throws `not_found` or `invalid_request`; a kit has none. */
export async function requireTracked(tx: Tx, companyId: string, productId: string): Promise<void> {
  const { name, tracked } = await requireWithStock(tx, companyId, productId);
  if (tracked) return;
  throw new AppError('invalid_request', ({ catalogue }) => catalogue.notTracked(name), { param: 'item' });
}

/** The same of a product whether or not its stock is tracked. */
export async function requireWithStock(
  tx: Tx,
  companyId: string,
  productId: string,
): Promise<{ readonly name: string; readonly tracked: boolean }> {
  const product = await tx
    .selectFrom('products')
    .select(['name', 'tracked', isKit().as('kit')])
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (product === undefined) throw noProduct(productId);
  if (product.kit) {
    throw new AppError('invalid_request', ({ catalogue }) => catalogue.stockOfParts(product.name), { param: 'item' });
  }
  return product;
}

function noProduct(productId: string): AppError {
  return new AppError('not_found', (texts) => texts.none.product(productId), { param: 'item' });
}

async function refuseLessThanNone(tx: Tx, companyId: string, productIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string; day: string; owned: number }>`
    select p.name, level.day, level.owned
    from products p
    cross join lateral (
      select c.day, p.first_owned + sum(c.quantity) over (order by c.day range unbounded preceding) as owned
      from stock_changes c
      where c.company_id = p.company_id and c.product_id = p.id
    ) level
    where p.company_id = ${companyId} and p.id = any(${productIds}::uuid[]) and level.owned < 0
    order by level.day, p.name
    limit 1`.execute(tx);
  const wrong = rows[0];
  if (wrong === undefined) return;
  throw new AppError(
    'invalid_request',
    ({ catalogue }) => catalogue.lessThanNone(String(wrong.owned), wrong.name, wrong.day),
    {
      param: 'quantity',
    },
  );
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { nameKey } from '../name-key.ts';
import { recordCounts } from '../owned.ts';
import { READING, type Reading, saveFoundBy } from '../reading.ts';
import type { Compared } from './compare-with-standing.ts';

/** A row that says something new; `reading` is null where what the product is called has not changed. */
export interface Changed extends Compared {
  readonly reading: Reading | null;
}

interface Moment {
  readonly day: string;
  readonly now: Date;
}

/** Writes some products, what they are found by and how many are owned. Accessories come once all products are there. */
export async function saveChunk(
  tx: Tx,
  companyId: string,
  changed: readonly Changed[],
  { day, now }: Moment,
): Promise<void> {
  if (changed.length === 0) return;
  const made = changed.filter(({ isNew }) => isNew);
  const standing = changed.filter(({ isNew }) => !isNew);
  if (made.length > 0) await insertProducts(tx, companyId, made);
  if (standing.length > 0) {
    await updateProducts(tx, companyId, standing);
    await recordCounts(tx, companyId, newCounts(standing), { cause: 'imported', day, now });
  }
  await saveFoundBy(tx, companyId, changed.flatMap(foundBy));
}

/** The numbers owned of products that were there and of which another number was known. */
export function newCounts(compared: readonly Compared[]): { productId: string; owned: number }[] {
  return compared.flatMap(({ row: { owned }, id, isNew, isCounted }) =>
    owned === null || isNew || !isCounted ? [] : [{ productId: id, owned }],
  );
}

function foundBy({ id, isNew, reading }: Changed) {
  return reading === null ? [] : [{ id, isNew, kinds: reading.kinds, words: reading.words }];
}

async function insertProducts(tx: Tx, companyId: string, made: readonly Changed[]): Promise<void> {
  await sql`
    insert into products (company_id, id, sku, external_id, name, name_key, description, category, own_category, unit, unit_price,
      cost_price, tracked, first_owned,
      per_attendees, kilograms, cubic_metres, watts, traits, kinds, reading)
    select ${companyId}::uuid, id, sku, external_id, name, name_key, description, category, own_category, unit, unit_price,
      cost_price, tracked, owned, per_attendees, kilograms, cubic_metres, watts, traits, kinds, ${READING}
    from ${asRecords(made)}`.execute(tx);
}

async function updateProducts(tx: Tx, companyId: string, standing: readonly Changed[]): Promise<void> {
  await sql`
    update products set
      sku = r.sku, external_id = r.external_id, name = r.name, name_key = r.name_key, description = r.description, category = r.category,
      own_category = r.own_category, unit = r.unit, unit_price = r.unit_price, cost_price = r.cost_price,
      tracked = r.tracked, per_attendees = r.per_attendees, kilograms = r.kilograms,
      cubic_metres = r.cubic_metres, watts = r.watts,
      traits = coalesce(r.traits, products.traits), kinds = coalesce(r.kinds, products.kinds), reading = ${READING},
      archived_at = null, updated_at = now()
    from ${asRecords(standing)}
    where products.company_id = ${companyId} and products.id = r.id`.execute(tx);
}

function asRecords(changed: readonly Changed[]) {
  const records = changed.map(({ row, id, reading }) => ({
    id,
    sku: row.sku,
    external_id: row.externalId,
    name: row.name,
    name_key: nameKey(row.name),
    description: row.description,
    category: row.category,
    own_category: row.ownCategory,
    unit: row.unit,
    unit_price: row.unitPriceMinor.toString(),
    cost_price: row.costPriceMinor?.toString() ?? null,
    tracked: row.tracked ?? false,
    owned: row.owned,
    per_attendees: row.perAttendees,
    kilograms: row.kilograms,
    cubic_metres: row.cubicMetres,
    watts: row.watts,
    traits: reading?.traits,
    kinds: reading?.kinds,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
    id uuid, sku text, external_id text, name text, name_key text, description text, category text, own_category text,
    unit text, unit_price bigint, cost_price bigint,
    tracked boolean, owned integer, per_attendees numeric, kilograms numeric, cubic_metres numeric,
    watts numeric, traits jsonb, kinds jsonb)`;
}

import { sql } from 'kysely';
import type { Company } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { minorDigits } from '../platform/money/index.ts';
import { compareWithStanding, type Placed } from './compare-with-standing.ts';
import { type CatalogueRow, type ColumnReport, parseCatalogue, type RowError } from './import/index.ts';
import { nameKey } from './name-key.ts';
import { recordCounts } from './owned.ts';
import { READING, readProduct, saveFoundBy } from './reading.ts';

export interface ImportResult {
  readonly created: number;
  /** Rows of products that were there. */
  readonly updated: number;
  /** Of these, the ones that say what stands already; of them nothing is written. */
  readonly unchanged: number;
  /** Rows left out because something is wrong with them. */
  readonly skipped: number;
  /** By line, then column; `line` 1 is the header. */
  readonly errors: readonly RowError[];
  readonly columns: ColumnReport;
  /** The first good rows, as they were read. */
  readonly sample: readonly CatalogueRow[];
}

const SAMPLE = 5;

export interface ImportOptions {
  /** Imports the good rows; otherwise one bad row keeps all out. */
  readonly skipInvalid: boolean;
  readonly now: Date;
}

/**
 * Brings a catalogue file in, in the caller's transaction: a row whose sku is known updates that product, one without
 * sku the product of the same name; the rest are new. A number owned that differs from what is known is a change from
 * the company's today on. A column that the file does not have leaves what stands, and of a row that says what stands
 * already nothing is written. With errors and without `skipInvalid` nothing is written at all and `created` and
 * `updated` are 0.
 */
export async function importCatalogue(
  tx: Tx,
  company: Company,
  file: Uint8Array,
  options: ImportOptions,
): Promise<ImportResult> {
  const { id: companyId, currency } = company;
  const parsed = parseCatalogue(file, { currency, minorDigits: minorDigits(currency) });
  await lockCatalogue(tx, companyId);
  const known = await knownProducts(tx, companyId);
  const { rows, errors: dangling } = withoutDangling(parsed.rows, known);
  const sample = rows.slice(0, SAMPLE);
  const errors = [...parsed.errors, ...dangling].sort((a, b) => a.line - b.line || compare(a.column, b.column));
  const skipped = parsed.skipped + (parsed.rows.length - rows.length);
  if (errors.length > 0 && !options.skipInvalid) {
    return { created: 0, updated: 0, unchanged: 0, skipped, errors, columns: parsed.columns, sample };
  }

  const { used } = parsed.columns;
  const found = rows.map((row) => {
    const existing = findKnown(row, known);
    return { row, id: existing ?? newId(), isNew: existing === null };
  });
  const { now } = options;
  const today = dayIn(company.timeZone, now);
  const placed = await compareWithStanding(tx, companyId, found, { used, today });
  const changed = placed.filter(({ isUnchanged }) => !isUnchanged);
  if (changed.length > 0) {
    await saveProducts(tx, companyId, changed);
    const counts = changed.flatMap(({ row, id }) => (row.owned === null ? [] : { productId: id, owned: row.owned }));
    await recordCounts(tx, companyId, counts, { cause: 'imported', day: today, now });
    if (used.accessories !== undefined) await saveAccessories(tx, companyId, changed, skusOf(placed, known));
  }
  const created = placed.filter(({ isNew }) => isNew).length;
  return {
    created,
    updated: placed.length - created,
    unchanged: placed.length - changed.length,
    skipped,
    errors,
    columns: parsed.columns,
    sample,
  };
}

/** Until the transaction ends, another import of this company waits: a product that is new to both is made once. */
async function lockCatalogue(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalogue ' || ${companyId}, 0))`.execute(tx);
}

interface Known {
  readonly bySku: Map<string, string>;
  /** Products of that name; those without a sku first. */
  readonly byName: Map<string, { id: string; sku: string | null }>;
}

async function knownProducts(tx: Tx, companyId: string): Promise<Known> {
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'sku', 'name_key'])
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const known: Known = { bySku: new Map(), byName: new Map() };
  for (const { id, sku, name_key } of rows) {
    if (sku !== null) known.bySku.set(sku, id);
    const namesake = known.byName.get(name_key);
    if (namesake === undefined || (namesake.sku !== null && sku === null)) known.byName.set(name_key, { id, sku });
  }
  return known;
}

function findKnown(row: CatalogueRow, known: Known): string | null {
  if (row.sku !== null) {
    const same = known.bySku.get(row.sku);
    if (same !== undefined) return same;
  }
  const namesake = known.byName.get(nameKey(row.name));
  if (namesake === undefined) return null;
  // a product that has another sku is another product
  return row.sku === null || namesake.sku === null ? namesake.id : null;
}

/** Leaves out rows whose accessories name no sku of the file or the catalogue, until none is left that does. */
function withoutDangling(all: readonly CatalogueRow[], known: Known): { rows: CatalogueRow[]; errors: RowError[] } {
  const errors: RowError[] = [];
  let rows = [...all];
  for (;;) {
    const skus = new Set(rows.flatMap((row) => row.sku ?? []));
    const good = rows.filter((row) => {
      const missing = row.accessories.find(({ sku }) => !skus.has(sku) && !known.bySku.has(sku));
      const own = row.accessories.some(({ sku }) => sku === row.sku);
      if (missing === undefined && !own) return true;
      const message =
        missing === undefined
          ? 'names the product itself: leave it out'
          : `names the sku "${missing.sku}", which is neither in this file nor in the catalogue`;
      errors.push({ line: row.line, column: 'accessories', message });
      return false;
    });
    if (good.length === rows.length) return { rows, errors };
    rows = good;
  }
}

async function saveProducts(tx: Tx, companyId: string, placed: readonly Placed[]): Promise<void> {
  const read = placed.map(({ row, id }) => ({ id, ...readProduct(row) }));
  const records = placed.map(({ row, id }, index) => ({
    id,
    sku: row.sku,
    name: row.name,
    name_key: nameKey(row.name),
    description: row.description,
    category: row.category,
    unit: row.unit,
    unit_price: row.unitPriceMinor.toString(),
    tracked: row.tracked ?? false,
    per_attendees: row.perAttendees,
    kilograms: row.kilograms,
    watts: row.watts,
    traits: read[index]?.traits ?? {},
    kinds: read[index]?.kinds ?? [],
  }));
  await sql`
    insert into products (company_id, id, sku, name, name_key, description, category, unit, unit_price, tracked,
      per_attendees, kilograms, watts, traits, kinds, reading)
    select ${companyId}::uuid, id, sku, name, name_key, description, category, unit, unit_price, tracked,
      per_attendees, kilograms, watts, traits, kinds, ${READING}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (
      id uuid, sku text, name text, name_key text, description text, category text, unit text, unit_price bigint,
      tracked boolean, per_attendees numeric, kilograms numeric, watts numeric, traits jsonb, kinds jsonb)
    on conflict (company_id, id) do update set
      sku = coalesce(excluded.sku, products.sku), name = excluded.name, name_key = excluded.name_key,
      description = excluded.description, category = excluded.category, unit = excluded.unit,
      unit_price = excluded.unit_price, tracked = excluded.tracked,
      per_attendees = excluded.per_attendees, kilograms = excluded.kilograms, watts = excluded.watts,
      traits = excluded.traits, kinds = excluded.kinds, reading = excluded.reading, archived_at = null, updated_at = now()`.execute(
    tx,
  );
  await planForMany(tx);
  await saveFoundBy(tx, companyId, read);
}

/**
 * The database plans by what it knew of the table before these products came, and keeps the plans that check foreign keys
 * as long as a connection lasts: made while there were few, they read all products for each row. Until the transaction
 * ends, new plans are made, and none that goes through one list for each row of another. (10,000 products after 260:
 * 123 s without, 6 s with it.)
 */
async function planForMany(tx: Tx): Promise<void> {
  await sql`discard plans`.execute(tx);
  await sql`set local enable_nestloop = off`.execute(tx);
}

/** Ids of products by sku, of the file and of those that were there. */
function skusOf(placed: readonly Placed[], known: Known): ReadonlyMap<string, string> {
  const bySku = new Map(known.bySku);
  for (const { row, id } of placed) if (row.sku !== null) bySku.set(row.sku, id);
  return bySku;
}

async function saveAccessories(
  tx: Tx,
  companyId: string,
  placed: readonly Placed[],
  bySku: ReadonlyMap<string, string>,
): Promise<void> {
  const records = placed.flatMap(({ row, id }) =>
    row.accessories.map(({ sku, quantity }) => ({ product: id, accessory: bySku.get(sku), quantity })),
  );
  const ids = placed.map(({ id }) => id);
  await sql`delete from product_accessories where company_id = ${companyId} and product_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`
    insert into product_accessories (company_id, product_id, accessory_id, quantity)
    select ${companyId}::uuid, product, accessory, sum(quantity)
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (product uuid, accessory uuid, quantity integer)
    where product <> accessory
    group by product, accessory`.execute(tx);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

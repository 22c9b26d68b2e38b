import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { ColumnReport } from '../../imports/index.ts';
import type { CatalogueRow, Field } from '../import/index.ts';
import { READING } from '../reading.ts';
import type { Placed } from './placed.ts';
import type { Beside } from './read-beside.ts';

/** A row beside what is known of its product; all three are true of a product that is new. */
export interface Compared extends Placed {
  /** Whether it says anything new. */
  readonly isChanged: boolean;
  /** Whether what the product is and can be found by may be another. */
  readonly isRenamed: boolean;
  /** Whether another number owned is known, or none. */
  readonly isCounted: boolean;
}

/**
 * Rows of known products, completed by what stands where the file has no column, and in what they say anything new. An
 * archived product comes back by its row, and one that an older version read is read again: both are changes. Rows of
 * products that were there come in the order of their ids.
 */
export async function compareWithStanding(
  tx: Tx,
  companyId: string,
  placed: readonly Placed[],
  { used, owned, accessories, parts }: Beside,
): Promise<readonly Compared[]> {
  const known = placed.filter(({ isNew }) => !isNew);
  const rows = await readStanding(tx, companyId, known[0]?.id, known.at(-1)?.id);
  const standing = new Map(rows.map((row) => [row.id, row]));
  return placed.map((one) => {
    const old = standing.get(one.id);
    if (old === undefined) return { ...one, isChanged: true, isRenamed: true, isCounted: true };
    const row = completed(one.row, old, used);
    const isRenamed = !old.isCurrent || !isNamedAlike(row, old);
    const isCounted =
      row.owned !== null && (old.firstOwned === null || row.owned !== old.firstOwned + (owned.get(one.id) ?? 0));
    const goesOutAlike =
      (used.accessories === undefined || listOf(row.accessories) === (accessories.get(one.id) ?? '')) &&
      (used.parts === undefined || listOf(row.parts) === (parts.get(one.id) ?? ''));
    return {
      ...one,
      row,
      isRenamed,
      isCounted,
      isChanged: isRenamed || isCounted || !goesOutAlike || !isKeptAlike(row, old),
    };
  });
}

/** A row without sku leaves that of the product. */
function completed(row: CatalogueRow, old: Standing, used: ColumnReport<Field>['used']): CatalogueRow {
  return {
    ...row,
    sku: row.sku ?? old.sku,
    externalId: row.externalId ?? old.externalId,
    tracked: row.tracked ?? old.tracked,
    // a word of ours says nothing of the company's own
    ...(used.own_category === undefined && { ownCategory: row.ownCategory ?? old.ownCategory }),
    ...(used.cost_price === undefined && { costPriceMinor: old.costPrice === null ? null : BigInt(old.costPrice) }),
    ...(used.description === undefined && { description: old.description }),
    ...(used.per_attendees === undefined && { perAttendees: old.perAttendees }),
    ...(used.weight_kg === undefined && { kilograms: old.kilograms }),
    ...(used.volume_m3 === undefined && { cubicMetres: old.cubicMetres }),
    ...(used.power_w === undefined && { watts: old.watts }),
  };
}

interface Standing {
  readonly id: string;
  readonly sku: string | null;
  readonly externalId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly category: string;
  readonly ownCategory: string | null;
  readonly unit: string;
  /** In minor units. */
  readonly unitPrice: string;
  readonly costPrice: string | null;
  readonly tracked: boolean;
  readonly perAttendees: number | null;
  readonly kilograms: number | null;
  readonly cubicMetres: number | null;
  readonly watts: number | null;
  readonly firstOwned: number | null;
  readonly isCurrent: boolean;
}

/**
 * By a range of ids, so that the chunks together read a catalogue once: of two thousand ids it may be read once for each
 * chunk, where the planner takes a company for small.
 */
async function readStanding(
  tx: Tx,
  companyId: string,
  first: string | undefined,
  last: string | undefined,
): Promise<readonly Standing[]> {
  if (first === undefined || last === undefined) return [];
  const { rows } = await sql<Standing>`
    select id, sku, external_id as "externalId", name, description, category, own_category as "ownCategory", unit,
      unit_price::text as "unitPrice", cost_price::text as "costPrice", tracked,
      per_attendees::float8 as "perAttendees", kilograms::float8 as kilograms,
      cubic_metres::float8 as "cubicMetres", watts::float8 as watts,
      first_owned as "firstOwned", archived_at is null and reading >= ${READING} as "isCurrent"
    from products
    where company_id = ${companyId} and id between ${first}::uuid and ${last}::uuid`.execute(tx);
  return rows;
}

function isNamedAlike(row: CatalogueRow, old: Standing): boolean {
  return (
    row.sku === old.sku && row.name === old.name && row.description === old.description && row.category === old.category
  );
}

function isKeptAlike(row: CatalogueRow, old: Standing): boolean {
  return (
    row.externalId === old.externalId &&
    row.ownCategory === old.ownCategory &&
    row.unit === old.unit &&
    row.unitPriceMinor.toString() === old.unitPrice &&
    (row.costPriceMinor?.toString() ?? null) === old.costPrice &&
    row.tracked === old.tracked &&
    row.perAttendees === old.perAttendees &&
    row.kilograms === old.kilograms &&
    row.cubicMetres === old.cubicMetres &&
    row.watts === old.watts
  );
}

/** `SKU*2;SKU*1`, each once and by sku. */
function listOf(others: CatalogueRow['accessories']): string {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of others) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return [...quantities]
    .toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    .map(([sku, quantity]) => `${sku}*${quantity}`)
    .join(';');
}

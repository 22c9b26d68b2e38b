import { sql } from 'kysely';
import type { Company } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { mapInSlices } from '../../platform/in-slices.ts';
import { minorDigits } from '../../platform/money/index.ts';
import { ownedOn } from '../owned.ts';
import { csvRow } from '../../platform/csv-row.ts';

const COLUMNS = [
  'sku',
  'name',
  'category',
  'own_category',
  'unit',
  'unit_price',
  'cost_price',
  'description',
  'tracked',
  'owned',
  'per_attendees',
  'accessories',
  'parts',
  'weight_kg',
  'volume_m3',
  'power_w',
] as const;
/** Spreadsheets take a file for UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Row {
  id: string;
  sku: string | null;
  name: string;
  nameKey: string;
  category: string;
  ownCategory: string | null;
  unit: string;
  unitPrice: bigint;
  costPrice: bigint | null;
  description: string | null;
  tracked: boolean;
  owned: number | null;
  perAttendees: string | null;
  kilograms: string | null;
  cubicMetres: string | null;
  watts: string | null;
  goingOut: readonly { id: string; quantity: number; isPart: boolean }[];
}

/**
 * A company's products that are not archived, by name, as a CSV file that the import reads: into an empty catalogue it
 * brings the same products. A product that only an SKU can name (an accessory, a part, a name that two have) is given one.
 * Without costs it is for those who may not know them, and leaves those of a catalogue as they are.
 */
export async function exportCatalogue(
  tx: Tx,
  company: Company,
  day: string,
  { withCosts = true }: { readonly withCosts?: boolean } = {},
): Promise<string> {
  const { rows } = await sql<Row>`
    select id, sku, name, name_key as "nameKey", category, own_category as "ownCategory",
      unit, unit_price as "unitPrice", cost_price as "costPrice", description, tracked,
      ${ownedOn(day)} as owned, per_attendees::text as "perAttendees", kilograms::text as kilograms,
      cubic_metres::text as "cubicMetres",
      watts::text as watts,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.accessory_id, 'quantity', a.quantity, 'isPart', a.is_part)
          order by p.name_key, p.id), '[]')
        from product_accessories a
        join products p on p.company_id = a.company_id and p.id = a.accessory_id and p.archived_at is null
        where a.company_id = products.company_id and a.product_id = products.id) as "goingOut"
    from products
    where company_id = ${company.id} and archived_at is null
    order by name_key, id`.execute(tx);
  const skus = await skusOf(rows);
  const digits = minorDigits(company.currency);
  const listed = (others: Row['goingOut']) => others.map(({ id, quantity }) => `${skus.get(id)}*${quantity}`).join(';');
  const lines = await mapInSlices(rows, (row) =>
    csvRow([
      skus.get(row.id) ?? null,
      row.name,
      row.category,
      row.ownCategory,
      row.unit,
      priceText(row.unitPrice, digits),
      ...(withCosts ? [row.costPrice === null ? null : priceText(row.costPrice, digits)] : []),
      row.description,
      String(row.tracked),
      row.tracked && row.owned !== null && !row.goingOut.some(isPart) ? String(row.owned) : null,
      plainNumber(row.perAttendees),
      listed(row.goingOut.filter((one) => !isPart(one))),
      listed(row.goingOut.filter(isPart)),
      plainNumber(row.kilograms),
      plainNumber(row.cubicMetres),
      plainNumber(row.watts),
    ]),
  );
  const columns = COLUMNS.filter((column) => withCosts || column !== 'cost_price');
  return [BYTE_ORDER_MARK, csvRow(columns), ...lines].join('');
}

function isPart(one: Row['goingOut'][number]): boolean {
  return one.isPart;
}

async function skusOf(rows: readonly Row[]): Promise<Map<string, string>> {
  const named = new Map<string, number>();
  const belongs = new Set<string>();
  await mapInSlices(rows, ({ nameKey, goingOut }) => {
    named.set(nameKey, (named.get(nameKey) ?? 0) + 1);
    for (const { id } of goingOut) belongs.add(id);
  });
  const skus = new Map<string, string>();
  await mapInSlices(rows, ({ id, sku, nameKey }) => {
    if (sku !== null) skus.set(id, sku);
    else if (belongs.has(id) || (named.get(nameKey) ?? 0) > 1) skus.set(id, `P-${id.slice(-12)}`);
  });
  return skus;
}

/** Three decimals behind a point could be read as thousands: such a number has a fourth. */
function unmistakable(text: string): string {
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function priceText(minor: bigint, digits: number): string {
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return unmistakable(`${text.slice(0, -digits)}.${text.slice(-digits)}`);
}

function plainNumber(stored: string | null): string | null {
  if (stored === null) return null;
  return unmistakable(stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored);
}

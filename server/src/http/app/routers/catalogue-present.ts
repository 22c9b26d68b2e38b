import type { Company } from '../../../accounts/index.ts';
import type { Report } from '../../../availability/index.ts';
import type { ChangedPrice, ImportResult, ListedProduct, ProductDetails } from '../../../catalogue/index.ts';
import { toMajor } from '../../../platform/money/index.ts';

/** Rows and errors beyond these are counted and not shown. */
export const MOST_ERRORS = 1000;
const MOST_PRICES = 200;

export function presentListed({ unitPrice, ...product }: ListedProduct, currency: string) {
  return { ...product, unit_price: toMajor(unitPrice, currency) };
}

/** `picture` is where it is served. */
export function presentProduct(product: ProductDetails, { id: companyId, currency }: Pick<Company, 'id' | 'currency'>) {
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    description: product.description,
    category: product.category,
    unit: product.unit,
    unit_price: toMajor(product.unitPrice, currency),
    picture: product.pictureId === null ? null : `pictures/${companyId}/${product.pictureId}/large`,
    tracked: product.tracked,
    owned: product.owned,
    per_attendees: product.perAttendees,
    weight_kg: product.kilograms,
    power_w: product.watts,
    archived_at: product.archivedAt?.toISOString() ?? null,
    updated_at: product.updatedAt.toISOString(),
    accessories: product.accessories.map(presentAccessory),
    goes_with: product.goesWith.map(presentAccessory),
  };
}

function presentAccessory({ productId, name, quantity, archived }: ProductDetails['accessories'][number]) {
  return { product_id: productId, name, quantity, archived };
}

/** The figures of a report of one day and at most one product; null: its stock is not tracked. */
export function presentDay({ productIds, owned, inRepair, lost, firm, provisional, overdue, free }: Report) {
  if (productIds.length === 0) return null;
  return {
    owned: first(owned),
    in_repair: first(inRepair),
    lost: first(lost),
    firm: first(firm),
    provisional: first(provisional),
    overdue: first(overdue),
    free: first(free),
  };
}

function first([figure = 0]: Float64Array): number {
  return figure;
}

export function presentPrices(changed: readonly ChangedPrice[], currency: string) {
  return changed.slice(0, MOST_PRICES).map(({ id, name, unit, before, after }) => ({
    id,
    name,
    unit,
    before: toMajor(before, currency),
    after: toMajor(after, currency),
  }));
}

export function presentImport(result: ImportResult, currency: string) {
  const { created, updated, unchanged, skipped, errors, errorCount, columns, sample } = result;
  return {
    created,
    updated,
    unchanged,
    skipped,
    error_count: errorCount,
    errors: errors.slice(0, MOST_ERRORS),
    columns: Object.entries(columns.used).map(([field, header]) => ({ field, header })),
    ignored_columns: columns.ignored,
    sample: sample.map((row) => ({
      line: row.line,
      sku: row.sku,
      name: row.name,
      category: row.category,
      unit: row.unit,
      unit_price: toMajor(row.unitPriceMinor, currency),
      description: row.description,
      tracked: row.tracked,
      owned: row.owned,
      per_attendees: row.perAttendees,
      accessories: row.accessories.map(({ sku, quantity }) => `${sku}*${quantity}`).join(';') || null,
      weight_kg: row.kilograms,
      power_w: row.watts,
    })),
  };
}

/** What is answered to a file that was brought in or tried. */
export type ImportBody = ReturnType<typeof presentImport>;

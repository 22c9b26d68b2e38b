import type { Company } from '../../../accounts/index.ts';
import type { Report } from '../../../availability/index.ts';
import type { ChangedPrice, ListedProduct, ProductDetails } from '../../../catalogue/index.ts';
import { toMajor } from '../../../platform/money/index.ts';

/** Prices beyond these are counted and not shown. */
const MOST_PRICES = 200;

export function presentListed({ unitPrice, ownCategory, ...product }: ListedProduct, currency: string) {
  return { ...product, own_category: ownCategory, unit_price: toMajor(unitPrice, currency) };
}

/** `picture` is where it is served; `knowsCosts`: whether they are told what it costs. */
export function presentProduct(
  product: ProductDetails,
  { id: companyId, currency }: Pick<Company, 'id' | 'currency'>,
  { knowsCosts }: { readonly knowsCosts: boolean },
) {
  const { costPrice } = product;
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    description: product.description,
    category: product.category,
    own_category: product.ownCategory,
    unit: product.unit,
    unit_price: toMajor(product.unitPrice, currency),
    /** Null: not known, or not told. */
    cost_price: knowsCosts && costPrice !== null ? toMajor(costPrice, currency) : null,
    picture: product.pictureId === null ? null : `pictures/${companyId}/${product.pictureId}/large`,
    tracked: product.tracked,
    owned: product.owned,
    per_attendees: product.perAttendees,
    weight_kg: product.kilograms,
    volume_m3: product.cubicMetres,
    power_w: product.watts,
    archived_at: product.archivedAt?.toISOString() ?? null,
    updated_at: product.updatedAt.toISOString(),
    accessories: product.accessories.map(presentAccessory),
    goes_with: product.goesWith.map(presentAccessory),
    parts: product.parts.map(presentAccessory),
    part_of: product.partOf.map(presentAccessory),
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

import type { Category, Unit } from '@showbill/contract';
import type { client } from '../../../lib/trpc.ts';
import type { AccessoryBody, ProductBody } from './types.ts';

/** What a form holds of a product: only what was changed, or all of it. */
export interface Draft {
  readonly name?: string;
  readonly sku?: string;
  readonly category?: string | undefined;
  readonly unit?: string | undefined;
  /** Null: the field is empty. */
  readonly unit_price?: number | null;
  readonly description?: string;
  readonly per_attendees?: number | null;
  readonly weight_kg?: number | null;
  readonly power_w?: number | null;
  readonly tracked?: boolean;
  readonly accessories?: readonly AccessoryBody[];
}

/** All of a product, or what a new one starts with. */
export function draftOf(product: ProductBody | null): Draft {
  if (product === null) return { category: undefined, unit: 'day', tracked: false, accessories: [] };
  const { name, sku, category, unit, unit_price, description, per_attendees, weight_kg, power_w } = product;
  return {
    name,
    sku: sku ?? '',
    category,
    unit,
    unit_price,
    description: description ?? '',
    per_attendees,
    weight_kg,
    power_w,
    tracked: product.tracked,
    accessories: product.accessories,
  };
}

/** Whether there is what every product needs. */
export function isComplete({ name = '', category, unit, unit_price: price }: Draft): boolean {
  return name.trim() !== '' && category !== undefined && unit !== undefined && typeof price === 'number';
}

type NewProduct = Parameters<typeof client.catalogue.create.mutate>[0];

/** A draft as the server takes it. Of a new product it must be complete. */
export function changesOf({ accessories, category, unit, unit_price: price, ...same }: Draft): NewProduct {
  return {
    ...same,
    ...(category !== undefined && { category: category as Category }),
    ...(unit !== undefined && { unit: unit as Unit }),
    ...(typeof price === 'number' && { unit_price: price }),
    ...(accessories !== undefined && {
      accessories: accessories.map(({ product_id, quantity }) => ({ product_id, quantity })),
    }),
  } as NewProduct;
}

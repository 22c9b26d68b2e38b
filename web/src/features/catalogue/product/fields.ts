import type { Category, Unit } from '@showbill/contract';
import type { client } from '../../../lib/trpc.ts';
import type { AccessoryBody, ProductBody } from './types.ts';

/** What a form holds of a product. */
export interface ProductFields {
  readonly name: string;
  readonly sku: string;
  /** Null: none is chosen. */
  readonly category: Category | null;
  readonly own_category: string;
  readonly unit: Unit;
  /** Null: the field is empty. */
  readonly unit_price: number | null;
  /** The same: not known. */
  readonly cost_price: number | null;
  readonly description: string;
  readonly per_attendees: number | null;
  readonly weight_kg: number | null;
  readonly volume_m3: number | null;
  readonly power_w: number | null;
  readonly tracked: boolean;
  readonly accessories: readonly AccessoryBody[];
  /** What it is made of, where it is a kit. */
  readonly parts: readonly AccessoryBody[];
}

const NEW: ProductFields = {
  name: '',
  sku: '',
  category: null,
  own_category: '',
  unit: 'day',
  unit_price: null,
  cost_price: null,
  description: '',
  per_attendees: null,
  weight_kg: null,
  volume_m3: null,
  power_w: null,
  tracked: false,
  accessories: [],
  parts: [],
};

/** Those of a product, or what a new one starts with. */
export function fieldsOf(product: ProductBody | null): ProductFields {
  if (product === null) return NEW;
  const { name, sku, category, unit, unit_price, description, per_attendees, weight_kg, volume_m3, power_w } = product;
  const { cost_price, own_category, tracked, accessories, parts } = product;
  return {
    name,
    sku: sku ?? '',
    category,
    own_category: own_category ?? '',
    unit,
    unit_price,
    cost_price,
    description: description ?? '',
    per_attendees,
    weight_kg,
    volume_m3,
    power_w,
    tracked,
    accessories,
    parts,
  };
}

/** Whether there is what every product needs. */
export function isComplete({ name, category, unit_price: price }: ProductFields): boolean {
  return name.trim() !== '' && category !== null && price !== null;
}

type NewProduct = Parameters<typeof client.catalogue.create.mutate>[0];

/** Fields as the server takes them. Of a new product they must be complete. */
export function inputOf({ accessories, parts, ...same }: Partial<ProductFields>): NewProduct {
  return {
    ...same,
    ...(accessories !== undefined && { accessories: accessories.map(namedIn) }),
    ...(parts !== undefined && { parts: parts.map(namedIn) }),
  } as NewProduct;
}

function namedIn({ product_id, quantity }: AccessoryBody) {
  return { product_id, quantity };
}

import type { Category, CodeRule, PriceListRule, Unit } from '@showbill/contract';
import type { Region } from '../../../catalogue/index.ts';
import type { Kind } from '../../../equipment/index.ts';
import { invalidField } from '../../../platform/errors.ts';
import type { Saying } from '../../../refusals/index.ts';
import type { DeliveryGround } from '../../delivery/index.ts';
import { unitCost } from '../../margin/index.ts';
import { regionOf, unitPrice } from '../../price/index.ts';

export interface GroundProduct {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly kind?: Kind | undefined;
  readonly unit: Unit;
  /** Minor units of the company's currency. */
  readonly unitPrice: bigint;
  /** The same; null: not known. */
  readonly costPrice: bigint | null;
  readonly archived: boolean;
  /** What comes with one of it, and how much. */
  readonly accessories: readonly { readonly productId: string; readonly quantity: number }[];
}

/** What of the company a list of changes needs. */
export interface Ground {
  readonly currency: string;
  readonly companyCurrency: string;
  /** Null: the company has none any more. */
  readonly exchangeRate: string | null;
  readonly regions: readonly Region[];
  readonly products: ReadonlyMap<string, GroundProduct>;
  /** Of the brief: what is said of new lines is in it. */
  readonly language: string;
  /** Names by id. */
  readonly clients: ReadonlyMap<string, string>;
  /** Of clients who have one, by their ids. */
  readonly priceLists: ReadonlyMap<string, PriceListRule>;
  /** Discount codes that are entered, or why they cannot be. */
  readonly codes: ReadonlyMap<string, CodeRule | Saying>;
  /** Null: the company has no table of delivery prices, or nothing is priced by it. */
  readonly delivery: DeliveryGround | null;
}

/** What the catalogue and the settings give for a product at a venue. Throws `invalid_request` on `param` without a rate. */
export function cataloguePrice(product: GroundProduct, venue: string | null, ground: Ground, param: string): bigint {
  const regionalFactor = regionOf(venue, ground.regions)?.factor ?? '1';
  return unitPrice(product.unitPrice, { ...exchangeOf(ground, param), regionalFactor });
}

/** What one pricing unit of it costs the company; null: not known. Throws as `cataloguePrice` does. */
export function catalogueCost(product: GroundProduct, ground: Ground, param: string): bigint | null {
  return unitCost(product.costPrice, exchangeOf(ground, param));
}

function exchangeOf({ currency, companyCurrency, exchangeRate }: Ground, param: string) {
  if (exchangeRate !== null) return { currency, companyCurrency, exchangeRate };
  throw invalidField(param, ({ needs }) => needs.cataloguePrice(companyCurrency, currency));
}

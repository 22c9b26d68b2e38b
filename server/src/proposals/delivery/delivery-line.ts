import { type DeliveryWanted, LANGUAGES, type PricedDelivery, type Trip, type Unit } from '@showbill/contract';
import { findPostcode } from '../../delivery/index.ts';
import type { Kind } from '../../equipment/index.ts';
import { deliverySentence, speechOf } from '../../languages/index.ts';
import type { LineItem } from '../proposal.ts';
import { type Delivered, type DeliveryGround, quoteDelivery } from './quote.ts';

/** Vehicles that make a delivery; `undefined`: of a line of the company's own. */
const VEHICLES: readonly (Kind | undefined)[] = ['van', 'truck', undefined];
/** A delivery is priced as one. */
const DELIVERY_UNITS: readonly Unit[] = ['event', 'each', 'day'];

type Line = Pick<LineItem, 'category' | 'kind' | 'unit' | 'optional'>;

/** Whether the table of delivery prices may price it. */
export function mayBeDelivery({ category, unit }: Pick<Line, 'category' | 'unit'>): boolean {
  return category === 'transport' && DELIVERY_UNITS.includes(unit);
}

/** The line that is priced where somebody tells the venue's postcode: the first firm one that is plainly a delivery. */
export function deliveryLineOf<L extends Line>(lines: readonly L[]): L | null {
  return lines.find((line) => mayBeDelivery(line) && !line.optional && isDelivery(line)) ?? null;
}

/** A van by the day may as well be hired out to drive oneself. */
function isDelivery({ kind, unit }: Line): boolean {
  return kind === 'delivery' || (unit !== 'day' && VEHICLES.includes(kind));
}

/** A delivery to a venue, priced; null where its postcode is not known, or has no price. */
export function deliveryTo(
  venue: string | null,
  delivered: Delivered,
  ground: DeliveryGround,
  trips: Pick<DeliveryWanted, Trip> = { delivery: true, collection: true },
): { readonly delivery: PricedDelivery; readonly amount: bigint } | null {
  const postcode = venue === null ? null : findPostcode(venue, ground.table.from.country);
  if (postcode === null) return null;
  const wanted = { postcode, distance: null, delivery: trips.delivery, collection: trips.collection };
  const { price } = quoteDelivery(wanted, delivered, ground);
  return 'why' in price ? null : { delivery: { ...wanted, made: price.made }, amount: price.amount };
}

/** What becomes of a line that a delivery prices: it is one of it, and costs the company what it did. */
export function pricedAs(
  line: Pick<LineItem, 'unit' | 'units' | 'days' | 'unitCost'>,
  delivery: PricedDelivery,
  { amount, language }: { readonly amount: bigint; readonly language: string },
) {
  const quantity = line.unit === 'day' ? line.units * line.days : line.units;
  return {
    units: 1,
    days: line.unit === 'day' ? 1 : line.days,
    unitPrice: amount,
    unitCost: line.unitCost === null ? null : line.unitCost * BigInt(quantity),
    priceSetByHand: false,
    delivery,
    reason: sayDelivery(delivery, language),
  };
}

/** How its price was made, in one sentence without amounts. */
function sayDelivery(delivery: PricedDelivery, language: string): string {
  return deliverySentence(speechOf(LANGUAGES.find((each) => each === language) ?? 'en'), delivery);
}

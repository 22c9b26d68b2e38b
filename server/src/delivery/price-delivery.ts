import { type DeliveryMade, type DeliveryTable, type DeliveryWanted, TRIPS } from '@showbill/contract';
import { multiplyRounded, parseDecimal, toMinor } from '../platform/money/index.ts';
import type { Load } from './load.ts';
import { isOutOfHours, type TripTime } from './out-of-hours.ts';
import { zoneOf } from './postcodes/zones.ts';
import { chooseVehicles } from './vehicles.ts';

/** Distances have three decimals. */
const THOUSANDTHS = 1000;
const HUNDREDTH = { coefficient: 1n, scale: 2 };

export interface DeliveryOrder {
  readonly wanted: DeliveryWanted;
  /** About how far it is to the postcode, in the table's unit; null: not known. */
  readonly distance: number | null;
  readonly load: Load;
  readonly times: Readonly<Record<(typeof TRIPS)[number], TripTime>>;
}

/** Why there is no price: nobody knows where it goes or how far, or the table has none so far out or for so much. */
export type NoPrice = 'place' | 'too_far' | 'too_much';

/** `amount` in minor units of the company's currency. */
export type DeliveryPrice =
  | { readonly kind: 'priced'; readonly amount: bigint; readonly made: DeliveryMade }
  | { readonly kind: 'unpriced'; readonly why: NoPrice };

/**
 * What a delivery, a collection or both come to by a company's table, and how that was made. Of each trip: the price of its zone
 * or distance times each vehicle's factor, rounded half up, with what the vehicle costs more; and the surcharge outside working
 * hours, rounded half up. A typed distance goes before the postcode's zone, and that before its distance.
 */
export function priceDelivery(table: DeliveryTable, currency: string, order: DeliveryOrder): DeliveryPrice {
  const base = baseOf(table, currency, order);
  if ('why' in base) return { kind: 'unpriced', why: base.why };
  const trip = tripOf(table, currency, base.price, order.load);
  if (trip === null) return { kind: 'unpriced', why: 'too_much' };
  const trips = TRIPS.filter((each) => order.wanted[each]);
  const late = table.out_of_hours === null ? [] : trips.filter((each) => isOutOfHours(table.hours, order.times[each]));
  const amount =
    BigInt(trips.length) * trip.price + BigInt(late.length) * surchargeOn(trip.price, table.out_of_hours, currency);
  return { kind: 'priced', amount, made: { by: base.by, vehicles: trip.vehicles, out_of_hours: late } };
}

type Base = { readonly price: bigint; readonly by: DeliveryMade['by'] } | { readonly why: NoPrice };

function baseOf(table: DeliveryTable, currency: string, { wanted, distance: found }: DeliveryOrder): Base {
  const { postcode, distance: typed } = wanted;
  const zone = typed !== null || postcode === null ? null : zoneOf(postcode, table.from.country, table.zones);
  if (zone !== null) return { price: toMinor(zone.price, currency), by: { kind: 'zone', name: zone.name } };
  const distance = typed ?? found;
  if (distance === null || (table.bands.length === 0 && table.beyond === null)) return { why: 'place' };
  const priced = byDistance(table, currency, distance);
  if (priced === null) return { why: 'too_far' };
  const { price, up_to } = priced;
  return { price, by: { kind: 'distance', distance, unit: table.unit, about: typed === null, up_to } };
}

function byDistance({ bands, beyond }: DeliveryTable, currency: string, distance: number) {
  const band = bands.find(({ up_to }) => distance <= up_to);
  if (band !== undefined) return { price: toMinor(band.price, currency), up_to: band.up_to };
  if (beyond === null) return null;
  const last = bands.at(-1) ?? { up_to: 0, price: 0 };
  const thousandths = Math.round(distance * THOUSANDTHS) - Math.round(last.up_to * THOUSANDTHS);
  const further = BigInt(Math.ceil(thousandths / THOUSANDTHS)) * (beyond.there_and_back ? 2n : 1n);
  return { price: toMinor(last.price, currency) + further * toMinor(beyond.price, currency), up_to: null };
}

function tripOf({ vehicles, usual_vehicle: usual }: DeliveryTable, currency: string, base: bigint, load: Load) {
  if (vehicles.length === 0) return { price: base, vehicles: [] };
  const costs = vehicles.map(
    ({ factor, extra }) => multiplyRounded(base, parseDecimal(factor)) + toMinor(extra, currency),
  );
  const fleet = chooseVehicles(vehicles, usual, costs, load);
  if (fleet === null) return null;
  return {
    price: costs.reduce((sum, cost, place) => sum + BigInt(fleet[place] ?? 0) * cost, 0n),
    vehicles: vehicles.flatMap(({ name }, place) => {
      const count = fleet[place] ?? 0;
      return count === 0 ? [] : { name, count };
    }),
  };
}

function surchargeOn(trip: bigint, surcharge: DeliveryTable['out_of_hours'], currency: string): bigint {
  if (surcharge === null) return 0n;
  if (surcharge.kind === 'amount') return toMinor(surcharge.amount, currency);
  return multiplyRounded(trip, parseDecimal(surcharge.percent), HUNDREDTH);
}

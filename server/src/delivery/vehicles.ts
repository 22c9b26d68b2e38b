import type { DeliveryVehicle } from '@showbill/contract';
import type { Load } from './load.ts';

/** Trying all is quick up to here: 8 kinds of vehicles give some 44,000 ways to choose ten. */
const MOST_VEHICLES = 10;
/** Sums of weights are not exact. */
const HAIR = 1e-6;

/** How many of each vehicle go, in the order of the table. */
export type Fleet = readonly number[];

/**
 * The vehicles that carry a load for the least, of these the fewest. A load of which something is not known goes with the
 * usual vehicle, and with others only where what is known is too much for it. Null where ten vehicles do not carry it. `costs`:
 * what a trip with each vehicle comes to.
 */
export function chooseVehicles(
  vehicles: readonly DeliveryVehicle[],
  usual: number,
  costs: readonly bigint[],
  load: Load,
): Fleet | null {
  const isKnown = load.known > 0 && load.unknown === 0;
  const one = vehicles.map((_, place) => (place === usual ? 1 : 0));
  if (!isKnown && carries(vehicles, one, load)) return one;
  const found: { best: { readonly fleet: Fleet; readonly cost: bigint; readonly count: number } | null } = {
    best: null,
  };
  const tryFrom = (place: number, fleet: Fleet, count: number, cost: bigint): void => {
    const { best } = found;
    if (best !== null && (cost > best.cost || (cost === best.cost && count >= best.count))) return;
    if (count > 0 && carries(vehicles, fleet, load)) {
      found.best = { fleet, cost, count };
      return;
    }
    if (count === MOST_VEHICLES) return;
    for (let next = place; next < vehicles.length; next += 1) {
      const more = fleet.map((each, at) => (at === next ? each + 1 : each));
      tryFrom(next, more, count + 1, cost + (costs[next] ?? 0n));
    }
  };
  tryFrom(
    0,
    vehicles.map(() => 0),
    0,
    0n,
  );
  return found.best?.fleet ?? null;
}

function carries(vehicles: readonly DeliveryVehicle[], fleet: Fleet, { kilograms, cubicMetres }: Load): boolean {
  const room = (limit: 'payload_kg' | 'volume_m3') =>
    vehicles.reduce((sum, vehicle, place) => {
      const count = fleet[place] ?? 0;
      return count === 0 ? sum : sum + count * (vehicle[limit] ?? Number.POSITIVE_INFINITY);
    }, 0);
  return room('payload_kg') + HAIR >= kilograms && room('volume_m3') + HAIR >= cubicMetres;
}

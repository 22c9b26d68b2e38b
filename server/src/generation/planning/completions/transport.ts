import type { Kind } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { reason } from '../prose/reasons.ts';
import { count } from '../sizes.ts';
import type { Sized } from '../types.ts';
import type { SizeOf } from './drivers.ts';
import { weightOf } from './load.ts';

/** What a long van, a 7.5 tonne truck and a larger one may load, in kilograms. */
const VAN_KG = 1200;
const TRUCK_KG = 2500;
const LARGE_TRUCK_KG = 9000;

const TRUCK = /truck|lorry|7[.,]5|\b18 ?t|tonne|artic|lkw|camion/i;
const LARGE = /\b(12|18|26|40|44) ?t|artic|large/i;
const SELF_DRIVE = /self.?drive/i;

/** What a vehicle holds; null where the product is the service and not the vehicle. */
function holdsOf({ name }: ShelfProduct, kind: Kind): number | null {
  if (kind === 'truck' || TRUCK.test(name)) return LARGE.test(name) ? LARGE_TRUCK_KG : TRUCK_KG;
  return kind === 'van' || /\bvan\b/i.test(name) ? VAN_KG : null;
}

function carried(kilograms: number, product: ShelfProduct, kind: Kind): Sized {
  const why = reason('load', { kilograms: Math.max(10, Math.round(kilograms / 10) * 10) });
  if (kind === 'mileage') return { units: 1, fit: 0.3, why };
  const holds = holdsOf(product, kind);
  const priced = product.unit === 'event' || product.unit === 'each' ? 0.3 : 0;
  if (holds === null) return { units: 1, fit: 0.7 + priced, why };
  const units = Math.min(20, Math.max(1, Math.ceil(kilograms / holds)));
  // The smallest that holds it all; two trips cost more than one larger vehicle.
  const suits = Math.max(0.05, 0.9 - holds / 12_000 - 0.4 * (units - 1));
  const driven = SELF_DRIVE.test(product.name) ? -0.4 : 0;
  return { units, fit: Math.max(0, suits * 0.7 + priced + driven), why };
}

export const TRANSPORT: Readonly<Record<string, SizeOf>> = {
  tape: ({ people }, drivers) =>
    drivers.every((driver) => driver.optional)
      ? null
      : { size: count(Math.min(8, Math.ceil(people / 150)), reason('tape')), optional: false },
  delivery: (_, __, all) => {
    const goods = all.filter((choice) => !choice.kind.startsWith('crew_'));
    if (goods.length === 0) return null;
    const firm = goods.filter((choice) => !choice.optional);
    const kilograms = weightOf(firm.length > 0 ? firm : goods);
    return {
      kinds: kilograms > VAN_KG ? ['truck', 'delivery', 'van', 'mileage'] : ['delivery', 'van', 'truck', 'mileage'],
      optional: firm.length === 0,
      size: (product, kind) => carried(kilograms, product, kind),
    };
  },
};

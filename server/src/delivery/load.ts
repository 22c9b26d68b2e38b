import type { Category, DeliveryVehicle } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** What one of a product weighs, and the room that it takes; null: not known. */
export interface Measures {
  readonly kilograms: number | null;
  readonly cubicMetres: number | null;
}

/** What is to be carried. */
export interface Load {
  /** Of what is known. */
  readonly kilograms: number;
  readonly cubicMetres: number;
  /** Lines of which something is known that limits a vehicle, and lines of which nothing is. */
  readonly known: number;
  readonly unknown: number;
}

interface Carried {
  readonly catalogItemId: string | null;
  readonly category: Category;
  readonly units: number;
  readonly optional: boolean;
  readonly picked: boolean;
}

/** The load of the lines that count, without people and transport themselves. */
export function loadOf(
  lines: readonly Carried[],
  measures: ReadonlyMap<string, Measures>,
  vehicles: readonly Pick<DeliveryVehicle, 'payload_kg' | 'volume_m3'>[],
): Load {
  const weighs = vehicles.some(({ payload_kg: limit }) => limit !== null);
  const fills = vehicles.some(({ volume_m3: limit }) => limit !== null);
  let load: Load = { kilograms: 0, cubicMetres: 0, known: 0, unknown: 0 };
  for (const { catalogItemId, category, units, optional, picked } of lines) {
    if ((optional && !picked) || category === 'crew' || category === 'transport') continue;
    const { kilograms, cubicMetres } = measures.get(catalogItemId ?? '') ?? { kilograms: null, cubicMetres: null };
    const isKnown = (weighs && kilograms !== null) || (fills && cubicMetres !== null);
    load = {
      kilograms: load.kilograms + units * (kilograms ?? 0),
      cubicMetres: load.cubicMetres + units * (cubicMetres ?? 0),
      known: load.known + (isKnown ? 1 : 0),
      unknown: load.unknown + (isKnown ? 0 : 1),
    };
  }
  return load;
}

/** What products weigh, and the room they take; of a kit of which nobody said, what its parts do where all are known. */
export async function readMeasures(
  tx: Tx,
  companyId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Measures>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<Measures & { id: string }>`
    select p.id, coalesce(p.kilograms, parts.kilograms)::float8 as kilograms,
      coalesce(p.cubic_metres, parts.cubic_metres)::float8 as "cubicMetres"
    from products p
    cross join lateral (
      select
        case when count(*) = count(part.kilograms) then sum(a.quantity * part.kilograms) end as kilograms,
        case when count(*) = count(part.cubic_metres) then sum(a.quantity * part.cubic_metres) end as cubic_metres
      from product_accessories a
      join products part on part.company_id = a.company_id and part.id = a.accessory_id
      where a.company_id = p.company_id and a.product_id = p.id and a.is_part
    ) parts
    where p.company_id = ${companyId} and p.id = any(${[...new Set(productIds)]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...measures }) => [id, measures]));
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Units in repair or lost, from some day on. */
export interface OpenHold {
  readonly id: string;
  readonly kind: 'in_repair' | 'lost';
  /** Units that have not come back. */
  readonly held: number;
  readonly from: string;
  /** The last day, inclusive; null: until they are released. */
  readonly to: string | null;
  readonly note: string | null;
}

/** What still holds units of a product on a day or after it, the earliest first. */
export async function listOpenHolds(tx: Tx, companyId: string, productId: string, day: string): Promise<OpenHold[]> {
  const { rows } = await sql<OpenHold>`
    select h.id, h.kind, h.quantity - coalesce(released.units, 0)::integer as held, h.from_day as "from",
      case when isfinite(h.until_day) then h.until_day - 1 end as "to", h.note
    from stock_holds h
    left join lateral (
      select sum(r.quantity) as units
      from stock_releases r
      where r.company_id = h.company_id and r.hold_id = h.id and r.superseded_at is null and r.day <= ${day}::date
    ) released on true
    where h.company_id = ${companyId} and h.product_id = ${productId} and h.until_day > ${day}::date
      and h.quantity > coalesce(released.units, 0)
    order by h.from_day, h.id`.execute(tx);
  return rows;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** One record of a company's stock: what was bought, sold, counted, hired in, held or released, from when, and when it was recorded. */
export interface StockLogEntry {
  readonly id: string;
  readonly catalog_item_id: string;
  readonly name: string;
  readonly what: 'bought' | 'sold' | 'counted' | 'imported' | 'hired_in' | 'in_repair' | 'lost' | 'released';
  /** Units; a count that found fewer than known is negative. */
  readonly quantity: number;
  readonly day: string;
  /** The last day of a hold that has one, and of what is hired in. */
  readonly to: string | null;
  /** Of what is hired in, the supplier's name. */
  readonly note: string | null;
  /** What a release gives back of. */
  readonly hold_id: string | null;
  readonly recorded_at: string;
  /** When a release for an earlier day took its place, or what was hired in was cancelled. */
  readonly superseded_at: string | null;
}

const MOST = 1000;

/** What was recorded, newest first, at most 1,000 records; of one product where its id is given. */
export async function listStockLog(tx: Tx, companyId: string, productId: string | null): Promise<StockLogEntry[]> {
  const { rows } = await sql<StockLogEntry>`
    with log as (
      select id, product_id, cause as what, quantity, day, null::date as until_day, note,
        null::uuid as hold_id, recorded_at, null::timestamptz as superseded_at
      from stock_changes
      where company_id = ${companyId}
      union all
      select id, product_id, kind, quantity, from_day, until_day, note, null, recorded_at, null
      from stock_holds
      where company_id = ${companyId}
      union all
      select s.id, s.product_id, 'hired_in', s.quantity, s.arrives_day, s.until_day, u.name, null, s.confirmed_at,
        s.cancelled_at
      from sub_hires s
      join suppliers u on u.company_id = s.company_id and u.id = s.supplier_id
      where s.company_id = ${companyId} and s.confirmed_at is not null and s.state <> 'asked'
      union all
      select r.id, h.product_id, 'released', r.quantity, r.day, null, null, r.hold_id, r.recorded_at, r.superseded_at
      from stock_releases r
      join stock_holds h on h.company_id = r.company_id and h.id = r.hold_id
      where r.company_id = ${companyId}
    )
    select log.id, log.product_id as catalog_item_id, p.name, log.what, log.quantity, log.day,
      case when isfinite(log.until_day) then log.until_day - 1 end as "to", log.note, log.hold_id,
      ${moment('log.recorded_at')} as recorded_at, ${moment('log.superseded_at')} as superseded_at
    from log
    join products p on p.company_id = ${companyId} and p.id = log.product_id
    where ${productId}::uuid is null or log.product_id = ${productId}::uuid
    order by log.recorded_at desc, log.id desc
    limit ${MOST}`.execute(tx);
  return rows;
}

function moment(column: string) {
  return sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

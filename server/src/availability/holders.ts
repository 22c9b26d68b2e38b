import { sql } from 'kysely';
import type { Company } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';

/** Units of a product that a proposal keeps from others. */
export interface Holder {
  readonly productId: string;
  readonly proposalId: string;
  /** `overdue`: out beyond the days of its job. */
  readonly kind: 'firm' | 'provisional' | 'overdue';
  readonly units: number;
  /** Buffers included. */
  readonly from: string;
  /** The day after the last; null: nobody knows when it comes back. */
  readonly until: string | null;
}

export interface HeldDays {
  readonly from: string;
  /** The day after the last. */
  readonly until: string;
  /** The company's. */
  readonly today: string;
}

/** Who holds some products on some days, as the report counts it: by product, then by day. */
export async function findHolders(
  tx: Tx,
  company: Company,
  productIds: readonly string[],
  { from, until, today }: HeldDays,
): Promise<Holder[]> {
  if (productIds.length === 0) return [];
  const { bufferDaysBefore: before, bufferDaysAfter: after } = company;
  const { rows } = await sql<Holder>`
    with held as (
      select product_id, proposal_id, kind, quantity,
        least(from_day - coalesce(days_before, ${before}::integer), left_day) as first_day,
        until_day + coalesce(days_after, ${after}::integer) as end_day
      from bookings
      where company_id = ${company.id} and product_id = any(${productIds}::uuid[])
        and (kind = 'firm' or valid_until is null or valid_until >= ${today}::date)
      union all
      select product_id, proposal_id, 'overdue', sum(quantity)::integer,
        greatest(left_day, due_day + coalesce(days_after, ${after}::integer)), back_day
      from dispatched_units
      where company_id = ${company.id} and product_id = any(${productIds}::uuid[]) and late
        and greatest(left_day, due_day + coalesce(days_after, ${after}::integer)) <= ${today}::date
      group by product_id, proposal_id, 5, 6
    )
    select product_id as "productId", proposal_id as "proposalId", kind, quantity as units,
      first_day as "from", end_day as "until"
    from held
    where first_day < ${until}::date and (end_day is null or end_day > ${from}::date) and (end_day is null or end_day > first_day)
    order by product_id, first_day, proposal_id, kind`.execute(tx);
  return rows;
}

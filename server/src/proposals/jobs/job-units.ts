import type { Category } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** Units of a product for a confirmed job; a kit is there as its parts. */
export interface JobUnits {
  readonly proposalId: string;
  readonly productId: string;
  readonly name: string;
  readonly category: Category;
  /** On its lines. */
  readonly needed: number;
  /** Have not left yet. */
  readonly toGo: number;
  readonly out: number;
  /** Of those that are out: past the last day of the job. */
  readonly overdue: number;
}

/** What some jobs need and what of it left, by name; crew and journeys do not leave. `today` is the company's. */
export async function unitsOfJobs(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  { today, bufferAfter }: { readonly today: string; readonly bufferAfter: number },
): Promise<JobUnits[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<JobUnits>`
    with needed as (
      select proposal_id, product_id, least(sum(units), 2147483647)::integer as units
      from units_of_lines
      where company_id = ${companyId} and proposal_id = any(${ids}::uuid[]) and not is_optional
      group by proposal_id, product_id
    ),
    gone as (
      select proposal_id, product_id, sum(quantity)::integer as units,
        coalesce(sum(quantity) filter (where back_day is null and not used_up), 0)::integer as still_out,
        coalesce(sum(quantity) filter (
          where back_day is null and due_day + coalesce(days_after, ${bufferAfter}::integer) <= ${today}::date), 0)
          ::integer as overdue
      from dispatched_units
      where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])
      group by proposal_id, product_id
    )
    select proposal_id as "proposalId", product_id as "productId", p.name, p.category,
      coalesce(needed.units, 0) as needed,
      greatest(coalesce(needed.units, 0) - coalesce(gone.units, 0), 0) as "toGo",
      coalesce(still_out, 0) as out, coalesce(overdue, 0) as overdue
    from needed
    full join gone using (proposal_id, product_id)
    join products p on p.company_id = ${companyId} and p.id = product_id and p.category not in ('crew', 'transport')
    order by proposal_id, p.name collate "C", product_id`.execute(tx);
  return rows;
}

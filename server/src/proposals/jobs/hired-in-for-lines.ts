import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { PickingLine } from './group-picking.ts';

/**
 * What of each line of a job comes from suppliers for sure, by the line's id. A sub-hire goes to the lines that need its product
 * or have it as a part, in their order, unit by unit after those that arrive before it; what is more than they need goes to the
 * last of them, so that each unit is on the list once.
 */
export async function hiredInForLines(
  tx: Tx,
  companyId: string,
  proposalId: string,
): Promise<ReadonlyMap<string, PickingLine['hiredIn']>> {
  const { rows } = await sql<{ readonly lineId: string; readonly hiredIn: PickingLine['hiredIn'] }>`
    with needed as (
      select l.id as line_id, n.product_id, n.product_id <> l.catalog_item_id as is_part,
        sum(n.units) over in_order - n.units as first, sum(n.units) over in_order as past,
        lead(l.id) over in_order is null as is_last
      from units_of_lines n
      join line_items l on l.company_id = n.company_id and l.proposal_id = n.proposal_id and l.id = n.line_id
      where n.company_id = ${companyId} and n.proposal_id = ${proposalId} and not n.is_optional
        and l.category not in ('crew', 'transport')
      window in_order as (partition by n.product_id order by l.position, l.id)
    ),
    hired as (
      select s.id, s.product_id, p.name as product, u.name as supplier, s.arrives_day,
        sum(s.quantity) over in_order - s.quantity as first, sum(s.quantity) over in_order as past
      from sub_hires s
      join suppliers u on u.company_id = s.company_id and u.id = s.supplier_id
      join products p on p.company_id = s.company_id and p.id = s.product_id
      where s.company_id = ${companyId} and s.proposal_id = ${proposalId} and s.state = 'confirmed'
      window in_order as (partition by s.product_id order by s.arrives_day, s.id)
    ),
    shared as (
      select n.line_id, n.is_part, h.product, h.supplier, h.arrives_day, h.id,
        case when n.is_last then h.past else least(h.past, n.past) end - greatest(h.first, n.first) as units
      from needed n
      join hired h on h.product_id = n.product_id
    )
    select line_id as "lineId",
      jsonb_agg(jsonb_build_object('part', case when is_part then product end, 'supplier', supplier, 'units', units)
        order by arrives_day, id) as "hiredIn"
    from shared
    where units > 0
    group by line_id`.execute(tx);
  return new Map(rows.map(({ lineId, hiredIn }) => [lineId, hiredIn]));
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { groupPicking, type PickingGroup, type PickingLine } from './group-picking.ts';

/** What is to be picked for a job; crew and journeys are not. */
export async function readPicking(tx: Tx, companyId: string, proposalId: string): Promise<PickingGroup[]> {
  const { rows: lines } = await sql<PickingLine>`
    select l.id as "lineId", l.catalog_item_id as "productId", l.name, l.category, l.unit, l.units,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', p.name, 'units', a.quantity * l.units) order by p.name collate "C", p.id)
        from product_accessories a
        join products p on p.company_id = a.company_id and p.id = a.accessory_id
        where a.company_id = l.company_id and a.product_id = l.catalog_item_id and a.is_part), '[]') as parts,
      coalesce((
        select jsonb_agg(jsonb_build_object('part', case when s.product_id <> l.catalog_item_id then p.name end,
          'supplier', u.name, 'units', s.quantity) order by s.arrives_day, s.id)
        from sub_hires s
        join suppliers u on u.company_id = s.company_id and u.id = s.supplier_id
        join products p on p.company_id = s.company_id and p.id = s.product_id
        where s.company_id = l.company_id and s.proposal_id = l.proposal_id and s.state = 'confirmed'
          and exists (
            select from units_of_lines n
            where n.company_id = l.company_id and n.proposal_id = l.proposal_id and n.line_id = l.id
              and n.product_id = s.product_id)), '[]') as "hiredIn",
      case when t.line_id is not null then jsonb_build_object('by', t.ticked_by, 'at',
        to_char(t.ticked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as ticked
    from line_items l
    left join picking_ticks t
      on t.company_id = l.company_id and t.proposal_id = l.proposal_id and t.line_id = l.id
    where l.company_id = ${companyId} and l.proposal_id = ${proposalId} and not l.is_optional
      and l.category not in ('crew', 'transport')
    order by l.position`.execute(tx);
  const products = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const { rows: pairs } = await sql<{ product: string; accessory: string }>`
    select product_id as product, accessory_id as accessory
    from product_accessories
    where company_id = ${companyId} and not is_part and product_id = any(${products}::uuid[])
      and accessory_id = any(${products}::uuid[])`.execute(tx);
  const accessoriesOf = new Map<string, Set<string>>();
  for (const { product, accessory } of pairs) {
    accessoriesOf.set(product, (accessoriesOf.get(product) ?? new Set()).add(accessory));
  }
  return groupPicking(lines, accessoriesOf);
}

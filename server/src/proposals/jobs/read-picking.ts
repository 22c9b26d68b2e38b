import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { groupPicking, type PickingGroup, type PickingLine } from './group-picking.ts';
import { hiredInForLines } from '../sub-hires/hired-in-for-lines.ts';

/** What is to be picked for a job; crew and journeys are not. */
export async function readPicking(tx: Tx, companyId: string, proposalId: string): Promise<PickingGroup[]> {
  const { rows } = await sql<Omit<PickingLine, 'hiredIn'>>`
    select l.id as "lineId", l.catalog_item_id as "productId", l.name, l.category, l.unit, l.units,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', p.name, 'units', a.quantity::bigint * l.units) order by p.name collate "C", p.id)
        from product_accessories a
        join products p on p.company_id = a.company_id and p.id = a.accessory_id
        where a.company_id = l.company_id and a.product_id = l.catalog_item_id and a.is_part), '[]') as parts,
      case when t.line_id is not null then jsonb_build_object('by', t.ticked_by, 'at',
        to_char(t.ticked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as ticked
    from line_items l
    left join picking_ticks t
      on t.company_id = l.company_id and t.proposal_id = l.proposal_id and t.line_id = l.id
    where l.company_id = ${companyId} and l.proposal_id = ${proposalId} and not l.is_optional
      and l.category not in ('crew', 'transport')
    order by l.position`.execute(tx);
  const hiredIn = await hiredInForLines(tx, companyId, {
    proposalId,
    replaces: null,
    states: ['confirmed'],
    withOptions: false,
  });
  const lines = rows.map((line) => ({ ...line, hiredIn: hiredIn.get(line.lineId) ?? [] }));
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

import type { SubHireState } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/** Units for a line that come from a supplier. */
export interface FromSupplier {
  /** Of a kit the part that they are; null: the product itself. */
  readonly part: string | null;
  readonly supplier: string;
  readonly units: number;
  readonly state: SubHireState;
}

interface Asked {
  readonly proposalId: string;
  /** The proposal that it is to replace: what is hired in for that one will be for its lines. */
  readonly replaces: string | null;
  readonly states: readonly SubHireState[];
  /** Whether options count: after all other lines. */
  readonly withOptions: boolean;
}

/**
 * What of each line of a proposal comes from suppliers, by the line's id. A sub-hire goes to the lines that need its product
 * or have it as a part, in their order, unit by unit after those that arrive before it; what is more than they need goes to the
 * last of them, so that each unit is told of once.
 */
export async function hiredInForLines(
  tx: Tx,
  companyId: string,
  { proposalId, replaces, states, withOptions }: Asked,
): Promise<ReadonlyMap<string, readonly FromSupplier[]>> {
  const { rows } = await sql<{ readonly lineId: string; readonly hiredIn: readonly FromSupplier[] }>`
    with needed as (
      select l.id as line_id, n.product_id, n.product_id <> l.catalog_item_id as is_part,
        sum(n.units) over in_order - n.units as first, sum(n.units) over in_order as past,
        lead(l.id) over in_order is null as is_last
      from units_of_lines n
      join line_items l on l.company_id = n.company_id and l.proposal_id = n.proposal_id and l.id = n.line_id
      where n.company_id = ${companyId} and n.proposal_id = ${proposalId} and (${withOptions} or not n.is_optional)
        and l.category not in ('crew', 'transport')
      window in_order as (partition by n.product_id order by n.is_optional, l.position, l.id)
    ),
    hired as (
      select s.id, s.product_id, p.name as product, u.name as supplier, s.state, s.arrives_day,
        sum(s.quantity) over in_order - s.quantity as first, sum(s.quantity) over in_order as past
      from sub_hires s
      join suppliers u on u.company_id = s.company_id and u.id = s.supplier_id
      join products p on p.company_id = s.company_id and p.id = s.product_id
      where s.company_id = ${companyId} and s.proposal_id in (${proposalId}::uuid, ${replaces}::uuid) and s.state = any(${states})
      window in_order as (partition by s.product_id order by s.arrives_day, s.id)
    ),
    shared as (
      select n.line_id, n.is_part, h.product, h.supplier, h.state, h.arrives_day, h.id,
        case when n.is_last then h.past else least(h.past, n.past) end - greatest(h.first, n.first) as units
      from needed n
      join hired h on h.product_id = n.product_id
    )
    select line_id as "lineId",
      jsonb_agg(jsonb_build_object('part', case when is_part then product end, 'supplier', supplier, 'units', units, 'state', state)
        order by arrives_day, id) as "hiredIn"
    from shared
    where units > 0
    group by line_id`.execute(tx);
  return new Map(rows.map(({ lineId, hiredIn }) => [lineId, hiredIn]));
}

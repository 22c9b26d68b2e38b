import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';

/**
 * Units of each product that one proposal holds or would hold, or each of a company, by proposal: lines with the same
 * product add up, a kit stands for its parts, options count once they are picked (or all of them, `withOptions`), and
 * units that are out for a job that was amended since count even where it has no line for them any more.
 */
export async function readUnitsHeld(
  tx: Tx,
  companyId: string,
  proposalId: string | null,
  { withOptions = false } = {},
): Promise<Map<string, ReadonlyMap<string, number>>> {
  const { rows } = await sql<{ proposal: string; product: string; units: number }>`
    select proposal_id as proposal, product_id as product, ${withOptions ? sql`units_with_options` : sql`units`} as units
    from units_held
    where company_id = ${companyId} and (${proposalId}::uuid is null or proposal_id = ${proposalId}::uuid)
    order by proposal_id, product_id`.execute(tx);
  const held = Map.groupBy(
    rows.filter(({ units }) => units > 0),
    ({ proposal }) => proposal,
  );
  return new Map(
    [...held].map(([proposal, own]) => [proposal, new Map(own.map(({ product, units }) => [product, units]))]),
  );
}

/** Units of each product that the lines of a proposal need, of a kit those of its parts, without options. */
export async function readUnitsNeeded(
  tx: Tx,
  companyId: string,
  proposalId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ product: string; units: number }>`
    select product_id as product, least(sum(units), 2147483647)::integer as units
    from units_of_lines
    where company_id = ${companyId} and proposal_id = ${proposalId} and not is_optional
    group by product_id
    order by product_id`.execute(tx);
  return new Map(rows.map(({ product, units }) => [product, units]));
}

/** Units of a product on the lines of a proposal, without options. */
export async function countOnLines(tx: Tx, companyId: string, proposalId: string, productId: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select least(coalesce(sum(units), 0), 2147483647)::integer as units
    from line_items
    where company_id = ${companyId} and proposal_id = ${proposalId} and catalog_item_id = ${productId} and not is_optional`.execute(
    tx,
  );
  return rows[0]?.units ?? 0;
}

import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { invalidRequest } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';

export interface Region {
  readonly id: string;
  readonly name: string;
  /** What a base price is multiplied by there, as a decimal text. */
  readonly factor: string;
  readonly places: readonly string[];
}

/** Makes a region, or replaces the one of that name, which keeps its place in the order. */
export async function setRegion(
  tx: Tx,
  companyId: string,
  region: { name: string; factor: string; places: readonly string[] },
): Promise<Region> {
  const name = region.name.trim();
  if (name === '' || name.length > 200) throw invalidRequest('name', 'name must have 1 to 200 characters');
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(region.factor) || Number(region.factor) <= 0) {
    throw invalidRequest(
      'factor',
      `"${region.factor}" is no factor: it must be above 0 with at most 4 decimals, such as 1.15`,
    );
  }
  const places = region.places.flatMap((place) => place.trim() || []);
  if (places.length === 0) throw invalidRequest('places', 'places must name at least one place, separated by commas');
  const row = await tx
    .insertInto('regions')
    .values({
      company_id: companyId,
      id: newId(),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from regions where company_id = ${companyId})`,
      name,
      factor: region.factor,
      places,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ factor: region.factor, places }))
    .returning(['id', 'name', 'factor', 'places'])
    .executeTakeFirstOrThrow();
  return row;
}

/** A company's regions in their order. */
export function listRegions(tx: Tx, companyId: string): Promise<Region[]> {
  return tx
    .selectFrom('regions')
    .select(['id', 'name', 'factor', 'places'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .orderBy('name')
    .execute();
}

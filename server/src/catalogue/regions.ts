import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalidField, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';

export interface Region {
  readonly id: string;
  readonly name: string;
  /** What a base price is multiplied by there, as a decimal text. */
  readonly factor: string;
  readonly places: readonly string[];
}

export interface RegionInput {
  readonly name: string;
  readonly factor: string;
  readonly places: readonly string[];
}

/** Makes a region, or replaces the one of that name, which keeps its place in the order. */
export async function setRegion(tx: Tx, companyId: string, region: RegionInput): Promise<Region> {
  const { name, factor, places } = checked(region);
  const row = await tx
    .insertInto('regions')
    .values({
      company_id: companyId,
      id: newId(),
      position: sql<number>`(select coalesce(max(position), 0) + 1 from regions where company_id = ${companyId})`,
      name,
      factor,
      places,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ factor, places }))
    .returning(['id', 'name', 'factor', 'places'])
    .executeTakeFirstOrThrow();
  return saved(tx, companyId, row);
}

async function saved(tx: Tx, companyId: string, region: Region): Promise<Region> {
  const { id, name, factor, places } = region;
  const details = { factor: Number(factor), places: places.join(', ') };
  await recordAudit(tx, companyId, { what: 'settings.region_saved', id, name, details });
  return region;
}

/** Makes a region. Throws conflict where there is one of that name. */
export async function addRegion(tx: Tx, companyId: string, region: RegionInput): Promise<Region> {
  await refuseNamesake(tx, companyId, region.name.trim(), null);
  return setRegion(tx, companyId, region);
}

/** Changes a region, its name included. Throws not_found, or conflict where another has that name. */
export async function changeRegion(tx: Tx, companyId: string, id: string, region: RegionInput): Promise<Region> {
  const set = checked(region);
  if (!isUuid(id)) throw noRegion(id);
  await refuseNamesake(tx, companyId, set.name, id);
  const row = await tx
    .updateTable('regions')
    .set(set)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning(['id', 'name', 'factor', 'places'])
    .executeTakeFirst();
  if (row === undefined) throw noRegion(id);
  return saved(tx, companyId, row);
}

/** Throws not_found where there is none. What has been priced there stays. */
export async function deleteRegion(tx: Tx, companyId: string, id: string): Promise<void> {
  const row = isUuid(id)
    ? await tx
        .deleteFrom('regions')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw noRegion(id);
  await recordAudit(tx, companyId, { what: 'settings.region_removed', id, name: row.name });
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

const LONGEST_PLACE = 200;

function checked(region: RegionInput): { name: string; factor: string; places: string[] } {
  const name = region.name.trim();
  if (name === '' || name.length > 200) throw invalidField('name', 'must have 1 to 200 characters');
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(region.factor) || Number(region.factor) <= 0) {
    throw invalidRequest('factor', ({ catalogue }) => catalogue.factor(region.factor));
  }
  const places = region.places.flatMap((place) => place.trim() || []);
  const long = places.find((place) => place.length > LONGEST_PLACE);
  if (long !== undefined) {
    throw invalidRequest('places', ({ catalogue }) => catalogue.longPlace(String(LONGEST_PLACE)));
  }
  if (places.length === 0) throw invalidField('places', ({ needs }) => needs.places);
  return { name, factor: region.factor, places };
}

async function refuseNamesake(tx: Tx, companyId: string, name: string, own: string | null): Promise<void> {
  const named = await tx
    .selectFrom('regions')
    .select('id')
    .where('company_id', '=', companyId)
    .where('name', '=', name)
    .execute();
  if (named.every(({ id }) => id === own)) return;
  throw new AppError('conflict', ({ catalogue }) => catalogue.sameRegion(name), { param: 'name' });
}

function noRegion(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.region(id));
}

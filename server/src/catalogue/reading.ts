import type { Category } from '@showbill/contract';
import { sql } from 'kysely';
import { classify, type KindMatch, normaliseWords, readTraits, type Traits } from '../equipment/index.ts';
import type { Db, Tx } from '../platform/db.ts';
import { mapInSlices } from '../platform/in-slices.ts';
import { forCompany } from '../platform/tenancy.ts';

/** Goes up whenever equipment/ reads names differently: products read by an older version are read again. */
export const READING = 6;

const CHUNK = 1000;
/** Words of one product that it can be found by. */
const MOST_WORDS = 60;

export interface Reading {
  readonly kinds: readonly KindMatch[];
  readonly traits: Traits;
  /** The words it can be found by, each once. */
  readonly words: readonly string[];
}

/** What a product is and how large, from its words. */
export function readProduct(product: {
  name: string;
  category: Category;
  sku: string | null;
  description: string | null;
}): Reading {
  const { name, sku, description } = product;
  const words = normaliseWords([name, sku, description].filter((each) => each !== null).join(' '));
  return {
    kinds: classify(product),
    traits: readTraits(name, description),
    words: [...new Set(words)].slice(0, MOST_WORDS),
  };
}

/** The same of many, with turns for others in between: a thousand take a tenth of a second and more. */
export function readProducts(products: readonly Parameters<typeof readProduct>[0][]): Promise<Reading[]> {
  return mapInSlices(products, readProduct);
}

/** What a product is found by; of one that is new nothing has to be taken away. */
export interface FoundBy extends Pick<Reading, 'kinds' | 'words'> {
  readonly id: string;
  readonly isNew?: boolean;
}

/**
 * Replaces what some products are found by: their kinds, which stand in their rows too, and their words. The products are
 * locked by the caller's transaction, or new in it.
 */
export async function saveFoundBy(tx: Tx, companyId: string, read: readonly FoundBy[]): Promise<void> {
  const ids = read.flatMap(({ id, isNew }) => (isNew === true ? [] : id));
  if (ids.length > 0) {
    await sql`
      delete from product_kinds where company_id = ${companyId} and product_id = any(${ids}::uuid[])`.execute(tx);
    await sql`
      delete from product_words where company_id = ${companyId} and product_id = any(${ids}::uuid[])`.execute(tx);
  }
  const kinds = read.flatMap(({ id, kinds }) => kinds.map((match) => ({ id, ...match })));
  if (kinds.length > 0) {
    await sql`
      insert into product_kinds (company_id, kind, product_id, confidence)
      select ${companyId}::uuid, kind, id, confidence
      from unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ id }) => id)}::uuid[],
        ${kinds.map(({ confidence }) => confidence)}::real[]) as r (kind, id, confidence)
      order by kind, id`.execute(tx);
  }
  const words = read.flatMap(({ id, words }) => words.map((word) => ({ id, word })));
  if (words.length > 0) {
    // in the order of the index: neighbours are written together
    await sql`
      insert into product_words (company_id, word, product_id)
      select ${companyId}::uuid, word, id
      from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ id }) => id)}::uuid[]) as r (word, id)
      order by word, id`.execute(tx);
  }
}

/** Reads again the products that an older version read; returns how many. Called when a server starts. */
export async function rereadProducts(db: Db, companyId: string): Promise<number> {
  for (let count = 0; ; ) {
    const read = await forCompany(db, companyId, (tx) => rereadChunk(tx, companyId));
    count += read;
    if (read < CHUNK) return count;
  }
}

async function rereadChunk(tx: Tx, companyId: string): Promise<number> {
  const stale = await tx
    .selectFrom('products')
    .select(['id', 'name', 'sku', 'category', 'description', 'archived_at'])
    .where('company_id', '=', companyId)
    .where('reading', '<', READING)
    .limit(CHUNK)
    .forUpdate()
    .execute();
  if (stale.length === 0) return 0;
  const readings = await readProducts(stale);
  const read = readings.map((reading, at) => ({ id: stale[at]?.id ?? '', ...reading }));
  const records = JSON.stringify(read.map(({ id, traits, kinds }) => ({ id, traits, kinds })));
  await sql`
    update products p set traits = r.traits, kinds = r.kinds, reading = ${READING}
    from jsonb_to_recordset(${records}::jsonb) as r (id uuid, traits jsonb, kinds jsonb)
    where p.company_id = ${companyId} and p.id = r.id`.execute(tx);
  const archived = new Set(stale.flatMap((product) => (product.archived_at === null ? [] : product.id)));
  await saveFoundBy(
    tx,
    companyId,
    read.map((each) => (archived.has(each.id) ? { id: each.id, kinds: [], words: [] } : each)),
  );
  return stale.length;
}

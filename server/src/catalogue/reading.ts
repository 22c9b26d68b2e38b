import type { Category } from '@showbill/contract';
import { sql } from 'kysely';
import { classify, type KindMatch, normaliseWords, readTraits, type Traits } from '../equipment/index.ts';
import type { Db, Tx } from '../platform/db.ts';
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

/** Replaces what some products are found by: their kinds, which stand in their rows too, and their words. */
export async function saveFoundBy(
  tx: Tx,
  companyId: string,
  read: readonly { readonly id: string; readonly kinds: readonly KindMatch[]; readonly words: readonly string[] }[],
): Promise<void> {
  const ids = read.map(({ id }) => id);
  await sql`delete from product_kinds where company_id = ${companyId} and product_id = any(${ids}::uuid[])`.execute(tx);
  await sql`delete from product_words where company_id = ${companyId} and product_id = any(${ids}::uuid[])`.execute(tx);
  const kinds = read.flatMap(({ id, kinds }) => kinds.map(({ kind, confidence }) => ({ id, kind, confidence })));
  await sql`
    insert into product_kinds (company_id, kind, product_id, confidence)
    select ${companyId}::uuid, kind, id, confidence
    from jsonb_to_recordset(${JSON.stringify(kinds)}::jsonb) as r (id uuid, kind text, confidence real)`.execute(tx);
  const words = read.map(({ id, words }) => ({ id, words }));
  await sql`
    insert into product_words (company_id, word, product_id)
    select ${companyId}::uuid, word, id
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as r (id uuid, words text[]), unnest(words) as word`.execute(
    tx,
  );
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
  const read = stale.map((product) => ({ id: product.id, ...readProduct(product) }));
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

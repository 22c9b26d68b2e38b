import type { Category, Unit } from '@showbill/contract';
import { sql } from 'kysely';
import { type Kind, type KindMatch, normaliseWords, type Traits } from '../equipment/index.ts';
import type { Tx } from '../platform/db.ts';
import { goingAlong } from './accessories.ts';
import { ownedOrAllowed } from './owned.ts';
import { isTracked } from './parts.ts';
import { countProducts } from './products.ts';

/** A catalogue of at most this many products is handed over whole. */
const SMALL_CATALOGUE = 300;
const PER_KIND = 16;
const LOOKED_AT_PER_KIND = 48;
/** A description of the longest has some 2,000 words, hardly any of them with so many different ones. */
const MOST_WORDS = 1_000;
const MOST_PER_WORD = 2_000;
const BY_PHRASES = 60;
const MOST = 600;

/** A product with all that drafting and pricing need. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  readonly unit: Unit;
  /** Minor units of the company's currency. */
  readonly unitPrice: bigint;
  /** What one unit costs the company itself, in the same; null: not known. */
  readonly costPrice: bigint | null;
  readonly kinds: readonly KindMatch[];
  readonly traits: Traits;
  readonly perAttendees: number | null;
  readonly accessories: readonly { readonly productId: string; readonly quantity: number }[];
  /** Units owned on the day asked for; null where its stock is not tracked. */
  readonly owned: number | null;
}

/**
 * The products that may meet what is asked for, whatever the catalogue's size: the best of each kind, those whose
 * words match a phrase, and all their accessories; ordered by name, then id. Null when the
 * catalogue is empty.
 */
export async function findCandidates(
  tx: Tx,
  companyId: string,
  wanted: { readonly kinds: readonly Kind[]; readonly phrases: readonly string[] },
  day: string,
): Promise<CatalogueItem[] | null> {
  const count = await countProducts(tx, companyId, SMALL_CATALOGUE + 1);
  if (count === 0) return null;
  if (count <= SMALL_CATALOGUE) return loadItems(tx, companyId, null, day);
  // what is named goes first: kinds alone may be more than are handed over
  const found = new Set([
    ...(await idsByPhrase(tx, companyId, wanted.phrases)),
    ...(await idsByKind(tx, companyId, wanted.kinds)),
  ]);
  const ids = await withAccessories(tx, companyId, [...found].slice(0, MOST));
  return loadItems(tx, companyId, ids, day);
}

const MOST_ALIKE = 200;

/** A product and others of the kind that it most surely is, by name; the first 200. */
export async function findSameKind(
  tx: Tx,
  companyId: string,
  productId: string,
  day: string,
): Promise<CatalogueItem[]> {
  const { rows } = await sql<{ id: string }>`
    select other.product_id as id
    from products p
    join product_kinds other on other.company_id = p.company_id and other.kind = p.kinds -> 0 ->> 'kind'
    where p.company_id = ${companyId} and p.id = ${productId}
    order by (other.product_id = p.id) desc, other.confidence desc, other.product_id
    limit ${MOST_ALIKE}`.execute(tx);
  return loadItems(
    tx,
    companyId,
    rows.map(({ id }) => id),
    day,
  );
}

async function idsByKind(tx: Tx, companyId: string, kinds: readonly Kind[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select best.id
    from unnest(${[...new Set(kinds)]}::text[]) with ordinality as wanted (kind, place)
    cross join lateral (
      select product.id, surest.confidence
      from (
        select k.product_id, k.confidence
        from product_kinds k
        where k.company_id = ${companyId} and k.kind = wanted.kind
        order by k.confidence desc, k.product_id
        limit ${LOOKED_AT_PER_KIND}
      ) surest
      -- one by one, and by id: right after an import nothing is known yet of how many products there are
      cross join lateral (
        select p.id, p.first_owned, p.archived_at
        from products p
        where p.company_id = ${companyId} and p.id = surest.product_id
        offset 0
      ) product
      where product.archived_at is null
      order by surest.confidence desc, product.first_owned desc nulls last, product.id
      limit ${PER_KIND}
    ) best
    order by wanted.place, best.confidence desc, best.id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Products that share words with the phrases, the rarest words counting most; a common word is not followed to its end. */
async function idsByPhrase(tx: Tx, companyId: string, phrases: readonly string[]): Promise<string[]> {
  const words = [...new Set(phrases.flatMap(normaliseWords))].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select product_id as id
    from (
      select found.product_id, count(*) over (partition by wanted.word) as shared_by
      from unnest(${words}::text[]) as wanted (word)
      cross join lateral (
        select w.product_id from product_words w
        where w.company_id = ${companyId} and w.word = wanted.word
        order by w.product_id
        limit ${MOST_PER_WORD}
      ) found
    ) found
    group by product_id
    order by sum(1.0 / shared_by) desc, product_id
    limit ${BY_PHRASES}`.execute(tx);
  return rows.map((row) => row.id);
}

async function withAccessories(tx: Tx, companyId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive ${goingAlong(companyId, ids)}
    select distinct id from going`.execute(tx);
  return rows.map((row) => row.id);
}

interface ItemRow extends Omit<CatalogueItem, 'perAttendees' | 'accessories'> {
  perAttendees: string | null;
}

interface AccessoryRow {
  of: string;
  productId: string;
  quantity: number;
}

async function loadItems(
  tx: Tx,
  companyId: string,
  ids: readonly string[] | null,
  day: string,
): Promise<CatalogueItem[]> {
  const items = await sql<ItemRow>`
    select id, name, description, category, unit, unit_price as "unitPrice", cost_price as "costPrice", traits, kinds,
      per_attendees as "perAttendees", case when ${isTracked()} then coalesce(${ownedOrAllowed(day)}, 0) end as owned
    from products
    where company_id = ${companyId} and archived_at is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    order by name collate "C", id`.execute(tx);
  const accessories = await sql<AccessoryRow>`
    select product_id as "of", accessory_id as "productId", quantity
    from product_accessories
    where company_id = ${companyId} and not is_part
      and (${ids}::uuid[] is null or product_id = any(${ids}::uuid[]))
    order by product_id, accessory_id`.execute(tx);
  const byProduct = Map.groupBy(accessories.rows, ({ of }) => of);
  return items.rows.map((row) => ({
    ...row,
    perAttendees: row.perAttendees === null ? null : Number(row.perAttendees),
    accessories: (byProduct.get(row.id) ?? []).map(({ productId, quantity }) => ({ productId, quantity })),
  }));
}

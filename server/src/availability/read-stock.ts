import type { Category } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Booking, DispatchedUnits, Hold, OwnedChange, Stock, TrackedProduct } from './report/index.ts';

/** What stock is read for: days are numbers, [from, until). */
export interface StockRange {
  readonly from: number;
  readonly until: number;
  readonly bufferBefore: number;
  readonly bufferAfter: number;
  /** A proposal whose own bookings are left out. */
  readonly without?: string | undefined;
}

export interface NamedProduct extends TrackedProduct {
  readonly name: string;
  readonly category: Category;
  /** The tracked parts of a kit, whose stock is theirs; null: it is none. */
  readonly parts: readonly PartOfKit[] | null;
}

interface PartOfKit extends TrackedProduct {
  /** Units in each kit. */
  readonly quantity: number;
}

/**
 * A company's tracked products, in the order of every report: by name in code point order, then id; of `ids` only, where
 * given. A kit is tracked where a part of it is.
 */
export async function trackedProducts(
  tx: Tx,
  companyId: string,
  ids: readonly string[] | null,
): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select id, name, category, coalesce(first_owned, 0) as "firstOwned", kits.parts
    from products
    left join (
      select a.product_id, jsonb_agg(jsonb_build_object('id', p.id, 'firstOwned', coalesce(p.first_owned, 0),
        'quantity', a.quantity) order by p.id) filter (where p.tracked) as parts
      from product_accessories a
      join products p on p.company_id = a.company_id and p.id = a.accessory_id
      where a.company_id = ${companyId} and a.is_part
      group by a.product_id
    ) kits on kits.product_id = products.id
    where company_id = ${companyId} and archived_at is null
      and case when kits.product_id is null then tracked else kits.parts is not null end
      and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))
    order by name collate "C", id`.execute(tx);
  return rows;
}

/**
 * All that bears on some products in a range of days, as one statement sees it: nothing changes between its parts. Units that
 * are hired in count as owned from the day they arrive to that on which they go back.
 * Bookings are found by where they start or end (migration 0004), so that those outside the range cost nothing.
 */
export async function readStock(
  tx: Tx,
  companyId: string,
  products: readonly TrackedProduct[],
  range: StockRange,
): Promise<Stock> {
  const { from, until, bufferBefore, bufferAfter, without = null } = range;
  const ids = products.map(({ id }) => id);
  const { rows } = await sql<StockRow>`
    with wanted as materialized (
      select product_id, place::integer - 1 as product
      from unnest(${ids}::uuid[]) with ordinality as w (product_id, place)
    ),
    booked as (
      select product_id, kind, quantity, from_day, until_day, left_day, valid_until, days_before, days_after, proposal_id
      from bookings
      where company_id = ${companyId} and not long
        and starts_day >= ${day(from - bufferAfter)} - 62 and starts_day < ${day(until + bufferBefore)}
        and ends_day > ${day(from - bufferAfter)}
      union all
      select product_id, kind, quantity, from_day, until_day, left_day, valid_until, days_before, days_after, proposal_id
      from bookings
      where company_id = ${companyId} and long
        and ends_day > ${day(from - bufferAfter)} and starts_day < ${day(until + bufferBefore)}
    )
    select 'owned' as record, product, quantity, ${number('day')} as a, null::integer as b, null::integer as c,
      null::integer as d, null::integer as before, null::integer as after
    from stock_changes
    join wanted using (product_id)
    where company_id = ${companyId} and day < ${day(until)}
    union all
    select 'owned', product, s.quantity * edge.sign, ${number('edge.day')}, null, null, null, null, null
    from sub_hires s
    join wanted using (product_id)
    cross join lateral (values (1, s.arrives_day), (-1, s.until_day)) as edge (sign, day)
    where s.company_id = ${companyId} and s.state = 'confirmed' and s.arrives_day < ${day(until)} and s.until_day > ${day(from)}
    union all
    select kind, product, quantity, ${number('from_day')}, ${numberOrNull('until_day')}, null, null, null, null
    from stock_holds
    join wanted using (product_id)
    where company_id = ${companyId} and from_day < ${day(until)} and until_day > ${day(from)}
    union all
    select h.kind, product, -r.quantity, ${number('greatest(r.day, h.from_day)')}, ${numberOrNull('h.until_day')},
      null, null, null, null
    from stock_holds h
    join wanted using (product_id)
    join stock_releases r on r.company_id = h.company_id and r.hold_id = h.id and r.superseded_at is null
    where h.company_id = ${companyId} and h.from_day < ${day(until)} and h.until_day > ${day(from)}
      and r.day < ${day(until)}
    union all
    select kind, product, quantity, ${number('from_day')}, ${number('until_day')}, ${number('left_day')},
      ${number('valid_until')}, days_before, days_after
    from booked
    join wanted using (product_id)
    where ${without}::uuid is null or proposal_id <> ${without}::uuid
    union all
    select 'out', product, quantity, ${number('left_day')}, ${number('due_day')}, ${number('back_day')}, null, null,
      days_after
    from dispatched_units
    join wanted using (product_id)
    where company_id = ${companyId} and late and gone_until > ${day(from)} and due_day < ${day(until)}
      and (${without}::uuid is null or proposal_id <> ${without}::uuid)`.execute(tx);
  return toStock(products, rows);
}

interface StockRow {
  readonly record: 'owned' | 'in_repair' | 'lost' | 'provisional' | 'firm' | 'out';
  readonly product: number;
  readonly quantity: number;
  readonly a: number;
  readonly b: number | null;
  readonly c: number | null;
  readonly d: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

function toStock(products: readonly TrackedProduct[], rows: readonly StockRow[]): Stock {
  const changes: OwnedChange[] = [];
  const holds: Hold[] = [];
  const bookings: Booking[] = [];
  const dispatched: DispatchedUnits[] = [];
  for (const { record, product, quantity, a, b, c, d, before, after } of rows) {
    switch (record) {
      case 'owned':
        changes.push({ product, quantity, day: a });
        break;
      case 'in_repair':
      case 'lost':
        holds.push({ product, kind: record, quantity, from: a, until: b ?? Number.POSITIVE_INFINITY });
        break;
      case 'provisional':
      case 'firm':
        bookings.push({
          product,
          kind: record,
          quantity,
          from: a,
          until: b ?? a,
          daysBefore: before,
          daysAfter: after,
          left: c,
          validUntil: d,
        });
        break;
      case 'out':
        dispatched.push({ product, quantity, left: a, due: b ?? a, daysAfter: after, back: c });
        break;
      default:
        record satisfies never;
    }
  }
  return { products, changes, holds, bookings, dispatched };
}

/** A day of the calendar from its number, clipped to those that PostgreSQL knows. */
function day(number: number) {
  return sql`(date '1970-01-01' + ${Math.max(-2_000_000, number)}::integer)`;
}

function number(column: string) {
  return sql`(${sql.raw(column)} - date '1970-01-01')`;
}

/** Null for infinity, of which no number can be made. */
function numberOrNull(column: string) {
  return sql`case when isfinite(${sql.raw(column)}) then ${number(column)} end`;
}

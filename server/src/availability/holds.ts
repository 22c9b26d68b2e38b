import { sql } from 'kysely';
import { lockStock, recordStock, requireTracked } from '../catalogue/index.ts';
import { addDays, dayNumber } from '../platform/days.ts';
import type { Db, Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';

export interface NewHold {
  readonly productId: string;
  readonly kind: 'in_repair' | 'lost';
  /** Units, a whole number from 1. */
  readonly quantity: number;
  readonly from: string;
  /** The last day, inclusive; left out: until it is released. */
  readonly to?: string | undefined;
  readonly note?: string | undefined;
}

/** Takes units out of what can be hired, from a day on. Throws `not_found` (product) and `invalid_request`. */
export async function holdStock(tx: Tx, companyId: string, hold: NewHold, now: Date): Promise<string> {
  const { from, to } = hold;
  if (to !== undefined && to < from) {
    throw invalidRequest('to', ({ stock }) => stock.daysTurned(to, from));
  }
  await requireTracked(tx, companyId, hold.productId);
  const id = newId();
  await tx
    .insertInto('stock_holds')
    .values({
      company_id: companyId,
      id,
      product_id: hold.productId,
      kind: hold.kind,
      quantity: hold.quantity,
      from_day: hold.from,
      until_day: hold.to === undefined ? 'infinity' : addDays(hold.to, 1),
      note: hold.note ?? null,
      recorded_at: now,
    })
    .execute();
  const { productId, kind, quantity, note } = hold;
  await recordStock(tx, companyId, 'stock.held', { productId, details: { kind, units: quantity, from, to, note } });
  return id;
}

/** Whose hold it is: for the operator, who names no company. Throws `not_found`. */
export async function companyOfHold(db: Db, id: string): Promise<string> {
  const { rows } = isUuid(id)
    ? await sql<{ company: string | null }>`select company_of_hold(${id}) as company`.execute(db)
    : { rows: [] };
  const company = rows[0]?.company ?? null;
  if (company === null) throw new AppError('not_found', (texts) => texts.none.hold(id));
  return company;
}

export interface Released {
  readonly productId: string;
  readonly kind: 'in_repair' | 'lost';
  readonly quantity: number;
  /** Units of the hold that stay held on that day. */
  readonly stillHeld: number;
}

/**
 * Gives units of a hold back from the day `on` (their first day back); all that are still held then unless `quantity`
 * says how many. A release recorded for a later day gives way to it, and is kept as superseded. Throws `not_found`, and
 * `conflict` where fewer units are held on that day.
 */
export async function releaseHold(
  tx: Tx,
  companyId: string,
  id: string,
  { on, quantity, now }: { readonly on: string; readonly quantity?: number | undefined; readonly now: Date },
): Promise<Released> {
  await lockStock(tx, companyId);
  const hold = await tx
    .selectFrom('stock_holds')
    .select(['product_id', 'kind', 'quantity', 'until_day'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (hold === undefined) throw new AppError('not_found', (texts) => texts.none.hold(id));
  const { rows } = await sql<{ held: number; later: number }>`
    select ${hold.quantity} - coalesce(sum(quantity) filter (where day <= ${on}::date), 0)::integer as held,
      coalesce(sum(quantity) filter (where day > ${on}::date), 0)::integer as later
    from stock_releases
    where company_id = ${companyId} and hold_id = ${id} and superseded_at is null`.execute(tx);
  const { held = 0, later = 0 } = rows[0] ?? {};
  if (hasEnded(hold.until_day, on)) {
    throw new AppError('conflict', ({ stock }) => stock.holdEnded(addDays(hold.until_day, -1)));
  }
  if (held === 0) throw new AppError('conflict', ({ stock }) => stock.allBack(String(hold.quantity), on));
  const wanted = quantity ?? held;
  if (wanted > held) throw new AppError('conflict', ({ stock }) => stock.stillHeld(String(held), on));
  // units released later, and now released earlier instead
  const moved = Math.max(0, wanted - (held - later));
  if (moved > 0) await supersede(tx, companyId, id, on, moved, now);
  await insertRelease(tx, companyId, id, { quantity: wanted, day: on, now });
  const details = { kind: hold.kind, units: wanted, on };
  await recordStock(tx, companyId, 'stock.released', { productId: hold.product_id, details });
  return { productId: hold.product_id, kind: hold.kind, quantity: wanted, stillHeld: held - wanted };
}

/** Whether a hold was over before a day; units that come back on the very day it ends may be released all the same. */
function hasEnded(until: string, on: string): boolean {
  return until !== 'infinity' && dayNumber(on) > dayNumber(until);
}

/** Takes `units` back out of the releases after `on`, the latest first. */
async function supersede(
  tx: Tx,
  companyId: string,
  holdId: string,
  on: string,
  units: number,
  now: Date,
): Promise<void> {
  const later = await tx
    .selectFrom('stock_releases')
    .select(['id', 'quantity', 'day'])
    .where('company_id', '=', companyId)
    .where('hold_id', '=', holdId)
    .where('superseded_at', 'is', null)
    .where('day', '>', on)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute();
  let left = units;
  for (const release of later) {
    if (left <= 0) return;
    await tx
      .updateTable('stock_releases')
      .set({ superseded_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', release.id)
      .execute();
    const kept = release.quantity - left;
    if (kept > 0) await insertRelease(tx, companyId, holdId, { quantity: kept, day: release.day, now });
    left -= release.quantity;
  }
}

async function insertRelease(
  tx: Tx,
  companyId: string,
  holdId: string,
  release: { readonly quantity: number; readonly day: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('stock_releases')
    .values({
      company_id: companyId,
      id: newId(),
      hold_id: holdId,
      quantity: release.quantity,
      day: release.day,
      recorded_at: release.now,
      superseded_at: null,
    })
    .execute();
}

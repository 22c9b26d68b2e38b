import type { Category } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';

export interface Dispatch {
  /** The first day that they are away. */
  readonly left: string;
  /** The day after the job's last; null where it has no date. */
  readonly due: string | null;
  /** Days after the job's last until they are late; null: the company's buffer days. */
  readonly daysAfter: number | null;
  readonly now: Date;
}

/**
 * Records that units leave for a confirmed job; returns of how many products. Equipment whose stock is not tracked leaves
 * as well; crew and journeys do not. Consumables leave and are not due back.
 */
export async function dispatchUnits(
  tx: Tx,
  companyId: string,
  proposalId: string,
  units: ReadonlyMap<string, number>,
  { left, due, daysAfter, now }: Dispatch,
): Promise<number> {
  const records = JSON.stringify([...units].map(([product, quantity]) => ({ id: newId(), product, quantity })));
  const { numAffectedRows = 0n } = await sql`
    insert into dispatched_units (company_id, id, proposal_id, product_id, quantity, left_day, due_day, days_after,
      used_up, left_recorded_at)
    select ${companyId}::uuid, u.id, ${proposalId}::uuid, u.product, u.quantity, ${left}::date,
      case when p.category <> 'consumables' then ${due}::date end, ${daysAfter}::integer, p.category = 'consumables', ${now}
    from jsonb_to_recordset(${records}::jsonb) as u (id uuid, product uuid, quantity integer)
    join products p on p.company_id = ${companyId} and p.id = u.product
      and p.category not in ('crew', 'transport')`.execute(tx);
  return Number(numAffectedRows);
}

/** Crew and journeys do not leave, and consumables are used up. */
export function comesBack(category: Category): boolean {
  return category !== 'crew' && category !== 'transport' && category !== 'consumables';
}

export interface Return {
  /** From this day on they are back. */
  readonly on: string;
  /** Left out: all that is out. */
  readonly productId?: string | undefined;
  /** Left out: all of the product that is out. */
  readonly quantity?: number | undefined;
  readonly now: Date;
}

/** Records that units came back. Throws `conflict` where fewer, or none, are out, and for a day before they left. */
export async function returnUnits(tx: Tx, companyId: string, proposalId: string, given: Return): Promise<void> {
  let query = tx
    .selectFrom('dispatched_units')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('back_day', 'is', null)
    .where('used_up', '=', false)
    .orderBy('left_day')
    .orderBy('id')
    .forUpdate();
  if (given.productId !== undefined) query = query.where('product_id', '=', given.productId);
  const lots = await query.execute();
  const out = lots.reduce((sum, { quantity }) => sum + quantity, 0);
  let wanted = given.quantity ?? out;
  if (out === 0 || wanted > out) await refuseSoMany(tx, companyId, given.productId, out);
  for (const lot of lots) {
    if (wanted === 0) break;
    if (given.on < lot.left_day) {
      throw new AppError('conflict', ({ stock }) => stock.leftLater(lot.left_day, given.on));
    }
    const back = Math.min(wanted, lot.quantity);
    wanted -= back;
    await recordBack(tx, lot, back, given);
  }
}

/** Throws that no more are out than there are; of everything, that nothing is. */
async function refuseSoMany(tx: Tx, companyId: string, productId: string | undefined, out: number): Promise<never> {
  if (productId === undefined) throw new AppError('conflict', ({ stock }) => stock.nothingOut);
  const found = await tx
    .selectFrom('products')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .executeTakeFirst();
  if (found === undefined) throw new AppError('not_found', (texts) => texts.none.product(productId), { param: 'item' });
  const { name } = found;
  throw new AppError('conflict', ({ stock }) => {
    if (out === 0) return stock.noneOut(name);
    return stock[out === 1 ? 'oneOut' : 'someOut'](String(out), name);
  });
}

interface Lot {
  readonly company_id: string;
  readonly id: string;
  readonly proposal_id: string;
  readonly product_id: string;
  readonly quantity: number;
  readonly left_day: string;
  readonly due_day: string | null;
  readonly days_after: number | null;
  readonly left_recorded_at: Date;
}

/** Splits a lot of which only some came back. */
async function recordBack(tx: Tx, lot: Lot, back: number, { on, now }: Return): Promise<void> {
  if (back < lot.quantity) {
    await tx
      .insertInto('dispatched_units')
      .values({
        company_id: lot.company_id,
        id: newId(),
        proposal_id: lot.proposal_id,
        product_id: lot.product_id,
        quantity: lot.quantity - back,
        left_day: lot.left_day,
        due_day: lot.due_day,
        days_after: lot.days_after,
        left_recorded_at: lot.left_recorded_at,
      })
      .execute();
  }
  await tx
    .updateTable('dispatched_units')
    .set({ quantity: back, back_day: on, back_recorded_at: now })
    .where('company_id', '=', lot.company_id)
    .where('id', '=', lot.id)
    .execute();
}

/** Units of each product that ever left for a job. */
export async function unitsThatLeft(
  tx: Tx,
  companyId: string,
  proposalId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ product: string; quantity: number }>`
    select product_id as product, sum(quantity)::integer as quantity
    from dispatched_units
    where company_id = ${companyId} and proposal_id = ${proposalId}
    group by product_id`.execute(tx);
  return new Map(rows.map(({ product, quantity }) => [product, quantity]));
}

/** Units of each product that are out for a job. */
export async function unitsOut(tx: Tx, companyId: string, proposalId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ product: string; quantity: number }>`
    select product_id as product, sum(quantity)::integer as quantity
    from dispatched_units
    where company_id = ${companyId} and proposal_id = ${proposalId} and back_day is null and not used_up
    group by product_id`.execute(tx);
  return new Map(rows.map(({ product, quantity }) => [product, quantity]));
}

/** Whether anything of a job is out, or any unit of one product. */
export async function isEquipmentOut(
  tx: Tx,
  companyId: string,
  proposalId: string,
  productId: string | null = null,
): Promise<boolean> {
  const out = await tx
    .selectFrom('dispatched_units')
    .select('id')
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('back_day', 'is', null)
    .where('used_up', '=', false)
    .$if(productId !== null, (query) => query.where('product_id', '=', productId ?? ''))
    .limit(1)
    .executeTakeFirst();
  return out !== undefined;
}

/** What left for one job belongs to another from now on, and is due when that one says. */
export async function moveUnits(
  tx: Tx,
  companyId: string,
  from: string,
  { to, due, daysAfter }: { readonly to: string; readonly due: string | null; readonly daysAfter: number | null },
): Promise<void> {
  await sql`
    update dispatched_units
    set proposal_id = ${to}, days_after = ${daysAfter}, due_day = case when not used_up then ${due}::date end
    where company_id = ${companyId} and proposal_id = ${from}`.execute(tx);
}

/** Nothing is due any more on a job that was cancelled. */
export async function forgiveUnits(tx: Tx, companyId: string, proposalId: string): Promise<void> {
  await tx
    .updateTable('dispatched_units')
    .set({ due_day: null })
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .execute();
}

import { getCompany } from '../../accounts/index.ts';
import {
  comesBack,
  dispatchUnits,
  isEquipmentOut,
  returnUnits,
  unitsOut,
  unitsThatLeft,
} from '../../availability/index.ts';
import { findParts, lockStock } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type Actor, SERVICE } from '../actor.ts';
import { recordHistory } from '../history/index.ts';
import { loadProposal } from '../load.ts';
import type { Proposal } from '../proposal.ts';
import { findWithdrawal } from '../withdrawal/index.ts';
import { holdStockFor } from './hold-stock.ts';
import { countOnLines, readUnitsNeeded } from './units-held.ts';
import { readBefore, recordMovement } from './movements.ts';

export interface DispatchDetails {
  /** The day it left; left out: today. */
  readonly on?: string | undefined;
  /** Units of each product; left out: all that have not left. */
  readonly units?: ReadonlyMap<string, number> | undefined;
  readonly actor?: Actor | undefined;
}

/**
 * Records that equipment of a confirmed job left; of one that was amended since it left, what the amendment added. Throws
 * `not_found`, `invalid_request` for a day to come, and `conflict` where the proposal is not accepted, has been dispatched,
 * was withdrawn from before anything left, or needs less of a product than is to leave.
 */
export function dispatchJob(
  context: Context,
  companyId: string,
  id: string,
  { on, units: chosen, actor = SERVICE }: DispatchDetails = {},
): Promise<Proposal> {
  return withJob(context, companyId, id, on, async (tx, job, day) => {
    if (job.status !== 'accepted') {
      throw new AppError('conflict', ({ stock, statuses }) => stock.dispatch(statuses[job.status]));
    }
    if (job.dispatchedOn === null && (await findWithdrawal(tx, companyId, id)) !== null) {
      throw new AppError('conflict', ({ stock }) => stock.withdrawn);
    }
    const { date, days } = job.event;
    const due = date === null ? null : addDays(date, days);
    const units = partOf(await unitsThatStay(tx, companyId, job), chosen);
    const now = context.clock.now();
    const before = await readBefore(tx, companyId, job);
    const { daysAfter } = job.collection;
    const dispatched = await dispatchUnits(tx, companyId, id, units, { left: day, due, daysAfter, now });
    if (job.dispatchedOn !== null && dispatched === 0) {
      const left = job.dispatchedOn;
      throw new AppError('conflict', ({ stock }) => stock.left(left));
    }
    // of several days the first: from there on it is held
    const first = job.dispatchedOn !== null && job.dispatchedOn < day ? job.dispatchedOn : day;
    await tx
      .updateTable('proposals')
      .set({ dispatched_on: first, updated_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    await recordMovement(tx, companyId, id, { what: 'dispatched', on: day, before, recordedAt: now });
    await holdStockFor(tx, companyId, id);
    const details = { on: day, ...(chosen !== undefined && { units: Object.fromEntries(chosen) }) };
    await recordHistory(tx, companyId, id, { what: 'dispatched', actor, now, details });
  });
}

export interface ReturnDetails {
  /** From this day on it is back; left out: today. */
  readonly on?: string | undefined;
  /** Left out: all that is out. */
  readonly productId?: string | undefined;
  /** Left out: all of the product that is out. */
  readonly quantity?: number | undefined;
  /** Units of each of several products, instead of the two above. */
  readonly units?: ReadonlyMap<string, number> | undefined;
  readonly actor?: Actor | undefined;
}

/**
 * Records that equipment of a job came back. Throws `not_found`, `invalid_request` for a day to come, and `conflict`
 * where so much is not out, or came back before it left.
 */
export function returnJob(context: Context, companyId: string, id: string, details: ReturnDetails): Promise<Proposal> {
  return withJob(context, companyId, id, details.on, async (tx, job, day) => {
    const now = context.clock.now();
    const before = await readBefore(tx, companyId, job);
    const { actor = SERVICE, productId, quantity, units } = details;
    if (units === undefined) {
      for (const part of await partsToReturn(tx, companyId, id, { productId, quantity })) {
        await returnUnits(tx, companyId, id, { ...part, on: day, now });
      }
    }
    for (const [product, count] of units ?? []) {
      await returnUnits(tx, companyId, id, { productId: product, quantity: count, on: day, now });
    }
    await recordMovement(tx, companyId, id, { what: 'returned', on: day, before, recordedAt: now });
    await holdStockFor(tx, companyId, id);
    await recordHistory(tx, companyId, id, {
      what: 'returned',
      actor,
      now,
      details: {
        on: day,
        product: productId,
        quantity,
        ...(units !== undefined && { units: Object.fromEntries(units) }),
      },
    });
  });
}

/**
 * What comes back where a product or everything does; of a kit its parts: of as many kits as are said, else what of them is
 * out, at most for as many as are on the job's lines.
 */
async function partsToReturn(
  tx: Tx,
  companyId: string,
  id: string,
  { productId, quantity }: Pick<ReturnDetails, 'productId' | 'quantity'>,
): Promise<readonly Pick<ReturnDetails, 'productId' | 'quantity'>[]> {
  if (productId === undefined) return [{ quantity }];
  const all = (await findParts(tx, companyId, [productId])).get(productId);
  // what left before it was made a kit comes back as what it was
  if (all === undefined || (await isEquipmentOut(tx, companyId, id, productId))) return [{ productId, quantity }];
  const parts = all.filter(({ category }) => comesBack(category));
  const kits = quantity ?? (await countOnLines(tx, companyId, id, productId));
  const out = quantity === undefined ? await unitsOut(tx, companyId, id) : null;
  const back = parts.flatMap((part) => {
    const most = part.quantity * kits;
    const units = out === null ? most : Math.min(most, out.get(part.productId) ?? 0);
    return units === 0 ? [] : { productId: part.productId, quantity: units };
  });
  // none of it is out: said of the kit itself
  return back.length === 0 ? [{ productId, quantity }] : back;
}

/** Runs `work` on a proposal while nobody else changes the company's stock, and returns the proposal after it. */
function withJob(
  context: Context,
  companyId: string,
  id: string,
  on: string | undefined,
  work: (tx: Tx, job: Proposal, day: string) => Promise<void>,
): Promise<Proposal> {
  return forCompany(context.db, companyId, async (tx) => {
    await lockStock(tx, companyId);
    const { timeZone } = await getCompany(tx, companyId);
    const today = dayIn(timeZone, context.clock.now());
    const load = async () => {
      const proposal = await loadProposal(tx, companyId, id, today);
      if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
      return proposal;
    };
    const job = await load();
    if (on !== undefined && on > today) {
      throw invalidRequest('on', ({ stock }) => stock.future(on));
    }
    await work(tx, job, on ?? today);
    return load();
  });
}

/** Units of each product that the job needs and that have not left for it. */
async function unitsThatStay(tx: Tx, companyId: string, job: Proposal): Promise<Map<string, number>> {
  const left = await unitsThatLeft(tx, companyId, job.id);
  const needed = await readUnitsNeeded(tx, companyId, job.id);
  const staying = [...needed].map(([product, count]) => [product, count - (left.get(product) ?? 0)] as const);
  return new Map(staying.filter(([, count]) => count > 0));
}

/** What somebody chose of the units that have not left; all of them where nothing was chosen. */
function partOf(
  units: ReadonlyMap<string, number>,
  chosen: ReadonlyMap<string, number> | undefined,
): ReadonlyMap<string, number> {
  for (const [product, count] of chosen ?? []) {
    const left = units.get(product) ?? 0;
    if (count > left) throw new AppError('conflict', ({ stock }) => stock.toLeave(String(left), product));
  }
  return chosen ?? units;
}
